import { describe, expect, test } from 'vitest';
import {
  action,
  attachTo,
  cancelling,
  gains,
  instead,
  lasting,
  putIntoPlay,
  query,
  raiseThreat,
  sequence,
  titled,
  trait,
  you,
} from '../../../src/vocabulary/builders.ts';
import { play } from '../../table/play.ts';
import { reprinted, saying, told } from '../rewording.ts';

describe('the resource phase', () => {
  test('1.2: every hero gains a resource, allies do not; 1.3: every player draws a card § step-1-2, step-1-3, resource-phase, resources, ally-cards', () => {
    play({
      players: [
        { heroes: ['Aragorn', 'Beravor'], area: ['Faramir'], deck: ['Sneak Attack'] },
        { heroes: [{ card: 'Éowyn', resources: 20 }], deck: ['Gandalf'] },
      ],
      phase: 'resource',
    })
      .asks('actionWindow', 0)
      .shows({
        Aragorn: 'resource 1',
        Beravor: 'resource 1',
        Éowyn: 'resource 21',
        Faramir: '',
        'Aragorn hand': 'Sneak Attack',
        'Éowyn hand': 'Gandalf',
      });
  });

  test('a player whose deck is empty draws nothing and shuffles nothing § step-1-3, empty-deck', () => {
    play({
      players: [{ heroes: ['Beravor'], wholeDeck: [], discard: ['Gandalf'], hand: ['Gléowine'] }],
      phase: 'resource',
    })
      .shows({ 'your hand': 'Gléowine', 'your deck': 0, 'your discard pile': 'Gandalf' })
      .asks('commitToQuest', 0);
  });
});

describe('a card costs', () => {
  test('resources of heroes that match its sphere § resource-match, spheres, step-2-2, resources, cost', () => {
    const hand = ['Guard of the Citadel'];
    play({ players: [{ heroes: ['Aragorn', 'Gimli'], hand, resources: 2 }] })
      .choose('play Guard of the Citadel')
      .changes({
        Aragorn: '',
        'your hand': '',
        'your play area': 'Aragorn, Gimli, Guard of the Citadel',
      })
      .asks('commitToQuest', 0);
    play({
      players: [{ heroes: ['Beravor', { card: 'Aragorn', resources: 1 }], hand, resources: 9 }],
    }).cannot('play Guard of the Citadel', 'cannotAfford');
  });

  test('what several matching heroes may pay together § resource-match, step-2-2', () => {
    play({
      players: [
        {
          heroes: ['Aragorn', { card: 'Théodred', resources: 3 }],
          hand: ['Guard of the Citadel'],
          resources: 1,
        },
      ],
    })
      .choose('play Guard of the Citadel')
      .pay('Aragorn', 'Théodred')
      .shows({ Aragorn: '', Théodred: 'resource 2' })
      .asks('commitToQuest', 0);
  });

  test('if it is neutral, resources of any heroes, also of different spheres § neutral-cards, resource-match', () => {
    play({
      players: [
        {
          heroes: ['Aragorn', { card: 'Gimli', resources: 3 }],
          hand: ['Gandalf'],
          resources: 2,
        },
      ],
    })
      .choose('play Gandalf')
      .shows({ Aragorn: '', Gimli: '', 'your play area': 'Aragorn, Gandalf, Gimli' })
      .asks('useAbility', 0);
  });

  test('nothing if it costs nothing, but even so a hero has to match its sphere § resource-match', () => {
    const hand = ['Stand Together'];
    play({ players: [{ heroes: ['Gimli'], hand }] })
      .choose('play Stand Together')
      .shows({ 'your discard pile': 'Stand Together' })
      .asks('commitToQuest', 0);
    play({ players: [{ heroes: ['Beravor'], hand, resources: 5 }] }).cannot(
      'play Stand Together',
      'cannotAfford',
    );
  });

  test('no hero of another player: they only pay with their own § resources, cost', () => {
    play({
      players: [
        { heroes: ['Beravor'], hand: ['Guard of the Citadel'] },
        { heroes: ['Aragorn'], resources: 5 },
      ],
    }).cannot('play Guard of the Citadel', 'cannotAfford');
  });

  test('exactly its cost: neither less nor more can be spent § cost', () => {
    const table = play({
      players: [{ heroes: ['Aragorn', 'Théodred'], hand: ['Guard of the Citadel'], resources: 2 }],
    }).choose('play Guard of the Citadel');
    const options = table.prompt?.options ?? [];
    expect(options).toHaveLength(4);
    expect(() => table.answer(options)).toThrow();
    expect(() => table.answer(options.slice(0, 1))).toThrow();
    table.answer(options.slice(0, 2)).shows({ 'your hand': '' }).asks('commitToQuest', 0);
  });

  test('X: as much as its player chooses and can pay, if that does anything § x', () => {
    play({
      players: [
        {
          heroes: ['Éowyn'],
          resources: 3,
          hand: ['Stand and Fight'],
          discard: ['Wandering Took', 'Lórien Guide', 'Northern Tracker'],
        },
      ],
    })
      .choose('play Stand and Fight')
      .asks('chooseX', 0)
      .offers('2', '3')
      .lacks('0', '1', '4')
      .choose('2')
      .shows({ Éowyn: 'resource 1', 'your play area': 'Wandering Took, Éowyn' })
      .asks('commitToQuest', 0);
  });
});

describe('playing a card', () => {
  test('an event goes to its owner’s discard pile once it is resolved § event-cards, play-and-put-into-play', () => {
    play({
      players: [
        { heroes: ['Aragorn'], resources: 1, hand: ['Ever Vigilant'] },
        { heroes: ['Éowyn'], area: [{ card: 'Faramir', exhausted: true }] },
      ],
    })
      .choose('play Ever Vigilant')
      .shows({ Faramir: '', 'Aragorn discard pile': 'Ever Vigilant', 'Aragorn played': '' });
  });

  test('is impossible if its effect could not change anything § cost, event-cards', () => {
    play({
      players: [{ heroes: ['Beravor', 'Aragorn'], resources: 1, hand: ['Ever Vigilant'] }],
    }).cannot('play Ever Vigilant', 'noTarget');
  });

  test('an ally comes into play ready under the control of whoever played it § ally-cards, characters, ready', () => {
    play({
      players: [{ heroes: ['Aragorn'], resources: 4, hand: ['Faramir'] }, { heroes: ['Beravor'] }],
    })
      .choose('play Faramir')
      .offers('use Faramir', 'pass')
      .shows({ 'Aragorn play area': 'Aragorn, Faramir', Faramir: '' });
  });

  test('a card that is put into play is not played, and nothing is paid for it § play-and-put-into-play', () => {
    const table = play({
      players: [
        {
          heroes: ['Beravor', { card: 'Aragorn', resources: 1 }],
          hand: ['Sneak Attack', 'Erebor Hammersmith'],
          discard: ['Blade of Gondolin'],
        },
      ],
    })
      .choose('play Sneak Attack')
      // Erebor Hammersmith answers when it is played, so nothing is asked.
      .asks('planning', 0)
      .shows({ 'your play area': 'Aragorn, Beravor, Erebor Hammersmith' });
    expect(told(table, 'plays')).toEqual(['plays']);
  });

  test('is the only way for an event: no effect puts one into play § event-cards', () => {
    saying('Stand Together', action(putIntoPlay(query('yourHand'))));
    const table = (hand: readonly string[]) =>
      play({ players: [{ heroes: ['Gimli', 'Beravor'], hand: ['Stand Together', ...hand] }] });
    table(['Feint']).cannot('play Stand Together', 'noTarget');
    table(['Feint', 'Faramir'])
      .choose('play Stand Together')
      .shows({ 'your hand': 'Feint', 'your play area': 'Beravor, Faramir, Gimli' });
  });

  test('that has a limit counts for it though its effects are canceled § limits', () => {
    reprinted('Stand Together', { max: { times: 1, per: 'round' } }, action(raiseThreat(you, 1)));
    saying('Eleanor', cancelling('playing', null, instead(sequence())));
    play({
      players: [
        {
          heroes: ['Gimli', 'Eleanor', 'Beravor'],
          threat: 10,
          hand: ['Stand Together', 'Stand Together'],
        },
      ],
    })
      .choose('play Stand Together')
      .choose('use Eleanor')
      .cannot('play Stand Together', 'maxPlayed')
      .shows({ 'your threat': 10 });
  });

  test('whose effects are canceled is a card that has been played and paid for § event-cards, prevent', () => {
    saying('Eleanor', cancelling('playing', null, instead(sequence())));
    play({
      players: [
        { heroes: ['Aragorn', 'Eleanor'], resources: 2, hand: ['For Gondor!'], deck: ['Gandalf'] },
      ],
    })
      .choose('play For Gondor!')
      .asks('useAbility', 0)
      .choose('use Eleanor')
      .shows({ Aragorn: '', 'your discard pile': 'For Gondor!', 'your hand': '' })
      .asks('commitToQuest', 0);
  });

  test('more often in a round than it says is impossible, for all copies of it § limits', () => {
    reprinted('Stand Together', { max: { times: 1, per: 'round' } }, action(raiseThreat(you, 1)));
    const gimli = { heroes: ['Gimli'], threat: 20, hand: ['Stand Together', 'Stand Together'] };
    play({ players: [gimli, { heroes: ['Legolas', 'Beravor'], hand: ['Stand Together'] }] })
      .choose('play Stand Together')
      .asks('actionWindow', 1)
      .cannot('play Stand Together', 'maxPlayed')
      .shows({ 'Gimli threat': 21, 'Gimli hand': 'Stand Together' });
  });
});

describe('an attachment', () => {
  test('is attached to something as it is played, and cannot be played without § attachment-cards', () => {
    const hand = ['Forest Snare'];
    play({ players: [{ heroes: ['Beravor'], resources: 3, hand }] }).cannot(
      'play Forest Snare',
      'noTarget',
    );
    play({
      players: [{ heroes: ['Beravor'], resources: 3, hand, engaged: ['Hill Troll'] }],
    })
      .choose('play Forest Snare')
      .shows({ 'Forest Snare': 'on Hill Troll', 'your play area': 'Beravor, Forest Snare' });
  });

  test('may be played on a character of another player, who controls it then § attachment-cards', () => {
    play({
      players: [
        { heroes: ['Aragorn'], resources: 2, hand: ['Steward of Gondor'] },
        { heroes: ['Éowyn'], hand: ['Gandalf'] },
      ],
    })
      .choose('play Steward of Gondor')
      .choose('Éowyn')
      .changes({
        Aragorn: '',
        'Aragorn hand': '',
        'Éowyn play area': 'Steward of Gondor, Éowyn',
        'Steward of Gondor': 'on Éowyn',
      })
      .asks('actionWindow', 1)
      .offers('use Steward of Gondor', 'pass', 'use Éowyn')
      .choose('use Steward of Gondor')
      .shows({ Éowyn: 'resource 2', 'Steward of Gondor': 'exhausted, on Éowyn' });
  });

  test('on anything but a character stays under the control of whoever played it § attachment-cards, ownership-and-control', () => {
    play({
      players: [
        { heroes: ['Beravor'], resources: 3, hand: ['Forest Snare'] },
        { heroes: ['Éowyn'], engaged: ['Hill Troll'] },
      ],
    })
      .choose('play Forest Snare')
      .shows({ 'Beravor play area': 'Beravor, Forest Snare', 'Éowyn play area': 'Éowyn' });
  });

  test('goes to its owner’s discard pile at the same time as what it is attached to leaves § attachment-cards', () => {
    play({
      players: [
        {
          heroes: ['Gimli'],
          engaged: ['Hill Troll'],
          area: [{ card: 'Faramir', attached: ['Self Preservation'] }],
        },
      ],
      encounterDeck: ['Old Forest Road'],
      phase: 'combat',
    })
      .until('whoDefends')
      .choose('defend Faramir')
      .shows({ 'your discard pile': 'Faramir, Self Preservation', 'your play area': 'Gimli' })
      .asks('whomToAttack', 0);
  });

  test('stays though its host is not any more what it asked for § attachment-cards', () => {
    saying('Dwarven Axe', attachTo(query('heroes', trait('Dwarf'))));
    saying('Stand Together', action(lasting('phase', gains('blank', titled('Gimli')))));
    const gimli = { heroes: ['Gimli', 'Beravor'], resources: 4 };
    play({ players: [{ ...gimli, hand: ['Dwarven Axe', 'Stand Together'] }] })
      .choose('play Dwarven Axe')
      .choose('play Stand Together')
      .shows({ 'Dwarven Axe': 'on Gimli' });
    play({ players: [{ ...gimli, hand: ['Dwarven Axe', 'Dwarven Axe', 'Stand Together'] }] })
      .choose('play Stand Together')
      .cannot('play Dwarven Axe', 'noTarget');
  });

  test('may be one of any number § attachment-cards', () => {
    play({
      players: [
        {
          heroes: [
            { card: 'Éowyn', attached: ['Unexpected Courage', 'The Favor of the Lady'] },
            'Beravor',
          ],
          resources: 2,
          hand: ['Unexpected Courage'],
        },
      ],
    })
      .choose('play Unexpected Courage')
      .choose('Éowyn')
      .shows({
        'your discard pile': '',
        'your play area':
          'Beravor, The Favor of the Lady, Unexpected Courage, Unexpected Courage, Éowyn',
      });
  });

  test('is exhausted and readied apart from its host § attachment-cards', () => {
    play({
      players: [
        {
          heroes: [{ card: 'Éowyn', exhausted: true, attached: ['Unexpected Courage'] }, 'Beravor'],
        },
      ],
    })
      .choose('use Unexpected Courage')
      .shows({ Éowyn: '', 'Unexpected Courage': 'exhausted, on Éowyn' });
  });
});
