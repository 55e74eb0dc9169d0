import type {
  Action,
  CardId,
  Option,
  Refusal,
  Scope,
  Seat,
  Triggered,
  ZoneId,
} from '@grimrule/kernel';
import {
  abilityOption,
  askedAnyway,
  beginningWith,
  cardOf,
  cardOption,
  initiation,
  mightHold,
  NONE,
  PASS,
  pickOne,
  scopeOf,
  useAbility,
  whyUnusable,
  zoneOf,
} from '@grimrule/kernel';
import { AREA, HAND, of } from '../../board.ts';
import { DESIGNS, printed, printedAs } from '../../cards/designs.ts';
import type { RingsTable } from '../../table.ts';
import { inPlayerOrder, isPlaying, ringsProcedure, typeOf, zonesInPlay } from '../../table.ts';
import type { CardType } from '../../vocabulary/card-types.ts';
import { isPhase } from '../../vocabulary/nodes.ts';
import { playCard, whyNotPlayable, whyNotPlayed } from '../planning-phase/playing.ts';
import { withCauses } from '../refusals/why-not.ts';
import { canAfford } from '../resource-phase/resources.ts';

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
 * Cards whose actions a player may use: his own, events in hand, and cards of the scenario. Looked
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

/** RR: Action. Some can only be used in the action windows of one phase. */
function whyNotNow({ state }: RingsTable, card: CardId, { during }: Action): Refusal | null {
  if (!isPhase(during) || during === state.vars.phase) return null;
  return { reason: { say: 'onlyInPhase', card, phase: during }, rule: 'action' };
}

interface Usable {
  readonly option: Option;
  readonly refusal: Refusal | null;
}

/** Every action a player might think of, with a reason if he cannot use it now. */
function consider(table: RingsTable, seat: Seat, why = initiation): readonly Usable[] {
  const found: Usable[] = [];
  for (const card of cardsWithActions(table, seat)) {
    const inHand = cardOf(table.state, card).zone === of(HAND, seat);
    for (const { ability, index } of actionsOf(table, card)) {
      if ((ability.from === 'hand') !== inHand) continue;
      const { controller } = cardOf(table.state, card);
      const others = controller !== NONE && controller !== seat;
      if (others && ability.during !== EVERYBODYS) continue;
      const option = abilityOption(inHand ? 'play' : 'use', card, index);
      const refusal =
        whyNotNow(table, card, ability) ?? why(table, ability, index, scopeOf(card, seat));
      found.push({ option, refusal });
    }
  }
  return found;
}

function actionOptions(table: RingsTable, seat: Seat): readonly Option[] {
  const options: Option[] = [];
  for (const { option, refusal } of consider(table, seat, anyReason)) {
    if (!refusal) options.push(option);
  }
  return options;
}

/** Where the best reason does not matter, the quickest will do: most events cannot be paid. */
const anyReason: typeof initiation = (table, ability, index, scope) =>
  forbids(table as RingsTable, ability, index, scope) ?? whyUnusable(table, ability, index, scope);

function permanentsInHand({ state }: RingsTable, seat: Seat): readonly CardId[] {
  return zoneOf(state, of(HAND, seat)).filter((card) => isPermanent(typeOf(state, card)));
}

const isPermanent = (type: CardType) => type === 'Ally' || type === 'Attachment';

/** Allies and attachments that the active player may play in the planning phase. */
function playOptions(table: RingsTable, seat: Seat): readonly Option[] {
  return permanentsInHand(table, seat)
    .filter((card) => canAfford(table, card, seat) && !whyNotPlayable(table, card, seat))
    .map((card) => cardOption('play', card));
}

/** Whether a player might hold a card to act with in this window, for all that the others know. */
const mightAct = (table: RingsTable, seat: Seat, plans: boolean) =>
  mightHold(
    table,
    seat,
    (design, card) =>
      (plans && isPermanent(printed(design).type)) ||
      (ACTIONS[design] ?? []).some(
        ({ ability }) => ability.from === 'hand' && !whyNotNow(table, card, ability),
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
        const plays = seat === planner ? playOptions(table, seat) : [];
        const options = [...plays, ...actionOptions(table, seat)];
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
      const plays = permanentsInHand(table, seat).flatMap((card): Refusal[] => {
        const option = cardOption('play', card);
        const why =
          seat === planner
            ? whyNotPlayable(table, card, seat)
            : { reason: { say: 'onlyInPlanning', card }, rule: 'planning phase' };
        return why ? [{ ...why, option }] : [];
      });
      const actions = consider(table, seat).flatMap(({ option, refusal }) =>
        refusal ? [{ ...refusal, option }] : [],
      );
      return [...plays, ...actions].map((refusal) => withCauses(table, seat, refusal));
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

/** The demands of the rules on every ability besides its own. */
export function forbids(
  table: RingsTable,
  ability: Action | Triggered,
  index: number,
  { source: card, seat }: Scope,
): Refusal | null {
  const { state } = table;
  if (!isPlaying(state, seat)) {
    return { reason: { say: 'isEliminated', card }, rule: 'player elimination' };
  }
  const used = state.vars.usedByPlayers.includes(mark(card, index, seat));
  if (used) return { reason: { say: 'limitReached', card, count: 1, per: 'round' }, rule: 'limit' };
  // A card that comes into play by its own ability is not played.
  return ability.from === 'hand' && isEvent(table, card) ? whyNotPlayed(table, card, seat) : null;
}

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
