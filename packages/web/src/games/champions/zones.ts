import { champions } from '@grimrule/champions';
import { SHARED_ZONES, zonesOf } from '../cooperative/zones.ts';

const NAMES = {
  ...SHARED_ZONES,
  engaged: { en: 'Engaged minions', de: 'Schergen im Kampf' },
  obligations: { en: 'Obligations', de: 'Verpflichtungen' },
  dealt: { en: 'Dealt encounter cards', de: 'Zugeteilte Begegnungskarten' },
  'nemesis set': { en: 'Nemesis set', de: 'Erzfeind-Set' },
  villain: { en: 'Villain', de: 'Schurke' },
  'villain deck': { en: 'Villain stages to come', de: 'Kommende Schurkenabschnitte' },
  'main scheme': { en: 'Main scheme', de: 'Hauptplan' },
  'main scheme deck': { en: 'Main schemes to come', de: 'Kommende Hauptpläne' },
  'side schemes': { en: 'Side schemes', de: 'Nebenpläne' },
  environments: { en: 'Environments', de: 'Umgebungen' },
  attachments: { en: 'Attachments', de: 'Anhänge' },
  'boost cards': { en: 'Boost cards', de: 'Boost-Karten' },
  'tucked cards': { en: 'Tucked under cards', de: 'Unter Karten geschoben' },
  'special deck': { en: 'Second deck', de: 'Zweites Deck' },
  'special discard pile': {
    en: 'Discards of the second deck',
    de: 'Ablagestapel des zweiten Decks',
  },
  'second encounter deck': { en: 'Second encounter deck', de: 'Zweites Begegnungsdeck' },
  'third encounter deck': { en: 'Third encounter deck', de: 'Drittes Begegnungsdeck' },
  'fourth encounter deck': { en: 'Fourth encounter deck', de: 'Viertes Begegnungsdeck' },
  'second encounter discard pile': {
    en: 'Discards of the second encounter deck',
    de: 'Ablage des zweiten Begegnungsdecks',
  },
  'third encounter discard pile': {
    en: 'Discards of the third encounter deck',
    de: 'Ablage des dritten Begegnungsdecks',
  },
  'fourth encounter discard pile': {
    en: 'Discards of the fourth encounter deck',
    de: 'Ablage des vierten Begegnungsdecks',
  },
  'scenario deck': { en: 'Scenario deck', de: 'Deck des Szenarios' },
  'scenario discard pile': { en: 'Scenario discards', de: 'Ablagestapel des Szenarios' },
} as const;

export type ZoneName = keyof typeof NAMES;

export const { zone, zoneName, isInPlay, inPlay } = zonesOf(champions.definition, NAMES);
