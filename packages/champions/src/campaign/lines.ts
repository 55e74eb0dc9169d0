import type { LinesOf } from '@grimrule/kernel';
import type { SetupLine } from '../decks/lines.ts';

type OfSeat = { readonly seat: number };
type OfCard = OfSeat & { readonly card: string };

/** Everything that can be wrong with a campaign log, or with what somebody wants to write in it. */
export interface CampaignLines {
  /** `at` is the path to what cannot be read, as in `players.0.identity`. */
  logField: { readonly at: string };
  logVersion: { readonly version: string };
  unknownCampaign: { readonly campaign: string };
  /** Scenarios are won in their order, each of them once. */
  logWrongScenario: { readonly scenario: string };
  /** No card that this campaign gives to players. */
  logNoCampaignCard: { readonly card: string };
  campaignIsOver: object;
  /** An expert campaign whose last scenario was lost. */
  campaignIsLost: object;
  /** The result is not that of the scenario that comes next. */
  resultOfAnotherGame: { readonly scenario: string };
  noSuchPlayer: OfSeat;
  /** The player has a card to choose before the next game. */
  cardToChoose: OfSeat;
  /** Not among those that can be chosen, or somebody else's. */
  cannotBeChosen: OfCard;
  nothingToChoose: OfSeat;
  /** A defeated player has to restore hit points before the next game. */
  hasToRestore: OfSeat;
  nothingToRestore: OfSeat;
  /** Every obligation is in the deck already. */
  noObligationLeft: OfSeat;
  onlyForExperts: object;
}

export type CampaignLine = LinesOf<CampaignLines> | SetupLine;
