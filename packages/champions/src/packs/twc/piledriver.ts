import type { TextBoxes } from '../../cards/text-box.ts';

export const piledriverTexts: TextBoxes = {
  // Piledriver A
  // '07032': text(),
  // Piledriver B
  // '07033': text(),
  // Pile It On!
  // '07034': text(),
  // Distracting Taunts
  // '07035': text(),
  // Held Hostage
  // '07036': text(),
  // Corrupt Prison Guard
  // '07037': text(),
  // Escaped Convict
  // '07038': text(),
  // Buddy System
  // '07039': text(),
  // Get Wrecked!
  // '07040': text(),
  // I've Been Waiting For This!
  // '07041': text(),
  // Oversized Hands
  // '07042': text(),
  // Escape Plan
  // '07043': text(),
  // Pummel
  // '07044': text(),
  // Uncanny Resilience
  // '07045': text(),
};
