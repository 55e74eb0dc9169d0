import { isRef } from '@grimrule/kernel';
import type { EnglishNoun, Lexicon, Phrase, Telling } from '@grimrule/words';
import {
  cooperativeActsInEnglish,
  english,
  englishCards,
  named,
  possessiveInEnglish as possessive,
  spaced,
  spread,
  they,
  what,
  withArticle,
  you,
} from '@grimrule/words';
import { ORC_GUARD, printed } from '../../cards/designs.ts';
import type { Amount, Cards } from '../../vocabulary/builders.ts';
import type { RingsWords } from '../../vocabulary/nodes.ts';
import { NOUNS, TYPES } from './nouns-en.ts';
import { isThis, ownerAsked, titleAsked } from './queries.ts';

type Words = Lexicon<RingsWords, EnglishNoun>;
type Say = Telling<RingsWords, EnglishNoun>;

const { decks: DECKS, spreadOver } = englishCards;

/** `the top card of your deck`, `the top X cards of your deck` */
function top(say: Say, deck: string, count: Amount): string {
  return count === 1 ? `the top card of ${deck}` : `the top ${say.value(count)} cards of ${deck}`;
}

const ENCOUNTER_TYPES: readonly EnglishNoun[] = [
  TYPES.Enemy,
  TYPES.Location,
  TYPES.Treachery,
  TYPES.Objective,
];

/** The deck that cards belong to. */
function deckOf(say: Say, cards: Cards): string {
  const from = say.sourceOf(cards);
  if (from === 'decks') return 'the deck';
  if (from?.startsWith('your')) return DECKS.yours;
  if (from?.startsWith('encounter') || ENCOUNTER_TYPES.includes(say.nounOf(cards))) {
    return DECKS.encounter;
  }
  return isThis(cards) ? "its owner's deck" : 'its deck';
}

const LOOKED_AT: Readonly<Record<string, string>> = {
  yourDeck: DECKS.yours,
  encounterDeck: DECKS.encounter,
};

/** Raises or lowers a player's threat: `raise your threat`, `each player raises their threat`. */
function threat(say: Say, verb: 'raise' | 'lower', who: Cards, by: Amount) {
  const player = say.known(who);
  const value = say.value(by);
  if (player.you) return you(`${verb} your threat by ${value}`);
  return they(player, [`${verb}s`, verb], `their threat by ${value}`);
}

/** A hero comes back to its owner, every other card of another player comes under your control. */
function control(say: Say, cards: Cards): string {
  const from = say.sourceOf(cards);
  if (from !== 'discards' && from !== 'decks') return '';
  return say.nounOf(cards) === TYPES.Hero ? "under its owner's control" : 'under your control';
}

const pool = (card: Phrase) => possessive('resource pool', card);
const players = { plural: true, as: () => 'the players' };

const shared = cooperativeActsInEnglish<RingsWords>();

export const acts: Words['acts'] = {
  ...shared,
  discard: ({ cards }, say) => {
    const whole = !isRef(cards) && cards.in === 'yourHand';
    return you(`discard ${whole ? say.all(cards).as('accusative') : what(say, cards)}`);
  },
  toHand: ({ cards }, say) => {
    const from = say.sourceOf(cards);
    const card = what(say, cards);
    if (from === 'decks') return you(`add ${card} to its owner's hand`);
    if (from === 'yourHand') return you(`return ${card} to your hand`);
    const inPlay = from === 'yourCharacters' || isThis(cards);
    return you(inPlay ? `return ${card} to its owner's hand` : `add ${card} to your hand`);
  },
  toDeck: ({ cards, bottom }, say) => {
    const card = what(say, cards);
    const place = `${bottom ? 'on the bottom' : 'on top'} of ${deckOf(say, cards)}`;
    return you(isRef(cards) ? `put ${card} ${place}` : `put ${card} back ${place} in any order`);
  },
  shuffleIn: ({ cards }, say) => {
    const deck = deckOf(say, cards);
    return you(`shuffle ${say.all(cards).as('accusative')} into ${deck}`);
  },
  look: ({ at, count }, say) => {
    if (count === undefined) return you(`look at ${what(say, at)}`);
    const owner = ownerAsked(at);
    if (owner) return you(`look at ${top(say, possessive('deck', say.known(owner)), count)}`);
    const deck = LOOKED_AT[say.sourceOf(at) ?? ''];
    return you(`look at ${top(say, deck ?? say.all(at).as('dative'), count)}`);
  },
  putIntoPlay: ({ cards }, say) =>
    you(spaced(`put ${what(say, cards)} into play`, control(say, cards))),
  takeControl: ({ cards }, say) => you(`take control of ${what(say, cards)}`),
  swap: ({ card, with: other }, say) => you(`exchange ${what(say, card)} with ${what(say, other)}`),
  eliminate: ({ who }, say) => they(say.cards(who), ['is', 'are'], 'eliminated'),
  attach: ({ card, to }, say) => {
    const host = say.cards(to);
    const where = say.nounOf(to).person === true ? possessive('deck', host) : host.as('accusative');
    const isAttachment = isThis(card) && say.nounOf(card) === TYPES.Attachment;
    return you(spaced('attach', isAttachment ? '' : what(say, card), `to ${where}`));
  },
  exhaust: ({ cards }, say) => you(`exhaust ${what(say, cards)}`),
  ready: ({ cards }, say) => you(`ready ${what(say, cards)}`),
  putCounters: ({ counter, on, count }, say) => {
    if (counter === 'damage') return you(`place ${spreadOver(say, count, NOUNS.damage, 'on', on)}`);
    if (say.nounOf(on) !== TYPES.Hero) {
      return you(`place ${spreadOver(say, count, NOUNS.resourceToken, 'on', on)}`);
    }
    const to = `to ${pool(say.cards(on))}`;
    return you(`add ${spread(say.quantity(count, NOUNS.resource), to)}`);
  },
  removeCounters: ({ counter, from, count }, say) => {
    if (counter !== 'resource') {
      return you(`remove ${spreadOver(say, count, NOUNS.progress, 'from', from)}`);
    }
    const out = `from ${pool(say.cards(from))}`;
    return you(`spend ${spread(say.quantity(count, NOUNS.resource), out)}`);
  },
  pickRandom: ({ from }, say) => {
    const kind = say.kind(from);
    if (kind.fixed && from.in === 'encounterDeck') {
      return you(`search the encounter deck for ${withArticle(titleAsked(from, say))}`);
    }
    return you(`choose ${english.one({ ...kind, unique: false }).as('accusative')} at random`);
  },
  reveal: ({ cards, guarding }, say) => {
    const card = what(say, cards);
    return you(
      guarding ? `reveal ${card} and attach ${what(say, guarding)} to it` : `reveal ${card}`,
    );
  },
  surge: () => they(named('this card'), ['gains', 'gain'], 'Surge'),
  enemyAttacks: ({ by }, say) => they(say.cards(by), ['attacks', 'attack'], 'you'),
  drone: ({ count }, say) => {
    const { attack = 0, defense = 0, hitPoints = 0, name } = printed(ORC_GUARD);
    const cards = top(say, DECKS.yours, count);
    say.turnAway();
    return you(
      `put ${cards} into play facedown and engaged with you, as ${withArticle(name)} enemy (${attack} attack, ${defense} defense, ${hitPoints} hit point)`,
    );
  },
  winGame: () => they(players, ['win', 'win'], 'the game'),
  loseGame: () => they(players, ['lose', 'lose'], 'the game'),
  progress: ({ on, count }, say) =>
    you(`place ${spreadOver(say, count, NOUNS.progress, 'on', on)}`),
  placeThreat: ({ on, amount }, say) => threat(say, 'raise', on, amount),
  removeThreat: ({ from, amount }, say) => threat(say, 'lower', from, amount),
  addToStaging: ({ cards }, say) => {
    const source = say.sourceOf(cards);
    const back = source === 'engagedEnemies' || source === 'enemies';
    // Of a card that may have left meanwhile, more than one has been spoken of.
    if (!isRef(cards)) say.turnAway();
    const card = what(say, cards);
    return you(back ? `return ${card} to the staging area` : `put ${card} into the staging area`);
  },
  engage: ({ enemies, who }, say) => {
    const player = say.cards(who);
    if (isThis(enemies)) {
      return they(say.cards(enemies), ['engages', 'engage'], player.as('accusative'));
    }
    const enemy = what(say, enemies);
    return player.you ? you(`engage ${enemy}`) : they(player, ['engages', 'engage'], enemy);
  },
  uncommit: ({ cards }, say) => {
    const card = what(say, cards).replace(' committed to the quest', '');
    return you(`remove ${card} from the quest`);
  },
  dealShadow: ({ to, count }, say) =>
    you(`deal ${spreadOver(say, count, NOUNS.shadowCard, 'to', to)}`),
  attackNow: (act, say) => they(say.cards(act.with), ['attacks', 'attack'], 'an enemy at once'),
  claim: (act, say) => {
    const objective = what(say, act.objective);
    return you(`claim ${objective} and attach it to ${what(say, act.for)}`);
  },
  capture: ({ cards }, say) =>
    you(
      spaced(
        `take ${what(say, cards)} prisoner`,
        isRef(cards) ? '(facedown and of no use until rescued)' : '',
      ),
    ),
  rescue: ({ cards }, say) => you(`rescue ${what(say, cards)}`),
  record: ({ as, cards }, say) =>
    as === 'earned'
      ? you(`add ${what(say, cards)} to the campaign pool`)
      : you(`note ${what(say, cards)} in the campaign log as the prisoner`),
};
