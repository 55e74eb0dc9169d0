import { BOARD, duelWords, HEROES, VILLAINS } from '@grimrule/duel';
import type { CardId, Seat } from '@grimrule/kernel';
import type { Words } from '@grimrule/words';
import { paint } from '../screen/paint.ts';
import type { Piece } from '../screen/text.ts';
import { columns, cut, fit, joinPieces, wrap } from '../screen/text.ts';
import type { Sheet } from '../table-game.ts';
import { lifeText, painterOf, printed, symbolOf } from './card-line.ts';
import type { DuelLabels } from './labels.ts';
import { DUEL_LABELS } from './labels.ts';
import type { DuelView } from './layout.ts';
import { cardAt, civiliansAt, knownCards, record, SITES, sightings, valuesIn } from './layout.ts';

/** Everything one drawing of the table needs. */
interface Drawing {
  readonly view: DuelView;
  readonly sheet: Sheet;
  readonly say: DuelLabels;
  readonly words: Words;
  /** The side that is drawn on the left: that of the seat that looks. */
  readonly near: Seat;
  readonly far: Seat;
  readonly value: (card: CardId, stat: string) => number;
}

export function drawTable(view: DuelView, sheet: Sheet): readonly string[] {
  const near = view.seat === VILLAINS ? VILLAINS : HEROES;
  const drawing: Drawing = {
    view,
    sheet,
    say: DUEL_LABELS[sheet.language],
    words: duelWords[sheet.language],
    near,
    far: near === HEROES ? VILLAINS : HEROES,
    value: valuesIn(view),
  };
  return [
    heading(drawing),
    pointTrack(drawing),
    ...artefactTrack(drawing),
    sides(drawing),
    ...SITES.flatMap((places, site) => drawSite(drawing, site, places)),
    ...belongings(drawing),
  ];
}

function heading({ view, sheet, say, words }: Drawing): string {
  const { active, phase } = view.vars;
  const left = ` ${say.round} ${view.rounds} · ${say.turnOf(words.seat(active))} · ${say.phases[phase]}`;
  const right = `${say.locations(sightings(view, 'locations').length)} `;
  const gap = sheet.width - columns(left) - columns(right);
  return paint.inverse(gap > 0 ? left + ' '.repeat(gap) + right : fit(left, sheet.width));
}

/** A track whose marker is pulled to either side; the near side is on the left. */
function track({ near, words, far }: Drawing, at: number, ends: readonly number[], shown: boolean) {
  const nearEnd = ends[near] ?? 0;
  const farEnd = ends[far] ?? 0;
  const marker = nearEnd - (near === HEROES ? at : -at);
  const fields = Array.from({ length: nearEnd + farEnd + 1 }, (_, field) => {
    if (field === marker) return paint.bold('●');
    return paint.dim(field === nearEnd ? '┼' : '─');
  });
  const left = shown ? `${words.seat(near)} ${nearEnd} ` : `${words.seat(near)} `;
  const right = shown ? ` ${farEnd} ${words.seat(far)}` : ` ${words.seat(far)}`;
  return `${left}├${fields.join('')}┤${right}`;
}

function pointTrack(drawing: Drawing): string {
  const { view, say, words } = drawing;
  const { points } = view.vars;
  const lead =
    points === 0
      ? say.even
      : say.ahead(words.seat(points > 0 ? HEROES : VILLAINS), Math.abs(points));
  return ` ${fit(say.points, 10)}${track(drawing, points, BOARD.pointsToWin, true)}  ${paint.bold(lead)}`;
}

function artefactTrack(drawing: Drawing): readonly string[] {
  const { view, say, words, sheet } = drawing;
  const ends = [BOARD.artefactHalf, BOARD.artefactHalf];
  const line = ` ${fit(say.artefacts, 10)}${track(drawing, view.vars.marker, ends, false)}`;
  const offered = knownCards(view, 'artefact offer');
  if (offered.length === 0) return [line];
  const name = (card: CardId) => words.name(record(view, card)?.design ?? 0);
  if (sheet.effectLines === 0) {
    const room = sheet.width - columns(line) - 3;
    return [`${line}  ${cut(`${say.offered}: ${offered.map(name).join(', ')}`, room)}`];
  }
  return [line, ...offered.map((card) => artefactLine(drawing, card, say.offered))];
}

function artefactLine({ view, words, sheet }: Drawing, card: CardId, label: string): string {
  const design = record(view, card)?.design ?? 0;
  const pieces: Piece[] = [
    [` ${fit(label, 10)}`],
    [words.name(design), paint.magenta],
    [`  ${words.text(design).join(' ')}`, paint.dim],
  ];
  return joinPieces(pieces, sheet.width).trimEnd();
}

const MIDDLE = 12;
const LABEL = 14;

/** The width of one side's part of a line. */
function half({ sheet }: Drawing): number {
  return Math.max(20, Math.floor((sheet.width - LABEL - MIDDLE) / 2));
}

/** The names of the sides, and their numbers of cards. */
function sides(drawing: Drawing): string {
  const { near, far, say } = drawing;
  const width = Math.floor((drawing.sheet.width - 1) / 2);
  const both = [near, far] as const;
  const wide = both.every((seat) => {
    const title = sideName(drawing, seat) + say.counts(...countsOf(drawing, seat));
    return columns(title) + 3 < width;
  });
  const titles = both.map((seat) => {
    const counts = (wide ? say.counts : say.narrowCounts)(...countsOf(drawing, seat));
    const name: Piece = [`${sideName(drawing, seat)}  `, paint.bold];
    return joinPieces([name, [counts, paint.dim]], width);
  });
  return ` ${titles.join('')}`;
}

function sideName({ view, say, words }: Drawing, seat: Seat): string {
  return words.seat(seat) + (seat === view.seat ? ` (${say.you})` : '');
}

function countsOf({ view }: Drawing, seat: Seat): readonly [number, number, number] {
  const count = (zone: string) => sightings(view, zone, seat).length;
  return [count('deck'), count('hand'), count('discard pile')];
}

function drawSite(drawing: Drawing, site: number, places: readonly number[]): readonly string[] {
  const { say, sheet } = drawing;
  const title = say.sites[site] ?? '';
  const rows = places.flatMap((place) => drawPlace(drawing, place, say.places[place] ?? ''));
  if (sheet.effectLines < 2) return rows;
  const bonus = say.bonuses[site] ?? '';
  return [
    paint.dim(`${cut(`── ${title} · ${bonus}`, sheet.width - 1)} `.padEnd(sheet.width, '─')),
    ...rows,
  ];
}

function drawPlace(drawing: Drawing, place: number, label: string): readonly string[] {
  const { near, far } = drawing;
  const left = cell(drawing, near, place);
  const right = cell(drawing, far, place);
  const height = Math.max(left.length, right.length);
  const empty = ' '.repeat(half(drawing));
  return Array.from({ length: height }, (_, line) => {
    const head = line === 0 ? ` ${fit(label, LABEL - 1)}` : ' '.repeat(LABEL);
    const middle = line === 0 ? civilians(drawing, place) : ' '.repeat(MIDDLE);
    return head + (left[line] ?? empty) + middle + (right[line] ?? empty);
  });
}

/** The civilians that can still be freed at a place stand between the sides. */
function civilians({ view, say }: Drawing, place: number): string {
  const pieces = civiliansAt(view, place).map((card): Piece => {
    const design = printed(record(view, card)?.design ?? 0);
    return [` ${symbolOf(design, say)}`, painterOf(design)];
  });
  return joinPieces(pieces, MIDDLE);
}

function cell(drawing: Drawing, seat: Seat, place: number): readonly string[] {
  const { view, words, say, sheet, value } = drawing;
  const width = half(drawing);
  const card = cardAt(view, seat, place);
  const known = card === undefined ? null : record(view, card);
  if (card === undefined || !known) return [paint.dim(fit('  ·', width))];
  const design = printed(known.design);
  const strength = value(card, 'strength');
  const damage = known.tokens.damage ?? 0;
  const strengthNow = `${say.strength}${strength} `;
  const lifeNow = lifeText(value(card, 'life'), damage, say);
  const stats: readonly Piece[] = [
    strength === design.stats.strength ? [strengthNow] : [strengthNow, paint.cyan],
    damage > 0 ? [lifeNow, paint.red] : [lifeNow],
  ];
  const statsWidth = stats.reduce((sum, [text]) => sum + columns(text), 0);
  const symbol = fit(symbolOf(design, say), 3);
  const name = fit(words.name(known.design), width - statsWidth - 5);
  const first = joinPieces(
    [[symbol, painterOf(design)], [`${name} `, paint.bold], ...stats],
    width,
  );
  const text = words.text(known.design).join(' ');
  if (sheet.effectLines === 0 || text === '') return [first];
  const lines = wrap(text, width - 4, sheet.effectLines);
  return [first, ...lines.map((line) => joinPieces([['   '], [line, paint.dim]], width))];
}

/** The artefacts and civilians of both sides. */
function belongings(drawing: Drawing): readonly string[] {
  const { view, say, sheet, words, near, far } = drawing;
  const lines: string[] = [];
  const freed = knownCards(view, 'freed civilians', HEROES);
  if (freed.length > 0) {
    const pieces = freed.flatMap((card): Piece[] => {
      const design = printed(record(view, card)?.design ?? 0);
      return [[`${symbolOf(design, say)} `, painterOf(design)]];
    });
    lines.push(joinPieces([[` ${fit(say.freed, LABEL - 1)}`], ...pieces], sheet.width).trimEnd());
  }
  for (const seat of [near, far]) {
    const owned = knownCards(view, 'artefacts', seat);
    const label = `${words.seat(seat)}:`;
    if (owned.length === 0) continue;
    if (sheet.effectLines > 0) {
      lines.push(...owned.map((card) => artefactLine(drawing, card, label)));
      continue;
    }
    const names = owned.map((card) => words.name(record(view, card)?.design ?? 0)).join(', ');
    lines.push(
      joinPieces(
        [[` ${fit(`${say.owned} ${label}`, 20)} `], [names, paint.magenta]],
        sheet.width,
      ).trimEnd(),
    );
  }
  return lines;
}
