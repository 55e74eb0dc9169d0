import { beforeEach, describe, test } from 'vitest';
import type { Description } from '../table/description.ts';
import { play } from '../table/play.ts';
import {
  adamWarlockAlterEgo,
  adamWarlockHero,
  rocketAlterEgo,
  rocketHero,
} from './cards/guardians.ts';
import { illyanaRasputin, magik } from './cards/magik.ts';
import { kittyPryde, phased, shadowcat, solid } from './cards/shadowcat.ts';
import {
  antManGiant,
  antManTiny,
  nadiaVanDyne,
  scottLang,
  waspGiant,
  waspTiny,
} from './cards/sizes.ts';
import { printedAs } from './printing.ts';
import { inHeroForm, three } from './trick.ts';

describe('Rocket Raccoon', () => {
  test('draws a card for excess damage, and only for that', () => {
    printedAs(['01001a', rocketHero], ['01001b', rocketAlterEgo]);
    const shot = (at: string) =>
      play({
        players: [{ ...inHeroForm, hand: ['Swinging Web Kick', ...three], engaged: ['Shocker'] }],
      })
        .choose('play Swinging Web Kick')
        .choose(at);
    shot('Shocker').choose('use Rocket Raccoon').asks('playerTurn', 0);
    shot('Rhino').asks('playerTurn', 0);
  });

  test('tinkers with a Tech upgrade once a round', () => {
    printedAs(['01010a', rocketHero], ['01010b', rocketAlterEgo]);
    play({
      players: [
        { hero: 'captain-marvel', area: ['Spider-Tracer', 'Helicarrier', 'Spider-Tracer'] },
      ],
    })
      .choose('use Rocket Raccoon')
      .choose('Spider-Tracer')
      .shows({ 'your discard pile': 'Spider-Tracer' })
      .lacks('use Rocket Raccoon');
  });
});

describe('Adam Warlock', () => {
  const battle = (discarded: string) => {
    printedAs(['01010a', adamWarlockHero], ['01010b', adamWarlockAlterEgo]);
    return play({
      players: [{ hero: 'captain-marvel', form: 'hero', hand: [discarded, 'Energy'] }],
      threat: 5,
    })
      .choose('use Adam Warlock')
      .choose(discarded);
  };

  test('does what the aspect of the discarded card asks for', () => {
    battle('Uppercut').shows({ Rhino: 'damage 2', 'The Break-In!': 'threat 5' });
    battle('For Justice!').shows({ Rhino: '', 'The Break-In!': 'threat 3' });
    battle('Get Ready').choose('attack Adam Warlock').shows({ Rhino: 'damage 2' });
    battle('Strength').shows({ Rhino: '', 'The Break-In!': 'threat 5' });
  });

  test('does so once a phase', () => {
    battle('Uppercut').lacks('use Adam Warlock');
  });
});

describe('Ant-Man', () => {
  test('does something else in each of his forms as he takes it', () => {
    printedAs(['01001a', antManTiny], ['01001b', scottLang], ['01010a', antManGiant]);
    const turned = (side: string) =>
      play({ players: [{ hero: 'spider-man', damage: 3 }], threat: 2 })
        .choose('change form')
        .choose(side)
        .choose('use Ant-Man');
    turned('Ant-Man (Avenger, Giant)').shows({ Rhino: 'damage 1', 'The Break-In!': 'threat 2' });
    turned('Ant-Man (Avenger, Tiny)').shows({ Rhino: '', 'The Break-In!': 'threat 1' });
  });

  test('may turn from any of his three sides to any other', () => {
    printedAs(['01001a', antManTiny], ['01001b', scottLang], ['01010a', antManGiant]);
    play({ players: [{ hero: 'spider-man', form: 'hero', damage: 3 }] })
      .choose('change form')
      .asks('whichSide', 0)
      .offers('Ant-Man (Avenger, Tiny)', 'Scott Lang (Civilian)')
      .choose('Scott Lang (Civilian)')
      .choose('use Scott Lang')
      .shows({ 'Scott Lang': 'damage 2' });
  });
});

test('Wasp hits the villain for a minion that she defeats', () => {
  printedAs(['01001a', waspTiny], ['01001b', nadiaVanDyne]);
  play({ players: [{ ...inHeroForm, engaged: [{ card: 'Shocker', damage: 2 }] }] })
    .choose('attack Wasp')
    .choose('Shocker')
    .choose('use Wasp')
    .shows({ Rhino: 'damage 1', 'your engaged': '' });
});

describe('Wasp, giant', () => {
  const giant = (more: Partial<Description> = {}, engaged: readonly string[] = ['Sandman']) => {
    printedAs(['01001a', waspGiant], ['01001b', nadiaVanDyne]);
    return play({ players: [{ ...inHeroForm, engaged }], ...more });
  };

  test('divides the damage of her basic attack, and all of them retaliate § retaliate-x, attack-player-ability-type', () => {
    giant({ gains: { Rhino: { retaliate: 1 }, Sandman: { retaliate: 2 }, Wasp: { atk: 1 } } })
      .choose('attack Wasp')
      .choose('Rhino', 'Sandman')
      .choose('Sandman')
      .choose('Sandman')
      .asks('whoRetaliates', 0)
      .choose('Rhino')
      .shows({ Rhino: 'damage 1', Sandman: 'damage 2', Wasp: 'damage 3, exhausted' })
      .asks('playerTurn', 0);
  });

  test('may strike a single enemy', () => {
    giant()
      .choose('attack Wasp')
      .choose('Rhino')
      .shows({ Rhino: 'damage 2', Sandman: '' })
      .asks('playerTurn', 0);
  });

  test('cannot choose the villain behind a guard, even if that one falls § guard, target, attack-player-ability-type', () => {
    giant({}, ['Hydra Mercenary', 'Shocker'])
      .choose('attack Wasp')
      .offers('Hydra Mercenary', 'Shocker')
      .lacks('Rhino');
  });

  test('divides her basic thwart', () => {
    giant({ threat: 3, sideSchemes: [{ card: 'Bomb Scare', threat: 3 }] }, [])
      .choose('thwart Wasp')
      .choose('The Break-In!', 'Bomb Scare')
      .choose('The Break-In!')
      .shows({ 'The Break-In!': 'threat 2', 'Bomb Scare': 'threat 2', Wasp: 'exhausted' })
      .asks('playerTurn', 0);
  });

  test('cannot choose the main scheme while a crisis icon is in play § crisis-icon, target', () => {
    giant(
      {
        threat: 3,
        sideSchemes: [
          { card: 'Bomb Scare', threat: 3 },
          { card: 'Crowd Control', threat: 1 },
        ],
      },
      [],
    )
      .choose('thwart Wasp')
      .offers('Bomb Scare', 'Crowd Control')
      .lacks('The Break-In!');
  });
});

test('Nadia Van Dyne shuffles up to two cards with a mental resource into her deck', () => {
  printedAs(['01010a', waspTiny], ['01010b', nadiaVanDyne]);
  play({
    players: [{ hero: 'captain-marvel', discard: ['Genius', 'Energy', 'Swinging Web Kick'] }],
  })
    .choose('use Nadia Van Dyne')
    .offers('Genius', 'Swinging Web Kick')
    .lacks('Energy')
    .choose('Genius', 'Swinging Web Kick')
    .shows({ 'your discard pile': 'Energy' });
});

test('Shadowcat is solid after an attack and phased after a defense', () => {
  printedAs(['Spider-Tracer', phased], ['Webbed Up', solid]);
  play({
    players: [{ ...inHeroForm, area: ['Phased'] }],
    encounterDeck: ['Hard to Keep Down', 'Hard to Keep Down'],
  })
    .choose('attack Spider-Man')
    .shows({ Solid: '' })
    .asks('playerTurn', 0)
    .endTurn()
    .pass()
    .choose('defend Spider-Man')
    .choose('use Solid')
    .shows({ Phased: '' });
});

test('Phased, Shadowcat takes no damage while she defends', () => {
  printedAs(['Spider-Tracer', phased], ['Webbed Up', solid]);
  play({
    players: [{ ...inHeroForm, area: ['Phased'] }],
    encounterDeck: ['Sonic Converter', 'Hard to Keep Down'],
  })
    .endTurn()
    .pass()
    .choose('defend Spider-Man')
    .shows({ 'Spider-Man': 'exhausted', Solid: '' });
});

describe('Shadowcat, while she is phased,', () => {
  beforeEach(() =>
    printedAs(
      ['01001a', shadowcat],
      ['01001b', kittyPryde],
      ['Spider-Tracer', phased],
      ['Webbed Up', solid],
    ),
  );

  const phasing = (side: 'Phased' | 'Solid', more: Partial<Description> = {}) => {
    return play({
      players: [{ ...inHeroForm, area: [side, 'Tigra'], engaged: ['Hydra Mercenary'] }],
      threat: 3,
      ...more,
    });
  };

  test('attacks past a guard, and her allies do not § golden-rules, ignore', () => {
    phasing('Phased').choose('attack Shadowcat').offers('Rhino', 'Hydra Mercenary');
    phasing('Solid')
      .choose('attack Shadowcat')
      .shows({ Rhino: '', 'Hydra Mercenary': 'damage 2' })
      .asks('useAbility', 0);
    phasing('Phased').choose('attack Tigra').shows({ 'Hydra Mercenary': 'damage 2', Rhino: '' });
  });

  test('thwarts past a patrol, and her allies do not', () => {
    const gains = { 'Hydra Mercenary': { patrol: 1 } };
    phasing('Phased', { gains })
      .offers('thwart Shadowcat', 'attack Shadowcat', 'attack Tigra', 'change form', 'end turn')
      .lacks('thwart Tigra');
    phasing('Solid', { gains }).lacks('thwart Shadowcat');
  });

  test('thwarts past a crisis icon, and her allies do not', () => {
    const sideSchemes = [{ card: 'Crowd Control', threat: 2 }];
    phasing('Phased', { sideSchemes })
      .choose('thwart Shadowcat')
      .choose('The Break-In!')
      .shows({ 'The Break-In!': 'threat 1' });
    phasing('Phased', { sideSchemes })
      .choose('thwart Tigra')
      .shows({ 'The Break-In!': 'threat 3', 'Crowd Control': 'threat 1' });
  });
});

describe('Illyana Rasputin', () => {
  const asIllyana = (form: 'hero' | 'alterEgo') => {
    printedAs(['01001a', magik], ['01001b', illyanaRasputin]);
    const spell = { ...rocketHero, name: 'Spell', type: 'event', traits: ['Spell'], abilities: [] };
    printedAs(['Swinging Web Kick', { ...spell, type: 'event' }]);
    return play({ players: [{ hero: 'spider-man', form, discard: ['Spell', 'Energy'] }] });
  };

  test('puts a spell on her deck just before she becomes Magik', () => {
    asIllyana('alterEgo')
      .choose('change form')
      .asks('useAbility', 0)
      .shows({ 'Illyana Rasputin': '' })
      .choose('use Illyana Rasputin')
      .shows({ 'your discard pile': 'Energy', Magik: '' })
      .asks('playerTurn', 0);
  });

  test('does nothing as Magik turns back', () => {
    asIllyana('hero').choose('change form').asks('playerTurn', 0);
  });
});
