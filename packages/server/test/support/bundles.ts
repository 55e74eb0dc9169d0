import { type Scripts, scriptsIn } from './scripts.ts';

/** The project's own bundler is plain JavaScript. */
interface Bundler {
  bundle(entries: readonly string[]): Promise<URL>;
}

let bundled: Promise<Scripts> | null = null;

/** Bundled once: a look whether something has changed goes through all sources. */
export function bundledScripts(): Promise<Scripts> {
  bundled ??= bundleScripts();
  return bundled;
}

async function bundleScripts(): Promise<Scripts> {
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
