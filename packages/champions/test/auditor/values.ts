import type { Books, Held } from './books.ts';
import { FACEDOWN } from './prints.ts';

/**
 * The stats of characters, as the auditor reads the cards. It knows the cards by their codes and
 * has read them itself: the game's own data is just the thing it must not rely on.
 */

const ULTRON_III = '01136';
const ULTRON_DRONES = '01140';
const UPGRADED_DRONES = '01142';
const IMMORTAL_KLAW = '01127';
const GENETICALLY_ENHANCED = '01163';
const TITANIA = '01162';

export const isDrone = ({ print }: Held): boolean => print.traits?.includes('Drone') ?? false;
export const isCharacter = ({ print }: Held): boolean =>
  ['hero', 'alter_ego', 'ally', 'villain', 'minion'].includes(print.type);

/** The stats that the environment gives to a face-down card. */
const droneBase = (books: Books) => (books.count(ULTRON_DRONES) > 0 ? 1 : 0);
const droneCommand = (books: Books, card: Held) =>
  isDrone(card) && card.print.type === 'minion' ? books.count(ULTRON_III) : 0;
const printedPower = (power = 0) => Math.max(0, power);

export function atkOf(books: Books, enemy: Held): number {
  const { code, atk } = enemy.print;
  const attached = books.attached(enemy.id);
  const added = attached.reduce((sum, { print }) => sum + modifier(print.type, print.atk), 0);
  const facedown = code === FACEDOWN ? droneBase(books) + books.count(UPGRADED_DRONES) : 0;
  const base = code === TITANIA ? hitPointsOf(books, enemy) - enemy.damage : printedPower(atk);
  return base + added + facedown + droneCommand(books, enemy);
}

export function schOf(books: Books, enemy: Held): number {
  const attached = books.attached(enemy.id);
  const added = attached.reduce((sum, { print }) => sum + modifier(print.type, print.sch), 0);
  const facedown = enemy.print.code === FACEDOWN ? droneBase(books) : 0;
  return printedPower(enemy.print.sch) + added + facedown;
}

const modifier = (type: string, power = 0) => (type === 'attachment' ? power : 0);

const HELMET = '01016';
const COSMIC_FLIGHT = '01017';
const ARMORED_VEST = '01081';

/** The helmet is better on somebody who flies. */
export function defOf(books: Books, hero: Held): number {
  const helmet = books.count(COSMIC_FLIGHT, hero.seat) > 0 ? 2 : 1;
  return (
    printedPower(hero.print.def) +
    books.count(ARMORED_VEST, hero.seat) +
    books.count(HELMET, hero.seat) * helmet
  );
}

const SUPERHUMAN_STRENGTH = '01028';
const COMBAT_TRAINING = '01057';

export function heroAtkOf(books: Books, hero: Held): number {
  return (
    printedPower(hero.print.atk) +
    books.count(COMBAT_TRAINING, hero.seat) +
    books.count(SUPERHUMAN_STRENGTH, hero.seat) * 2
  );
}

const MARK_V_ARMOR = '01036';
const ROCKET_BOOTS = '01039';

export function hitPointsOf(books: Books, card: Held): number {
  const { type, code, health, healthPerHero, name } = card.print;
  const printed = books.each(health, healthPerHero);
  switch (type) {
    case 'hero':
    case 'alter_ego':
      return (
        printed + books.count(MARK_V_ARMOR, card.seat) * 6 + books.count(ROCKET_BOOTS, card.seat)
      );
    case 'villain':
      return printed + (name === 'Klaw' ? books.count(IMMORTAL_KLAW) * 10 : 0);
    case 'minion': {
      const facedown = code === FACEDOWN ? droneBase(books) + books.count(UPGRADED_DRONES) : 0;
      const enhanced = books
        .attached(card.id)
        .filter(({ print }) => print.code === GENETICALLY_ENHANCED).length;
      return printed + facedown + enhanced * 3 + droneCommand(books, card);
    }
    default:
      return printed;
  }
}

const SOLID_SOUND_BODY = '01119';
const CONCUSSION_BLASTERS = '01153';

export function retaliateOf(books: Books, card: Held): number {
  const own = Number(card.print.keywords?.retaliate ?? 0);
  const given = books
    .attached(card.id)
    .filter(({ print }) => [SOLID_SOUND_BODY, CONCUSSION_BLASTERS].includes(print.code));
  return own + given.length;
}

const MADAME_HYDRA = '01181';
const LEGIONS_OF_HYDRA = '01180';
const KILLMONGER = '01157';

/** Some cannot take damage while something else is there, or not from something. */
export function isInvulnerable(books: Books, card: Held, source: Held | undefined): boolean {
  switch (card.print.code) {
    case ULTRON_III:
      return books.minions().some(isDrone);
    case MADAME_HYDRA:
      return books.count(LEGIONS_OF_HYDRA) > 0;
    case KILLMONGER:
      return source?.print.type === 'upgrade' && isOfThePanther(source);
    default:
      return false;
  }
}

const isOfThePanther = ({ print }: Held) => print.traits?.includes('Black Panther') ?? false;
