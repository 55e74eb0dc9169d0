import { beforeEach, describe, test } from 'vitest';
import type { ChampionsAbility } from '../../src/vocabulary/builders.ts';
import {
  action,
  both,
  byYou,
  CAUSE,
  cannot,
  cardIs,
  change,
  choose,
  constant,
  either,
  enemySchemes,
  exhaustThis,
  forcedResponse,
  heal,
  heroes,
  instead,
  interrupt,
  marked,
  putCounters,
  ready,
  removeStatus,
  response,
  sequence,
  THIS,
  type,
  you,
  yourEvent,
  yourIdentity,
} from '../../src/vocabulary/builders.ts';
import { whiteQueen } from '../hard-cards/cards/keeping.ts';
import { printedAs } from '../hard-cards/printing.ts';
import { saying } from '../rules/rewording.ts';
import { invented } from '../table/invented-card.ts';
import { play } from '../table/play.ts';

const spiderMan = { hero: 'spider-man', form: 'hero' } as const;
const QUIET = ['Advance', '"I\'m Tough"'];

describe('a tough card', () => {
  const toughHero = { ...spiderMan, status: ['tough'] } as const;
  const attacked = { encounterDeck: QUIET, phase: 'villain' } as const;

  test('FAQ 1, Tough: is gone before an interrupt could prevent the damage', () => {
    play({ players: [{ ...toughHero, hand: ['Backflip'] }], ...attacked })
      .pass()
      .asks('whoDefends', 0)
      .pass()
      .asks('playerTurn', 0)
      .shows({ 'Spider-Man': '', 'your hand': 'Backflip' });
  });

  const attackedBehind = (ability: ChampionsAbility) => {
    saying('Aunt May', ability);
    return play({ players: [{ ...toughHero, area: ['Aunt May'] }], ...attacked })
      .pass()
      .pass()
      .asks('playerTurn', 0);
  };

  test('FAQ 1, Tough: stays if a constant ability lowers the damage that is taken to 0', () => {
    attackedBehind(constant(change('lessDamage', yourIdentity, 2))).shows({
      'Spider-Man': 'tough 1',
    });
    attackedBehind(constant(cannot('cannotTakeDamage', yourIdentity))).shows({
      'Spider-Man': 'tough 1',
    });
    attackedBehind(constant(change('lessDamage', yourIdentity, 1))).shows({ 'Spider-Man': '' });
  });

  test('FAQ 1, Tough: stays if DEF leaves nothing of the damage that would be dealt', () => {
    play({ players: [toughHero], ...attacked })
      .pass()
      .choose('defend Spider-Man')
      .asks('playerTurn', 0)
      .shows({ 'Spider-Man': 'tough 1, exhausted' });
  });

  test('FAQ 41, The Night Nurse: goes if it is the only status card where one is to be discarded', () => {
    saying(
      'Aunt May',
      action(
        choose(heroes, (hero) =>
          sequence(
            heal(1, hero),
            either(
              removeStatus('stunned', hero),
              removeStatus('confused', hero),
              removeStatus('tough', hero),
            ),
          ),
        ),
        { cost: exhaustThis },
      ),
    );
    play({ players: [{ ...toughHero, damage: 2, area: ['Aunt May'] }] })
      .choose('use Aunt May')
      .shows({ 'Spider-Man': 'damage 1' })
      .asks('playerTurn', 0);
  });
});

describe('a basic power that a status card replaces', () => {
  beforeEach(() =>
    saying(
      'Aunt May',
      response('attackMade', both(byYou, marked('basic')), ready(you)),
      response('thwarted', both(byYou, marked('basic')), ready(you)),
    ),
  );

  const speedster = (status: readonly ('stunned' | 'confused')[]) =>
    play({ players: [{ ...spiderMan, status, area: ['Aunt May'] }], threat: 3 });

  test('FAQ 57, Quicksilver: was not used, so nothing answers its use', () => {
    speedster(['stunned'])
      .choose('attack Spider-Man')
      .asks('playerTurn', 0)
      .shows({ Rhino: '', 'Spider-Man': 'exhausted' });
    speedster(['confused'])
      .choose('thwart Spider-Man')
      .asks('playerTurn', 0)
      .shows({ 'The Break-In!': 'threat 3', 'Spider-Man': 'exhausted' });
  });

  test('FAQ 57, Quicksilver: is answered where no status card replaces it', () => {
    speedster(['confused']).choose('attack Spider-Man').offers('use Aunt May', 'pass');
    speedster(['stunned']).choose('thwart Spider-Man').offers('use Aunt May', 'pass');
  });
});

describe('White Queen', () => {
  beforeEach(() => printedAs(['Shocker', whiteQueen]));

  test('FAQ 88, White Queen: gives the confused card back as soon as a thwart has cost it', () => {
    play({
      players: [{ ...spiderMan, status: ['confused'], engaged: ['White Queen'] }],
      threat: 3,
    })
      .choose('thwart Spider-Man')
      .shows({ 'The Break-In!': 'threat 3', 'Spider-Man': 'confused 1, exhausted' })
      .asks('playerTurn', 0);
  });

  test.each([
    ['one', {}, 'confused 1'],
    ['two to a steady one', { steady: 1 }, 'confused 2'],
  ])(
    'FAQ 88, White Queen: gives an identity as many confused cards as it can have: %s',
    (_many, gains, shown) => {
      play({
        players: [{ ...spiderMan, dealt: ['White Queen'] }],
        gains: { 'Spider-Man': gains },
        villain: { status: ['stunned'] },
        encounterDeck: ['"I\'m Tough"'],
        phase: 'villain',
      })
        .shows({ 'your engaged': 'White Queen', 'Spider-Man': shown })
        .asks('playerTurn', 0);
    },
  );

  test('FAQ 88, White Queen: the last confused card stays when she has left play, until it is used up', () => {
    saying('Aunt May', action(ready(you)));
    play({
      players: [
        {
          ...spiderMan,
          status: ['confused'],
          area: ['Aunt May'],
          engaged: [{ card: 'White Queen', damage: 3 }],
        },
      ],
      threat: 3,
    })
      .choose('attack Spider-Man')
      .choose('White Queen')
      .shows({ 'your engaged': '', 'Spider-Man': 'confused 1, exhausted' })
      .choose('use Aunt May')
      .choose('thwart Spider-Man')
      .shows({ 'The Break-In!': 'threat 3', 'Spider-Man': 'exhausted' })
      .asks('playerTurn', 0);
  });
});

describe('an attack that is turned into a scheme', () => {
  const stealthy = (status: readonly 'confused'[], ...encounterDeck: readonly string[]) => {
    const stealth = invented(
      'Stealth',
      interrupt('wouldAttack', yourEvent, instead(enemySchemes(CAUSE))),
      forcedResponse('schemed', cardIs(CAUSE, type('villain')), putCounters(1, 'threat', THIS)),
    );
    printedAs(['Aunt May', stealth]);
    return play({
      players: [{ hero: 'iron-man', form: 'hero', area: ['Stealth'] }],
      villain: { status },
      encounterDeck,
      phase: 'villain',
    }).choose('use Stealth');
  };

  test('FAQ 102, Stealth: is a new activation, so a confused card cancels it', () => {
    stealthy(['confused'], '"I\'m Tough"')
      .asks('playerTurn', 0)
      .shows({ Rhino: 'tough 1', 'The Break-In!': 'threat 1', Stealth: '', 'Iron Man': '' });
  });

  test('FAQ 102, Stealth: places threat where the villain is not confused', () => {
    stealthy([], ...QUIET)
      .asks('playerTurn', 0)
      .shows({ 'The Break-In!': 'threat 2', Stealth: 'threat 1', 'Iron Man': '' });
  });
});
