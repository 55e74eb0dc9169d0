import type { Plugin, Rolldown } from 'vite';
import { GAMES, source } from './sources.ts';

/** The server reads it, to tell browsers what a table needs before they can know themselves. */
const FILE = 'needs.json';

/** Writes down, for each game, the files that a table of it needs, in the order of their use. */
export function needsOfTables(): Plugin {
  return {
    name: 'needs of tables',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const needs = GAMES.map((game) => {
        const screens = [
          source('../index.html'),
          source('screens/open-table.tsx'),
          source(`games/${game}/${game}.ts`),
        ];
        return [game, filesFor(screens, bundle)];
      });
      const text = JSON.stringify(Object.fromEntries(needs));
      this.emitFile({ type: 'asset', fileName: FILE, source: text });
    },
  };
}

function filesFor(modules: readonly string[], bundle: Rolldown.OutputBundle): readonly string[] {
  const files = new Set<string>();
  const add = (chunk: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) => {
    if (chunk?.type !== 'chunk' || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const needed of chunk.imports) add(bundle[needed]);
  };
  for (const module of modules) {
    add(
      Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId === module),
    );
  }
  return [...files].map((file) => `/${file}`);
}
