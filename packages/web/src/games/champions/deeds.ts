import type { ChampionsTable } from '@grimrule/champions';
import { DESIGNS, mainSchemeOf, nextThreat } from '@grimrule/champions';
import type { Answer, CardId, Table } from '@grimrule/kernel';
import { cardOf, NONE, tokensOn, value } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import { countedIn } from '../counted.ts';
import type { DeedFacts, Reckoned } from '../page-game.ts';
import { SHARED_TITLES } from '../question-titles.ts';

export const DEEDS: DeedFacts = {
  titles: {
    en: {
      ...SHARED_TITLES.en,
      mulligan: 'Choose your hand',
      playerTurn: 'Your turn',
      helpWanted: 'Help your partner',
      forcedAction: 'Use a forced action',
      discardAtEnd: 'End of your turn',
      chooseX: 'Choose a number',
      helpToPay: 'Help to pay',
      payMore: 'Pay more',
      paidWith: 'Say what you paid with',
      readyAtCost: 'Ready it or not',
      whoseControl: 'Choose a player',
      whichSide: 'Choose a side',
      assignDamage: 'Assign damage',
      divideThreat: 'Divide the threat',
      overLimit: 'Discard down to the limit',
      chooseTarget: 'Choose a target',
      whichMinion: 'Choose the next minion',
      whichActivation: 'Choose what comes first',
      whoRetaliates: 'Choose who retaliates',
      whoDefends: 'Defend or not',
    },
    de: {
      ...SHARED_TITLES.de,
      mulligan: 'Wähle deine Hand',
      playerTurn: 'Dein Zug',
      helpWanted: 'Hilf mit',
      forcedAction: 'Nutze eine erzwungene Aktion',
      discardAtEnd: 'Ende deines Zuges',
      chooseX: 'Wähle eine Zahl',
      helpToPay: 'Hilf beim Bezahlen',
      payMore: 'Bezahle mehr',
      paidWith: 'Womit wurde bezahlt?',
      readyAtCost: 'Spielbereit machen?',
      whoseControl: 'Wähle einen Spieler',
      whichSide: 'Wähle eine Seite',
      assignDamage: 'Verteile den Schaden',
      divideThreat: 'Verteile die Bedrohung',
      overLimit: 'Wirf Überzähliges ab',
      chooseTarget: 'Wähle ein Ziel',
      whichMinion: 'Wähle den nächsten Schergen',
      whichActivation: 'Was kommt zuerst?',
      whoRetaliates: 'Wer schlägt zurück?',
      whoDefends: 'Verteidigen oder nicht?',
    },
  },
  aims: { attack: 'attackIt', thwart: 'thwartIt' },
  life: 'hitPoints',
  damaging: 'damaged',
  counted: countedIn({
    en: { damage: ['hit point', 'hit points'], threat: ['threat', 'threat'] },
    de: { damage: ['Lebenspunkt', 'Lebenspunkte'], threat: ['Bedrohung', 'Bedrohung'] },
  }),
  reckon,
  confirms,
};

/** What the numbers on the cards say of a defense, and of the end of a turn. */
function reckon(table: Table, [picked]: Answer): readonly Reckoned[] {
  const { prompt } = table.state;
  if (!prompt || !picked) return [];
  if (prompt.ask.say === 'whoDefends') return attackOn(table, picked.card ?? NONE);
  if (picked.verb !== 'endTurn' || table.state.seats > 1) return [];
  const card = mainSchemeOf(table.state);
  if (card === NONE) return [];
  const by = nextThreat(table as ChampionsTable);
  return by === 0 ? [] : [{ card, token: 'threat', by, isAbout: false }];
}

/** The damage of the attack that is being defended against: boost cards still come. */
function attackOn(table: Table, defender: CardId): readonly Reckoned[] {
  const { ask } = table.state.prompt ?? {};
  const [target = NONE] = (ask?.cards as readonly CardId[] | undefined) ?? [];
  const card = defender === NONE ? target : defender;
  if (card === NONE || typeof ask?.card !== 'number' || tokensOn(table, card, 'tough') > 0) {
    return [];
  }
  const isHero = DESIGNS[cardOf(table.state, card).design]?.type === 'hero';
  const defense = defender !== NONE && isHero ? value(table, card, 'def') : 0;
  const by = Math.max(0, value(table, ask.card, 'atk') - defense);
  return [{ card, token: 'damage', by, isAbout: true }];
}

function confirms(ask: string, count: number, language: Language): string | null {
  const isOne = count === 1;
  switch (ask) {
    case 'mulligan':
      if (language === 'de') return isOne ? '1 Karte tauschen' : `${count} Karten tauschen`;
      return isOne ? 'Replace 1 card' : `Replace ${count} cards`;
    case 'discardAtEnd':
      if (language === 'de') return isOne ? '1 Karte abwerfen' : `${count} Karten abwerfen`;
      return isOne ? 'Discard 1 card' : `Discard ${count} cards`;
    default:
      return null;
  }
}
