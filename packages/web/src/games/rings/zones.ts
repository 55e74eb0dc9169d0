import type { CardId, Seat, Table, ZoneId } from '@grimrule/kernel';
import { cardOf, NONE, zoneOf } from '@grimrule/kernel';
import { rings } from '@grimrule/rings';
import type { Language } from '@grimrule/words';

const { zones } = rings.definition;

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
  'threat dial': { en: 'Threat', de: 'Bedrohung' },
  deck: { en: 'Deck', de: 'Deck' },
  hand: { en: 'Hand', de: 'Hand' },
  'discard pile': { en: 'Discard pile', de: 'Ablage\u00ADstapel' },
  'play area': { en: 'Play area', de: 'Spielzone' },
  engaged: { en: 'Engaged enemies', de: 'Gegner im Kampf' },
  'on the deck': { en: 'On the deck', de: 'Auf dem Deck' },
  played: { en: 'Being played', de: 'Wird gespielt' },
  'staging area': { en: 'Staging area', de: 'Aufmarschzone' },
  'active location': { en: 'Active location', de: 'Aktiver Ort' },
  quest: { en: 'Quest', de: 'Abenteuer' },
  'quest deck': { en: 'Stages to come', de: 'Kommende Abschnitte' },
  'beside the quest deck': { en: 'Beside the quest', de: 'Neben dem Abenteuer' },
  campaign: { en: 'Campaign', de: 'Kampagne' },
  'encounter attachments': { en: 'Attached encounter cards', de: 'Angehängte Begegnungskarten' },
  'shadow cards': { en: 'Shadow cards', de: 'Schattenkarten' },
  revealed: { en: 'Being revealed', de: 'Wird aufgedeckt' },
  'encounter deck': { en: 'Encounter deck', de: 'Begegnungs\u00ADdeck' },
  'encounter discard pile': { en: 'Encounter discards', de: 'Begegnungs\u00ADablage' },
  'victory display': { en: 'Victory display', de: 'Siegpunkte\u00ADstapel' },
  'removed from the game': { en: 'Removed from the game', de: 'Aus dem Spiel entfernt' },
  'under cards': { en: 'Face down under cards', de: 'Verdeckt unter Karten' },
  box: { en: 'Box', de: 'Schachtel' },
  'set aside': { en: 'Set aside', de: 'Beiseite\u00ADgelegt' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

export type ZoneName = keyof typeof NAMES;

/** What a zone is called on the table. */
export function zoneName(id: ZoneId, language: Language): string {
  const { name } = rings.definition.zoneInfo(id);
  return NAMES[name as ZoneName][language];
}
