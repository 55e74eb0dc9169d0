import type { Sentences } from '@grimrule/words';
import { quoted } from '@grimrule/words';
import type { CampaignLines } from '../../campaign/lines.ts';
import { codeName, scenarioName } from '../names.ts';

const named = (code: string) => codeName('de', code);
const scenario = (slug: string) => scenarioName('de', slug);
const player = (seat: number) => `Spieler ${seat + 1}`;

/** Problems of a campaign log and of entries in it. */
export const germanCampaign: Sentences<CampaignLines> = {
  logField: ({ at }) =>
    at === ''
      ? 'Das ist kein Kampagnenlogbuch.'
      : `Das Kampagnenlogbuch lässt sich bei ${quoted('de', at)} nicht lesen.`,
  logVersion: ({ version }) =>
    `Das Kampagnenlogbuch hat die Version ${quoted('de', version)}, die sich hier nicht lesen lässt.`,
  logUnknownHero: ({ card, at }) =>
    `Das Kampagnenlogbuch nennt ${named(card)} bei ${quoted('de', at)}, aber diesen Helden gibt es nicht.`,
  logNoCampaignCard: ({ card }) =>
    `${named(card)} ist weder eine Gunst noch eine Bürde und kann nicht im Kampagnenvorrat sein.`,
  logTooManyCopies: ({ card, count, most }) =>
    `Der Kampagnenvorrat hat ${count} ${count === 1 ? 'Kopie' : 'Kopien'} von ${named(card)}, es gibt aber nur ${most}.`,
  logWrongHost: ({ card }) =>
    `Der Kampagnenvorrat nennt für ${named(card)} den falschen oder keinen Helden.`,
  logTwiceOnHero: ({ card, hero }) =>
    `${named(hero)} kann nur eine Kopie von ${named(card)} haben.`,
  logWrongPlayer: ({ card }) =>
    `Der Kampagnenvorrat nennt für ${named(card)} den falschen oder keinen Spieler.`,
  logWrongScenario: ({ scenario: slug }) =>
    `${scenario(slug)} kann noch nicht gespielt sein: Szenarien werden der Reihe nach bewältigt.`,

  heroHasFallen: ({ seat, card }) =>
    `${named(card)} ist gefallen: ${player(seat)} braucht einen neuen Helden.`,
  campaignIsOver: () => 'Alle Szenarien der Kampagne sind bewältigt.',
  resultOfAnotherGame: ({ scenario: slug }) =>
    `Das ist ein Ergebnis von ${scenario(slug)}, dem falschen Szenario.`,
  noSuchPlayer: ({ seat }) => `In der Kampagne gibt es ${player(seat)} nicht.`,
  notYourHero: ({ seat, card }) => `${named(card)} gehört nicht zu den Helden von ${player(seat)}.`,
  heroNotFree: ({ card }) => `${named(card)} ist gefallen, schon vergeben oder kein Held.`,
  notFallen: ({ seat, card }) =>
    `${named(card)} gehört nicht zu den gefallenen Helden von ${player(seat)}.`,
  heroesAreLeft: ({ card }) =>
    `${named(card)} ist gefallen und kann nicht behalten werden, solange andere Helden übrig sind.`,
  alreadyExchanged: ({ seat }) => `${player(seat)} hat schon einen Helden ausgetauscht.`,
  onlyForExperts: () => 'Nur in einer Experten-Kampagne behalten Helden ihren Schaden.',
  nothingToHeal: ({ card }) => `${named(card)} hat keinen Schaden.`,
  alreadyHealed: ({ seat }) => `${player(seat)} hat schon einen Helden geheilt.`,
  cannotBeLeftOut: ({ card }) => `${named(card)} kann nicht weggelassen werden.`,
};
