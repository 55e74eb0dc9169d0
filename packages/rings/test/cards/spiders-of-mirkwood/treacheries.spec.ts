import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';
import { beforeStaging } from '../situations.ts';

describe('Eyes of the Forest', () => {
  test('makes each player discard all events in their hand, and nothing else', () => {
    beforeStaging({
      players: [
        { heroes: ['Beravor'], hand: ['Gandalf', 'Sneak Attack', 'Steward of Gondor'] },
        { heroes: ['Gimli'], hand: ['Feint', 'Quick Strike', 'Beorn'] },
      ],
      wholeEncounterDeck: ['Eyes of the Forest', 'Old Forest Road', 'Hummerhorns'],
    })
      .pass()
      .changes({
        'Beravor hand': 'Gandalf, Steward of Gondor',
        'Beravor discard pile': 'Sneak Attack',
        'Gimli hand': 'Beorn',
        'Gimli discard pile': 'Feint, Quick Strike',
        'encounter deck': 1,
        'encounter discard pile': 'Eyes of the Forest',
        'staging area': 'Old Forest Road',
      });
  });
});

describe('Caught in a Web', () => {
  test('is attached to a hero by the player with the highest threat § treachery-cards', () => {
    beforeStaging({
      players: [
        { heroes: ['Beravor'], threat: 30 },
        { heroes: ['Gimli', 'Legolas'], area: ['Veteran Axehand'], threat: 31 },
      ],
      wholeEncounterDeck: ['Caught in a Web', 'Old Forest Road'],
    })
      .pass()
      .asks('chooseCard', 1)
      .offers('Gimli', 'Legolas')
      .lacks('Veteran Axehand', 'Beravor')
      .choose('Legolas')
      .changes({
        'encounter attachments': 'Caught in a Web',
        'Caught in a Web': 'on Legolas',
        'encounter deck': 0,
        'staging area': 'Old Forest Road',
      });
  });

  test('goes to the one of two with the same threat whom the first player names', () => {
    beforeStaging({
      players: [
        { heroes: ['Beravor'], threat: 30 },
        { heroes: ['Gimli'], threat: 31 },
        { heroes: ['Legolas'], threat: 31 },
      ],
      wholeEncounterDeck: ['Caught in a Web', 'Old Forest Road', 'Old Forest Road'],
    })
      .pass()
      .asks('chooseCard', 0)
      .offers('Gimli', 'Legolas')
      .lacks('Beravor')
      .choose('Gimli')
      .shows({ 'Caught in a Web': 'on Gimli' });
  });

  const atRefresh = (resources: number) =>
    play({
      players: [
        {
          heroes: [
            { card: 'Gimli', exhausted: true, resources, attached: ['Caught in a Web'] },
            { card: 'Legolas', exhausted: true, resources: 3 },
            'Beravor',
          ],
          threat: 20,
        },
      ],
      phase: 'refresh',
    });

  test('keeps its hero exhausted in the refresh phase unless 2 of his resources are paid', () => {
    atRefresh(2)
      .asks('mayDo', 0)
      .choose('yes')
      .asks('actionWindow')
      .changes({ Gimli: '', Legolas: 'resource 3', 'your threat': 21 });
    atRefresh(3)
      .choose('no')
      .asks('actionWindow')
      .changes({ Legolas: 'resource 3', 'your threat': 21 });
  });

  test('cannot be paid with resources of another hero', () => {
    atRefresh(1)
      .asks('actionWindow')
      .shows({ Gimli: 'resource 1, exhausted', Legolas: 'resource 3' });
  });

  test('asks for nothing if the hero is ready', () => {
    play({
      players: [
        {
          heroes: [{ card: 'Gimli', resources: 2, attached: ['Caught in a Web'] }, 'Beravor'],
        },
      ],
      phase: 'refresh',
    })
      .asks('actionWindow')
      .shows({ Gimli: 'resource 2' });
  });

  test('does not keep the hero from readying by other effects', () => {
    play({
      players: [
        {
          heroes: [
            {
              card: 'Gimli',
              exhausted: true,
              attached: ['Caught in a Web', 'Unexpected Courage'],
            },
          ],
        },
      ],
    })
      .choose('use Unexpected Courage')
      .shows({ Gimli: '', 'Unexpected Courage': 'exhausted, on Gimli' })
      .asks('commitToQuest', 0);
  });

  test('counts as a Condition attachment: a Miner of the Iron Hills digs the hero out § card-types, treachery-cards', () => {
    play({
      players: [
        {
          heroes: [{ card: 'Beravor', resources: 2, attached: ['Caught in a Web'] }],
          hand: ['Miner of the Iron Hills'],
        },
      ],
    })
      .plays('Miner of the Iron Hills')
      .choose('use Miner of the Iron Hills')
      .changes({
        Beravor: '',
        'your hand': '',
        'your play area': 'Beravor, Miner of the Iron Hills',
        'encounter attachments': '',
        'Caught in a Web': '',
        'encounter discard pile': 'Caught in a Web',
      });
  });

  test('is discarded when its hero leaves play', () => {
    play({
      players: [
        {
          heroes: [{ card: 'Gimli', damage: 4, attached: ['Caught in a Web'] }, 'Beravor'],
          engaged: ['Forest Spider'],
        },
      ],
      wholeEncounterDeck: [],
      phase: 'combat',
      step: '6.3',
    })
      .until('whoDefends')
      .pass()
      .until('undefendedDamage')
      .choose('Gimli')
      .shows({ 'your discard pile': 'Gimli', 'encounter discard pile': 'Caught in a Web' });
  });
});
