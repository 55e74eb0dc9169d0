import type { TextBoxes } from '../../cards/text-box.ts';

export const taskmasterTexts: TextBoxes = {
  // Taskmaster I
  // '04093': text(),
  // Taskmaster II
  // '04094': text(),
  // Taskmaster III
  // '04095': text(),
  // Hunting Down Heroes 1A
  // '04096a': text(),
  // Hunting Down Heroes 1B
  // '04096b': text(),
  // Moon Knight (Marc Spector)
  // '04097': text(),
  // Shang-Chi
  // '04098': text(),
  // White Tiger (Angela Del Toro)
  // '04099': text(),
  // Elektra
  // '04100': text(),
  // Hydra Hunter
  // '04101': text(),
  // Taskmaster's Sword
  // '04102': text(),
  // Taskmaster's Shield
  // '04103': text(),
  // Photographic Reflexes
  // '04104': text(),
  // Mimicry
  // '04105': text(),
  // Hunted by Hydra
  // '04106': text(),
  // Captured by Hydra
  // '04107': text(),
  // Taskmaster's Training Camp
  // '04108': text(),
};
