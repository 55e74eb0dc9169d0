import { describe, test } from 'vitest';
import {
  aboutYou,
  defense,
  draw,
  enemyAttacks,
  forcedResponse,
  give,
  instead,
  interrupt,
  later,
  response,
  undefended,
  villain,
  you,
} from '../../../src/vocabulary/builders.ts';
import { printedAs } from '../../hard-cards/printing.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { invented } from '../../table/invented-card.ts';
import { play } from '../../table/play.ts';
import { reworded } from '../rewording.ts';

/** Captain Marvel is attacked, with Black Panther at her side. */
const together = (
  marvel: Partial<PlayerDescription>,
  panther: Partial<PlayerDescription>,
  rest: Partial<Description> = {},
) =>
  play({
    players: [
      { hero: 'captain-marvel', form: 'hero', ...marvel },
      { hero: 'black-panther', form: 'alterEgo', ...panther },
    ],
    encounterDeck: ['Charge', 'Advance', 'Hydra Mercenary', 'Hydra Mercenary'],
    phase: 'villain',
    ...rest,
  });

const alone = (player: PlayerDescription, rest: Partial<Description> = {}) =>
  play({
    players: [player],
    encounterDeck: ['Charge', 'Hydra Mercenary'],
    phase: 'villain',
    ...rest,
  });

describe('a player defends for another § defend-defense', () => {
  test('the attacked player is asked first, then the others § enemy-attack-steps, attack-enemy-activation', () => {
    together({}, { form: 'hero' })
      .asks('whoDefends', 0)
      .offers('defend Captain Marvel', 'pass')
      .lacks('defend Black Panther')
      .pass()
      .asks('whoDefends', 1)
      .offers('defend Black Panther', 'pass')
      .lacks('defend Captain Marvel');
  });

  test('a defending hero is attacked in the place of the other and uses his own DEF', () => {
    together({}, { form: 'hero' })
      .pass()
      .choose('defend Black Panther')
      .shows({
        'Captain Marvel': '',
        'Black Panther': 'damage 2, exhausted',
        Rhino: 'damage 1',
      })
      .asks('whoDefends', 0);
  });

  test('an ally may defend for another player', () => {
    together({}, { area: ['Hulk'] })
      .pass()
      .asks('whoDefends', 1)
      .lacks("defend T'Challa")
      .choose('defend Hulk')
      .shows({ 'Captain Marvel': '', "T'Challa": '', Hulk: 'damage 4, exhausted' });
  });

  test('an alter-ego defends nobody § alter-ego-alter-ego-form', () => {
    together({ exhausted: true }, {})
      .asks('playerTurn', 1)
      .shows({ 'Captain Marvel': 'damage 4, exhausted', "T'Challa": '' });
  });

  test('only one character defends', () => {
    together({ area: ['Hulk'] }, { form: 'hero', area: ['Black Cat'] })
      .choose('defend Hulk')
      .asks('whoDefends', 1)
      .shows({ Hulk: 'damage 4, exhausted', 'Captain Marvel': '' })
      .lacks('defend Hulk')
      .offers('defend Black Panther', 'defend Black Cat', 'pass');
  });

  test('what happens when the enemy attacks you concerns the one it began against § you', () => {
    play({
      players: [
        { hero: 'spider-man', form: 'hero', deck: ['Backflip'] },
        { hero: 'black-panther', form: 'hero', hand: [] },
      ],
      encounterDeck: ['Advance', 'Advance', 'Hydra Mercenary', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .asks('useAbility', 0)
      .choose('use Spider-Man')
      .pass()
      .choose('defend Black Panther')
      .shows({ 'Spider-Man hand': 'Backflip', 'Black Panther hand': '' })
      .shows({ 'Spider-Man': '', 'Black Panther': 'exhausted' })
      .asks('whoDefends', 0);
  });

  test('what happens after the enemy attacked you concerns the one who defended § you', () => {
    together(
      { hand: ['Strength'], engaged: ['Radioactive Man'] },
      { hand: ['Genius'], form: 'hero' },
      { villain: { status: ['stunned'] }, encounterDeck: ['Advance', 'Hydra Mercenary'] },
    )
      .asks('whoDefends', 0)
      .pass()
      .choose('defend Black Panther')
      .shows({ 'Captain Marvel hand': 'Strength', 'Black Panther hand': '' })
      .shows({ 'Black Panther discard pile': 'Genius' })
      .asks('whoDefends', 0);
  });

  test('an ability of the villain after he attacked you meets the player of a defending ally § you, attack-enemy-activation', () => {
    together(
      {},
      { area: ['Hulk'], deck: ['Energy'] },
      { scenario: 'ultron', encounterDeck: ['Advance', 'Advance', 'Hydra Mercenary'] },
    )
      .pass()
      .choose('defend Hulk')
      .asks('chooseOne', 1);
  });

  test('a boost ability speaks of the defending player § you', () => {
    together(
      { hand: ['Strength'] },
      { hand: ['Genius'], form: 'hero' },
      { encounterDeck: ['Radioactive Man', 'Advance', 'Hydra Mercenary', 'Hydra Mercenary'] },
    )
      .pass()
      .choose('defend Black Panther')
      .shows({ 'Captain Marvel hand': 'Strength', 'Black Panther hand': '' })
      .asks('whoDefends', 0);
  });

  test('retaliate works for the one who defends, not for the one who was to be attacked § retaliate-x, attack-enemy-activation', () => {
    play({
      players: [
        { hero: 'black-panther', form: 'hero' },
        { hero: 'captain-marvel', form: 'hero' },
      ],
      encounterDeck: ['Charge', 'Advance', 'Hydra Mercenary', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .asks('whoDefends', 0)
      .pass()
      .choose('defend Captain Marvel')
      .shows({ 'Black Panther': '', 'Captain Marvel': 'damage 3, exhausted', Rhino: '' })
      .asks('whoDefends', 0);
  });
});

describe('a defender that leaves play before the damage § undefended', () => {
  test('leaves the attack undefended: its player is hit, without their DEF § attack-enemy-activation, defend-defense', () => {
    alone(
      { hero: 'spider-man', form: 'hero', area: [{ card: 'Black Cat', damage: 1 }] },
      { encounterDeck: ['Concussive Blast', 'Hydra Mercenary'] },
    )
      .pass()
      .choose('defend Black Cat')
      .asks('playerTurn')
      .shows({ 'Spider-Man': 'damage 3', 'your discard pile': 'Black Cat' });
  });

  test('makes its own player the target, not the one who was to be attacked', () => {
    together(
      {},
      { area: [{ card: 'Black Cat', damage: 1 }] },
      { encounterDeck: ['Concussive Blast', 'Advance', 'Hydra Mercenary', 'Hydra Mercenary'] },
    )
      .pass()
      .choose('defend Black Cat')
      .shows({ 'Captain Marvel': '', "T'Challa": 'damage 3' });
  });

  test('lets the next boost card find an undefended attack', () => {
    alone(
      { hero: 'captain-marvel', form: 'hero', area: [{ card: 'Black Cat', damage: 1 }] },
      {
        scenario: 'klaw',
        encounterDeck: ['Concussive Blast', 'Kree Manipulator', 'Hydra Mercenary'],
      },
    )
      .choose('defend Black Cat')
      .shows({ 'Underground Distribution': 'threat 2', 'Captain Marvel': 'damage 1' });
  });

  test('did not defend in vain for boost cards turned before', () => {
    alone(
      { hero: 'captain-marvel', form: 'hero', area: [{ card: 'Black Cat', damage: 1 }] },
      {
        scenario: 'klaw',
        encounterDeck: ['Kree Manipulator', 'Concussive Blast', 'Hydra Mercenary'],
      },
    )
      .choose('defend Black Cat')
      .shows({ 'Underground Distribution': 'threat 1' });
  });
});

test('a defense that is used when the defender has left play makes the identity the defender § defend-defense', () => {
  printedAs(
    ['Spider-Tracer', invented('Stance', response('boosting', undefended, defense(draw(1))))],
    ['Web-Shooter', invented('Proud', forcedResponse('defended', aboutYou, give('tough', you)))],
  );
  alone(
    {
      hero: 'captain-marvel',
      form: 'hero',
      area: ['Stance', 'Proud', { card: 'Black Cat', damage: 1 }],
    },
    {
      scenario: 'klaw',
      encounterDeck: ['Concussive Blast', 'Advance', 'Hydra Mercenary'],
    },
  )
    .choose('defend Black Cat')
    .asks('useAbility')
    .choose('use Stance')
    .asks('playerTurn')
    .shows({ 'Captain Marvel': 'damage 1, tough 1', 'your discard pile': 'Black Cat' });
});

describe('an ability labeled as a defense § labeled-ability, defend-defense', () => {
  const spider = (more: Partial<PlayerDescription> = {}, rest: Partial<Description> = {}) =>
    alone({ hero: 'spider-man', form: 'hero', ...more }, rest);

  test('makes the identity the defender, without exhausting it', () => {
    spider({ hand: ['Backflip', 'Counter-Punch'] })
      .pass()
      .pass()
      .asks('useAbility')
      .choose('play Backflip')
      .asks('useAbility')
      .choose('play Counter-Punch')
      .shows({ 'Spider-Man': '', Rhino: 'damage 2', 'your hand': '' })
      .asks('playerTurn');
  });

  test('is a defense from its beginning, for what waits for one', () => {
    reworded('Get Ready', { effect: later('defending', give('confused', villain), aboutYou) });
    play({
      players: [{ hero: 'spider-man', form: 'hero', hand: ['Get Ready', 'Backflip'] }],
      encounterDeck: ['Charge', 'Hydra Mercenary'],
    })
      .choose('play Get Ready')
      .endTurn()
      .pass()
      .pass()
      .shows({ Rhino: '' })
      .choose('play Backflip')
      .asks('playerTurn')
      .shows({ Rhino: 'confused 1', 'Spider-Man': '' });
  });

  test('does not use DEF § def', () => {
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', area: ['Cosmic Flight'] }],
      encounterDeck: ['Under Fire', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .pass()
      .choose('use Cosmic Flight')
      .asks('playerTurn')
      .shows({ 'Captain Marvel': 'damage 2', 'your discard pile': 'Cosmic Flight' });
  });

  test('may be used besides the basic defense, as often as there is something to use', () => {
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', area: ['Cosmic Flight', 'Cosmic Flight'] }],
      villain: { stage: 'III', attached: ['Enhanced Ivory Horn'] },
      encounterDeck: ['Under Fire', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .choose('defend Captain Marvel')
      .choose('use Cosmic Flight')
      .choose('use Cosmic Flight')
      .asks('playerTurn')
      .shows({ 'Captain Marvel': 'damage 1, exhausted' });
  });

  test('may be used while an ally of the player defends, and the ally stays the defender', () => {
    reworded('Backflip', { when: { fact: 'yourEvent' }, effect: defense(draw(1)) });
    spider({
      hand: ['Backflip', 'Counter-Punch'],
      area: ['Hulk'],
      deck: ['Energy', 'Genius'],
    })
      .pass()
      .choose('defend Hulk')
      .choose('play Backflip')
      .asks('playerTurn')
      .shows({ Hulk: 'damage 4, exhausted', 'your hand': 'Counter-Punch, Energy' });
  });

  test('cannot be used by a second player once one defends', () => {
    play({
      players: [
        { hero: 'captain-marvel', form: 'hero', area: ['Cosmic Flight'] },
        { hero: 'spider-man', form: 'hero' },
      ],
      encounterDeck: ['Whirlwind', 'Advance', 'Hydra Mercenary', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .pass()
      .choose('defend Spider-Man')
      .asks('useAbility', 1)
      .offers('use Spider-Man', 'pass')
      .shows({ 'Captain Marvel': 'damage 1', 'Spider-Man': 'damage 1, exhausted' })
      .shows({ 'Captain Marvel play area': 'Captain Marvel, Cosmic Flight' });
  });

  test('used by another player during the attack makes them the one who is attacked', () => {
    play({
      players: [
        { hero: 'she-hulk', form: 'hero' },
        { hero: 'captain-marvel', form: 'hero', area: ['Cosmic Flight'], exhausted: true },
      ],
      encounterDeck: ['Whirlwind', 'Advance', 'Hydra Mercenary', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .asks('whoDefends', 0)
      .pass()
      .asks('useAbility', 1)
      .choose('use Cosmic Flight')
      .asks('whoDefends', 0)
      .shows({ 'She-Hulk': 'damage 1', 'Captain Marvel': 'damage 2, exhausted' });
  });

  test('used outside an attack defends nothing', () => {
    play({
      players: [
        {
          hero: 'captain-marvel',
          form: 'hero',
          area: ['Cosmic Flight'],
          hand: ['Counter-Punch'],
        },
      ],
      villain: { status: ['stunned'] },
      encounterDeck: ['Shocker', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .asks('useAbility')
      .choose('use Cosmic Flight')
      .asks('playerTurn')
      .shows({ 'Captain Marvel': '', 'your hand': 'Counter-Punch' });
  });
});

describe('an alter-ego that is attacked', () => {
  test('may use a defense that asks for no form', () => {
    reworded('Assault', { effect: enemyAttacks(villain) });
    alone(
      { hero: 'spider-man', hand: ['Backflip'] },
      { villain: { status: ['confused'] }, encounterDeck: ['Assault', 'Charge'] },
    )
      .asks('useAbility')
      .choose('play Backflip')
      .asks('playerTurn')
      .shows({ 'Peter Parker': '', 'your hand': '' });
  });
});

describe('after a defense § defend-defense', () => {
  test('an ability that waits for it comes when the attack is over § attack-enemy-activation', () => {
    alone({ hero: 'spider-man', form: 'hero', area: ['Indomitable'] })
      .pass()
      .choose('defend Spider-Man')
      .asks('useAbility')
      .shows({ 'Spider-Man': 'damage 1, exhausted' })
      .choose('use Indomitable')
      .shows({ 'Spider-Man': 'damage 1' })
      .asks('playerTurn');
  });

  test('nobody who did not defend can use it', () => {
    alone({ hero: 'spider-man', form: 'hero', area: ['Indomitable'] })
      .pass()
      .pass()
      .asks('playerTurn')
      .shows({ 'Spider-Man': 'damage 4', 'your play area': 'Indomitable, Spider-Man' });
  });
});

describe('the damage of a boost ability', () => {
  test('is not damage of the attack: what prevents that does not help § boost-boost-icon', () => {
    alone(
      { hero: 'spider-man', form: 'hero', hand: ['Backflip'] },
      { encounterDeck: ['Concussive Blast', 'Hydra Mercenary'] },
    )
      .pass()
      .pass()
      .asks('useAbility')
      .shows({ 'Spider-Man': 'damage 1' })
      .choose('play Backflip')
      .asks('playerTurn')
      .shows({ 'Spider-Man': 'damage 1' });
  });
});

describe('an attack that is stopped by a defense', () => {
  test('has been defended against, though it never came to the damage § attack-enemy-activation, enemy-attack-steps, defend-defense', () => {
    printedAs([
      'Spider-Tracer',
      invented(
        'Web Wall',
        interrupt('attacking', aboutYou, defense(instead(give('confused', villain)))),
        forcedResponse('defended', aboutYou, give('tough', you)),
      ),
    ]);
    alone({ hero: 'captain-marvel', form: 'hero', area: ['Web Wall'] })
      .choose('use Web Wall')
      .shows({ Rhino: 'confused 1', 'Captain Marvel': 'tough 1' })
      .asks('playerTurn', 0);
  });
});
