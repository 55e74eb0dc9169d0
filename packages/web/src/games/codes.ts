import type { Language } from '@grimrule/words';
import type { Art, Face } from './page-game.ts';

interface Coded {
  readonly code: string;
}

/** The names of cards in addresses: pieces that are in no printed set have none. */
export function codesOf(designs: readonly (Coded | undefined)[], printed: readonly Coded[]) {
  const codes: ReadonlySet<string> = new Set(printed.map(({ code }) => code));
  return (design: number): string | null => {
    const code = designs[design]?.code ?? '';
    return codes.has(code) ? code : null;
  };
}

/** The first design with a code, or -1. */
export const designOf = (designs: readonly (Coded | undefined)[], wanted: string | undefined) =>
  designs.findIndex((each) => each !== undefined && each.code === wanted);

/** The picture on the card with a code. */
export function picturesOf(
  designs: readonly (Coded | undefined)[],
  faceOf: (design: number, language: Language) => Face,
) {
  return (code: string | undefined): Art | null => {
    const design = designOf(designs, code);
    return design === -1 ? null : faceOf(design, 'en').art;
  };
}
