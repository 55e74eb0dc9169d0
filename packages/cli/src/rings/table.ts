import type { CardId, Seat } from '@grimrule/kernel';
import type { RingsCard, RingsSpeech } from '@grimrule/rings';
import { ringsWords } from '@grimrule/rings';
import { cardRow, playerRows } from '../cooperative/rows.ts';
import { paint } from '../screen/paint.ts';
import { headline, ruled } from '../screen/rows.ts';
import type { Piece } from '../screen/text.ts';
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
      // A guarded card is shown with the card that guards it.
      (card) => isOf(view, card, types) && (record(view, card)?.host ?? -1) < 0,
    );
  return [
    heading(drawing),
    ...line(drawing, say.rows.quest, knownCards(view, 'quest')),
    ...line(drawing, say.rows.location, knownCards(view, 'active location')),
    ` ${paint.bold(stagingLine(drawing))}`,
    ...line(drawing, say.rows.enemies, staged('Enemy')),
    ...line(drawing, say.rows.locations, staged('Location')),
    ...line(drawing, say.rows.objectives, staged('Objective', 'Objective Ally')),
    ...line(drawing, say.rows.beside, knownCards(view, 'beside the quest deck')),
    ...line(drawing, say.rows.victory, knownCards(view, 'victory display')),
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
  return headline(left, right, sheet.width);
}

/** The threat in the staging area, and the willpower committed against it. */
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

const line = (drawing: Drawing, label: string, cards: readonly CardId[]) =>
  cardRow(tellingOf(drawing), label, cards, drawing.sheet);

const tellingOf = (drawing: Drawing) => ({
  piece: (card: CardId, before: string) => piece(drawing, card, before),
  attachedTo: (host: CardId) => attachedTo(drawing, host),
  text: (card: CardId) => drawing.words.text(record(drawing.view, card)?.design ?? 0).join(' '),
});

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

/** A line about a player, then the cards in front of them. */
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
  const laid = [...typed('Attachment', 'Objective'), ...knownCards(view, 'on the deck', seat)];
  const rows = [
    { label: say.rows.heroes, cards: typed('Hero', 'Prisoner') },
    { label: say.rows.allies, cards: typed('Ally', 'Objective Ally') },
    { label: say.rows.others, cards: laid },
    { label: say.rows.engaged, cards: knownCards(view, 'engaged', seat), foreign: true },
  ];
  return playerRows(tellingOf(drawing), title, rows, { view, seat, sheet });
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
  ];
  return ruled(who, sheet.width);
}
