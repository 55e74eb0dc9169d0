import { describe, expect, test } from 'vitest';
import { cardsInPlay, typeOf } from '../../src/table.ts';
import {
  damage,
  discardRandom,
  exhaust,
  give,
  query,
  sequence,
  titled,
  whenRevealed,
  you,
} from '../../src/vocabulary/builders.ts';
import type { PlayerDescription } from '../table/description.ts';
import type { Play } from '../table/play.ts';
import { play } from '../table/play.ts';
import { printedWith } from '../table/printing.ts';
import { doing } from './rewording.ts';

describe('you § you', () => {
  test('on an encounter card is the player who resolves it: his identity, his hand', () => {
    printedWith('Advance', {
      abilities: [
        whenRevealed(
          sequence(damage(2, you), give('stunned', you), exhaust(you), discardRandom(1)),
        ),
      ],
    });
    play({
      players: [
        { hero: 'captain-marvel', hand: ['Energy'], area: ['Vision'] },
        { hero: 'iron-man', hand: ['Energy'], area: ['Black Cat'], dealt: ['Advance'] },
      ],
      phase: 'villain',
      villain: { status: ['confused', 'stunned'] },
      encounterDeck: ['Assault', 'Charge', 'Charge'],
    }).shows({
      'Tony Stark': 'damage 2, stunned 1, exhausted',
      'Iron Man hand': '',
      'Black Cat': '',
      'Carol Danvers': '',
      Vision: '',
      'Captain Marvel hand': 'Energy',
    });
  });
});

/** Interrogation Room responds when you defeat a minion. */
describe('an identity has done what is done § you', () => {
  const room = (player: Partial<PlayerDescription>) =>
    play({
      players: [
        {
          hero: 'captain-marvel',
          form: 'hero',
          engaged: [{ card: 'Shocker', damage: 2 }],
          ...player,
          area: ['Interrogation Room', ...(player.area ?? [])],
        },
      ],
      threat: 3,
    });

  test('by itself', () => {
    room({})
      .choose('attack Captain Marvel')
      .choose('Shocker')
      .asks('useAbility', 0)
      .offers('use Interrogation Room');
  });

  test('by an event that its player plays § event', () => {
    room({ hand: ['Haymaker', 'Energy'] })
      .choose('play Haymaker')
      .choose('Shocker')
      .asks('useAbility', 0)
      .offers('use Interrogation Room');
  });

  test('by an upgrade of its own', () => {
    room({ hero: 'iron-man', area: ['Powered Gauntlets'] })
      .choose('use Powered Gauntlets')
      .choose('Shocker')
      .asks('useAbility', 0)
      .offers('use Interrogation Room');
  });

  test('but not by an ally', () => {
    room({ area: ['Vision'] })
      .choose('attack Vision')
      .choose('Shocker')
      .shows({ 'your engaged': '' })
      .asks('playerTurn', 0);
  });

  test('nor by a support § support', () => {
    room({ area: ['Tac Team'] })
      .choose('use Tac Team')
      .choose('Shocker')
      .shows({ 'your engaged': '' })
      .asks('playerTurn', 0);
  });
});

describe('an ability that names a card by its title', () => {
  test('means the card it is printed on, not another of the same title § referential-ability', () => {
    // Combat Training speaks of the hero of its controller.
    play({
      players: [
        { hero: 'captain-marvel', form: 'hero', area: ['Combat Training'] },
        { hero: 'iron-man', form: 'hero', area: ['Heroic Intuition'] },
      ],
      threat: 6,
    })
      .choose('attack Captain Marvel')
      .changes({ Rhino: 'damage 3', 'Captain Marvel': 'exhausted' })
      .endTurn()
      .asks('playerTurn', 1)
      .look()
      .choose('thwart Iron Man')
      .changes({ 'The Break-In!': 'threat 3', 'Iron Man': 'exhausted' });
  });
});

describe('a title that several cards in play have § referential-ability', () => {
  /** An ally and a minion of the same title. */
  const namesakes = () => printedWith('Hydra Mercenary', { name: 'Hulk' });
  const hurtHulk = damage(1, query('inPlay', titled('Hulk')));
  const hurt = ({ state }: Play, type: 'ally' | 'minion') =>
    cardsInPlay(state)
      .filter((card) => typeOf(state, card) === type)
      .map((card) => state.cards[card]?.tokens.damage ?? 0);

  test('on a player card means the player card', () => {
    namesakes();
    const game = doing(hurtHulk, { area: ['Hulk'], engaged: ['01101'] });
    expect([hurt(game, 'ally'), hurt(game, 'minion')]).toEqual([[1], [0]]);
  });

  test('on an encounter card means the encounter card', () => {
    namesakes();
    printedWith('Advance', { abilities: [whenRevealed(hurtHulk)] });
    const game = play({
      players: [{ hero: 'captain-marvel', area: ['Hulk'], engaged: ['01101'], dealt: ['Advance'] }],
      phase: 'villain',
      villain: { status: ['confused'] },
      encounterDeck: ['Charge'],
    });
    expect([hurt(game, 'ally'), hurt(game, 'minion')]).toEqual([[0], [1]]);
  });

  test('means any card if no closer one is in play', () => {
    namesakes();
    expect(hurt(doing(hurtHulk, { engaged: ['01101'] }), 'minion')).toEqual([1]);
  });
});

describe('form', () => {
  test('cards that speak of heroes leave alter-egos alone, and the other way round § alter-ego-alter-ego-form, hero-hero-form, identity', () => {
    // Shocker hurts each hero when he is revealed.
    play({
      players: [
        { hero: 'captain-marvel', dealt: ['Shocker'] },
        { hero: 'iron-man', form: 'hero' },
      ],
      phase: 'villain',
      villain: { status: ['confused', 'stunned'] },
      encounterDeck: ['Charge', 'Charge'],
    }).shows({ 'Carol Danvers': '', 'Iron Man': 'damage 1' });
  });
});
