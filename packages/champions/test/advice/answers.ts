import type { Position } from './advised.ts';

type Table = Position['table'];

const attacked = (more: object, table: Partial<Table> = {}): Table => ({
  players: [{ hero: 'spider-man', form: 'hero', ...more }],
  // The villain's boost card has no icon, and nothing else comes.
  encounterDeck: ['Hydra Mercenary', 'Hydra Mercenary'],
  phase: 'villain',
  ...table,
});

/** Who defends, and what to answer to enemies. */
export const ANSWERS: readonly Position[] = [
  {
    title: 'lets an ally that is nearly gone take the blow',
    table: attacked({ damage: 5, area: [{ card: 'Black Cat', damage: 1 }] }),
    after: ['use Spider-Man'],
    asks: 'whoDefends',
    good: ['defend Black Cat', 'defend Spider-Man'],
  },
  {
    title: 'lets the weaker of two allies take a blow that would kill',
    table: attacked({
      damage: 8,
      exhausted: true,
      area: ['Hulk', { card: 'Black Cat', damage: 1 }],
    }),
    after: ['use Spider-Man'],
    asks: 'whoDefends',
    good: ['defend Black Cat'],
  },
  {
    title: 'does not give a strong ally for a blow that it can bear',
    table: attacked({ area: ['Hulk'] }),
    after: ['use Spider-Man'],
    asks: 'whoDefends',
    never: ['defend Hulk'],
  },
  {
    title: 'gives even a strong ally when the blow would be the last',
    table: attacked({ damage: 9, exhausted: true, area: ['Hulk'] }),
    after: ['use Spider-Man'],
    asks: 'whoDefends',
    good: ['defend Hulk'],
  },
  {
    title: 'defends itself when the blow would be the last',
    table: attacked({ damage: 8 }),
    after: ['use Spider-Man'],
    asks: 'whoDefends',
    good: ['defend Spider-Man'],
  },
  {
    title: 'stays ready when a blow does not hurt much',
    table: attacked({ damage: 0, area: [] }, { gains: { Rhino: { atk: -1 } } }),
    after: ['use Spider-Man'],
    asks: 'whoDefends',
    good: ['pass'],
  },
  {
    title: 'lets nobody defend a hero who is tough',
    table: attacked({ status: ['tough'], area: ['Black Cat'] }),
    after: ['use Spider-Man'],
    asks: 'whoDefends',
    good: ['pass'],
  },
  {
    title: 'lets the ally defend that leaves at the end of the round',
    table: attacked({ area: ['Nick Fury', 'Black Cat'] }),
    after: ['use Spider-Man'],
    asks: 'whoDefends',
    good: ['defend Nick Fury'],
  },
  {
    title: 'lets a tough ally defend, whom it costs nothing',
    table: attacked({ damage: 6, area: [{ card: 'Luke Cage', status: ['tough'] }, 'Black Cat'] }),
    after: ['use Spider-Man'],
    asks: 'whoDefends',
    good: ['defend Luke Cage'],
  },
  {
    title: 'prevents an attack for nothing',
    table: attacked({ damage: 5, exhausted: true, hand: ['Backflip'] }),
    after: ['use Spider-Man'],
    asks: 'useAbility',
    good: ['play Backflip'],
  },
  {
    title: 'takes the threat and not the damage that would be the last',
    table: attacked(
      { damage: 9, exhausted: true },
      {
        wholeEncounterDeck: ['Hydra Bomber', 'Hydra Mercenary', 'Hydra Mercenary'],
        villain: { status: ['stunned'] },
      },
    ),
    asks: 'chooseOne',
    good: ['option 2'],
  },
  {
    title: 'takes the damage and not the threat that completes the scheme',
    table: attacked(
      { exhausted: true },
      {
        wholeEncounterDeck: ['Hydra Bomber', 'Hydra Mercenary', 'Hydra Mercenary'],
        villain: { status: ['stunned'] },
        threat: 5,
      },
    ),
    asks: 'chooseOne',
    good: ['option 1'],
  },
];
