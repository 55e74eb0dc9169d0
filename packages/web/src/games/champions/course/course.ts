import { championsWords } from '@grimrule/champions';
import type { CardId, Match, State } from '@grimrule/kernel';
import { NONE, Table, tokensOn, value } from '@grimrule/kernel';
import type { Words } from '@grimrule/words';
import type { Course, CourseOf, Highlight, Series } from '../../../course/course.ts';
import type { ToldLine } from '../../../course/reading.ts';
import { greatest, linesOf, pointsOf, total } from '../../../course/reading.ts';
import { highlight, inOrder, type Told, toldOf } from '../../cooperative/course.ts';
import type { ChampionsView } from '../view.ts';
import { isInPlay, zone } from '../zones.ts';
import { TEXTS } from './texts.ts';

/** So much damage at once is worth telling. */
const GREAT_HIT = 4;
const MOST_HITS = 3;

/** How a game of Champions went: hit points and threat by round. */
export const courseOf: CourseOf = (match, language, seatName): Course => {
  const say = TEXTS[language];
  const words = championsWords[language];
  const lines = linesOf(match, 'roundBegins');
  const told = toldOf(match, lines, words);
  const points = pointsOf(match, 'rounds');
  const tables = points.map(({ state }) => new Table(match.game.definition, state, null));
  const threats = threatsIn(match, lines);
  const closest = closestOf(threats);
  const removed = lines.filter((line) => line.say === 'threatRemoved');
  const hits = told.dealt
    .filter(({ count }) => count >= GREAT_HIT)
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST_HITS);
  const worst = greatest(told.taken);
  const hitText = (line: ToldLine) => {
    const [by = NONE] = line.cards;
    return say.hit(told.nameIn(line, by), told.nameIn(line, line.card), line.count);
  };
  return {
    points: points.map(({ label }) => (label === null ? say.end : String(label))),
    per: say.round,
    series: seriesOf(match, tables, { words, seatName }),
    decided: decidedBy(match, told, threats, language),
    figures: [
      { id: 'dealt', value: String(total(told.dealt)), label: say.dealt },
      { id: 'removed', value: String(total(removed)), label: say.removed },
      ...(closest
        ? [
            {
              id: 'closest',
              value: String(closest.now),
              label: say.closest(closest.now, closest.most),
            },
          ]
        : []),
    ],
    players: told.seats.map((seat) => ({
      seat,
      figures: [
        figure(
          'dealt',
          total(told.dealt.filter((line) => told.dealerOf(line) === seat)),
          say.dealt,
        ),
        figure('removed', total(removed.filter((line) => line.seat === seat)), say.removed),
        figure('taken', total(takenBy(match, told, seat)), say.taken),
        figure('played', lines.filter((line) => isPlayOf(line, seat)).length, say.played),
      ],
    })),
    highlights: inOrder([
      ...hits.map((line) => highlight(line, hitText(line))),
      ...lines
        .filter((line) => line.say === 'villainStage')
        .map((line) => highlight(line, say.stage(told.nameIn(line, line.card)))),
      worst ? highlight(worst, harmText(told, worst, say.harm)) : null,
      closest ? highlight(closest.line, say.threat(closest.now, closest.most)) : null,
    ]),
  };
};

const figure = (id: string, value: number, label: string) => ({ id, value: String(value), label });

const isPlayOf = ({ say, entry }: ToldLine, seat: number) =>
  say === 'plays' && entry.line.seat === seat;

function takenBy(match: Match, told: Told, seat: number): readonly ToldLine[] {
  const identity = identityAt(match.state, seat);
  return told.taken.filter(({ card }) => card === identity);
}

const identityAt = (state: State, seat: number): CardId =>
  (state as State<ChampionsView['vars']>).vars.identities[seat] ?? NONE;

const first = (state: State, name: 'villain' | 'main scheme'): CardId =>
  state.zones[zone(name)]?.[0] ?? NONE;

function seriesOf(
  match: Match,
  tables: readonly Table[],
  { words, seatName }: { readonly words: Words; readonly seatName: (seat: number) => string },
): readonly Series[] {
  const begun = tables[0]?.state ?? match.state;
  const nameOf = (card: CardId) => {
    const design = begun.cards[card]?.design;
    return design === undefined ? '' : words.name(design);
  };
  const heroes = Array.from({ length: match.state.seats }, (_, seat) => ({
    id: `hero ${seat}`,
    name: seatName(seat),
    role: 'own' as const,
    values: tables.map((table) => lifeOf(table, identityAt(table.state, seat))),
  }));
  return [
    {
      id: 'villain',
      name: nameOf(first(begun, 'villain')),
      role: 'foe',
      values: tables.map((table) => lifeOf(table, first(table.state, 'villain'))),
    },
    ...heroes,
    {
      id: 'scheme',
      name: nameOf(first(begun, 'main scheme')),
      role: 'plan',
      values: tables.map((table) => {
        const scheme = first(table.state, 'main scheme');
        return scheme === NONE ? null : tokensOn(table, scheme, 'threat');
      }),
    },
  ];
}

/** What is left of a character that has left the table is nothing. */
function lifeOf(table: Table, card: CardId): number {
  if (card === NONE || !isInPlay(table, card)) return 0;
  return Math.max(0, value(table, card, 'hitPoints') - tokensOn(table, card, 'damage'));
}

/** The threat on the main scheme as it was placed and removed, line by line. */
interface ThreatThen {
  readonly line: ToldLine;
  readonly now: number;
  readonly most: number;
}

function threatsIn(match: Match, lines: readonly ToldLine[]): readonly ThreatThen[] {
  const found: ThreatThen[] = [];
  const marks = ['threatPlaced', 'threatRemoved'];
  const told = new Set(lines.filter(({ say }) => marks.includes(say)).map(({ at }) => at));
  for (const line of lines) {
    if (!told.has(line.at) || !marks.includes(line.say)) continue;
    const state = match.stateAt(line.at - match.earlier);
    const scheme = first(state, 'main scheme');
    if (scheme === NONE || line.card !== scheme) continue;
    const table = new Table(match.game.definition, state, null);
    found.push({
      line,
      now: tokensOn(table, scheme, 'threat'),
      most: value(table, scheme, 'targetThreat'),
    });
  }
  return found;
}

/** The moment at which the plan was nearest to its end, without being there. */
function closestOf(threats: readonly ThreatThen[]): ThreatThen | null {
  const open = threats.filter(({ now, most }) => most > 0 && now < most);
  return open.reduce<ThreatThen | null>(
    (best, each) => (best && best.most - best.now <= each.most - each.now ? best : each),
    null,
  );
}

function harmText(
  told: Told,
  line: ToldLine,
  say: (by: string, to: string, count: number) => string,
): string {
  const [by = NONE] = line.cards;
  return say(
    by === line.card ? '' : told.nameIn(line, by),
    told.nameIn(line, line.card),
    line.count,
  );
}

function decidedBy(
  match: Match,
  told: Told,
  threats: readonly ThreatThen[],
  language: 'en' | 'de',
): Highlight | null {
  const say = TEXTS[language];
  const { outcome } = match.state;
  if (!outcome) return null;
  if (outcome.ending === 'villainDefeated') {
    const villains = new Set(
      told.lines.filter((line) => line.say === 'villainStage').map(({ card }) => card),
    );
    for (const { state } of pointsOf(match, 'rounds')) villains.add(first(state, 'villain'));
    const hit = greatest(told.dealt.filter(({ card }) => villains.has(card)));
    if (!hit) return null;
    const then = threats.findLast(({ line }) => line.at <= hit.at);
    const by = told.nameIn(hit, hit.cards[0] ?? NONE);
    return highlight(
      hit,
      say.decidedHit(hit.round, by, hit.count, then?.now ?? 0, then?.most ?? mostOf(match)),
    );
  }
  if (outcome.ending === 'schemeCompleted') {
    const placed = greatest(
      told.lines.filter((line) => line.say === 'threatPlaced' && isMain(match, line)),
    );
    if (!placed) return null;
    const name = told.nameIn(placed, placed.card);
    return highlight(placed, say.decidedThreat(placed.round, placed.count, name));
  }
  const worst = greatest(told.seats.flatMap((seat) => takenBy(match, told, seat)));
  return worst
    ? highlight(
        worst,
        harmText(told, worst, (by, to, count) => say.decidedHarm(worst.round, by, to, count)),
      )
    : null;
}

/** The threat that would have completed the plan at the beginning. */
function mostOf(match: Match): number {
  const [begun] = pointsOf(match, 'rounds');
  if (!begun) return 0;
  const table = new Table(match.game.definition, begun.state, null);
  return value(table, first(begun.state, 'main scheme'), 'targetThreat');
}

function isMain(match: Match, { card, at }: ToldLine): boolean {
  const before = match.stateAt(Math.max(0, at - match.earlier - 1));
  return first(before, 'main scheme') === card || first(match.state, 'main scheme') === card;
}
