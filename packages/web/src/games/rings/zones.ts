import { rings } from '@grimrule/rings';
import { SHARED_ZONES, zonesOf } from '../cooperative/zones.ts';

const NAMES = {
  ...SHARED_ZONES,
  'threat dial': { en: 'Threat', de: 'Bedrohungs\u00ADgrad' },
  engaged: { en: 'Engaged enemies', de: 'Gegner im Kampf' },
  'on the deck': { en: 'On the deck', de: 'Auf dem Deck' },
  'staging area': { en: 'Staging area', de: 'Aufmarsch\u00ADzone' },
  'active location': { en: 'Active location', de: 'Aktiver Ort' },
  quest: { en: 'Quest', de: 'Abenteuer' },
  'quest deck': { en: 'Stages to come', de: 'Kommende Abschnitte' },
  'beside the quest deck': { en: 'Beside the quest', de: 'Neben dem Abenteuer' },
  campaign: { en: 'Campaign', de: 'Kampagne' },
  'encounter attachments': {
    en: 'Attached encounter cards',
    de: 'Angehängte Begegnungs\u00ADkarten',
  },
  'shadow cards': { en: 'Shadow cards', de: 'Schatten\u00ADkarten' },
} as const;

export type ZoneName = keyof typeof NAMES;

export const { zone, zoneName, isInPlay, inPlay } = zonesOf(rings.definition, NAMES);
