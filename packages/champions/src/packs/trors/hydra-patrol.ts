import type { TextBoxes } from '../../cards/text-box.ts';

export const hydraPatrolTexts: TextBoxes = {
  // Hydra Regular
  // '04152': text(),
  // Hydra Soldier
  // '04153': text(),
  // Hydra Patrol
  // '04154': text(),
};
