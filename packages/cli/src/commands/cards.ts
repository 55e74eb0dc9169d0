import type { Language } from '@grimrule/words';
import { gameNamed } from '../games.ts';
import { Mistake } from '../mistake.ts';
import { nearest } from '../nearest-names.ts';
import { paint } from '../screen/paint.ts';
import { screenWidth } from '../screen/size.ts';
import { wrap } from '../screen/text.ts';
import type { Streams } from '../streams.ts';
import { print } from '../streams.ts';
import type { TableGame } from '../table-game.ts';
import { CLI_WORDS } from '../words/words.ts';

export async function cards(
  name: string,
  title: readonly string[],
  options: { readonly json?: true },
  language: Language,
  streams: Streams,
): Promise<void> {
  const table = gameNamed(name);
  await table.load?.();
  const wanted = title.length === 0 ? null : named(table, title.join(' '), language);
  const lines = options.json
    ? [
        JSON.stringify(
          [...table.cards()].flatMap(([design, facts]) =>
            (wanted?.includes(design) ?? true) ? [facts] : [],
          ),
          null,
          1,
        ),
      ]
    : wanted
      ? wanted.flatMap((design, at) => [...(at > 0 ? [''] : []), ...block(table, design, language)])
      : table.drawCards(language);
  print(streams, lines);
}

/** The designs with this name in either language, or with this code. */
function named(table: TableGame, title: string, language: Language): readonly number[] {
  const { game, words } = table;
  const all = game.definition.printed.map((card, design) =>
    card ? [card.code, words.en.name(design), words.de.name(design)] : [],
  );
  const typed = title.toLowerCase();
  const found = all.flatMap((names, design) =>
    names.some((name) => name.toLowerCase() === typed) ? [design] : [],
  );
  if (found.length > 0) return found;
  const say = CLI_WORDS[language];
  const names = [...new Set(all.flatMap(([, name = '', nameDe = '']) => [name, nameDe]))];
  const near = nearest(title, names);
  throw new Mistake(
    near.length > 0 ? say.unknown(say.kinds.card, title, near, []) : say.noCard(title),
  );
}

function block(table: TableGame, design: number, language: Language): readonly string[] {
  const words = table.words[language];
  const lines = [table.describe(design, language), ...words.text(design)];
  return [
    paint.bold(words.name(design)),
    ...lines.flatMap((line) => wrap(line, screenWidth() - 4)).map((line) => `  ${line}`),
  ];
}
