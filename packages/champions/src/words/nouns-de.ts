import type { GermanNoun } from '@grimrule/words';
import { inGerman } from '@grimrule/words';
import type { CardType } from '../vocabulary/nodes.ts';

const hero = inGerman('m', 'Held', 'Helden', true);
const ally: GermanNoun = {
  ...inGerman('m', 'Verbündeter', 'Verbündete'),
  adjectival: 'Verbündet',
};

export const TYPES: Readonly<Record<CardType, GermanNoun>> = {
  hero,
  alter_ego: inGerman('n', 'Alter Ego', 'Alter Egos'),
  ally,
  event: { ...inGerman('n', 'Ereignis', 'Ereignisse'), genitive: 'Ereignisses' },
  resource: inGerman('f', 'Ressourcenkarte', 'Ressourcenkarten'),
  support: inGerman('m', 'Vorteil', 'Vorteile'),
  upgrade: inGerman('n', 'Upgrade', 'Upgrades'),
  player_side_scheme: inGerman('m', 'Spieler-Nebenplan', 'Spieler-Nebenpläne'),
  villain: inGerman('m', 'Schurke', 'Schurken', true),
  main_scheme: inGerman('m', 'Hauptplan', 'Hauptpläne'),
  side_scheme: inGerman('m', 'Nebenplan', 'Nebenpläne'),
  minion: inGerman('m', 'Scherge', 'Schergen', true),
  attachment: inGerman('m', 'Anhang', 'Anhänge'),
  environment: inGerman('f', 'Umgebung', 'Umgebungen'),
  treachery: inGerman('f', 'Verratskarte', 'Verratskarten'),
  obligation: inGerman('f', 'Verpflichtung', 'Verpflichtungen'),
};

export const NOUNS = {
  card: inGerman('f', 'Karte', 'Karten'),
  character: inGerman('m', 'Charakter', 'Charaktere'),
  enemy: inGerman('m', 'Gegner', 'Gegner'),
  scheme: inGerman('m', 'Plan', 'Pläne'),
  player: inGerman('m', 'Spieler', 'Spieler'),
  firstPlayer: inGerman('m', 'Startspieler', 'Startspieler'),
  identity: inGerman('f', 'Identität', 'Identitäten'),
  encounterCard: inGerman('f', 'Begegnungskarte', 'Begegnungskarten'),
  attacker: { ...inGerman('m', 'Angreifer', 'Angreifer'), single: true },
  defender: inGerman('m', 'Verteidiger', 'Verteidiger'),
  damage: inGerman('m', 'Schaden', 'Schaden'),
  threat: inGerman('f', 'Bedrohung', 'Bedrohung'),
  heroesAndAllies: inGerman('m', 'Held oder Verbündeter', 'Helden und Verbündeten'),
} as const satisfies Readonly<Record<string, GermanNoun>>;

/** What several types are called together. */
export function typesNoun(types: readonly CardType[]): GermanNoun | null {
  const [first, second] = types;
  if (first && types.length === 1) return TYPES[first];
  const has = (...wanted: readonly CardType[]) => wanted.every((type) => types.includes(type));
  if (has('ally', 'event', 'support', 'upgrade')) return null;
  if (has('hero', 'alter_ego', 'ally')) return NOUNS.character;
  if (has('villain', 'minion')) return NOUNS.enemy;
  if (types.length === 2 && has('hero', 'alter_ego')) return NOUNS.identity;
  if (types.length === 2 && has('hero', 'ally')) return NOUNS.heroesAndAllies;
  if (!first || !second) return null;
  const all = types.map((type) => TYPES[type]);
  return inGerman(
    TYPES[first].gender,
    all.map(({ one }) => one).join(' oder '),
    all.map(({ many }) => many).join(' oder '),
  );
}
