import type { Books, Held } from './books.ts';
import { isDrone } from './values.ts';

/**
 * Effects of encounter cards on the villain phase, as the auditor has read them. Like everything
 * here they are written from the cards, not from the game's own data.
 */

/** The cards revealed since the last encounter card was turned. */
export interface Since {
  /** From hands, from decks of players, from the encounter deck. */
  discarded: readonly Held[];
  milled: readonly { readonly card: Held; readonly seat: number }[];
  encounters: readonly Held[];
}

type Amount = (books: Books, seat: number, since: Since) => number;

const onePerPlayer: Amount = (books) => books.players;
const exactly =
  (amount: number): Amount =>
  () =>
    amount;
const iconsAndOne: Amount = (_books, _seat, { encounters }) =>
  1 + encounters.reduce((sum, { print }) => sum + (print.boost ?? 0), 0);

/** Threat that the card places on one scheme at a time. */
export const PLACES: Readonly<Record<string, Amount>> = {
  '01107': onePerPlayer,
  '01109': onePerPlayer,
  '01110': exactly(1),
  '01122': exactly(1),
  '01125': onePerPlayer,
  '01126': onePerPlayer,
  '01134': exactly(1),
  '01138b': exactly(2),
  '01141': exactly(1),
  '01148': (books) => books.minions().filter(isDrone).length,
  '01151': exactly(2),
  '01159': iconsAndOne,
  '01161': onePerPlayer,
  '01169': (_books, _seat, { discarded }) =>
    new Set(discarded.flatMap(({ print }) => Object.keys(print.resources ?? {}))).size,
  '01171': onePerPlayer,
  '01176': onePerPlayer,
  '01177': exactly(1),
  '01178': exactly(1),
  '01180': (books) => 2 * books.minions().filter(isOfHydra).length,
  '01181': exactly(2),
  '01192': exactly(4),
};

/** Those that place threat on several schemes at once. */
export const SEVERAL: readonly string[] = ['01141', '01192'];

const isOfHydra = ({ print }: Held) => print.traits?.includes('Hydra') ?? false;

/** Damage that the card deals to one character at a time, besides attacks. */
export const DEALS: Readonly<Record<string, Amount>> = {
  '01066': exactly(2),
  '01103': exactly(1),
  '01110': exactly(2),
  '01124': exactly(2),
  '01130': exactly(1),
  '01151': exactly(3),
  '01154': exactly(1),
  '01159': iconsAndOne,
  '01173': (books, seat) => upgradesOf(books, seat).length,
  '01174': (_books, seat, { milled }) =>
    milled
      .filter((each) => each.seat === seat)
      .reduce((sum, { card }) => sum + (card.print.resources?.energy ?? 0), 0),
};

const upgradesOf = (books: Books, seat: number) =>
  books.all().filter((card) => card.seat === seat && card.print.type === 'upgrade');

/** Whether the text of a card, besides the keyword, makes it surge. Undefined if nobody can tell. */
export function textSurges(books: Books, card: Held, seat: number): boolean | undefined {
  const villain = books.get(books.villain);
  const hero = books.isHero(seat);
  switch (card.print.code) {
    case '01187': // Assault
    case '01189': // Gang-Up
    case '01106': // Stampede
      return !hero;
    case '01105': // "I'm Tough"
      return villain.status.has('tough');
    case '01104': // Hard to Keep Down
      return villain.damage === 0;
    case '01124': // Sound Manipulation
      return !hero && villain.damage === 0;
    case '01112': // False Alarm
      return books.identity(seat).status.has('confused');
    case '01111': // Explosion
      return books.count('01109') === 0;
    case '01146': // Repair Sequence
      return villain.damage === 0 || !books.engaged(seat).some(isDrone);
    case '01188': // Caught Off Guard
      return !books.all().some(({ print, seat: whose }) => whose === seat && isGear(print.type));
    case '01163': // Genetically Enhanced
      return books.minions().length === 0;
    case '01168': // Sweeping Swoop
      return books.minions().some(({ print }) => print.name === 'Vulture');
    case '01190': // Shadow of the Past: once it was there, all of the nemesis set is in the game.
      return [...books.cards.values()].some(
        ({ print }) => print.set === `${books.identity(seat).print.set}_nemesis`,
      );
    case '01164': // Titania's Fury: an attack may not have been made.
    case '01165': // Obligations: the player chooses, and it shows in where they go.
    case '01175':
    case '01179': // Yon-Rogg's Treason: nobody sees the hand.
      return undefined;
    default:
      return false;
  }
}

/** Obligations that surge unless the alter-ego sees to them, which removes them from the game. */
export const SURGING_OBLIGATIONS: readonly string[] = ['01165', '01175'];

const isGear = (type: string) => type === 'upgrade' || type === 'support';

/** An activation that a card, not step 2, calls for. */
export interface Ordered {
  readonly enemy: number;
  readonly kind: 'attack' | 'scheme';
  readonly seat: number;
  /** The card that calls for it. */
  readonly by: number;
}

/** The activations that a card calls for when this player reveals it. */
export function orderedBy(books: Books, card: Held, seat: number): readonly Ordered[] {
  const { villain } = books;
  const hero = books.isHero(seat);
  const order = (enemy: number, kind: Ordered['kind'], whom = seat): Ordered => ({
    enemy,
    kind,
    seat: whom,
    by: card.id,
  });
  const minions = (fits: (minion: Held) => boolean) =>
    books
      .minions()
      .filter(fits)
      .map(({ id, seat: whom }) => order(id, 'attack', whom));
  switch (card.print.code) {
    case '01186': // Advance
      return [order(villain, 'scheme')];
    case '01187': // Assault
    case '01106': // Stampede
    case '01122': // Klaw's Vengeance
      return hero ? [order(villain, 'attack')] : [];
    case '01189': // Gang-Up
      return hero ? [order(villain, 'attack'), ...minions((minion) => minion.seat === seat)] : [];
    case '01145': // Rage of Ultron
      return [order(villain, hero ? 'attack' : 'scheme')];
    case '01147': // Swarm Attack
      return hero ? minions((minion) => minion.seat === seat && isDrone(minion)) : [];
    case '01164': // Titania's Fury
      return hero
        ? minions(({ print }) => print.name === 'Titania').map((each) => ({ ...each, seat }))
        : [];
    case '01133': // Masters of Mayhem
      return minions(
        (minion) =>
          books.isHero(minion.seat) && (minion.print.traits?.includes('Masters of Evil') ?? false),
      );
    default:
      return [];
  }
}

export const GANG_UP = '01189';
export const GET_BEHIND_ME = '01078';
export const WHIRLWIND = '01130';
export const WEBBED_UP = '01009';
export const CHARGE = '01099';
export const TITANIAS_FURY = '01164';
export const ULTRON_II = '01135';
export const EMERGENCY = '01085';
export const GREAT_RESPONSIBILITY = '01061';
export const JENNIFER_WALTERS = '01019b';
export const BACKFLIP = '01003';
export const COSMIC_FLIGHT = '01017';
export const COUNTER_PUNCH = '01077';
export const ARMORED_RHINO_SUIT = '01098';
/** Klaw's stages: an extra boost card when he attacks. */
export const KLAW: readonly string[] = ['01113', '01114', '01115'];
