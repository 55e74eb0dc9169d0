import { champions, championsWords } from '@grimrule/champions';
import { duel, duelWords } from '@grimrule/duel';
import type { Game, Line } from '@grimrule/kernel';
import { deckLines, isSent, listFault, Match, NONE, readRecord } from '@grimrule/kernel';
import { DECKS, newCampaign, readLog, rings, ringsWords } from '@grimrule/rings';
import type { Reader } from '@grimrule/words';
import fc from 'fast-check';
import {
  askedTables,
  clientMessage,
  copyOfTable,
  newReport,
  newTable,
  newTableFromRecord,
  plainText,
} from '../../src/index.ts';
import { allSpoilt, anything, lists, spoilt, texts } from './input.ts';

/** Something that reads input of any origin. */
interface Parser {
  readonly input: fc.Arbitrary<unknown>;
  /** Input that is tried besides. */
  readonly worst: readonly unknown[];
  /** Reads it and says whether it came to a value or to a clear refusal. It must not throw. */
  readonly reads: (input: never) => boolean;
}

const parser = <T>(
  input: fc.Arbitrary<T>,
  reads: (input: T) => boolean,
  ...sound: readonly unknown[]
): Parser => ({ input, reads, worst: sound.flatMap(allSpoilt) });

const BYSTANDER: Reader = { seat: NONE, seats: 0, designOf: () => null };
type Speech = Readonly<Record<'en' | 'de', { line(line: Line, reader: Reader): string }>>;

/** There are problems, and each of them is a sentence in both languages. */
function areClear(problems: readonly Line[], words: Speech): boolean {
  const inWords = (line: Line) => [words.en.line(line, BYSTANDER), words.de.line(line, BYSTANDER)];
  return problems.length > 0 && problems.flatMap(inWords).every((text) => /\.$/.test(text));
}

const optionsOf = (game: Game, words: Speech, ...sound: readonly object[]) =>
  parser(
    fc.oneof(anything, ...sound.map(spoilt)),
    (options) => {
      const begun = game.setup(options, 1);
      return 'state' in begun || areClear(begun.problems, words);
    },
    ...sound,
  );

const decksOf = (game: Game, words: Speech, field: string) =>
  parser(lists, (list) => {
    const begun = game.setup({ [field]: [list] }, 1);
    return 'state' in begun || areClear(begun.problems, words);
  });

function soundRecord() {
  const match = Match.begin(duel, null, 1);
  if (!(match instanceof Match)) throw new Error('Duel cannot be set up');
  match.answer(match.state.prompt?.seat ?? 0, duel.proposal(match.state));
  return JSON.parse(JSON.stringify({ ...match.record(), snapshots: [] })) as object;
}

function soundLog() {
  const deck = DECKS[0];
  const begun = deck && newCampaign([{ name: 'Ada', heroes: deck.heroes, cards: deck.cards }]);
  if (!begun || !('log' in begun)) throw new Error('the campaign cannot begin');
  return begun.log;
}

const SEATS = [{ bot: null, name: 'Ada' }];
const ANSWER = { say: 'answer', id: 1, seat: 0, number: 1, answer: [{ verb: 'play', card: 3 }] };
const SCHEMAS = [askedTables, copyOfTable, newReport, newTable, newTableFromRecord];

export const PARSERS = {
  'lines of a deck list': parser(fc.oneof(lists, texts), (text) => {
    const lines = deckLines(text);
    const isSound = lines.every(({ title, count }) => title.trim() !== '' && count > 0);
    return isSound && (lines.length === 0 || listFault(text) === null);
  }),
  'deck lists of Champions': decksOf(champions as Game, championsWords as Speech, 'decks'),
  'deck lists of Rings': decksOf(rings as Game, ringsWords as Speech, 'decks'),
  'options of Champions': optionsOf(
    champions as Game,
    championsWords as Speech,
    { heroes: ['spider-man'], scenario: 'rhino', mode: 'expert', heroic: 1, skirmish: 1 },
    { decks: [{ identity: '01001a', cards: { '01002': 1 } }], modular: ['bomb_scare'] },
  ),
  'options of Rings': optionsOf(
    rings as Game,
    ringsWords as Speech,
    { decks: ['lore', 'spirit'], scenario: 'anduin', mode: 'easy', firstPlayer: 1 },
    { decks: [{ heroes: ['core-001'], cards: { 'core-013': 3 } }] },
    { campaign: soundLog() },
  ),
  'options of Duel': optionsOf(duel as Game, duelWords as Speech, {}),
  'campaign logs': parser(
    fc.oneof(anything, spoilt(soundLog())),
    (sent) => {
      const read = readLog(sent);
      return 'log' in read || areClear(read.problems as readonly Line[], ringsWords as Speech);
    },
    soundLog(),
  ),
  records: parser(
    fc.oneof(anything, spoilt(soundRecord())),
    (sent) => {
      const read = readRecord(sent);
      // A result can be copied, written down and replayed.
      if ('say' in read) return typeof read.say === 'string';
      structuredClone(read);
      return JSON.stringify(read).length > 0;
    },
    soundRecord(),
  ),
  'messages of pages': parser(
    fc.oneof(anything, spoilt(ANSWER)),
    (sent) => {
      const { success, data } = clientMessage.safeParse(sent);
      return success ? isSent(data) : true;
    },
    ANSWER,
  ),
  requests: parser(
    fc.oneof(anything, spoilt({ game: 'duel', options: null, seats: SEATS, keys: [], at: 1 })),
    (sent) => SCHEMAS.every((schema) => typeof schema.safeParse(sent).success === 'boolean'),
  ),
  'what people write': parser(texts, (text) => plainText(text, 40).length <= 40),
} as const satisfies Readonly<Record<string, Parser>>;

export type ParserName = keyof typeof PARSERS;
