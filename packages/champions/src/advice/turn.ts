import type { CardId, Option, Seat } from '@grimrule/kernel';
import { abilityOption, cardOf, cardOption, value, zoneOf } from '@grimrule/kernel';
import { AREA, HAND, of } from '../board.ts';
import { printedAs } from '../cards/designs.ts';
import { remainingHitPoints } from '../rules/damage/hit-points.ts';
import { has } from '../rules/status/status.ts';
import type { ChampionsTable } from '../table.ts';
import { alliesOf, charactersOf, engagedWith, identityOf, inHeroForm, typeOf } from '../table.ts';
import type { Deeds } from './deeds.ts';
import { deedsOf } from './deeds.ts';
import { prefersHeroForm } from './form.ts';
import { gainOfDesign } from './gains.ts';
import type { Playable } from './hand.ts';
import { bestPlays } from './hand.ts';
import { missing, roundsLeft } from './outlook.ts';
import { relief, strikeWorth, wouldWin } from './targets.ts';

/** The next action of a sensible player on their turn. */
export function adviceForTurn(
  table: ChampionsTable,
  seat: Seat,
  options: readonly Option[],
): Option | undefined {
  let best: Option | undefined;
  let most = 0;
  const outlook = lookOut(table, seat);
  const plays = playsOf(table, seat, options, outlook);
  for (const option of options) {
    if (option.verb === 'play' && option.card !== undefined && !plays.has(option.card)) continue;
    const worth = worthOf(table, seat, option, outlook);
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  return best ?? options.find(({ verb }) => verb === 'endTurn');
}

/** The cards that had better be played on this turn; those that need the other form too. */
function playsOf(
  table: ChampionsTable,
  seat: Seat,
  options: readonly Option[],
  outlook: Outlook,
): ReadonlySet<CardId> {
  const playable: Playable[] = [];
  for (const option of options) {
    const { verb, card } = option;
    if (verb !== 'play' || card === undefined) continue;
    const gain = playGain(table, seat, option, card, outlook);
    if (gain > 0) playable.push({ card, gain });
  }
  if (outlook.endsAsHero && !outlook.hero) playable.push(...asHero(table, seat, outlook));
  return bestPlays(table, seat, playable);
}

/** The cards that the rest of a hand should be played for. */
export function playsToCome(table: ChampionsTable, seat: Seat): ReadonlySet<CardId> {
  const { state } = table;
  const form = inHeroForm(state, seat) ? 'hero' : 'alterEgo';
  const options = zoneOf(state, of(HAND, seat)).flatMap((card): readonly Option[] => {
    if (typeOf(state, card) !== 'event') return [cardOption('play', card)];
    const option = abilityOption('play', card, 0);
    const deeds = deedsOf(state, option);
    return deeds.onTurn && (deeds.form ?? form) === form ? [option] : [];
  });
  return playsOf(table, seat, options, lookOut(table, seat));
}

/** The plays that become possible after the change of form. */
function asHero(table: ChampionsTable, seat: Seat, outlook: Outlook): readonly Playable[] {
  const { state } = table;
  return zoneOf(state, of(HAND, seat)).flatMap((card) => {
    const deeds = deedsOf(state, abilityOption('play', card, 0));
    if (typeOf(state, card) !== 'event' || !deeds.onTurn || deeds.form !== 'hero') return [];
    const gain = gainNow(table, seat, deeds, outlook) - deeds.price;
    return gain > 0 ? [{ card, gain }] : [];
  });
}

/** The gain of playing a card, without its cost. */
function playGain(
  table: ChampionsTable,
  seat: Seat,
  option: Option,
  card: CardId,
  outlook: Outlook,
): number {
  if (option.ability === undefined) return permanentWorth(table, seat, card);
  const deeds = deedsOf(table.state, option);
  return gainNow(table, seat, deeds, outlook) - deeds.price;
}

interface Outlook {
  readonly hero: boolean;
  /** The form that this turn had better end in. */
  readonly endsAsHero: boolean;
  readonly wounds: number;
  /** In how many rounds the main scheme is completed if nothing is done about it. */
  readonly roundsLeft: number;
}

function lookOut(table: ChampionsTable, seat: Seat): Outlook {
  const { state } = table;
  return {
    hero: inHeroForm(state, seat),
    endsAsHero: prefersHeroForm(table, seat),
    wounds: missing(table, identityOf(state, seat)),
    roundsLeft: roundsLeft(table, seat),
  };
}

/**
 * First what wins the game. Then what costs nothing and what only an alter-ego can do, then the hero comes: what heroes can
 * do must be weighed before everything is spent. Cards, basic powers, and hiding at the end.
 */
const WINS = 200;
const FREE = 90;
const ALTER_EGO = 80;
const BECOME_HERO = 70;
const CARDS = 40;
const POWERS = 20;
const AFTERWARDS = 15;
const HIDE = 10;

/** How much it is worth to do this now; nothing that is worth 0 is done. */
function worthOf(table: ChampionsTable, seat: Seat, option: Option, outlook: Outlook): number {
  const { verb, card, ability } = option;
  switch (verb) {
    case 'changeForm':
      if (outlook.hero === outlook.endsAsHero) return 0;
      return outlook.hero ? HIDE : BECOME_HERO;
    case 'recover':
      return recovers(table, seat, outlook) ? ALTER_EGO : 0;
    case 'attack':
      if (card === undefined) return 0;
      if (winsByAttack(table, seat, card)) return WINS;
      return ranked(POWERS, attackWorth(table, seat, card));
    case 'thwart':
      return card === undefined ? 0 : ranked(POWERS, thwartWorth(table, seat, card));
    case 'play':
      if (card === undefined) return 0;
      if (ability === undefined) return ranked(CARDS, permanentWorth(table, seat, card));
      return eventWorth(table, seat, option, card, outlook);
    case 'use':
      return useWorth(table, seat, option, outlook);
    default:
      return 0;
  }
}

/** Actions with a gain are ranked by their time; the others are left undone. */
const ranked = (rank: number, worth: number) => (worth > 0 ? rank + Math.min(worth, 20) : 0);

/** A recovery takes the place of an attack. */
function recovers(table: ChampionsTable, seat: Seat, outlook: Outlook): boolean {
  const { rec = 0 } = printedAs(table.state, identityOf(table.state, seat));
  if (!outlook.endsAsHero) return outlook.wounds > 0;
  return outlook.wounds >= Math.min(rec, WOUNDS) && outlook.roundsLeft > URGENT;
}

/** The wounds that justify a recovery, and the number of rounds too few for one. */
const WOUNDS = 3;
const URGENT = 0.9;

/** The worth of blocking an attack, for an ally that can do nothing else. */
const BLOCK = 2.5;

/** The cost of a basic power for an ally that may be lost by it. */
function consequences(table: ChampionsTable, card: CardId, taken: number): number {
  if (typeOf(table.state, card) !== 'ally' || taken === 0) return 0;
  const left = remainingHitPoints(table, card);
  return left > taken || has(table, card, 'tough') ? 0 : BLOCK;
}

function winsByAttack(table: ChampionsTable, seat: Seat, card: CardId): boolean {
  return !has(table, card, 'stunned') && wouldWin(table, seat, card, value(table, card, 'atk'));
}

function attackWorth(table: ChampionsTable, seat: Seat, card: CardId): number {
  if (has(table, card, 'stunned')) return GET_RID_OF_STATUS;
  const { atkConsequential = 0 } = printedAs(table.state, card);
  const struck = strikeWorth(table, seat, card, value(table, card, 'atk'));
  return struck - consequences(table, card, atkConsequential);
}

const GET_RID_OF_STATUS = 2;

function thwartWorth(table: ChampionsTable, seat: Seat, card: CardId): number {
  if (has(table, card, 'confused')) return GET_RID_OF_STATUS;
  const { thwConsequential = 0 } = printedAs(table.state, card);
  const removed = relief(table, seat, card, value(table, card, 'thw'));
  return removed - consequences(table, card, thwConsequential);
}

function permanentWorth(table: ChampionsTable, seat: Seat, card: CardId): number {
  const { state } = table;
  const gain = gainOfDesign(cardOf(state, card).design);
  if (typeOf(state, card) !== 'ally') return gain;
  const limit = value(table, identityOf(state, seat), 'allyLimit');
  return alliesOf(state, seat).length < limit ? gain : 0;
}

/** The gain of an effect at this moment: 0 if it would do nothing now. */
function gainNow(
  table: ChampionsTable,
  seat: Seat,
  { done, gain, sweep }: Deeds,
  { wounds }: Outlook,
): number {
  if (done.has('changeForm') || done.has('shuffleIn')) return 0;
  if (done.has('special')) return SPECIAL * upgradesOf(table, seat);
  if (sweep > 0) return swept(table, seat, sweep);
  if (done.has('ready')) return someExhausted(table, seat) ? gain : 0;
  const identity = identityOf(table.state, seat);
  if (done.has('removeThreat')) return relief(table, seat, identity, gain);
  if (done.has('heal') && !done.has('draw')) return wounds >= 2 ? gain : 0;
  return done.has('damage') ? strikeWorth(table, seat, identity, gain) : gain;
}

/** The gain of hurting all enemies: it defeats minions with few hit points. */
function swept(table: ChampionsTable, seat: Seat, damage: number): number {
  const minions = engagedWith(table.state, seat);
  const gone = minions.filter((minion) => remainingHitPoints(table, minion) <= damage);
  return damage * (1 + minions.length) + SWEPT * gone.length;
}

const SWEPT = 1;

/** The gain of each upgrade when all of them are used. */
const SPECIAL = 1.5;

function eventWorth(
  table: ChampionsTable,
  seat: Seat,
  option: Option,
  card: CardId,
  outlook: Outlook,
): number {
  const { done, form, gain: strength } = deedsOf(table.state, option);
  const identity = identityOf(table.state, seat);
  if (done.has('damage') && wouldWin(table, seat, identity, strength)) return WINS;
  const gain = playGain(table, seat, option, card, outlook);
  if (done.has('ready')) return ranked(AFTERWARDS, gain);
  return ranked(form === 'alterEgo' ? ALTER_EGO : CARDS, gain);
}

const upgradesOf = ({ state }: ChampionsTable, seat: Seat) =>
  zoneOf(state, of(AREA, seat)).filter((card) => typeOf(state, card) === 'upgrade').length;

const someExhausted = ({ state }: ChampionsTable, seat: Seat) =>
  charactersOf(state, seat).some((card) => cardOf(state, card).exhausted);

function useWorth(table: ChampionsTable, seat: Seat, option: Option, outlook: Outlook): number {
  const { state } = table;
  const { card } = option;
  if (card === undefined) return 0;
  const deeds = deedsOf(state, option);
  // Other abilities of allies mostly cost more than they gain.
  if (typeOf(state, card) === 'ally') return 0;
  if (printedAs(state, card).faction === 'encounter') return CARDS + deeds.price;
  const gain = gainNow(table, seat, deeds, outlook) - deeds.price;
  if (deeds.done.has('ready')) return ranked(AFTERWARDS, gain);
  return ranked(FREE, gain);
}
