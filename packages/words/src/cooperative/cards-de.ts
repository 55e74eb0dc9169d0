import type {
  Cards,
  CooperativeAct,
  CooperativeFilter,
  DeckName,
  Hit,
  Vocabulary,
} from '@grimrule/kernel';
import type { GermanNoun } from '../german/declension.ts';
import { du, duSoViel, sie } from '../german/deeds.ts';
import { from as fromInGerman, inGerman } from '../german/phrases.ts';
import { VERBS } from '../german/verbs.ts';
import type { Telling } from '../lexicon.ts';
import { many, what, whom } from '../objects.ts';
import { listed, spaced } from '../phrase.ts';

/** The words that the cards of cooperative games share, in German. */

const NOUNS = {
  card: inGerman('f', 'Karte', 'Karten'),
  character: inGerman('m', 'Charakter', 'Charaktere'),
  firstPlayer: inGerman('m', 'Startspieler', 'Startspieler'),
  encounterCard: inGerman('f', 'Begegnungskarte', 'Begegnungskarten'),
  damage: inGerman('m', 'Schaden', 'Schaden'),
} as const satisfies Readonly<Record<string, GermanNoun>>;

const DECKS: Readonly<Record<DeckName, string>> = {
  yours: 'dein Deck',
  encounter: 'das Begegnungsdeck',
};
const OF_DECKS: Readonly<Record<DeckName, string>> = {
  yours: 'deines Decks',
  encounter: 'des Begegnungsdecks',
};

const IN_PLAY = { place: 'im Spiel' } as const;
const top = (following: string) => ({
  noun: NOUNS.card,
  adjective: 'oberst',
  following,
  unique: true,
});

/** `von diesem Helden`, `vom aktuellen Abenteuer` */
const off = <W extends Vocabulary>(say: Telling<W, GermanNoun>, cards: Cards<W>) =>
  fromInGerman(say.cards(cards));

/** The words that need no game. */
export const germanCards = {
  nouns: NOUNS,
  decks: DECKS,
  ofDecks: OF_DECKS,
  inPlay: IN_PLAY,
  top,
  off,
  sources: {
    yours: { yours: true, ...IN_PLAY },
    inPlay: IN_PLAY,
    host: { following: 'mit dieser Karte', unique: true, ...IN_PLAY },
    attachedHere: { following: 'an dieser Karte' },
    yourHand: { following: 'von deiner Hand' },
    yourDeck: { following: 'aus deinem Deck' },
    yourDeckTop: top('deines Decks'),
    yourDiscard: { following: 'aus deinem Ablagestapel' },
    encounterDeck: { following: 'aus dem Begegnungsdeck' },
    encounterDeckTop: top('des Begegnungsdecks'),
    encounterDiscard: { following: 'aus dem Begegnungs-Ablagestapel' },
    setAside: { adjective: 'beiseitegelegt' },
  },
  searched: {
    yourDeck: 'dein Deck',
    yourDiscard: 'deinen Ablagestapel',
    encounterDeck: 'das Begegnungsdeck',
    encounterDiscard: 'den Begegnungs-Ablagestapel',
    setAside: 'die beiseitegelegten Karten',
  },
  facts: {
    yourEvent: () => ({ yes: 'es dich betrifft', no: 'es dich nicht betrifft' }),
    undefended: () => ({
      yes: 'der Angriff unverteidigt ist',
      no: 'der Angriff verteidigt wird',
    }),
  },
  marks: {
    fromDeck: {
      yes: 'die aufgedeckte Karte vom Begegnungsdeck kommt',
      no: 'die aufgedeckte Karte nicht vom Begegnungsdeck kommt',
    },
  },
  discarded: {
    yes: 'dadurch eine Karte abgelegt wurde',
    no: 'dadurch keine Karte abgelegt wurde',
  },
} as const;

type Test<W extends Vocabulary, Name> = Extract<
  CooperativeFilter<W, string>,
  { readonly is: Name }
>;

/** `traitName` is the German name of a trait. */
export function cooperativeFiltersInGerman<W extends Vocabulary>(
  traitName: (trait: string) => string,
) {
  type Say = Telling<W, GermanNoun>;
  return {
    trait: ({ trait }: { readonly trait: string }) => ({
      yes: { sort: traitName(trait) },
      no: { following: `ohne das Merkmal ${traitName(trait)}` },
    }),
    controlledBy({ who }: Test<W, 'controlledBy'>, say: Say) {
      const player = say.cards(who);
      if (player.you) return { yes: { yours: true }, no: { following: 'anderer Spieler' } };
      const owner = player.as('genitive').replace(/^jedes /, 'eines ');
      const control =
        owner === 'seiner' ? 'unter seiner Kontrolle' : `unter der Kontrolle ${owner}`;
      return { yes: { following: control }, no: { following: `nicht ${control}` } };
    },
    exhausted: () => ({ yes: { adjective: 'erschöpft' }, no: { adjective: 'spielbereit' } }),
  };
}

type Act<W extends Vocabulary, Name> = Extract<CooperativeAct<W>, { readonly do: Name }>;

export function cooperativeActsInGerman<W extends Vocabulary>() {
  type Say = Telling<W, GermanNoun>;
  return {
    damage({ hits }: { readonly hits: readonly Hit<W>[] }, say: Say) {
      const [only, ...more] = hits;
      if (only && more.length === 0) {
        const to = whom(say, only.to);
        const amount = say.quantity(only.amount, NOUNS.damage);
        return duSoViel(VERBS.add, amount, (text) => spaced(to, text));
      }
      const told = hits.map(
        ({ to, amount }) => `${whom(say, to)} ${many(say, amount, NOUNS.damage)}`,
      );
      return du(VERBS.add, listed(told, 'und'));
    },
    heal({ from, amount }: Act<W, 'heal'>, say: Say) {
      if (amount === undefined) return du(VERBS.heal, `allen Schaden ${off(say, from)}`);
      const healed = say.quantity(amount, NOUNS.damage);
      return duSoViel(VERBS.heal, healed, (text) => `${text} ${off(say, from)}`);
    },
    draw({ count, who }: Act<W, 'draw'>, say: Say) {
      const cards = many(say, count, NOUNS.card);
      const player = who && say.known(who);
      return player ? sie(player, VERBS.draw, cards) : du(VERBS.draw, cards);
    },
    discardRandom({ count }: Act<W, 'discardRandom'>, say: Say) {
      const cards = many(say, count, inGerman('f', 'zufällige Karte', 'zufällige Karten'));
      return du(VERBS.discard, `${cards} von deiner Hand`);
    },
    shuffle: ({ deck }: Act<W, 'shuffle'>) => du(VERBS.shuffle, DECKS[deck]),
    removeFromGame: ({ cards }: Act<W, 'removeFromGame'>, say: Say) =>
      du(VERBS.remove, `${what(say, cards)} aus dem Spiel`),
  };
}
