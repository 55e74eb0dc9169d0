import type { Option, Table } from '@grimrule/kernel';
import { cardOf, NONE, tokensOn, value } from '@grimrule/kernel';
import { DESIGNS } from '@grimrule/rings';
import type { Pause, Pauses } from '../page-game.ts';
import { zone } from './zones.ts';

/** A moment of the round with the effects that are mostly used there, and the windows of the rules. */
interface RingsPause extends Pause {
  readonly windows: readonly string[];
  /** Words of a card's data: its acts, and the stats it changes. None: anything fits. */
  readonly fitting: readonly string[];
}

const ENGAGE = 'rings.engage';

const ALL: readonly RingsPause[] = [
  {
    id: 'rings.beforeCommit',
    label: {
      en: 'Before characters are committed to the quest',
      de: 'Bevor sich Charaktere dem Abenteuer stellen',
    },
    isAsked: true,
    windows: ['3.1 action window'],
    fitting: ['putIntoPlay', 'ready'],
  },
  {
    id: 'rings.beforeReveal',
    label: {
      en: 'Before encounter cards are revealed',
      de: 'Bevor Begegnungskarten aufgedeckt werden',
    },
    isAsked: false,
    windows: ['3.2 action window'],
    fitting: [],
  },
  {
    id: 'rings.afterReveal',
    label: {
      en: 'After encounter cards are revealed, before the quest is resolved',
      de: 'Nachdem Begegnungskarten aufgedeckt sind, bevor das Abenteuer abgehandelt wird',
    },
    isAsked: true,
    windows: ['3.3 action window'],
    fitting: ['willpower', 'threat', 'progress', 'damage', 'stagingThreat'],
  },
  {
    id: ENGAGE,
    label: {
      en: 'Whether I engage an enemy that would not engage me by itself',
      de: 'Ob ich einen Gegner in einen Kampf verwickle, der es von selbst nicht täte',
    },
    isAsked: true,
    windows: [],
    fitting: [],
  },
  {
    id: 'rings.beforeAttacks',
    label: { en: 'Before enemies attack', de: 'Bevor Gegner angreifen' },
    isAsked: true,
    windows: ['6.2 action window'],
    fitting: ['cannotAttack', 'damage', 'putIntoPlay', 'ready', 'heal', 'addToStaging'],
  },
  {
    id: 'rings.enemyAttack',
    label: {
      en: 'During an enemy’s attack, after its shadow card is turned',
      de: 'Während ein Gegner angreift, nachdem seine Schattenkarte umgedreht ist',
    },
    isAsked: true,
    windows: ['6.4.2 action window'],
    fitting: ['defense', 'hitPoints', 'attack', 'damage', 'heal', 'ready'],
  },
  {
    id: 'rings.ownAttack',
    label: {
      en: 'During my attacks, before damage is dealt',
      de: 'Während ich angreife, bevor Schaden zugefügt wird',
    },
    isAsked: true,
    windows: ['6.8.2 action window'],
    fitting: ['attack', 'damage', 'defense'],
  },
  {
    id: 'rings.otherwise',
    label: { en: 'At all other moments', de: 'In allen anderen Augenblicken' },
    isAsked: false,
    windows: [],
    fitting: [],
  },
];

export const PAUSES: Pauses = { all: ALL, at: pauseAt };

function pauseAt(table: Table): ReturnType<Pauses['at']> {
  const { prompt } = table.state;
  if (prompt?.ask.say === 'whomToEngage') return { id: ENGAGE, fits: staysAway(table) };
  if (prompt?.ask.say !== 'actionWindow') return null;
  const step = stepAround(table);
  const pause = ALL.find(({ windows }) => windows.includes(step));
  if (!pause) return { id: 'rings.otherwise', fits: true };
  const { fitting } = pause;
  const fits =
    fitting.length === 0 || prompt.options.some((option) => isFor(table, option, fitting));
  return { id: pause.id, fits };
}

/**
 * Whether an enemy on offer would stay in the staging area. Alone it makes no difference whether one
 * engages those that engage in the check that follows; with others it does.
 */
function staysAway(table: Table): boolean {
  const { prompt, seats, cards } = table.state;
  const [quest = NONE] = table.state.zones[zone('quest')] ?? [];
  if (quest !== NONE && value(table, quest, 'skipsEngagementChecks') > 0) return true;
  const dial = cards.findIndex(({ design }) => DESIGNS[design]?.type === 'Player');
  const threat = dial === NONE ? 0 : tokensOn(table, dial, 'threat');
  return (prompt?.options ?? []).some(
    ({ card }) =>
      card !== undefined && (seats > 1 || value(table, card, 'engagementCost') > threat),
  );
}

/** The step of the round that opened the window. */
function stepAround({ state, game }: Table): string {
  const frame = state.stack.at(-2);
  return (frame && game.procedures.get(frame.procedure)?.steps[frame.step - 1]?.name) ?? '';
}

/** Whether an action does one of these things, or belongs to this phase alone. */
function isFor({ state }: Table, { card, ability }: Option, fitting: readonly string[]): boolean {
  if (card === undefined || ability === undefined) return false;
  const used = DESIGNS[cardOf(state, card).design]?.abilities[ability];
  if (used?.kind !== 'action') return false;
  const { phase } = state.vars as { readonly phase: string };
  return used.during === phase || fitting.some((word) => speaksOf(used.effect, word));
}

/** Whether data names an act or a stat anywhere. */
function speaksOf(data: unknown, word: string): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return Object.entries(data).some(
    ([field, value]) =>
      ((field === 'do' || field === 'stat') && value === word) || speaksOf(value, word),
  );
}
