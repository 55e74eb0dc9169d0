import { type Scripts, scriptsIn } from './scripts.ts';

/** The project's own bundler is plain JavaScript. */
interface Bundler {
  bundle(entries: readonly string[]): Promise<URL>;
}

export async function bundledScripts(): Promise<Scripts> {
  const bundler = new URL('../../../../scripts/bundle.mjs', import.meta.url).href;
  const { bundle } = (await import(bundler)) as Bundler;
  return scriptsIn(
    await bundle([
      'packages/server/src/tables/bot-worker.ts',
      'packages/server/src/storage/database-worker.ts',
      'packages/server/test/support/serve.ts',
    ]),
  );
}
