import type { TextBoxes } from '../../cards/text-box.ts';

export const zolaTexts: TextBoxes = {
  // Zola I
  // '04109': text(),
  // Zola II
  // '04110': text(),
  // Zola III
  // '04111': text(),
  // The Island of Dr. Zola 1A
  // '04112a': text(),
  // The Island of Dr. Zola 1B
  // '04112b': text(),
  // The Mad Doctor 2A
  // '04113a': text(),
  // The Mad Doctor 2B
  // '04113b': text(),
  // Ultimate Bio-Servant
  // '04114': text(),
  // Zola's Mutate
  // '04115': text(),
  // Berserk Mutate
  // '04116': text(),
  // Defensive Programming
  // '04117': text(),
  // Pain Inhibitors
  // '04118': text(),
  // Neurological Implants
  // '04119': text(),
  // Mind Ray
  // '04120': text(),
  // Technological Enhancements
  // '04121': text(),
  // Hydra Prison
  // '04122': text(),
  // Test Subjects
  // '04123': text(),
  // Zola's Experiments
  // '04124': text(),
};
