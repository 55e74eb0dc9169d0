import type { TextBoxes } from '../../cards/text-box.ts';

export const thunderballTexts: TextBoxes = {
  // Thunderball A
  // '07017': text(),
  // Thunderball B
  // '07018': text(),
  // Thunderstruck
  // '07019': text(),
  // Ball and Chain
  // '07020': text(),
  // Held Hostage
  // '07021': text(),
  // Radioactive Buildup
  // '07022': text(),
  // Corrupt Prison Guard
  // '07023': text(),
  // Escaped Convict
  // '07024': text(),
  // Buddy System
  // '07025': text(),
  // Chaos In the Prison
  // '07026': text(),
  // Energy Projectiles
  // '07027': text(),
  // Get Wrecked!
  // '07028': text(),
  // I've Been Waiting For This!
  // '07029': text(),
  // Lightning Blast
  // '07030': text(),
  // Tactical Prowess
  // '07031': text(),
};
