import type { TextBoxes } from '../../cards/text-box.ts';

export const anachronautsTexts: TextBoxes = {
  // Apocryphus
  // '11040': text(),
  // Deathunt 9000
  // '11041': text(),
  // Sir Raston
  // '11042': text(),
  // Terminatrix
  // '11043': text(),
  // Wildrun
  // '11044': text(),
  // The Anachronauts
  // '11045': text(),
  // Kang's Chosen
  // '11046': text(),
};
