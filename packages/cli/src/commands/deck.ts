import type { Counts, Deck, DeckGame, Format, ReadDeck } from '@grimrule/decks';
import {
  deckGameNamed,
  faultSentence,
  optionOf,
  readDeckFile,
  sortedBy,
  written,
} from '@grimrule/decks';
import { NONE } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import { readBytes } from '../files.ts';
import { gameNamed } from '../games.ts';
import { Mistake } from '../mistake.ts';
import { paint } from '../screen/paint.ts';
import type { Streams } from '../streams.ts';
import { complain, print } from '../streams.ts';
import type { CliWords } from '../words/en.ts';
import { CLI_WORDS } from '../words/words.ts';

export const DECK_DEEDS = ['show', 'check', 'convert'] as const;
type Deed = (typeof DECK_DEEDS)[number];

interface Options {
  readonly to?: Format;
  readonly json?: true;
}

/** Gives the exit code: 1 if a deck is not legal, or if something was not read. */
export async function deck(
  deed: Deed,
  files: readonly string[],
  { to, json }: Options,
  language: Language,
  streams: Streams,
): Promise<number> {
  const say = CLI_WORDS[language];
  if (deed === 'convert' && to === undefined) throw new Mistake(say.deck.needsFormat);
  const { read, faults } = readAll(files, language, say);
  if (read.length === 0 && !json) throw new Mistake(faults.join('\n'));
  if (faults.length > 0) complain(streams, faults);
  const decks = read.map((each) => each.deck);
  for (const each of decks) await load(each);
  switch (deed) {
    case 'show':
      print(
        streams,
        json
          ? [JSON.stringify({ decks: decks.map(forPrograms) })]
          : read.flatMap((each) => [...shown(each, language), '']),
      );
      return faults.length > 0 ? 1 : 0;
    case 'check': {
      const checked = decks.map((each) => ({
        name: each.name,
        problems: problemsOf(each, language),
      }));
      print(
        streams,
        json
          ? [JSON.stringify({ decks: checked })]
          : checked.flatMap(({ name, problems }) => [
              paint.bold(name || say.deck.untitled),
              ...(problems.length > 0 ? problems : [say.deck.isLegal]).map((line) => `  ${line}`),
            ]),
      );
      return faults.length > 0 || checked.some(({ problems }) => problems.length > 0) ? 1 : 0;
    }
    case 'convert':
      print(
        streams,
        decks.map((each) => written(each, to ?? 'list').trimEnd()),
      );
      return faults.length > 0 ? 1 : 0;
  }
}

function readAll(files: readonly string[], language: Language, say: CliWords) {
  const read: ReadDeck[] = [];
  const faults: string[] = [];
  for (const file of files) {
    const imported = readDeckFile(readBytes(file, say));
    read.push(...imported.decks);
    faults.push(
      ...imported.faults.map((fault) => say.deck.fault(file, faultSentence(fault, language))),
    );
  }
  return { read, faults };
}

function gameOf({ game }: Deck): DeckGame {
  const found = deckGameNamed(game);
  if (!found) throw new Error(`no decks of '${game}'`);
  return found;
}

/** A game loads the cards that a deck names, as far as it has them. */
async function load(deck: Deck): Promise<void> {
  const all = { ...deck, cards: { ...deck.sideboard, ...deck.cards } };
  await gameNamed(deck.game).game.load({ decks: [optionOf(all, gameOf(deck))] });
}

/** Which cards the rules of the game have, those of unfinished packs aside. */
function poolOf({ game }: Deck): ReadonlySet<string> {
  const { game: rules, offers = () => true } = gameNamed(game);
  const codes = rules.definition.printed.flatMap((card) => card?.code ?? []);
  return new Set(codes.filter((code) => offers(code)));
}

/** A deck as `show --json` prints it, in the codes of the sites. */
function forPrograms(deck: Deck) {
  const { identities, cards, sideboard, notHere } = sortedBy(poolOf(deck), deck, gameOf(deck));
  const { game, name, unread } = deck;
  return { game, name, identities, cards, sideboard, notHere, unread };
}

function shown({ deck, unread, guesses }: ReadDeck, language: Language): readonly string[] {
  const say = CLI_WORDS[language].deck;
  const game = gameOf(deck);
  const { notHere } = sortedBy(poolOf(deck), deck, game);
  const list = written(deck, language === 'de' ? 'liste' : 'list').trimEnd();
  const some = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? ['', paint.bold(title), ...lines.map((line) => `  ${line}`)] : [];
  return [
    ...(deck.name === '' ? [paint.bold(say.untitled), ''] : []),
    ...list.split('\n'),
    ...some(say.notHere, named(notHere, game)),
    ...some(
      say.unread,
      unread.map(({ line, nearest }) =>
        nearest.length > 0 ? `${line} ${say.didYouMean(nearest)}` : line,
      ),
    ),
    ...some(
      say.guesses,
      guesses.map(({ line, title }) => `${line} → ${title}`),
    ),
  ];
}

const named = (counts: Counts, { listing }: DeckGame) =>
  Object.entries(counts).map(
    ([code, count]) => `${count}x ${listing.coded(code)?.title ?? code} (${code})`,
  );

/** What the rules of the game say against a deck; a game that begins has nothing against it. */
function problemsOf(deck: Deck, language: Language): readonly string[] {
  const { game, words } = gameNamed(deck.game);
  const begun = game.setup({ decks: [optionOf(deck, gameOf(deck))] }, '');
  if ('state' in begun) return [];
  const reader = { seat: NONE, seats: 0, designOf: () => null };
  return begun.problems.map((line) => words[language].line(line, reader));
}
