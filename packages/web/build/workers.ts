import type { Plugin } from 'vite';

const ADDRESS = /new URL\('([^']+\.worker\.ts)', import\.meta\.url\)/g;

/**
 * Builds workers together with the page, and not each by itself as Vite would: the rules of a game,
 * which both need, are one file then, sent once.
 */
export function workersOfThePage(): Plugin {
  return {
    name: 'workers of the page',
    apply: 'build',
    enforce: 'pre',
    async transform(code, importer) {
      let changed = code;
      for (const [address, worker = ''] of code.matchAll(ADDRESS)) {
        const found = await this.resolve(worker, importer);
        if (!found) this.error(`There is no worker ${worker}.`);
        const file = this.emitFile({ type: 'chunk', id: found.id });
        changed = changed.replace(address, `import.meta.ROLLUP_FILE_URL_${file}`);
      }
      return changed === code ? null : changed;
    },
  };
}
