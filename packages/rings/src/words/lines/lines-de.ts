import { NONE } from '@grimrule/kernel';
import type { Sentences } from '@grimrule/words';
import { adviceInGerman, cooperativeLinesInGerman, germanTalk } from '@grimrule/words';
import { PHASE_NAMES } from '../names.ts';
import { germanCampaign } from '../setup/campaign-de.ts';
import { germanSetup } from '../setup/setup-de.ts';
import { playerMeant, printedFor } from './card-names.ts';
import { costIn } from './costs.ts';
import type { RingsLines } from './lines.ts';
import { ENDING_NAMES, tokensIn } from './table-names.ts';

const { blamed, called, counted, does, those, whom, whose } = germanTalk;

export const germanLines: Sentences<RingsLines> = {
  ...adviceInGerman('Trefferpunkt'),
  ...cooperativeLinesInGerman(ENDING_NAMES.de),
  ...germanSetup,
  ...germanCampaign,

  heroesPlaced: ({ seat, cards, count }, to) =>
    `${does(seat, to, 'spielst', 'spielt')} ${to.cards(cards, 'accusative')}; der anfängliche Bedrohungsgrad ist ${count}.`,
  mulligan: () => 'Behalte deine Starthand, oder mische sie zurück und ziehe eine neue.',
  takesMulligan: ({ seat }, to) => `${does(seat, to, 'nimmst', 'nimmt')} einen Mulligan.`,

  phaseBegins: ({ phase }) => `Die ${PHASE_NAMES.de[phase]} beginnt.`,
  resourcesGained: () => 'Jeder Held erhält Ressourcen.',
  planning: () => 'Spiele Verbündete und Verstärkungen, nutze eine Aktion oder passe.',
  actionWindow: () => 'Nutze eine Aktion oder passe.',

  pay: ({ card, symbols }, to) =>
    symbols.length === 0
      ? `${to.card(card)} kostet nichts.`
      : `${to.card(card)}: Bezahle ${costIn('de', symbols)}.`,

  affects: ({ card, cards }, to) => {
    const [seat = NONE] = cards.map((each) => playerMeant(to, each));
    const whomOrWhat = seat === NONE ? to.cards(cards, 'accusative') : whom(seat, to);
    return `${to.card(card)} wirkt auf ${whomOrWhat}.`;
  },

  onlyInPlanning: ({ card }, to) =>
    `${to.card(card)} lässt sich nur in der Planungsphase spielen, wenn du der aktive Spieler bist.`,
  onlyInPhase: ({ card, phase }, to) =>
    `${to.card(card)} lässt sich nur in der ${PHASE_NAMES.de[phase]} nutzen.`,
  cannotBePlayed: ({ card }, to) => `${to.card(card)} lässt sich nicht spielen.`,
  maxPlayed: ({ card }, to) =>
    `${to.card(card)} darf in dieser Runde nicht noch einmal gespielt werden.`,
  cannotAfford({ card, symbols, most }, to) {
    if (symbols === undefined || most === undefined) {
      return `${to.card(card)}: Deinen Helden fehlen passende Ressourcen.`;
    }
    const has = most === 0 ? 'keine' : `nur ${most}`;
    // Even a free card needs a hero of its sphere.
    return symbols.length === 0 || most >= symbols.length
      ? `${to.card(card)}: Keiner deiner Helden gehört zu dieser Einflusssphäre.`
      : `${to.card(card)} kostet ${costIn('de', symbols)}, aber deine Helden haben ${has}.`;
  },
  matchInPlay: ({ card }, to) => `${to.card(card)} ist einzigartig und schon im Spiel.`,
  allyLimit: ({ cards = [], count }, to) =>
    cards.length === 0 || count === undefined
      ? 'In dieser Runde können keine weiteren Verbündeten gespielt werden.'
      : `${to.cards(cards)} ${cards.length === 1 ? 'erlaubt' : 'erlauben'} in dieser Runde nur ${counted(count, 'Verbündeten', 'Verbündete')}.`,
  isLocationActive: ({ card, cards = [] }, to) => {
    const other = cards.length === 0 ? 'Ein anderer Ort' : to.cards(cards);
    return `Die Spieler können nicht zu ${to.card(card, 'dative')} reisen: ${other} ist aktiv.`;
  },
  cannotAttack: ({ card, cards }, to) =>
    `${to.card(card)} kann nicht angreifen${blamed(card, cards, to)}.`,
  cannotDefend: ({ card, cards }, to) =>
    `${to.card(card)} kann nicht verteidigen${blamed(card, cards, to)}.`,
  cannotBeEngaged: ({ card, cards }, to) =>
    `Du kannst ${to.card(card, 'accusative')} nicht freiwillig in einen Kampf verwickeln${blamed(card, cards, to)}.`,
  noSentinel: ({ card, seat }, to) =>
    `${to.card(card)} kann ${whom(seat, to)} ohne Schildwache nicht verteidigen.`,
  alreadyAttacked: ({ card }, to) =>
    `Du hast ${to.card(card, 'accusative')} in dieser Phase schon angegriffen.`,
  notEngaged: ({ card }, to) =>
    `Du kannst ${to.card(card, 'accusative')} nicht angreifen: Der Gegner ist in der Aufmarschzone und nicht im Kampf mit einem Spieler.`,
  engagedElsewhere: ({ card, seat }, to) =>
    `Du kannst ${to.card(card, 'accusative')} nicht angreifen: Der Gegner ist im Kampf mit ${called(seat, to)}, und du hast keinen spielbereiten Charakter mit Fernkampf.`,
  cannotReach: ({ card, cards }, to) =>
    `${to.card(card)} kann ${to.cards(cards, 'accusative')} nicht erreichen.`,
  cannotPayTravel: ({ card }, to) =>
    `Die Reisekosten von ${to.card(card, 'dative')} lassen sich nicht bezahlen.`,

  enteredPlay: ({ card }, to) => `${to.card(card)} kommt ins Spiel.`,
  laidOnDeck: ({ card, seat }, to) =>
    `${to.card(card)} wird oben auf ${whose(seat, to, 'dein Deck', 'das Deck')} gelegt.`,
  overLimit: ({ card, limit }, to) =>
    `${to.card(card)} kann nur ${counted(limit, 'eingeschränkte Verstärkung', 'eingeschränkte Verstärkungen')} haben: Lege eine ab.`,
  controlTaken: ({ seat, card }, to) =>
    `${does(seat, to, 'übernimmst', 'übernimmt')} die Kontrolle über ${to.card(card, 'accusative')}.`,
  toPileOfEliminated: ({ seat, card }, to) =>
    `${to.card(card)} kommt auf ${whose(seat, to, 'deinen Ablagestapel', 'den Ablagestapel')}: Ein ausgeschiedener Spieler hat weder Hand noch Deck.`,
  returnedToStaging: ({ card }, to) => `${to.card(card)} kommt zurück in die Aufmarschzone.`,
  exhausted: ({ card }, to) => `${to.card(card)} wird erschöpft.`,
  readied: ({ card }, to) => `${to.card(card)} wird spielbereit.`,
  countersPut: ({ card, counter, count }, to) =>
    `${to.card(card)} bekommt ${tokensIn('de', counter, count)}.`,
  countersRemoved: ({ card, counter, count }, to) =>
    `${to.card(card)} verliert ${tokensIn('de', counter, count)}.`,
  lookedAt: ({ seat, cards }, to) =>
    `${does(seat, to, 'siehst dir', 'sieht sich')} ${those(cards, to, 'accusative')} an.`,
  shuffledIn: ({ cards }, to) =>
    `${those(cards, to)} ${cards.length === 1 ? 'wird' : 'werden'} ins Deck gemischt.`,
  toDeck: ({ card, seat, where }, to) => {
    const deck = seat === NONE ? 'das Begegnungsdeck' : whose(seat, to, 'dein Deck', 'das Deck');
    return `${to.card(card)} kommt ${where === 'top' ? 'oben auf' : 'unter'} ${deck}.`;
  },
  layOnPile: () =>
    'Welche Karte kommt als Nächstes auf deinen Ablagestapel? Die letzte liegt oben.',
  arrange: () => 'Welche Karte kommt als Nächstes zurück? Die letzte liegt oben.',

  commitToQuest: ({ card }, to) =>
    `Wähle Charaktere, die sich dem Abenteuer stellen (${to.card(card)}).`,
  commits: ({ card }, to) => `${to.card(card)} stellt sich dem Abenteuer.`,
  uncommitted: ({ card }, to) => `${to.card(card)} wird vom Abenteuer entfernt.`,
  questResolved: ({ result, count }) =>
    result === 'success'
      ? `Die Spieler stellen sich erfolgreich dem Abenteuer, mit ${count} Überschuss.`
      : result === 'failure'
        ? `Die Spieler stellen sich nicht erfolgreich dem Abenteuer: Es ${count === 1 ? 'fehlt' : 'fehlen'} ${count}.`
        : 'Die Spieler stellen sich weder erfolgreich noch nicht erfolgreich dem Abenteuer.',
  progressPlaced: ({ card, count }, to) =>
    `${to.card(card)} bekommt ${tokensIn('de', 'progress', count)}.`,
  explored: ({ card }, to) => `${to.card(card)} ist erkundet.`,
  stageDefeated: ({ card }, to) => `${to.card(card)}: Der Abschnitt ist bewältigt.`,
  stageRevealed: ({ card }, to) => {
    const stage = printedFor(to, card)?.stage;
    return `Das Abenteuer geht weiter${stage === undefined ? '' : ` mit Abschnitt ${stage}`}: ${to.card(card)}.`;
  },

  surges: ({ card }, to) =>
    `${to.card(card)} hat Nachrüsten: Eine weitere Begegnungskarte wird aufgedeckt.`,
  staged: ({ card }, to) => `${to.card(card)} kommt in die Aufmarschzone.`,
  encounterDeckReshuffled: () =>
    'Das Begegnungsdeck ist leer: Sein Ablagestapel wird als neues Deck gemischt.',
  whereToTravel: () => 'Wohin reisen die Spieler?',
  travelled: ({ card }, to) => `Die Spieler reisen zu ${to.card(card, 'dative')}.`,
  whomToEngage: () => 'Verwickle einen Gegner aus der Aufmarschzone in einen Kampf oder passe.',
  whoEngages: ({ seat }, to) =>
    `Kampfprobe: Welcher Gegner verwickelt ${whom(seat, to)} in einen Kampf?`,
  orcGuard: ({ card, seat }, to) =>
    `Die oberste Karte ${to.isReader(seat) ? 'deines Decks' : `des Decks von ${called(seat, to)}`} kommt als ${to.card(card)} ins Spiel.`,
  captured: ({ card }, to) => `${to.card(card)} wird gefangen genommen.`,
  rescued: ({ card }, to) => `${to.card(card)} wird befreit.`,

  earned: ({ card }, to) => `${to.card(card)} kommt in den Kampagnenvorrat.`,
  prisonerNoted: ({ card }, to) =>
    `${to.card(card)} wird im Kampagnenlogbuch als nächster Gefangener notiert.`,

  shadowDealt: ({ card }, to) => `${to.card(card)} bekommt eine Schattenkarte.`,
  shadowTurned: ({ card, cards }, to) =>
    `Die Schattenkarte von ${to.cards(cards, 'dative')} ist ${to.card(card)}.`,
  whichEnemyAttacks: () => 'Welcher Gegner greift als Nächstes an?',
  enemyAttacks: ({ card, seat }, to) => `${to.card(card)} greift ${whom(seat, to)} an.`,
  whoDefends: ({ card }, to) => `Wer verteidigt gegen ${to.card(card, 'accusative')}?`,
  whoDefendTogether: ({ card }, to) =>
    `Wer verteidigt gegen ${to.card(card, 'accusative')}? Beliebig viele Charaktere dürfen verteidigen.`,
  undefendedDamage: ({ card }, to) =>
    `Der Angriff von ${to.card(card, 'dative')} ist unverteidigt: Welcher Held nimmt den Schaden?`,
  assignDamage: ({ card }, to) =>
    `Welcher Verteidiger nimmt den Schaden von ${to.card(card, 'dative')}?`,
  attackStrikes: ({ card, count, cards }, to) =>
    `Der Angriff von ${to.cards(cards, 'dative')} auf ${to.card(card, 'accusative')} richtet ${count || 'keinen'} Schaden an.`,
  whomToAttack: () => 'Welchen Gegner greifst du an?',
  whoAttacks: ({ card }, to) => `Wer greift ${to.card(card, 'accusative')} an?`,
  rangedHelp: ({ card, seat }, to) =>
    `${does(seat, to, 'greifst', 'greift')} ${to.card(card, 'accusative')} an: Welche Charaktere mit Fernkampf schließen sich an?`,
  damaged: ({ card, count, cards }, to) =>
    cards.length === 0 || cards.includes(card)
      ? `${to.card(card)} nimmt ${count} Schaden.`
      : `${to.cards(cards)} ${cards.length === 1 ? 'fügt' : 'fügen'} ${to.card(card, 'dative')} ${count} Schaden zu.`,
  destroyed: ({ card }, to) => `${to.card(card)} wird getötet.`,

  threatRaised: ({ seat, count }, to) =>
    `${whose(seat, to, 'dein Bedrohungsgrad', 'der Bedrohungsgrad')} steigt um ${count}.`,
  threatLowered: ({ seat, count }, to) =>
    `${whose(seat, to, 'dein Bedrohungsgrad', 'der Bedrohungsgrad')} sinkt um ${count}.`,
};
