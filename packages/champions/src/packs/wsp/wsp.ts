import type { TextBoxes } from '../../cards/text-box.ts';

export const wspTexts: TextBoxes = {
  // Wasp
  // '13001a': text(),
  // Nadia Van Dyne
  // '13001b': text(),
  // Wasp
  // '13001c': text(),
  // Ant-Man (Scott Lang)
  // '13002': text(),
  // Giant Help
  // '13003': text(),
  // Pinpoint Strike
  // '13004': text(),
  // Rapid Growth
  // '13005': text(),
  // Wasp Sting
  // '13006': text(),
  // Pym Particles
  // '13007': text(),
  // Red Room Training
  // '13008': text(),
  // Bio-Synthetic Wings
  // '13009': text(),
  // Wasp's Helmet
  // '13010': text(),
  // Red Dreams
  // '13026': text(),
};
