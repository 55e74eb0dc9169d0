import type { CardId } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import type { Sentences, Speaker } from '@grimrule/words';
import { germanTalk } from '@grimrule/words';
import { playerMeant, printedFor } from './called.ts';
import { germanCampaign } from './campaign-de.ts';
import { costIn } from './costs.ts';
import type { RingsLines } from './lines.ts';
import { PHASE_NAMES } from './names.ts';
import { germanSetup } from './setup-de.ts';
import { ENDING_NAMES, tokensIn } from './table-names.ts';

const { called, counted, does, those, whom, whose } = germanTalk;

/** Which cards are to blame, where that is known. */
function blamed(card: CardId, cards: readonly CardId[], to: Speaker): string {
  if (cards.length === 0) return '';
  if (cards.length === 1 && cards[0] === card) return ': Der eigene Text verbietet es';
  return `: ${to.cards(cards)} ${cards.length === 1 ? 'verbietet' : 'verbieten'} es`;
}

export const germanLines: Sentences<RingsLines> = {
  ...germanSetup,
  ...germanCampaign,

  heroesPlaced: ({ seat, cards, count }, to) =>
    `${does(seat, to, 'ziehst', 'zieht')} mit ${to.cards(cards, 'dative')} aus; der anfängliche Bedrohungsgrad ist ${count}.`,
  firstPlayer: ({ seat }, to) => `${does(seat, to, 'bist', 'ist')} Startspieler.`,
  mulligan: () => 'Behalte deine Starthand, oder mische sie zurück und ziehe eine neue.',
  takesMulligan: ({ seat }, to) => `${does(seat, to, 'nimmst', 'nimmt')} einen Mulligan.`,

  roundBegins: ({ count }) => `Runde ${count} beginnt.`,
  phaseBegins: ({ phase }) => `Die ${PHASE_NAMES.de[phase]} beginnt.`,
  resourcesGained: () => 'Jeder Held erhält Ressourcen.',
  planning: () => 'Spiele Verbündete und Verstärkungen, nutze eine Aktion oder passe.',
  actionWindow: () => 'Nutze eine Aktion oder passe.',

  plays: ({ seat, card }, to) =>
    `${does(seat, to, 'spielst', 'spielt')} ${to.card(card, 'accusative')}.`,
  chooseX: ({ card }, to) => `${to.card(card)}: Wähle, wie groß X ist.`,
  pay: ({ card, symbols }, to) =>
    symbols.length === 0
      ? `${to.card(card)} kostet nichts.`
      : `${to.card(card)}: Bezahle ${costIn('de', symbols)}.`,
  abilityUsed: ({ card, seat }, to) =>
    seat === undefined
      ? `${to.card(card)}: Die Fähigkeit wird ausgelöst.`
      : `${does(seat, to, 'nutzt', 'nutzt')} ${to.card(card, 'accusative')}.`,

  affects: ({ card, cards }, to) => {
    const [seat = NONE] = cards.map((each) => playerMeant(to, each));
    const whomOrWhat = seat === NONE ? to.cards(cards, 'accusative') : whom(seat, to);
    return `${to.card(card)} wirkt auf ${whomOrWhat}.`;
  },

  isEliminated: () => 'Du bist ausgeschieden.',
  onlyInPlanning: ({ card }, to) =>
    `${to.card(card)} lässt sich nur in der Planungsphase spielen, wenn du der aktive Spieler bist.`,
  onlyInPhase: ({ card, phase }, to) =>
    `${to.card(card)} kann nur in der ${PHASE_NAMES.de[phase]} benutzt werden.`,
  cannotBePlayed: ({ card }, to) => `${to.card(card)} lässt sich nicht spielen.`,
  maxPlayed: ({ card }, to) =>
    `${to.card(card)} darf in dieser Runde nicht noch einmal gespielt werden.`,
  cannotAfford({ card, symbols, most }, to) {
    if (symbols === undefined || most === undefined) {
      return `${to.card(card)}: Deinen Helden fehlen dafür übereinstimmende Ressourcen.`;
    }
    const has = most === 0 ? 'keine' : `nur ${most}`;
    // What costs nothing needs a hero of its sphere all the same.
    return symbols.length === 0 || most >= symbols.length
      ? `${to.card(card)}: Keiner deiner Helden gehört zu dieser Einflusssphäre.`
      : `${to.card(card)} kostet ${costIn('de', symbols)}, und deine Helden haben ${has}.`;
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
  isExhausted: ({ card }, to) => `${to.card(card)} ist erschöpft.`,
  cannotAttack: ({ card, cards }, to) =>
    `${to.card(card)} kann nicht angreifen${blamed(card, cards, to)}.`,
  cannotDefend: ({ card, cards }, to) =>
    `${to.card(card)} kann nicht verteidigen${blamed(card, cards, to)}.`,
  cannotBeEngaged: ({ card, cards }, to) =>
    `Du kannst ${to.card(card, 'accusative')} nicht freiwillig in einen Kampf verwickeln${blamed(card, cards, to)}.`,
  noSentinel: ({ card, seat }, to) =>
    `${to.card(card)} hat nicht „Schildwache“ und kann ${whom(seat, to)} deshalb nicht verteidigen.`,
  alreadyAttacked: ({ card }, to) =>
    `Du hast ${to.card(card, 'accusative')} in dieser Phase schon angegriffen.`,
  notEngaged: ({ card }, to) =>
    `Du kannst ${to.card(card, 'accusative')} nicht angreifen: Der Gegner ist in der Aufmarschzone und mit niemandem im Kampf.`,
  engagedElsewhere: ({ card, seat }, to) =>
    `Du kannst ${to.card(card, 'accusative')} nicht angreifen: Der Gegner ist im Kampf mit ${called(seat, to)}, und von deinen spielbereiten Charakteren hat keiner „Fernkampf“.`,
  cannotReach: ({ card, cards }, to) =>
    `${to.card(card)} kann ${to.cards(cards, 'accusative')} nicht erreichen.`,
  cannotPayTravel: ({ card }, to) =>
    `Die Reisekosten von ${to.card(card, 'dative')} lassen sich nicht bezahlen.`,
  doesNotPay: () => 'Diese Ressourcen decken die Kosten nicht.',

  enteredPlay: ({ card }, to) => `${to.card(card)} kommt ins Spiel.`,
  attached: ({ card, cards }, to) =>
    `${to.card(card)} wird an ${to.cards(cards, 'accusative')} angehängt.`,
  laidOnDeck: ({ card, seat }, to) =>
    `${to.card(card)} wird oben auf ${whose(seat, to, 'dein Deck', 'das Deck')} gelegt.`,
  overLimit: ({ card, limit }, to) =>
    `${to.card(card)} kann nur ${limit} eingeschränkte Verstärkungen haben: Lege eine ab.`,
  controlTaken: ({ seat, card }, to) =>
    `${does(seat, to, 'übernimmst', 'übernimmt')} die Kontrolle über ${to.card(card, 'accusative')}.`,
  discardedFromPlay: ({ card }, to) => `${to.card(card)} wird abgelegt.`,
  discarded: ({ seat, cards }, to) =>
    `${does(seat, to, 'legst', 'legt')} ${those(cards, to, 'accusative')} ab.`,
  toHand: ({ seat, card }, to) =>
    `${to.card(card)} kommt auf ${whose(seat, to, 'deine Hand', 'die Hand')}.`,
  toPileOfEliminated: ({ seat, card }, to) =>
    `${to.card(card)} kommt auf ${whose(seat, to, 'deinen Ablagestapel', 'den Ablagestapel')}: Nach dem Ausscheiden gibt es weder Hand noch Deck.`,
  removedFromGame: ({ card }, to) => `${to.card(card)} wird aus dem Spiel entfernt.`,
  returnedToStaging: ({ card }, to) => `${to.card(card)} kommt zurück in die Aufmarschzone.`,
  exhausted: ({ card }, to) => `${to.card(card)} wird erschöpft.`,
  readied: ({ card }, to) => `${to.card(card)} wird spielbereit.`,
  countersPut: ({ card, counter, count }, to) =>
    `${to.card(card)} bekommt ${tokensIn('de', counter, count)}.`,
  countersRemoved: ({ card, counter, count }, to) =>
    `${to.card(card)} verliert ${tokensIn('de', counter, count)}.`,
  drew: ({ seat, count }, to) =>
    `${does(seat, to, 'ziehst', 'zieht')} ${counted(count, 'Karte', 'Karten')}.`,
  lookedAt: ({ seat, cards }, to) =>
    `${does(seat, to, 'siehst dir', 'sieht sich')} ${those(cards, to, 'accusative')} an.`,
  shuffledIn: ({ cards }, to) =>
    `${those(cards, to)} ${cards.length === 1 ? 'wird' : 'werden'} ins Deck gemischt.`,
  toDeck: ({ card, seat, where }, to) => {
    const deck = seat === NONE ? 'das Begegnungsdeck' : whose(seat, to, 'dein Deck', 'das Deck');
    return `${to.card(card)} kommt ${where === 'top' ? 'oben auf' : 'unter'} ${deck}.`;
  },
  layOnPile: () => 'Welche Karte kommt als Nächste auf deinen Ablagestapel? Die letzte liegt oben.',
  arrange: () => 'Welche Karte kommt als Nächste zurück? Die letzte liegt oben.',

  commitToQuest: ({ card }, to) =>
    `Wähle Charaktere, die sich dem Abenteuer stellen (${to.card(card)}).`,
  commits: ({ card }, to) => `${to.card(card)} stellt sich dem Abenteuer.`,
  uncommitted: ({ card }, to) => `${to.card(card)} wird vom Abenteuer entfernt.`,
  questResolved: ({ result, count }) =>
    result === 'success'
      ? `Die Spieler stellen sich erfolgreich dem Abenteuer, mit ${count} mehr.`
      : result === 'failure'
        ? `Die Spieler stellen sich nicht erfolgreich dem Abenteuer: Es fehlen ${count}.`
        : 'Die Spieler stellen sich weder erfolgreich noch „nicht erfolgreich“ dem Abenteuer.',
  progressPlaced: ({ card, count }, to) =>
    `${to.card(card)} bekommt ${tokensIn('de', 'progress', count)}.`,
  explored: ({ card }, to) => `${to.card(card)} ist erkundet.`,
  stageDefeated: ({ card }, to) => `${to.card(card)}: Der Abschnitt ist bewältigt.`,
  stageRevealed: ({ card }, to) => {
    const stage = printedFor(to, card)?.stage;
    return `Das Abenteuer geht weiter${stage === undefined ? '' : ` mit Abschnitt ${stage}`}: ${to.card(card)}.`;
  },

  revealed: ({ seat, card }, to) =>
    `${does(seat, to, 'deckst', 'deckt')} ${to.card(card, 'accusative')} auf.`,
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
  engages: ({ card, seat }, to) => `${to.card(card)} verwickelt ${whom(seat, to)} in einen Kampf.`,
  orcGuard: ({ card, seat }, to) =>
    `Die oberste Karte ${to.isReader(seat) ? 'deines Decks' : `des Decks von ${called(seat, to)}`} kommt als ${to.card(card)} ins Spiel.`,
  swapped: ({ cards }, to) => `${those(cards, to)} tauschen die Plätze.`,
  captured: ({ card }, to) => `${to.card(card)} wird gefangen genommen.`,
  rescued: ({ card }, to) => `${to.card(card)} wird befreit.`,

  earned: ({ card }, to) => `${to.card(card)} kommt in den Kampagnenvorrat.`,
  prisonerNoted: ({ card }, to) =>
    `${to.card(card)} wird im Kampagnenlogbuch notiert: der nächste Gefangene.`,

  shadowDealt: ({ card }, to) => `${to.card(card)} bekommt eine Schattenkarte.`,
  shadowTurned: ({ card, cards }, to) =>
    `Die Schattenkarte von ${to.cards(cards, 'dative')} ist ${to.card(card)}.`,
  whichEnemyAttacks: () => 'Welcher Gegner greift als Nächster an?',
  enemyAttacks: ({ card, seat }, to) => `${to.card(card)} greift ${whom(seat, to)} an.`,
  whoDefends: ({ card }, to) => `Wer verteidigt gegen ${to.card(card, 'accusative')}?`,
  whoDefendTogether: ({ card }, to) =>
    `Wer verteidigt gegen ${to.card(card, 'accusative')}? Es dürfen beliebig viele Charaktere sein.`,
  defends: ({ card, cards }, to) =>
    `${to.card(card)} verteidigt gegen ${to.cards(cards, 'accusative')}.`,
  undefendedDamage: ({ card }, to) =>
    `Der Angriff von ${to.card(card, 'dative')} ist unverteidigt: Welcher Held nimmt den Schaden?`,
  assignDamage: ({ card }, to) =>
    `Welcher Verteidiger nimmt den Schaden von ${to.card(card, 'dative')}?`,
  attackStrikes: ({ card, count, cards }, to) =>
    `Der Angriff von ${to.cards(cards, 'dative')} auf ${to.card(card, 'accusative')} richtet ${count || 'keinen'} Schaden an.`,
  whomToAttack: () => 'Welcher Gegner wird angegriffen?',
  whoAttacks: ({ card }, to) => `Wer greift ${to.card(card, 'accusative')} an?`,
  rangedHelp: ({ card, seat }, to) =>
    `${does(seat, to, 'greifst', 'greift')} ${to.card(card, 'accusative')} an: Welche Charaktere mit Fernkampf schließen sich an?`,
  attacks: ({ card, cards }, to) => `${to.card(card)} greift ${to.cards(cards, 'accusative')} an.`,
  damaged: ({ card, count, cards }, to) =>
    cards.length === 0 || cards.includes(card)
      ? `${to.card(card)} nimmt ${count} Schaden.`
      : `${to.cards(cards)} ${cards.length === 1 ? 'fügt' : 'fügen'} ${to.card(card, 'dative')} ${count} Schaden zu.`,
  healed: ({ card, count }, to) => `${to.card(card)} heilt ${count} Schaden.`,
  destroyed: ({ card }, to) => `${to.card(card)} wird getötet.`,

  threatRaised: ({ seat, count }, to) =>
    `${whose(seat, to, 'dein Bedrohungsgrad', 'der Bedrohungsgrad')} steigt um ${count}.`,
  threatLowered: ({ seat, count }, to) =>
    `${whose(seat, to, 'dein Bedrohungsgrad', 'der Bedrohungsgrad')} sinkt um ${count}.`,
  eliminated: ({ seat }, to) => `${does(seat, to, 'scheidest', 'scheidet')} aus.`,
  playersWin: ({ ending }) => `Die Spieler gewinnen: ${ENDING_NAMES.de[ending]}.`,
  playersLose: ({ ending }) => `Die Spieler verlieren: ${ENDING_NAMES.de[ending]}.`,
};
