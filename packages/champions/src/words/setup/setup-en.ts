import type { Sentences } from '@grimrule/words';
import { listed, optionLinesInEnglish, quoted } from '@grimrule/words';
import type { SetupLines } from '../../decks/lines.ts';
import { codeName, scenarioName, setName } from '../lines/table-names.ts';
import { factionName } from '../names.ts';

const named = (code: string) => codeName('en', code);
const all = (codes: readonly string[]) => listed([...new Set(codes)].map(named), 'and');
const aspectNames = (aspects: readonly string[]) =>
  listed(
    aspects.map((aspect) => factionName('en', aspect)),
    'and',
  );
const sent = (text: string) => quoted('en', text);
const deckOf = (hero: string) => `the deck of ${named(hero)}`;
const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

/** Problems of a deck or of the options of a game. */
export const englishSetup: Sentences<SetupLines> = {
  ...optionLinesInEnglish('Champions'),
  unknownIdentity: ({ hero }) => `There is no identity ${sent(hero)}.`,
  identityInDeck: ({ hero, card }) =>
    `${named(card)} is an identity and cannot be among the cards of ${deckOf(hero)}.`,
  unknownCard: ({ hero, card }) => `${deckOf(hero)} contains an unknown card: ${sent(card)}.`,
  encounterCard: ({ hero, card }) =>
    `${named(card)} is an encounter card and cannot be in ${deckOf(hero)}.`,
  campaignCard: ({ hero, card }) =>
    `${named(card)} is a campaign card, which only a campaign puts into ${deckOf(hero)}.`,
  secondDeckCard: ({ hero, card }) =>
    `${named(card)} is a card of a special deck and cannot be in ${deckOf(hero)}.`,
  linkedCard: ({ hero, card }) =>
    `${named(card)} is a linked card and cannot be in ${deckOf(hero)}.`,
  teamUpOfOthers: ({ hero, card, names }) =>
    `${named(card)} is for ${listed(names, 'and')} and cannot be in ${deckOf(hero)}.`,
  deckTooSmall: ({ hero, count, least }) =>
    `${deckOf(hero)} has ${counted(count, 'card')}, but needs at least ${least}.`,
  deckTooLarge: ({ hero, count, most }) =>
    `${deckOf(hero)} has ${counted(count, 'card')}, but may have no more than ${most}.`,
  wrongIdentityCards: ({ hero, card, count, wanted }) =>
    `${deckOf(hero)} needs ${named(card)} exactly ${times(wanted)}, but has it ${times(count)}.`,
  cardOfAnotherHero: ({ hero, card, other }) =>
    `${named(card)} belongs to ${other === undefined ? 'another identity' : named(other)} and cannot be in ${deckOf(hero)}.`,
  unknownAspect: ({ hero, aspect }) => `${deckOf(hero)} has an unknown aspect: ${sent(aspect)}.`,
  wrongAspect: ({ hero, aspect, cards }) =>
    `${deckOf(hero)} is for ${factionName('en', aspect)}, but ${all(cards)} ${cards.length === 1 ? 'is' : 'are'} of another aspect.`,
  tooManyAspects: ({ hero, aspects, most }) =>
    `${deckOf(hero)} may have ${counted(most, 'aspect')}, but has ${aspectNames(aspects)}.`,
  unevenAspects: ({ hero, aspects, counts, wanted }) =>
    `${deckOf(hero)} needs as many cards of each of ${counted(wanted, 'aspect')}, but has ${listed(
      aspects.map((aspect, at) => `${counts[at] ?? 0} of ${factionName('en', aspect)}`),
      'and',
    )}.`,
  tooManyCopies: ({ hero, cards, count, most }) =>
    `${deckOf(hero)} has ${counted(count, 'copy', 'copies')} of ${all(cards)}, but may have no more than ${most}.`,
  uniqueTwice: ({ hero, card, count }) =>
    `${named(card)} is unique, but is in ${deckOf(hero)} ${times(count)}.`,
  matchingCards: ({ hero, cards: [one, other] }) =>
    `${named(one)} and ${named(other)} are unique and match, so ${deckOf(hero)} cannot have both.`,

  optionOutOfRange: ({ option, count, least, most }) =>
    `The option ${sent(option)} is ${count}, but has to be between ${least} and ${most}.`,
  heroCount: ({ count, least, most }) =>
    `A game has ${least} to ${most} heroes, but ${count} ${count === 1 ? 'is' : 'are'} chosen.`,
  unknownHero: ({ hero }) => `There is no hero ${sent(hero)}.`,
  tooManyDecks: ({ count, most }) =>
    `${counted(count, 'deck')} ${count === 1 ? 'is' : 'are'} chosen, but only ${counted(most, 'hero', 'heroes')}.`,
  deckOfAnotherHero: ({ hero, other, seat }) =>
    `Player ${seat + 1} has chosen ${named(hero)}, but a deck for ${named(other)}.`,
  matchingIdentities: ({ heroes: [one, other], seats: [seat, otherSeat] }) =>
    `${named(one)} of player ${seat + 1} and ${named(other)} of player ${otherSeat + 1} match and cannot both play.`,
  unknownMode: ({ mode }) => `There is no mode ${sent(mode)}. Choose “standard” or “expert”.`,
  noSuchStage: ({ scenario, stage, most }) =>
    `${scenarioName('en', scenario)} has stages 1 to ${most}, but no stage ${stage}.`,
  missingSet: ({ scenario, set }) =>
    `The scenario ${scenarioName('en', scenario)} needs the encounter set ${setName('en', set)}, of which there are no cards.`,
  notModular: ({ set }) => `${sent(set)} is not a modular encounter set.`,
  optionOfCampaign: ({ option }) => `The campaign log decides on ${sent(option)}: leave it out.`,
  usedAnyway: ({ set }) =>
    `The scenario uses the encounter set ${setName('en', set)} in any case; choose another.`,
  nothingModular: ({ scenario }) =>
    `${scenarioName('en', scenario)} has no place for modular encounter sets.`,
  modularTwice: ({ set }) => `The modular encounter set ${setName('en', set)} is chosen twice.`,
  tooFewModular: ({ scenario, count, least }) =>
    `The scenario ${scenarioName('en', scenario)} needs at least ${counted(least, 'modular encounter set')}, but ${count === 0 ? 'none is' : count === 1 ? '1 is' : `${count} are`} chosen.`,
  tooManyRandom: ({ count, most }) =>
    `The option asks for ${count} random modular encounter sets, but there are only ${most}.`,
};

function times(count: number): string {
  if (count === 0) return 'not at all';
  if (count === 1) return 'once';
  return count === 2 ? 'twice' : `${count} times`;
}
