import type { CardId } from '@grimrule/kernel';
import type { Sentences, Speaker } from '@grimrule/words';
import { adviceInEnglish, cooperativeLinesInEnglish, englishTalk, knowsAll } from '@grimrule/words';
import { FORM_NAMES, formName, STATUS_NAMES } from '../names.ts';
import { englishCampaign } from '../setup/campaign-en.ts';
import { englishSetup } from '../setup/setup-en.ts';
import { formNeeded, printedFor } from './card-names.ts';
import { costIn } from './costs.ts';
import type { ChampionsLines } from './lines.ts';
import { countersIn, ENDING_NAMES, PERIOD_NAMES } from './table-names.ts';

const { are, blamed, counted, does, those, whom, whose } = englishTalk;

const LIMITED: Readonly<Record<string, readonly [one: string, many: string]>> = {
  'ally limit': ['ally', 'allies'],
  restricted: ['restricted card', 'restricted cards'],
  'player side scheme limit': ['player side scheme', 'player side schemes'],
};

const DEEDS: Readonly<Record<string, string>> = {
  attack: 'attack',
  thwart: 'thwart',
  defense: 'defend',
  recover: 'recover',
  changeForm: 'change form',
};

const have = (cards: readonly CardId[]) => (cards.length === 1 ? 'has' : 'have');

export const englishLines: Sentences<ChampionsLines> = {
  ...adviceInEnglish,
  ...cooperativeLinesInEnglish(ENDING_NAMES.en),
  ...englishSetup,
  ...englishCampaign,

  identitySelected: ({ seat, card }, to) => `${does(seat, to, 'are', 'is')} ${to.card(card)}.`,
  scenarioSelected: ({ cards: [villain = -1, scheme = -1] }, to) =>
    `The villain is ${to.card(villain)}, the main scheme is ${to.card(scheme)}.`,
  mulligan: () => 'Discard the cards you want to replace, or keep your hand.',
  mulliganTaken: ({ seat, count }, to) =>
    `${does(seat, to, 'replace', 'replaces')} ${counted(count, 'card')}.`,

  playerPhase: () => 'The player phase begins.',
  villainPhase: () => 'The villain phase begins.',
  stepActivate: ({ seat }, to) => `The enemies activate against ${whom(seat, to)}.`,
  stepDeal: () => 'Encounter cards are dealt.',
  stepReveal: () => 'The encounter cards are revealed.',
  villainPhaseEnds: () => 'The villain phase ends.',
  turnBegins: ({ seat }, to) => `It is ${whose(seat, to)} turn.`,
  turnEnds: ({ seat }, to) => `${whose(seat, to)} turn ends.`,
  playerTurn: ({ seat }, to) =>
    to.isReader(seat) ? 'It is your turn: choose what to do.' : `It is ${whose(seat, to)} turn.`,
  helpWanted: ({ seat }, to) =>
    `${does(seat, to, 'ask', 'asks')} for help: use an action, or pass.`,
  forcedAction: () => 'Choose a forced action to use.',
  discardAtEnd: ({ count }) =>
    count === 0
      ? 'Discard any cards you do not want to keep.'
      : `Discard at least ${counted(count, 'card')}, and more if you like.`,

  pay: ({ card, symbols }, to) => `Pay ${costIn('en', symbols)} for ${to.card(card)}.`,
  payMore: ({ card }, to) => `${to.card(card)}: pay more than it costs, if you like.`,
  helpToPay: ({ seat, card }, to) =>
    `${does(seat, to, 'play', 'plays')} ${to.card(card)}: choose resources to help pay for it, or none.`,
  paid: ({ seat, cards }, to) => `${does(seat, to, 'pay', 'pays')} with ${those(cards, to)}.`,
  paidWith: ({ card }, to) => `What was ${to.card(card)} paid with?`,
  readyAtCost: ({ card }, to) => `Pay to ready ${to.card(card)}?`,
  whoseControl: ({ card }, to) => `Who will control ${to.card(card)}?`,
  changedForm: ({ seat, card }, to) =>
    `${does(seat, to, 'change form and are', 'changes form and is')} now ${to.card(card)}.`,
  whichSide: ({ card }, to) => `${to.card(card)}: choose the side to turn faceup.`,
  assignDamage: ({ card, count }, to) =>
    `${to.card(card)}: choose who takes 1 damage (${count} left to assign).`,
  divideThreat: ({ card, count }, to) =>
    `${to.card(card)}: choose where to remove 1 threat (${count} left to divide).`,

  alreadyChanged: () => 'You have already changed form this turn.',
  conditionNotMet({ card }, to) {
    const form = formNeeded(printedFor(to, card));
    return form
      ? `${to.card(card)} can only be used in ${FORM_NAMES.en[form]}.`
      : `The condition of ${to.card(card)} is not met.`;
  },
  cannotBePlayed: ({ card, cards }, to) =>
    printedFor(to, card)?.type === 'resource'
      ? `${to.card(card)} cannot be played, only spent as a resource.`
      : `${to.card(card)} cannot be played${blamed(card, cards, to)}.`,
  wrongForm({ card }, to) {
    const form = printedFor(to, card)?.onlyIn;
    return form
      ? `${to.card(card)} can only be played in ${formName('en', form)}.`
      : `${to.card(card)} cannot be played in this form.`;
  },
  matchInPlay({ card, cards = [] }, to) {
    if (cards.length === 0)
      return `${to.card(card)} is unique, and a card that matches it is in play.`;
    return to.cards(cards) === to.card(card)
      ? `${to.card(card)} is unique, and already in play.`
      : `${to.card(card)} is unique, and ${to.cards(cards)} ${are(cards)} in play already.`;
  },
  maxInPlay: ({ card, count, cards = [] }, to) =>
    count === undefined || cards.length === 0
      ? `No more copies of ${to.card(card)} may enter play.`
      : `You already control ${counted(count, 'copy', 'copies')} of ${to.card(card)}, the maximum.`,
  maxPlayed: ({ card, per }, to) =>
    `${to.card(card)} cannot be played again this ${PERIOD_NAMES.en[per]}.`,
  teamNotTogether: ({ card }, to) =>
    `${to.card(card)} needs both of the characters it names in play.`,
  cannotPay({ card, symbols, most }, to) {
    if (symbols === undefined || most === undefined) {
      return `You do not have enough resources for ${to.card(card)}.`;
    }
    const costs = `${to.card(card)} costs ${costIn('en', symbols)}`;
    if (most >= symbols.length) return `${costs}, but you cannot generate the required types.`;
    return `${costs}, but you have ${most === 0 ? 'none' : `only ${most}`}.`;
  },
  cannotPayAdditional: ({ card }, to) =>
    `${to.card(card)} demands an additional cost that you cannot pay.`,
  noSuchPower: ({ card }, to) => `${to.card(card)} does not have this power.`,
  forbidden: ({ card, cards, deed = '' }, to) =>
    `${to.card(card)} cannot ${DEEDS[deed] ?? 'do this now'}${blamed(card, cards, to)}.`,
  cannotBeAttacked: ({ card, cards }, to) =>
    `You cannot attack ${to.card(card)}${blamed(card, cards, to)}.`,
  cannotTakeDamage: ({ card, cards }, to) =>
    `You cannot attack ${to.card(card)}, because it cannot take damage${blamed(card, cards, to)}.`,
  cannotLoseThreat: ({ card, cards }, to) =>
    `You cannot remove threat from ${to.card(card)}${blamed(card, cards, to)}.`,
  cannotBeThwarted: ({ card, cards }, to) =>
    `You cannot thwart ${to.card(card)}${blamed(card, cards, to)}.`,
  guarded: ({ card, cards }, to) =>
    `You cannot attack ${to.card(card)}: ${to.cards(cards)} ${are(cards)} engaged with you and ${have(cards)} Guard.`,
  patrolled: ({ card, cards }, to) =>
    `You cannot thwart ${to.card(card)}: ${to.cards(cards)} ${are(cards)} engaged with you and ${have(cards)} Patrol.`,
  inCrisis: ({ card, cards }, to) =>
    `You cannot remove threat from ${to.card(card)}: ${to.cards(cards)} ${have(cards)} a crisis icon.`,
  nothingToHeal: ({ card }, to) => `${to.card(card)} has no damage to heal.`,
  duringSetup: ({ card }, to) => `${to.card(card)} cannot be used during setup.`,
  perilForbids: ({ card, cards = [], seat }, to) =>
    seat === undefined || cards.length === 0
      ? `${to.card(card)} cannot be used: with peril, nobody else may help.`
      : `${to.card(card)} cannot be used: ${to.cards(cards)} ${have(cards)} Peril, so nobody may help ${whom(seat, to)}.`,
  anotherDefends: ({ cards = [] }, to) =>
    cards.length === 0
      ? 'Another player is already defending against this attack.'
      : `${to.cards(cards)} ${are(cards)} already defending against this attack.`,

  enteredPlay: ({ card, seat }, to) =>
    printedFor(to, card)?.type === 'minion'
      ? `${to.card(card)} enters play and engages ${whom(seat, to)}.`
      : `${to.card(card)} enters play.`,
  overLimit: ({ limit, kind }) =>
    `Only ${counted(limit, ...(LIMITED[kind] ?? ['of these', 'of these']))} may stay in play: discard the rest.`,
  toDeckTop: ({ card }, to) => `${to.card(card)} goes on top of the deck.`,
  toDeckBottom: ({ card }, to) => `${to.card(card)} goes to the bottom of the deck.`,
  takesControl: ({ seat, card }, to) =>
    `${does(seat, to, 'take', 'takes')} control of ${to.card(card)}.`,
  movedOver: ({ cards }, to) =>
    `Everything on ${to.cards(cards.slice(0, 1))} moves to ${to.cards(cards.slice(1))}.`,
  flipped: ({ card }, to) => `A card is flipped to ${to.card(card)}.`,
  activeVillain: ({ card }, to) => `${to.card(card)} becomes the active villain.`,
  exhausted: ({ cards }, to) => `${to.cards(cards)} ${are(cards)} exhausted.`,
  readied: ({ cards }, to) => `${to.cards(cards)} ${are(cards)} readied.`,
  countersPut: ({ card, counter, count }, to) =>
    `${to.card(card)} gets ${countersIn('en', counter, count)}.`,

  deckReshuffled: ({ seat }, to) =>
    `${whose(seat, to)} deck is empty: the discard pile is shuffled into a new one.`,
  milled: ({ seat, cards }, to) =>
    `${those(cards, to)} ${are(cards)} discarded from ${whose(seat, to)} deck.`,
  shuffledIn: ({ cards }, to) => `${those(cards, to)} ${are(cards)} shuffled into the deck.`,
  specialDeckFormed: ({ count }) =>
    `${count} ${count === 1 ? 'card is' : 'cards are'} shuffled into a special deck.`,
  lookedAt: ({ seat, cards }, to) =>
    knowsAll(to, cards)
      ? `${does(seat, to, 'look', 'looks')} at cards of the deck: ${to.cards(cards)}.`
      : `${does(seat, to, 'look', 'looks')} at ${those(cards, to)} of the deck.`,
  stolen: ({ seat, cards }, to) =>
    `A random card from ${whose(seat, to)} hand goes facedown under ${to.cards(cards)}.`,
  encounterDeckReshuffled: () =>
    'The encounter deck is empty: its discard pile is shuffled into a new one.',
  encounterDiscarded: ({ cards }, to) =>
    `${those(cards, to)} ${are(cards)} discarded from the encounter deck.`,
  dealtEncounterCard: ({ seat }, to) =>
    `${does(seat, to, 'are', 'is')} dealt a facedown encounter card.`,
  surges: ({ seat }, to) =>
    `Surge: ${does(seat, to, 'reveal', 'reveals')} one more encounter card.`,
  cancelled: ({ card }, to) => `The effect of ${to.card(card)} is canceled.`,

  chooseTarget({ card, power }, to) {
    if (power === 'thwart') return `Which scheme does ${to.card(card)} thwart?`;
    return power === 'attack'
      ? `Whom does ${to.card(card)} attack?`
      : `Whom does ${to.card(card)} heal?`;
  },
  thwarts: ({ card, cards }, to) => `${to.card(card)} thwarts ${to.cards(cards)}.`,
  recovers: ({ card }, to) => `${to.card(card)} recovers.`,

  whichMinion: () => 'Which minion activates next?',
  whichActivation: () => 'Which activation comes next?',
  whoRetaliates: ({ card }, to) => `Who retaliates against ${to.card(card)} next?`,
  enemyAttacks: ({ card, cards }, to) => `${to.card(card)} attacks ${to.cards(cards)}.`,
  enemySchemes: ({ card }, to) => `${to.card(card)} schemes.`,
  whoDefends: ({ card, cards }, to) => `${to.card(card)} attacks ${to.cards(cards)}: who defends?`,
  attackStrikes: ({ card, count }, to) =>
    `The attack on ${to.card(card)} deals ${count || 'no'} damage.`,
  boostGiven: ({ card }, to) => `${to.card(card)} gets a boost card.`,
  boostTurned: ({ card }, to) => `The boost card is ${to.card(card)}.`,
  boostIcons: ({ card, count }, to) =>
    `${to.card(card)} adds ${count === 0 ? 'no boost icons' : counted(count, 'boost icon')}.`,

  damaged: ({ card, count, cards }, to) =>
    cards.length === 0 || cards.includes(card)
      ? `${to.card(card)} takes ${count} damage.`
      : `${to.cards(cards)} deals ${count} damage to ${to.card(card)}.`,
  damagePrevented: ({ card, count }, to) =>
    `${to.card(card)} takes no damage (${count} prevented).`,
  hitPointsSet: ({ card, count }, to) =>
    `${to.card(card)} now has ${counted(count, 'hit point', 'hit points')}.`,
  defeated: ({ card }, to) => `${to.card(card)} is defeated.`,
  statusGiven: ({ card, status }, to) => `${to.card(card)} is now ${STATUS_NAMES.en[status]}.`,
  statusRemoved: ({ card, status }, to) =>
    `${to.card(card)} loses a ${STATUS_NAMES.en[status]} status card.`,
  statusCancels: ({ card, status }, to) =>
    `${to.card(card)} is ${STATUS_NAMES.en[status]}: the ${stopped(card, status, to)} is canceled.`,
  stepThreat: ({ count }) => `The main scheme gets ${count || 'no'} threat.`,
  threatPlaced: ({ card, count }, to) => `${count} threat is placed on ${to.card(card)}.`,
  threatRemoved: ({ card, count }, to) => `${count} threat is removed from ${to.card(card)}.`,
  accelerated: ({ card, count }, to) =>
    `${to.card(card)} gets ${counted(count, 'acceleration token')}.`,

  villainStage: ({ card }, to) =>
    `${to.card(card)} advances to stage ${printedFor(to, card)?.stage ?? 'two'}.`,
  schemeCompleted: ({ card }, to) => `${to.card(card)} is completed.`,
  schemeAdvanced: ({ card }, to) => `The main scheme deck advances to ${to.card(card)}.`,
  schemeRevealed: ({ card, count }, to) => `${to.card(card)} begins with ${count || 'no'} threat.`,
};

/** The actions that a status card keeps a character from. */
function stopped(card: CardId, status: string, to: Speaker): string {
  if (status === 'stunned') return 'attack';
  const type = printedFor(to, card)?.type;
  return type === 'villain' || type === 'minion' ? 'scheme' : 'thwart';
}
