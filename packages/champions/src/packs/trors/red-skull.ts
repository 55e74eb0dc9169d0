import type { TextBoxes } from '../../cards/text-box.ts';

export const redSkullTexts: TextBoxes = {
  // Red Skull I
  // '04125': text(),
  // Red Skull II
  // '04126': text(),
  // Red Skull III
  // '04127': text(),
  // The Rise of Red Skull 1A
  // '04128a': text(),
  // The Rise of Red Skull 1B
  // '04128b': text(),
  // New World Hydra 2A
  // '04129a': text(),
  // New World Hydra 2B
  // '04129b': text(),
  // The Sleeper
  // '04130': text(),
  // Hydra Exo-Soldier
  // '04131': text(),
  // Red Skull's Luger
  // '04132': text(),
  // Red Skull's Right Hook
  // '04133': text(),
  // Master Strategist
  // '04134': text(),
  // Twisted Reality
  // '04135': text(),
  // Bitter Rival
  // '04136': text(),
  // Spreading Lies
  // '04137': text(),
  // Infinite Power
  // '04138': text(),
  // The Red House
  // '04139': text(),
  // The Sleeper Awakened
  // '04140': text(),
  // Prison Camps
  // '04141': text(),
  // Censor the Past
  // '04142': text(),
  // Hydra Reinforcements
  // '04143': text(),
  // Mass Chaos
  // '04144': text(),
};
