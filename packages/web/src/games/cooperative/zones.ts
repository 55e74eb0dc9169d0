import type { CardId, Definition, Seat, Table, ZoneId } from '@grimrule/kernel';
import { cardOf, NONE, zoneOf } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';

type Name = Readonly<Record<Language, string>>;

/**
 * The zones that the cooperative games have in common. Long German names may be broken where a
 * soft hyphen says so: piles are narrow.
 */
export const SHARED_ZONES = {
  deck: { en: 'Deck', de: 'Deck' },
  hand: { en: 'Hand', de: 'Hand' },
  'discard pile': { en: 'Discard pile', de: 'Ablagestapel' },
  'play area': { en: 'Play area', de: 'Spielzone' },
  played: { en: 'Being played', de: 'Wird gespielt' },
  revealed: { en: 'Being revealed', de: 'Wird aufgedeckt' },
  'encounter deck': { en: 'Encounter deck', de: 'Begegnungsdeck' },
  'encounter discard pile': { en: 'Encounter discards', de: 'Begegnungsablage' },
  'victory display': { en: 'Victory display', de: 'Siegpunktestapel' },
  'under cards': { en: 'Facedown under cards', de: 'Verdeckt unter Karten' },
  'removed from the game': { en: 'Removed from the game', de: 'Aus dem Spiel entfernt' },
  'set aside': { en: 'Set aside', de: 'Beiseitegelegt' },
  box: { en: 'Box', de: 'Schachtel' },
} as const satisfies Readonly<Record<string, Name>>;

export type SharedZone = keyof typeof SHARED_ZONES;
type Zones = Pick<Definition, 'zones'>;

const found = new WeakMap<Zones['zones'], ReadonlyMap<string, ZoneId>>();

/** The zone of this name, of a seat or of the scenario. */
export function zoneIn({ zones }: Zones, name: string, seat: Seat): ZoneId {
  const known =
    found.get(zones) ?? new Map(zones.map((each, id) => [`${each.name} ${each.seat}`, id]));
  found.set(zones, known);
  const id = known.get(`${name} ${seat}`);
  if (id === undefined) throw new Error(`no zone '${name}' of seat ${seat}`);
  return id;
}

/** The zones of a game by their names, and their names on the screen. */
export function zonesOf<N extends string>(game: Zones, names: Readonly<Record<N, Name>>) {
  return {
    zone: (name: N, seat: Seat = NONE): ZoneId => zoneIn(game, name, seat),
    zoneName: (id: ZoneId, language: Language): string =>
      names[game.zones[id]?.name as N][language],
    isInPlay: ({ state }: Table, card: CardId): boolean =>
      game.zones[cardOf(state, card).zone]?.inPlay === true,
    inPlay: ({ state }: Table): readonly CardId[] =>
      game.zones.flatMap((each, id) => (each.inPlay ? zoneOf(state, id) : [])),
  };
}
