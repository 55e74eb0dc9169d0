import type { ChampionsCard, ChampionsSpeech } from '@grimrule/champions';
import { championsWords } from '@grimrule/champions';
import type { CardId, Seat } from '@grimrule/kernel';
import { cardRow, playerRows } from '../cooperative/rows.ts';
import { paint } from '../screen/paint.ts';
import { headline, ruled } from '../screen/rows.ts';
import type { Piece } from '../screen/text.ts';
import type { Sheet } from '../table-game.ts';
import { painterOf, printed } from './card-line.ts';
import type { ChampionsLabels } from './labels.ts';
import { CHAMPIONS_LABELS } from './labels.ts';
import type { ChampionsView } from './layout.ts';
import { knownCards, record, sightings, valuesIn } from './layout.ts';
import { standingText } from './standing.ts';

/** Everything one drawing of the table needs. */
interface Drawing {
  readonly view: ChampionsView;
  readonly sheet: Sheet;
  readonly say: ChampionsLabels;
  readonly words: ChampionsSpeech;
  readonly values: (card: CardId, stat: string) => number;
}

export function drawTable(view: ChampionsView, sheet: Sheet): readonly string[] {
  const drawing: Drawing = {
    view,
    sheet,
    say: CHAMPIONS_LABELS[sheet.language],
    words: championsWords[sheet.language],
    values: valuesIn(view),
  };
  const { say } = drawing;
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  return [
    heading(drawing),
    ...line(drawing, say.rows.villain, knownCards(view, 'villain')),
    ...line(drawing, say.rows.mainScheme, knownCards(view, 'main scheme')),
    ...line(drawing, say.rows.sideSchemes, knownCards(view, 'side schemes')),
    ...line(drawing, say.rows.environments, knownCards(view, 'environments')),
    ...line(drawing, say.rows.victory, knownCards(view, 'victory display')),
    ...seats.flatMap((seat) => player(drawing, seat)),
  ];
}

function heading({ view, sheet, say, words }: Drawing): string {
  const { active, phase } = view.vars;
  const turn = phase === 'player' && active >= 0 ? ` · ${say.turnOf(words.seat(active))}` : '';
  const left = ` ${say.round} ${view.rounds} · ${words.phase(phase)}${turn}`;
  const deck = sightings(view, 'encounter deck').length;
  const discard = sightings(view, 'encounter discard pile').length;
  const right = `${say.encounterDeck(deck, discard)} `;
  return headline(left, right, sheet.width);
}

const line = (drawing: Drawing, label: string, cards: readonly CardId[]) =>
  cardRow(tellingOf(drawing), label, cards, drawing.sheet);

const tellingOf = (drawing: Drawing) => ({
  piece: (card: CardId, before: string) => piece(drawing, card, before),
  attachedTo: (host: CardId) => attachedTo(drawing, host),
  text: (card: CardId) => drawing.words.text(record(drawing.view, card)?.design ?? 0).join(' '),
});

function attachedTo({ view }: Drawing, host: CardId): readonly CardId[] {
  const all = [
    ...knownCards(view, 'attachments'),
    ...Array.from({ length: view.seats }, (_, seat) => knownCards(view, 'play area', seat)).flat(),
  ];
  return all.filter((card) => record(view, card)?.host === host);
}

function piece(drawing: Drawing, card: CardId, before: string): Piece {
  const { view, words, sheet, values } = drawing;
  const known = record(view, card);
  if (!known) return [''];
  const { stage } = printed(known.design);
  const stands = standingText({ view, card }, sheet.language, values);
  const name = words.name(known.design) + (stage === undefined ? '' : ` ${stage}`);
  const text = `${before}${name}${stands === '' ? '' : ` ${stands}`}`;
  return [text, known.exhausted ? paint.dim : painterOf(printed(known.design))];
}

/** A line about a player, then the cards in front of them. */
function player(drawing: Drawing, seat: Seat): readonly string[] {
  const { view, say, sheet } = drawing;
  const identity = view.vars.identities[seat] ?? -1;
  const title = paint.bold(playerLine(drawing, seat, identity));
  const gone = (view.vars.eliminated & (1 << seat)) !== 0;
  if (gone || (sheet.crowded && seat !== view.seat)) return [title];
  const area = knownCards(view, 'play area', seat).filter(
    (card) => card !== identity && (record(view, card)?.host ?? -1) < 0,
  );
  const typed = (...types: readonly ChampionsCard['type'][]) =>
    area.filter((card) => types.includes(printed(record(view, card)?.design ?? 0).type));
  const rows = [
    { label: say.rows.identity, cards: identity >= 0 ? [identity] : [] },
    { label: say.rows.allies, cards: typed('ally') },
    { label: say.rows.upgrades, cards: typed('upgrade') },
    { label: say.rows.supports, cards: typed('support') },
    { label: say.rows.others, cards: typed('event', 'resource', 'player_side_scheme') },
    { label: say.rows.engaged, cards: knownCards(view, 'engaged', seat), foreign: true },
    { label: say.rows.obligations, cards: knownCards(view, 'obligations', seat), foreign: true },
  ];
  return playerRows(tellingOf(drawing), title, rows, { view, seat, sheet });
}

function playerLine(
  { view, words, say, sheet, values }: Drawing,
  seat: Seat,
  identity: CardId,
): string {
  const { firstPlayer, eliminated } = view.vars;
  const count = (zone: string) => sightings(view, zone, seat).length;
  const dealt = count('dealt');
  const name = words.name(record(view, identity)?.design ?? 0);
  const engaged = count('engaged');
  const short = sheet.crowded && seat !== view.seat;
  const who = [
    `${words.seat(seat)}: ${name}${seat === view.seat ? ` (${say.you})` : ''}`,
    ...(short ? [standingText({ view, card: identity }, sheet.language, values)] : []),
    ...(short && engaged > 0 ? [say.engaged(engaged)] : []),
    ...(view.seats > 1 && seat === firstPlayer ? [say.firstPlayer] : []),
    ...((eliminated & (1 << seat)) !== 0
      ? [say.eliminated]
      : [say.counts(count('deck'), count('hand'), count('discard pile'))]),
    ...(dealt > 0 ? [say.dealt(dealt)] : []),
  ];
  return ruled(who, sheet.width);
}
