import { zoneOf } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { of, SPECIAL_DECK, UNDER } from '../../../src/board.ts';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

await loadPack('drs');

const strange = { hero: 'doctor-strange', form: 'hero' } as const;

/** The dealt card is revealed; the villain does nothing. */
const revealing = (card: string, more: object = {}, others: object = {}) =>
  play({
    players: [{ ...strange, dealt: [card], ...more }],
    villain: { status: ['stunned', 'confused'] },
    encounterDeck: ['Hydra Mercenary'],
    phase: 'villain',
    ...others,
  });

describe('Baron Mordo', () => {
  const attacked = (top: string, form: 'hero' | 'alterEgo' = 'hero') =>
    play({
      players: [{ hero: 'doctor-strange', form, deck: [top], engaged: ['Baron Mordo'] }],
      villain: { status: ['stunned', 'confused'] },
      encounterDeck: ['Hydra Mercenary'],
      phase: 'villain',
    });

  test('discards the top of your deck as he attacks you, and does what it says', () => {
    attacked('Warning')
      .pass()
      .shows({ 'Doctor Strange': 'damage 2, stunned 1', 'your discard pile': 'Warning' });
    attacked('Magic Blast').pass().shows({ 'Doctor Strange': 'damage 4' });
    attacked('Genius').pass().shows({ 'Doctor Strange': 'confused 1, damage 2' });
  });

  test('does all of it for a wild resource', () => {
    attacked('Wong')
      .choose('option 1')
      .choose('option 1')
      .pass()
      .shows({ 'Doctor Strange': 'confused 1, damage 4, stunned 1' });
  });

  test('does nothing of it as he schemes', () => {
    attacked('Warning', 'alterEgo').shows({ 'your discard pile': '' }).asks('playerTurn');
  });
});

describe('Open the Dark Dimension', () => {
  test('takes the top Invocation, whoever reveals it', () => {
    play({
      players: [
        { hero: 'spider-man', dealt: ['Open the Dark Dimension'] },
        { ...strange, specialDeck: ['Winds of Watoomb', 'Images of Ikonn'] },
      ],
      villain: { status: ['stunned', 'confused'] },
      encounterDeck: ['Hydra Mercenary', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .passAll()
      .shows({
        'Open the Dark Dimension': 'threat 6',
        'Doctor Strange special deck':
          'Crimson Bands of Cyttorak, Images of Ikonn, Images of Ikonn, Seven Rings of Raggadorr, Vapors of Valtorr, Winds of Watoomb',
      });
  });

  test('gives it back when it is defeated', () => {
    const table = revealing(
      'Open the Dark Dimension',
      { specialDeck: ['Winds of Watoomb'] },
      {
        gains: { 'Doctor Strange': { thw: 1 } },
      },
    );
    expect(zoneOf(table.state, UNDER)).toHaveLength(1);
    table
      .choose('thwart Doctor Strange')
      .choose('Open the Dark Dimension')
      .shows({ 'encounter discard pile': 'Open the Dark Dimension' });
    expect(zoneOf(table.state, UNDER)).toHaveLength(0);
    expect(zoneOf(table.state, of(SPECIAL_DECK, 0))).toHaveLength(6);
  });
});

describe('Counterspell', () => {
  const hand = ['Magic Blast', 'Energy', 'Warning', 'Wong'];

  test('cancels the next event of its hero, and both are discarded', () => {
    play({ players: [{ ...strange, hand, attached: ['Counterspell'] }] })
      .choose('play Magic Blast')
      .pay('Energy', 'Warning')
      .shows({
        Rhino: '',
        'your discard pile': 'Energy, Magic Blast, Warning',
        'encounter discard pile': 'Counterspell',
      });
  });

  test('leaves cards that are no events, and events of others', () => {
    play({ players: [{ ...strange, hand: ['Clea', 'Energy'], attached: ['Counterspell'] }] })
      .choose('play Clea')
      .shows({ Counterspell: 'on Doctor Strange' });
    play({
      players: [
        { hero: 'she-hulk', form: 'hero', hand: ['Ground Stomp', 'Energy'] },
        { ...strange, attached: ['Counterspell'] },
      ],
    })
      .choose('play Ground Stomp')
      .shows({ Rhino: 'damage 1', Counterspell: 'on Doctor Strange' });
  });

  test('lets what answers the play of an event happen: it was played', () => {
    play({
      players: [{ ...strange, hand, attached: ['Counterspell'], obligations: ['Physical Toll'] }],
    })
      .choose('play Magic Blast')
      .pay('Energy', 'Warning')
      .shows({ Rhino: '', 'your obligations': '' });
  });
});

describe('Thoughtcasting', () => {
  const hand = ['Warning', 'Magic Blast', 'Energy'];

  test('takes the dearest card of a hero, and as much damage as it costs', () => {
    revealing('Thoughtcasting', { hand }).passAll().shows({
      'Doctor Strange': 'damage 3',
      'your hand': 'Energy, Warning',
      'your discard pile': 'Magic Blast',
    });
  });

  test('of an alter-ego, and places as much threat', () => {
    revealing('Thoughtcasting', { hand, form: 'alterEgo' }).passAll().shows({
      'Stephen Strange': '',
      'The Break-In!': 'threat 4',
      'your discard pile': 'Magic Blast',
    });
  });

  test('does nothing to an empty hand', () => {
    revealing('Thoughtcasting').passAll().shows({ 'Doctor Strange': '' });
  });
});
