import type { Option } from '@grimrule/kernel';
import { englishTalk } from '../english/lines.ts';
import { quoted } from '../naming.ts';
import type { Sentences, Speaker } from '../sentences.ts';
import type { CooperativeLines, OptionLines } from './lines.ts';

const { counted, does, those, whom, whose } = englishTalk;
const sent = (text: string) => quoted('en', text);

/** `endings` are the names of the ways in which a game ends. */
export function cooperativeLinesInEnglish<Ending extends string>(
  endings: Readonly<Record<Ending, string>>,
): Sentences<CooperativeLines<Ending>> {
  return {
    firstPlayer: ({ seat }, to) => `${does(seat, to, 'are', 'is')} the first player.`,
    roundBegins: ({ count }) => `Round ${count} begins.`,

    plays: ({ seat, card }, to) => `${does(seat, to, 'play', 'plays')} ${to.card(card)}.`,
    chooseX: ({ card }, to) => `${to.card(card)}: choose the value of X.`,
    abilityUsed: ({ card, seat }, to) =>
      seat === undefined
        ? `The ability of ${to.card(card)} is triggered.`
        : `${does(seat, to, 'use', 'uses')} ${to.card(card)}.`,
    doesNotPay: () => 'These resources do not pay the cost.',
    isExhausted: ({ card }, to) => `${to.card(card)} is exhausted.`,
    isEliminated: () => 'You have been eliminated.',

    engages: ({ card, seat }, to) => `${to.card(card)} engages ${whom(seat, to)}.`,
    attached: ({ card, cards }, to) => `${to.card(card)} is attached to ${to.cards(cards)}.`,
    discardedFromPlay: ({ card }, to) => `${to.card(card)} is discarded.`,
    discarded: ({ seat, cards }, to) =>
      `${does(seat, to, 'discard', 'discards')} ${those(cards, to)}.`,
    toHand: ({ seat, card }, to) => `${to.card(card)} goes to ${whose(seat, to)} hand.`,
    swapped: ({ cards }, to) => `${those(cards, to)} change places.`,
    removedFromGame: ({ card }, to) => `${to.card(card)} is removed from the game.`,
    drew: ({ seat, count }, to) => `${does(seat, to, 'draw', 'draws')} ${counted(count, 'card')}.`,
    revealed: ({ seat, card }, to) => `${does(seat, to, 'reveal', 'reveals')} ${to.card(card)}.`,

    attacks: ({ card, cards }, to) => `${to.card(card)} attacks ${to.cards(cards)}.`,
    defends: ({ card, cards }, to) => `${to.card(card)} defends against ${to.cards(cards)}.`,
    healed: ({ card, count }, to) => `${to.card(card)} heals ${count} damage.`,
    eliminated: ({ seat }, to) => `${does(seat, to, 'are', 'is')} eliminated.`,
    playersWin: ({ ending }) => `The players win: ${endings[ending]}.`,
    playersLose: ({ ending }) => `The players lose: ${endings[ending]}.`,
  };
}

export const optionLinesInEnglish = (game: string): Sentences<OptionLines> => ({
  optionsAreNoObject: () => 'The options of a game have to be an object.',
  unknownOption: ({ option }) => `${game} has no option ${sent(option)}.`,
  wrongOption: ({ option }) => `The option ${sent(option)} has a value of the wrong type.`,
  listTooLong: ({ option, most }) =>
    `The deck list ${sent(option)} is too long: it may have at most ${most} characters.`,
  tooManyLines: ({ option, most }) =>
    `The deck list ${sent(option)} has too many lines: it may have at most ${most}.`,
  lineTooLong: ({ option, line, most }) =>
    `Line ${line} of the deck list ${sent(option)} is too long: it may have at most ${most} characters.`,
  controlCharacter: ({ option, line, character }) =>
    `Line ${line} of the deck list ${sent(option)} has a character that cannot be read (${character}).`,
  unknownScenario: ({ scenario }) => `There is no scenario ${sent(scenario)}.`,
});

const card = ({ card: id = -1 }: Option, to: Speaker) => to.card(id);

export const cooperativeOptionsInEnglish = {
  play: (option: Option, to: Speaker) => `Play ${card(option, to)}`,
  defend: (option: Option, to: Speaker) => `Defend with ${card(option, to)}`,
  amount: ({ value = 0 }: Option) => `Choose X = ${value}`,
  discard: (option: Option, to: Speaker) => `Discard ${card(option, to)}`,
};
