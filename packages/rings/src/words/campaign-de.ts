import type { Sentences } from '@grimrule/words';
import { quoted } from '@grimrule/words';
import type { CampaignLines } from '../campaign/lines.ts';
import { codeName, scenarioName } from './names.ts';

const named = (code: string) => codeName('de', code);
const scenario = (slug: string) => scenarioName('de', slug);
const player = (seat: number) => `Spieler ${seat + 1}`;

/** What can be wrong with a campaign log, and with what players want to write in it. */
export const germanCampaign: Sentences<CampaignLines> = {
  logField: ({ at }) =>
    at === ''
      ? 'Das ist kein Kampagnenlogbuch.'
      : `Das Kampagnenlogbuch ist bei ${quoted('de', at)} nicht lesbar.`,
  logVersion: ({ version }) =>
    `Das Kampagnenlogbuch hat die Version ${quoted('de', version)}, die hier unbekannt ist.`,
  logUnknownHero: ({ card, at }) =>
    `Das Kampagnenlogbuch nennt ${named(card)} bei ${quoted('de', at)}, aber diesen Helden gibt es nicht.`,
  logNoCampaignCard: ({ card }) =>
    `${named(card)} ist weder Gunst noch Bürde und kann nicht im Kampagnenvorrat sein.`,
  logTooManyCopies: ({ card, count, most }) =>
    `Der Kampagnenvorrat hat ${count} Kopien von ${named(card)}, es gibt aber nur ${most}.`,
  logWrongHost: ({ card }) =>
    `Im Kampagnenvorrat steht nicht richtig, an welchem Helden ${named(card)} ist.`,
  logTwiceOnHero: ({ card, hero }) =>
    `${named(hero)} kann nur eine Kopie von ${named(card)} haben.`,
  logWrongPlayer: ({ card }) =>
    `Im Kampagnenvorrat steht nicht richtig, in wessen Deck ${named(card)} gehört.`,
  logWrongScenario: ({ scenario: slug }) =>
    `${scenario(slug)} kann noch nicht gespielt sein: Szenarien werden der Reihe nach bewältigt.`,

  heroHasFallen: ({ seat, card }) =>
    `${named(card)} ist gefallen: ${player(seat)} braucht einen neuen Helden.`,
  campaignIsOver: () => 'Alle Szenarien der Kampagne sind bewältigt.',
  resultOfAnotherGame: ({ scenario: slug }) =>
    `Das ist ein Ergebnis von ${scenario(slug)}, und dieses Szenario ist nicht an der Reihe.`,
  noSuchPlayer: ({ seat }) => `In der Kampagne gibt es ${player(seat)} nicht.`,
  notYourHero: ({ seat, card }) => `${named(card)} gehört nicht zu den Helden von ${player(seat)}.`,
  heroNotFree: ({ card }) => `${named(card)} ist gefallen, schon vergeben oder kein Held.`,
  notFallen: ({ seat, card }) =>
    `${named(card)} gehört nicht zu den gefallenen Helden von ${player(seat)}.`,
  heroesAreLeft: ({ card }) =>
    `${named(card)} ist gefallen und kann nicht weiterspielen, solange andere Helden übrig sind.`,
  alreadyExchanged: ({ seat }) => `${player(seat)} hat schon einen Helden ausgetauscht.`,
  onlyForExperts: () => 'Außer in einer Kampagne für Experten beginnen Helden ohne Schaden.',
  nothingToHeal: ({ card }) => `${named(card)} hat keinen Schaden.`,
  alreadyHealed: ({ seat }) => `${player(seat)} hat schon einen Helden geheilt.`,
  cannotBeLeftOut: ({ card }) => `${named(card)} kann nicht weggelassen werden.`,
};
