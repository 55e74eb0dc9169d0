import { interval } from '@grimrule/bots';
import type { Language } from '@grimrule/kernel';
import { paint } from '../screen/paint.ts';
import { columnsOf } from '../screen/text.ts';
import type { Setup, TableGame } from '../table-game.ts';
import { CLI_WORDS } from '../words/words.ts';
import type { Played } from '../worker.ts';
import { decimals, resultsOf } from './numbers.ts';

/** The results of one series of games for people. */
export function report(
  table: TableGame,
  setup: Setup,
  played: Played,
  seconds: number,
  language: Language,
): readonly string[] {
  const say = CLI_WORDS[language];
  const number = decimals(language);
  const { outcomes, endings, label } = table;
  const { games, endless, crashed, rounds, decisions } = resultsOf(table, played);
  const { tally } = played;
  const percent = (share: number) => `${number(share * 100, 1)} %`;
  const row = (name: string, count: number) => {
    const [from, to] = interval(count, games);
    return [
      `  ${name}`,
      String(count).padStart(String(games).length),
      percent(count / games).padStart(8),
      `${percent(from)} – ${percent(to)}`,
    ];
  };
  const blank = ['', '', ''];
  const rows = [
    [paint.bold(say.results), ...blank.slice(1), say.interval],
    ...outcomes.map((id) => row(label(id, language), tally.outcomes[id] ?? 0)),
    ...(endless > 0 ? [row(say.endless, endless)] : []),
    ...(crashed > 0 ? [row(say.crashed, crashed)] : []),
    [paint.bold(say.endings), ...blank],
    ...endings.map((id) => row(label(id, language), tally.endings[id] ?? 0)),
  ];
  const title = setup.title[language];
  return [
    ...(title === '' ? [] : [title]),
    say.simulated(games, number(seconds, 1), number(games / seconds, 0)),
    '',
    ...columnsOf(rows),
    '',
    ...columnsOf([
      [say.meanRounds, number(rounds, 1)],
      [say.meanDecisions, number(decisions, 1)],
    ]),
  ];
}
