import type { TextBoxes } from '../../cards/text-box.ts';

export const spiderWomanTexts: TextBoxes = {
  // Spider-Woman
  // '04031a': text(),
  // Jessica Drew
  // '04031b': text(),
  // Captain Marvel (Carol Danvers)
  // '04032': text(),
  // Finesse
  // '04033': text(),
  // Jessica Drew's Apartment
  // '04034': text(),
  // Venom Blast
  // '04035': text(),
  // Pheromones
  // '04036': text(),
  // Contaminant Immunity
  // '04037': text(),
  // Inconspicuous
  // '04038': text(),
  // Self-Propelled Glide
  // '04039': text(),
  // Uncertain Loyalties
  // '04053': text(),
};
