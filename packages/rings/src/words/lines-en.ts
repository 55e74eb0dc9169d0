import type { CardId } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import type { Sentences, Speaker } from '@grimrule/words';
import { englishTalk } from '@grimrule/words';
import { playerMeant, printedFor } from './called.ts';
import { englishCampaign } from './campaign-en.ts';
import { costIn } from './costs.ts';
import type { RingsLines } from './lines.ts';
import { PHASE_NAMES } from './names.ts';
import { englishSetup } from './setup-en.ts';
import { ENDING_NAMES, tokensIn } from './table-names.ts';

const { are, does, those, whom, whose, counted } = englishTalk;

/** Which cards are to blame, where that is known. */
function blamed(card: CardId, cards: readonly CardId[], to: Speaker): string {
  if (cards.length === 0) return '';
  if (cards.length === 1 && cards[0] === card) return ': its own text forbids it';
  return `: ${to.cards(cards)} ${cards.length === 1 ? 'forbids' : 'forbid'} it`;
}

export const englishLines: Sentences<RingsLines> = {
  ...englishSetup,
  ...englishCampaign,

  heroesPlaced: ({ seat, cards, count }, to) =>
    `${does(seat, to, 'set', 'sets')} out with ${to.cards(cards)}; the starting threat is ${count}.`,
  firstPlayer: ({ seat }, to) => `${does(seat, to, 'are', 'is')} the first player.`,
  mulligan: () => 'Keep your hand, or shuffle it back and draw a new one.',
  takesMulligan: ({ seat }, to) => `${does(seat, to, 'take', 'takes')} a mulligan.`,

  roundBegins: ({ count }) => `Round ${count} begins.`,
  phaseBegins: ({ phase }) => `The ${PHASE_NAMES.en[phase].toLowerCase()} begins.`,
  resourcesGained: () => 'Each hero gains resources.',
  planning: () => 'Play allies and attachments, use an action, or pass.',
  actionWindow: () => 'Use an action, or pass.',

  plays: ({ seat, card }, to) => `${does(seat, to, 'play', 'plays')} ${to.card(card)}.`,
  chooseX: ({ card }, to) => `Choose how much X is for ${to.card(card)}.`,
  pay: ({ card, symbols }, to) =>
    symbols.length === 0
      ? `${to.card(card)} costs nothing.`
      : `Pay ${costIn('en', symbols)} for ${to.card(card)}.`,
  abilityUsed: ({ card, seat }, to) =>
    seat === undefined
      ? `The ability of ${to.card(card)} is triggered.`
      : `${does(seat, to, 'use', 'uses')} ${to.card(card)}.`,

  affects: ({ card, cards }, to) => {
    const [seat = NONE] = cards.map((each) => playerMeant(to, each));
    return `${to.card(card)} affects ${seat === NONE ? to.cards(cards) : whom(seat, to)}.`;
  },

  isEliminated: () => 'You have been eliminated.',
  onlyInPlanning: ({ card }, to) =>
    `${to.card(card)} can only be played in the planning phase, when you are the active player.`,
  onlyInPhase: ({ card, phase }, to) =>
    `${to.card(card)} can only be used in the ${PHASE_NAMES.en[phase].toLowerCase()}.`,
  cannotBePlayed: ({ card }, to) => `${to.card(card)} cannot be played.`,
  maxPlayed: ({ card }, to) => `${to.card(card)} cannot be played again this round.`,
  cannotAfford({ card, symbols, most }, to) {
    if (symbols === undefined || most === undefined) {
      return `Your heroes do not have the matching resources for ${to.card(card)}.`;
    }
    const has = most === 0 ? 'have none' : `have only ${most}`;
    // What costs nothing needs a hero of its sphere all the same.
    return symbols.length === 0 || most >= symbols.length
      ? `No hero of yours has the sphere of ${to.card(card)}.`
      : `${to.card(card)} costs ${costIn('en', symbols)}, and your heroes ${has}.`;
  },
  matchInPlay: ({ card }, to) => `${to.card(card)} is unique, and already in play.`,
  allyLimit: ({ cards = [], count }, to) =>
    cards.length === 0 || count === undefined
      ? 'No more allies can be played this round.'
      : `${to.cards(cards)} ${cards.length === 1 ? 'allows' : 'allow'} only ${counted(count, 'ally', 'allies')} to be played this round.`,
  isLocationActive: ({ card, cards = [] }, to) => {
    const other = cards.length === 0 ? 'another location' : to.cards(cards);
    return `The players cannot travel to ${to.card(card)}: ${other} is active.`;
  },
  isExhausted: ({ card }, to) => `${to.card(card)} is exhausted.`,
  cannotAttack: ({ card, cards }, to) =>
    `${to.card(card)} cannot attack${blamed(card, cards, to)}.`,
  cannotDefend: ({ card, cards }, to) =>
    `${to.card(card)} cannot defend${blamed(card, cards, to)}.`,
  cannotBeEngaged: ({ card, cards }, to) =>
    `You cannot choose to engage ${to.card(card)}${blamed(card, cards, to)}.`,
  noSentinel: ({ card, seat }, to) =>
    `${to.card(card)} does not have Sentinel and so cannot defend ${whom(seat, to)}.`,
  alreadyAttacked: ({ card }, to) => `You have already attacked ${to.card(card)} this phase.`,
  notEngaged: ({ card }, to) =>
    `You cannot attack ${to.card(card)}: it is in the staging area, engaged with nobody.`,
  engagedElsewhere: ({ card, seat }, to) =>
    `You cannot attack ${to.card(card)}: it is engaged with ${whom(seat, to)}, and you have nobody ready with Ranged.`,
  cannotReach: ({ card, cards }, to) => `${to.card(card)} cannot reach ${to.cards(cards)}.`,
  cannotPayTravel: ({ card }, to) => `The cost of travelling to ${to.card(card)} cannot be paid.`,
  doesNotPay: () => 'These resources do not pay the cost.',

  enteredPlay: ({ card }, to) => `${to.card(card)} enters play.`,
  attached: ({ card, cards }, to) => `${to.card(card)} is attached to ${to.cards(cards)}.`,
  laidOnDeck: ({ card, seat }, to) => `${to.card(card)} is put on top of ${whose(seat, to)} deck.`,
  overLimit: ({ card, limit }, to) =>
    `${to.card(card)} can have only ${limit} restricted attachments: discard one.`,
  controlTaken: ({ seat, card }, to) =>
    `${does(seat, to, 'take', 'takes')} control of ${to.card(card)}.`,
  discardedFromPlay: ({ card }, to) => `${to.card(card)} is discarded.`,
  discarded: ({ seat, cards }, to) =>
    `${does(seat, to, 'discard', 'discards')} ${those(cards, to)}.`,
  toHand: ({ seat, card }, to) => `${to.card(card)} goes to ${whose(seat, to)} hand.`,
  toPileOfEliminated: ({ seat, card }, to) =>
    `${to.card(card)} goes to ${whose(seat, to)} discard pile: after elimination there is no hand and no deck.`,
  removedFromGame: ({ card }, to) => `${to.card(card)} is removed from the game.`,
  returnedToStaging: ({ card }, to) => `${to.card(card)} returns to the staging area.`,
  exhausted: ({ card }, to) => `${to.card(card)} exhausts.`,
  readied: ({ card }, to) => `${to.card(card)} readies.`,
  countersPut: ({ card, counter, count }, to) =>
    `${to.card(card)} gets ${tokensIn('en', counter, count)}.`,
  countersRemoved: ({ card, counter, count }, to) =>
    `${to.card(card)} loses ${tokensIn('en', counter, count)}.`,
  drew: ({ seat, count }, to) => `${does(seat, to, 'draw', 'draws')} ${counted(count, 'card')}.`,
  lookedAt: ({ seat, cards }, to) => `${does(seat, to, 'look', 'looks')} at ${those(cards, to)}.`,
  shuffledIn: ({ cards }, to) => `${those(cards, to)} ${are(cards)} shuffled into the deck.`,
  toDeck: ({ card, seat, where }, to) => {
    const deck = seat === NONE ? 'the encounter deck' : `${whose(seat, to)} deck`;
    return `${to.card(card)} goes ${where === 'top' ? 'on top' : 'to the bottom'} of ${deck}.`;
  },
  layOnPile: () => 'Which card goes to your discard pile next? The last one lies on top.',
  arrange: () => 'Which card goes back next? The last one lies on top.',

  commitToQuest: ({ card }, to) => `Commit characters to the quest (${to.card(card)}).`,
  commits: ({ card, seat }, to) =>
    `${does(seat, to, 'commit', 'commits')} ${to.card(card)} to the quest.`,
  uncommitted: ({ card }, to) => `${to.card(card)} is removed from the quest.`,
  questResolved: ({ result, count }) =>
    result === 'success'
      ? `The players quest successfully, by ${count}.`
      : result === 'failure'
        ? `The players quest unsuccessfully, by ${count}.`
        : 'The quest is neither successful nor unsuccessful.',
  progressPlaced: ({ card, count }, to) =>
    `${to.card(card)} gets ${counted(count, 'progress token')}.`,
  explored: ({ card }, to) => `${to.card(card)} is explored.`,
  stageDefeated: ({ card }, to) => `${to.card(card)}: the stage is defeated.`,
  stageRevealed: ({ card }, to) => {
    const stage = printedFor(to, card)?.stage;
    return `The quest goes on${stage === undefined ? '' : ` with stage ${stage}`}: ${to.card(card)}.`;
  },

  revealed: ({ seat, card }, to) => `${does(seat, to, 'reveal', 'reveals')} ${to.card(card)}.`,
  surges: ({ card }, to) => `${to.card(card)} has Surge: one more encounter card is revealed.`,
  staged: ({ card }, to) => `${to.card(card)} comes into the staging area.`,
  encounterDeckReshuffled: () =>
    'The encounter deck is empty: its discard pile is shuffled as the new deck.',
  whereToTravel: () => 'Where do the players travel?',
  travelled: ({ card }, to) => `The players travel to ${to.card(card)}.`,
  whomToEngage: () => 'Engage an enemy from the staging area, or pass.',
  whoEngages: ({ seat }, to) => `Engagement check: which enemy engages ${whom(seat, to)}?`,
  engages: ({ card, seat }, to) => `${to.card(card)} engages ${whom(seat, to)}.`,
  orcGuard: ({ card, seat }, to) =>
    `The top card of ${whose(seat, to)} deck comes into play as ${to.card(card)}.`,
  swapped: ({ cards }, to) => `${those(cards, to)} change places.`,
  captured: ({ card }, to) => `${to.card(card)} is taken prisoner.`,
  rescued: ({ card }, to) => `${to.card(card)} is rescued.`,

  earned: ({ card }, to) => `${to.card(card)} is added to the campaign pool.`,
  prisonerNoted: ({ card }, to) =>
    `${to.card(card)} is noted in the campaign log: the next prisoner.`,

  shadowDealt: ({ card }, to) => `${to.card(card)} is dealt a shadow card.`,
  shadowTurned: ({ card, cards }, to) =>
    `The shadow card of ${to.cards(cards)} is ${to.card(card)}.`,
  whichEnemyAttacks: () => 'Which enemy attacks next?',
  enemyAttacks: ({ card, seat }, to) => `${to.card(card)} attacks ${whom(seat, to)}.`,
  whoDefends: ({ card }, to) => `Who defends against ${to.card(card)}?`,
  whoDefendTogether: ({ card }, to) =>
    `Who defends against ${to.card(card)}? Any number of characters may.`,
  defends: ({ card, cards }, to) => `${to.card(card)} defends against ${to.cards(cards)}.`,
  undefendedDamage: ({ card }, to) =>
    `The attack of ${to.card(card)} is undefended: which hero takes the damage?`,
  assignDamage: ({ card }, to) => `Which defender takes the damage of ${to.card(card)}?`,
  attackStrikes: ({ card, count, cards }, to) =>
    `The attack of ${to.cards(cards)} on ${to.card(card)} deals ${count || 'no'} damage.`,
  whomToAttack: () => 'Which enemy is attacked?',
  whoAttacks: ({ card }, to) => `Who attacks ${to.card(card)}?`,
  rangedHelp: ({ card, seat }, to) =>
    `${does(seat, to, 'attack', 'attacks')} ${to.card(card)}: which ranged characters join?`,
  attacks: ({ card, cards }, to) => `${to.card(card)} attacks ${to.cards(cards)}.`,
  damaged: ({ card, count, cards }, to) =>
    cards.length === 0 || cards.includes(card)
      ? `${to.card(card)} takes ${count} damage.`
      : `${to.cards(cards)} ${are(cards) === 'is' ? 'deals' : 'deal'} ${count} damage to ${to.card(card)}.`,
  healed: ({ card, count }, to) => `${to.card(card)} heals ${count} damage.`,
  destroyed: ({ card }, to) => `${to.card(card)} is destroyed.`,

  threatRaised: ({ seat, count }, to) => `${whose(seat, to)} threat rises by ${count}.`,
  threatLowered: ({ seat, count }, to) => `${whose(seat, to)} threat falls by ${count}.`,
  eliminated: ({ seat }, to) => `${does(seat, to, 'are', 'is')} eliminated.`,
  playersWin: ({ ending }) => `The players win: ${ENDING_NAMES.en[ending]}.`,
  playersLose: ({ ending }) => `The players lose: ${ENDING_NAMES.en[ending]}.`,
};
