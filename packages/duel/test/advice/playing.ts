import type { Position } from './advised.ts';

type Side = NonNullable<Position['table']['heroes']>;

const heroes = (hand: readonly string[], side: Side = {}, table: Position['table'] = {}) => ({
  active: 'heroes' as const,
  ...table,
  heroes: { hand, ...side },
});
const villains = (hand: readonly string[], side: Side = {}, table: Position['table'] = {}) => ({
  active: 'villains' as const,
  ...table,
  villains: { hand, ...side },
});
/** What to play, and what to pay with. */
export const PLAYING: readonly Position[] = [
  {
    title: 'plays a character that costs nothing',
    table: heroes(['s-h-i-e-l-d-medic'], { noSpare: true }),
    asks: 'playPhase',
    good: ['play s-h-i-e-l-d-medic'],
  },
  {
    title: 'plays a character rather than ending the phase with a full hand',
    table: heroes(['thor-a', 'wasp-a', 'hulk-a', 'wasp-b'], { noSpare: true }),
    asks: 'playPhase',
    never: ['endPhase'],
  },
  {
    title: 'plays the location whose points win the game',
    table: heroes(
      ['statue-of-liberty', 'iron-man-a', 'hulk-a', 'wasp-a', 'black-panther-a'],
      { noSpare: true },
      { points: 4 },
    ),
    asks: 'playPhase',
    good: ['play statue-of-liberty'],
  },
  {
    title: 'plays the location whose points win for the villains',
    table: villains(
      ['times-square', 'red-skull-a', 'leader-a', 'taskmaster-a', 'thanos-a'],
      { noSpare: true },
      { points: -7 },
    ),
    asks: 'playPhase',
    good: ['play times-square'],
  },
  {
    title: 'replaces a weak version by the strong one, which is free',
    table: heroes(['thor-b'], { noSpare: true, board: { 'manhattan 0': ['thor-a', 4] } }),
    asks: 'playPhase',
    good: ['play thor-b'],
  },
  {
    title: 'does not replace the strong version by the weak one',
    table: heroes(['thor-a'], { noSpare: true, board: { 'manhattan 0': 'thor-b' } }),
    asks: 'playPhase',
    good: ['endPhase'],
  },
  {
    title: 'replaces a version that is nearly defeated even by a weaker one',
    table: heroes(['hulk-a'], { noSpare: true, board: { 'manhattan 0': ['hulk-b', 6] } }),
    asks: 'playPhase',
    good: ['play hulk-a'],
  },
  {
    title: 'does not give four cards for a location of one point',
    table: heroes(['central-park', 'hulk-a', 'thor-b'], {
      noSpare: true,
      board: { 'manhattan 0': 'wasp-a' },
    }),
    asks: 'playPhase',
    never: ['play central-park'],
  },
  {
    title: 'damages with an artefact that can be used in each turn',
    table: heroes(
      [],
      { artefacts: ['ebony-blade'], noSpare: true },
      {
        villains: { board: { tower: ['taskmaster-a', 3] } },
      },
    ),
    asks: 'playPhase',
    good: ['use ebony-blade'],
  },
  {
    title: 'heals with an artefact that can be used in each turn',
    table: heroes([], {
      noSpare: true,
      artefacts: ['lifeline-tablet'],
      board: { tower: ['thor-a', 3] },
    }),
    asks: 'playPhase',
    good: ['use lifeline-tablet'],
  },
  {
    title: 'does not throw its own full hand away',
    table: heroes(['thor-b', 'hulk-b', 'wasp-b'], {
      noSpare: true,
      artefacts: ['casket-of-ancient-winters'],
    }),
    asks: 'playPhase',
    never: ['use casket-of-ancient-winters'],
  },
  {
    title: 'pays with a civilian before a card',
    table: heroes(['wasp-a', 'thor-b'], { noSpare: true }, { freed: ['yellow'] }),
    after: ['play wasp-a'],
    asks: 'pay',
    good: ['civilian-yellow'],
  },
  {
    title: 'pays with two civilians before two cards',
    table: heroes(
      ['thor-a', 'thor-b', 'wasp-b', 'hulk-a'],
      { noSpare: true },
      {
        freed: ['yellow', 'red'],
      },
    ),
    after: ['play thor-a'],
    asks: 'pay',
    good: ['civilian-red + civilian-yellow'],
  },
  {
    title: 'pays with the weak card and keeps the strong one',
    table: heroes(['wasp-a', 'ant-man-a', 'thor-b'], { noSpare: true }),
    after: ['play wasp-a'],
    asks: 'pay',
    good: ['ant-man-a'],
  },
  {
    title: 'keeps the card that costs nothing for the board',
    table: heroes(['black-widow-a', 's-h-i-e-l-d-medic', 'thor-b'], { noSpare: true }),
    after: ['play black-widow-a'],
    asks: 'pay',
    good: ['thor-b'],
  },
  {
    title: 'keeps the version that replaces another for nothing',
    table: heroes(['black-widow-a', 'thor-b', 'ant-man-a'], {
      noSpare: true,
      board: { tower: ['thor-a', 3] },
    }),
    after: ['play black-widow-a'],
    asks: 'pay',
    good: ['ant-man-a'],
  },
  {
    title: 'keeps the location that would win',
    table: heroes(
      ['black-widow-a', 'central-park', 'hulk-a', 'doctor-strange-a'],
      { noSpare: true },
      { points: 6 },
    ),
    after: ['play black-widow-a'],
    asks: 'pay',
    never: ['central-park'],
  },
  {
    title: 'takes the points that win before another character',
    table: heroes(
      ['black-widow-a', 'central-park', 'hulk-a', 'doctor-strange-a'],
      { noSpare: true },
      { points: 6 },
    ),
    asks: 'playPhase',
    good: ['play central-park'],
  },
  {
    title: 'ends the phase when all places are taken and nothing else helps',
    table: heroes(['thor-a'], {
      noSpare: true,
      board: {
        'manhattan 0': 'hulk-a',
        'manhattan 1': 'wasp-a',
        'manhattan 2': 'ant-man-a',
        'sanctum 0': 'doctor-strange-a',
        'sanctum 1': 'black-widow-a',
        tower: 'thor-b',
      },
    }),
    asks: 'playPhase',
    good: ['endPhase'],
  },
  {
    title: 'discards the weak card when it has to',
    table: villains(
      ['hydra-infiltrator', 'leader-a'],
      { noSpare: true },
      { heroes: { noSpare: true, hand: ['thor-b', 'ant-man-a'] } },
    ),
    after: ['play hydra-infiltrator', 'manhattan 0'],
    asks: 'chooseDiscards',
    good: ['ant-man-a'],
  },
  {
    title: 'discards the second copy of a character',
    table: villains(
      ['hydra-infiltrator', 'leader-a'],
      { noSpare: true },
      { heroes: { noSpare: true, hand: ['wasp-b', 'wasp-b', 'ant-man-b'] } },
    ),
    after: ['play hydra-infiltrator', 'manhattan 0'],
    asks: 'chooseDiscards',
    good: ['wasp-b'],
  },
];
