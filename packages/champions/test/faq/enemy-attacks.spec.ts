import { beforeEach, describe, test } from 'vitest';
import {
  aboutYou,
  both,
  CAUSE,
  damage,
  defense,
  draw,
  enemyAttacks,
  exists,
  forcedResponse,
  give,
  instead,
  interrupt,
  labelled,
  never,
  query,
  response,
  villain,
  whenRevealed,
  you,
  yourEvent,
  yourIdentity,
} from '../../src/vocabulary/builders.ts';
import { hardCard } from '../hard-cards/cards/hard-card.ts';
import { mutantProtectors } from '../hard-cards/cards/mutants.ts';
import { kittyPryde, phased, shadowcat, solid } from '../hard-cards/cards/shadowcat.ts';
import { printedAs } from '../hard-cards/printing.ts';
import { saying } from '../rules/rewording.ts';
import { invented } from '../table/invented-card.ts';
import { play } from '../table/play.ts';

const spiderMan = { hero: 'spider-man', form: 'hero' } as const;
const ironMan = { hero: 'iron-man', form: 'hero' } as const;

test('FAQ 32, Nova: an enemy that is defeated as its attack begins deals no damage', () => {
  saying('Aunt May', interrupt('attacking', yourEvent, damage(2, CAUSE)));
  play({
    players: [{ ...ironMan, area: ['Aunt May'], engaged: ['Hydra Bomber'] }],
    villain: { status: ['stunned'] },
    encounterDeck: ['"I\'m Tough"'],
    phase: 'villain',
  })
    .choose('use Aunt May')
    .asks('playerTurn', 0)
    .shows({ 'Iron Man': '', 'your engaged': '' });
});

describe('Unflappable', () => {
  beforeEach(() =>
    saying(
      'Aunt May',
      response('defended', both(aboutYou, never(exists(query('hurt', yourIdentity)))), draw(1)),
    ),
  );
  const defending = (boostCard: string) =>
    play({
      players: [{ ...spiderMan, area: ['Aunt May'] }],
      encounterDeck: [boostCard, '"I\'m Tough"'],
      phase: 'villain',
    })
      .pass()
      .choose('defend Spider-Man');

  test('FAQ 42, Unflappable: damage of a boost ability is not damage that the defender took from the attack', () => {
    defending('Concussive Blast')
      .shows({ 'Spider-Man': 'damage 1, exhausted' })
      .offers('use Aunt May', 'pass');
  });

  test('FAQ 42, Unflappable: damage of the attack itself is', () => {
    defending('Charge').shows({ 'Spider-Man': 'damage 1, exhausted' }).asks('playerTurn', 0);
  });
});

test('FAQ 47, Clash of the Titans: an ally that is attacked takes the damage if nobody defends', () => {
  saying('Advance', whenRevealed(enemyAttacks(villain, query('allies'))));
  play({
    players: [{ ...ironMan, area: ['Hulk'], dealt: ['Advance'] }],
    villain: { status: ['stunned'] },
    encounterDeck: ['"I\'m Tough"', 'Charge'],
    phase: 'villain',
  })
    .asks('whoDefends', 0)
    .pass()
    .shows({ Hulk: 'damage 4', 'Iron Man': '' })
    .asks('playerTurn', 0);
});

test('FAQ 71, Grasping Tendrils: whoever cancels an attack with a defense has defended against it', () => {
  const tendrils = invented(
    'Grasping Tendrils',
    interrupt('attacking', aboutYou, defense(instead(give('stunned', CAUSE)))),
    forcedResponse('defended', aboutYou, give('tough', you)),
  );
  printedAs(['Aunt May', tendrils]);
  play({
    players: [{ ...ironMan, area: ['Grasping Tendrils'] }],
    encounterDeck: ['Advance', '"I\'m Tough"'],
    phase: 'villain',
  })
    .choose('use Grasping Tendrils')
    .shows({ 'Iron Man': 'tough 1' })
    .asks('playerTurn', 0);
});

describe('Powerful Punch', () => {
  const powerfulPunch = hardCard(
    {
      code: '32014',
      octgnId: '',
      name: 'Powerful Punch',
      type: 'event',
      faction: 'protection',
      quantity: 1,
      cost: 0,
    },
    interrupt('attacking', aboutYou, labelled(['attack', 'defense'], damage(4, CAUSE))),
  );
  beforeEach(() =>
    printedAs(
      ['01001a', shadowcat],
      ['01001b', kittyPryde],
      ['Spider-Tracer', phased],
      ['Webbed Up', solid],
      ['Backflip', powerfulPunch],
    ),
  );
  const punching = (side: 'Phased' | 'Solid') =>
    play({
      players: [{ ...spiderMan, area: [side], hand: ['Powerful Punch'] }],
      encounterDeck: ['Advance', '"I\'m Tough"'],
      phase: 'villain',
    }).choose('play Powerful Punch');

  test('FAQ 86, Powerful Punch: a phased Shadowcat has attacked at once, turns solid and takes the damage; then she has defended and may turn back', () => {
    punching('Phased')
      .asks('useAbility', 0)
      .shows({ Rhino: 'damage 4', Shadowcat: 'damage 2', 'your play area': 'Shadowcat, Solid' })
      .choose('use Solid')
      .shows({ 'your play area': 'Phased, Shadowcat' })
      .asks('playerTurn', 0);
  });

  test('FAQ 86, Powerful Punch: a solid Shadowcat may turn phased before the damage, takes none and has to turn back', () => {
    punching('Solid')
      .shows({ Rhino: 'damage 4', Shadowcat: '' })
      .choose('use Solid')
      .asks('playerTurn', 0)
      .shows({ Shadowcat: '', 'your play area': 'Shadowcat, Solid' });
  });
});

describe('Mutant Protectors', () => {
  const mutant = (name: string, health: number) =>
    hardCard({
      code: name,
      octgnId: '',
      name,
      type: 'ally',
      faction: 'basic',
      quantity: 1,
      cost: 3,
      thw: 1,
      atk: 1,
      health,
      traits: ['X-Men'],
    });
  beforeEach(() => {
    printedAs(
      ['01001a', { ...shadowcat, abilities: [] }],
      ['Backflip', mutantProtectors],
      ['Black Cat', mutant('Colossus', 5)],
      ['Mockingbird', mutant('Pixie', 1)],
    );
    saying('Aunt May', forcedResponse('defended', aboutYou, give('tough', you)));
  });
  const helping = (friend: string, boostCard: string) =>
    play({
      players: [
        { hero: 'captain-marvel', form: 'hero' },
        {
          ...spiderMan,
          hand: ['Mutant Protectors', friend, 'Energy'],
          area: ['Aunt May'],
        },
      ],
      encounterDeck: [boostCard, 'Advance', '"I\'m Tough"', '"I\'m Tough"'],
      phase: 'villain',
    })
      .choose('play Mutant Protectors')
      .pay('Energy');

  test('FAQ 87, Mutant Protectors: its player becomes the target, and the ally it brings the defender', () => {
    helping('Colossus', 'Charge')
      .shows({
        Colossus: 'damage 4, exhausted',
        Shadowcat: '',
        'Captain Marvel': '',
      })
      .asks('whoDefends', 1);
  });

  test('FAQ 87, Mutant Protectors: if the ally leaves play, the hero has defended, without DEF', () => {
    helping('Pixie', 'Concussive Blast')
      .shows({
        Shadowcat: 'damage 3, tough 1',
        'Captain Marvel': '',
      })
      .asks('whoDefends', 1);
  });
});
