import type { Answer, CardId, Option, State, Table } from '@grimrule/kernel';
import { NONE, value } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import { countedIn } from '../counted.ts';
import type { DeedFacts, Reckoned } from '../page-game.ts';
import { SHARED_TITLES } from '../question-titles.ts';
import { NAMES } from './names.ts';

export const DEEDS: DeedFacts = {
  titles: {
    en: {
      ...SHARED_TITLES.en,
      mulligan: 'Choose your hand',
      planning: 'Plan your round',
      actionWindow: 'You may act',
      chooseX: 'Choose a number',
      overLimit: 'Discard down to the limit',
      layOnPile: 'Order the cards',
      arrange: 'Order the cards',
      commitToQuest: 'Commit to the quest',
      whereToTravel: 'Travel',
      whomToEngage: 'Engage an enemy',
      whoEngages: 'Choose who engages',
      whichEnemyAttacks: 'Choose the next attack',
      whoDefends: 'Defend or not',
      whoDefendTogether: 'Defend together',
      undefendedDamage: 'Take the damage',
      assignDamage: 'Take the damage',
      whomToAttack: 'Attack an enemy',
      whoAttacks: 'Choose the attackers',
      rangedHelp: 'Help with the attack',
    },
    de: {
      ...SHARED_TITLES.de,
      mulligan: 'Wähle deine Hand',
      planning: 'Plane deine Runde',
      actionWindow: 'Du darfst handeln',
      chooseX: 'Wähle eine Zahl',
      overLimit: 'Wirf Überzähliges ab',
      layOnPile: 'Ordne die Karten',
      arrange: 'Ordne die Karten',
      commitToQuest: 'Stellt euch dem Abenteuer',
      whereToTravel: 'Reise',
      whomToEngage: 'Beginne einen Kampf',
      whoEngages: 'Wer beginnt den Kampf?',
      whichEnemyAttacks: 'Wer greift als Nächstes an?',
      whoDefends: 'Verteidigen oder nicht?',
      whoDefendTogether: 'Verteidigt gemeinsam',
      undefendedDamage: 'Wer nimmt den Schaden?',
      assignDamage: 'Wer nimmt den Schaden?',
      whomToAttack: 'Greife einen Gegner an',
      whoAttacks: 'Wähle die Angreifer',
      rangedHelp: 'Hilf beim Angriff',
    },
  },
  aims: {},
  preselected: ['commitToQuest', 'whoAttacks'],
  life: 'hitPoints',
  damaging: 'damaged',
  counted: countedIn({
    en: {
      damage: ['hit point', 'hit points'],
      threat: ['threat', 'threat'],
      progress: ['progress', 'progress'],
    },
    de: {
      damage: ['Trefferpunkt', 'Trefferpunkte'],
      threat: ['Bedrohung', 'Bedrohung'],
      progress: ['Fortschritt', 'Fortschritt'],
    },
  }),
  reckon,
  tells,
  confirms,
};

/** What the numbers on the cards say of an attack, of either side. */
function reckon(table: Table, picked: Answer): readonly Reckoned[] {
  const { prompt } = table.state;
  const cards = picked.flatMap(({ card }) => card ?? []);
  const about = prompt?.ask.card;
  switch (prompt?.ask.say) {
    case 'whoAttacks':
    case 'rangedHelp':
      return typeof about === 'number' ? [strike(table, about, cards)] : [];
    case 'whoDefends':
    case 'whoDefendTogether':
    case 'assignDamage':
      return typeof about === 'number' ? attackOn(table, about, cards) : [];
    default:
      return [];
  }
}

/** Attackers add up their strength. */
function strike(table: Table, enemy: CardId, attackers: readonly CardId[]): Reckoned {
  const attack = attackers.reduce((sum, card) => sum + value(table, card, 'attack', enemy), 0);
  const by = Math.max(0, attack - value(table, enemy, 'defense'));
  return { card: enemy, token: 'damage', by, isAbout: false };
}

/** Of several defenders one takes the damage; a shadow card still comes. */
function attackOn(table: Table, enemy: CardId, defenders: readonly CardId[]): readonly Reckoned[] {
  const [card = NONE] = defenders;
  if (card === NONE) return [];
  const defense = defenders.reduce((sum, each) => sum + value(table, each, 'defense', enemy), 0);
  const by = Math.max(0, value(table, enemy, 'attack', card) - defense);
  return [{ card, token: 'damage', by, isAbout: true }];
}

/** The willpower of who goes on the quest; and without a defender a hero takes all of an attack. */
function tells(table: Table, { verb, card }: Option, _after: State, language: Language) {
  const { ask } = table.state.prompt ?? {};
  if (verb === 'commit' && card !== undefined) {
    return `+${value(table, card, 'willpower')} ${NAMES[language].stats.willpower}`;
  }
  if (verb === 'attack' && card !== undefined && ask?.say === 'whoAttacks') {
    return `+${value(table, card, 'attack')} ${NAMES[language].stats.attack}`;
  }
  if (verb !== 'pass' || ask?.say !== 'whoDefends' || typeof ask.card !== 'number') return null;
  const count = value(table, ask.card, 'attack');
  return language === 'en'
    ? `about ${count} damage to one of your heroes`
    : `etwa ${count} Schaden für einen deiner Helden`;
}

function confirms(ask: string, count: number, language: Language): string | null {
  const isOne = count === 1;
  switch (ask) {
    case 'commitToQuest':
      if (language === 'de')
        return isOne ? '1 Charakter einsetzen' : `${count} Charaktere einsetzen`;
      return isOne ? 'Commit 1 character' : `Commit ${count} characters`;
    case 'whoAttacks':
      if (language === 'de')
        return isOne ? 'Mit 1 Charakter angreifen' : `Mit ${count} Charakteren angreifen`;
      return isOne ? 'Attack with 1 character' : `Attack with ${count} characters`;
    default:
      return null;
  }
}
