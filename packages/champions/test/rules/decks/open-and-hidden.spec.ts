import { zoneOf } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { DEALT, DECK, DISCARD, ENCOUNTER_DISCARD, of } from '../../../src/board.ts';
import { printed } from '../../../src/cards/designs.ts';
import { champions } from '../../../src/game.ts';
import { choose, discard, keep, lookAtTop, query } from '../../../src/vocabulary/builders.ts';
import { nameOf } from '../../table/picture.ts';
import type { Play } from '../../table/play.ts';
import { play } from '../../table/play.ts';
import { designNamed } from '../../table/position.ts';
import { reworded } from '../rewording.ts';

/** The titles of the cards that a seat sees in a zone, the topmost last; a dash for a back. */
function seen(game: Play, seat: number, zone: number): readonly string[] {
  const { cards, zones, lists } = champions.view(game.state, seat);
  return (zones[zone] ?? []).map((sighting) => {
    if (typeof sighting !== 'number') return '–';
    const design = cards[sighting]?.design ?? lists[sighting]?.design ?? -1;
    return champions.definition.printed[design]?.code ?? '?';
  });
}

const known = (sightings: readonly string[]) => sightings.filter((each) => each !== '–').length;

describe('discard piles § discard-pile', () => {
  test('lie open to everybody, in their order', () => {
    const game = play({
      players: [
        { hero: 'she-hulk', discard: ['Energy', 'Genius'] },
        { hero: 'spider-man', discard: ['Strength'] },
      ],
      encounterDiscard: ['Advance', 'Assault'],
    });
    for (const zone of [of(DISCARD, 0), of(DISCARD, 1), ENCOUNTER_DISCARD]) {
      const own = seen(game, 0, zone);
      expect(own).not.toContain('–');
      expect(seen(game, 1, zone)).toEqual(own);
    }
    const codes = (...titles: readonly string[]) =>
      titles.map((title) => printed(designNamed(title)).code);
    expect(seen(game, 1, of(DISCARD, 0))).toEqual(codes('Energy', 'Genius'));
    expect(seen(game, 1, ENCOUNTER_DISCARD)).toEqual(codes('Advance', 'Assault'));
  });
});

describe('looking at cards § look-looked-at', () => {
  /** The first of two players looks at three of their four cards, one of which they discard. */
  const looking = () => {
    reworded('Get Ready', {
      effect: keep(lookAtTop(3, query('yourDeck')), (cards) =>
        choose(query(cards), (card) => discard(card)),
      ),
    });
    const wholeDeck = ['Energy', 'Genius', 'Tigra', 'Hulk'];
    return play({
      players: [
        { hero: 'she-hulk', form: 'hero', hand: ['Get Ready'], wholeDeck },
        { hero: 'spider-man' },
      ],
    }).choose('play Get Ready');
  };

  test('is for the player who looks, and for nobody else', () => {
    const game = looking();
    expect(game.options).toEqual(['Energy', 'Genius', 'Tigra']);
    expect(known(seen(game, 0, of(DECK, 0)))).toBe(3);
    expect(known(seen(game, 1, of(DECK, 0)))).toBe(0);
  });

  test('leaves those that stay on the deck in their order', () => {
    const { state } = looking().choose('Genius');
    const titles = (zone: number) => zoneOf(state, zone).map((card) => nameOf(state, card));
    expect(titles(of(DISCARD, 0))).toEqual(['Genius', 'Get Ready']);
    expect(titles(of(DECK, 0))).toEqual(['Hulk', 'Tigra', 'Energy']);
  });
});

describe('dealt encounter cards § deal-deal-an-encounter-card', () => {
  test('are seen by nobody, not even by the player they were dealt to', () => {
    const game = play({
      players: [{ hero: 'she-hulk', dealt: ['Advance'] }, { hero: 'spider-man' }],
    });
    for (const seat of [0, 1]) expect(seen(game, seat, of(DEALT, 0))).toEqual(['–']);
  });
});
