import type { CardId, Seat } from '@grimrule/kernel';
import type { OptionTexts, Sentences, Speaker } from '@grimrule/words';
import { adviceInGerman } from '@grimrule/words';
import { BOARD, HEROES, on, otherSide, VILLAINS } from '../board.ts';
import type { Ending } from '../rules/game-end.ts';
import type { DuelLines, DuelVerb } from './lines.ts';
import { costInWords, design, placeName } from './names.ts';

const SIDE = ['Helden', 'Schurken'] as const;

/** `du ziehst` or `die Helden ziehen` */
const does = (seat: Seat, to: Speaker, you: string, they: string) =>
  to.isReader(seat) ? `du ${you}` : `die ${on(SIDE, seat)} ${they}`;
const whoIn = (seat: Seat, to: Speaker) => (to.isReader(seat) ? 'dich' : `die ${on(SIDE, seat)}`);
const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

function printedCost(card: CardId, to: Speaker): string {
  const index = to.designOf(card);
  return index === null ? '' : ` Aufgedruckte Kosten: ${costInWords('de', design(index).cost)}.`;
}

/** Both tracks count towards the heroes. */
const leader = (now: number) => on(SIDE, now > 0 ? HEROES : VILLAINS);
const score = (now: number) =>
  now === 0 ? 'jetzt ausgeglichen' : `jetzt ${Math.abs(now)} für die ${leader(now)}`;
const field = (now: number) =>
  now === 0 ? 'mittleres Feld' : `Feld ${Math.abs(now)} auf der Seite der ${leader(now)}`;

const ENDINGS: Readonly<Record<Ending, string>> = {
  heroPoints: `${on(BOARD.pointsToWin, HEROES)} Siegpunkte sind erreicht`,
  villainPoints: `${on(BOARD.pointsToWin, VILLAINS)} Siegpunkte sind erreicht`,
  civilians: `In Manhattan sind höchstens noch ${BOARD.civiliansLeft} Zivilisten übrig`,
  deck: 'Ein Deck ist aufgebraucht',
};

export const germanLines: Sentences<DuelLines> = {
  ...adviceInGerman('Lebenspunkt'),
  turnBegins: ({ seat }, to) => `${does(seat, to, 'bist', 'sind')} am Zug.`,
  playPhase: () => 'Spiele eine Karte aus oder beende die Ausspielphase.',
  attackPhase: ({ seat }, to) => `${does(seat, to, 'greifst', 'greifen')} an.`,
  betweenAttacks: () => 'Setze ein Artefakt ein oder fahre mit den Angriffen fort.',

  plays: ({ seat, card }, to) =>
    `${does(seat, to, 'spielst', 'spielen')} ${to.card(card, 'accusative')} aus.`,
  pay: ({ card }, to) => `Bezahle ${to.card(card, 'accusative')}.${printedCost(card, to)}`,
  paid: ({ seat, cards }, to) =>
    `${does(seat, to, 'bezahlst', 'bezahlen')} mit ${to.cards(cards, 'dative')}.`,
  cannotPay: ({ card }, to) =>
    `Du kannst ${to.card(card, 'accusative')} nicht bezahlen.${printedCost(card, to)}`,
  noEmptyPlace: ({ card }, to) => `Für ${to.card(card, 'accusative')} ist kein Platz frei.`,
  choosePlace: ({ card }, to) => `Wähle einen freien Platz für ${to.card(card, 'accusative')}.`,
  replaced: ({ card }, to) => `${to.card(card)} auf dem Spielplan wird ersetzt.`,
  entered: ({ card, place }, to) =>
    `${to.card(card)} kommt auf den ${placeName('de', place, 'en')}.`,
  moved: ({ card, place }, to) =>
    `${to.card(card)} wechselt auf den ${placeName('de', place, 'en')}.`,
  swapped: ({ cards }, to) => `${to.cards(cards)} tauschen die Plätze.`,

  attacks: ({ card, cards }, to) => `${to.card(card)} greift ${to.cards(cards, 'accusative')} an.`,
  bonus: ({ card, place }, to) =>
    `${to.card(card)} greift vom ${placeName('de', place, 'en')} aus ungehindert an und erhält den Bonus.`,
  damaged: ({ card, count, cards }, to) =>
    cards.length === 0
      ? `${to.card(card)} nimmt ${count} Schaden.`
      : `${to.cards(cards)} fügt ${to.card(card, 'dative')} ${count} Schaden zu.`,
  healed: ({ card, count }, to) => `Von ${to.card(card, 'dative')} wird ${count} Schaden geheilt.`,
  defeated: ({ card }, to) => `${to.card(card)} ist besiegt.`,
  returned: ({ card }, to) => `${to.card(card)} kehrt auf die Hand zurück.`,
  recovered: ({ seat, card }, to) =>
    `${does(seat, to, 'nimmst', 'nehmen')} ${to.card(card, 'accusative')} vom Ablagestapel auf die Hand.`,

  drew: ({ seat, card }, to) =>
    `${does(seat, to, 'ziehst', 'ziehen')} ${to.card(card, 'accusative')}.`,
  tookLocation: ({ seat, card }, to) =>
    `${does(seat, to, 'ziehst', 'ziehen')} ${to.designOf(card) === null ? 'eine Ortskarte' : `die Ortskarte ${to.card(card)}`}.`,
  discarded: ({ seat, card }, to) =>
    `${does(seat, to, 'wirfst', 'werfen')} ${to.card(card, 'accusative')} ab.`,
  chooseDiscards: ({ card, count }, to) =>
    `${to.card(card)}: Wähle ${counted(count, 'Karte', 'Karten')} zum Abwerfen.`,
  looked({ seat, cards }, to) {
    const other = otherSide(seat);
    const hand = to.isReader(other) ? 'deine Hand' : `die Hand der ${on(SIDE, other)}`;
    const looks = to.isReader(seat)
      ? `du siehst dir ${hand} an`
      : `die ${on(SIDE, seat)} sehen sich ${hand} an`;
    const known = cards.length > 0 && cards.every((card) => to.designOf(card) !== null);
    return known ? `${looks}: ${to.cards(cards)}.` : `${looks}.`;
  },
  milled: ({ seat, card }, to) =>
    `${to.card(card)} kommt ${to.isReader(seat) ? 'von deinem Deck' : `vom Deck der ${on(SIDE, seat)}`} auf den Ablagestapel.`,

  freeCivilian: () => 'Wähle einen Zivilisten, den du befreist.',
  freed: ({ card }, to) =>
    `${does(HEROES, to, 'befreist', 'befreien')} ${to.card(card, 'accusative')}.`,
  scored: ({ seat, count, now }, to) =>
    `${does(seat, to, 'erhältst', 'erhalten')} ${counted(count, 'Siegpunkt', 'Siegpunkte')} (${score(now)}).`,
  markerMoved: ({ seat, now }, to) =>
    `Der Artefaktmarker rückt auf ${whoIn(seat, to)} zu (${field(now)}).`,
  markerJumped: ({ now }) => `Der Artefaktmarker springt in die andere Hälfte (${field(now)}).`,
  chooseArtefact: () => 'Wähle eins der offenen Artefakte.',
  tookArtefact: ({ seat, card }, to) =>
    `${does(seat, to, 'nimmst', 'nehmen')} das Artefakt ${to.card(card)}.`,
  usesArtefact: ({ seat, card }, to) =>
    `${does(seat, to, 'setzt', 'setzen')} das Artefakt ${to.card(card)} ein.`,
  boxed: ({ card }, to) => `${to.card(card)} kommt zurück in die Spielschachtel.`,

  sideWins({ seat, ending }, to) {
    const wins = `${does(seat, to, 'gewinnst', 'gewinnen')}: ${ENDINGS[ending]}`;
    return ending === 'deck' ? `${wins}, die Siegpunkte entscheiden.` : `${wins}.`;
  },
  draw: ({ ending }) => `Unentschieden: ${ENDINGS[ending]}, und keine Seite liegt vorn.`,
  optionsAreNoObject: () => 'Die Optionen einer Partie müssen ein Objekt sein.',
  unknownOption: ({ option }) => `Duel hat keine Option „${option}“.`,
};

export const germanOptions: OptionTexts<DuelVerb> = {
  play: ({ card = -1 }, to) => `${to.card(card, 'accusative')} ausspielen`,
  endPhase: () => 'Ausspielphase beenden',
  spend: ({ card = -1 }, to) => `Mit ${to.card(card, 'dative')} bezahlen`,
  waive: () => '1 Symbol unbezahlt lassen',
  place: ({ value = 0 }) => placeName('de', value),
  goOn: () => 'Weiter',
  free: ({ card = -1 }, to) => `${to.card(card, 'accusative')} befreien`,
  take: ({ card = -1 }, to) => `${to.card(card, 'accusative')} nehmen`,
  discard: ({ card = -1 }, to) => `${to.card(card, 'accusative')} abwerfen`,
};
