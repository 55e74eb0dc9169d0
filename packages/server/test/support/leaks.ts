import type { CardId, Seat } from '@grimrule/kernel';

/**
 * Everything in a message that a seat must not have: cards it does not know, cards named in lines
 * of the log that it did not know then, others' questions under whatever name, and whatever the
 * order of the cards could be told from. A spectator is a seat beyond the last and may know what
 * everybody knows.
 */
export function leaksIn(message: unknown, seat: Seat, seats: number): readonly string[] {
  const mask = seat < seats ? 1 << seat : (1 << seats) - 1;
  const mayKnow = (seen: unknown) => typeof seen === 'number' && (seen & mask) === mask;
  const found: string[] = [];
  const look = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isQuestionToAnother(value, seat)) found.push(path);
    for (const [name, part] of Object.entries(value)) {
      const here = `${path}.${name}`;
      if (name === 'random' || name === 'seed') found.push(here);
      if (name === 'seen' && typeof part === 'number' && !mayKnow(part)) found.push(here);
      if (name === 'seen' && typeof part === 'object' && part !== null) {
        for (const [card, seen] of Object.entries(part)) {
          if (!mayKnow(seen)) found.push(`${here}.${card}`);
        }
      }
      look(part, here);
    }
  };
  look(message, '');
  return found;
}

function isQuestionToAnother(value: object, seat: Seat): boolean {
  const { options, ask, seat: asked } = value as Readonly<Record<string, unknown>>;
  return Array.isArray(options) && ask !== undefined && asked !== seat;
}

/** Messages of a table about everybody, and the deck lists: they name no card of the game. */
const PUBLIC: ReadonlySet<string> = new Set(['info', 'lists', 'chat']);

/** Every card that a message names in one of the fields that hold cards, and where. */
export function* cardsNamedTo(
  message: unknown,
  fields: ReadonlySet<string>,
  path = '',
): Generator<readonly [CardId, string]> {
  if (typeof message !== 'object' || message === null) return;
  for (const [name, part] of Object.entries(message)) {
    const here = `${path}.${name}`;
    if (PUBLIC.has(name)) continue;
    if (name === 'zones') yield* inZones(part, here);
    else if (name === 'listening' || name === 'modifying') yield* numbersIn(part, here);
    else if (fields.has(name)) yield* inField(part, here);
    if ((name === 'seen' || name === 'designs') && typeof part === 'object' && part) {
      for (const id of Object.keys(part)) yield [Number(id), here];
    }
    yield* cardsNamedTo(part, fields, here);
  }
}

/** Ids; or the records of all cards by id, of which null stands for one that is not known; or changes of those. */
function* inField(part: unknown, path: string): Generator<readonly [CardId, string]> {
  if (!Array.isArray(part)) return yield* numbersIn(part, path);
  for (const [index, each] of part.entries()) {
    if (Array.isArray(each)) yield* inField(each.slice(0, isChange(each) ? 1 : undefined), path);
    else if (typeof each === 'number') yield* numbersIn(each, path);
    else if (isRecord(each)) yield [index, path];
  }
}

/** All zones in order, or changes of some: a number and what lies there now. */
function* inZones(part: unknown, path: string): Generator<readonly [CardId, string]> {
  if (!Array.isArray(part)) return;
  for (const each of part as readonly unknown[]) {
    if (Array.isArray(each)) yield* numbersIn(isChange(each) ? each[1] : each, path);
  }
}

const isRecord = (value: unknown) =>
  typeof value === 'object' && value !== null && 'design' in value && 'zone' in value;

/** A number, and beside it what is new there. */
function isChange(pair: readonly unknown[]): boolean {
  const [at, now] = pair;
  return (
    pair.length === 2 &&
    typeof at === 'number' &&
    (now === null || Array.isArray(now) || isRecord(now))
  );
}

function* numbersIn(value: unknown, path: string): Generator<readonly [CardId, string]> {
  // Places where hidden cards lie, and nothing at all, are told by numbers below zero.
  if (typeof value === 'number' && value >= 0) yield [value, path];
  else if (Array.isArray(value)) for (const part of value) yield* numbersIn(part, path);
}
