import type { Option } from '@grimrule/kernel';
import { germanTalk } from '../german/lines.ts';
import { quoted } from '../naming.ts';
import type { Case } from '../phrase.ts';
import type { Sentences, Speaker } from '../sentences.ts';
import type { CooperativeLines, OptionLines } from './lines.ts';

const { counted, does, those, whom, whose } = germanTalk;
const sent = (text: string) => quoted('de', text);

/** `endings` are the names of the ways in which a game ends. */
export function cooperativeLinesInGerman<Ending extends string>(
  endings: Readonly<Record<Ending, string>>,
): Sentences<CooperativeLines<Ending>> {
  return {
    firstPlayer: ({ seat }, to) => `${does(seat, to, 'bist', 'ist')} Startspieler.`,
    roundBegins: ({ count }) => `Runde ${count} beginnt.`,

    plays: ({ seat, card }, to) =>
      `${does(seat, to, 'spielst', 'spielt')} ${to.card(card, 'accusative')}.`,
    chooseX: ({ card }, to) => `${to.card(card)}: Wähle den Wert von X.`,
    abilityUsed: ({ card, seat }, to) =>
      seat === undefined
        ? `${to.card(card)}: Die Fähigkeit wird ausgelöst.`
        : `${does(seat, to, 'nutzt', 'nutzt')} ${to.card(card, 'accusative')}.`,
    doesNotPay: () => 'Diese Ressourcen decken die Kosten nicht.',
    isExhausted: ({ card }, to) => `${to.card(card)} ist erschöpft.`,
    isEliminated: () => 'Du bist ausgeschieden.',

    engages: ({ card, seat }, to) =>
      `${to.card(card)} verwickelt ${whom(seat, to)} in einen Kampf.`,
    attached: ({ card, cards }, to) =>
      `${to.card(card)} wird an ${to.cards(cards, 'accusative')} angehängt.`,
    discardedFromPlay: ({ card }, to) => `${to.card(card)} wird abgelegt.`,
    discarded: ({ seat, cards }, to) =>
      `${does(seat, to, 'legst', 'legt')} ${those(cards, to, 'accusative')} ab.`,
    toHand: ({ seat, card }, to) =>
      `${to.card(card)} kommt auf ${whose(seat, to, 'deine Hand', 'die Hand')}.`,
    swapped: ({ cards }, to) => `${those(cards, to)} tauschen die Plätze.`,
    removedFromGame: ({ card }, to) => `${to.card(card)} wird aus dem Spiel entfernt.`,
    drew: ({ seat, count }, to) =>
      `${does(seat, to, 'ziehst', 'zieht')} ${counted(count, 'Karte', 'Karten')}.`,
    revealed: ({ seat, card }, to) =>
      `${does(seat, to, 'deckst', 'deckt')} ${to.card(card, 'accusative')} auf.`,

    attacks: ({ card, cards }, to) =>
      `${to.card(card)} greift ${to.cards(cards, 'accusative')} an.`,
    defends: ({ card, cards }, to) =>
      `${to.card(card)} verteidigt gegen ${to.cards(cards, 'accusative')}.`,
    healed: ({ card, count }, to) => `${to.card(card)} heilt ${count} Schaden.`,
    eliminated: ({ seat }, to) => `${does(seat, to, 'scheidest', 'scheidet')} aus.`,
    playersWin: ({ ending }) => `Die Spieler gewinnen: ${endings[ending]}.`,
    playersLose: ({ ending }) => `Die Spieler verlieren: ${endings[ending]}.`,
  };
}

export const optionLinesInGerman = (game: string): Sentences<OptionLines> => ({
  optionsAreNoObject: () => 'Die Optionen einer Partie müssen ein Objekt sein.',
  unknownOption: ({ option }) => `${game} kennt keine Option ${sent(option)}.`,
  wrongOption: ({ option }) => `Die Option ${sent(option)} hat einen Wert vom falschen Typ.`,
  listTooLong: ({ option, most }) =>
    `Die Deckliste ${sent(option)} ist zu lang: Sie darf höchstens ${most} Zeichen haben.`,
  tooManyLines: ({ option, most }) =>
    `Die Deckliste ${sent(option)} hat zu viele Zeilen: Sie darf höchstens ${most} haben.`,
  lineTooLong: ({ option, line, most }) =>
    `Zeile ${line} der Deckliste ${sent(option)} ist zu lang: Sie darf höchstens ${most} Zeichen haben.`,
  controlCharacter: ({ option, line, character }) =>
    `Zeile ${line} der Deckliste ${sent(option)} enthält ein Zeichen, das sich nicht lesen lässt (${character}).`,
  unknownScenario: ({ scenario }) => `Das Szenario ${sent(scenario)} gibt es nicht.`,
});

const card = ({ card: id = -1 }: Option, to: Speaker, form: Case) => to.card(id, form);

export const cooperativeOptionsInGerman = {
  play: (option: Option, to: Speaker) => `${card(option, to, 'accusative')} spielen`,
  defend: (option: Option, to: Speaker) => `Mit ${card(option, to, 'dative')} verteidigen`,
  amount: ({ value = 0 }: Option) => `X = ${value} wählen`,
  discard: (option: Option, to: Speaker) => `${card(option, to, 'accusative')} ablegen`,
};
