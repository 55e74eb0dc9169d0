import type { TextBoxes } from '../../cards/text-box.ts';

export const antTexts: TextBoxes = {
  // Ant-Man
  // '12001a': text(),
  // Scott Lang
  // '12001b': text(),
  // Ant-Man
  // '12001c': text(),
  // Wasp (Nadia Van Dyne)
  // '12002': text(),
  // Giant Stomp
  // '12003': text(),
  // Hive Mind
  // '12004': text(),
  // Resize
  // '12005': text(),
  // Pym Particles
  // '12006': text(),
  // Army of Ants
  // '12007': text(),
  // Ant-Man's Helmet
  // '12008': text(),
  // Giant Strength
  // '12009': text(),
  // Wrist Gauntlets
  // '12010': text(),
  // Care for Cassie
  // '12025': text(),
};
