import type {
  About,
  Action,
  CardId,
  Obstacle,
  Option,
  Refusal,
  Scope,
  Seat,
  Use,
  ZoneId,
} from '@grimrule/kernel';
import {
  abilityOption,
  askedAnyway,
  beginningWith,
  cardOf,
  cardOption,
  legality,
  mightHold,
  NONE,
  PASS,
  partly,
  pickOne,
  scopeOf,
  useAbility,
  useOf,
  uses,
  zoneOf,
} from '@grimrule/kernel';
import { AREA, HAND, of } from '../../board.ts';
import { DESIGNS, printed, printedAs } from '../../cards/designs.ts';
import type { RingsTable } from '../../table.ts';
import { inPlayerOrder, isPlaying, ringsProcedure, typeOf, zonesInPlay } from '../../table.ts';
import type { CardType } from '../../vocabulary/card-types.ts';
import { isPhase } from '../../vocabulary/nodes.ts';
import { TO_PLAY, TO_PLAY_A_PERMANENT } from '../planning-phase/playable.ts';
import { playCard } from '../planning-phase/playing.ts';

interface Numbered {
  readonly ability: Action;
  readonly index: number;
}

/** By design: its actions. */
const ACTIONS: readonly (readonly Numbered[])[] = DESIGNS.map(({ abilities }) =>
  abilities.flatMap((ability, index) => (ability.kind === 'action' ? [{ ability, index }] : [])),
);

const NO_ACTIONS: readonly Numbered[] = [];

const actionsOf = ({ state }: RingsTable, card: CardId) =>
  ACTIONS[cardOf(state, card).design] ?? NO_ACTIONS;

/**
 * Cards whose actions a player may use: their own, events in hand, and cards of the scenario. Looked
 * for in every window, and most cards have none: so that is asked first.
 */
function cardsWithActions(table: RingsTable, seat: Seat): readonly CardId[] {
  const { state } = table;
  const found: CardId[] = [];
  const addAll = (zone: ZoneId, test: (card: CardId) => boolean) => {
    for (const card of zoneOf(state, zone)) {
      if (actionsOf(table, card).length > 0 && test(card)) found.push(card);
    }
  };
  addAll(of(HAND, seat), () => true);
  addAll(of(AREA, seat), () => true);
  for (const zone of zonesInPlay(state)) addAll(zone, (card) => isOthers(table, card, seat));
  return found;
}

/** A card of the scenario, or of another player who lets everybody use it. */
function isOthers(table: RingsTable, card: CardId, seat: Seat): boolean {
  const { controller } = cardOf(table.state, card);
  if (controller === seat) return false;
  return controller === NONE ? isForAll(table, card) : isEverybodys(table, card);
}

/** RR: Action. On objectives, quest cards and locations in play. */
const FOR_ALL: readonly CardType[] = ['Objective', 'Objective Ally', 'Quest', 'Location'];

const isForAll = ({ state }: RingsTable, card: CardId) => FOR_ALL.includes(typeOf(state, card));

/** Some abilities may be used by every player, not only by the controller. */
const isEverybodys = (table: RingsTable, card: CardId) =>
  actionsOf(table, card).some(({ ability }) => ability.during === EVERYBODYS);

const EVERYBODYS = 'anyone';

/** An action that a player might think of. */
interface Thinkable {
  readonly option: Option;
  readonly use: Use & { readonly ability: Action };
}

/** RR: Action. Some can only be used in the action windows of one phase. */
const UNTIMELY: Obstacle<RingsTable, Pick<Thinkable['use'], 'card' | 'ability'>> = {
  say: 'onlyInPhase',
  rule: 'action',
  stands: ({ state }, { ability: { during } }) => isPhase(during) && during !== state.vars.phase,
  names: (_, { ability }) => ({ phase: ability.during }),
};

const acting = legality<RingsTable, Thinkable['use']>([UNTIMELY, partly(() => true, uses)]);

function thinkable(table: RingsTable, seat: Seat): readonly Thinkable[] {
  const found: Thinkable[] = [];
  for (const card of cardsWithActions(table, seat)) {
    const inHand = cardOf(table.state, card).zone === of(HAND, seat);
    for (const { ability, index } of actionsOf(table, card)) {
      if ((ability.from === 'hand') !== inHand) continue;
      const { controller } = cardOf(table.state, card);
      const others = controller !== NONE && controller !== seat;
      if (others && ability.during !== EVERYBODYS) continue;
      const option = abilityOption(inHand ? 'play' : 'use', card, index);
      found.push({ option, use: useOf(ability, index, scopeOf(card, seat)) });
    }
  }
  return found;
}

function actionOptions(table: RingsTable, seat: Seat): readonly Option[] {
  const options: Option[] = [];
  for (const { option, use } of thinkable(table, seat)) {
    if (acting.allows(table, use)) options.push(option);
  }
  return options;
}

const actionRefusals = (table: RingsTable, seat: Seat): readonly Refusal[] =>
  thinkable(table, seat).flatMap(({ option, use }) => acting.refuses(table, use, option));

function permanentsInHand({ state }: RingsTable, seat: Seat): readonly CardId[] {
  return zoneOf(state, of(HAND, seat)).filter((card) => isPermanent(typeOf(state, card)));
}

const isPermanent = (type: CardType) => type === 'Ally' || type === 'Attachment';

interface Planned extends About {
  readonly seat: Seat;
  /** The player whose planning it is, or NONE. */
  readonly planner: Seat;
}

const planning = legality<RingsTable, Planned>([
  {
    say: 'onlyInPlanning',
    rule: 'planning phase',
    quick: true,
    stands: (_, { seat, planner }) => seat !== planner,
  },
  ...TO_PLAY_A_PERMANENT,
]);

/** Allies and attachments that the active player may play in the planning phase. */
const playOptions = (table: RingsTable, seat: Seat, planner: Seat): readonly Option[] =>
  permanentsInHand(table, seat)
    .filter((card) => planning.allows(table, { card, seat, planner }))
    .map((card) => cardOption('play', card));

const playRefusals = (table: RingsTable, seat: Seat, planner: Seat): readonly Refusal[] =>
  permanentsInHand(table, seat).flatMap((card) =>
    planning.refuses(table, { card, seat, planner }, cardOption('play', card)),
  );

/** Whether a player might hold a card to act with in this window, for all that the others know. */
const mightAct = (table: RingsTable, seat: Seat, plans: boolean) =>
  mightHold(
    table,
    seat,
    (design, card) =>
      (plans && isPermanent(printed(design).type)) ||
      (ACTIONS[design] ?? []).some(
        ({ ability }) => ability.from === 'hand' && !UNTIMELY.stands(table, { card, ability }),
      ),
  );

interface ActionWindow {
  /** The player whose planning it is in the special window, or NONE. */
  readonly planner: Seat;
  /** The player with the next opportunity, or the one after if that player is out. */
  next: Seat;
  /** Bits of the players who have passed in a row. */
  declined: number;
}

/**
 * Opens the action window that the chart of the round has here. In the special window the active
 * player begins, in all others the first player.
 */
export function openActionWindow(table: RingsTable, planner: Seat = NONE): void {
  table.start(actionWindow, { planner, next: planner, declined: 0 });
}

/** RR: Appendix I, Action Windows. Everybody in turn acts or passes, until all pass in a row. */
export const actionWindow = ringsProcedure<ActionWindow>('action window', 'action windows', [
  {
    name: 'act or pass',
    question(table, { planner, next, declined }) {
      const { state } = table;
      for (const seat of beginningWith(inPlayerOrder(state), next, state.seats)) {
        if ((declined & (1 << seat)) !== 0) continue;
        const options = [...playOptions(table, seat, planner), ...actionOptions(table, seat)];
        const anyway = mightAct(table, seat, seat === planner);
        if (options.length === 0 && !anyway) continue;
        const ask = { say: seat === planner ? 'planning' : 'actionWindow' };
        const rule = seat === planner ? 'planning phase' : 'action windows';
        const prompt = pickOne({ seat, ask, rule, options: [...options, PASS] }, [PASS]);
        return anyway ? askedAnyway(prompt) : prompt;
      }
      return null;
    },
    answered(table, locals, [picked], seat) {
      table.frame.step = 0;
      locals.next = (seat + 1) % table.state.seats;
      if (!picked || picked.verb === PASS.verb) {
        locals.declined |= 1 << seat;
        return;
      }
      locals.declined = 0;
      // The planning player continues until they decline.
      if (seat === locals.planner) locals.next = seat;
      if (picked.ability === undefined) {
        if (picked.card !== undefined) playCard(table, picked.card, seat);
      } else useAction(table, seat, picked);
    },
    refusals(table, { planner }) {
      const seat = table.state.prompt?.seat ?? planner;
      return [...playRefusals(table, seat, planner), ...actionRefusals(table, seat)];
    },
  },
]);

/** Uses an action, or plays the event it is on. */
function useAction(table: RingsTable, seat: Seat, { card, ability }: Option): void {
  if (card === undefined || ability === undefined) return;
  const used = printedAs(table.state, card).abilities[ability];
  if (used?.kind === 'action' && used.from === 'hand') {
    playCard(table, card, seat, { ability });
    return;
  }
  const { vars } = table.state;
  if (used?.kind === 'action' && used.during === EVERYBODYS) {
    vars.usedByPlayers = [...vars.usedByPlayers, mark(card, ability, seat)];
  }
  table.tell?.({ say: 'abilityUsed', card, ability, seat }, 'action');
  useAbility(table, ability, scopeOf(card, seat));
}

/** An ability that each player may use once a round is marked for each of them. */
const mark = (card: CardId, ability: number, seat: Seat) => `${card}.${ability}.${seat}`;

/** What the rules demand of every ability besides what it says itself. */
export const forbids: readonly Obstacle<RingsTable, Use>[] = [
  {
    say: 'isEliminated',
    rule: 'player elimination',
    stands: ({ state }, { seat }) => !isPlaying(state, seat),
  },
  {
    say: 'limitReached',
    rule: 'limit',
    stands: ({ state }, { card, index, seat }) =>
      state.vars.usedByPlayers.includes(mark(card, index, seat)),
    names: () => ({ count: 1, per: 'round' }),
  },
  // A card that comes into play by its own ability is not played.
  {
    ...partly<RingsTable, Use>(
      (table, { card, ability }) => ability.from === 'hand' && isEvent(table, card),
      legality(TO_PLAY),
    ),
    quick: true,
  },
];

/** Players who are in the game and have cards in hand. */
export const mayAnswer = ({ state }: RingsTable, seat: Seat) =>
  isPlaying(state, seat) && zoneOf(state, of(HAND, seat)).length > 0;

/** In a window of responses: an event is played, anything else is used where it lies. */
export function use(table: RingsTable, index: number, scope: Scope): void {
  const { source, seat, event, at } = scope;
  const ability = printed(cardOf(table.state, source).design).abilities[index];
  const fromHand = ability?.kind === 'triggered' && ability.from === 'hand';
  if (fromHand && isEvent(table, source))
    playCard(table, source, seat, { ability: index, event, at });
  else useAbility(table, index, scope);
}

/** Events are played for their abilities; what else works from the hand is only used. */
export const isEvent = (table: RingsTable, card: CardId) => typeOf(table.state, card) === 'Event';
