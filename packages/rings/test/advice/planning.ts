import type { Position } from './advised.ts';

type Table = Position['table'];
const HEROES = ['Aragorn', 'Théodred', 'Glóin'];
const heroes = (resources: number, more: object = {}): Table => ({
  players: [{ heroes: HEROES, resources, threat: 29, ...more }],
});
/** Heroes of three spheres: what each has pays for other cards. */
const mixed = (pools: readonly [number, number, number], hand: readonly string[]): Table => ({
  players: [
    {
      heroes: [
        { card: 'Aragorn', resources: pools[0] },
        { card: 'Éowyn', resources: pools[1] },
        { card: 'Denethor', resources: pools[2] },
      ],
      hand,
    },
  ],
});

/** The hand to begin with, what to play, and what to pay with. */
export const PLANNING: readonly Position[] = [
  {
    title: 'keeps a hand with cheap allies and what pays for the rest',
    table: heroes(0, {
      hand: [
        'Steward of Gondor',
        'Guard of the Citadel',
        'Snowbourn Scout',
        'Faramir',
        'Sneak Attack',
        'Gandalf',
      ],
    }),
    asks: 'mulligan',
    good: ['keep'],
  },
  {
    title: 'gives back a hand of dear cards and events',
    table: heroes(0, {
      hand: [
        'Brok Ironfist',
        'Grim Resolve',
        'Grim Resolve',
        'Valiant Sacrifice',
        'Ever Vigilant',
        'Gandalf',
      ],
    }),
    asks: 'mulligan',
    good: ['mulligan'],
  },
  {
    title: 'gives back a hand with a single cheap ally beside events',
    table: heroes(0, {
      hand: [
        'Snowbourn Scout',
        'Grim Resolve',
        'Valiant Sacrifice',
        'Valiant Sacrifice',
        'Brok Ironfist',
        'For Gondor!',
      ],
    }),
    asks: 'mulligan',
    good: ['mulligan'],
  },
  {
    title: 'keeps a hand for what pays for all others, though the rest is dear',
    table: heroes(0, {
      hand: [
        'Steward of Gondor',
        'Faramir',
        'Sneak Attack',
        'Gandalf',
        'For Gondor!',
        'Longbeard Orc Slayer',
      ],
    }),
    asks: 'mulligan',
    good: ['keep'],
  },
  {
    title: 'plays first what pays for the rest',
    table: heroes(1, { hand: ['Steward of Gondor', 'Guard of the Citadel', 'Son of Arnor'] }),
    asks: 'planning',
    good: ['play Steward of Gondor'],
  },
  {
    title: 'gives what pays to the hero whose sphere needs it',
    table: mixed([2, 1, 1], ['Steward of Gondor', 'Faramir', 'Guard of the Citadel']),
    after: ['play Steward of Gondor'],
    asks: 'chooseCard',
    good: ['Aragorn'],
  },
  {
    title: 'gives willpower to a hero who quests',
    table: heroes(1, { hand: ["Celebrían's Stone"] }),
    after: ["play Celebrían's Stone"],
    asks: 'chooseCard',
    never: ['Théodred'],
  },
  {
    title: 'buys an ally that it can pay rather than nothing',
    table: heroes(1, { hand: ['Guard of the Citadel'] }),
    asks: 'planning',
    good: ['play Guard of the Citadel'],
  },
  {
    title: 'plays no event that does nothing now',
    table: heroes(2, {
      heroes: ['Aragorn', 'Théodred', { card: 'Glóin', exhausted: true, resources: 2 }],
      hand: ['Grim Resolve'],
    }),
    asks: 'planning',
    never: ['play Grim Resolve'],
  },
  {
    title: 'prefers the ally that raises everybody to a soldier',
    table: heroes(2, { hand: ['Faramir', 'Son of Arnor'] }),
    asks: 'planning',
    good: ['play Faramir'],
  },
  {
    title: 'keeps the song of threat for later while the dial is low',
    table: {
      players: [
        {
          heroes: ['Éowyn', 'Eleanor', 'Dúnhere'],
          resources: 1,
          threat: 24,
          hand: ["The Galadhrim's Greeting", 'Wandering Took'],
        },
      ],
    },
    asks: 'planning',
    good: ['play Wandering Took'],
  },
  {
    title: 'lowers the threat when it is near 50',
    table: {
      players: [
        {
          heroes: ['Éowyn', 'Eleanor', 'Dúnhere'],
          resources: 1,
          threat: 47,
          hand: ["The Galadhrim's Greeting", 'Wandering Took'],
        },
      ],
    },
    asks: 'planning',
    good: ["play The Galadhrim's Greeting"],
  },
  {
    title: 'pays from the hero whose resources no other card needs',
    table: {
      players: [
        {
          heroes: [
            { card: 'Aragorn', resources: 1 },
            { card: 'Éowyn', resources: 5 },
            { card: 'Denethor', resources: 1 },
          ],
          hand: ['Gandalf', 'Snowbourn Scout', 'Henamarth Riversong'],
        },
      ],
    },
    after: ['play Gandalf'],
    asks: 'pay',
    good: ['Éowyn + Éowyn + Éowyn + Éowyn + Éowyn'],
  },
  {
    title: 'leaves the sphere its only resource for the card that waits for it',
    table: {
      players: [
        {
          heroes: [
            { card: 'Aragorn', resources: 1 },
            { card: 'Éowyn', resources: 1 },
            { card: 'Glorfindel', resources: 4 },
          ],
          hand: ['Gandalf', 'Snowbourn Scout'],
        },
      ],
    },
    after: ['play Gandalf'],
    asks: 'pay',
    never: ['Aragorn'],
  },
  {
    title: 'leaves each hero something to pay a response with',
    table: heroes(2, { hand: ['Son of Arnor'] }),
    after: ['play Son of Arnor'],
    asks: 'pay',
    good: ['Aragorn + Glóin + Théodred'],
  },
  {
    title: 'draws with a hero whom nothing else waits for',
    table: {
      players: [{ heroes: ['Beravor'], threat: 20, hand: [] }],
      phase: 'refresh',
      staging: [],
    },
    asks: 'actionWindow',
    good: ['use Beravor', 'pass'],
  },
];
