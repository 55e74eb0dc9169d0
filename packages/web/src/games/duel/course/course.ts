import { duelWords } from '@grimrule/duel';
import type { State } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import type { Course, CourseOf, Highlight } from '../../../course/course.ts';
import type { ToldLine } from '../../../course/reading.ts';
import { greatest, linesOf, pointsOf, total } from '../../../course/reading.ts';
import type { DuelView } from '../zones.ts';
import { TEXTS } from './texts.ts';

const MOST_TOLD = 3;
/** So much damage at once is worth telling. */
const GREAT_HIT = 2;

/** How a game of Duel went: both tracks by turn, as the heroes count them. */
export const courseOf: CourseOf = (match, language, seatName): Course => {
  const say = TEXTS[language];
  const words = duelWords[language];
  const lines = linesOf(match, 'turnBegins');
  const points = pointsOf(match, 'turns');
  const named = (name: string) => lines.filter((line) => line.say === name);
  const scored = named('scored');
  const damage = named('damaged');
  const ownerOf = (card: number) => match.state.cards[card]?.owner ?? NONE;
  const seats = [0, 1];
  const sideOf = ({ entry }: ToldLine) => seatName(Number(entry.line.seat));
  const nameIn = (line: ToldLine, card: number) => {
    const design = line.entry.designs[card] ?? match.state.cards[card]?.design;
    return design === undefined ? '' : words.name(design);
  };
  const best = (found: readonly ToldLine[]) =>
    [...found].sort((one, other) => other.count - one.count).slice(0, MOST_TOLD);
  const told = (line: ToldLine, text: string): Highlight => ({
    at: line.at,
    round: line.round,
    text,
  });
  const of = (found: readonly ToldLine[], seat: number) =>
    found.filter(({ entry }) => entry.line.seat === seat);
  const dealt = (seat: number) =>
    damage.filter(({ cards: [by = NONE] }) => by !== NONE && ownerOf(by) === seat);
  const winner = match.state.outcome?.winners[0];
  const turning = winner === undefined ? undefined : greatest(of(scored, winner));
  return {
    points: points.map(({ label }) => (label === null ? say.end : String(label))),
    per: say.turn,
    series: [
      { id: 'points', name: say.points, role: 'own', values: points.map(varOf('points')) },
      { id: 'marker', name: say.marker, role: 'plan', values: points.map(varOf('marker')) },
    ],
    decided: turning
      ? told(
          turning,
          turning.count > 1
            ? say.decided(turning.round, sideOf(turning), turning.count)
            : say.last(turning.round, sideOf(turning)),
        )
      : null,
    figures: [
      { id: 'scored', value: String(total(scored)), label: say.scored },
      { id: 'dealt', value: String(total(damage)), label: say.dealt },
      { id: 'defeated', value: String(named('defeated').length), label: say.defeated },
      {
        id: 'lead',
        value: String(Math.max(...points.map((point) => Math.abs(varOf('points')(point))))),
        label: say.lead,
      },
    ],
    players: seats.map((seat) => ({
      seat,
      figures: [
        { id: 'scored', value: String(total(of(scored, seat))), label: say.scored },
        { id: 'dealt', value: String(total(dealt(seat))), label: say.dealt },
        { id: 'played', value: String(of(named('plays'), seat).length), label: say.played },
      ],
    })),
    highlights: [
      ...best(scored).map((line) => told(line, say.score(sideOf(line), line.count))),
      ...best(damage.filter(({ cards, count }) => cards.length > 0 && count >= GREAT_HIT)).map(
        (line) =>
          told(
            line,
            say.hit(nameIn(line, line.cards[0] ?? NONE), nameIn(line, line.card), line.count),
          ),
      ),
      ...named('tookArtefact').map((line) =>
        told(line, say.artefact(sideOf(line), nameIn(line, line.card))),
      ),
    ].sort((one, other) => one.at - other.at),
  };
};

const varOf =
  (name: 'points' | 'marker') =>
  ({ state }: { readonly state: State }) =>
    (state as State<DuelView['vars']>).vars[name];
