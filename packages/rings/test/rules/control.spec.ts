import { describe, test } from 'vitest';
import {
  action,
  attach,
  choose,
  query,
  takeControl,
  titled,
} from '../../src/vocabulary/builders.ts';
import { play } from '../table/play.ts';
import { saying } from './rewording.ts';

describe('control', () => {
  const others = [
    { heroes: ['Gimli'], hand: ['Stand Together'] },
    {
      heroes: ['Beravor'],
      area: [{ card: 'Faramir', damage: 1, exhausted: true, attached: ['Self Preservation'] }],
    },
  ] as const;

  test('of a character that changes leaves it as it is, and takes its attachments along', () => {
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

  test('of an attachment is with whoever controls the character it is moved to', () => {
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
      });
  });

  test('is needed to use an action: nobody uses those of others', () => {
    play({
      players: [{ heroes: ['Gimli', 'Denethor'] }, { heroes: ['Beravor'], area: ['Faramir'] }],
    })
      .offers('use Denethor')
      .lacks('use Beravor', 'use Faramir');
  });

  test('of an objective is with nobody until it is claimed', () => {
    play({
      players: [{ heroes: ['Gimli'], threat: 20 }, { heroes: ['Beravor'] }],
      staging: ["Gandalf's Map"],
    })
      .choose("use Gandalf's Map")
      .shows({ 'Gimli play area': "Gandalf's Map, Gimli", 'Gimli threat': 22 });
  });

  test('lets a player pay costs: what others control is nothing to pay with', () => {
    // Rain of Arrows has a ranged character exhausted.
    const gimli = { heroes: ['Gimli', 'Beravor'], resources: 1, hand: ['Rain of Arrows'] };
    play({
      players: [gimli, { heroes: ['Legolas'], engaged: ['Wargs'] }],
    }).cannot('play Rain of Arrows', 'costCannotBePaid');
  });
});
