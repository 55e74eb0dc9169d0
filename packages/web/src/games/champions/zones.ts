import { champions } from '@grimrule/champions';
import type { CardId, Seat, Table, ZoneId } from '@grimrule/kernel';
import { cardOf, NONE, zoneOf } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';

const { zones } = champions.definition;

const BY_NAME = new Map(zones.map(({ name, seat }, id) => [`${name} ${seat}`, id]));

/** The zone of this name, of a seat or of the scenario. */
export function zone(name: ZoneName, seat: Seat = NONE): ZoneId {
  const found = BY_NAME.get(`${name} ${seat}`);
  if (found === undefined) throw new Error(`no zone '${name}' of seat ${seat}`);
  return found;
}

export function isInPlay({ state }: Table, card: CardId): boolean {
  return zones[cardOf(state, card).zone]?.inPlay === true;
}

export function inPlay({ state }: Table): readonly CardId[] {
  return zones.flatMap((each, id) => (each.inPlay ? zoneOf(state, id) : []));
}

/** Long German names may be broken where a soft hyphen says so: piles are narrow. */
const NAMES = {
  deck: { en: 'Deck', de: 'Deck' },
  hand: { en: 'Hand', de: 'Hand' },
  'discard pile': { en: 'Discard pile', de: 'Ablage\u00ADstapel' },
  'play area': { en: 'Play area', de: 'Spielzone' },
  engaged: { en: 'Engaged minions', de: 'Schergen im Kampf' },
  obligations: { en: 'Obligations', de: 'Verpflichtungen' },
  dealt: { en: 'Dealt encounter cards', de: 'Zugeteilte Begegnungskarten' },
  played: { en: 'Being played', de: 'Wird gespielt' },
  'nemesis set': { en: 'Nemesis set', de: 'Erzfeind-Set' },
  villain: { en: 'Villain', de: 'Schurke' },
  'villain deck': { en: 'Villain stages to come', de: 'Kommende Schurken\u00ADabschnitte' },
  'main scheme': { en: 'Main scheme', de: 'Hauptplan' },
  'main scheme deck': { en: 'Main schemes to come', de: 'Kommende Hauptpläne' },
  'side schemes': { en: 'Side schemes', de: 'Nebenpläne' },
  environments: { en: 'Environments', de: 'Umgebungen' },
  attachments: { en: 'Attachments', de: 'Anhänge' },
  'boost cards': { en: 'Boost cards', de: 'Boost-Karten' },
  'under cards': { en: 'Face down under cards', de: 'Verdeckt unter Karten' },
  'tucked cards': { en: 'Tucked under cards', de: 'Unter Karten geschoben' },
  revealed: { en: 'Being revealed', de: 'Wird aufgedeckt' },
  'encounter deck': { en: 'Encounter deck', de: 'Begegnungs\u00ADdeck' },
  'encounter discard pile': { en: 'Encounter discards', de: 'Begegnungs\u00ADablage' },
  'victory display': { en: 'Victory display', de: 'Siegpunkte\u00ADstapel' },
  'special deck': { en: 'Second deck', de: 'Zweites Deck' },
  'special discard pile': {
    en: 'Discards of the second deck',
    de: 'Ablagestapel des zweiten Decks',
  },
  'scenario deck': { en: 'Deck of the scenario', de: 'Deck des Szenarios' },
  'scenario discard pile': { en: 'Discards of the scenario', de: 'Ablagestapel des Szenarios' },
  'removed from the game': { en: 'Removed from the game', de: 'Aus dem Spiel entfernt' },
  'set aside': { en: 'Set aside', de: 'Beiseite\u00ADgelegt' },
  box: { en: 'Box', de: 'Schachtel' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

export type ZoneName = keyof typeof NAMES;

/** What a zone is called on the table. */
export function zoneName(id: ZoneId, language: Language): string {
  const { name } = champions.definition.zoneInfo(id);
  return NAMES[name as ZoneName][language];
}
