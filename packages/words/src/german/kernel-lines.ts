import type { KernelSpeech } from '../sentences.ts';

const PERIODS: Readonly<Record<string, string>> = {
  turn: 'pro Zug',
  round: 'pro Runde',
  phase: 'pro Phase',
  game: 'im ganzen Spiel',
};

/** What the kernel itself says, in German. */
export const kernelGerman: KernelSpeech = {
  lines: {
    answerIsNoList: () => 'Eine Antwort ist eine Liste von Möglichkeiten.',
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
      `Die Kosten für den Einsatz von ${to.card(card, 'dative')} lassen sich nicht bezahlen.`,
    noTarget: ({ card }, to) => `Es gibt nichts, worauf ${to.card(card)} wirken könnte.`,
    gameIsOver: () => 'Die Partie ist zu Ende.',
    notYourDecision: ({ seat }, to) => `Das entscheidet jemand anderes: ${to.seat(seat)}.`,
    abilityUsed: ({ card }, to) => `Der Effekt von ${to.card(card, 'dative')} tritt ein.`,
    affects: ({ card, cards }, to) =>
      `${to.card(card)} wirkt auf ${to.cards(cards, 'accusative')}.`,
    whichFirst: () => 'Welcher Effekt kommt zuerst?',
    useAbility: () => 'Nutze jetzt einen Effekt oder passe.',
    chooseCard: ({ card }, to) => `${to.card(card)}: Wähle eine Karte.`,
    chooseCards: ({ card }, to) => `${to.card(card)}: Wähle Karten.`,
    chooseNext: ({ card }, to) => `${to.card(card)}: Wähle, welche Karte als Nächstes kommt.`,
    mayDo: ({ card }, to) => `Den Effekt von ${to.card(card, 'dative')} nutzen?`,
    chooseNextEffect: ({ card }, to) => `${to.card(card)}: Wähle, was als Nächstes geschieht.`,
    chooseOne: ({ card }, to) => `${to.card(card)}: Wähle, was geschieht.`,
    notARecord: () => 'Das ist kein gespeichertes Spiel.',
    recordOfAnotherGame: ({ game, expected }) =>
      `Das ist ein gespeichertes Spiel von ${game}, nicht von ${expected}.`,
    recordHasNoGame: () => 'Im gespeicherten Spiel steht nicht, welches Spiel es ist.',
    recordHasNoSeed: () => 'Im gespeicherten Spiel fehlt der Startwert.',
    recordHasNoDecisions: () => 'Im gespeicherten Spiel fehlen die Entscheidungen.',
    brokenDecision: ({ count }) => `Entscheidung ${count} des gespeicherten Spiels ist beschädigt.`,
    otherRules: ({ was, now }) =>
      `Das gespeicherte Spiel wurde nach den Regeln der Version ${was} gespielt; die der Version ${now} können es nicht lesen.`,
    otherGenerator: ({ was }) =>
      `Das gespeicherte Spiel wurde mit dem Zufallsgenerator ${was} gespielt, der hier nicht bekannt ist.`,
  },
  options: {
    use: ({ card }, to) => (card === undefined ? 'Effekt nutzen' : `${to.card(card)} nutzen`),
    pass: () => 'Passen',
    yes: () => 'Ja',
    no: () => 'Nein',
    option: ({ value = 0 }) => `Möglichkeit ${value + 1}`,
    done: () => 'Genug',
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
    'forced window': 'Effekte, die eintreten müssen',
    'next forced ability': 'Der nächste Effekt, der eintreten muss',
    window: 'Effekte, die genutzt werden dürfen',
    'use an ability or pass': 'Einen Effekt nutzen oder passen',
    sequence: 'Effekte der Reihe nach',
    'in any order': 'Effekte in beliebiger Reihenfolge',
    'which part is next': 'Welcher Teil des Effekts der nächste ist',
    'additional costs': 'Zusätzliche Kosten',
    'next part': 'Der nächste Teil des Effekts',
    'look through the cards': 'Die Karten durchsehen',
    'choose cards': 'Karten wählen',
    'what follows the choice': 'Nach der Wahl',
    'for each': 'Einmal für jede Karte',
    'which is next': 'Welche Karte die nächste ist',
    'next card': 'Die nächste Karte',
    repeat: 'Derselbe Effekt mehrmals',
    'once more': 'Den Effekt wiederholen',
    'do it or not': 'Entscheiden, ob du es tust',
    either: 'Der eine Effekt oder der andere',
    'choose one': 'Eins wählen',
    keep: 'Ein Effekt und was daraus folgt',
    'the first part': 'Der erste Teil des Effekts',
    'pay it': 'Zusätzliche Kosten bezahlen',
    'or it was not paid': 'Die Kosten wurden nicht bezahlt',
    'what follows from it': 'Der Effekt geht weiter',
    'delayed effects': 'Effekte, die gewartet haben',
    'which delayed effect is next': 'Welcher Effekt der nächste ist',
    'next delayed effect': 'Der nächste Effekt, der gewartet hat',
    'delayed effect': 'Ein Effekt, der gewartet hat',
    'what was to follow': 'Der angekündigte Effekt',
  },
};
