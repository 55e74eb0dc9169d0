import type { Language, Match, Seat, State } from '@grimrule/kernel';
import { NONE, resume } from '@grimrule/kernel';
import { argumentsIn } from '../arguments.ts';
import { readSaved } from '../files.ts';
import { GAME_NAMES, gameNamed } from '../games.ts';
import { Mistake } from '../mistake.ts';
import { logReader } from '../reader.ts';
import { paint } from '../screen/paint.ts';
import { screenWidth } from '../screen/size.ts';
import type { TableGame } from '../table-game.ts';
import { CLI_WORDS } from '../words/words.ts';

interface Replay {
  readonly to?: number;
  readonly seat?: string;
}

export function replay(file: string, options: Replay, language: Language): void {
  const say = CLI_WORDS[language];
  const { record } = readSaved(file, say);
  const { decisions, rules, game: name } = record;
  if (!GAME_NAMES.includes(name)) throw new Mistake(say.foreignGame(file, name));
  const { to = decisions.length } = options;
  if (to > decisions.length) throw new Mistake(say.toIsTooFar(to, decisions.length));
  const known = gameNamed(name);
  const now = known.game.definition.version;
  const words = known.words[language];
  const { named } = argumentsIn(say);
  const seat =
    options.seat === undefined
      ? NONE
      : known.seats.indexOf(named('seat', known.seats)(options.seat));

  const wanted = {
    ...record,
    decisions: decisions.slice(0, to),
    snapshots: record.snapshots.filter((snapshot) => snapshot.decisions <= to),
  };
  const resumed = unlessDamaged(() => resume(known.game, wanted), file, language);
  if ('problems' in resumed) throw new Mistake(say.damaged(file));
  const { match, dropped, refusal } = resumed;
  const fitted = to - dropped;
  if (refusal && rules === now) {
    const why = words.line(refusal.reason, logReader(match.state, seat));
    throw new Mistake(say.decisionDoesNotFit(file, fitted + 1, decisions.length, why));
  }
  const lines = unlessDamaged(
    () => [
      ...story(known, match, seat, language),
      ...lastTable(known, match.state, seat, language),
    ],
    file,
    language,
  );
  const checked =
    rules !== now
      ? say.otherRules(rules, now, fitted, to)
      : to < decisions.length
        ? say.stopped(to, decisions.length)
        : say.replayed(to);
  process.stdout.write(`${[...lines, '', checked].join('\n')}\n`);
}

/** A file can hold a state that no game ever had; whatever that breaks, the file is to blame. */
function unlessDamaged<T>(read: () => T, file: string, language: Language): T {
  try {
    return read();
  } catch {
    throw new Mistake(CLI_WORDS[language].damaged(file));
  }
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
  const sheet = { width: screenWidth(), effectLines: 0, handLines: true, language };
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
