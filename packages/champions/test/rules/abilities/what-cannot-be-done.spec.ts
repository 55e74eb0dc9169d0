import { describe, test } from 'vitest';
import { changeForm, heal, query } from '../../../src/vocabulary/builders.ts';
import type { StatName } from '../../../src/vocabulary/stats.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { doing } from '../rewording.ts';

const marvel = (player: Partial<PlayerDescription>, table: Partial<Description> = {}) =>
  play({ players: [{ hero: 'captain-marvel', form: 'hero', ...player }], threat: 4, ...table });

const banned = (title: string, ...bans: readonly StatName[]) => ({
  gains: { [title]: Object.fromEntries(bans.map((ban) => [ban, 1])) },
});

describe('a character that cannot attack § cannot', () => {
  test('has no basic attack, but thwarts', () => {
    marvel({}, banned('Captain Marvel', 'cannotAttack'))
      .cannot('attack Captain Marvel', 'forbidden')
      .offers('thwart Captain Marvel', 'change form', 'end turn');
  });

  test('cannot even try while it is stunned', () => {
    marvel({ status: ['stunned'] }, banned('Captain Marvel', 'cannotAttack')).cannot(
      'attack Captain Marvel',
      'forbidden',
    );
  });

  test('cannot use an ability labeled as an attack', () => {
    const hand = ['Uppercut', 'Energy', 'Genius'];
    marvel({ hand }).offers(
      'play Uppercut',
      'attack Captain Marvel',
      'change form',
      'end turn',
      'thwart Captain Marvel',
    );
    marvel({ hand }, banned('Captain Marvel', 'cannotAttack')).cannot('play Uppercut', 'forbidden');
  });

  test('does not stop its comrades', () => {
    marvel({ area: ['Hulk'] }, banned('Captain Marvel', 'cannotAttack')).offers(
      'attack Hulk',
      'change form',
      'end turn',
      'thwart Captain Marvel',
    );
    marvel({ area: ['Hulk'] }, banned('Hulk', 'cannotAttack'))
      .cannot('attack Hulk', 'forbidden')
      .offers('attack Captain Marvel', 'change form', 'end turn', 'thwart Captain Marvel');
  });

  test('makes no attack as an enemy, and keeps its stunned card', () => {
    marvel(
      {},
      {
        ...banned('Rhino', 'cannotAttack'),
        villain: { status: ['stunned'] },
        phase: 'villain',
        encounterDeck: ['Hydra Mercenary'],
      },
    )
      .asks('playerTurn', 0)
      .shows({ Rhino: 'stunned 1', 'Captain Marvel': '', 'your engaged': 'Hydra Mercenary' });
  });
});

describe('a character that cannot thwart § cannot', () => {
  test('has neither the basic power nor labeled abilities, but attacks', () => {
    marvel(
      { hand: ['For Justice!', 'Energy', 'Genius', 'Strength'] },
      banned('Captain Marvel', 'cannotThwart'),
    )
      .cannot('thwart Captain Marvel', 'forbidden')
      .cannot('play For Justice!', 'forbidden')
      .offers('attack Captain Marvel', 'change form', 'end turn');
  });
});

test('an enemy that cannot scheme places no threat § cannot', () => {
  marvel(
    { form: 'alterEgo' },
    { ...banned('Rhino', 'cannotScheme'), phase: 'villain', encounterDeck: ['Hydra Mercenary'] },
  )
    .asks('playerTurn', 0)
    .shows({ 'The Break-In!': 'threat 5' });
});

test('a character that cannot defend is not asked, and its comrades are § cannot', () => {
  const attacked = (gains: Partial<Description>) =>
    marvel({ area: ['Hulk'] }, { ...gains, phase: 'villain', encounterDeck: ['Charge'] }).asks(
      'whoDefends',
      0,
    );
  attacked({}).offers('defend Captain Marvel', 'defend Hulk', 'pass');
  attacked(banned('Captain Marvel', 'cannotDefend'))
    .lacks('defend Captain Marvel')
    .offers('defend Hulk', 'pass');
});

test('a character that cannot be healed cannot recover and is no target for healing § cannot', () => {
  marvel({ form: 'alterEgo', damage: 3 }, banned('Carol Danvers', 'cannotBeHealed')).cannot(
    'recover Carol Danvers',
    'forbidden',
  );
  doing(
    heal(2, query('characters')),
    { damage: 3, area: [{ card: 'Hulk', damage: 2 }] },
    banned('She-Hulk', 'cannotBeHealed'),
  ).shows({ 'She-Hulk': 'damage 3', Hulk: '' });
});

describe('an identity that cannot change form § cannot', () => {
  test('does not do so on its turn', () => {
    marvel({}, banned('Captain Marvel', 'cannotChangeForm')).cannot('change form', 'forbidden');
  });

  test('nor by a card', () => {
    doing(changeForm).shows({ 'your play area': 'Jennifer Walters' });
    play({
      players: [{ hero: 'she-hulk', form: 'hero', hand: ['Get Ready'] }],
      ...banned('She-Hulk', 'cannotChangeForm'),
    }).cannot('play Get Ready', 'noTarget');
  });
});

test('a card that cannot be played stays in hand, whatever its type § cannot', () => {
  const hand = ['Uppercut', 'Hulk', 'Energy', 'Genius', 'Strength'];
  marvel({ hand }).offers(
    'play Uppercut',
    'play Hulk',
    'attack Captain Marvel',
    'change form',
    'end turn',
    'thwart Captain Marvel',
  );
  marvel({ hand }, { gains: { Uppercut: { cannotBePlayed: 1 }, Hulk: { cannotBePlayed: 1 } } })
    .cannot('play Uppercut', 'cannotBePlayed')
    .cannot('play Hulk', 'cannotBePlayed');
});
