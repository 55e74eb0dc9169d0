import type { CardId, Seat } from '@grimrule/kernel';
import type { Sentences, Speaker } from '@grimrule/words';
import { adviceInGerman, cooperativeLinesInGerman, germanTalk, knowsAll } from '@grimrule/words';
import { FORM_NAMES, formName, STATUS_NAMES } from '../names.ts';
import { germanCampaign } from '../setup/campaign-de.ts';
import { germanSetup } from '../setup/setup-de.ts';
import { formNeeded, printedFor } from './card-names.ts';
import { costIn } from './costs.ts';
import type { ChampionsLines } from './lines.ts';
import { countersIn, ENDING_NAMES, PERIOD_NAMES } from './table-names.ts';

const { become, blamed, called, counted, does, those, whom, whose } = germanTalk;

const LIMITED: Readonly<Record<string, readonly [one: string, many: string]>> = {
  'ally limit': ['Verbündeter', 'Verbündete'],
  restricted: ['eingeschränkte Karte', 'eingeschränkte Karten'],
  'player side scheme limit': ['Spieler-Nebenplan', 'Spieler-Nebenpläne'],
};

const DEEDS: Readonly<Record<string, string>> = {
  attack: 'nicht angreifen',
  thwart: 'keinen Widerstand leisten',
  defense: 'nicht verteidigen',
  recover: 'sich nicht erholen',
  changeForm: 'die Gestalt nicht wechseln',
};

const are = (cards: readonly CardId[]) => (cards.length === 1 ? 'ist' : 'sind');
const have = (cards: readonly CardId[]) => (cards.length === 1 ? 'hat' : 'haben');
const helped = (seat: Seat, to: Speaker) => (to.isReader(seat) ? 'dir' : called(seat, to));

export const germanLines: Sentences<ChampionsLines> = {
  ...adviceInGerman('Lebenspunkt'),
  ...cooperativeLinesInGerman(ENDING_NAMES.de),
  ...germanSetup,
  ...germanCampaign,

  identitySelected: ({ seat, card }, to) => `${does(seat, to, 'bist', 'ist')} ${to.card(card)}.`,
  scenarioSelected: ({ cards: [villain = -1, scheme = -1] }, to) =>
    `Der Schurke ist ${to.card(villain)}, der Hauptplan ist ${to.card(scheme)}.`,
  mulligan: () => 'Lege die Karten ab, die du austauschen willst, oder behalte deine Hand.',
  mulliganTaken: ({ seat, count }, to) =>
    `${does(seat, to, 'tauschst', 'tauscht')} ${counted(count, 'Karte', 'Karten')} aus.`,

  playerPhase: () => 'Die Spielerphase beginnt.',
  villainPhase: () => 'Die Schurkenphase beginnt.',
  stepActivate: ({ seat }, to) => `Die Gegner werden gegen ${whom(seat, to)} aktiviert.`,
  stepDeal: () => 'Begegnungskarten werden zugeteilt.',
  stepReveal: () => 'Die Begegnungskarten werden aufgedeckt.',
  villainPhaseEnds: () => 'Die Schurkenphase endet.',
  turnBegins: ({ seat }, to) => `${does(seat, to, 'bist', 'ist')} am Zug.`,
  turnEnds: ({ seat }, to) => `${whose(seat, to, 'dein Zug', 'der Zug')} endet.`,
  playerTurn: ({ seat }, to) =>
    to.isReader(seat) ? 'Du bist am Zug: Wähle, was du tust.' : `${called(seat, to)} ist am Zug.`,
  helpWanted: ({ seat }, to) =>
    `${does(seat, to, 'bittest', 'bittet')} um Hilfe: Nutze eine Aktion oder passe.`,
  forcedAction: () => 'Wähle eine erzwungene Aktion, die du nutzt.',
  discardAtEnd: ({ count }) =>
    count === 0
      ? 'Lege Karten ab, die du nicht behalten willst.'
      : `Lege mindestens ${counted(count, 'Karte', 'Karten')} ab, auf Wunsch auch mehr.`,

  pay: ({ card, symbols }, to) => `${to.card(card)}: Bezahle ${costIn('de', symbols)}.`,
  payMore: ({ card }, to) => `${to.card(card)}: Bezahle mehr, als sie kostet, wenn du magst.`,
  helpToPay: ({ seat, card }, to) =>
    `${does(seat, to, 'spielst', 'spielt')} ${to.card(card, 'accusative')}: Wähle Ressourcen, mit denen du mitbezahlst, oder keine.`,
  paid: ({ seat, cards }, to) =>
    `${does(seat, to, 'bezahlst', 'bezahlt')} mit ${those(cards, to, 'dative')}.`,
  paidWith: ({ card }, to) => `Womit wurde ${to.card(card)} bezahlt?`,
  readyAtCost: ({ card }, to) =>
    `Bezahlst du, um ${to.card(card, 'accusative')} spielbereit zu machen?`,
  whoseControl: ({ card }, to) => `Wer soll ${to.card(card, 'accusative')} kontrollieren?`,
  changedForm: ({ seat, card }, to) =>
    `${does(seat, to, 'wechselst die Gestalt und bist', 'wechselt die Gestalt und ist')} jetzt ${to.card(card)}.`,
  whichSide: ({ card }, to) => `${to.card(card)}: Wähle die Seite, die oben liegen soll.`,
  assignDamage: ({ card, count }, to) =>
    `${to.card(card)}: Wähle, wer 1 Schaden nimmt (noch ${count} zu verteilen).`,
  divideThreat: ({ card, count }, to) =>
    `${to.card(card)}: Wähle, wo du 1 Bedrohung entfernst (noch ${count} zu verteilen).`,

  alreadyChanged: () => 'Du hast in diesem Zug schon die Gestalt gewechselt.',
  conditionNotMet({ card }, to) {
    const form = formNeeded(printedFor(to, card));
    return form
      ? `${to.card(card)} lässt sich nur in ${FORM_NAMES.de[form]} nutzen.`
      : `${to.card(card)}: Die Bedingung ist nicht erfüllt.`;
  },
  cannotBePlayed: ({ card, cards }, to) =>
    printedFor(to, card)?.type === 'resource'
      ? `${to.card(card)} lässt sich nicht spielen, nur als Ressource ausgeben.`
      : `${to.card(card)} lässt sich nicht spielen${blamed(card, cards, to)}.`,
  wrongForm({ card }, to) {
    const form = printedFor(to, card)?.onlyIn;
    return form
      ? `${to.card(card)} lässt sich nur in ${formName('de', form)} spielen.`
      : `${to.card(card)} lässt sich in dieser Gestalt nicht spielen.`;
  },
  matchInPlay({ card, cards = [] }, to) {
    if (cards.length === 0) {
      return `${to.card(card)} ist einzigartig, und eine Karte, die damit übereinstimmt, ist im Spiel.`;
    }
    return to.cards(cards) === to.card(card)
      ? `${to.card(card)} ist einzigartig und schon im Spiel.`
      : `${to.card(card)} ist einzigartig, und ${to.cards(cards)} ${are(cards)} schon im Spiel.`;
  },
  maxInPlay: ({ card, count, cards = [] }, to) =>
    count === undefined || cards.length === 0
      ? `${to.card(card)}: Kein weiteres Exemplar darf ins Spiel kommen.`
      : `${to.card(card)}: Du kontrollierst schon ${counted(count, 'Exemplar', 'Exemplare')}, das Maximum.`,
  maxPlayed: ({ card, per }, to) =>
    `${to.card(card)} darf in dieser ${PERIOD_NAMES.de[per]} nicht noch einmal gespielt werden.`,
  teamNotTogether: ({ card }, to) =>
    `${to.card(card)}: Beide genannten Charaktere müssen im Spiel sein.`,
  cannotPay({ card, symbols, most }, to) {
    if (symbols === undefined || most === undefined) {
      return `${to.card(card)}: Deine Ressourcen reichen dafür nicht aus.`;
    }
    const costs = `${to.card(card)} kostet ${costIn('de', symbols)}`;
    if (most >= symbols.length) return `${costs}, aber die nötigen Typen kannst du nicht erzeugen.`;
    return `${costs}, aber du hast ${most === 0 ? 'keine' : `nur ${most}`}.`;
  },
  cannotPayAdditional: ({ card }, to) =>
    `${to.card(card)} verlangt zusätzliche Kosten, die du nicht bezahlen kannst.`,
  noSuchPower: ({ card }, to) => `${to.card(card)} hat diese Kraft nicht.`,
  forbidden: ({ card, cards, deed = '' }, to) =>
    `${to.card(card)} kann ${DEEDS[deed] ?? 'das gerade nicht'}${blamed(card, cards, to)}.`,
  cannotBeAttacked: ({ card, cards }, to) =>
    `Du kannst ${to.card(card, 'accusative')} nicht angreifen${blamed(card, cards, to)}.`,
  cannotTakeDamage: ({ card, cards }, to) =>
    `Du kannst ${to.card(card, 'accusative')} nicht angreifen, weil kein Schaden möglich ist${blamed(card, cards, to)}.`,
  cannotLoseThreat: ({ card, cards }, to) =>
    `Du kannst von ${to.card(card, 'dative')} keine Bedrohung entfernen${blamed(card, cards, to)}.`,
  cannotBeThwarted: ({ card, cards }, to) =>
    `Du kannst gegen ${to.card(card, 'accusative')} keinen Widerstand leisten${blamed(card, cards, to)}.`,
  guarded: ({ card, cards }, to) =>
    `Du kannst ${to.card(card, 'accusative')} nicht angreifen: ${to.cards(cards)} ${are(cards)} mit dir im Kampf und ${have(cards)} Wache.`,
  patrolled: ({ card, cards }, to) =>
    `Du kannst gegen ${to.card(card, 'accusative')} keinen Widerstand leisten: ${to.cards(cards)} ${are(cards)} mit dir im Kampf und ${have(cards)} Patrouille.`,
  inCrisis: ({ card, cards }, to) =>
    `Du kannst von ${to.card(card, 'dative')} keine Bedrohung entfernen: ${to.cards(cards)} ${have(cards)} ein Krisensymbol.`,
  nothingToHeal: ({ card }, to) => `${to.card(card)} hat keinen Schaden zum Heilen.`,
  duringSetup: ({ card }, to) =>
    `${to.card(card)} lässt sich während des Spielaufbaus nicht nutzen.`,
  perilForbids: ({ card, cards = [], seat }, to) =>
    seat === undefined || cards.length === 0
      ? `${to.card(card)} lässt sich nicht nutzen: Bei Wagnis darf niemand sonst helfen.`
      : `${to.card(card)} lässt sich nicht nutzen: ${to.cards(cards)} ${have(cards)} Wagnis, also darf ${helped(seat, to)} niemand helfen.`,
  anotherDefends: ({ cards = [] }, to) =>
    cards.length === 0
      ? 'Gegen diesen Angriff verteidigt schon ein anderer Spieler.'
      : `Gegen diesen Angriff ${cards.length === 1 ? 'verteidigt' : 'verteidigen'} schon ${to.cards(cards)}.`,

  enteredPlay: ({ card, seat }, to) =>
    printedFor(to, card)?.type === 'minion'
      ? `${to.card(card)} kommt ins Spiel und verwickelt ${whom(seat, to)} in einen Kampf.`
      : `${to.card(card)} kommt ins Spiel.`,
  overLimit: ({ limit, kind }) =>
    `Nur ${counted(limit, ...(LIMITED[kind] ?? ['davon', 'davon']))} ${limit === 1 ? 'darf' : 'dürfen'} im Spiel bleiben: Lege die übrigen ab.`,
  toDeckTop: ({ card }, to) => `${to.card(card)} kommt oben auf das Deck.`,
  toDeckBottom: ({ card }, to) => `${to.card(card)} kommt unter das Deck.`,
  takesControl: ({ seat, card }, to) =>
    `${does(seat, to, 'übernimmst', 'übernimmt')} die Kontrolle über ${to.card(card, 'accusative')}.`,
  movedOver: ({ cards }, to) =>
    `Alles auf ${to.cards(cards.slice(0, 1), 'dative')} kommt auf ${to.cards(cards.slice(1), 'accusative')}.`,
  flipped: ({ card }, to) => `Eine Karte wird umgedreht: ${to.card(card)}.`,
  activeVillain: ({ card }, to) => `${to.card(card)} wird zum aktiven Schurken.`,
  exhausted: ({ cards }, to) => `${to.cards(cards)} ${become(cards)} erschöpft.`,
  readied: ({ cards }, to) => `${to.cards(cards)} ${become(cards)} spielbereit.`,
  countersPut: ({ card, counter, count }, to) =>
    `${to.card(card)} bekommt ${countersIn('de', counter, count)}.`,

  deckReshuffled: ({ seat }, to) =>
    `${whose(seat, to, 'dein Deck', 'das Deck')} ist leer: Der Ablagestapel wird als neues Deck gemischt.`,
  milled: ({ seat, cards }, to) =>
    `${those(cards, to)} ${become(cards)} ${whose(seat, to, 'von deinem Deck', 'vom Deck')} abgelegt.`,
  shuffledIn: ({ cards }, to) => `${those(cards, to)} ${become(cards)} ins Deck gemischt.`,
  specialDeckFormed: ({ count }) =>
    `${count} ${count === 1 ? 'Karte wird' : 'Karten werden'} zu einem besonderen Deck gemischt.`,
  lookedAt: ({ seat, cards }, to) =>
    knowsAll(to, cards)
      ? `${does(seat, to, 'siehst dir', 'sieht sich')} Karten im Deck an: ${to.cards(cards)}.`
      : `${does(seat, to, 'siehst dir', 'sieht sich')} ${those(cards, to)} im Deck an.`,
  stolen: ({ seat, cards }, to) =>
    `Eine zufällige Karte von ${whose(seat, to, 'deiner Hand', 'der Hand')} kommt verdeckt unter ${to.cards(cards, 'accusative')}.`,
  encounterDeckReshuffled: () =>
    'Das Begegnungsdeck ist leer: Sein Ablagestapel wird als neues Deck gemischt.',
  encounterDiscarded: ({ cards }, to) =>
    `${those(cards, to)} ${become(cards)} vom Begegnungsdeck abgelegt.`,
  dealtEncounterCard: ({ seat }, to) =>
    `${to.isReader(seat) ? 'dir' : called(seat, to)} wird verdeckt eine Begegnungskarte zugeteilt.`,
  surges: ({ seat }, to) =>
    `Nachrüsten: ${to.isReader(seat) ? 'Du deckst' : `${called(seat, to)} deckt`} eine weitere Begegnungskarte auf.`,
  cancelled: ({ card }, to) => `${to.card(card)}: Der Effekt wird aufgehoben.`,

  chooseTarget({ card, power }, to) {
    if (power === 'thwart') return `Gegen welchen Plan leistet ${to.card(card)} Widerstand?`;
    return power === 'attack' ? `Wen greift ${to.card(card)} an?` : `Wen heilt ${to.card(card)}?`;
  },
  thwarts: ({ card, cards }, to) =>
    `${to.card(card)} leistet Widerstand gegen ${to.cards(cards, 'accusative')}.`,
  recovers: ({ card }, to) => `${to.card(card)} erholt sich.`,

  whichMinion: () => 'Welcher Scherge wird als Nächster aktiviert?',
  whichActivation: () => 'Welche Aktivierung kommt als Nächstes?',
  whoRetaliates: ({ card }, to) =>
    `Wer übt als Nächstes Vergeltung gegen ${to.card(card, 'accusative')}?`,
  enemyAttacks: ({ card, cards }, to) =>
    `${to.card(card)} greift ${to.cards(cards, 'accusative')} an.`,
  enemySchemes: ({ card }, to) => `${to.card(card)} treibt den Plan voran.`,
  whoDefends: ({ card, cards }, to) =>
    `${to.card(card)} greift ${to.cards(cards, 'accusative')} an: Wer verteidigt?`,
  attackStrikes: ({ card, count }, to) =>
    `Der Angriff auf ${to.card(card, 'accusative')} richtet ${count || 'keinen'} Schaden an.`,
  boostGiven: ({ card }, to) => `${to.card(card)} bekommt eine Boost-Karte.`,
  boostTurned: ({ card }, to) => `Die Boost-Karte ist ${to.card(card)}.`,
  boostIcons: ({ card, count }, to) =>
    `${to.card(card)} bringt ${count === 0 ? 'kein Boost-Symbol' : counted(count, 'Boost-Symbol', 'Boost-Symbole')}.`,

  damaged: ({ card, count, cards }, to) =>
    cards.length === 0 || cards.includes(card)
      ? `${to.card(card)} nimmt ${count} Schaden.`
      : `${to.cards(cards)} fügt ${to.card(card, 'dative')} ${count} Schaden zu.`,
  damagePrevented: ({ card, count }, to) =>
    `${to.card(card)} nimmt keinen Schaden (${count} verhindert).`,
  hitPointsSet: ({ card, count }, to) =>
    `${to.card(card)} hat jetzt ${counted(count, 'Lebenspunkt', 'Lebenspunkte')}.`,
  defeated: ({ card }, to) => `${to.card(card)} ist besiegt.`,
  statusGiven: ({ card, status }, to) => `${to.card(card)} ist jetzt ${STATUS_NAMES.de[status]}.`,
  statusRemoved: ({ card, status }, to) =>
    `${to.card(card)} verliert eine Statuskarte (${STATUS_NAMES.de[status]}).`,
  statusCancels: ({ card, status }, to) =>
    `${to.card(card)} ist ${STATUS_NAMES.de[status]}: ${stopped(card, status, to)}.`,
  stepThreat: ({ count }) => `Der Hauptplan bekommt ${count || 'keine'} Bedrohung.`,
  threatPlaced: ({ card, count }, to) => `${to.card(card)} bekommt ${count} Bedrohung.`,
  threatRemoved: ({ card, count }, to) => `${to.card(card)} verliert ${count} Bedrohung.`,
  accelerated: ({ card, count }, to) =>
    `${to.card(card)} bekommt ${counted(count, 'Beschleunigungsmarker', 'Beschleunigungsmarker')}.`,

  villainStage: ({ card }, to) =>
    `${to.card(card)} rückt zu Abschnitt ${printedFor(to, card)?.stage ?? 'zwei'} vor.`,
  schemeCompleted: ({ card }, to) => `${to.card(card)} ist vollendet.`,
  schemeAdvanced: ({ card }, to) => `Das Hauptplandeck rückt vor: ${to.card(card)}.`,
  schemeRevealed: ({ card, count }, to) =>
    `${to.card(card)} beginnt ${count === 0 ? 'ohne' : `mit ${count}`} Bedrohung.`,
};

/** The actions that a status card keeps a character from. */
function stopped(card: CardId, status: string, to: Speaker): string {
  if (status === 'stunned') return 'Der Angriff entfällt';
  const type = printedFor(to, card)?.type;
  return type === 'villain' || type === 'minion'
    ? 'Der Plan wird nicht vorangetrieben'
    : 'Der Widerstand entfällt';
}
