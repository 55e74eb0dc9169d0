import type { CardId, Option } from '@grimrule/kernel';
import { cardOf, zoneOf } from '@grimrule/kernel';
import {
  ARTEFACT_OFFER,
  ARTEFACT_STACK,
  ARTEFACTS,
  BOX,
  CIVILIANS,
  DECK,
  DISCARD,
  FREED,
  HAND,
  LOCATIONS,
  on,
  PLAYED,
  placeZone,
  SIDES,
} from '../../src/board.ts';
import type { DuelState } from '../../src/table.ts';
import { SPOTS } from './description.ts';
import { codeIn, hurt, SPARES } from './facts.ts';

/** Everything that lies on the table, in words that can be compared. */
export type Picture = Readonly<Record<string, string | number>>;

export function pictureOf(state: DuelState): Picture {
  const codes = (zone: number) => zoneOf(state, zone).map((card) => codeIn(state, card));
  const count = (zone: number) => zoneOf(state, zone).length;
  const picture: Record<string, string | number> = {
    points: state.vars.points,
    marker: state.vars.marker,
    locations: count(LOCATIONS),
    offer: codes(ARTEFACT_OFFER).join(', '),
    'artefact stack': count(ARTEFACT_STACK),
    freed: colours(codes(FREED)),
    box: count(BOX),
    over: state.outcome ? `${state.outcome.result}, ${state.outcome.ending}` : '',
  };
  CIVILIANS.forEach((zone, place) => {
    picture[`civilians ${place}`] = colours(codes(zone));
  });
  SIDES.forEach((side, seat) => {
    const hand = codes(on(HAND, seat));
    picture[`${side} hand`] = hand
      .filter((code) => code !== SPARES[side])
      .sort()
      .join(', ');
    picture[`${side} spare`] = hand.filter((code) => code === SPARES[side]).length;
    picture[`${side} deck`] = count(on(DECK, seat));
    picture[`${side} discard`] = codes(on(DISCARD, seat)).join(', ');
    picture[`${side} artefacts`] = codes(on(ARTEFACTS, seat)).join(', ');
    picture[`${side} played`] = codes(on(PLAYED, seat)).join(', ');
    SPOTS.forEach((spot, place) => {
      const cards = zoneOf(state, placeZone(seat, place));
      picture[`${side} ${spot}`] = cards.map((card) => withDamage(state, card)).join(' and ');
    });
  });
  return picture;
}

const colours = (codes: readonly string[]): string =>
  codes
    .map((code) => code.replace('civilian-', ''))
    .sort()
    .join(' ');

function withDamage(state: DuelState, card: CardId): string {
  return hurt(codeIn(state, card), cardOf(state, card).tokens.damage ?? 0);
}

/** The differences: the new look of each part, and the growth of each number. */
export function changesBetween(before: Picture, now: Picture): Picture {
  const changed = Object.entries(now).filter(([key, value]) => before[key] !== value);
  return Object.fromEntries(
    changed.map(([key, value]) => [
      key,
      typeof value === 'number' ? value - Number(before[key]) : value,
    ]),
  );
}

/** How a test names an option. */
export function nameOf(state: DuelState, { verb, card, value }: Option): string {
  if (verb === 'place') return SPOTS[value ?? -1] ?? 'nowhere';
  if (verb === 'option') return `option ${Number(value) + 1}`;
  if (card === undefined) return verb;
  const { zone } = cardOf(state, card);
  const spare = HAND.includes(zone) && Object.values(SPARES).includes(codeIn(state, card));
  const code = spare ? 'spare' : codeIn(state, card);
  if (verb === 'play' || verb === 'use') return `${verb} ${code}`;
  if (verb !== 'free') return code;
  const place = CIVILIANS.indexOf(zone);
  return `${code.replace('civilian-', '')} at ${place}`;
}
