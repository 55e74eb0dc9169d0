import type { CardId, Happening, Seat } from '@grimrule/kernel';
import { cardOf, move, running, zoneOf } from '@grimrule/kernel';
import {
  AREA,
  BOX,
  DECK,
  DISCARD,
  ENGAGED,
  HAND,
  ON_DECK,
  of,
  PLAYED,
  STAGING,
  UNDER,
} from '../../board.ts';
import { isOrcGuard } from '../../cards/designs.ts';
import type { RingsTable } from '../../table.ts';
import {
  inPlayerOrder,
  isHero,
  isPlaying,
  nextPlayer,
  ringsProcedure,
  typeOf,
} from '../../table.ts';
import type { CardType } from '../../vocabulary/card-types.ts';
import { makeFirstPlayer } from '../first-player.ts';
import {
  discardPileOf,
  discardTogether,
  occurLeaving,
  takeFromPlay,
} from '../in-play/leaving-play.ts';
import { THREAT_LIMIT, threatOf } from '../threat.ts';
import { loseGame } from './game-end.ts';

export function eliminate(table: RingsTable, seat: Seat): void {
  if (!isPlaying(table.state, seat) || isBeingEliminated(table, seat)) return;
  table.tell?.({ say: 'eliminated', seat }, 'player elimination');
  table.start(elimination, { seat });
}

interface Elimination {
  readonly seat: Seat;
}

const ELIMINATION = 'player elimination';

const isBeingEliminated = (table: RingsTable, seat: Seat) =>
  running<Elimination>(table, ELIMINATION, (each) => each.seat === seat) !== null;

/** RR: Eliminated Player, Threat Elimination Level. */
export function isOut(table: RingsTable, seat: Seat): boolean {
  return threatOf(table, seat) >= THREAT_LIMIT || isWithoutHeroes(table, seat);
}

/** A prisoner alone is no hero to go on with, once another hero of his player has been destroyed. */
function isWithoutHeroes({ state }: RingsTable, seat: Seat): boolean {
  const area = zoneOf(state, of(AREA, seat));
  if (area.some((card) => isHero(state, card))) return false;
  const fallen = zoneOf(state, of(DISCARD, seat)).some((card) => isHero(state, card));
  return fallen || !area.some((card) => typeOf(state, card) === 'Prisoner');
}

const FACE_DOWN: readonly CardType[] = ['Prisoner', 'Captive'];

/** RR: Eliminated Player. */
export const elimination = ringsProcedure<Elimination>(ELIMINATION, 'player elimination', [
  {
    name: 'pass the first player token',
    run(table, { seat }) {
      const { vars } = table.state;
      const next = nextPlayer(table.state, seat);
      vars.eliminated |= 1 << seat;
      if (vars.firstPlayer !== seat || next === seat) return;
      makeFirstPlayer(table, next);
    },
  },
  {
    name: 'his enemies go back to the staging area',
    run(table, { seat }) {
      const enemies = zoneOf(table.state, of(ENGAGED, seat));
      const isGuard = (enemy: CardId) => isOrcGuard(table.state, enemy);
      for (const enemy of enemies) if (!isGuard(enemy)) move(table, enemy, STAGING);
      discardTogether(table, enemies.filter(isGuard));
    },
  },
  {
    name: 'his cards are discarded',
    run(table, { seat }) {
      const { state } = table;
      const zones = [of(AREA, seat), of(ON_DECK, seat)];
      const left = zones
        .flatMap((zone) => zoneOf(state, zone))
        // With a hero go his attachments, and objectives back to the staging area.
        .flatMap((card) => (zones.includes(cardOf(state, card).zone) ? drop(table, card) : []));
      // Face-down cards that are enemies.
      const guards = zoneOf(state, UNDER)
        .filter((card) => cardOf(state, card).owner === seat)
        .flatMap((card) => takeFromPlay(table, cardOf(state, card).host, BOX));
      occurLeaving(table, [...left, ...guards]);
      for (const zone of [HAND, DECK, PLAYED]) {
        for (const card of zoneOf(state, of(zone, seat))) {
          move(table, card, discardPileOf(table, card));
        }
      }
    },
  },
  {
    name: 'or the game is lost',
    run(table, { seat }) {
      const { state } = table;
      if (inPlayerOrder(state).length === 0) loseGame(table, 'allEliminated');
      // The player who would have to lead the prisoner out is gone.
      else if (hasPrisoner(table, seat)) loseGame(table, 'prisonerLost');
    },
  },
]);

const hasPrisoner = ({ state }: RingsTable, seat: Seat) =>
  zoneOf(state, of(AREA, seat)).some((card) => typeOf(state, card) === 'Prisoner');

/**
 * Everything he controls leaves play: also what belongs to others, and goes to its owner. A
 * prisoner stays where he is held.
 */
function drop(table: RingsTable, card: CardId): readonly Happening[] {
  if (FACE_DOWN.includes(typeOf(table.state, card))) return [];
  return takeFromPlay(table, card, discardPileOf(table, card));
}
