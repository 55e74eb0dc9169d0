import type { Prompt } from '@grimrule/kernel';
import { paint } from '../screen/paint.ts';
import { screenHeight, screenWidth } from '../screen/size.ts';
import { columns, cut, wrap } from '../screen/text.ts';
import { CLI_WORDS } from '../words/words.ts';
import { clearScreen, showPages } from './pages.ts';
import type { Sentences } from './sentences.ts';

/** The keys, the question and the two lines that stay empty below. */
const AROUND_OPTIONS = 4;
const FEWEST_OPTIONS = 5;
/** So many are shown if that costs no more than details above them. */
const BETTER_OPTIONS = 7;

/**
 * From much room to little: lines for effects on the table, how the hand is shown, how many options
 * have to fit below, and whether the other players' cards have to be left out.
 */
const LEVELS = [
  [2, 'lines', BETTER_OPTIONS],
  [1, 'lines', BETTER_OPTIONS],
  [1, 'columns', BETTER_OPTIONS],
  [0, 'lines', BETTER_OPTIONS],
  [0, 'columns', FEWEST_OPTIONS],
  [0, 'brief', FEWEST_OPTIONS],
  [0, 'brief', FEWEST_OPTIONS, true],
] as const;

/** If more of the news than this does not fit, it is shown on a page of its own first. */
const MISSED = 2;

/** Draws everything above the question; gives how many options can be listed below. */
export async function drawDecision(
  sentences: Sentences,
  prompt: Prompt | null,
  notice: string,
): Promise<number> {
  const { session, language } = sentences;
  const say = CLI_WORDS[language];
  const width = screenWidth();
  const wanted = prompt ? prompt.options.length + 1 : FEWEST_OPTIONS;
  const news = sentences.log(session.news).map((line) => ` · ${cut(line, width - 4)}`);
  const notices = notice === '' ? [] : wrap(notice, width - 2);
  const height = screenHeight() - notices.length;
  const board = fitting(sentences, height - AROUND_OPTIONS, wanted);
  const free = height - AROUND_OPTIONS - board.length;
  const room = Math.max(0, free - Math.min(wanted, FEWEST_OPTIONS) - 1);
  if (prompt && news.length > room + MISSED) {
    await showPages(say.whatHappened, sentences.log(session.news), say.pageKeys);
    session.noteNewsRead();
    return drawDecision(sentences, prompt, notice);
  }
  const shown = news.length <= room ? news : news.slice(news.length - room);
  const picking = prompt?.cost ? say.payKeys : prompt && prompt.most > 1 ? say.pickKeys : '';
  const keys =
    [say.keys, say.shortKeys, say.fewestKeys]
      .map((each) => (picking === '' ? each : `${picking} · ${each}`))
      .find((each) => columns(each) < width - 1) ?? picking;
  clearScreen();
  const lines = [
    ...shown.map((line) => paint.dim(line)),
    ...board,
    ...notices.map((line) => paint.yellow(` ${line}`)),
    ...(prompt ? [paint.dim(` ${cut(keys, width - 2)}`)] : []),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return Math.max(FEWEST_OPTIONS, free - shown.length);
}

/** The table and the hand with as much detail as fits. */
function fitting(
  { session, language }: Sentences,
  height: number,
  wanted: number,
): readonly string[] {
  const { table, view } = session;
  let drawn: readonly string[] = [];
  for (const [effectLines, hand, options, crowded = false] of LEVELS) {
    const sheet = { width: screenWidth(), effectLines, hand, crowded, language };
    drawn = [...table.drawTable(view, sheet), ...table.drawHand(view, sheet)];
    if (drawn.length + Math.min(wanted, options) <= height) break;
  }
  return drawn;
}
