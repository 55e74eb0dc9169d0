import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { recordsMadeByHand, sourcesOf } from '../records.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** One fault a line; the last lines have none. */
const FAULTS = `
import type { Ability, Action, Card, Frame, Happening, Option, Printed, Prompt, Scope } from './index.ts';
export const exhausted = (card: Card) => ({ ...card, exhausted: true });
export const replaced = (event: Happening): Happening => ({ ...event, replaced: true });
export const seen = (scope: Scope) => ({ ...scope, seat: 1 });
export const option: Option = { verb: 'pass' };
export const options = (cards: readonly number[]) => cards.map((card): Option => ({ verb: '', card }));
export const asked = (prompt: Prompt | null) => prompt && { ...prompt, least: 0 };
export const ability: Ability = { kind: 'constant', modifiers: [] };
export const limited = (action: Action) => ({ ...action, limit: { times: 1, per: 'round' } });
interface Tile extends Printed { readonly name: string }
export const renamed = (tile: Tile) => ({ ...tile, name: '' });
const lit = { procedure: '', step: 0, locals: {} };
export const started = (stack: Frame[]) => stack.push(lit);
export const going = (frame: Frame) => ({ ...frame, step: 1 });
export const told = (card: Card) => ({ say: 'told', seat: card.owner });
export const picked = (option: Option): Option => option;
`;

test('records that are looked at all the time are made by their makers alone', () => {
  const path = 'packages/kernel/src/planted.ts';
  expect(recordsMadeByHand(sourcesOf(ROOT, { path, text: FAULTS }))).toEqual(
    [
      [3, 'Card'],
      [4, 'Happening'],
      [5, 'Scope'],
      [6, 'Option'],
      [7, 'Option'],
      [8, 'Prompt'],
      [9, 'Ability'],
      [10, 'Ability'],
      [12, 'Printed'],
      [14, 'Frame'],
      [15, 'Frame'],
    ].map(([line, record]) => `${path}:${line} makes a record '${record}' by hand`),
  );
});
