import type { Sentences } from '@grimrule/words';
import { listed, quoted } from '@grimrule/words';
import type { SetupLines } from '../decks/lines.ts';
import { factionName } from './names.ts';
import { codeName, scenarioName, setName } from './table-names.ts';

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

/** What can be wrong with a deck or with the options of a game. */
export const germanSetup: Sentences<SetupLines> = {
  unknownIdentity: ({ hero }) => `Die Identität ${sent(hero)} gibt es nicht.`,
  identityInDeck: ({ hero, card }) =>
    `${named(card)} ist eine Identität und gehört nicht zu den Karten im ${deckOf(hero)}.`,
  unknownCard: ({ hero, card }) => `Das ${deckOf(hero)} hat eine unbekannte Karte: ${sent(card)}.`,
  encounterCard: ({ hero, card }) =>
    `${named(card)} ist eine Begegnungskarte und darf nicht ins ${deckOf(hero)}.`,
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
    `${named(one)} und ${named(other)} sind einzigartig und stimmen überein: Nur eins davon darf ins ${deckOf(hero)}.`,

  optionsAreNoObject: () => 'Die Optionen einer Partie müssen ein Objekt sein.',
  unknownOption: ({ option }) => `Champions kennt keine Option ${sent(option)}.`,
  wrongOption: ({ option }) => `Die Option ${sent(option)} hat einen Wert der falschen Art.`,
  listTooLong: ({ option, most }) =>
    `Die Deckliste ${sent(option)} ist zu lang: Sie darf ${most} Zeichen haben.`,
  tooManyLines: ({ option, most }) =>
    `Die Deckliste ${sent(option)} hat zu viele Zeilen: Sie darf ${most} haben.`,
  lineTooLong: ({ option, line, most }) =>
    `Zeile ${line} der Deckliste ${sent(option)} ist zu lang: Sie darf ${most} Zeichen haben.`,
  controlCharacter: ({ option, line, character }) =>
    `Zeile ${line} der Deckliste ${sent(option)} enthält ein Zeichen, das sich nicht lesen lässt (${character}).`,
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
  unknownScenario: ({ scenario }) => `Das Szenario ${sent(scenario)} gibt es nicht.`,
  unknownMode: ({ mode }) => `Den Modus ${sent(mode)} gibt es nicht, nur „standard“ und „expert“.`,
  noSuchStage: ({ scenario, stage, most }) =>
    `${scenarioName('de', scenario)} hat die Abschnitte 1 bis ${most}, aber keinen Abschnitt ${stage}.`,
  missingSet: ({ scenario, set }) =>
    `Das Szenario ${scenarioName('de', scenario)} braucht das Begegnungsset ${setName('de', set)}, von dem es keine Karten gibt.`,
  notModular: ({ set }) => `${sent(set)} ist kein modulares Begegnungsset.`,
  modularTwice: ({ set }) =>
    `Das modulare Begegnungsset ${setName('de', set)} ist zweimal gewählt.`,
  tooFewModular: ({ scenario, count, least }) =>
    `Das Szenario ${scenarioName('de', scenario)} braucht mindestens ${counted(least, 'modulares Begegnungsset', 'modulare Begegnungssets')}, gewählt ${count === 1 ? 'ist' : 'sind'} aber ${count}.`,
  tooManyRandom: ({ count, most }) =>
    `${count} modulare Begegnungssets sollen gezogen werden, es gibt aber nur ${most}.`,
};
