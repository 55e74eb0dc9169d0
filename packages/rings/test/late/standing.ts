import type { CardId, Seat, ZoneId } from '@grimrule/kernel';
import { cardOf, isPlaying, zoneOf } from '@grimrule/kernel';
import {
  ACTIVE_LOCATION,
  AREA,
  ATTACHED,
  ENCOUNTER_DECK,
  ENCOUNTER_DISCARD,
  ENGAGED,
  ON_DECK,
  QUEST,
  SHADOW,
  STAGING,
  UNDER,
} from '../../src/board.ts';
import type { RingsState } from '../../src/table.ts';
import { dialOf, playerOf, questOf } from '../../src/table.ts';
import type { Standee, Standing } from '../auditor/standing.ts';
import type { Moment } from './moment.ts';
import { phaseBefore } from './moment.ts';

/** The auditor's start from a position: the zone of each card, with its attachments and tokens. */
export function standingOf(state: RingsState, moment: Moment): Standing {
  const hidden = new Map(zoneOf(state, UNDER).map((id) => ownerAt(state, id)));
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  return {
    first: state.vars.firstPlayer,
    out: seats.filter((seat) => !isPlaying(state, seat)),
    phase: phaseBefore[moment],
    quest: questOf(state),
    attacked: state.vars.attacked,
    threat: seats.map((seat) => cardOf(state, dialOf(state, seat)).tokens.threat ?? 0),
    cards: state.cards.map(({ design, owner, host, exhausted, tokens, zone }, id): Standee => {
      return {
        id,
        design,
        place: placeOf(zone),
        seat: playerOf(state, id),
        owner: hidden.get(id) ?? owner,
        host,
        exhausted,
        tokens,
      };
    }),
  };
}

/** The enemy that a card lies under, and whose card it is. */
function ownerAt(state: RingsState, card: CardId): readonly [CardId, Seat] {
  const { host, owner } = cardOf(state, card);
  return [host, owner];
}

const PLACES: ReadonlyMap<ZoneId, Standee['place']> = new Map([
  ...AREA.map((zone) => [zone, 'area'] as const),
  ...ON_DECK.map((zone) => [zone, 'area'] as const),
  ...ENGAGED.map((zone) => [zone, 'engaged'] as const),
  [ATTACHED, 'area'],
  [STAGING, 'staging'],
  [ACTIVE_LOCATION, 'active'],
  [QUEST, 'quest'],
  [SHADOW, 'shadow'],
  [ENCOUNTER_DECK, 'unseen'],
  [ENCOUNTER_DISCARD, 'discard'],
]);

const placeOf = (zone: ZoneId): Standee['place'] => PLACES.get(zone) ?? 'away';
