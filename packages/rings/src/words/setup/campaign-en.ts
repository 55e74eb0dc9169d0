import type { Sentences } from '@grimrule/words';
import { quoted } from '@grimrule/words';
import type { CampaignLines } from '../../campaign/lines.ts';
import { codeName, scenarioName } from '../names.ts';

const named = (code: string) => codeName('en', code);
const scenario = (slug: string) => scenarioName('en', slug);
const player = (seat: number) => `player ${seat + 1}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Problems of a campaign log and of entries in it. */
export const englishCampaign: Sentences<CampaignLines> = {
  logField: ({ at }) =>
    at === ''
      ? 'This is not a campaign log.'
      : `The campaign log cannot be read at ${quoted('en', at)}.`,
  logVersion: ({ version }) =>
    `The campaign log has the version ${quoted('en', version)}, which cannot be read here.`,
  logUnknownHero: ({ card, at }) =>
    `The campaign log names ${named(card)} at ${quoted('en', at)}, but there is no such hero.`,
  logNoCampaignCard: ({ card }) =>
    `${named(card)} is neither a boon nor a burden and cannot be in the campaign pool.`,
  logTooManyCopies: ({ card, count, most }) =>
    `The campaign pool has ${count} ${count === 1 ? 'copy' : 'copies'} of ${named(card)}, but there ${most === 1 ? 'is' : 'are'} only ${most}.`,
  logWrongHost: ({ card }) =>
    `The campaign pool names the wrong hero, or none, for ${named(card)}.`,
  logTwiceOnHero: ({ card, hero }) => `${named(hero)} can have only one copy of ${named(card)}.`,
  logWrongPlayer: ({ card }) =>
    `The campaign pool names the wrong player, or none, for ${named(card)}.`,
  logWrongScenario: ({ scenario: slug }) =>
    `The players cannot have played ${scenario(slug)} yet: scenarios are won in order.`,

  heroHasFallen: ({ seat, card }) => `${named(card)} has fallen: ${player(seat)} needs a new hero.`,
  campaignIsOver: () => 'All scenarios of the campaign have been won.',
  resultOfAnotherGame: ({ scenario: slug }) =>
    `This is a result of ${scenario(slug)}, which is not the next scenario.`,
  noSuchPlayer: ({ seat }) => `The campaign has no ${player(seat)}.`,
  notYourHero: ({ seat, card }) => `${named(card)} is not a hero of ${player(seat)}.`,
  heroNotFree: ({ card }) => `${named(card)} has fallen, is already in use, or is not a hero.`,
  notFallen: ({ seat, card }) => `${named(card)} is not a fallen hero of ${player(seat)}.`,
  heroesAreLeft: ({ card }) =>
    `${named(card)} has fallen and cannot be kept while other heroes are available.`,
  alreadyExchanged: ({ seat }) => `${capital(player(seat))} has already exchanged a hero.`,
  onlyForExperts: () => 'Only in an expert campaign do heroes keep their damage.',
  nothingToHeal: ({ card }) => `${named(card)} has no damage.`,
  alreadyHealed: ({ seat }) => `${capital(player(seat))} has already healed a hero.`,
  cannotBeLeftOut: ({ card }) => `${named(card)} cannot be left out.`,
};
