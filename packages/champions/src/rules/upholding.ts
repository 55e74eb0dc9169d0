import type { CardId, Modifier, Occurrence } from '@grimrule/kernel';
import { CHANGED, cardOf, NONE, OCCURRENCE, printedValue, running, zoneOf } from '@grimrule/kernel';
import { MAIN_SCHEME, ZONES } from '../board.ts';
import { printedAs } from '../cards/designs.ts';
import type { ChampionsTable } from '../table.ts';
import { inPlayerOrder, isInPlay } from '../table.ts';
import { STATS } from '../vocabulary/stats.ts';
import type { Dealing } from './damage/damage.ts';
import { DEFEAT_FOLLOWS, dealing } from './damage/damage.ts';
import type { Defeating } from './damage/defeat.ts';
import { beDefeated, defeating, isDown } from './damage/defeat.ts';
import { isBeaten } from './damage/hit-points.ts';
import { resetDeckIfEmpty } from './decks/player-deck.ts';
import { tendSpecialDecks } from './decks/special-deck.ts';
import { resetEncounterDeckIfEmpty } from './encounters/encounter-deck.ts';
import type { Revealing } from './encounters/reveal.ts';
import { IS_REVEALED, reveal } from './encounters/reveal.ts';
import { encounterDecks } from './encounters/whose-deck.ts';
import { returnControl } from './in-play/control.ts';
import { isOverLimit, keepingLimits } from './in-play/in-play-limits.ts';
import { attachAnew, discardFromPlay } from './in-play/leaving-play.ts';
import { isUsedUp, wearOut } from './in-play/uses.ts';
import { isDiscardedByStatus, loseStatusCards } from './status/status.ts';
import { completeIfReached, completion } from './threat/main-scheme.ts';
import type { Placing } from './threat/threat.ts';
import { placing, THREAT_IS_PLACED } from './threat/threat.ts';

/**
 * Enforces the demands of the rules that hold at all times. It runs whenever a card or a lasting
 * effect has changed, so that no rule and no card has to think of it. Decks come first, then single
 * cards, then the demands that a player has to decide on.
 */
export function uphold(table: ChampionsTable, changed: number): void {
  const { state } = table;
  const recast = changed === CHANGED.play;
  tendDecks(table);
  if (state.vars.borrowed.length > 0) returnControl(table);
  const uncertain = isUncertain(table, HIT_POINTS);
  if (uncertain || changed >= CHANGED.tokens) tendCards(table, recast, uncertain);
  if (state.outcome) return;
  if (recast || isUncertain(table, ALLY_LIMIT) || isUncertain(table, RESTRICTED)) {
    const tooMany = isOverLimit(table) && !isRunning(table, keepingLimits.name);
    if (tooMany) table.start(keepingLimits, {});
  }
  for (const scheme of zoneOf(state, MAIN_SCHEME)) {
    if (!isWaitedFor(table, scheme)) completeIfReached(table, scheme);
  }
}

const HIT_POINTS = STATS.indexOf('hitPoints');
const ALLY_LIMIT = STATS.indexOf('allyLimit');
const RESTRICTED = STATS.indexOf('restricted');

/**
 * Whether a number may become less while the same cards are in play: something takes from it, or
 * gives it under a condition. Hurt characters are checked in any case.
 */
function isUncertain({ state, game }: ChampionsTable, stat: number): boolean {
  const isLess = ({ op, by, while: condition }: Modifier) =>
    op !== 'add' || typeof by !== 'number' || by < 0 || condition !== undefined;
  for (const card of state.modifying[stat] ?? []) {
    for (const modifier of game.modifiers[cardOf(state, card).design] ?? []) {
      if (modifier.stat === STATS[stat] && isLess(modifier)) return true;
    }
  }
  for (const { modifier } of state.lasting) {
    if (modifier.stat === STATS[stat] && isLess(modifier)) return true;
  }
  return false;
}

/** RR: Player Deck, Encounter Deck. */
function tendDecks(table: ChampionsTable): void {
  const { state } = table;
  if (encounterDecks(state).some((deck) => zoneOf(state, deck).length === 0)) {
    resetEncounterDeckIfEmpty(table);
  }
  for (const seat of inPlayerOrder(state)) resetDeckIfEmpty(table, seat);
  tendSpecialDecks(table);
}

const IN_PLAY = ZONES.flatMap(({ inPlay }, zone) => (inPlay ? [zone] : []));

/** Every card in play, as it lies there; characters without damage only if they have to be. */
function tendCards(table: ChampionsTable, recast: boolean, uncertain: boolean): void {
  const { state } = table;
  const down: CardId[] = [];
  for (const zone of IN_PLAY) {
    // A zone is replaced when a card leaves it, so this goes on with those that were there.
    for (const card of zoneOf(state, zone)) {
      const { host, tokens } = cardOf(state, card);
      if (host !== NONE && !isInPlay(state, host)) detach(table, card);
      if (tokens.stunned || tokens.confused) tendStatus(table, card);
      const { type, keywords } = printedAs(state, card);
      switch (type) {
        case 'hero':
        case 'alter_ego':
        case 'ally':
        case 'minion':
        case 'villain':
          // An unhurt character has hit points left, unless an effect takes them away or none are
          // printed.
          if (tokens.damage || uncertain || (recast && isFrail(table, card))) {
            if (isBeaten(table, card)) addDown(table, card, down);
          }
          break;
        case 'side_scheme':
        case 'player_side_scheme':
          if (!tokens.threat) addDown(table, card, down);
          break;
      }
      if (keywords?.uses && isUsedUp(table, card)) wearOut(table, card);
    }
  }
  if (state.vars.spared?.length) tendSpared(table);
  if (down.length > 0) beDefeated(table, down, NONE, { tells: true });
}

const isFrail = (table: ChampionsTable, card: CardId) =>
  printedValue(table, card, 'hitPoints') === 0;

/** An attachment without a host leaves play, unless it is permanent. RR: Attach To, Permanent. */
function detach(table: ChampionsTable, card: CardId): void {
  if (!discardFromPlay(table, card)) attachAnew(table, card);
}

/** RR: Stalwart, Vulnerable. */
function tendStatus(table: ChampionsTable, card: CardId): void {
  loseStatusCards(table, card);
  if (isDiscardedByStatus(table, card)) discardFromPlay(table, card);
}

/** RR: Hit Points, Defeat. */
function addDown(table: ChampionsTable, card: CardId, down: CardId[]): void {
  if (!isDown(table, card, NONE) || isWaitedFor(table, card)) return;
  if (!table.state.vars.spared?.includes(card)) down.push(card);
}

/** A character whose defeat was replaced is not defeated again while that lasts. */
function tendSpared(table: ChampionsTable): void {
  const { vars } = table.state;
  vars.spared = vars.spared?.filter((card) => isDown(table, card, NONE)) ?? [];
}

const isRunning = (table: ChampionsTable, name: string) => running(table, name) !== null;

/**
 * Whether something that is being resolved will look at the card itself: damage and defeat have
 * steps of their own, threat is placed before anybody looks how much there is, what is revealed is
 * resolved, and what is turned over is laid bare before anything else. RR: Damage.
 */
function isWaitedFor({ state }: ChampionsTable, card: CardId): boolean {
  return state.stack.some(({ procedure, step, locals }) => {
    switch (procedure) {
      case defeating.name:
        return (locals as Defeating).cards.includes(card);
      case dealing.name:
        return step === DEFEAT_FOLLOWS && hasTaken(locals as Dealing, card);
      case placing.name:
        return (
          step < THREAT_IS_PLACED && (locals as Placing).loads.some((load) => load.card === card)
        );
      // What is revealed may get its first threat from its own When Revealed effect.
      case reveal.name:
        return step <= IS_REVEALED && (locals as Revealing).card === card;
      case completion.name:
        return (locals as { readonly scheme: CardId }).scheme === card;
      case OCCURRENCE:
        return step < 2 && isTurned(locals as Occurrence, card);
      default:
        return false;
    }
  });
}

const hasTaken = ({ results }: Dealing, card: CardId) =>
  results.some((result) => result.card === card && result.taken > 0);

const isTurned = ({ events }: Occurrence, card: CardId) =>
  events.some((event) => event.kind === 'flipped' && event.card === card);
