import type { VictoryInstruction } from './campaign.ts';
import type { GameResult, Owned } from './game-result.ts';
import type { CampaignLog, Choice, Logged, LogPlayer } from './log.ts';
import { nextGameOf } from './next-game.ts';

/**
 * Writes the result of a game into the log. A lost game is played again with the log as it was, but
 * for what was removed from the campaign.
 */
export function afterGame(log: CampaignLog, result: GameResult): Logged {
  const { scenario, won, struck } = result;
  const game = nextGameOf(log);
  if (!game || scenario !== game.scenario) {
    return { problems: [{ say: 'resultOfAnotherGame', scenario }] };
  }
  const left = { ...log, players: log.players.map((each, seat) => without(each, seat, struck)) };
  if (!won) return { log: { ...left, defeats: [...log.defeats, scenario] } };
  const present = log.players.flatMap((_, seat) => (isOut(log, result, seat) ? [] : [seat]));
  const after = game.victory.reduce(
    (now, line) => follow(now, line, result, present),
    withHitPoints(left, result),
  );
  return { log: { ...after, completed: [...log.completed, { scenario }] } };
}

/** Expert campaign: who was defeated in a game that was won has no part in what it brings. */
const isOut = ({ expert }: CampaignLog, { hitPoints }: GameResult, seat: number): boolean =>
  expert && hitPoints[seat] === 0;

function withHitPoints(log: CampaignLog, { hitPoints }: GameResult): CampaignLog {
  if (!log.expert) return log;
  const players = log.players.map((each, seat) => ({
    ...each,
    hitPoints: hitPoints[seat] ?? null,
  }));
  return { ...log, players };
}

function follow(
  log: CampaignLog,
  line: VictoryInstruction,
  result: GameResult,
  present: readonly number[],
): CampaignLog {
  switch (line.do) {
    case 'gainOne': {
      const { of, optional = false } = line;
      const choices = present.map((seat): Choice => ({ seat, of, optional }));
      return { ...log, choices: [...log.choices, ...choices] };
    }
    case 'recordCards':
      return { ...log, cards: { ...log.cards, [line.as]: result.cards[line.as] ?? [] } };
    case 'recordCounters':
      return { ...log, numbers: { ...log.numbers, [line.as]: result.numbers[line.as] ?? 0 } };
    case 'recordEngaged':
      return { ...log, seats: { ...log.seats, [line.as]: result.seats[line.as] ?? [] } };
    case 'keepOwned':
      return changed(log, (player, seat) => ({
        ...player,
        gained: [...player.gained, ...ofSeat(result.kept, seat)],
      }));
    case 'loseUnder':
      return changed(log, (player, seat) => ({
        ...player,
        lost: [...player.lost, ...ofSeat(result.lost, seat)],
      }));
    case 'improve':
      return changed(log, (player, seat) =>
        result.improved.includes(seat) && present.includes(seat)
          ? { ...player, gained: player.gained.map((card) => line.sides[card] ?? card) }
          : player,
      );
    default:
      line satisfies never;
      return log;
  }
}

const ofSeat = (cards: readonly Owned[], seat: number): readonly string[] =>
  cards.filter((each) => each.seat === seat).map(({ card }) => card);

const changed = (
  log: CampaignLog,
  change: (player: LogPlayer, seat: number) => LogPlayer,
): CampaignLog => ({ ...log, players: log.players.map(change) });

/** A struck card is struck once, even if a player has two. */
function without(player: LogPlayer, seat: number, struck: readonly Owned[]): LogPlayer {
  const gained = [...player.gained];
  for (const card of ofSeat(struck, seat)) {
    const at = gained.indexOf(card);
    if (at >= 0) gained.splice(at, 1);
  }
  return { ...player, gained };
}
