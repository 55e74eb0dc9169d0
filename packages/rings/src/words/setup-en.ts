import type { Sentences } from '@grimrule/kernel';
import { englishTalk, quoted } from '@grimrule/kernel';
import type { SetupLines } from '../decks/lines.ts';
import { codeName, scenarioName } from './names.ts';

const named = (code: string) => codeName('en', code);
const sent = (text: string) => quoted('en', text);
const deckOf = (seat: number) => `The deck of player ${seat + 1}`;
const { counted } = englishTalk;

/** What can be wrong with a deck or with the options of a game. */
export const englishSetup: Sentences<SetupLines> = {
  heroCount: ({ seat, count, least, most }) =>
    `${deckOf(seat)} has ${counted(count, 'hero', 'heroes')}, but needs ${least} to ${most}.`,
  unknownHero: ({ seat, card }) => `${deckOf(seat)} has an unknown hero: ${named(card)}.`,
  heroTwice: ({ seat, card }) => `${deckOf(seat)} has the hero ${named(card)} twice.`,
  sharedHero: ({ card, seats: [one, other] }) =>
    `Player ${one + 1} and player ${other + 1} both have the unique hero ${named(card)}.`,
  unknownCard: ({ seat, card }) => `${deckOf(seat)} has an unknown card: ${named(card)}.`,
  heroInDeck: ({ seat, card }) =>
    `${deckOf(seat)} has ${named(card)} among its cards, who is a hero.`,
  encounterCard: ({ seat, card }) =>
    `${deckOf(seat)} has ${named(card)}, which is an encounter card.`,
  campaignCard: ({ seat, card }) =>
    `${deckOf(seat)} has ${named(card)}, which only the campaign pool can bring.`,
  deckTooSmall: ({ seat, count, least }) =>
    `${deckOf(seat)} has ${counted(count, 'card')}, but needs at least ${least}.`,
  tooManyCopies: ({ seat, cards: [card = ''], count, most }) =>
    `${deckOf(seat)} has ${count} copies of ${named(card)}, but may have no more than ${most}.`,

  optionsAreNoObject: () => 'The options of a game have to be an object.',
  unknownOption: ({ option }) => `Rings has no option ${sent(option)}.`,
  wrongOption: ({ option }) => `The option ${sent(option)} has a value of the wrong kind.`,
  unknownDeck: ({ deck }) => `There is no deck ${sent(deck)}.`,
  unknownScenario: ({ scenario }) => `There is no scenario ${scenarioName('en', scenario)}.`,
  optionOfCampaign: ({ option }) =>
    `The option ${sent(option)} is not for a campaign: its log says that.`,
};
