import { rings } from '@grimrule/rings';
import { SHARED_ZONES, zonesOf } from '../cooperative/zones.ts';

const NAMES = {
  ...SHARED_ZONES,
  'threat dial': { en: 'Threat', de: 'Bedrohungsgrad' },
  engaged: { en: 'Engaged enemies', de: 'Gegner im Kampf' },
  'on the deck': { en: 'On the deck', de: 'Auf dem Deck' },
  'staging area': { en: 'Staging area', de: 'Aufmarschzone' },
  'active location': { en: 'Active location', de: 'Aktiver Ort' },
  quest: { en: 'Quest', de: 'Abenteuer' },
  'quest deck': { en: 'Stages to come', de: 'Kommende Abschnitte' },
  'beside the quest deck': { en: 'Beside the quest', de: 'Neben dem Abenteuer' },
  campaign: { en: 'Campaign', de: 'Kampagne' },
  'encounter attachments': {
    en: 'Attached encounter cards',
    de: 'Angehängte Begegnungskarten',
  },
  'shadow cards': { en: 'Shadow cards', de: 'Schattenkarten' },
} as const;

export type ZoneName = keyof typeof NAMES;

export const { zone, zoneName, isInPlay, inPlay } = zonesOf(rings.definition, NAMES);
