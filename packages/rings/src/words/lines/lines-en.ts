import { NONE } from '@grimrule/kernel';
import type { Sentences } from '@grimrule/words';
import { adviceInEnglish, cooperativeLinesInEnglish, englishTalk } from '@grimrule/words';
import { PHASE_NAMES } from '../names.ts';
import { englishCampaign } from '../setup/campaign-en.ts';
import { englishSetup } from '../setup/setup-en.ts';
import { playerMeant, printedFor } from './card-names.ts';
import { costIn } from './costs.ts';
import type { RingsLines } from './lines.ts';
import { ENDING_NAMES, tokensIn } from './table-names.ts';

const { are, blamed, counted, does, those, whom, whose } = englishTalk;

export const englishLines: Sentences<RingsLines> = {
  ...adviceInEnglish,
  ...cooperativeLinesInEnglish(ENDING_NAMES.en),
  ...englishSetup,
  ...englishCampaign,

  heroesPlaced: ({ seat, cards, count }, to) =>
    `${does(seat, to, 'play', 'plays')} ${to.cards(cards)}; the starting threat is ${count}.`,
  mulligan: () => 'Keep your hand, or shuffle it back and draw a new one.',
  takesMulligan: ({ seat }, to) => `${does(seat, to, 'take', 'takes')} a mulligan.`,

  phaseBegins: ({ phase }) => `The ${PHASE_NAMES.en[phase].toLowerCase()} begins.`,
  resourcesGained: () => 'Each hero gains resources.',
  planning: () => 'Play allies and attachments, use an action, or pass.',
  actionWindow: () => 'Use an action, or pass.',

  pay: ({ card, symbols }, to) =>
    symbols.length === 0
      ? `${to.card(card)} costs nothing.`
      : `Pay ${costIn('en', symbols)} for ${to.card(card)}.`,

  affects: ({ card, cards }, to) => {
    const [seat = NONE] = cards.map((each) => playerMeant(to, each));
    return `${to.card(card)} affects ${seat === NONE ? to.cards(cards) : whom(seat, to)}.`;
  },

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
    // Even a free card needs a hero of its sphere.
    return symbols.length === 0 || most >= symbols.length
      ? `None of your heroes has the sphere of ${to.card(card)}.`
      : `${to.card(card)} costs ${costIn('en', symbols)}, but your heroes ${has}.`;
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
  cannotAttack: ({ card, cards }, to) =>
    `${to.card(card)} cannot attack${blamed(card, cards, to)}.`,
  cannotDefend: ({ card, cards }, to) =>
    `${to.card(card)} cannot defend${blamed(card, cards, to)}.`,
  cannotBeEngaged: ({ card, cards }, to) =>
    `You cannot choose to engage ${to.card(card)}${blamed(card, cards, to)}.`,
  noSentinel: ({ card, seat }, to) =>
    `${to.card(card)} cannot defend ${whom(seat, to)} without Sentinel.`,
  alreadyAttacked: ({ card }, to) => `You have already attacked ${to.card(card)} this phase.`,
  notEngaged: ({ card }, to) =>
    `You cannot attack ${to.card(card)}: it is in the staging area and not engaged with a player.`,
  engagedElsewhere: ({ card, seat }, to) =>
    `You cannot attack ${to.card(card)}: it is engaged with ${whom(seat, to)}, and you have no ready character with Ranged.`,
  cannotReach: ({ card, cards }, to) => `${to.card(card)} cannot reach ${to.cards(cards)}.`,
  cannotPayTravel: ({ card }, to) => `The cost of travelling to ${to.card(card)} cannot be paid.`,

  enteredPlay: ({ card }, to) => `${to.card(card)} enters play.`,
  laidOnDeck: ({ card, seat }, to) => `${to.card(card)} is put on top of ${whose(seat, to)} deck.`,
  overLimit: ({ card, limit }, to) =>
    `${to.card(card)} can have only ${counted(limit, 'restricted attachment')}: discard one.`,
  controlTaken: ({ seat, card }, to) =>
    `${does(seat, to, 'take', 'takes')} control of ${to.card(card)}.`,
  toPileOfEliminated: ({ seat, card }, to) =>
    `${to.card(card)} goes to ${whose(seat, to)} discard pile: an eliminated player has no hand and no deck.`,
  returnedToStaging: ({ card }, to) => `${to.card(card)} returns to the staging area.`,
  exhausted: ({ card }, to) => `${to.card(card)} exhausts.`,
  readied: ({ card }, to) => `${to.card(card)} readies.`,
  countersPut: ({ card, counter, count }, to) =>
    `${to.card(card)} gets ${tokensIn('en', counter, count)}.`,
  countersRemoved: ({ card, counter, count }, to) =>
    `${to.card(card)} loses ${tokensIn('en', counter, count)}.`,
  lookedAt: ({ seat, cards }, to) => `${does(seat, to, 'look', 'looks')} at ${those(cards, to)}.`,
  shuffledIn: ({ cards }, to) => `${those(cards, to)} ${are(cards)} shuffled into the deck.`,
  toDeck: ({ card, seat, where }, to) => {
    const deck = seat === NONE ? 'the encounter deck' : `${whose(seat, to)} deck`;
    return `${to.card(card)} goes ${where === 'top' ? 'on top' : 'to the bottom'} of ${deck}.`;
  },
  layOnPile: () => 'Which card goes to your discard pile next? The last one is on top.',
  arrange: () => 'Which card goes back next? The last one is on top.',

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
    return `The quest continues${stage === undefined ? '' : ` with stage ${stage}`}: ${to.card(card)}.`;
  },

  surges: ({ card }, to) => `${to.card(card)} has Surge: one more encounter card is revealed.`,
  staged: ({ card }, to) => `${to.card(card)} enters the staging area.`,
  encounterDeckReshuffled: () =>
    'The encounter deck is empty: its discard pile is shuffled as the new deck.',
  whereToTravel: () => 'Where do the players travel?',
  travelled: ({ card }, to) => `The players travel to ${to.card(card)}.`,
  whomToEngage: () => 'Engage an enemy from the staging area, or pass.',
  whoEngages: ({ seat }, to) => `Engagement check: which enemy engages ${whom(seat, to)}?`,
  orcGuard: ({ card, seat }, to) =>
    `The top card of ${whose(seat, to)} deck enters play as ${to.card(card)}.`,
  captured: ({ card }, to) => `${to.card(card)} is taken prisoner.`,
  rescued: ({ card }, to) => `${to.card(card)} is rescued.`,

  earned: ({ card }, to) => `${to.card(card)} is added to the campaign pool.`,
  prisonerNoted: ({ card }, to) =>
    `${to.card(card)} is recorded in the campaign log as the next prisoner.`,

  shadowDealt: ({ card }, to) => `${to.card(card)} is dealt a shadow card.`,
  shadowTurned: ({ card, cards }, to) =>
    `The shadow card of ${to.cards(cards)} is ${to.card(card)}.`,
  whichEnemyAttacks: () => 'Which enemy attacks next?',
  enemyAttacks: ({ card, seat }, to) => `${to.card(card)} attacks ${whom(seat, to)}.`,
  whoDefends: ({ card }, to) => `Who defends against ${to.card(card)}?`,
  whoDefendTogether: ({ card }, to) =>
    `Who defends against ${to.card(card)}? Any number of characters may defend.`,
  undefendedDamage: ({ card }, to) =>
    `The attack of ${to.card(card)} is undefended: which hero takes the damage?`,
  assignDamage: ({ card }, to) => `Which defender takes the damage of ${to.card(card)}?`,
  attackStrikes: ({ card, count, cards }, to) =>
    `The attack of ${to.cards(cards)} on ${to.card(card)} deals ${count || 'no'} damage.`,
  whomToAttack: () => 'Which enemy do you attack?',
  whoAttacks: ({ card }, to) => `Who attacks ${to.card(card)}?`,
  rangedHelp: ({ card, seat }, to) =>
    `${does(seat, to, 'attack', 'attacks')} ${to.card(card)}: which ranged characters join?`,
  damaged: ({ card, count, cards }, to) =>
    cards.length === 0 || cards.includes(card)
      ? `${to.card(card)} takes ${count} damage.`
      : `${to.cards(cards)} ${are(cards) === 'is' ? 'deals' : 'deal'} ${count} damage to ${to.card(card)}.`,
  destroyed: ({ card }, to) => `${to.card(card)} is destroyed.`,

  threatRaised: ({ seat, count }, to) => `${whose(seat, to)} threat rises by ${count}.`,
  threatLowered: ({ seat, count }, to) => `${whose(seat, to)} threat falls by ${count}.`,
};
