import type { Exempt } from '@grimrule/words/testing';
import { exempt, unsaidLeaves } from '@grimrule/words/testing';
import { expect, it } from 'vitest';
import type { RingsCard } from '../../src/cards/card.ts';
import { POOL } from '../../src/cards/pool.ts';
import { EVENTS } from '../../src/vocabulary/events.ts';
import { SOURCES } from '../../src/vocabulary/sources.ts';
import { STATS } from '../../src/vocabulary/stats.ts';
import { ringsText } from '../../src/words/card-texts/text-box.ts';

/** Sets of which a text tells no more than what their cards are. */
const KINDS = [
  ...['you', 'players', 'otherPlayers', 'firstPlayer', 'eventPlayer', 'defendingPlayer', 'heroes'],
  ...['allies', 'characters', 'enemies', 'locations', 'objectives', 'inPlay', 'attachments'],
  ...['captives', 'prisoners', 'shadowCards', 'defenders', 'attackers', 'attackingEnemy'],
  ...['attackedEnemy', 'quest'],
];
const YOURS = ['you', 'yours', 'yourHeroes', 'yourCharacters', 'yourFighters'];
const PRINTED = [
  ...['willpower', 'attack', 'defense', 'hitPoints', 'cost', 'threatCost', 'threat'],
  ...['engagementCost', 'questPoints', 'doomed', 'victory'],
];
/** Numbers of the whole game, which a card in play has to have. */
const OF_THE_GAME = /^(?:moreStaging|stagingThreat|skips\w+|allyLimit)$/;

const EXEMPT: readonly Exempt<RingsCard>[] = [
  {
    because: 'one label stands for what comes before and after; the event tells which it is',
    holds: (site) =>
      site.leaf.kind === 'kind triggered.level' &&
      (exempt.areBoth(site, ['cancel', 'when', 'after']) ||
        exempt.areBoth(site, ['forcedWhen', 'forcedAfter'])),
  },
  exempt.kindTold(KINDS, YOURS),
  exempt.alike('who cannot attack cannot be told to', 'yourFighters', 'yourCharacters'),
  exempt.alike(
    'what stands there is told by its noun',
    'stagingArea',
    'stagedEnemies',
    'stagedLocations',
  ),
  exempt.playedFromHand(({ type }) => type === 'Event'),
  exempt.oneCertainCard(),
  exempt.topOfItsPile(),
  {
    because: 'a number of the whole game is kept on some card',
    holds: ({ grandparent, leaf, card }) =>
      [grandparent, ...modifiersOf(card)].some(({ stat }) => OF_THE_GAME.test(String(stat))) &&
      leaf.path.includes('of'),
  },
  {
    because: 'only who is committed can be removed from the quest',
    holds: ({ card, leaf }) =>
      leaf.was === 'committed' && JSON.stringify(card.abilities).includes('"uncommit"'),
  },
  exempt.hadOrNot(...PRINTED),
];

function modifiersOf({ abilities }: RingsCard): readonly { readonly stat?: unknown }[] {
  return [...JSON.stringify(abilities).matchAll(/"stat":"(\w+)"/g)].map(([, stat]) => ({ stat }));
}

it('shows every leaf of every card in its text, in both languages', () => {
  const { faults, leaves } = unsaidLeaves<RingsCard>({
    cards: POOL,
    title: ({ code, name }) => `${code} ${name}`,
    text: ringsText,
    told: [
      ...(['abilities', 'keywords', 'max', 'fromDifferentHeroes', 'returnsToStaging'] as const),
      ...(['leavesTo', 'goesWithFirstPlayer', 'setsAside', 'carriesOver'] as const),
      ...(['nextAtRandom', 'noProgress'] as const),
    ],
    names: { in: SOURCES, on: EVENTS, stat: STATS },
    exempt: EXEMPT,
  });
  expect(faults).toEqual([]);
  expect(leaves).toBeGreaterThan(2000);
});
