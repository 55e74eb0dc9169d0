import { NONE, zoneOf } from '@grimrule/kernel';
import { describe, test } from 'vitest';
import { ATTACHMENTS } from '../../../src/board.ts';
import { printedAs } from '../../../src/cards/designs.ts';
import type { Play } from '../../table/play.ts';
import { play } from '../../table/play.ts';

/** As many cards as a hero may hold, so that nothing is drawn between two turns. */
const hand = ['Energy', 'Energy', 'Genius', 'Genius', 'Strength'];
const marvel = { hero: 'captain-marvel', form: 'hero', hand } as const;
const carol = { hero: 'captain-marvel', hand: [...hand, 'Strength'] } as const;
const klaw = { scenario: 'klaw' } as const;
const SCHEME = 'Underground Distribution';
/** Takes the one attachment in play off the villain. */
const removal = ({ state }: Play) => {
  const [card = NONE] = zoneOf(state, ATTACHMENTS);
  const ability = printedAs(state, card).abilities.findIndex(({ kind }) => kind === 'action');
  return { verb: 'use', card, ability };
};

describe.each(['Sonic Converter', 'Solid-Sound Body'])('%s', (attachment) => {
  const villain = { attached: [attachment] };

  test('is attached to Klaw when it is revealed', () => {
    play({ ...klaw, players: [carol], wholeEncounterDeck: ['Advance', attachment, 'Advance'] })
      .endTurn()
      .changes({
        [SCHEME]: 'threat 3',
        attachments: attachment,
        [attachment]: 'on Klaw',
        'encounter deck': 1,
        'encounter discard pile': 'Advance',
      })
      .asks('playerTurn', 0);
  });

  test('is discarded by a hero who spends a resource of each type', () => {
    play({ ...klaw, players: [marvel], villain })
      .choose(`use ${attachment}`)
      .pay('Energy', 'Genius', 'Strength')
      .changes({
        'your hand': 'Energy, Genius',
        'your discard pile': 'Energy, Genius, Strength',
        attachments: '',
        [attachment]: '',
        'encounter discard pile': attachment,
      })
      .asks('playerTurn', 0);
  });

  test('can be paid for with a wild resource', () => {
    const wild = 'The Power of Leadership';
    play({ ...klaw, players: [{ ...marvel, hand: ['Energy', 'Genius', wild] }], villain })
      .choose(`use ${attachment}`)
      .changes({
        'your hand': '',
        'your discard pile': `Energy, Genius, ${wild}`,
        attachments: '',
        [attachment]: '',
        'encounter discard pile': attachment,
      })
      .asks('playerTurn', 0);
  });

  test('is not got rid of with resources of two types, nor in alter-ego form', () => {
    const hero = play({
      ...klaw,
      players: [{ ...marvel, hand: ['Energy', 'Energy', 'Genius', 'Genius'] }],
      villain,
    });
    hero
      .lacks(`use ${attachment}`)
      .refuses(removal(hero), 'costCannotBePaid', 'cost')
      .asks('playerTurn', 0);
    const alterEgo = play({ ...klaw, players: [carol], villain });
    alterEgo
      .lacks(`use ${attachment}`)
      .refuses(removal(alterEgo), 'conditionNotMet', 'condition')
      .asks('playerTurn', 0);
  });

  test('has three boost icons', () => {
    play({
      ...klaw,
      players: [marvel],
      encounterDeck: ['Advance', attachment, 'Defense Network'],
    })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': 'damage 3', attachments: '' })
      .asks('playerTurn', 0);
  });

  test('is taken along to the next stage of Klaw', () => {
    play({
      ...klaw,
      players: [marvel],
      villain: { ...villain, damage: 10 },
      wholeEncounterDeck: ['Advance'],
    })
      .choose('attack Captain Marvel')
      .shows({ 'villain deck': '', attachments: attachment, [attachment]: 'on Klaw' })
      .asks('playerTurn', 0);
  });
});

describe('Sonic Converter', () => {
  const armed = { attached: ['Sonic Converter'] } as const;
  const boosts = ['Advance', 'Assault', 'Solid-Sound Body', 'Advance'];

  test('adds 1 to the attack, and stuns the character that it damages', () => {
    play({
      ...klaw,
      players: [{ ...marvel, area: ['Maria Hill'] }],
      villain: armed,
      wholeEncounterDeck: boosts,
    })
      .endTurn()
      .pass()
      .changes({
        [SCHEME]: 'threat 1',
        'Captain Marvel': 'damage 1, stunned 1',
        attachments: 'Solid-Sound Body, Sonic Converter',
        'Solid-Sound Body': 'on Klaw',
        'encounter deck': 1,
        'encounter discard pile': 'Advance, Assault',
      })
      .asks('playerTurn', 0);
  });

  test('stuns a defending ally that lives, and not its hero', () => {
    play({
      ...klaw,
      players: [{ ...marvel, area: ['Maria Hill'] }],
      villain: armed,
      encounterDeck: boosts,
    })
      .endTurn()
      .choose('defend Maria Hill')
      .shows({ 'Captain Marvel': '', 'Maria Hill': 'damage 1, stunned 1, exhausted' })
      .asks('playerTurn', 0);
  });

  test('stuns nobody if the attack does no damage', () => {
    play({ ...klaw, players: [marvel], villain: armed, encounterDeck: boosts })
      .endTurn()
      .choose('defend Captain Marvel')
      .shows({ 'Captain Marvel': 'exhausted' })
      .asks('playerTurn', 0);
    play({
      ...klaw,
      players: [{ ...marvel, status: ['tough'] }],
      villain: armed,
      encounterDeck: boosts,
    })
      .endTurn()
      .pass()
      .shows({ 'Captain Marvel': '' })
      .asks('playerTurn', 0);
  });

  test('stuns nobody when a minion attacks', () => {
    play({
      ...klaw,
      players: [{ ...marvel, engaged: ['Armored Guard'] }],
      villain: { ...armed, status: ['stunned'] },
      encounterDeck: ['Solid-Sound Body'],
    })
      .endTurn()
      .pass()
      .shows({ Klaw: '', 'Captain Marvel': 'damage 1' })
      .asks('playerTurn', 0);
  });

  test('adds nothing when Klaw schemes', () => {
    play({
      ...klaw,
      players: [carol],
      villain: armed,
      encounterDeck: ['Advance', 'Solid-Sound Body'],
    })
      .endTurn()
      .shows({ [SCHEME]: 'threat 3', 'Carol Danvers': '' })
      .asks('playerTurn', 0);
  });

  test('is unique', () => {
    play({
      ...klaw,
      players: [carol],
      villain: armed,
      wholeEncounterDeck: ['Advance', 'Sonic Converter', 'Solid-Sound Body', 'Advance'],
    })
      .endTurn()
      .changes({
        [SCHEME]: 'threat 3',
        attachments: 'Solid-Sound Body, Sonic Converter',
        'Solid-Sound Body': 'on Klaw',
        'encounter deck': 1,
        'encounter discard pile': 'Advance, Sonic Converter',
      })
      .asks('playerTurn', 0);
  });
});

describe('Solid-Sound Body', () => {
  const solid = { attached: ['Solid-Sound Body'] } as const;

  test('deals 1 damage back to a hero who attacks Klaw', () => {
    play({ ...klaw, players: [marvel], villain: solid })
      .choose('attack Captain Marvel')
      .changes({ Klaw: 'damage 2', 'Captain Marvel': 'damage 1, exhausted' })
      .asks('playerTurn', 0);
  });

  test('deals 1 damage back to an attacking ally, before its consequential damage', () => {
    play({ ...klaw, players: [{ ...marvel, area: ['Vision', 'Maria Hill'] }], villain: solid })
      .choose('attack Vision')
      .changes({ Klaw: 'damage 2', Vision: 'damage 2, exhausted' })
      .choose('attack Maria Hill')
      .changes({
        Klaw: 'damage 3',
        'your play area': 'Captain Marvel, Vision',
        'your discard pile': 'Maria Hill',
      })
      .asks('playerTurn', 0);
  });

  test('works against attack events, and although a tough card stops the attack', () => {
    play({
      ...klaw,
      players: [{ ...marvel, hand: ['Photonic Blast', ...hand] }],
      villain: { ...solid, status: ['tough'] },
    })
      .choose('play Photonic Blast')
      .pay('Genius', 'Genius', 'Strength')
      .changes({
        Klaw: '',
        'Captain Marvel': 'damage 1',
        'your hand': 'Energy, Energy',
        'your discard pile': 'Genius, Genius, Photonic Blast, Strength',
      })
      .asks('playerTurn', 0);
  });

  test('gives nothing back for damage that is no attack, or for attacks on others', () => {
    play({
      ...klaw,
      players: [{ ...marvel, area: ['Daredevil'], engaged: ['Weapons Runner'] }],
      threat: 2,
      villain: solid,
    })
      .choose('thwart Daredevil')
      .choose('use Daredevil')
      .choose('Klaw')
      .changes({ [SCHEME]: '', Klaw: 'damage 1', Daredevil: 'damage 1, exhausted' })
      .choose('attack Captain Marvel')
      .choose('Weapons Runner')
      .changes({
        'Captain Marvel': 'exhausted',
        'your engaged': '',
        'encounter discard pile': 'Weapons Runner',
      })
      .asks('playerTurn', 0);
  });

  test('gives nothing back for an attack that a stun cancels', () => {
    play({ ...klaw, players: [{ ...marvel, status: ['stunned'] }], villain: solid })
      .choose('attack Captain Marvel')
      .changes({ 'Captain Marvel': 'exhausted' })
      .asks('playerTurn', 0);
  });

  test('strikes back although the attack has ended a stage', () => {
    play({
      ...klaw,
      players: [marvel],
      villain: { ...solid, damage: 10 },
      wholeEncounterDeck: ['Advance'],
    })
      .choose('attack Captain Marvel')
      .shows({ Klaw: '', 'Captain Marvel': 'damage 1, exhausted' })
      .asks('playerTurn', 0);
  });
});
