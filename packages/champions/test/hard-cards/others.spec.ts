import { describe, test } from 'vitest';
import type { Description } from '../table/description.ts';
import { play } from '../table/play.ts';
import { doctorStrange, imagesOfIkonn, stephenStrange } from './cards/doctor-strange.ts';
import { hexBolt } from './cards/events.ts';
import { powerStone } from './cards/guardians.ts';
import { spiderManNoir, whiteQueen, wildWildMojo } from './cards/keeping.ts';
import { touched } from './cards/rogue.ts';
import { attacrobatics } from './cards/upgrades.ts';
import { printedAs } from './printing.ts';
import { inHeroForm, three } from './trick.ts';

test('Hex Bolt discards three cards first, then each of them does its part § discard', () => {
  printedAs(['Swinging Web Kick', hexBolt]);
  play({
    players: [{ ...inHeroForm, hand: ['Hex Bolt', 'Strength'], engaged: ['Shocker'] }],
    threat: 5,
    encounterDeck: ['Hard to Keep Down', 'Stampede', 'Sonic Converter'],
  })
    .choose('play Hex Bolt')
    .shows({ 'encounter discard pile': 'Hard to Keep Down, Sonic Converter, Stampede' })
    .offers('Rhino', 'Shocker')
    .choose('Shocker')
    .offers('Rhino', 'Shocker', 'Spider-Man')
    .choose('Spider-Man')
    .choose('option 3')
    .shows({ Shocker: 'damage 2', 'The Break-In!': 'threat 3', 'Spider-Man': 'tough 1' })
    .asks('playerTurn', 0);
});

describe('Doctor Strange', () => {
  const strange = (...specialDeck: readonly string[]) => {
    printedAs(
      ['01010a', doctorStrange],
      ['01010b', stephenStrange],
      ['Backflip', imagesOfIkonn],
      ['Swinging Web Kick', { ...imagesOfIkonn, name: 'Winds of Watoomb' }],
    );
    return (form: 'hero' | 'alterEgo') =>
      play({
        players: [{ hero: 'captain-marvel', form, hand: ['Energy', 'Haymaker'], specialDeck }],
        threat: 5,
      });
  };

  test('pays for the top of his second deck, which is resolved without being played', () => {
    strange(
      'Images of Ikonn',
      'Winds of Watoomb',
    )('hero')
      .choose('use Doctor Strange')
      .pay('Haymaker')
      .changes({
        Rhino: 'confused 1',
        'The Break-In!': 'threat 1',
        'Doctor Strange': 'exhausted',
        'your hand': 'Energy',
        'your discard pile': 'Haymaker',
        'your special deck': 'Winds of Watoomb',
        'your special discard pile': 'Images of Ikonn',
      })
      .asks('playerTurn', 0);
  });

  test('makes that deck anew of its own discard pile § deck', () => {
    strange('Images of Ikonn')('alterEgo').choose('use Stephen Strange').shows({
      'your special deck': 'Images of Ikonn',
      'your special discard pile': '',
      'your discard pile': '',
    });
  });
});

test('Attacrobatics cancels the boost icons of a card and deals as much damage', () => {
  printedAs(['Spider-Tracer', attacrobatics]);
  play({
    players: [{ ...inHeroForm, area: ['Attacrobatics'] }],
    encounterDeck: ['Shocker', 'Hydra Mercenary'],
  })
    .endTurn()
    .pass()
    .pass()
    .choose('use Attacrobatics')
    .shows({ Rhino: 'damage 2', 'Spider-Man': 'damage 2', 'your discard pile': 'Attacrobatics' });
});

test('Attacrobatics finds nothing to cancel on a card without boost icons § target, boost-boost-icon', () => {
  printedAs(['Spider-Tracer', attacrobatics]);
  play({
    players: [{ ...inHeroForm, area: ['Attacrobatics'] }],
    encounterDeck: ['Advance', 'Hydra Mercenary'],
    phase: 'villain',
  })
    .pass()
    .pass()
    .asks('playerTurn', 0)
    .shows({ Attacrobatics: '' });
});

describe('Power Stone', () => {
  test('goes over to whoever deals 3 damage to its owner with one attack § damage', () => {
    printedAs(['Armored Rhino Suit', powerStone]);
    play({
      players: [{ ...inHeroForm, hand: ['Swinging Web Kick', ...three] }],
      villain: { attached: ['Power Stone'] },
    })
      .choose('attack Spider-Man')
      .shows({ 'Power Stone': 'on Rhino', Rhino: 'damage 2' })
      .choose('play Swinging Web Kick')
      .shows({ 'Power Stone': 'on Spider-Man' })
      .asks('playerTurn', 0);
  });

  test('counts the damage that is dealt, even if a tough card stops it § damage, prevent', () => {
    printedAs(['Armored Rhino Suit', powerStone]);
    play({
      players: [{ ...inHeroForm, hand: ['Swinging Web Kick', ...three] }],
      villain: { attached: ['Power Stone'], status: ['tough'] },
    })
      .choose('play Swinging Web Kick')
      .shows({ 'Power Stone': 'on Spider-Man', Rhino: '' });
  });
});

test('Power Stone goes to the encounter discard pile with its player § permanent, player-elimination', () => {
  printedAs(['Armored Rhino Suit', powerStone]);
  play({
    players: [
      { ...inHeroForm, damage: 9, attached: ['Power Stone'], exhausted: true },
      { hero: 'she-hulk' },
    ],
    phase: 'villain',
    encounterDeck: ['Advance'],
  })
    .passAll()
    .holds('encounter discard pile', 'Power Stone');
});

describe('Wild Wild Mojo', () => {
  test('raises the damage that is taken by whomever', () => {
    printedAs(['Ultron Drones', wildWildMojo]);
    play({ players: [inHeroForm], environments: ['Wild Wild Mojo'] })
      .choose('attack Spider-Man')
      .shows({ Rhino: 'damage 3' });
  });

  test('raises overkill once: by what the identity takes § overkill, damage-steps', () => {
    printedAs(['Ultron Drones', wildWildMojo]);
    play({
      players: [{ ...inHeroForm, area: [{ card: 'Black Cat', damage: 1 }] }],
      environments: ['Wild Wild Mojo'],
      encounterDeck: ['Hard to Keep Down', 'Hard to Keep Down'],
    })
      .endTurn()
      .pass()
      .choose('defend Black Cat')
      .shows({ 'Spider-Man': 'damage 2' });
  });
});

test('Spider-Man Noir keeps a treachery and grows with it', () => {
  const web = { ...attacrobatics, name: 'Web', traits: ['Web-Warrior'], abilities: [] };
  printedAs(['Black Cat', spiderManNoir], ['Spider-Tracer', web]);
  play({
    players: [{ hero: 'spider-man', area: ['Spider-Man Noir', 'Web'] }],
    encounterDeck: ['Hard to Keep Down', 'Hard to Keep Down'],
    villain: { damage: 4 },
    threat: 3,
  })
    .endTurn()
    .look()
    .choose('use Spider-Man Noir')
    .changes({ 'under cards': 1, 'encounter discard pile': 'Hard to Keep Down' })
    .choose('thwart Spider-Man Noir')
    .changes({ 'The Break-In!': 'threat 4', 'Spider-Man Noir': 'damage 1, exhausted' });
});

test('Touched lends what fits its host', () => {
  printedAs(['Spider-Tracer', touched]);
  play({
    players: [
      {
        ...inHeroForm,
        hand: ['Swinging Web Kick', ...three],
        engaged: [{ card: 'Shocker', attached: ['Touched'] }],
      },
    ],
  })
    .choose('play Swinging Web Kick')
    .choose('Shocker')
    .shows({ Rhino: 'damage 5' });
});

describe('White Queen § confuse-confused', () => {
  const confusing = (status: readonly 'confused'[], gains: Description['gains'] = {}) => {
    printedAs(['Shocker', whiteQueen]);
    return play({
      players: [{ ...inHeroForm, status, engaged: ['White Queen'] }],
      threat: 3,
      gains,
    }).choose('thwart Spider-Man');
  };

  test('confuses her hero again whenever he shakes it off', () => {
    confusing(['confused'])
      .shows({ 'The Break-In!': 'threat 3', 'Spider-Man': 'confused 1, exhausted' })
      .asks('playerTurn', 0);
  });

  test('gives two cards to one who is steady', () => {
    confusing(['confused', 'confused'], { 'Spider-Man': { steady: 1 } })
      .shows({ 'The Break-In!': 'threat 3', 'Spider-Man': 'confused 2, exhausted' })
      .asks('playerTurn', 0);
  });
});
