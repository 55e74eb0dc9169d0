import type { ZoneId } from '@grimrule/kernel';
import { isPlaying, NONE } from '@grimrule/kernel';
import { DEALT, ENCOUNTER_DECK, ENCOUNTER_DISCARD, NEMESIS, ZONES } from '../../src/board.ts';
import type { ChampionsState } from '../../src/table.ts';
import { mainSchemeOf, playerOf, villainOf } from '../../src/table.ts';
import type { Standee, Standing } from '../auditor/standing.ts';
import type { Moment } from './moment.ts';

/** The auditor's start from a position: the zone of each card, with its attachments and tokens. */
export function standingOf(state: ChampionsState, moment: Moment): Standing {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  return {
    first: state.vars.firstPlayer,
    out: seats.filter((seat) => !isPlaying(state, seat)),
    step: moment === 'dealing' ? 2 : null,
    villain: villainOf(state),
    mainScheme: mainSchemeOf(state),
    cards: state.cards.flatMap((card, id): readonly Standee[] => {
      const { design, owner, host, exhausted, tokens, zone } = card;
      if (NEMESIS.includes(zone)) return [];
      const place = placeOf(zone);
      const seat = place === 'play' || place === 'dealt' ? playerOf(state, id) : NONE;
      return [{ id, design, place, seat, owner, host, exhausted, tokens }];
    }),
  };
}

function placeOf(zone: ZoneId): Standee['place'] {
  if (ZONES[zone]?.inPlay) return 'play';
  if (zone === ENCOUNTER_DECK) return 'deck';
  if (zone === ENCOUNTER_DISCARD) return 'discard';
  return DEALT.includes(zone) ? 'dealt' : 'elsewhere';
}
