import type { TextBoxes } from '../../cards/text-box.ts';

export const kreeFanaticTexts: TextBoxes = {
  // Ronan the Accuser
  // '90001': text(),
  // Judge, Jury, Executioner
  // '90002': text(),
  // The Accused
  // '90003': text(),
  // Bring the Hammer Down
  // '90004': text(),
  // You Dare Oppose Me?
  // '90005': text(),
};
