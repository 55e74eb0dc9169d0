import type { KernelSpeech } from '../sentences.ts';

const PERIODS: Readonly<Record<string, string>> = {
  turn: 'pro Zug',
  round: 'pro Runde',
  phase: 'pro Phase',
  game: 'in der ganzen Partie',
};

/** The kernel's own texts, in German. */
export const kernelGerman: KernelSpeech = {
  lines: {
    answerIsNoList: () => 'Eine Antwort muss eine Liste von Möglichkeiten sein.',
    notAnOption: () => 'Das steht nicht zur Wahl.',
    pickedTwice: () => 'Dieselbe Möglichkeit ist zweimal gewählt.',
    doesNotPay: () => 'Diese Karten decken die Kosten nicht genau.',
    tooFewPicked: ({ least }) => `Wähle mindestens ${least}.`,
    tooManyPicked: ({ most }) => `Wähle höchstens ${most}.`,
    limitReached({ card, count, per }, to) {
      const period = PERIODS[per];
      if (!period) return `${to.card(card)} lässt sich vorerst nicht noch einmal nutzen.`;
      const often = count === 1 ? 'einmal' : count === 2 ? 'zweimal' : `${count}-mal`;
      return `${to.card(card)} lässt sich nur ${often} ${period} nutzen.`;
    },
    conditionNotMet: ({ card }, to) =>
      `Die Bedingung von ${to.card(card, 'dative')} ist nicht erfüllt.`,
    costCannotBePaid: ({ card }, to) =>
      `Du kannst die Kosten für ${to.card(card, 'accusative')} nicht bezahlen.`,
    noTarget: ({ card }, to) => `${to.card(card)} hat kein Ziel.`,
    gameIsOver: () => 'Die Partie ist zu Ende.',
    notYourDecision: ({ seat }, to) =>
      `Das ist nicht deine Entscheidung, sondern die von ${to.seat(seat)}.`,
    abilityUsed: ({ card }, to) => `Der Effekt von ${to.card(card, 'dative')} tritt ein.`,
    affects: ({ card, cards }, to) =>
      `${to.card(card)} wirkt auf ${to.cards(cards, 'accusative')}.`,
    whichFirst: () => 'Welcher Effekt kommt zuerst?',
    useAbility: () => 'Nutze jetzt einen Effekt oder passe.',
    chooseCard: ({ card }, to) => `${to.card(card)}: Wähle eine Karte.`,
    chooseCards: ({ card }, to) => `${to.card(card)}: Wähle Karten.`,
    chooseNext: ({ card }, to) => `${to.card(card)}: Wähle die nächste Karte.`,
    mayDo: ({ card }, to) => `Nutzt du den Effekt von ${to.card(card, 'dative')}?`,
    chooseNextEffect: ({ card }, to) => `${to.card(card)}: Wähle, was als Nächstes geschieht.`,
    chooseOne: ({ card }, to) => `${to.card(card)}: Wähle, was geschieht.`,
    notARecord: () => 'Das ist kein Spielstand.',
    recordOfAnotherGame: ({ game, expected }) =>
      `Das ist ein Spielstand von ${game}, nicht von ${expected}.`,
    recordHasNoGame: () => 'Im Spielstand steht nicht, zu welchem Spiel er gehört.',
    recordHasNoSeed: () => 'Im Spielstand fehlt der Startwert.',
    recordHasNoDecisions: () => 'Im Spielstand fehlen die Entscheidungen.',
    brokenDecision: ({ count }) => `Entscheidung ${count} des Spielstands ist beschädigt.`,
    otherRules: ({ was, now }) =>
      `Die gespeicherte Partie wurde mit Version ${was} der Regeln gespielt, und Version ${now} kann sie nicht lesen.`,
    otherGenerator: ({ was }) =>
      `Die gespeicherte Partie wurde mit dem Zufallsgenerator ${was} gespielt, den es hier nicht gibt.`,
  },
  options: {
    use: ({ card }, to) => (card === undefined ? 'Effekt nutzen' : `${to.card(card)} nutzen`),
    pass: () => 'Passen',
    yes: () => 'Ja',
    no: () => 'Nein',
    option: ({ value = 0 }) => `Möglichkeit ${value + 1}`,
    done: () => 'Fertig',
    choose: ({ card }, to) =>
      card === undefined ? 'Wählen' : `${to.card(card, 'accusative')} wählen`,
  },
  titles: {
    timing: 'Zeitpunkt von Effekten',
    effect: 'Effekte',
    choose: 'Karten wählen',
    may: 'Freiwillige Effekte',
    'choose option': 'Zwischen Effekten wählen',
    limit: 'Begrenzungen',
    condition: 'Bedingungen',
    cost: 'Kosten',
    target: 'Ziele',
    'game end': 'Ende der Partie',
    occurrence: 'Etwas geschieht',
    interrupts: 'Effekte, bevor es geschieht',
    happens: 'Es geschieht',
    responses: 'Effekte, nachdem es geschehen ist',
    'forced window': 'Erzwungene Effekte',
    'next forced ability': 'Der nächste erzwungene Effekt',
    window: 'Freiwillige Effekte',
    'use an ability or pass': 'Einen Effekt nutzen oder passen',
    sequence: 'Effekte der Reihe nach',
    'in any order': 'Effekte in beliebiger Reihenfolge',
    'which part is next': 'Den nächsten Teil des Effekts wählen',
    'additional costs': 'Zusätzliche Kosten',
    'next part': 'Der nächste Teil des Effekts',
    'look through the cards': 'Die Karten durchsehen',
    'choose cards': 'Karten wählen',
    'what follows the choice': 'Nach der Wahl',
    'for each': 'Einmal für jede Karte',
    'which is next': 'Die nächste Karte wählen',
    'next card': 'Die nächste Karte',
    repeat: 'Derselbe Effekt mehrmals',
    'once more': 'Den Effekt wiederholen',
    'do it or not': 'Entscheiden, ob du es tust',
    either: 'Der eine Effekt oder der andere',
    'choose one': 'Eins wählen',
    keep: 'Ein Effekt und seine Folgen',
    'the first part': 'Der erste Teil des Effekts',
    'pay it': 'Zusätzliche Kosten bezahlen',
    'or it was not paid': 'Die Kosten wurden nicht bezahlt',
    'what follows from it': 'Der Effekt geht weiter',
    'delayed effects': 'Verzögerte Effekte',
    'which delayed effect is next': 'Den nächsten verzögerten Effekt wählen',
    'next delayed effect': 'Der nächste verzögerte Effekt',
    'delayed effect': 'Ein verzögerter Effekt',
    'what was to follow': 'Der verzögerte Effekt',
  },
};
