import type { CardId } from '@grimrule/kernel';
import { paint } from '../screen/paint.ts';
import { screenHeight, screenWidth } from '../screen/size.ts';
import { wrap } from '../screen/text.ts';
import { CLI_WORDS } from '../words/words.ts';
import { choose } from './choose.ts';
import { pressedEnter } from './keyboard.ts';
import type { Sentences } from './sentences.ts';

export function clearScreen(): void {
  process.stdout.write('\x1b[H\x1b[2J');
}

/** The game has a screen of its own: nothing of a hand stays behind in the terminal's history. */
export function enterScreen(): void {
  process.stdout.write('\x1b[?1049h');
}

export function leaveScreen(): void {
  process.stdout.write('\x1b[?25h\x1b[?1049l');
}

/** Shows lines, a screenful at a time; false if the person did not want to read on. */
export async function showPages(
  title: string,
  lines: readonly string[],
  keys: string,
): Promise<boolean> {
  const wrapped = lines.flatMap((line) => wrap(line, screenWidth() - 2));
  const size = Math.max(5, screenHeight() - 7);
  for (let from = 0; from === 0 || from < wrapped.length; from += size) {
    clearScreen();
    const page = wrapped.slice(from, from + size).map((line) => ` ${line}`);
    const end = from + size < wrapped.length ? [' …', ''] : [''];
    const shown = [paint.bold(` ${title}`), '', ...page, ...end, paint.dim(` ${keys}`)];
    process.stdout.write(`${shown.join('\n')}\n`);
    if (!(await pressedEnter())) return false;
  }
  return true;
}

export function helpPages(sentences: Sentences): Promise<boolean> {
  const { language, session } = sentences;
  const say = CLI_WORDS[language];
  const rules = session.table.summary(language).map((line) => `• ${line}`);
  return showPages(say.helpTitle, [...say.helpLines, '', ...rules], say.pageKeys);
}

/** Every card the person may look at: the hand first, then the table, then the piles. */
export async function cardPages(sentences: Sentences): Promise<void> {
  const { language, session, words } = sentences;
  const say = CLI_WORDS[language];
  const designs = visibleDesigns(sentences);
  let picked = designs[0];
  while (picked !== undefined) {
    clearScreen();
    const answer: number | symbol = await choose({
      message: say.whichCard,
      options: [
        ...designs.map((value) => ({
          value,
          label: words.name(value),
          hint: session.table.describe(value, language),
        })),
        { value: -1, label: say.menu.back },
      ],
      first: picked,
      items: screenHeight() - 5,
    });
    if (typeof answer === 'symbol' || answer === -1) return;
    picked = answer;
    const facts = session.table.describe(picked, language);
    const lines = [facts, '', ...words.text(picked)];
    if (!(await showPages(words.name(picked), lines, say.pageKeys))) return;
  }
}

function visibleDesigns({ session }: Sentences): readonly number[] {
  const { view, table } = session;
  const rank = (zone: number) => {
    const { sight, inPlay } = table.game.definition.zoneInfo(zone);
    return sight === 'owner' ? 0 : inPlay ? 1 : 2;
  };
  const cards: { readonly card: CardId; readonly rank: number }[] = [];
  view.zones.forEach((sightings, zone) => {
    for (const card of sightings) {
      if (typeof card === 'number') cards.push({ card, rank: rank(zone) });
    }
  });
  cards.sort((one, other) => one.rank - other.rank);
  return [...new Set(cards.flatMap(({ card }) => view.cards[card]?.design ?? []))];
}
