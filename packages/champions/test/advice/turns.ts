import type { Position } from './advised.ts';

type Table = Position['table'];

const alone = (more: object, table: Partial<Table> = {}): Table => ({
  players: [{ hero: 'spider-man', form: 'hero', ...more }],
  ...table,
});
const parker = (more: object, table: Partial<Table> = {}): Table => ({
  players: [{ hero: 'spider-man', ...more }],
  ...table,
});

/** What to do on one's own turn, and to whom. */
export const TURNS: readonly Position[] = [
  {
    title: 'strikes the last blow at once',
    table: alone({ hand: ['Aunt May', 'Emergency'] }, { villain: { stage: 'II', damage: 13 } }),
    asks: 'playerTurn',
    good: ['attack Spider-Man'],
  },
  {
    title: 'strikes the last blow with an ally, though the ally is lost',
    table: alone(
      { exhausted: true, area: [{ card: 'Black Cat', damage: 1 }] },
      { villain: { stage: 'II', damage: 14 } },
    ),
    asks: 'playerTurn',
    good: ['attack Black Cat'],
  },
  {
    title: 'plays the attack that wins before anything else',
    table: alone(
      { hand: ['Swinging Web Kick', 'Genius', 'Emergency', 'Aunt May'] },
      { villain: { stage: 'II', damage: 7 } },
    ),
    asks: 'playerTurn',
    good: ['play Swinging Web Kick'],
  },
  {
    title: 'wins rather than removing threat that would be too much in the next phase',
    table: alone({}, { threat: 6, villain: { stage: 'II', damage: 13 } }),
    asks: 'playerTurn',
    good: ['attack Spider-Man'],
  },
  {
    title: 'removes threat when the scheme would be completed in the next phase',
    table: alone({}, { threat: 6 }),
    asks: 'playerTurn',
    good: ['thwart Spider-Man'],
  },
  {
    title: 'becomes the hero who can remove the threat that would lose the game',
    table: parker({}, { threat: 6 }),
    asks: 'playerTurn',
    good: ['change form'],
  },
  {
    title: 'plays or uses what removes threat when one more is the end',
    table: alone({ hand: ['For Justice!', 'Genius', 'Black Cat'] }, { threat: 6 }),
    asks: 'playerTurn',
    good: ['play For Justice!', 'thwart Spider-Man'],
  },
  {
    title: 'lets an ally remove the threat if the hero is exhausted',
    table: alone({ exhausted: true, area: ['Jessica Jones'] }, { threat: 6 }),
    asks: 'playerTurn',
    good: ['thwart Jessica Jones'],
  },
  {
    title: 'does not hide when the villain would complete the scheme',
    table: alone({ exhausted: true, damage: 4 }, { threat: 4 }),
    asks: 'playerTurn',
    never: ['change form'],
  },
  {
    title: 'hides when the next attack would be the last',
    table: alone({ exhausted: true, damage: 8 }, { threat: 0 }),
    asks: 'playerTurn',
    good: ['change form'],
  },
  {
    title: 'uses its hero before it hides',
    table: alone({ damage: 8 }, { threat: 2 }),
    asks: 'playerTurn',
    good: ['attack Spider-Man', 'thwart Spider-Man'],
  },
  {
    title: 'does not recover at full life',
    table: parker({}),
    asks: 'playerTurn',
    never: ['end turn'],
  },
  {
    title: 'recovers when it is badly hurt and nothing presses',
    table: parker({ damage: 8 }),
    asks: 'playerTurn',
    good: ['recover Peter Parker'],
  },
  {
    title: 'does not heal a villain',
    table: alone({ exhausted: true, hand: ['First Aid', 'Genius'] }, { villain: { damage: 5 } }),
    asks: 'playerTurn',
    never: ['play First Aid'],
  },
  {
    title: 'heals itself and not the villain',
    table: alone({ damage: 6, hand: ['First Aid', 'Genius'] }, { villain: { damage: 5 } }),
    after: ['play First Aid'],
    asks: 'chooseCard',
    good: ['Spider-Man'],
  },
  {
    title: 'heals the character that lacks most',
    table: alone(
      { damage: 1, area: [{ card: 'Luke Cage', damage: 4 }], hand: ['First Aid', 'Genius'] },
      { villain: { damage: 5 } },
    ),
    after: ['play First Aid'],
    asks: 'chooseCard',
    good: ['Luke Cage'],
  },
  {
    title: 'plays what serves for many turns while nothing presses',
    table: alone({ exhausted: true, hand: ['Heroic Intuition', 'Genius', 'Emergency'] }),
    asks: 'playerTurn',
    good: ['play Heroic Intuition'],
  },
  {
    title: 'plays no ally beyond what it may have',
    table: alone({
      exhausted: true,
      hand: ['Black Cat', 'Genius'],
      area: ['Jessica Jones', 'Hawkeye', 'Vision'].map((card) => ({ card, exhausted: true })),
    }),
    asks: 'playerTurn',
    never: ['play Black Cat'],
  },
  {
    title: 'attacks while threat is far away',
    table: alone({}, { threat: 0 }),
    asks: 'playerTurn',
    good: ['attack Spider-Man'],
  },
  {
    title: 'defeats the minion that one damage is missing for',
    table: alone({ engaged: [{ card: 'Shocker', damage: 2 }] }),
    after: ['attack Spider-Man'],
    asks: 'chooseTarget',
    good: ['Shocker'],
  },
  {
    title: 'strikes a villain who would be beaten, not a minion',
    table: alone({ engaged: ['Sandman'] }, { villain: { stage: 'II', damage: 13 } }),
    after: ['attack Spider-Man'],
    asks: 'chooseTarget',
    good: ['Rhino'],
  },
  {
    title: 'does not fall by the retaliation of the villain',
    table: alone({ damage: 9 }, { gains: { Rhino: { retaliate: 1 } } }),
    asks: 'playerTurn',
    never: ['attack Spider-Man'],
  },
  {
    title: 'strikes a minion that does not survive to retaliate',
    table: alone(
      { damage: 9, engaged: [{ card: 'Shocker', damage: 2 }] },
      { gains: { Shocker: { retaliate: 1 } } },
    ),
    after: ['attack Spider-Man'],
    asks: 'chooseTarget',
    good: ['Shocker'],
  },
  {
    title: 'does not strike a tough minion with its hero when the villain can be hurt',
    table: alone({ engaged: [{ card: 'Shocker', status: ['tough'] }] }),
    after: ['attack Spider-Man'],
    asks: 'chooseTarget',
    good: ['Rhino'],
  },
  {
    title: 'does not strike the tough villain when a minion can be defeated',
    table: alone({ engaged: [{ card: 'Shocker', damage: 1 }] }, { villain: { status: ['tough'] } }),
    after: ['attack Spider-Man'],
    asks: 'chooseTarget',
    good: ['Shocker'],
  },
  {
    title: 'removes the last threat from a side scheme that hurts every round',
    table: alone({}, { threat: 1, sideSchemes: [{ card: "Breakin' & Takin'", threat: 1 }] }),
    after: ['thwart Spider-Man'],
    asks: 'chooseTarget',
    good: ["Breakin' & Takin'"],
  },
  {
    title: 'leaves a side scheme alone when the main scheme is nearly completed',
    table: alone({}, { threat: 6, sideSchemes: [{ card: "Breakin' & Takin'", threat: 1 }] }),
    after: ['thwart Spider-Man'],
    asks: 'chooseTarget',
    good: ['The Break-In!'],
  },
  {
    title: 'ends the turn when nothing is left that helps',
    table: alone({ exhausted: true }),
    asks: 'playerTurn',
    good: ['end turn'],
  },
  {
    title: 'does not send an ally to its death for one damage while it can block',
    table: alone({ exhausted: true, damage: 6, area: [{ card: 'Hawkeye', damage: 2 }] }),
    asks: 'playerTurn',
    never: ['attack Hawkeye'],
  },
];
