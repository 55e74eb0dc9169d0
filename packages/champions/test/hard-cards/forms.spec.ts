import { describe, test } from 'vitest';
import type { Description, PlayerDescription } from '../table/description.ts';
import { play } from '../table/play.ts';
import { adamWarlockAlterEgo, adamWarlockHero } from './cards/guardians.ts';
import { annaMarie, rogue, touched } from './cards/rogue.ts';
import { dense, intangible, visionAlterEgo, visionHero } from './cards/vision.ts';
import { printedAs } from './printing.ts';

describe('Vision', () => {
  const vision = (more: Partial<PlayerDescription>, rest: Partial<Description> = {}) => {
    printedAs(
      ['01010a', visionHero],
      ['01010b', visionAlterEgo],
      ['Spider-Tracer', intangible],
      ['Webbed Up', dense],
    );
    return play({
      players: [{ hero: 'captain-marvel', form: 'hero', deck: ['Energy', 'Genius'], ...more }],
      encounterDeck: ['Hydra Mercenary', 'Hydra Mercenary'],
      ...rest,
    });
  };

  test('intangible may thwart, but not attack', () => {
    vision({ area: ['Intangible'] }, { threat: 2 })
      .lacks('attack Vision')
      .offers('thwart Vision', 'change form', 'end turn', 'use Vision');
  });

  test('intangible is hit by an attack without being asked to defend', () => {
    vision({ area: ['Intangible'] }, { phase: 'villain' })
      .asks('playerTurn', 0)
      .shows({ Vision: 'damage 1' });
  });

  test('intangible takes less before a tough card would prevent it: that one stays § tough, constant-ability', () => {
    vision(
      { area: ['Intangible'], status: ['tough'] },
      { phase: 'villain', encounterDeck: ['Advance', 'Hydra Mercenary'], villain: { stage: 'I' } },
    )
      .asks('playerTurn', 0)
      .shows({ Vision: 'tough 1' });
  });

  test('changes the mass form once a round, and may draw a card as it becomes dense', () => {
    vision({ area: ['Intangible'] })
      .choose('use Vision')
      .choose('use Dense')
      .shows({ 'your hand': 'Energy', 'your play area': 'Dense, Vision' })
      .lacks('use Vision')
      .choose('attack Vision')
      .shows({ Rhino: 'damage 2', Vision: 'exhausted' });
  });

  test('dense recovers more as the alter-ego', () => {
    vision({ area: ['Dense'], form: 'alterEgo', damage: 6 })
      .choose('recover Vision')
      .shows({ Vision: 'damage 1, exhausted' });
  });

  test('intangible draws one card more as the alter-ego', () => {
    vision(
      {
        area: ['Intangible'],
        form: 'alterEgo',
        wholeDeck: ['Energy', 'Energy', 'Energy', 'Energy', 'Energy', 'Genius', 'Genius'],
      },
      { villain: { status: ['confused'] } },
    )
      .endTurn()
      .shows({ 'your hand': 'Energy, Energy, Energy, Energy, Energy, Genius' });
  });
});

test('Anna Marie lays aside what she has touched somebody with', () => {
  printedAs(['01010a', rogue], ['01010b', annaMarie], ['Spider-Tracer', touched]);
  play({
    players: [{ hero: 'captain-marvel', form: 'hero', engaged: ['Shocker'] }],
    setAside: ['Touched'],
  })
    .choose('use Rogue')
    .choose('Shocker')
    .shows({ Touched: 'on Shocker' })
    .choose('change form')
    .asks('playerTurn', 0)
    .shows({ 'set aside': 'Touched', 'your engaged': 'Shocker' });
});

test('Rogue lays it aside when the next player phase has begun', () => {
  printedAs(['01010a', rogue], ['01010b', annaMarie], ['Spider-Tracer', touched]);
  play({
    players: [{ hero: 'captain-marvel', form: 'hero', engaged: ['Shocker'] }],
    setAside: ['Touched'],
    encounterDeck: ['Advance', 'Sandman'],
  })
    .choose('use Rogue')
    .choose('Shocker')
    .endTurn()
    .shows({ Touched: 'on Shocker' })
    .passAll()
    .asks('playerTurn', 0)
    .shows({ 'set aside': 'Touched' })
    .offersAmongOthers('use Rogue');
});

test('Adam Warlock loses a status card as the alter-ego for a card of his hand', () => {
  printedAs(['01010a', adamWarlockHero], ['01010b', adamWarlockAlterEgo]);
  play({
    players: [{ hero: 'captain-marvel', hand: ['Energy'], status: ['stunned'] }],
  })
    .choose('use Adam Warlock')
    .shows({ 'Adam Warlock': '', 'your discard pile': 'Energy' })
    .asks('playerTurn', 0);
});
