import type { Position } from './advised.ts';

type Table = Position['table'];
type Board = NonNullable<NonNullable<Table['heroes']>['board']>;

/** A hero is about to be laid on the board against these. */
const against = (card: string, villains: Board, own: Board = {}, more: Table = {}): Table => ({
  active: 'heroes',
  heroes: { noSpare: true, hand: [card], board: own },
  villains: { noSpare: true, board: villains },
  ...more,
});
const MEDIC = 's-h-i-e-l-d-medic';
const AGENT = 's-h-i-e-l-d-field-agent';
const damaging = (villains: Board, own: Board = {}): Table => ({
  active: 'heroes',
  heroes: { noSpare: true, artefacts: ['ebony-blade'], board: own },
  villains: { noSpare: true, board: villains },
});
const healing = (own: Board, villains: Board = {}): Table => ({
  active: 'heroes',
  heroes: { noSpare: true, artefacts: ['lifeline-tablet'], board: own },
  villains: { noSpare: true, board: villains },
});

/** Where to stand, whom to hurt, whom to heal, what to take. */
export const FIGHTING: readonly Position[] = [
  {
    title: 'stands where nobody opposes it',
    table: against(AGENT, { 'manhattan 0': 'thanos-b', 'manhattan 1': 'ultron-b' }),
    after: ['play spare'],
    asks: 'choosePlace',
    never: ['manhattan 0', 'manhattan 1'],
  },
  {
    title: 'takes Manhattan, which is worth most, where all places are free',
    table: against(AGENT, {}),
    after: ['play spare'],
    asks: 'choosePlace',
    good: ['manhattan 0', 'manhattan 1', 'manhattan 2'],
  },
  {
    title: 'strikes down an enemy with its last hit point',
    table: against(AGENT, { 'sanctum 0': ['thanos-b', 6] }),
    after: ['play spare'],
    asks: 'choosePlace',
    good: ['sanctum 0'],
  },
  {
    title: 'does not face the strongest when it can face the dying one',
    table: against(
      AGENT,
      { 'manhattan 0': 'thanos-b', 'manhattan 1': ['ultron-b', 6] },
      { 'manhattan 2': 'wasp-a', 'sanctum 0': 'ant-man-a', 'sanctum 1': 'hulk-a', tower: 'thor-a' },
    ),
    after: ['play spare'],
    asks: 'choosePlace',
    good: ['manhattan 1'],
  },
  {
    title: 'bars the way when the next bonus would lose the game',
    table: against(
      MEDIC,
      { 'manhattan 1': 'taskmaster-a' },
      { 'manhattan 0': 'wasp-a' },
      { points: -8 },
    ),
    after: [`play ${MEDIC}`],
    asks: 'choosePlace',
    good: ['manhattan 1'],
  },
  {
    title: 'stands in Manhattan when one more civilian wins',
    table: against(
      AGENT,
      { tower: ['thanos-b', 6] },
      {},
      { civilians: [['red'], ['blue'], ['green']] },
    ),
    after: ['play spare'],
    asks: 'choosePlace',
    never: ['tower', 'sanctum 0', 'sanctum 1'],
  },
  {
    title: 'hurts the enemy that one damage defeats',
    table: damaging({ 'manhattan 0': 'thanos-b', tower: ['taskmaster-a', 3] }),
    after: ['use ebony-blade'],
    asks: 'chooseCard',
    good: ['taskmaster-a'],
  },
  {
    title: 'defeats the stronger of two that are nearly gone',
    table: damaging({ 'manhattan 0': ['thanos-b', 6], tower: ['taskmaster-a', 3] }),
    after: ['use ebony-blade'],
    asks: 'chooseCard',
    good: ['thanos-b'],
  },
  {
    title: 'hurts an enemy and not its own',
    table: damaging(
      { 'manhattan 0': 'ultron-a', 'manhattan 1': 'taskmaster-a' },
      { tower: ['thor-b', 5] },
    ),
    after: ['use ebony-blade'],
    asks: 'chooseCard',
    good: ['ultron-a', 'taskmaster-a'],
  },
  {
    title: 'defeats the agent it can rather than scratching a boss',
    table: damaging({ 'manhattan 0': 'thanos-b', tower: ['hydra-trooper', 3] }),
    after: ['use ebony-blade'],
    asks: 'chooseCard',
    good: ['hydra-trooper'],
  },
  {
    title: 'heals one that is hurt, and not one in full health',
    table: healing({ tower: 'thor-b', 'manhattan 0': ['wasp-a', 2], 'manhattan 1': ['hulk-a', 1] }),
    after: ['use lifeline-tablet'],
    asks: 'chooseCard',
    good: ['wasp-a', 'hulk-a'],
  },
  {
    title: 'heals its own and not an enemy',
    table: healing(
      { tower: ['thor-b', 3], 'manhattan 0': ['hulk-a', 1] },
      { 'manhattan 1': ['thanos-b', 5] },
    ),
    after: ['use lifeline-tablet'],
    asks: 'chooseCard',
    good: ['thor-b', 'hulk-a'],
  },
  {
    title: 'goes on when an artefact that is used up would bring nothing',
    table: {
      active: 'heroes',
      heroes: {
        noSpare: true,
        hand: ['thor-b', 'hulk-b'],
        artefacts: ['casket-of-ancient-winters'],
        board: { 'manhattan 0': 'thor-a' },
      },
      villains: { noSpare: true },
    },
    after: ['endPhase'],
    asks: 'betweenAttacks',
    good: ['goOn'],
  },
  {
    title: 'keeps the artefact that hurts all while hardly anybody is there',
    table: {
      active: 'heroes',
      heroes: { noSpare: true, artefacts: ['darkhold'], board: { 'manhattan 0': ['wasp-a', 2] } },
      villains: { noSpare: true, board: { tower: 'thanos-b' } },
    },
    after: ['endPhase'],
    asks: 'betweenAttacks',
    good: ['goOn'],
  },
  {
    title: 'uses the artefact that hurts all when it sweeps the board',
    table: {
      active: 'heroes',
      heroes: { noSpare: true, artefacts: ['darkhold'], board: { tower: 'thor-b' } },
      villains: {
        noSpare: true,
        board: {
          'manhattan 0': ['thanos-b', 5],
          'manhattan 1': ['ultron-b', 5],
          'manhattan 2': ['taskmaster-a', 2],
        },
      },
    },
    asks: 'playPhase',
    good: ['use darkhold'],
  },
  {
    title: 'takes the artefact that serves for the rest of the game',
    table: {
      active: 'heroes',
      phase: 'attack',
      marker: 2,
      offered: ['darkhold', 'ebony-blade'],
      heroes: { noSpare: true, board: { 'sanctum 0': 'thor-a' } },
      villains: { noSpare: true },
    },
    asks: 'chooseArtefact',
    good: ['ebony-blade'],
  },
  {
    title: 'frees the civilian whose colour it lacks',
    table: {
      active: 'heroes',
      phase: 'attack',
      civilians: [
        ['red', 'blue'],
        ['red', 'blue'],
        ['red', 'blue'],
      ],
      heroes: { noSpare: true, hand: ['iron-man-a'], board: { 'manhattan 0': 'thor-a' } },
      villains: { noSpare: true },
    },
    asks: 'freeCivilian',
    good: ['blue at 0'],
  },
  {
    title: 'stays away from a boss that nobody can hurt while a place is free',
    table: against(MEDIC, { 'manhattan 0': 'thanos-b', tower: 'ultron-b' }),
    after: [`play ${MEDIC}`],
    asks: 'choosePlace',
    never: ['tower'],
  },
  {
    title: 'finishes a wounded boss rather than a fresh agent',
    table: damaging({ 'manhattan 0': ['ultron-b', 6], tower: 'hydra-trooper' }),
    after: ['use ebony-blade'],
    asks: 'chooseCard',
    good: ['ultron-b'],
  },
  {
    title: 'gives its last card for a character who enters an empty board',
    table: {
      active: 'heroes',
      heroes: { noSpare: true, hand: ['black-widow-a', 'hulk-b'] },
      villains: { noSpare: true, board: { 'manhattan 0': 'taskmaster-a' } },
    },
    asks: 'playPhase',
    good: ['play black-widow-a'],
  },
  {
    title: 'lets the bleeding one be healed by who comes to heal',
    table: against(MEDIC, {}, { 'manhattan 0': ['thor-b', 5], 'manhattan 1': ['wasp-a', 1] }),
    after: [`play ${MEDIC}`, 'manhattan 2'],
    asks: 'chooseCard',
    good: ['thor-b'],
  },
];
