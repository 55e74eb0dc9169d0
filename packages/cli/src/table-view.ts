import type { Card, CardId, Game, Seat, Sighting, View } from '@grimrule/kernel';
import { NONE, seeded, Table, value } from '@grimrule/kernel';

/** The view of a seat on the table of a game. */
export function lookingAt<V>(game: Game<V>) {
  /** The zones with this name, in their order on the board. */
  function zones(name: string, seat: Seat): readonly number[] {
    return game.definition.zones.flatMap((zone, id) =>
      zone.name === name && zone.seat === seat ? [id] : [],
    );
  }

  function sightings(view: View<V>, name: string, seat: Seat = NONE): readonly Sighting[] {
    return zones(name, seat).flatMap((zone) => view.zones[zone] ?? []);
  }

  function knownCards(view: View<V>, name: string, seat: Seat = NONE): readonly CardId[] {
    return sightings(view, name, seat).filter((sighting) => typeof sighting === 'number');
  }

  function record(view: View<V>, card: CardId): Card | null {
    return view.cards[card] ?? null;
  }

  /**
   * Asks for present values. They follow from what lies open, so any state that fits the view
   * gives the right ones, no matter which player is asked.
   */
  function valuesIn(view: View<V>): (card: CardId, stat: string) => number {
    const guess = game.resample({ ...view, waitsFor: null }, seeded(0));
    const table = new Table(game.definition, guess, null);
    return (card, stat) => value(table, card, stat);
  }

  return { zones, sightings, knownCards, record, valuesIn };
}
