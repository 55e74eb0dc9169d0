import { cardOf } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { cardsInPlay, typeOf } from '../../../src/table.ts';
import {
  action,
  damage,
  discardRandom,
  exhaust,
  give,
  query,
  sequence,
  titled,
  whenRevealed,
  you,
} from '../../../src/vocabulary/builders.ts';
import type { PlayerDescription } from '../../table/description.ts';
import type { Play } from '../../table/play.ts';
import { play } from '../../table/play.ts';
import { printedWith } from '../../table/printing.ts';
import { doing, saying } from '../rewording.ts';

describe('you § you', () => {
  test('on an encounter card is the player who resolves it: their identity, their hand', () => {
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
      .offers('use Interrogation Room', 'pass');
  });

  test('by an event that its player plays § event', () => {
    room({ hand: ['Haymaker', 'Energy'] })
      .choose('play Haymaker')
      .choose('Shocker')
      .asks('useAbility', 0)
      .offers('use Interrogation Room', 'pass');
  });

  test('by an upgrade of its own', () => {
    room({ hero: 'iron-man', area: ['Powered Gauntlets'] })
      .choose('use Powered Gauntlets')
      .choose('Shocker')
      .asks('useAbility', 0)
      .offers('use Interrogation Room', 'pass');
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

describe('an upgrade that speaks of a hero', () => {
  test('means the hero of its controller § upgrade', () => {
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

describe('an ability that names a card by its title § referential-ability', () => {
  const exhaustedOf = ({ state }: Play, type: 'ally' | 'support') =>
    cardsInPlay(state)
      .filter((card) => typeOf(state, card) === type)
      .map((card) => cardOf(state, card).exhausted);

  test('means the card it is printed on, not another of the same title', () => {
    saying('Tac Team', action(exhaust(query('inPlay', titled('Tac Team')))));
    const game = play({ players: [{ hero: 'she-hulk', area: ['Tac Team', 'Tac Team'] }] });
    game.choose('use Tac Team').offers('use Tac Team', 'change form', 'end turn');
    expect(exhaustedOf(game, 'support')).toEqual([true, false]);
  });

  test('means the card of its own identity before any other of that title', () => {
    // Tigra is called like a card of Spider-Man here; at last the support is one of his too.
    printedWith('Tigra', { name: 'Black Cat' });
    saying('Tac Team', action(exhaust(query('inPlay', titled('Black Cat')))));
    const used = () =>
      play({
        players: [{ hero: 'spider-man', area: ['Tac Team', '01002', '01051'] }],
      }).choose('use Tac Team');
    expect(exhaustedOf(used(), 'ally')).toEqual([true, true]);
    printedWith('Tac Team', { set: 'spider_man' });
    expect(exhaustedOf(used(), 'ally')).toEqual([true, false]);
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
