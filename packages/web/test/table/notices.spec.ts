import type { Notice } from '@grimrule/room';
import { LANGUAGES } from '@grimrule/words';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { noticeSentence } from '../../src/table/chat/notice-sentence.ts';
import { secondsLeft } from '../../src/table/seats/use-countdown.ts';
import { de } from '../../src/words/de.ts';
import { en } from '../../src/words/en.ts';

const NAMES = {
  nameOf: (seat: number) => ['Ada', 'Ben'][seat] ?? '',
  roleOf: (seat: number) => ['Heroes', 'Villains'][seat] ?? '',
};

/** Each notice, and what its sentence has to speak of. */
const NOTICES: readonly (readonly [Notice, readonly string[]])[] = [
  [{ kind: 'seatTaken', seat: 1, name: 'Cleo' }, ['Cleo', 'Villains']],
  [{ kind: 'seatTakenOver', seat: 1, name: 'Cleo' }, ['Cleo', 'Villains']],
  [{ kind: 'seatClaimed', seat: 0, voidLink: true }, ['Ada']],
  [{ kind: 'seatClaimed', seat: 0, voidLink: false }, ['Ada']],
  [{ kind: 'otherDevice', seat: 1 }, ['Ben']],
  [{ kind: 'linkReplaced', seat: 1, by: 0 }, ['Ada', 'Ben']],
  [{ kind: 'linkReplaced', seat: 1, by: null }, ['Ben']],
  [{ kind: 'botStandsIn', seat: 1, by: 0, bot: 'sensible' }, ['Ada', 'Ben']],
  [{ kind: 'botStandsIn', seat: 1, by: 1, bot: 'sensible' }, ['Ben']],
  [{ kind: 'botSentAway', seat: 1, by: 0 }, ['Ada', 'Ben']],
  [{ kind: 'botSentAway', seat: 0, by: 0 }, ['Ada']],
  [{ kind: 'takenBack', by: 0, decisions: 1 }, ['Ada', '1']],
  [{ kind: 'takenBack', by: 0, decisions: 30 }, ['Ada', '30']],
  [{ kind: 'restored', by: 1, decisions: 1 }, ['Ben', '1']],
  [{ kind: 'restored', by: 1, decisions: 30 }, ['Ben', '30']],
  [{ kind: 'watcherMuted', by: 0, name: 'Dora' }, ['Ada', 'Dora']],
  [{ kind: 'watcherRemoved', by: 0, name: 'Dora' }, ['Ada', 'Dora']],
  [{ kind: 'watchersMayTalk', by: 1, talk: true }, ['Ben']],
  [{ kind: 'watchersMayTalk', by: 1, talk: false }, ['Ben']],
  [{ kind: 'damaged', move: 31, from: 28 }, ['31', '28']],
];

describe.each(LANGUAGES)('what a table tells everybody (%s)', (language) => {
  beforeAll(() =>
    i18next.init({
      resources: { en: { translation: en }, de: { translation: de } },
      interpolation: { escapeValue: false },
    }),
  );
  const say = (notice: Notice) => noticeSentence(notice, i18next.getFixedT(language), NAMES);

  it.each(NOTICES)('%o', (notice, named) => {
    const sentence = say(notice);
    for (const name of named) expect(sentence).toContain(name);
    expect(sentence).not.toMatch(/[{}]|joining\.|undefined/);
    expect(sentence).toMatch(/\.$/);
  });

  it('tells each from every other', () => {
    const sentences = NOTICES.map(([notice]) => say(notice));
    expect(new Set(sentences).size).toBe(NOTICES.length);
  });

  it('finds words for those who have no name', () => {
    for (const notice of [
      { kind: 'seatTaken', seat: 1, name: '' },
      { kind: 'watcherMuted', by: 0, name: '' },
    ] as const) {
      expect(say(notice)).not.toMatch(/^\s|\s\s|\s[.]/);
    }
  });
});

it('The time until a bot may stand in counts from when it was told.', () => {
  expect(secondsLeft(60, 1000, 1000)).toBe(60);
  expect(secondsLeft(60, 1000, 1500)).toBe(60);
  expect(secondsLeft(60, 1000, 31_000)).toBe(30);
  expect(secondsLeft(60, 1000, 61_000)).toBe(0);
  expect(secondsLeft(60, 1000, 99_000)).toBe(0);
});
