import { describe, test } from 'vitest';
import {
  addToStaging,
  cannot,
  constant,
  engage,
  lasting,
  putIntoPlay,
  query,
  titled,
  trait,
} from '../../../src/vocabulary/builders.ts';
import { play } from '../../table/play.ts';
import { doing, reprinted, saying } from '../rewording.ts';

describe('a unique card', () => {
  test('cannot be played while a copy is in play, whoever controls that § unique', () => {
    const faramir = { heroes: ['Aragorn', 'Beravor'], resources: 4, hand: ['Faramir'] };
    play({ players: [{ ...faramir, area: ['Faramir'] }] }).cannot('play Faramir', 'matchInPlay');
    play({ players: [faramir, { heroes: ['Gimli'], area: ['Faramir'] }] })
      .offers('pass', 'use Beravor')
      .cannot('play Faramir', 'matchInPlay');
    play({ players: [{ ...faramir, discard: ['Faramir'] }] }).offers(
      'play Faramir',
      'pass',
      'use Beravor',
    );
  });

  test('is a copy by its title, whatever its type: an ally of a hero who is in play § unique, copy', () => {
    reprinted('Brok Ironfist', { name: 'Gimli', cost: 4 });
    play({
      players: [
        { heroes: ['Aragorn', 'Beravor'], resources: 4, hand: ['core-019'] },
        { heroes: ['Gimli'] },
      ],
    }).cannot('play Gimli', 'matchInPlay');
  });

  test('cannot be put into play either § unique, play-and-put-into-play', () => {
    play({
      players: [
        {
          heroes: ['Aragorn', 'Beravor'],
          resources: 1,
          hand: ['Sneak Attack', 'Faramir'],
          area: ['Faramir'],
        },
      ],
    }).cannot('play Sneak Attack', 'noTarget');
  });

  test('that is an attachment neither § unique', () => {
    play({
      players: [
        {
          heroes: [{ card: 'Aragorn', attached: ['Steward of Gondor'] }, 'Beravor'],
          resources: 2,
          hand: ['Steward of Gondor'],
        },
      ],
    }).cannot('play Steward of Gondor', 'matchInPlay');
  });

  test('if it is not unique, may be there several times § unique', () => {
    play({
      players: [
        {
          heroes: ['Aragorn'],
          resources: 2,
          hand: ['Guard of the Citadel'],
          area: ['Guard of the Citadel'],
        },
      ],
    }).offers('play Guard of the Citadel', 'pass');
  });

  test('of the encounter deck makes a player discard the character of that title they control § unique', () => {
    reprinted('Wargs', { name: 'Faramir', unique: true });
    const top = query('encounterDeckTop');
    const rest = { wholeEncounterDeck: ['core-085'] };
    for (const effect of [addToStaging(top), engage(top)]) {
      doing(effect, { area: ['core-014'] }, rest)
        .shows({
          'your discard pile': 'Faramir, Stand Together',
          'your play area': 'Gimli',
        })
        .asks('commitToQuest', 0);
    }
  });

  test('of the encounter deck that comes under a player’s control does so too § unique', () => {
    reprinted('Mendor', { name: 'Faramir' });
    doing(putIntoPlay(query('setAside')), { area: ['core-014'] }, { setAside: ['core-135'] })
      .shows({
        'your discard pile': 'Faramir, Stand Together',
        'your play area': 'Faramir, Gimli',
        'set aside': '',
      })
      .asks('commitToQuest', 0);
  });
});

describe('restricted', () => {
  const armed = (...attached: readonly string[]) =>
    play({
      players: [
        { heroes: [{ card: 'Gimli', attached }, 'Thalin'], resources: 4, hand: ['Dwarven Axe'] },
      ],
    })
      .plays('Dwarven Axe', 'Gimli', 'Thalin')
      .choose('Gimli');

  test('a character may have two such attachments § restricted', () => {
    armed('Blade of Gondolin')
      .shows({
        'Dwarven Axe': 'on Gimli',
        'Blade of Gondolin': 'on Gimli',
      })
      .asks('commitToQuest', 0);
  });

  test('with a third one of them is discarded at once § restricted', () => {
    play({
      players: [
        {
          heroes: [
            {
              card: 'Gimli',
              attached: ['Blade of Gondolin', 'Citadel Plate', 'The Favor of the Lady'],
            },
          ],
          resources: 2,
          hand: ['Dwarven Axe'],
        },
      ],
    })
      .choose('play Dwarven Axe')
      .asks('overLimit', 0)
      .offers('discard Blade of Gondolin', 'discard Citadel Plate', 'discard Dwarven Axe')
      .lacks('discard The Favor of the Lady')
      .choose('discard Blade of Gondolin')
      .shows({ 'your discard pile': 'Blade of Gondolin', 'Dwarven Axe': 'on Gimli' })
      .asks('commitToQuest', 0);
  });

  test('of a permanent card: it counts, and another one has to go § restricted, permanent', () => {
    play({
      players: [
        {
          heroes: [{ card: 'Gimli', attached: ['Valor', 'Blade of Gondolin'] }],
          resources: 2,
          hand: ['Dwarven Axe'],
        },
      ],
      gains: { Valor: { restricted: 1 } },
    })
      .choose('play Dwarven Axe')
      .asks('overLimit', 0)
      .offers('discard Blade of Gondolin', 'discard Dwarven Axe')
      .lacks('discard Valor');
  });

  test('counts for each character § restricted', () => {
    play({
      players: [
        {
          heroes: [{ card: 'Gimli', attached: ['Blade of Gondolin', 'Citadel Plate'] }, 'Thalin'],
          resources: 1,
          hand: ['Dwarven Axe'],
        },
      ],
    })
      .choose('play Dwarven Axe')
      .choose('Thalin')
      .shows({ 'your discard pile': '', 'Dwarven Axe': 'on Thalin' })
      .asks('commitToQuest', 0);
  });
});

describe('a card that cannot have attachments', () => {
  test('is no place for one § cannot-have-attachments', () => {
    play({
      players: [
        {
          heroes: ['Beravor'],
          resources: 3,
          hand: ['Forest Snare'],
          engaged: ['Nazgûl of Dol Guldur'],
        },
      ],
    }).cannot('play Forest Snare', 'noTarget');
  });

  test('of a trait can have others § cannot-have-attachments', () => {
    saying(
      'Veteran Axehand',
      constant(cannot('cannotHaveAttachments', titled('Gimli'), undefined, trait('Weapon'))),
    );
    play({
      players: [
        {
          heroes: [{ card: 'Gimli', attached: ['Blade of Gondolin', 'Horn of Gondor'] }],
          area: ['Snowbourn Scout'],
          resources: 6,
          hand: ['Veteran Axehand', 'Dwarven Axe', 'Citadel Plate'],
        },
      ],
    })
      .plays('Veteran Axehand')
      .shows({ 'your discard pile': 'Blade of Gondolin', 'Horn of Gondor': 'on Gimli' })
      .cannot('play Dwarven Axe', 'noTarget')
      .choose('play Citadel Plate')
      .shows({ 'Citadel Plate': 'on Gimli' })
      .asks('commitToQuest', 0);
  });

  test('loses those it has at once § cannot-have-attachments', () => {
    const heroes = [
      { card: 'Gimli', attached: ['Blade of Gondolin'] },
      { card: 'Aragorn', attached: ['Citadel Plate'] },
    ];
    doing(lasting('phase', cannot('cannotHaveAttachments', titled('Gimli'))), { heroes })
      .shows({
        'your discard pile': 'Blade of Gondolin, Stand Together',
        'Citadel Plate': 'on Aragorn',
      })
      .asks('commitToQuest', 0);
    saying('Veteran Axehand', constant(cannot('cannotHaveAttachments', titled('Gimli'))));
    play({
      players: [{ heroes: [...heroes, 'Beravor'], resources: 2, hand: ['Veteran Axehand'] }],
    })
      .choose('play Veteran Axehand')
      .shows({ 'your discard pile': 'Blade of Gondolin', 'Citadel Plate': 'on Aragorn' });
  });
});
