import type { TextBoxes } from '../../cards/text-box.ts';

export const hydraCampTexts: TextBoxes = {
  // Adrenal Stims
  // '04155': text(),
  // Tactical Scanner
  // '04156': text(),
  // Emergency Teleporter
  // '04157': text(),
  // Laser Cannon
  // '04158': text(),
  // Basic Thwart Upgrade
  // '04159a': text(),
  // Improved Thwart Upgrade
  // '04159b': text(),
  // Basic Attack Upgrade
  // '04160a': text(),
  // Improved Attack Upgrade
  // '04160b': text(),
  // Basic Defense Upgrade
  // '04161a': text(),
  // Improved Defense Upgrade
  // '04161b': text(),
  // Basic Recovery Upgrade
  // '04162a': text(),
  // Improved Recovery Upgrade
  // '04162b': text(),
};
