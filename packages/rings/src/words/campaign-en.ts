import type { Sentences } from '@grimrule/kernel';
import { quoted } from '@grimrule/kernel';
import type { CampaignLines } from '../campaign/lines.ts';
import { codeName, scenarioName } from './names.ts';

const named = (code: string) => codeName('en', code);
const sent = (text: string) => quoted('en', text);
const player = (seat: number) => `Player ${seat + 1}`;

/** What can be wrong with a campaign log, or with what somebody wants to write in it. */
export const englishCampaign: Sentences<CampaignLines> = {
  logField: ({ at }) =>
    at === ''
      ? 'This is no campaign log.'
      : `The campaign log cannot be read: ${sent(at)} is missing or of the wrong kind.`,
  logVersion: ({ version }) => `The campaign log has an unknown version: ${sent(version)}.`,
  logUnknownHero: ({ card, at }) =>
    `The campaign log names an unknown hero: ${named(card)} (${sent(at)}).`,
  logNoCampaignCard: ({ card }) =>
    `${named(card)} is neither boon nor burden and cannot be in the campaign pool.`,
  logTooManyCopies: ({ card, count, most }) =>
    `The campaign pool has ${count} copies of ${named(card)}, but there are only ${most}.`,
  logWrongHost: ({ card }) =>
    `${named(card)} is noted in the campaign pool with the wrong hero, or with none.`,
  logTwiceOnHero: ({ card, hero }) => `${named(hero)} cannot have two copies of ${named(card)}.`,
  logWrongPlayer: ({ card }) =>
    `${named(card)} is noted in the campaign pool for the wrong player, or for none.`,
  logWrongScenario: ({ scenario }) =>
    `${scenarioName('en', scenario)} is not the scenario that was next in the campaign log.`,
  heroHasFallen: ({ seat, card }) =>
    `${named(card)} has fallen: player ${seat + 1} has to choose another hero.`,
  campaignIsOver: () => 'The campaign is over: all scenarios have been won.',
  resultOfAnotherGame: ({ scenario }) =>
    `This result is not of the scenario that is next: ${scenarioName('en', scenario)}.`,
  noSuchPlayer: ({ seat }) => `There is no player ${seat + 1} in this campaign.`,
  notYourHero: ({ seat, card }) => `${player(seat)} does not have the hero ${named(card)}.`,
  heroNotFree: ({ card }) => `${named(card)} has fallen or is used by a player already.`,
  notFallen: ({ card }) => `${named(card)} has not fallen.`,
  heroesAreLeft: ({ card }) =>
    `${named(card)} cannot come back as long as there are other heroes to choose.`,
  alreadyExchanged: ({ seat }) =>
    `${player(seat)} has already exchanged a hero before this scenario.`,
  onlyForExperts: () => 'That is only done in the expert campaign mode.',
  nothingToHeal: ({ card }) => `${named(card)} has no damage to begin with.`,
  alreadyHealed: ({ seat }) => `${player(seat)} has already healed a hero before this scenario.`,
  cannotBeLeftOut: ({ card }) => `${named(card)} cannot be left out of the deck.`,
};
