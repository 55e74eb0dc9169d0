import { counted } from '../../../words/plural.ts';

/** The page's texts about Champions, besides the game's own words. */
export const en = {
  encounterCards: 'Encounter cards',
  encounterCardsOf: (name: string) => `${name}: encounter cards`,
  groups: {
    allies: 'Allies',
    upgrades: 'Upgrades',
    supports: 'Supports',
    others: 'Other',
  },
  setup: {
    heroes: 'Choose your hero',
    heroesHint: 'Each hero comes with a ready deck.',
    scenario: 'Face a villain',
    modular: 'Modular set',
    allSets: (count: number) => `Show all ${count} sets`,
    fewerSets: 'Show fewer sets',
    modularHint: (count: number) =>
      counted(
        'The encounter deck needs at least {{count}} modular set.',
        'The encounter deck needs at least {{count}} modular sets.',
        count,
      ),
    recommended: 'recommended',
    random: 'Random',
    randomHint: 'The set stays secret until its cards appear.',
    modes: { standard: 'Standard', expert: 'Expert' },
    modeHints: {
      standard: 'The villain’s first stages.',
      expert: 'Later stages and more dangerous encounter cards.',
    },
    heroic: 'Heroic',
    heroicNone: 'Off',
    heroicHint: 'This many extra encounter cards for each player each round.',
    skirmish: 'Skirmish',
    skirmishNone: 'Off: all stages',
    skirmishStage: (stage: string) => `Stage ${stage} only`,
    skirmishHint: 'A short game against one stage of the villain.',
  },
};
