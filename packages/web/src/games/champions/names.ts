import type { ChampionsCard } from '@grimrule/champions';
import { championsWords, HEROES } from '@grimrule/champions';
import type { Language } from '@grimrule/words';
import { capitalised } from '@grimrule/words';

/** The page's names for parts of Champions; the rules have words for everything else. */
const en = {
  stats: {
    thw: 'thwart',
    atk: 'attack',
    def: 'defense',
    rec: 'recovery',
    sch: 'scheme',
    hitPoints: 'hit points',
    handSize: 'hand size',
    startingThreat: 'starting threat',
    targetThreat: 'target threat',
    escalation: 'threat each round',
  },
  perPlayer: (value: string) => `${value} per player`,
  icons: {
    acceleration: 'acceleration',
    amplify: 'amplify',
    crisis: 'crisis',
    hazard: 'hazard',
  },
  boost: 'boost',
  boostStar: 'boost ability',
  unique: 'unique',
  stage: 'stage',
  active: 'the active villain',
  damage: 'damage',
  threat: 'threat',
  boostCards: (count: number) => `facedown boost card${count === 1 ? '' : 's'}`,
  cardsUnder: (count: number) => `card${count === 1 ? '' : 's'} under it`,
  accelerationTokens: (count: number) => `acceleration token${count === 1 ? '' : 's'}`,
  anyResource: 'any resource',
  versus: (heroes: string, villain: string) => `${heroes} vs ${villain}`,
  of: (most: number) => `of ${most}`,
  closing: (now: number, coming: number) => `Next round: ${now} + ${coming}, the plan is complete`,
  phases: { you: 'Your turn', player: 'Players', enemies: 'Villain', encounters: 'Encounters' },
};

const de: typeof en = {
  stats: {
    thw: 'Widerstand',
    atk: 'Angriff',
    def: 'Verteidigung',
    rec: 'Erholung',
    sch: 'Planen',
    hitPoints: 'Lebenspunkte',
    handSize: 'Handlimit',
    startingThreat: 'Startbedrohung',
    targetThreat: 'Zielbedrohung',
    escalation: 'Bedrohung pro Runde',
  },
  perPlayer: (value) => `${value} pro Spieler`,
  icons: {
    acceleration: 'Beschleunigung',
    amplify: 'Verstärkung',
    crisis: 'Krise',
    hazard: 'Gefahr',
  },
  boost: 'Boost',
  boostStar: 'Boost-Fähigkeit',
  unique: 'einzigartig',
  stage: 'Abschnitt',
  active: 'der aktive Schurke',
  damage: 'Schaden',
  threat: 'Bedrohung',
  boostCards: (count) => `verdeckte Boost-Karte${count === 1 ? '' : 'n'}`,
  cardsUnder: (count) => `Karte${count === 1 ? '' : 'n'} darunter`,
  accelerationTokens: () => 'Beschleunigungsmarker',
  anyResource: 'beliebige Ressource',
  versus: (heroes, villain) => `${heroes} gegen ${villain}`,
  of: (most) => `von ${most}`,
  closing: (now, coming) => `Nächste Runde: ${now} + ${coming}, der Plan ist vollendet`,
  phases: { you: 'Dein Zug', player: 'Spieler', enemies: 'Schurke', encounters: 'Begegnungen' },
};

export const NAMES: Readonly<Record<Language, typeof en>> = { en, de };

/** The aspects of a hero's ready deck. */
export function aspectNames(hero: string, language: Language): readonly string[] {
  const { aspects = [] } = HEROES.find(({ slug }) => slug === hero) ?? {};
  return aspects.map((aspect) => championsWords[language].faction(aspect));
}

/** The same in a row. */
export const aspectsOf = (hero: string, language: Language): string =>
  aspectNames(hero, language).join(', ');

/** The name of a type of card, as a face shows it. */
export function typeName(type: ChampionsCard['type'], language: Language): string {
  return capitalised(championsWords[language].type(type));
}
