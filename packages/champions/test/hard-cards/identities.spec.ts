import { describe, test } from 'vitest';
import { play } from '../table/play.ts';
import { adamWarlockAlterEgo, adamWarlockHero, rocketAlterEgo, rocketHero } from './guardians.ts';
import { printedAs } from './printing.ts';
import { phased, solid } from './shadowcat.ts';
import { antManGiant, antManTiny, nadiaVanDyne, scottLang, waspTiny } from './sizes.ts';
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
    const turned = (form: 'hero' | 'alterEgo') =>
      play({ players: [{ hero: 'spider-man', form, damage: 3 }], threat: 2 })
        .choose('change form')
        .choose('use Ant-Man');
    turned('alterEgo').shows({ Rhino: 'damage 1', 'The Break-In!': 'threat 2' });
    turned('hero').shows({ Rhino: '', 'The Break-In!': 'threat 1' });
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

test('Shadowcat is solid after an attack and phased after a defence', () => {
  printedAs(['Spider-Tracer', phased], ['Webbed Up', solid]);
  play({
    players: [{ ...inHeroForm, area: ['Phased'] }],
    encounterDeck: ['Hard to Keep Down', 'Hard to Keep Down'],
  })
    .choose('attack Spider-Man')
    .shows({ Solid: '' })
    .pass()
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
