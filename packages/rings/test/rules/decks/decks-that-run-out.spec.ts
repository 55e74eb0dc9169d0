import { zoneOf } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { DECK, DISCARD, of } from '../../../src/board.ts';
import { printedAs } from '../../../src/cards/designs.ts';
import {
  damage,
  discard,
  draw,
  query,
  reveal,
  shuffleIn,
  titled,
} from '../../../src/vocabulary/builders.ts';
import { play } from '../../table/play.ts';
import { doing, told } from '../rewording.ts';

const NOTHING = 'Eyes of the Forest';

describe('a player deck that has run out', () => {
  test('stays empty: the player goes on with what they have § empty-deck', () => {
    const table = play({
      players: [{ heroes: ['Beravor'], wholeDeck: [], discard: ['Gandalf', 'Faramir'] }],
      phase: 'resource',
    });
    expect(table.asked).not.toBe('nothing');
    table.shows({ 'your hand': '', 'your deck': 0, 'your discard pile': 'Faramir, Gandalf' });
  });

  test('gives as many cards as there are to whoever draws more § drawing-cards, effects', () => {
    doing(draw(3), { wholeDeck: ['Gandalf', 'Faramir'] })
      .shows({
        'your hand': 'Faramir, Gandalf',
        'your deck': 0,
      })
      .asks('commitToQuest', 0);
  });

  test('cannot be drawn from: an effect that does nothing else cannot be used § triggered-ability', () => {
    play({ players: [{ heroes: ['Beravor', 'Denethor'], wholeDeck: [] }] })
      .offers('use Denethor', 'pass')
      .cannot('use Beravor', 'noTarget');
  });
});

describe('cards that are drawn', () => {
  test('come together from the top of the deck § drawing-cards', () => {
    const table = doing(draw(2), { wholeDeck: ['Gandalf', 'Faramir', 'Beorn'] });
    table.shows({ 'your hand': 'Faramir, Gandalf', 'your deck': 1 }).asks('commitToQuest', 0);
    expect(told(table, 'drew')).toEqual(['drew']);
  });
});

describe('a hand', () => {
  test('has no limit, however many cards are drawn § drawing-cards', () => {
    const hand = new Array(12).fill('Gandalf');
    doing(draw(4), { hand, deck: ['Feint', 'Feint', 'Feint', 'Feint'] })
      .shows({
        'your hand': [...new Array(4).fill('Feint'), ...hand].join(', '),
      })
      .asks('commitToQuest', 0);
  });
});

describe('an encounter deck that has run out', () => {
  test('is made anew of its discard pile at once in the quest phase § empty-deck, step-3-3, reveal', () => {
    const table = play({
      players: [{ heroes: ['Beravor'], threat: 1 }],
      wholeEncounterDeck: ['Old Forest Road'],
      encounterDiscard: ['Forest Gate', 'Hill Troll'],
      phase: 'quest',
    })
      .commit()
      .until('whereToTravel');
    table.shows({
      'encounter deck': 2,
      'encounter discard pile': '',
      'staging area': 'Old Forest Road',
    });
    expect(told(table, 'encounterDeckReshuffled')).toHaveLength(1);
  });

  test('is there again for the shadow cards of the round § empty-deck, encounter-deck', () => {
    play({
      players: [{ heroes: ['Beravor', 'Gimli'], threat: 1, engaged: ['Wargs'] }],
      wholeEncounterDeck: [NOTHING],
      phase: 'quest',
    })
      .commit()
      .untilPhase('combat')
      .shows({ 'shadow cards': 1, 'encounter deck': 0 });
  });

  test('is empty at the beginning of the quest phase: then it is made anew first § empty-deck', () => {
    const table = play({
      players: [{ heroes: ['Beravor'], threat: 1 }],
      wholeEncounterDeck: [],
      encounterDiscard: ['Forest Gate'],
      phase: 'quest',
    })
      .commit()
      .until('whereToTravel');
    table.shows({ 'staging area': 'Forest Gate', 'encounter discard pile': '' });
  });

  test('is made anew as the quest phase begins, before anybody commits § empty-deck', () => {
    play({
      players: [{ heroes: ['Beravor'], threat: 1 }],
      wholeEncounterDeck: [],
      encounterDiscard: ['Forest Gate'],
      phase: 'planning',
    })
      .shows({ 'encounter deck': 0 })
      .until('commitToQuest')
      .shows({ 'encounter deck': 1, 'encounter discard pile': '' });
  });

  test('goes on revealing with the new deck in the middle of staging § empty-deck', () => {
    play({
      players: [
        { heroes: ['Beravor'], threat: 1 },
        { heroes: ['Gimli'], threat: 1 },
      ],
      wholeEncounterDeck: [NOTHING],
      encounterDiscard: ['Forest Gate'],
      phase: 'quest',
    })
      .commit()
      .commit()
      .until('whereToTravel')
      .shows({ 'staging area': 'Forest Gate' });
  });

  test('stays empty in all other phases § empty-deck', () => {
    const table = doing(
      reveal(query('encounterDeckTop')),
      { heroes: ['Gimli', 'Beravor'] },
      { wholeEncounterDeck: ['Old Forest Road'], encounterDiscard: ['Forest Gate'] },
    );
    table.shows({ 'encounter deck': 0, 'encounter discard pile': 'Forest Gate' });
    expect(told(table, 'encounterDeckReshuffled')).toEqual([]);
  });

  test('with an empty discard pile reveals nothing, and the game goes on', () => {
    play({
      players: [{ heroes: ['Beravor'], threat: 10 }],
      wholeEncounterDeck: [],
      phase: 'quest',
    })
      .commit()
      .untilPhase('travel')
      .shows({ 'staging area': '', 'your threat': 10 });
  });
});

describe('a discard pile', () => {
  test('is open to all, and what is discarded later lies on top § discard-piles', () => {
    const { state } = doing(discard(query('allies')), {
      area: ['Faramir'],
      discard: ['Gandalf'],
    }).asks('commitToQuest', 0);
    const pile = zoneOf(state, of(DISCARD, 0));
    const titles = pile.map((card) => printedAs(state, card).name);
    expect(titles).toEqual(['Gandalf', 'Faramir', 'Stand Together']);
    expect(pile.every((card) => state.cards[card]?.seen === 1)).toBe(true);
  });

  test('takes cards that leave together in their order: a card before what was attached to it § discard-piles', () => {
    const { state } = doing(damage(9, query('heroes', titled('Aragorn'))), {
      heroes: ['Gimli', { card: 'Aragorn', attached: ['Citadel Plate', 'Dwarven Axe'] }],
    }).asks('commitToQuest', 0);
    const titles = zoneOf(state, of(DISCARD, 0)).map((card) => printedAs(state, card).name);
    expect(titles).toEqual(['Aragorn', 'Citadel Plate', 'Dwarven Axe', 'Stand Together']);
  });

  test('belongs to the deck a card came from § discard-piles', () => {
    doing(discard(query('inPlay', { is: 'type', types: ['Ally', 'Enemy'] })), {
      area: ['Faramir'],
      engaged: ['Wargs'],
    })
      .shows({ 'your discard pile': 'Faramir, Stand Together', 'encounter discard pile': 'Wargs' })
      .asks('commitToQuest', 0);
  });

  test('that is shuffled into its deck is hidden again', () => {
    const { state } = doing(shuffleIn(query('yourDiscard')), {
      wholeDeck: [],
      discard: ['Gandalf', 'Faramir'],
    }).asks('commitToQuest', 0);
    const deck = zoneOf(state, of(DECK, 0));
    expect(deck.map((card) => state.cards[card]?.seen)).toEqual([0, 0]);
  });
});
