import type {
  Amount,
  Cards,
  CooperativeAct,
  CooperativeFilter,
  DeckName,
  Hit,
  Vocabulary,
} from '@grimrule/kernel';
import { english } from '../english/english.ts';
import type { EnglishNoun } from '../english/phrases.ts';
import { inEnglish, spread, they, you } from '../english/phrases.ts';
import type { Telling } from '../lexicon.ts';
import { many, what } from '../objects.ts';
import { listed } from '../phrase.ts';

/** The words that the cards of cooperative games share, in English. */

const NOUNS = {
  card: inEnglish('card'),
  character: inEnglish('character'),
  firstPlayer: { ...inEnglish('first player'), person: true },
  encounterCard: inEnglish('encounter card'),
  damage: inEnglish('damage', 'damage'),
  threat: inEnglish('threat', 'threat'),
} as const satisfies Readonly<Record<string, EnglishNoun>>;

const DECKS: Readonly<Record<DeckName, string>> = {
  yours: 'your deck',
  encounter: 'the encounter deck',
};

const IN_PLAY = { place: 'in play' } as const;
const top = (following: string) => ({
  noun: NOUNS.card,
  adjective: 'top',
  following,
  unique: true,
});

/** The card is told first: what the amount depends on may speak of it. */
function spreadOver<W extends Vocabulary>(
  say: Telling<W, EnglishNoun>,
  amount: Amount<W>,
  noun: EnglishNoun,
  to: 'to' | 'from' | 'on',
  card: Cards<W>,
): string {
  const where = `${to} ${what(say, card)}`;
  return spread(say.quantity(amount, noun), where);
}

/** The words that need no game. */
export const englishCards = {
  nouns: NOUNS,
  decks: DECKS,
  inPlay: IN_PLAY,
  top,
  spreadOver,
  sources: {
    yours: { yours: true, ...IN_PLAY },
    inPlay: IN_PLAY,
    host: { following: 'with this card attached', unique: true, ...IN_PLAY },
    attachedHere: { following: 'attached to this card' },
    yourHand: { following: 'from your hand' },
    yourDeck: { following: 'from your deck' },
    yourDeckTop: top('of your deck'),
    yourDiscard: { following: 'from your discard pile' },
    encounterDeck: { following: 'from the encounter deck' },
    encounterDeckTop: top('of the encounter deck'),
    encounterDiscard: { following: 'from the encounter discard pile' },
    encounterDeckAndDiscard: { following: 'from the encounter deck or discard pile' },
    setAside: { adjective: 'set-aside' },
  },
  searched: {
    yourDeck: 'your deck',
    yourDiscard: 'your discard pile',
    encounterDeck: 'the encounter deck',
    encounterDiscard: 'the encounter discard pile',
    setAside: 'the set-aside cards',
  },
  facts: {
    yourEvent: () => ({ yes: 'it is about you', no: 'it is not about you' }),
    undefended: () => ({ yes: 'the attack is undefended', no: 'the attack is defended' }),
  },
  marks: {
    fromDeck: {
      yes: 'the revealed card comes from the encounter deck',
      no: 'the revealed card does not come from the encounter deck',
    },
  },
  discarded: { yes: 'a card is discarded', no: 'no card is discarded' },
} as const;

type Test<W extends Vocabulary, Name> = Extract<
  CooperativeFilter<W, string>,
  { readonly is: Name }
>;

/** `traitName` is the English name of a trait. */
export function cooperativeFiltersInEnglish<W extends Vocabulary>(
  traitName: (trait: string) => string,
) {
  type Say = Telling<W, EnglishNoun>;
  return {
    trait: ({ trait }: { readonly trait: string }) => ({
      yes: { sort: traitName(trait) },
      no: { following: `without the ${traitName(trait)} trait` },
    }),
    engagedWith({ who }: Test<W, 'engagedWith'>, say: Say) {
      const name = say.cards(who).as('dative');
      return {
        yes: { following: `engaged with ${name.replace(/^each /, 'a ')}` },
        no: { following: `not engaged with ${name}` },
      };
    },
    exhausted: () => ({ yes: { adjective: 'exhausted' }, no: { adjective: 'ready' } }),
    hasAttached({ where }: Test<W, 'hasAttached'>, say: Say) {
      const card = english.kind(say.described(where)).as('accusative');
      return {
        yes: { following: `with ${card} attached` },
        no: { following: `without ${card} attached` },
      };
    },
  };
}

type Act<W extends Vocabulary, Name> = Extract<CooperativeAct<W>, { readonly do: Name }>;

export function cooperativeActsInEnglish<W extends Vocabulary>() {
  type Say = Telling<W, EnglishNoun>;
  return {
    damage({ hits }: { readonly hits: readonly Hit<W>[] }, say: Say) {
      const dealt = hits.map(({ to, amount }) => spreadOver(say, amount, NOUNS.damage, 'to', to));
      return you(`deal ${listed(dealt, 'and')}`);
    },
    heal: ({ from, amount }: Act<W, 'heal'>, say: Say) =>
      you(
        amount === undefined
          ? `heal all damage from ${what(say, from)}`
          : `heal ${spreadOver(say, amount, NOUNS.damage, 'from', from)}`,
      ),
    draw({ count, who }: Act<W, 'draw'>, say: Say) {
      const cards = many(say, count, NOUNS.card);
      const player = who && say.known(who);
      return player ? they(player, ['draws', 'draw'], cards) : you(`draw ${cards}`);
    },
    discardRandom: ({ count }: Act<W, 'discardRandom'>, say: Say) =>
      you(`discard ${many(say, count, inEnglish('random card'))} from your hand`),
    shuffle: ({ deck }: Act<W, 'shuffle'>) => you(`shuffle ${DECKS[deck]}`),
    removeFromGame: ({ cards }: Act<W, 'removeFromGame'>, say: Say) =>
      you(`remove ${what(say, cards)} from the game`),
  };
}
