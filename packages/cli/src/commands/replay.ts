import type { Match, Seat, State } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import { argumentsIn } from '../arguments.ts';
import { logReader } from '../reader.ts';
import { openSaved } from '../saved-game.ts';
import { paint } from '../screen/paint.ts';
import { screenWidth } from '../screen/size.ts';
import type { Streams } from '../streams.ts';
import { print } from '../streams.ts';
import type { TableGame } from '../table-game.ts';
import { CLI_WORDS } from '../words/words.ts';

interface Replay {
  readonly to?: number;
  readonly seat?: string;
}

export async function replay(
  file: string,
  options: Replay,
  language: Language,
  streams: Streams,
): Promise<void> {
  const say = CLI_WORDS[language];
  const { table, match, since, decisions, dropped } = await openSaved(file, language, options);
  const { to = decisions } = options;
  const { named } = argumentsIn(say);
  const seats = table.seats(match.state);
  const seat =
    options.seat === undefined ? NONE : seats.indexOf(named('seat', seats)(options.seat));
  const checked =
    since?.say === 'otherRules'
      ? say.otherRules(since.was, since.now, to - dropped, to)
      : since
        ? say.otherGenerator(since.was, to - dropped, to)
        : to < decisions
          ? say.stopped(to, decisions)
          : say.replayed(to);
  const lines = [
    ...story(table, match, seat, language),
    ...lastTable(table, match.state, seat, language),
    '',
    checked,
  ];
  print(streams, lines);
}

/** The log round by round. */
function story(known: TableGame, match: Match, seat: Seat, language: Language): readonly string[] {
  const say = CLI_WORDS[language];
  const reader = logReader(match.state, seat);
  const lines: string[] = [];
  // A game with other rules begins at its last snapshot, in the middle of a round.
  const first = match.stateAt(0);
  let round = first.decisions === 0 ? 0 : first.rounds;
  const title = () => lines.push(paint.bold(round === 0 ? say.startOfGame : say.round(round)));
  title();
  for (const entry of match.log) {
    if (known.beginsRound(entry)) {
      round++;
      lines.push('');
      title();
    }
    const text = known.words[language].entry(entry, reader);
    if (text !== '') lines.push(`  ${text}`);
  }
  return lines;
}

function lastTable(
  known: TableGame,
  state: State,
  seat: Seat,
  language: Language,
): readonly string[] {
  const say = CLI_WORDS[language];
  const sheet = { width: screenWidth(), effectLines: 0, hand: 'lines', language } as const;
  const view = known.game.view(state, seat === NONE ? state.seats : seat);
  const outcome = known.game.outcome(state);
  const result = outcome
    ? known.words[language].line(outcome.line, logReader(state, seat))
    : say.notOver;
  return [
    '',
    paint.bold(say.tableAfter(state.decisions)),
    ...known.drawTable(view, sheet),
    ...(seat === NONE ? [] : known.drawHand(view, sheet)),
    '',
    paint.bold(result),
  ];
}
