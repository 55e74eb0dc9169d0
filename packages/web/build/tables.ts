import type { Plugin, Rolldown } from 'vite';
import { GAMES, source } from './sources.ts';

/**
 * Writes, for each game, the document for visitors who follow a link to a table: that of the page,
 * with the name of the game and all files that the table needs. A browser asks for them at once, and
 * not only when the page has run far enough to know where it is.
 */
export function documentsOfTables(): Plugin {
  return {
    name: 'documents of tables',
    apply: 'build',
    // The document of the page is written by then.
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return this.error('The page has no document.');
      const document = String(page.source);
      for (const game of GAMES) {
        const links = needs(game, bundle)
          .filter((file) => !document.includes(`/${file}"`))
          .map(linkTo);
        this.emitFile({
          type: 'asset',
          fileName: `tables/${game}.html`,
          source: document
            .replace('<html', `<html data-table-of="${game}"`)
            .replace('</head>', `${links.join('')}</head>`),
        });
      }
    },
  };
}

function linkTo(file: string): string {
  const kind = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  return `<link rel="${kind}" crossorigin href="/${file}">`;
}

/**
 * The files that a table of this game needs, each after those it builds on: a style may change what an
 * earlier one says.
 */
function needs(game: string, bundle: Rolldown.OutputBundle): readonly string[] {
  const files = new Set<string>();
  const add = (chunk: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) => {
    if (chunk?.type !== 'chunk' || files.has(chunk.fileName)) return;
    for (const needed of chunk.imports) add(bundle[needed]);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    files.add(chunk.fileName);
  };
  for (const module of ['screens/open-table/open-table.tsx', `games/${game}/${game}.ts`].map(
    source,
  )) {
    add(
      Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId === module),
    );
  }
  return [...files];
}
