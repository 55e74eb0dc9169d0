import type { TextBoxes } from '../../cards/text-box.ts';

export const msMarvelTexts: TextBoxes = {
  // Ms. Marvel
  // '05001a': text(),
  // Kamala Khan
  // '05001b': text(),
  // Red Dagger
  // '05002': text(),
  // Big Hands
  // '05003': text(),
  // Sneak By
  // '05004': text(),
  // Wiggle Room
  // '05005': text(),
  // Aamir Khan
  // '05006': text(),
  // Bruno Carrelli
  // '05007': text(),
  // Nakia Bahadir
  // '05008': text(),
  // Biokinetic Polymer Suit
  // '05009': text(),
  // Embiggen!
  // '05010': text(),
  // Shrink
  // '05011': text(),
  // Home by Dawn
  // '05025': text(),
};
