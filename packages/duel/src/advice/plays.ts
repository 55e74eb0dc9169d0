import type { Answer, CardId, Option, Prompt, Seat } from '@grimrule/kernel';
import { costOf, NONE, payWith, proposalFor, zoneOf } from '@grimrule/kernel';
import { CIVILIANS, HAND, on } from '../board.ts';
import { printedAs } from '../cards/pool.ts';
import { replacedBy } from '../rules/entering-play.ts';
import { costToPlay } from '../rules/paying.ts';
import type { DuelTable } from '../table.ts';
import { effectWorth } from './effects.ts';
import { bestPlace, CARD, cardWorth, pointsWorth, WIN } from './worth.ts';

export const civiliansLeft = ({ state }: DuelTable): number =>
  CIVILIANS.reduce((sum, zone) => sum + zoneOf(state, zone).length, 0);

/** A card that stays in hand keeps its chance: only what brings clearly more is played. */
const CLEARLY = 0.2;

/** The next card to play or artefact to use, or the end of the phase. */
export function adviceForPlayPhase(table: DuelTable, { options, seat }: Prompt): Answer {
  let best = options.find(({ verb }) => verb === 'endPhase' || verb === 'goOn') ?? options[0];
  let most = CLEARLY;
  for (const option of options) {
    const worth = worthOf(table, seat, option);
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  return best ? [best] : [];
}

function worthOf(table: DuelTable, seat: Seat, { verb, card, ability }: Option): number {
  if (card === undefined) return 0;
  if (verb === 'play') return playWorth(table, seat, card) - CARD * (1 + price(table, seat, card));
  if (verb !== 'use' || ability === undefined) return 0;
  const used = printedAs(table.state, card).abilities[ability];
  if (used?.kind !== 'action') return 0;
  const once = 'cost' in used && used.cost !== undefined;
  return effectWorth(table, seat, card, used.effect) - (once ? ONCE : 0);
}

/** An artefact that is used up waits for its moment. */
const ONCE = 1.2;

/** How many cards of one's own are spent for a card. */
function price(table: DuelTable, seat: Seat, card: CardId): number {
  if (replacedBy(table, seat, card) !== NONE) return 0;
  return costToPlay(table, seat, card).symbols.length;
}

/** What playing a card brings, besides what is spent for it. */
function playWorth(table: DuelTable, seat: Seat, card: CardId): number {
  const { state } = table;
  const { kind, stats, abilities } = printedAs(state, card);
  let effects = 0;
  for (const ability of abilities) {
    if (ability.kind === 'called' && ability.call !== 'attack') {
      effects += effectWorth(table, seat, card, ability.effect);
    }
  }
  if (kind === 'location') return pointsWorth(state, seat, stats.points ?? 0) + effects;
  const old = replacedBy(table, seat, card);
  if (old !== NONE) return cardWorth(state, card) - cardWorth(state, old) + effects;
  return cardWorth(state, card) + bestPlace(table, seat, card, civiliansLeft(table)) + effects;
}

/** The cost of spending what had better be played next, and of a civilian who waits for nothing. */
const TO_BE_PLAYED = 2;
const CIVILIAN = 0.3;

/** Pays with civilians before cards, and with nothing that had better be played next. */
export function adviceForPayment(table: DuelTable, prompt: Prompt): Answer {
  const { cost, seat } = prompt;
  if (!cost) return proposalFor(prompt);
  const { state } = table;
  const hand = zoneOf(state, on(HAND, seat));
  const next = nextPlay(table, seat, hand);
  const sources = cost.sources.map((source) => {
    const { verb, card } = source.option;
    if (verb !== 'spend' || card === undefined) return source;
    if (!hand.includes(card)) return { ...source, worth: CIVILIAN };
    const worth = CARD + source.worth + (card === next ? TO_BE_PLAYED : 0);
    return { ...source, worth };
  });
  return proposalFor(payWith(prompt, costOf(cost.symbols, sources, cost.overpay, cost.reserves)));
}

/** The card in hand that costs nothing or replaces another, or that wins. */
function nextPlay(table: DuelTable, seat: Seat, hand: readonly CardId[]): CardId {
  let best = NONE;
  let most = CLEARLY;
  for (const card of hand) {
    const worth = playWorth(table, seat, card) - CARD * (1 + price(table, seat, card));
    if (price(table, seat, card) > 0 && worth < WIN / 2) continue;
    if (worth > most) {
      most = worth;
      best = card;
    }
  }
  return best;
}

/** The cards that are missed least: two versions of a character, then what is weak and dear. */
export function adviceForDiscards(table: DuelTable, { options, least }: Prompt): Answer {
  const { state } = table;
  const seen = new Set<string>();
  const worth = new Map<Option, number>();
  for (const option of options) {
    if (option.card === undefined) continue;
    const { kind, character, stats, cost } = printedAs(state, option.card);
    const again = character !== undefined && seen.has(character) ? AGAIN : 0;
    if (character !== undefined) seen.add(character);
    const own = kind === 'location' ? (stats.points ?? 0) : cardWorth(state, option.card);
    worth.set(option, own - CARD * cost.length - again);
  }
  const sorted = [...options].sort((one, other) => (worth.get(one) ?? 0) - (worth.get(other) ?? 0));
  return sorted.slice(0, least);
}

const AGAIN = 0.5;

/** The civilian whose colour the fewest cards in hand have: it pays for what they cannot. */
export function adviceForCivilian(table: DuelTable, { options, seat }: Prompt): Answer {
  const { state } = table;
  const colours = zoneOf(state, on(HAND, seat)).map((card) => printedAs(state, card).colour);
  const have = ({ card }: Option) =>
    card === undefined
      ? 0
      : colours.filter((colour) => colour === printedAs(state, card).colour).length;
  return [...options].sort((one, other) => have(one) - have(other)).slice(0, 1);
}

/** Artefacts that serve for the rest of the game before those that are used up. */
export function adviceForArtefact(table: DuelTable, { options }: Prompt): Answer {
  const lasts = ({ card }: Option) =>
    card !== undefined &&
    printedAs(table.state, card).abilities.every((each) => !('cost' in each && each.cost));
  const [first] = options;
  const best = options.find(lasts) ?? first;
  return best ? [best] : [];
}

/** The place where a card does most. */
export function adviceForPlace({ options }: Prompt, worth: (place: number) => number): Answer {
  const free = options.filter(({ value }) => value !== undefined);
  const best = [...free].sort((one, other) => worth(other.value ?? 0) - worth(one.value ?? 0));
  return best.slice(0, 1);
}
