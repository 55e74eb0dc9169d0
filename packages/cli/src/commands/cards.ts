import type { Language } from '@grimrule/kernel';
import { gameNamed } from '../games.ts';
import { paint } from '../screen/paint.ts';
import { columnsOf } from '../screen/text.ts';
import { CLI_WORDS } from '../words/words.ts';

export function cards(name: string, options: { readonly json?: true }, language: Language): void {
  const { cards: facts, words, label, seats } = gameNamed(name);
  if (options.json) {
    const all = facts.map((card, design) => ({
      ...card,
      text: { en: words.en.text(design), de: words.de.text(design) },
    }));
    process.stdout.write(`${JSON.stringify(all, null, 1)}\n`);
    return;
  }
  const say = CLI_WORDS[language];
  const called = (id: string | null) => (id === null ? '' : label(id, language));
  const number = (value: number | null) => (value === null ? '' : String(value));
  const rows = facts.map(({ kind, side, colour, cost, strength, life, points, copies }, design) => [
    words[language].name(design),
    called(kind),
    side === null ? '' : words[language].seat(seats.indexOf(side)),
    called(colour),
    cost.map((symbol) => (symbol === '*' ? symbol : called(symbol))).join(' '),
    number(strength),
    number(life),
    number(points),
    String(copies),
    words[language].text(design).join(' '),
  ]);
  const [heads = '', ...lines] = columnsOf([say.cardHeads, ...rows]);
  const count = say.cardCount(facts.reduce((sum, card) => sum + card.copies, 0));
  process.stdout.write(`${[paint.bold(heads), ...lines, '', count].join('\n')}\n`);
}
