import type { Exempt } from '@grimrule/words/testing';
import { exempt, unsaidLeaves } from '@grimrule/words/testing';
import { expect, it } from 'vitest';
import type { ChampionsCard } from '../../src/cards/card.ts';
import { loadPacks } from '../../src/shelf/loading.ts';
import { OFFERED, offeredCards } from '../../src/shelf/offers.ts';
import { EVENTS } from '../../src/vocabulary/events.ts';
import { SOURCES } from '../../src/vocabulary/sources.ts';
import { STATS } from '../../src/vocabulary/stats.ts';
import { championsText } from '../../src/words/card-texts/text-box.ts';
import { HARD_CARDS } from '../hard-cards/cards/all-cards.ts';
import { inWordsOfTheCore } from '../hard-cards/in-core-words.ts';
import { FURTHER_CARDS } from './further-cards.ts';

await loadPacks(OFFERED);

/** Sets of which a text tells no more than what their cards are. */
const KINDS = [
  ...['you', 'players', 'otherPlayers', 'firstPlayer', 'heroes', 'otherHeroes', 'allies'],
  ...['friendlies', 'villain', 'villains', 'minions', 'enemies', 'attackable', 'characters'],
  ...['mainScheme', 'mainSchemes', 'sideSchemes', 'schemes', 'thwartable', 'thwartableInCrisis'],
  'encounterDecks',
  ...[
    'environments',
    'inPlay',
    'attacker',
    'attackingPlayer',
    'attackedCharacter',
    'defender',
    'dealtDamage',
    'hurt',
    'defeatedByAttack',
    'activating',
    'defeater',
  ],
];
const YOURS = ['you', 'yours', 'yourAllies', 'yourCharacters'];
const PRINTED = [
  ...['thw', 'atk', 'def', 'rec', 'sch', 'hitPoints', 'handSize', 'allyLimit', 'cost'],
  ...['boostIcons', 'startingThreat', 'targetThreat', 'escalation'],
  ...['hinder', 'incite', 'retaliate', 'victory', 'acceleration', 'amplify', 'crisis', 'hazard'],
];

const hasPowers = ({ type, atk, sch, thw }: ChampionsCard) =>
  type === 'attachment' && [atk, sch, thw].some((power) => power);
const speaksOf = (node: unknown, word: string) =>
  JSON.stringify(node ?? null).includes(`"${word}"`);

/** A player has one identity. */
const isOne = (from: unknown) => (from as { readonly in?: string } | undefined)?.in === 'you';

const EXEMPT: readonly Exempt<ChampionsCard>[] = [
  {
    because: 'powers printed on an attachment are numbers, not text',
    holds: ({ card, leaf }) => hasPowers(card) && leaf.path[1] === 0,
  },
  exempt.alike('you attack only what you can attack', 'attackable', 'enemies'),
  exempt.alike('you thwart only what you can thwart', 'thwartable', 'schemes'),
  exempt.alike(
    'the effect itself says that it ignores crisis icons',
    'thwartableInCrisis',
    'schemes',
  ),
  {
    because: 'a condition that counts one by one looks at each villain',
    holds: (site) =>
      site.leaf.kind === 'query.in' &&
      site.leaf.path.includes('count') &&
      exempt.areBoth(site, ['villain', 'villains']),
  },
  exempt.alike('a crisis icon is spoken of elsewhere', 'thwartable', 'thwartableInCrisis'),
  exempt.kindTold(KINDS, YOURS),
  {
    because: 'an attachment to something that there is only one of calls its host by that',
    holds: (site) =>
      site.leaf.kind === 'query.in' &&
      [site.leaf.was, site.other].includes('host') &&
      exempt.areBoth(site, [
        'host',
        'you',
        'villain',
        'villains',
        'environments',
        'mainScheme',
        'mainSchemes',
      ]),
  },
  exempt.topOfItsPile(),
  exempt.oneByOne(),
  exempt.playedFromHand(({ type }) => type === 'event'),
  {
    because: 'a resource card is used from hand while something is paid for',
    holds: ({ leaf, parent }) =>
      /^kind action\./.test(leaf.kind) && speaksOf(parent.effect, 'doubled'),
  },
  {
    because: 'what cannot be played is not played',
    holds: ({ leaf }) => leaf.kind === 'of[]' && speaksOf(leaf.was, 'player_side_scheme'),
  },
  exempt.oneCertainCard(),
  {
    because: 'as much was done as cards that it was done to',
    holds: ({ leaf, other }) =>
      /^amount (?:done|slot)$/.test(leaf.kind) &&
      (speaksOf(other, 'done') || speaksOf(other, 'slot')),
  },
  {
    because: 'at most none is none',
    holds: ({ leaf, parent }) => /^modifiers?\.op$/.test(leaf.kind) && parent.by === 0,
  },
  {
    because: 'where there is only one there is nothing to choose',
    holds: ({ leaf, parent }) =>
      leaf.kind === 'do choose.by' &&
      (['villain', 'mainScheme', 'titled', 'same', 'specialDeckTop'].some((only) =>
        speaksOf(parent.from, only),
      ) ||
        isOne(parent.from)),
  },
  {
    because: 'a change for the next play ends with it, whatever the period',
    holds: ({ leaf, parent, other }) =>
      leaf.kind === 'do lasting.until' && parent.next !== undefined && other === 'event',
  },
  {
    because: 'there is only one excess damage to speak of',
    holds: ({ leaf, other }) => leaf.kind === 'amount excess.slot' && other === undefined,
  },
  {
    because: 'one card is chosen at least if nothing else is said',
    holds: ({ leaf, other }) =>
      leaf.kind === 'do choose.least' && leaf.was === 1 && other === undefined,
  },
  {
    because: 'what a card costs, and whence it is played, is about it where it lies',
    holds: ({ leaf }) => leaf.kind === 'kind constant.wherever',
  },
  exempt.hadOrNot(...PRINTED),
  {
    because: 'nothing causes a card to be flipped',
    holds: ({ card, leaf, other }) =>
      leaf.kind === 'ref' && speaksOf(other, 'cause') && speaksOf(card.abilities, 'flipped'),
  },
];

it('shows every leaf of every card in its text, in both languages', () => {
  const { faults, leaves } = unsaidLeaves<ChampionsCard>({
    cards: [...offeredCards(), ...HARD_CARDS, ...FURTHER_CARDS].map(inWordsOfTheCore),
    title: ({ code, name }) => `${code} ${name}`,
    text: championsText,
    told: [
      ...(['abilities', 'keywords', 'onlyIn', 'mode', 'anyControl', 'max', 'giveTo'] as const),
      ...(['nemesis', 'counters', 'lostWhenCompleted', 'costPerHero'] as const),
      ...(['onlyIf', 'payOnlyWith', 'spentOnlyIn', 'countedCounters', 'secondDeck'] as const),
    ],
    names: { in: SOURCES, on: EVENTS, stat: STATS },
    exempt: EXEMPT,
  });
  expect(faults).toEqual([]);
  expect(leaves).toBeGreaterThan(4000);
});
