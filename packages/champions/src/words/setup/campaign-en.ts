import type { Sentences } from '@grimrule/words';
import { quoted } from '@grimrule/words';
import type { CampaignLines } from '../../campaign/lines.ts';
import { codeName, scenarioName } from '../lines/table-names.ts';

const named = (code: string) => codeName('en', code);
const player = (seat: number) => `Player ${seat + 1}`;

/** Problems of a campaign log and of entries in it. */
export const englishCampaign: Sentences<CampaignLines> = {
  logField: ({ at }) =>
    at === ''
      ? 'This is not a campaign log.'
      : `The campaign log cannot be read at ${quoted('en', at)}.`,
  logVersion: ({ version }) =>
    `The campaign log has the version ${quoted('en', version)}, which cannot be read here.`,
  unknownCampaign: ({ campaign }) => `There is no campaign ${quoted('en', campaign)}.`,
  logWrongScenario: ({ scenario }) =>
    `The players cannot have played ${scenarioName('en', scenario)} yet: scenarios are won in order.`,
  logNoCampaignCard: ({ card }) => `The campaign gives nobody the card ${named(card)}.`,
  campaignIsOver: () => 'All scenarios of the campaign have been won.',
  campaignIsLost: () =>
    'The last scenario of the expert campaign was lost, and so is the campaign.',
  resultOfAnotherGame: ({ scenario }) =>
    `This is a result of ${scenarioName('en', scenario)}, which is not the next scenario.`,
  noSuchPlayer: ({ seat }) => `The campaign has no player ${seat + 1}.`,
  cardToChoose: ({ seat }) => `${player(seat)} has a card to choose before the next game.`,
  cannotBeChosen: ({ seat, card }) => `${player(seat)} cannot choose ${named(card)}.`,
  nothingToChoose: ({ seat }) => `${player(seat)} has no card to choose.`,
  hasToRestore: ({ seat }) =>
    `${player(seat)} was defeated and has to restore hit points before the next game.`,
  nothingToRestore: ({ seat }) => `${player(seat)} has all hit points.`,
  noObligationLeft: ({ seat }) => `${player(seat)} has every obligation in the deck already.`,
  onlyForExperts: () => 'Only in an expert campaign do players keep their damage.',
};
