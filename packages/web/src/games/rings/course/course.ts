import type { CardId, State } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import { DESIGNS, ringsWords } from '@grimrule/rings';
import type { Course, CourseOf, Highlight } from '../../../course/course.ts';
import type { ToldLine } from '../../../course/reading.ts';
import { greatest, linesOf, pointsOf, total } from '../../../course/reading.ts';
import { highlight, inOrder, type Told, toldOf } from '../../cooperative/course.ts';
import { THREAT_LIMIT } from '../face/tokens.ts';
import { zone } from '../zones.ts';
import { TEXTS } from './texts.ts';

const GREAT_HIT = 4;
const MOST_HITS = 2;

/** How a game of Rings went: threat and progress by round. */
export const courseOf: CourseOf = (match, language, seatName): Course => {
  const say = TEXTS[language];
  const words = ringsWords[language];
  const lines = linesOf(match, 'roundBegins');
  const told = toldOf(match, lines, words);
  const points = pointsOf(match, 'rounds');
  const states = points.map(({ state }) => state);
  const placed = lines.filter((line) => line.say === 'progressPlaced');
  const slain = lines.filter((line) => line.say === 'destroyed' && isFoe(match.state, line.card));
  const quests = lines.filter((line) => line.say === 'questResolved');
  const won = greatest(quests.filter(({ entry }) => entry.line.result === 'success'));
  const lost = greatest(quests.filter(({ entry }) => entry.line.result === 'failure'));
  const fallen = lines.filter((line) => line.say === 'destroyed' && !isFoe(match.state, line.card));
  const highest = Math.max(
    ...states.flatMap((state) => told.seats.map((seat) => threatAt(state, seat))),
  );
  const hits = told.dealt
    .filter(({ count }) => count >= GREAT_HIT)
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST_HITS);
  const of = (found: readonly ToldLine[], seat: number) =>
    found.filter((line) => told.dealerOf(line) === seat);
  return {
    points: points.map(({ label }) => (label === null ? say.end : String(label))),
    per: say.round,
    series: [
      ...told.seats.map((seat) => ({
        id: `threat ${seat}`,
        name: say.threatOf(seatName(seat), told.seats.length),
        role: 'own' as const,
        values: states.map((state) => threatAt(state, seat)),
      })),
      {
        id: 'progress',
        name: say.progress,
        role: 'plan',
        // Progress leaves with its stage: the sum shows how far the players have come.
        values: points.map(({ label }) =>
          total(placed.filter((line) => label === null || line.round < label)),
        ),
      },
    ],
    decided: decidedBy(told, { won, lost, fallen }, match.state.outcome?.winners.length !== 0, say),
    figures: [
      { id: 'dealt', value: String(total(told.dealt)), label: say.dealt },
      { id: 'progress', value: String(total(placed)), label: say.placed },
      { id: 'slain', value: String(slain.length), label: say.slain },
      { id: 'closest', value: String(highest), label: say.highest(THREAT_LIMIT) },
    ],
    players: told.seats.map((seat) => ({
      seat,
      figures: [
        { id: 'dealt', value: String(total(of(told.dealt, seat))), label: say.dealt },
        {
          id: 'taken',
          value: String(
            total(told.taken.filter(({ card }) => ownerOf(match.state, card) === seat)),
          ),
          label: say.taken,
        },
        {
          id: 'played',
          value: String(
            lines.filter((line) => line.say === 'plays' && line.entry.line.seat === seat).length,
          ),
          label: say.played,
        },
        { id: 'threat', value: String(threatAt(match.state, seat)), label: say.threatNow },
      ],
    })),
    highlights: inOrder([
      ...hits.map((line) =>
        highlight(
          line,
          say.hit(
            line.cards.map((card) => told.nameIn(line, card)).join(', '),
            told.nameIn(line, line.card),
            line.count,
          ),
        ),
      ),
      won ? highlight(won, say.questWon(won.count)) : null,
      lost ? highlight(lost, say.questLost(lost.count)) : null,
      ...lines
        .filter((line) => line.say === 'stageRevealed' && line.round > 0)
        .map((line) => highlight(line, say.stage(told.nameIn(line, line.card)))),
      ...fallen
        .filter((line) => isHero(match.state, line.card))
        .map((line) => highlight(line, say.fallen(told.nameIn(line, line.card)))),
    ]),
  };
};

const ownerOf = (state: State, card: CardId) => state.cards[card]?.owner ?? NONE;
const isFoe = (state: State, card: CardId) => ownerOf(state, card) === NONE;
const isHero = (state: State, card: CardId) =>
  DESIGNS[state.cards[card]?.design ?? -1]?.type === 'Hero';

function threatAt(state: State, seat: number): number {
  const [dial = NONE] = state.zones[zone('threat dial', seat)] ?? [];
  return state.cards[dial]?.tokens.threat ?? 0;
}

interface Turning {
  readonly won: ToldLine | undefined;
  readonly lost: ToldLine | undefined;
  readonly fallen: readonly ToldLine[];
}

/** What decided it: the best quest of a game that was won, the last loss of one that was not. */
function decidedBy(
  told: Told,
  { won, lost, fallen }: Turning,
  isWon: boolean,
  say: (typeof TEXTS)['en'],
): Highlight | null {
  if (isWon) return won ? highlight(won, say.decidedWon(won.round, won.count)) : null;
  const last = fallen.at(-1);
  if (last) return highlight(last, say.decidedFallen(last.round, told.nameIn(last, last.card)));
  return lost ? highlight(lost, say.decidedLost(lost.round, lost.count)) : null;
}
