import type { Sentences } from '@grimrule/words';
import { quoted } from '@grimrule/words';
import type { CampaignLines } from '../campaign/lines.ts';
import { codeName, scenarioName } from './names.ts';

const named = (code: string) => codeName('en', code);
const scenario = (slug: string) => scenarioName('en', slug);
const player = (seat: number) => `player ${seat + 1}`;

/** What can be wrong with a campaign log, and with what players want to write in it. */
export const englishCampaign: Sentences<CampaignLines> = {
  logField: ({ at }) =>
    at === ''
      ? 'This is no campaign log.'
      : `The campaign log cannot be read at ${quoted('en', at)}.`,
  logVersion: ({ version }) =>
    `The campaign log has the version ${quoted('en', version)}, which is unknown here.`,
  logUnknownHero: ({ card, at }) =>
    `The campaign log names ${named(card)} at ${quoted('en', at)}, but there is no such hero.`,
  logNoCampaignCard: ({ card }) =>
    `${named(card)} is neither boon nor burden and cannot be in the campaign pool.`,
  logTooManyCopies: ({ card, count, most }) =>
    `The campaign pool has ${count} copies of ${named(card)}, but there are only ${most}.`,
  logWrongHost: ({ card }) =>
    `The campaign pool does not say rightly which hero ${named(card)} is attached to.`,
  logTwiceOnHero: ({ card, hero }) => `${named(hero)} can have only one copy of ${named(card)}.`,
  logWrongPlayer: ({ card }) =>
    `The campaign pool does not say rightly whose deck ${named(card)} belongs to.`,
  logWrongScenario: ({ scenario: slug }) =>
    `The players cannot have played ${scenario(slug)} yet: scenarios are won in their order.`,

  heroHasFallen: ({ seat, card }) => `${named(card)} has fallen: ${player(seat)} needs a new hero.`,
  campaignIsOver: () => 'All scenarios of the campaign have been won.',
  resultOfAnotherGame: ({ scenario: slug }) =>
    `This is a result of ${scenario(slug)}, which is not the scenario that comes next.`,
  noSuchPlayer: ({ seat }) => `The campaign has no ${player(seat)}.`,
  notYourHero: ({ seat, card }) => `${named(card)} is no hero of ${player(seat)}.`,
  heroNotFree: ({ card }) => `${named(card)} has fallen, is used already, or is no hero.`,
  notFallen: ({ seat, card }) => `${named(card)} is no fallen hero of ${player(seat)}.`,
  heroesAreLeft: ({ card }) =>
    `${named(card)} has fallen and cannot go on as long as other heroes are left.`,
  alreadyExchanged: ({ seat }) => `The one hero of ${player(seat)} has been exchanged already.`,
  onlyForExperts: () => 'Heroes begin unhurt unless it is an expert campaign.',
  nothingToHeal: ({ card }) => `${named(card)} has no damage.`,
  alreadyHealed: ({ seat }) => `One hero of ${player(seat)} has been healed already.`,
  cannotBeLeftOut: ({ card }) => `${named(card)} cannot be left out.`,
};
