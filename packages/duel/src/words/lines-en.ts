import type { CardId, Seat } from '@grimrule/kernel';
import type { OptionTexts, Sentences, Speaker } from '@grimrule/words';
import { adviceInEnglish } from '@grimrule/words';
import { BOARD, HEROES, on, otherSide, VILLAINS } from '../board.ts';
import type { Ending } from '../rules/game-end.ts';
import type { DuelLines, DuelVerb } from './lines.ts';
import { costInWords, design, placeName } from './names.ts';

const SIDE = ['the heroes', 'the villains'] as const;

const who = (seat: Seat, to: Speaker) => (to.isReader(seat) ? 'you' : on(SIDE, seat));
const whose = (seat: Seat, to: Speaker) => (to.isReader(seat) ? 'your' : `${on(SIDE, seat)}'`);
const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

function printedCost(card: CardId, to: Speaker): string {
  const index = to.designOf(card);
  return index === null ? '' : ` Its printed cost: ${costInWords('en', design(index).cost)}.`;
}

/** Both tracks count towards the heroes. */
const leader = (now: number) => on(SIDE, now > 0 ? HEROES : VILLAINS);
const score = (now: number) => (now === 0 ? 'now even' : `now ${Math.abs(now)} for ${leader(now)}`);
const field = (now: number) =>
  now === 0 ? 'the middle space' : `space ${Math.abs(now)} on the side of ${leader(now)}`;

const ENDINGS: Readonly<Record<Ending, string>> = {
  heroPoints: `${on(BOARD.pointsToWin, HEROES)} victory points are reached`,
  villainPoints: `${on(BOARD.pointsToWin, VILLAINS)} victory points are reached`,
  civilians: `no more than ${BOARD.civiliansLeft} civilians are left in Manhattan`,
  deck: 'a deck has run out',
};

export const englishLines: Sentences<DuelLines> = {
  ...adviceInEnglish,
  turnBegins: ({ seat }, to) => `It is ${whose(seat, to)} turn.`,
  playPhase: () => 'Play a card, or end the play phase.',
  attackPhase: ({ seat }, to) => `${who(seat, to)} attack.`,
  betweenAttacks: () => 'Use an artefact, or continue the attacks.',

  plays: ({ seat, card }, to) => `${who(seat, to)} play ${to.card(card)}.`,
  pay: ({ card }, to) => `Pay for ${to.card(card)}.${printedCost(card, to)}`,
  paid: ({ seat, cards }, to) => `${who(seat, to)} pay with ${to.cards(cards)}.`,
  cannotPay: ({ card }, to) => `You cannot pay for ${to.card(card)}.${printedCost(card, to)}`,
  noEmptyPlace: ({ card }, to) => `There is no empty place for ${to.card(card)}.`,
  choosePlace: ({ card }, to) => `Choose an empty place for ${to.card(card)}.`,
  replaced: ({ card }, to) => `The ${to.card(card)} on the board is replaced.`,
  entered: ({ card, place }, to) => `${to.card(card)} takes the ${placeName('en', place)}.`,
  moved: ({ card, place }, to) => `${to.card(card)} moves to the ${placeName('en', place)}.`,
  swapped: ({ cards }, to) => `${to.cards(cards)} change places.`,

  attacks: ({ card, cards }, to) => `${to.card(card)} attacks ${to.cards(cards)}.`,
  bonus: ({ card, place }, to) =>
    `${to.card(card)} is unopposed at the ${placeName('en', place)} and gains the bonus.`,
  damaged: ({ card, count, cards }, to) =>
    cards.length === 0
      ? `${to.card(card)} takes ${count} damage.`
      : `${to.cards(cards)} deals ${count} damage to ${to.card(card)}.`,
  healed: ({ card, count }, to) => `${count} damage is healed from ${to.card(card)}.`,
  defeated: ({ card }, to) => `${to.card(card)} is defeated.`,
  returned: ({ card }, to) => `${to.card(card)} goes back to its owner's hand.`,
  recovered: ({ seat, card }, to) =>
    `${who(seat, to)} return ${to.card(card)} from the discard pile to hand.`,

  drew: ({ seat, card }, to) => `${who(seat, to)} draw ${to.card(card)}.`,
  tookLocation: ({ seat, card }, to) =>
    `${who(seat, to)} draw ${to.designOf(card) === null ? 'a location' : `the location ${to.card(card)}`}.`,
  discarded: ({ seat, card }, to) => `${who(seat, to)} discard ${to.card(card)}.`,
  chooseDiscards: ({ card, count }, to) =>
    `${to.card(card)}: choose ${counted(count, 'card')} to discard.`,
  looked({ seat, cards }, to) {
    const looks = `${who(seat, to)} look at ${whose(otherSide(seat), to)} hand`;
    const known = cards.length > 0 && cards.every((card) => to.designOf(card) !== null);
    return known ? `${looks}: ${to.cards(cards)}.` : `${looks}.`;
  },
  milled: ({ seat, card }, to) =>
    `${to.card(card)} goes from ${whose(seat, to)} deck to the discard pile.`,

  freeCivilian: () => 'Choose a civilian to free.',
  freed: ({ card }, to) => `${who(HEROES, to)} free ${to.card(card)}.`,
  scored: ({ seat, count, now }, to) =>
    `${who(seat, to)} score ${counted(count, 'victory point')} (${score(now)}).`,
  markerMoved: ({ seat, now }, to) =>
    `The artefact marker moves towards ${who(seat, to)} (${field(now)}).`,
  markerJumped: ({ now }) => `The artefact marker jumps to the other half (${field(now)}).`,
  chooseArtefact: () => 'Choose one of the faceup artefacts.',
  tookArtefact: ({ seat, card }, to) => `${who(seat, to)} take the artefact ${to.card(card)}.`,
  usesArtefact: ({ seat, card }, to) => `${who(seat, to)} use the artefact ${to.card(card)}.`,
  boxed: ({ card }, to) => `${to.card(card)} goes back to the box.`,

  sideWins: ({ seat, ending }, to) =>
    ending === 'deck'
      ? `${who(seat, to)} win: ${ENDINGS.deck}, and the victory points decide.`
      : `${who(seat, to)} win: ${ENDINGS[ending]}.`,
  draw: ({ ending }) => `The game is a draw: ${ENDINGS[ending]}, and neither side is ahead.`,
  optionsAreNoObject: () => 'The options of a game have to be an object.',
  unknownOption: ({ option }) => `Duel has no option called “${option}”.`,
};

export const englishOptions: OptionTexts<DuelVerb> = {
  play: ({ card = -1 }, to) => `Play ${to.card(card)}`,
  endPhase: () => 'End the play phase',
  spend: ({ card = -1 }, to) => `Pay with ${to.card(card)}`,
  waive: () => 'Leave 1 symbol unpaid',
  place: ({ value = 0 }) => placeName('en', value),
  goOn: () => 'Continue',
  free: ({ card = -1 }, to) => `Free ${to.card(card)}`,
  take: ({ card = -1 }, to) => `Take ${to.card(card)}`,
  discard: ({ card = -1 }, to) => `Discard ${to.card(card)}`,
};
