import type { Books, Held } from './books.ts';
import { hasTrait } from './texts.ts';

/** The present stats of characters, enemies and locations, as the auditor reads the cards. */

const GIMLI = 'core-004';
const DUNHERE = 'core-009';
const CELEBRIANS_STONE = 'core-027';
const BLADE_OF_GONDOLIN = 'core-039';
const CITADEL_PLATE = 'core-040';
const DWARVEN_AXE = 'core-041';
const FAVOR_OF_THE_LADY = 'core-055';
const POWER_IN_THE_EARTH = 'core-056';
const DARK_KNOWLEDGE = 'core-071';
const UFTHAK = 'core-090';

const printed = (number = 0) => Math.max(0, number);

const has = (books: Books, card: Held, code: string): number =>
  books.attached(card.id).filter(({ print }) => print.id === code).length;

const passing = (books: Books, card: Held, stat: string): number =>
  books.passing
    .filter((change) => change.stat === stat && change.of(card))
    .reduce((sum, { by }) => sum + (by === 'players' ? books.order().length : by), 0);

export function willpowerOf(books: Books, card: Held): number {
  const attached =
    2 * has(books, card, CELEBRIANS_STONE) +
    has(books, card, FAVOR_OF_THE_LADY) -
    has(books, card, DARK_KNOWLEDGE);
  return Math.max(0, printed(card.print.willpower) + attached + passing(books, card, 'willpower'));
}

/** The threat that a card adds to the staging area. */
function threatOf(books: Books, card: Held): number {
  const attached = -has(books, card, POWER_IN_THE_EARTH);
  return Math.max(
    0,
    printed(card.print.threatStrength) + attached + passing(books, card, 'threat'),
  );
}

/** All of it. Additions to the staging area as a whole are noted at the quest. */
export function stagingThreat(books: Books): number {
  const quest = books.cards.get(books.quest);
  const whole = quest ? passing(books, quest, 'threat') : 0;
  return books.at('staging').reduce((sum, card) => sum + threatOf(books, card), whole);
}

export function enemyAttackOf(books: Books, enemy: Held): number {
  const tokens = enemy.print.id === UFTHAK ? 2 * enemy.resources : 0;
  return printed(enemy.print.attack) + tokens + passing(books, enemy, 'attack');
}

export function attackOf(books: Books, card: Held, against: Held, alone: boolean): number {
  const axe = has(books, card, DWARVEN_AXE) * (hasTrait(books, card, 'Dwarf') ? 2 : 1);
  const blade = hasTrait(books, against, 'Orc') ? has(books, card, BLADE_OF_GONDOLIN) : 0;
  const hurt = card.print.id === GIMLI ? card.damage : 0;
  const afar = card.print.id === DUNHERE && alone && against.place === 'staging' ? 1 : 0;
  return printed(card.print.attack) + axe + blade + hurt + afar + passing(books, card, 'attack');
}

export function defenseOf(books: Books, card: Held): number {
  return Math.max(0, printed(card.print.defense) + passing(books, card, 'defense'));
}

export function hitPointsOf(books: Books, card: Held): number {
  return printed(card.print.hitPoints) + 4 * has(books, card, CITADEL_PLATE);
}
