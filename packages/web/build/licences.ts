import type { Plugin } from 'vite';

/** A library that is shipped. */
interface Part {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

/** The project's own list is plain JavaScript. */
interface Parts {
  shippedParts(): readonly Part[];
  licenceText(part: Part): string | null;
}

/** Writes the licences of everything that is shipped, for the page that shows them. */
export function licencesOfParts(): Plugin {
  return {
    name: 'licences of parts',
    apply: 'build',
    async generateBundle() {
      const list = new URL('../../../scripts/parts.mjs', import.meta.url).href;
      const { shippedParts, licenceText } = (await import(list)) as Parts;
      const parts = shippedParts().map((part) => {
        const { name, version, licence } = part;
        return { name, version, licence, text: licenceText(part) };
      });
      this.emitFile({
        type: 'asset',
        fileName: 'licences.json',
        source: JSON.stringify({ parts }),
      });
    },
  };
}
