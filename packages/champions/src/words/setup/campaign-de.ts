import type { Sentences } from '@grimrule/words';
import { quoted } from '@grimrule/words';
import type { CampaignLines } from '../../campaign/lines.ts';
import { codeName, scenarioName } from '../lines/table-names.ts';

const named = (code: string) => codeName('de', code);
const player = (seat: number) => `Spieler ${seat + 1}`;

/** Problems of a campaign log and of entries in it. */
export const germanCampaign: Sentences<CampaignLines> = {
  logField: ({ at }) =>
    at === ''
      ? 'Das ist kein Kampagnenlogbuch.'
      : `Das Kampagnenlogbuch ist bei ${quoted('de', at)} nicht lesbar.`,
  logVersion: ({ version }) =>
    `Das Kampagnenlogbuch hat die Version ${quoted('de', version)}, die hier nicht lesbar ist.`,
  unknownCampaign: ({ campaign }) => `Die Kampagne ${quoted('de', campaign)} gibt es nicht.`,
  logWrongScenario: ({ scenario }) =>
    `Die Spieler können ${scenarioName('de', scenario)} noch nicht gespielt haben: Szenarien werden der Reihe nach gewonnen.`,
  logNoCampaignCard: ({ card }) => `Die Kampagne gibt niemandem die Karte ${named(card)}.`,
  campaignIsOver: () => 'Alle Szenarien der Kampagne sind gewonnen.',
  campaignIsLost: () =>
    'Das letzte Szenario der Experten-Kampagne ist verloren, und damit die Kampagne.',
  resultOfAnotherGame: ({ scenario }) =>
    `Dies ist ein Ergebnis von ${scenarioName('de', scenario)}, das nicht das nächste Szenario ist.`,
  noSuchPlayer: ({ seat }) => `Einen Spieler ${seat + 1} hat die Kampagne nicht.`,
  cardToChoose: ({ seat }) => `${player(seat)} muss vor dem nächsten Spiel eine Karte wählen.`,
  cannotBeChosen: ({ seat, card }) => `${player(seat)} kann ${named(card)} nicht wählen.`,
  nothingToChoose: ({ seat }) => `${player(seat)} hat keine Karte zu wählen.`,
  hasToRestore: ({ seat }) =>
    `${player(seat)} wurde besiegt und muss vor dem nächsten Spiel die Lebenspunkte wiederherstellen.`,
  nothingToRestore: ({ seat }) => `${player(seat)} hat alle Lebenspunkte.`,
  noObligationLeft: ({ seat }) => `${player(seat)} hat schon jede Verpflichtung im Deck.`,
  onlyForExperts: () => 'Nur in einer Experten-Kampagne behalten Spieler ihren Schaden.',
};
