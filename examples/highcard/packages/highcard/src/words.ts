import type { CardId, Seat } from '@grimrule/kernel';
import type { Language, OptionTexts, Sentences, Words } from '@grimrule/words';
import { speak, titlesByLanguage } from '@grimrule/words';
import { numberOf } from './cards.ts';

interface HighCardLines {
  layACard: object;
  laid: { readonly seat: Seat; readonly card: CardId };
  tookTrick: { readonly seat: Seat };
  wins: { readonly seat: Seat };
  draw: object;
}

const TITLES = titlesByLanguage({
  deal: ['Dealing', 'Austeilen'],
  'shuffle and deal': 'Mischen und austeilen',
  'play the tricks': 'Die Stiche spielen',
  tricks: 'Stiche',
  'the next trick': 'Der nächste Stich',
  'the most tricks win': 'Die meisten Stiche gewinnen',
  trick: 'Stich',
  'the leader lays a card': 'Wer ausspielt, legt eine Karte',
  'the other player lays a card': 'Der andere Spieler legt eine Karte',
  'the higher card takes the trick': 'Die höhere Karte gewinnt den Stich',
});

const english: Sentences<HighCardLines> = {
  layACard: () => 'Which card do you lay?',
  laid: ({ seat, card }, to) =>
    to.isReader(seat) ? `You lay ${to.card(card)}.` : `${to.seat(seat)} lays ${to.card(card)}.`,
  tookTrick: ({ seat }, to) =>
    to.isReader(seat) ? 'You take the trick.' : `${to.seat(seat)} takes the trick.`,
  wins: ({ seat }, to) =>
    to.isReader(seat) ? 'You win: you took more tricks.' : `${to.seat(seat)} wins.`,
  draw: () => 'The game is a draw: both players took three tricks.',
};

const german: Sentences<HighCardLines> = {
  layACard: () => 'Welche Karte legst du?',
  laid: ({ seat, card }, to) =>
    to.isReader(seat) ? `Du legst ${to.card(card)}.` : `${to.seat(seat)} legt ${to.card(card)}.`,
  tookTrick: ({ seat }, to) =>
    to.isReader(seat) ? 'Du gewinnst den Stich.' : `${to.seat(seat)} gewinnt den Stich.`,
  wins: ({ seat }, to) =>
    to.isReader(seat) ? 'Du gewinnst: Du hast mehr Stiche.' : `${to.seat(seat)} gewinnt.`,
  draw: () => 'Das Spiel endet unentschieden: Beide haben drei Stiche.',
};

const lay = (verb: string): OptionTexts<'lay'> => ({
  lay: ({ card = -1 }, to) => `${verb} ${to.card(card)}`,
});

const NAMES = {
  en: { card: 'number', unknown: 'a card', player: 'Player' },
  de: { card: 'Zahl', unknown: 'eine Karte', player: 'Spieler' },
} as const;

function wordsIn(language: Language): Words {
  const say = NAMES[language];
  const name = (design: number) => `${say.card} ${numberOf(design)}`;
  const called = (design: number | null) => (design === null ? say.unknown : name(design));
  return speak({
    language,
    lines: language === 'en' ? english : german,
    options: lay(language === 'en' ? 'Lay' : 'Lege'),
    titles: TITLES[language],
    seat: (seat) => `${say.player} ${seat + 1}`,
    name,
    called,
    offered: called,
    // No card has an ability.
    text: () => [],
    effect: () => '',
  });
}

export const highcardWords: Readonly<Record<Language, Words>> = {
  en: wordsIn('en'),
  de: wordsIn('de'),
};
