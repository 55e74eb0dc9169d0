import type { TextBoxes } from '../../cards/text-box.ts';

export const wreckerTexts: TextBoxes = {
  // Wrecker A
  // '07002': text(),
  // Wrecker B
  // '07003': text(),
  // Day of Reckoning
  // '07004': text(),
  // Held Hostage
  // '07005': text(),
  // Magic Crowbar
  // '07006': text(),
  // Wrecker's Command
  // '07007': text(),
  // Corrupt Prison Guard
  // '07008': text(),
  // Escaped Convict
  // '07009': text(),
  // Buddy System
  // '07010': text(),
  // Chaos In the Prison
  // '07011': text(),
  // Crowbar Toss
  // '07012': text(),
  // Get Wrecked!
  // '07013': text(),
  // I've Been Waiting For This!
  // '07014': text(),
  // Mystical Link
  // '07015': text(),
  // You're Dead Meat!
  // '07016': text(),
};
