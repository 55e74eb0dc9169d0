import type { TextBoxes } from '../../cards/text-box.ts';

export const qsvTexts: TextBoxes = {
  // Quicksilver
  // '14001a': text(),
  // Pietro Maximoff
  // '14001b': text(),
  // Scarlet Witch (Wanda Maximoff)
  // '14002': text(),
  // Always Be Running
  // '14003': text(),
  // Double Time
  // '14004': text(),
  // Maximum Velocity
  // '14005': text(),
  // Speed Cyclone
  // '14006': text(),
  // Serval Industries
  // '14007': text(),
  // Accelerated Reflex
  // '14008': text(),
  // Friction Resistance
  // '14009': text(),
  // Hyper Perception
  // '14010': text(),
  // Reinforced Sinew
  // '14011': text(),
  // Need for Speed
  // '14024': text(),
};
