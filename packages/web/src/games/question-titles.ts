import type { Language } from '@grimrule/words';

/** Short titles of the questions that every game asks, by what is asked. */
export const SHARED_TITLES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    whichFirst: 'Choose what comes first',
    useAbility: 'You may respond',
    chooseCard: 'Choose a card',
    chooseCards: 'Choose cards',
    chooseNext: 'Choose the next card',
    chooseNextEffect: 'Choose what comes next',
    mayDo: 'Do it or not',
    chooseOne: 'Choose one',
    pay: 'Pay the cost',
  },
  de: {
    whichFirst: 'Was kommt zuerst?',
    useAbility: 'Du darfst reagieren',
    chooseCard: 'Wähle eine Karte',
    chooseCards: 'Wähle Karten',
    chooseNext: 'Wähle die nächste Karte',
    chooseNextEffect: 'Wähle, was als Nächstes kommt',
    mayDo: 'Tun oder lassen',
    chooseOne: 'Wähle eins',
    pay: 'Bezahle die Kosten',
  },
};
