import type { TextBoxes } from '../../cards/text-box.ts';

export const scwTexts: TextBoxes = {
  // Scarlet Witch
  // '15001a': text(),
  // Wanda Maximoff
  // '15001b': text(),
  // Quicksilver (Pietro Maximoff)
  // '15002': text(),
  // Chaos Magic
  // '15003': text(),
  // Hex Bolt
  // '15004': text(),
  // Molecular Decay
  // '15005': text(),
  // Warp Reality
  // '15006': text(),
  // Agatha Harkness
  // '15007': text(),
  // Magic Shield
  // '15008': text(),
  // Scarlet Witch's Crest
  // '15009': text(),
  // Slipping Sanity
  // '15023': text(),
};
