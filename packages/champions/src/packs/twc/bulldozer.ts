import type { TextBoxes } from '../../cards/text-box.ts';

export const bulldozerTexts: TextBoxes = {
  // Bulldozer A
  // '07046': text(),
  // Bulldozer B
  // '07047': text(),
  // Clear the Road
  // '07048': text(),
  // Bulldozer's Helmet
  // '07049': text(),
  // Held Hostage
  // '07050': text(),
  // Ramming Speed
  // '07051': text(),
  // Corrupt Prison Guard
  // '07052': text(),
  // Escaped Convict
  // '07053': text(),
  // Buddy System
  // '07054': text(),
  // Bull Rush
  // '07055': text(),
  // Chaos In the Prison
  // '07056': text(),
  // Get Wrecked!
  // '07057': text(),
  // Headbutt
  // '07058': text(),
  // Leading the Charge
  // '07059': text(),
};
