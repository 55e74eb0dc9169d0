import type { CardId, Seat } from '@grimrule/kernel';
import type { RingsCard, RingsSpeech } from '@grimrule/rings';
import { ringsWords } from '@grimrule/rings';
import { paint } from '../screen/paint.ts';
import type { Piece } from '../screen/text.ts';
import { columns, cut, fit, flow, wrap } from '../screen/text.ts';
import type { Sheet } from '../table-game.ts';
import { painterOf, printed } from './card-line.ts';
import type { RingsLabels } from './labels.ts';
import { RINGS_LABELS } from './labels.ts';
import type { RingsView } from './layout.ts';
import { knownCards, record, sightings, valuesIn } from './layout.ts';
import type { Values } from './standing.ts';
import { standingText } from './standing.ts';

/** Everything one drawing of the table needs. */
interface Drawing {
  readonly view: RingsView;
  readonly sheet: Sheet;
  readonly say: RingsLabels;
  readonly words: RingsSpeech;
  readonly values: Values;
}

export function drawTable(view: RingsView, sheet: Sheet): readonly string[] {
  const drawing: Drawing = {
    view,
    sheet,
    say: RINGS_LABELS[sheet.language],
    words: ringsWords[sheet.language],
    values: valuesIn(view),
  };
  const { say } = drawing;
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const staged = (...types: readonly RingsCard['type'][]) =>
    knownCards(view, 'staging area').filter(
      // What is guarded is shown with the card that guards it.
      (card) => isOf(view, card, types) && (record(view, card)?.host ?? -1) < 0,
    );
  return [
    heading(drawing),
    ...row(drawing, say.rows.quest, knownCards(view, 'quest')),
    ...row(drawing, say.rows.location, knownCards(view, 'active location')),
    ` ${paint.bold(stagingLine(drawing))}`,
    ...row(drawing, say.rows.enemies, staged('Enemy')),
    ...row(drawing, say.rows.locations, staged('Location')),
    ...row(drawing, say.rows.objectives, staged('Objective', 'Objective Ally')),
    ...row(drawing, say.rows.beside, knownCards(view, 'beside the quest deck')),
    ...row(drawing, say.rows.victory, knownCards(view, 'victory display')),
    ...seats.flatMap((seat) => player(drawing, seat)),
  ];
}

const isOf = (view: RingsView, card: CardId, types: readonly RingsCard['type'][]) =>
  types.includes(printed(record(view, card)?.design ?? 0).type);

function heading({ view, sheet, say, words }: Drawing): string {
  const { active, phase } = view.vars;
  const turn = view.seats > 1 && active >= 0 ? ` · ${say.turnOf(words.seat(active))}` : '';
  const left = ` ${say.round} ${view.rounds} · ${words.phase(phase)}${turn}`;
  const deck = sightings(view, 'encounter deck').length;
  const discard = sightings(view, 'encounter discard pile').length;
  const right = `${say.encounterDeck(deck, discard)} `;
  const gap = sheet.width - columns(left) - columns(right);
  return paint.inverse(gap > 0 ? left + ' '.repeat(gap) + right : fit(left, sheet.width));
}

/** What stands against the players, and what they have committed against it. */
function stagingLine({ view, say, values }: Drawing): string {
  const [quest] = knownCards(view, 'quest');
  const more = quest === undefined ? 0 : values(quest, 'stagingThreat');
  const threat = knownCards(view, 'staging area').reduce(
    (sum, card) => sum + values(card, 'threat'),
    more,
  );
  const willpower = view.vars.committed.reduce((sum, card) => sum + values(card, 'willpower'), 0);
  return say.staging(threat, willpower);
}

const LABEL = 11;

/** Cards of one kind after each other, or a line for each with what it does if there is room. */
function row(drawing: Drawing, label: string, cards: readonly CardId[]): readonly string[] {
  const { sheet } = drawing;
  if (cards.length === 0) return [];
  const head = ` ${fit(label, LABEL - 1)}`;
  if (sheet.effectLines === 0) return flow(head, together(drawing, cards), sheet.width);
  return cards.flatMap((card, index) => [
    ...flow(index === 0 ? head : ' '.repeat(LABEL), withAttached(drawing, card), sheet.width),
    ...effects(drawing, card),
  ]);
}

/** All of them with what is attached to them; those that are alike are counted. */
function together(drawing: Drawing, cards: readonly CardId[]): readonly Piece[] {
  const groups = new Map<string, { readonly pieces: readonly Piece[]; count: number }>();
  for (const card of cards) {
    const pieces = withAttached(drawing, card);
    const key = pieces.map(([text]) => text).join('\n');
    const group = groups.get(key);
    if (group) group.count++;
    else groups.set(key, { pieces, count: 1 });
  }
  return [...groups.values()].flatMap(({ pieces, count }) =>
    pieces.map(([text, ...painter], index): Piece => {
      return index === 0 && count > 1 ? [`${count}× ${text}`, ...painter] : [text, ...painter];
    }),
  );
}

/** A card and, behind it, what is attached to it. */
function withAttached(drawing: Drawing, card: CardId): readonly Piece[] {
  return [
    piece(drawing, card, ''),
    ...attachedTo(drawing, card).map((each) => piece(drawing, each, '+ ')),
  ];
}

/** Attachments, and the objective that an encounter card guards. */
function attachedTo({ view }: Drawing, host: CardId): readonly CardId[] {
  const all = [
    ...knownCards(view, 'encounter attachments'),
    ...knownCards(view, 'staging area'),
    ...Array.from({ length: view.seats }, (_, seat) => knownCards(view, 'play area', seat)).flat(),
  ];
  return all.filter((card) => record(view, card)?.host === host);
}

function piece(drawing: Drawing, card: CardId, before: string): Piece {
  const { view, words, sheet, values, say } = drawing;
  const known = record(view, card);
  if (!known) return [''];
  const { stage } = printed(known.design);
  const stands = standingText({ view, card }, sheet.language, values);
  const name = words.name(known.design) + (stage === undefined ? '' : `, ${say.stage(stage)}`);
  const text = `${before}${name}${stands === '' ? '' : ` ${stands}`}`;
  return [text, known.exhausted ? paint.dim : painterOf(printed(known.design))];
}

function effects({ view, words, sheet }: Drawing, card: CardId): readonly string[] {
  const text = words.text(record(view, card)?.design ?? 0).join(' ');
  if (text === '') return [];
  const indent = ' '.repeat(LABEL + 1);
  return wrap(text, sheet.width - LABEL - 2, sheet.effectLines).map(
    (line) => indent + paint.dim(line),
  );
}

/** A line about a player, then what lies before him. */
function player(drawing: Drawing, seat: Seat): readonly string[] {
  const { view, say, sheet } = drawing;
  const title = paint.bold(playerLine(drawing, seat));
  const gone = (view.vars.eliminated & (1 << seat)) !== 0;
  if (gone || (sheet.crowded && seat !== view.seat)) return [title];
  const area = knownCards(view, 'play area', seat).filter(
    (card) => (record(view, card)?.host ?? -1) < 0,
  );
  const typed = (...types: readonly RingsCard['type'][]) =>
    area.filter((card) => isOf(view, card, types));
  const rows = [
    [say.rows.heroes, typed('Hero', 'Prisoner')],
    [say.rows.allies, typed('Ally', 'Objective Ally')],
    [
      say.rows.others,
      [...typed('Attachment', 'Objective'), ...knownCards(view, 'on the deck', seat)],
    ],
    [say.rows.engaged, knownCards(view, 'engaged', seat)],
  ] as const;
  // Where there is little room, the other players' cards come first to be told briefly.
  const others = sheet.effectLines === 0 && seat !== view.seat && view.seats > 2;
  if (others || sheet.hand === 'brief') {
    const all = rows.flatMap(([, cards]) => together(drawing, cards));
    return [title, ...flow('   ', all, sheet.width)];
  }
  const own = sheet.effectLines > 1 && seat === view.seat ? sheet : { ...sheet, effectLines: 0 };
  return [
    title,
    ...rows.flatMap(([label, cards]) =>
      row({ ...drawing, sheet: label === say.rows.engaged ? sheet : own }, label, cards),
    ),
  ];
}

function playerLine({ view, words, say, sheet }: Drawing, seat: Seat): string {
  const { firstPlayer, eliminated } = view.vars;
  const count = (zone: string) => sightings(view, zone, seat).length;
  const [dial] = knownCards(view, 'threat dial', seat);
  const threat = dial === undefined ? 0 : (record(view, dial)?.tokens.threat ?? 0);
  const engaged = count('engaged');
  const short = sheet.crowded && seat !== view.seat;
  const who = [
    `${words.seat(seat)}${seat === view.seat ? ` (${say.you})` : ''}`,
    ...((eliminated & (1 << seat)) !== 0
      ? [say.eliminated]
      : [say.threatIs(threat), say.counts(count('deck'), count('hand'), count('discard pile'))]),
    ...(view.seats > 1 && seat === firstPlayer ? [say.firstPlayer] : []),
    ...(short && engaged > 0 ? [say.engaged(engaged)] : []),
  ].join(' · ');
  return `${cut(`── ${who}`, sheet.width - 1)} `.padEnd(sheet.width, '─');
}
