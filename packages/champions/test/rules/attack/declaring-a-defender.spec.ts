import { describe, test } from 'vitest';
import type { Effect } from '../../../src/vocabulary/builders.ts';
import {
  ally,
  cannot,
  choose,
  constant,
  declareDefender,
  defense,
  enemyAttacks,
  exhaustThis,
  give,
  interrupt,
  query,
  response,
  undefended,
  villain,
  you,
  yourEvent,
} from '../../../src/vocabulary/builders.ts';
import { printedAs } from '../../hard-cards/printing.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { invented } from '../../table/invented-card.ts';
import { play } from '../../table/play.ts';
import { reworded } from '../rewording.ts';

const someAlly = choose(query('yourAllies'), (one) => declareDefender(one));

/** An attack by Rhino, 2 and one boost icon, on Captain Marvel, whose DEF is 1. */
const attacked = (
  effect: Effect,
  more: Partial<PlayerDescription> = {},
  rest: Partial<Description> = {},
) => {
  printedAs([
    'Spider-Tracer',
    invented('Order', interrupt('attacking', yourEvent, effect, { cost: exhaustThis })),
  ]);
  return play({
    players: [{ hero: 'captain-marvel', form: 'hero', area: ['Order'], ...more }],
    encounterDeck: ['Hydra Mercenary', 'Hydra Mercenary'],
    phase: 'villain',
    ...rest,
  });
};

describe('an effect that declares a character as the defender § defend-defense', () => {
  test('makes a hero use the basic power, without being exhausted', () => {
    attacked(declareDefender(you))
      .choose('use Order')
      .asks('playerTurn', 0)
      .shows({ 'Captain Marvel': 'damage 2' });
  });

  test('makes a hero use the basic power though the effect is a defense itself', () => {
    attacked(defense(declareDefender(you)))
      .choose('use Order')
      .asks('playerTurn', 0)
      .shows({ 'Captain Marvel': 'damage 2' });
  });

  test('may declare an exhausted one, who would not be asked', () => {
    attacked(someAlly, { area: ['Order', { card: 'Hulk', exhausted: true }], exhausted: true })
      .choose('use Order')
      .asks('playerTurn', 0)
      .shows({ Hulk: 'damage 3, exhausted', 'Captain Marvel': 'exhausted' });
  });

  test('leaves nobody to be asked who defends', () => {
    attacked(someAlly, { area: ['Order', 'Hulk', 'Mockingbird'] })
      .choose('use Order')
      .choose('Hulk')
      .asks('playerTurn', 0)
      .shows({ Hulk: 'damage 3', Mockingbird: '', 'Captain Marvel': '' });
  });

  test('cannot be used with an alter-ego', () => {
    reworded('Assault', { effect: enemyAttacks(villain) });
    attacked(
      declareDefender(you),
      { form: 'alterEgo' },
      { villain: { status: ['confused'] }, encounterDeck: ['Assault', 'Hydra Mercenary'] },
    )
      .asks('playerTurn', 0)
      .shows({ 'Carol Danvers': 'damage 3', Order: '' });
  });

  test('cannot be used with one who cannot defend', () => {
    printedAs(['Web-Shooter', invented('Ban', constant(cannot('cannotDefend', ally)))]);
    attacked(someAlly, { area: ['Order', 'Ban', 'Hulk'] })
      .asks('whoDefends', 0)
      .lacks('defend Hulk');
  });

  test('makes the player of the declared character the one who is attacked', () => {
    attacked(choose(query('allies'), (one) => declareDefender(one))).asks('whoDefends', 0);
    play({
      players: [
        { hero: 'captain-marvel', form: 'hero', area: ['Order'], hand: ['Strength'] },
        { hero: 'black-panther', area: ['Hulk'], hand: ['Genius'] },
      ],
      encounterDeck: ['Radioactive Man', 'Advance', 'Hydra Mercenary', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .choose('use Order')
      .shows({ 'Captain Marvel hand': 'Strength', 'Black Panther hand': '' });
  });
});

describe('declared after step 2 § defend-defense', () => {
  const late = (more: Partial<PlayerDescription> = {}) => {
    printedAs([
      'Spider-Tracer',
      invented('Order', response('boosting', undefended, someAlly, { cost: exhaustThis })),
    ]);
    return play({
      players: [{ hero: 'captain-marvel', form: 'hero', area: ['Order', 'Hulk'], ...more }],
      encounterDeck: ['Hydra Mercenary', 'Hydra Mercenary'],
      phase: 'villain',
    });
  };

  test('a character takes the damage of an attack that nobody would defend', () => {
    late()
      .pass()
      .asks('useAbility', 0)
      .choose('use Order')
      .asks('playerTurn', 0)
      .shows({ Hulk: 'damage 3', 'Captain Marvel': '' });
  });

  test('one of another player makes that player the one of whom later boost cards speak', () => {
    late().asks('whoDefends', 0);
    play({
      players: [
        { hero: 'captain-marvel', form: 'hero', exhausted: true, hand: ['Strength'] },
        { hero: 'black-panther', area: ['Order', 'Hulk'], hand: ['Genius'] },
      ],
      scenario: 'klaw',
      encounterDeck: ['Advance', 'Radioactive Man', 'Advance', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .asks('whoDefends', 1)
      .pass()
      .asks('useAbility', 1)
      .choose('use Order')
      .shows({ 'Captain Marvel hand': 'Strength', 'Black Panther hand': '' });
  });

  test('nobody takes the place of one who defends with the basic power', () => {
    printedAs([
      'Web-Shooter',
      invented('Push', response('boosting', null, someAlly, { cost: exhaustThis })),
    ]);
    late({ area: ['Push', 'Hulk'] })
      .choose('defend Captain Marvel')
      .asks('playerTurn', 0)
      .shows({ Push: '', Hulk: '', 'Captain Marvel': 'damage 2, exhausted' });
  });
});

test('one ally does not take the place of another § defend-defense', () => {
  printedAs([
    'Web-Shooter',
    invented('Push', interrupt('defending', null, someAlly, { cost: exhaustThis })),
  ]);
  attacked(someAlly, { area: ['Order', 'Push', 'Hulk', 'Mockingbird'] })
    .choose('use Order')
    .choose('Hulk')
    .asks('playerTurn', 0)
    .shows({ Push: '', Hulk: 'damage 3', Mockingbird: '' });
});

test('an identity that defends by an ability makes room for an ally of its player § defend-defense', () => {
  printedAs([
    'Web-Shooter',
    invented(
      'Stance',
      interrupt('attacking', yourEvent, defense(give('confused', villain)), { cost: exhaustThis }),
    ),
  ]);
  attacked(someAlly, { area: ['Order', 'Stance', 'Hulk'] })
    .choose('use Stance')
    .choose('use Order')
    .asks('playerTurn', 0)
    .shows({ Hulk: 'damage 3', 'Captain Marvel': '', Rhino: 'confused 1' });
});

test('outside an attack there is nothing to declare', () => {
  printedAs([
    'Spider-Tracer',
    invented('Order', response('readied', null, someAlly, { cost: exhaustThis })),
  ]);
  play({
    players: [
      { hero: 'captain-marvel', form: 'hero', area: ['Order', { card: 'Hulk', exhausted: true }] },
    ],
  })
    .choose('end turn')
    .asks('whoDefends', 0)
    .shows({ Order: '' });
});
