import type { Sentences } from '@grimrule/kernel';
import { quoted } from '@grimrule/kernel';
import type { CampaignLines } from '../campaign/lines.ts';
import { codeName, scenarioName } from './names.ts';

const named = (code: string) => codeName('de', code);
const sent = (text: string) => quoted('de', text);
const player = (seat: number) => `Spieler ${seat + 1}`;

/** What can be wrong with a campaign log, or with what somebody wants to write in it. */
export const germanCampaign: Sentences<CampaignLines> = {
  logField: ({ at }) =>
    at === ''
      ? 'Das ist kein Kampagnenlogbuch.'
      : `Das Kampagnenlogbuch ist nicht lesbar: ${sent(at)} fehlt oder ist von der falschen Art.`,
  logVersion: ({ version }) =>
    `Das Kampagnenlogbuch hat eine unbekannte Version: ${sent(version)}.`,
  logUnknownHero: ({ card, at }) =>
    `Das Kampagnenlogbuch nennt einen unbekannten Helden: ${named(card)} (${sent(at)}).`,
  logNoCampaignCard: ({ card }) =>
    `${named(card)} ist weder Gunst noch Bürde und kann nicht im Kampagnenvorrat sein.`,
  logTooManyCopies: ({ card, count, most }) =>
    `Im Kampagnenvorrat sind ${count} Kopien von ${named(card)}, es gibt aber nur ${most}.`,
  logWrongHost: ({ card }) =>
    `${named(card)} ist im Kampagnenvorrat beim falschen Helden notiert oder bei keinem.`,
  logTwiceOnHero: ({ card, hero }) =>
    `${named(hero)} kann keine zwei Kopien von ${named(card)} haben.`,
  logWrongPlayer: ({ card }) =>
    `${named(card)} ist im Kampagnenvorrat beim falschen Spieler notiert oder bei keinem.`,
  logWrongScenario: ({ scenario }) =>
    `${scenarioName('de', scenario)} war im Kampagnenlogbuch nicht als nächstes Szenario an der Reihe.`,
  heroHasFallen: ({ seat, card }) =>
    `${named(card)} ist gefallen: Spieler ${seat + 1} muss einen anderen Helden wählen.`,
  campaignIsOver: () => 'Die Kampagne ist zu Ende: Alle Szenarien sind bewältigt.',
  resultOfAnotherGame: ({ scenario }) =>
    `Dieses Ergebnis gehört nicht zum nächsten Szenario: ${scenarioName('de', scenario)}.`,
  noSuchPlayer: ({ seat }) => `Einen Spieler ${seat + 1} gibt es in dieser Kampagne nicht.`,
  notYourHero: ({ seat, card }) => `${player(seat)} hat den Helden ${named(card)} nicht.`,
  heroNotFree: ({ card }) => `${named(card)} ist gefallen oder wird schon von jemandem verwendet.`,
  notFallen: ({ card }) => `${named(card)} ist nicht gefallen.`,
  heroesAreLeft: ({ card }) =>
    `${named(card)} kann nicht zurückkehren, solange noch andere Helden zur Wahl stehen.`,
  alreadyExchanged: ({ seat }) =>
    `${player(seat)} hat vor diesem Szenario schon einen Helden ausgetauscht.`,
  onlyForExperts: () => 'Das gibt es nur im Kampagnen-Modus für Experten.',
  nothingToHeal: ({ card }) => `${named(card)} beginnt ohnehin ohne Schaden.`,
  alreadyHealed: ({ seat }) =>
    `${player(seat)} hat vor diesem Szenario schon einen Helden geheilt.`,
  cannotBeLeftOut: ({ card }) => `${named(card)} darf im Deck nicht fehlen.`,
};
