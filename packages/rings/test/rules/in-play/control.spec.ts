import { describe, test } from 'vitest';
import type { Effect } from '../../../src/vocabulary/builders.ts';
import {
  action,
  addToStaging,
  attach,
  choose,
  engage,
  query,
  takeControl,
  titled,
} from '../../../src/vocabulary/builders.ts';
import type { Description } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { saying } from '../rewording.ts';

describe('control', () => {
  const others = [
    { heroes: ['Gimli'], hand: ['Stand Together'] },
    {
      heroes: ['Beravor'],
      area: [{ card: 'Faramir', damage: 1, exhausted: true, attached: ['Self Preservation'] }],
    },
  ] as const;

  test('of a character that changes leaves it as it is, and takes its attachments along § ownership-and-control', () => {
    saying('Stand Together', action(takeControl(query('allies'))));
    play({ players: others })
      .choose('play Stand Together')
      .shows({
        'Gimli play area': 'Faramir, Gimli, Self Preservation',
        'Beravor play area': 'Beravor',
        Faramir: 'damage 1, exhausted',
        'Self Preservation': 'on Faramir',
      })
      .until('actionWindow', 1)
      .lacks('use Self Preservation');
  });

  test('cannot be taken of what one controls already', () => {
    saying('Stand Together', action(takeControl(query('allies', titled('Faramir')))));
    play({
      players: [{ heroes: ['Gimli', 'Beravor'], hand: ['Stand Together'], area: ['Faramir'] }],
    }).cannot('play Stand Together', 'noTarget');
  });

  test('of an attachment is with whoever controls the character it is moved to § restricted, attachment-cards', () => {
    saying(
      'Stand Together',
      action(
        choose(query('inPlay', titled('Blade of Gondolin')), (blade) =>
          attach(blade, query('heroes', titled('Aragorn'))),
        ),
      ),
    );
    play({
      players: [
        {
          heroes: [{ card: 'Gimli', attached: ['Blade of Gondolin'] }],
          hand: ['Stand Together'],
        },
        { heroes: [{ card: 'Aragorn', attached: ['Citadel Plate', 'Dwarven Axe'] }] },
      ],
    })
      .choose('play Stand Together')
      // There it is the third restricted one.
      .asks('overLimit', 1)
      .choose('discard Dwarven Axe')
      .shows({
        'Gimli play area': 'Gimli',
        'Aragorn play area': 'Aragorn, Blade of Gondolin, Citadel Plate',
        'Aragorn discard pile': 'Dwarven Axe',
      })
      .asks('commitToQuest', 0);
  });

  test('is needed to use an action: nobody uses those of others § action', () => {
    play({
      players: [{ heroes: ['Gimli', 'Denethor'] }, { heroes: ['Beravor'], area: ['Faramir'] }],
    })
      .offers('use Denethor', 'pass')
      .lacks('use Beravor', 'use Faramir');
  });

  test('of an objective is with nobody until it is claimed § objective-cards', () => {
    play({
      players: [{ heroes: ['Gimli'], threat: 20 }, { heroes: ['Beravor'] }],
      staging: ["Gandalf's Map"],
    })
      .choose("use Gandalf's Map")
      .shows({ 'Gimli play area': "Gandalf's Map, Gimli", 'Gimli threat': 22 });
  });

  test('lets a player pay costs: what others control is nothing to pay with § cost', () => {
    // Rain of Arrows has a ranged character exhausted.
    const gimli = { heroes: ['Gimli', 'Beravor'], resources: 1, hand: ['Rain of Arrows'] };
    play({
      players: [gimli, { heroes: ['Legolas'], engaged: ['Wargs'] }],
    }).cannot('play Rain of Arrows', 'costCannotBePaid');
  });
});

describe('what is moved', () => {
  const moving = (effect: Effect, more: Partial<Description> = {}) => {
    saying('Stand Together', action(effect));
    return play({
      players: [
        {
          heroes: [{ card: 'Gimli', attached: ['Blade of Gondolin'] }, 'Beravor'],
          hand: ['Stand Together'],
          engaged: ['Wargs'],
        },
      ],
      staging: ['Hill Troll'],
      ...more,
    });
  };
  const blade = query('inPlay', titled('Blade of Gondolin'));

  test('has to end up elsewhere: where it lies already it cannot be moved § move', () => {
    const staged = addToStaging(query('enemies', titled('Hill Troll')));
    moving(staged).cannot('play Stand Together', 'noTarget');
    const toGimli = attach(blade, query('heroes', titled('Gimli')));
    moving(toGimli).cannot('play Stand Together', 'noTarget');
    const engaged = engage(query('enemies', titled('Wargs')));
    moving(engaged).cannot('play Stand Together', 'noTarget');
  });

  test('lies there afterwards § move', () => {
    moving(attach(blade, query('heroes', titled('Beravor'))))
      .choose('play Stand Together')
      .shows({ 'Blade of Gondolin': 'on Beravor' });
    moving(engage(query('enemies', titled('Hill Troll'))))
      .choose('play Stand Together')
      .shows({ 'your engaged': 'Hill Troll, Wargs', 'staging area': '' });
  });
});
