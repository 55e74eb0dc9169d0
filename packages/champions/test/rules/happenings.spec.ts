import { describe, expect, test } from 'vitest';
import { EVENTS } from '../../src/vocabulary/events.ts';
import { HAPPENINGS } from './cases/happenings.ts';

describe('everything is told of an event', () => {
  const cases = EVENTS.flatMap((kind) =>
    HAPPENINGS[kind].map(([table, events]) => ({ kind, table, events })),
  );

  test.each(cases)('$kind: $events', ({ kind, table, events }) => {
    table(kind).witnesses(events).asks('chooseOne');
  });

  test('that a card can wait for', () => {
    expect(EVENTS.filter((kind) => HAPPENINGS[kind].length === 0)).toEqual([]);
  });
});
