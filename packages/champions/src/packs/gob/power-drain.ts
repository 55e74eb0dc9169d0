import type { TextBoxes } from '../../cards/text-box.ts';

export const powerDrainTexts: TextBoxes = {
  // Power Drain
  // '02041': text(),
  // Electro
  // '02042': text(),
  // Electromagnetic Pulse
  // '02043': text(),
  // Lightning Bolt
  // '02044': text(),
  // Shock Therapy
  // '02045': text(),
};
