import type { Sentences } from '@grimrule/words';
import { listed, optionLinesInGerman, quoted } from '@grimrule/words';
import type { SetupLines } from '../../decks/lines.ts';
import { codeName, scenarioName, setName } from '../lines/table-names.ts';
import { factionName } from '../names.ts';

const named = (code: string) => codeName('de', code);
const all = (codes: readonly string[]) => listed([...new Set(codes)].map(named), 'und');
const aspectNames = (aspects: readonly string[]) =>
  listed(
    aspects.map((aspect) => factionName('de', aspect)),
    'und',
  );
const sent = (text: string) => quoted('de', text);
const deckOf = (hero: string) => `Deck von ${named(hero)}`;
const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;
const cardCount = (count: number) => counted(count, 'Karte', 'Karten');

/** Problems of a deck or of the options of a game. */
export const germanSetup: Sentences<SetupLines> = {
  ...optionLinesInGerman('Champions'),
  unknownIdentity: ({ hero }) => `Die Identität ${sent(hero)} gibt es nicht.`,
  identityInDeck: ({ hero, card }) =>
    `${named(card)} ist eine Identität und gehört nicht zu den Karten im ${deckOf(hero)}.`,
  unknownCard: ({ hero, card }) =>
    `Das ${deckOf(hero)} enthält eine unbekannte Karte: ${sent(card)}.`,
  encounterCard: ({ hero, card }) =>
    `${named(card)} ist eine Begegnungskarte und darf nicht ins ${deckOf(hero)}.`,
  campaignCard: ({ hero, card }) =>
    `${named(card)} ist eine Kampagnenkarte, die nur eine Kampagne ins ${deckOf(hero)} bringt.`,
  secondDeckCard: ({ hero, card }) =>
    `${named(card)} gehört zu einem besonderen Deck und darf nicht ins ${deckOf(hero)}.`,
  linkedCard: ({ hero, card }) =>
    `${named(card)} ist eine verknüpfte Karte und darf nicht ins ${deckOf(hero)}.`,
  teamUpOfOthers: ({ hero, card, names }) =>
    `${named(card)} ist für ${listed(names, 'und')} und darf nicht ins ${deckOf(hero)}.`,
  deckTooSmall: ({ hero, count, least }) =>
    `Das ${deckOf(hero)} hat ${cardCount(count)}, braucht aber mindestens ${least}.`,
  deckTooLarge: ({ hero, count, most }) =>
    `Das ${deckOf(hero)} hat ${cardCount(count)}, darf aber höchstens ${most} haben.`,
  wrongIdentityCards: ({ hero, card, count, wanted }) =>
    `Im ${deckOf(hero)} muss ${named(card)} genau ${wanted}-mal sein, ist aber ${count === 0 ? 'gar nicht' : `${count}-mal`} darin.`,
  cardOfAnotherHero: ({ hero, card, other }) =>
    `${named(card)} gehört zu ${other === undefined ? 'einer anderen Identität' : named(other)} und darf nicht ins ${deckOf(hero)}.`,
  unknownAspect: ({ hero, aspect }) =>
    `Das ${deckOf(hero)} hat einen unbekannten Aspekt: ${sent(aspect)}.`,
  wrongAspect: ({ hero, aspect, cards }) =>
    `Das ${deckOf(hero)} hat den Aspekt ${factionName('de', aspect)}, aber ${all(cards)} ${cards.length === 1 ? 'gehört' : 'gehören'} zu einem anderen.`,
  tooManyAspects: ({ hero, aspects, most }) =>
    `Das ${deckOf(hero)} darf ${counted(most, 'Aspekt', 'Aspekte')} haben, hat aber ${aspectNames(aspects)}.`,
  unevenAspects: ({ hero, aspects, counts, wanted }) =>
    `Das ${deckOf(hero)} braucht gleich viele Karten aus ${counted(wanted, 'Aspekt', 'Aspekten')}, hat aber ${listed(
      aspects.map((aspect, at) => `${counts[at] ?? 0} aus ${factionName('de', aspect)}`),
      'und',
    )}.`,
  tooManyCopies: ({ hero, cards, count, most }) =>
    `Das ${deckOf(hero)} hat ${counted(count, 'Exemplar', 'Exemplare')} von ${all(cards)}, darf aber höchstens ${most} haben.`,
  uniqueTwice: ({ hero, card, count }) =>
    `${named(card)} ist einzigartig, aber ${count}-mal im ${deckOf(hero)}.`,
  matchingCards: ({ hero, cards: [one, other] }) =>
    `${named(one)} und ${named(other)} sind einzigartig und stimmen überein: Nur eine der beiden Karten darf ins ${deckOf(hero)}.`,

  optionOutOfRange: ({ option, count, least, most }) =>
    `Die Option ${sent(option)} ist ${count}, muss aber zwischen ${least} und ${most} liegen.`,
  heroCount: ({ count, least, most }) =>
    `Eine Partie hat ${least} bis ${most} Helden, gewählt ${count === 1 ? 'ist' : 'sind'} aber ${count}.`,
  unknownHero: ({ hero }) => `Den Helden ${sent(hero)} gibt es nicht.`,
  tooManyDecks: ({ count, most }) =>
    `${counted(count, 'Deck ist', 'Decks sind')} gewählt, aber nur ${counted(most, 'Held', 'Helden')}.`,
  deckOfAnotherHero: ({ hero, other, seat }) =>
    `Spieler ${seat + 1} hat ${named(hero)} gewählt, aber ein Deck für ${named(other)}.`,
  matchingIdentities: ({ heroes: [one, other], seats: [seat, otherSeat] }) =>
    `${named(one)} von Spieler ${seat + 1} und ${named(other)} von Spieler ${otherSeat + 1} stimmen überein und dürfen nicht beide mitspielen.`,
  unknownMode: ({ mode }) =>
    `Den Modus ${sent(mode)} gibt es nicht. Wähle „standard“ oder „expert“.`,
  noSuchStage: ({ scenario, stage, most }) =>
    `${scenarioName('de', scenario)} hat die Abschnitte 1 bis ${most}, aber keinen Abschnitt ${stage}.`,
  missingSet: ({ scenario, set }) =>
    `Das Szenario ${scenarioName('de', scenario)} braucht das Begegnungsset ${setName('de', set)}, von dem es keine Karten gibt.`,
  notModular: ({ set }) => `${sent(set)} ist kein modulares Begegnungsset.`,
  optionOfCampaign: ({ option }) =>
    `Über ${sent(option)} entscheidet das Kampagnenlogbuch: Lass es weg.`,
  usedAnyway: ({ set }) =>
    `Das Szenario verwendet das Begegnungsset ${setName('de', set)} ohnehin; wähle ein anderes.`,
  nothingModular: ({ scenario }) =>
    `${scenarioName('de', scenario)} hat keinen Platz für modulare Begegnungssets.`,
  modularTwice: ({ set }) =>
    `Das modulare Begegnungsset ${setName('de', set)} ist zweimal gewählt.`,
  tooFewModular: ({ scenario, count, least }) =>
    `Das Szenario ${scenarioName('de', scenario)} braucht mindestens ${counted(least, 'modulares Begegnungsset', 'modulare Begegnungssets')}, gewählt ${count === 1 ? 'ist' : 'sind'} aber ${count}.`,
  tooManyRandom: ({ count, most }) =>
    `Die Option verlangt ${count} zufällige modulare Begegnungssets, es gibt aber nur ${most}.`,
};
