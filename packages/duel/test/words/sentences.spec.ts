import type { Line, Option } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import { english, german, LANGUAGES, tell } from '@grimrule/words';
import { keptText } from '@grimrule/words/testing';
import { expect, test } from 'vitest';
import { duel, duelWords, POOL } from '../../src/index.ts';
import { ENDINGS } from '../../src/rules/game-end.ts';
import type { DuelAbility } from '../../src/vocabulary/nodes.ts';
import { germanLexicon } from '../../src/words/lexicon-de.ts';
import { englishLexicon } from '../../src/words/lexicon-en.ts';
import { englishLines, englishOptions } from '../../src/words/lines-en.ts';
import { RULE_TITLES } from '../../src/words/rule-titles.ts';
import { STEP_TITLES } from '../../src/words/step-titles.ts';
import { INVENTED } from './invented.ts';

/**
 * Every sentence of Duel in both languages, as each side reads it and as somebody does who knows
 * none of its cards. Who changes one reads the difference and renews the file:
 *
 *     RENEW_GOLDEN=1 npx vitest run packages/duel/test/words/sentences
 */
const FILE = new URL('./sentences.txt', import.meta.url);

const start = duel.setup(null, 1);
if ('problems' in start) throw new Error('Duel cannot be set up');
const { state } = start;
const idOf = (code: string) => state.cards.findIndex(({ design }) => POOL[design]?.code === code);

const ABOUT = {
  card: idOf('captain-marvel-a'),
  cards: [idOf('thor-a'), idOf('hydra-bomber')],
  seat: 0,
  place: 0,
  count: 2,
  left: 3,
  most: 9,
  threat: 4,
  now: -3,
  ending: 'deck',
  option: 'x',
};
/** The facts that change a sentence. */
const OTHERWISE: Readonly<Record<string, readonly object[]>> = {
  damaged: [{ cards: [] }, { count: 1 }],
  looked: [{ cards: [] }],
  chooseDiscards: [{ count: 1 }],
  healed: [{ count: 1 }],
  scored: [{ count: 1, now: 0 }, { now: 1 }],
  markerMoved: [{ now: 0 }, { now: 1 }],
  markerJumped: [{ now: 1 }],
  entered: [1, 2, 3, 4, 5].map((place) => ({ place })),
  sideWins: ENDINGS.map((ending) => ({ ending })),
};

const READERS = [
  { who: 'heroes', seat: 0, designOf: (card: number) => state.cards[card]?.design ?? null },
  { who: 'villains', seat: 1, designOf: (card: number) => state.cards[card]?.design ?? null },
  { who: 'stranger', seat: 2, designOf: () => null },
];

/** The sentence for each reader; readers of the same one share a line. */
function readings(say: (reader: (typeof READERS)[number] & { seats: number }) => string) {
  const read = new Map<string, string[]>();
  for (const reader of READERS) {
    const text = say({ ...reader, seats: state.seats });
    read.set(text, [...(read.get(text) ?? []), reader.who]);
  }
  return [...read].map(([text, who]) => `    ${who.join(', ')}: ${text}`);
}

function textOf(language: Language, ability: DuelAbility): string {
  return language === 'en'
    ? tell(english, englishLexicon, ability)
    : tell(german, germanLexicon, ability);
}

function sentences(): readonly string[] {
  const lines: readonly Line[] = Object.keys(englishLines).flatMap((say) =>
    [{}, ...(OTHERWISE[say] ?? [])].map((more) => ({ say, ...ABOUT, ...more })),
  );
  const options: readonly Option[] = Object.keys(englishOptions).map((verb) => ({
    ...{ verb, card: ABOUT.card, value: 3 },
  }));
  return LANGUAGES.flatMap((language) => {
    const words = duelWords[language];
    return [
      language,
      ...lines.flatMap((line) => [
        `  ${line.say}`,
        ...readings((reader) => words.line(line, reader)),
      ]),
      ...options.flatMap((option) => [
        `  option ${option.verb}`,
        ...readings((reader) => words.option(option, reader)),
      ]),
      ...Object.keys(RULE_TITLES).map((rule) => `  rule ${rule}: ${words.rule(rule)}`),
      ...Object.keys(STEP_TITLES).map((step) => `  step ${step}: ${words.rule(step)}`),
      '  abilities that no card has',
      ...INVENTED.map((ability) => `    ${textOf(language, ability)}`),
    ];
  });
}

test('every sentence of Duel reads as it was decided', () => {
  const { now, kept } = keptText(FILE, sentences(), process.env.RENEW_GOLDEN);
  expect(now).toBe(kept);
});
