import type { Language } from '@grimrule/words';
import { paint } from '../screen/paint.ts';
import { columnsOf } from '../screen/text.ts';
import type { Setup, TableGame } from '../table-game.ts';
import { CLI_WORDS } from '../words/words.ts';
import type { Played } from '../worker.ts';
import { resultsOf, writtenIn } from './numbers.ts';

type Scores = NonNullable<ReturnType<typeof resultsOf>['scores']>;

/** The mean score, and between which bounds all of them are. */
function scored({ mean, best, worst }: Scores, language: Language): readonly string[] {
  if (mean === null || best === null || worst === null) return ['–'];
  const say = CLI_WORDS[language];
  return [writtenIn(language).decimals(mean, 1), say.bounds(best, worst)];
}

/** The results of one series of games for people. */
export function report(
  table: TableGame,
  setup: Setup,
  played: Played,
  seconds: number,
  language: Language,
): readonly string[] {
  const say = CLI_WORDS[language];
  const { decimals, share, speed } = writtenIn(language);
  const { outcomes, endings, label } = table;
  const { games, endless, crashed, rounds, decisions, scores } = resultsOf(table, played);
  const { tally } = played;
  const row = (name: string, count: number) => [
    `  ${name}`,
    String(count).padStart(String(games).length),
    ...share(count, games),
  ];
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
    speed(games, seconds),
    '',
    ...columnsOf(rows),
    '',
    ...columnsOf([
      [say.meanRounds, decimals(rounds, 1)],
      [say.meanDecisions, decimals(decisions, 1)],
      ...(scores ? [[say.meanScore, ...scored(scores, language)]] : []),
    ]),
  ];
}
