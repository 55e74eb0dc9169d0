import { action, scopeOf, Table, useOf, uses } from '@grimrule/kernel';
import { reasonsIn, refusalLine } from '@grimrule/kernel/testing';
import { sourcesIn } from '@grimrule/words/testing';
import { describe, expect, test } from 'vitest';
import { champions } from '../../../src/game.ts';
import type { ChampionsVars } from '../../../src/table.ts';
import type { Modifier } from '../../../src/vocabulary/builders.ts';
import {
  additionalCost,
  ally,
  cannot,
  constant,
  defense,
  draw,
  either,
  heal,
  minion,
  query,
  spend,
  titled,
  type,
  whenRevealed,
  yourIdentity,
} from '../../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { nameOf, optionName } from '../../table/picture.ts';
import type { Play } from '../../table/play.ts';
import { play } from '../../table/play.ts';
import { printedWith } from '../../table/printing.ts';
import { saying } from '../rewording.ts';

const hulk = (more: Partial<PlayerDescription> = {}, rest: Partial<Description> = {}) =>
  play({ players: [{ hero: 'she-hulk', form: 'hero', ...more }], threat: 4, ...rest });
/** Bomb Scare forbids something. */
const banned = (
  ban: Modifier,
  more: Partial<PlayerDescription> = {},
  rest: Partial<Description> = {},
) => {
  saying('Bomb Scare', constant(ban));
  return hulk(more, { sideSchemes: ['Bomb Scare'], ...rest });
};
const hero = titled('She-Hulk');

type Case = readonly [table: () => Play, name: string, why: string];

/** For each reason a table on which it is told, of which option, and what it blames. */
const REASONS: Readonly<Record<string, readonly Case[]>> = {
  alreadyChanged: [
    [
      () => hulk({ area: ['Helicarrier'] }).choose('change form'),
      'change form',
      'alreadyChanged (card Jennifer Walters) [form]',
    ],
  ],
  cannotBeAttacked: [
    [
      () => banned(cannot('cannotBeAttacked', type('villain'))),
      'attackIt Rhino',
      'cannotBeAttacked (card Rhino, cards Bomb Scare) [cannot]',
    ],
  ],
  cannotBePlayed: [
    [
      () => hulk({ hand: ['Energy'] }),
      'play Energy',
      'cannotBePlayed (card Energy) [resource cards]',
    ],
    [
      () => banned(cannot('cannotBePlayed', ally), { hand: ['Tigra', 'Energy', 'Genius'] }),
      'play Tigra',
      'cannotBePlayed (card Tigra, cards Bomb Scare) [cannot]',
    ],
    [
      () => {
        printedWith('Helicarrier', { cost: undefined });
        return hulk({ hand: ['Helicarrier'] });
      },
      'play Helicarrier',
      'cannotBePlayed (card Helicarrier) [dash]',
    ],
  ],
  cannotLoseThreat: [
    [
      () => banned(cannot('cannotLoseThreat', type('main_scheme'))),
      'thwartIt The Break-In!',
      'cannotLoseThreat (card The Break-In!, cards Bomb Scare) [cannot]',
    ],
  ],
  cannotBeThwarted: [
    [
      () => banned(cannot('cannotBeThwarted', type('main_scheme'))),
      'thwartIt The Break-In!',
      'cannotBeThwarted (card The Break-In!, cards Bomb Scare) [cannot]',
    ],
  ],
  cannotPay: [
    [
      () => hulk({ hand: ['Tigra', 'Energy'] }),
      'play Tigra',
      'cannotPay (card Tigra, symbols 15 + 15 + 15, most 2) [cost]',
    ],
  ],
  cannotPayAdditional: [
    [
      () => {
        saying('Bomb Scare', additionalCost('play', ally, spend('energy')));
        return hulk({ hand: ['Tigra', 'Genius', 'Strength'] }, { sideSchemes: ['Bomb Scare'] });
      },
      'play Tigra',
      'cannotPayAdditional (card Bomb Scare) [cost]',
    ],
  ],
  cannotTakeDamage: [
    [
      () => banned(cannot('cannotTakeDamage', minion), { engaged: ['Shocker'] }),
      'attackIt Shocker',
      'cannotTakeDamage (card Shocker, cards Bomb Scare) [cannot]',
    ],
  ],
  conditionNotMet: [
    [
      () => play({ players: [{ hero: 'she-hulk', area: ['Focused Rage'] }] }),
      'use Focused Rage',
      'conditionNotMet (card Focused Rage) [condition]',
    ],
  ],
  costCannotBePaid: [
    [
      () => hulk({ area: [{ card: 'Focused Rage', exhausted: true }] }),
      'use Focused Rage',
      'costCannotBePaid (card Focused Rage) [cost]',
    ],
  ],
  forbidden: [
    [
      () => banned(cannot('cannotAttack', hero)),
      'attack She-Hulk',
      'forbidden (card She-Hulk, deed attack, cards Bomb Scare) [cannot]',
    ],
    [
      () =>
        banned(cannot('cannotAttack', hero), { hand: ['Gamma Slam', ...Array(4).fill('Energy')] }),
      'play Gamma Slam',
      'forbidden (card She-Hulk, deed attack, cards Bomb Scare) [cannot]',
    ],
    [
      () => banned(cannot('cannotThwart', hero)),
      'thwart She-Hulk',
      'forbidden (card She-Hulk, deed thwart, cards Bomb Scare) [cannot]',
    ],
    [
      () => banned(cannot('cannotBeHealed', yourIdentity), { form: 'alterEgo', damage: 2 }),
      'recover Jennifer Walters',
      'forbidden (card Jennifer Walters, deed recover, cards Bomb Scare) [cannot]',
    ],
    [
      () => banned(cannot('cannotChangeForm', hero)),
      'change form',
      'forbidden (card She-Hulk, deed changeForm, cards Bomb Scare) [cannot]',
    ],
  ],
  guarded: [
    [
      () => hulk({ engaged: ['Hydra Mercenary', 'Shocker'] }),
      'attackIt Rhino',
      'guarded (card Rhino, cards Hydra Mercenary) [guard]',
    ],
  ],
  inCrisis: [
    [
      () => hulk({}, { sideSchemes: [{ card: 'Crowd Control', threat: 2 }, 'Bomb Scare'] }),
      'thwartIt The Break-In!',
      'inCrisis (card The Break-In!, cards Crowd Control) [crisis icon]',
    ],
  ],
  isExhausted: [
    [
      () => hulk({ area: [{ card: 'Tigra', exhausted: true }] }),
      'attack Tigra',
      'isExhausted (card Tigra) [exhausted]',
    ],
  ],
  limitReached: [
    [
      () =>
        play({ players: [{ hero: 'captain-marvel', deck: ['Energy'] }] }).choose(
          'use Carol Danvers',
        ),
      'use Carol Danvers',
      'limitReached (card Carol Danvers, count 1, per round) [limit]',
    ],
  ],
  matchInPlay: [
    [
      () => hulk({ hand: ['Tigra', 'Energy', 'Genius'], area: ['Tigra', 'Hulk'] }),
      'play Tigra',
      'matchInPlay (card Tigra, cards Tigra) [unique]',
    ],
  ],
  maxInPlay: [
    [
      () =>
        play({
          players: [
            {
              hero: 'she-hulk',
              hand: ['Combat Training', 'Energy'],
              area: ['Combat Training', 'Helicarrier'],
            },
            { hero: 'iron-man', area: ['Combat Training'] },
          ],
        }),
      'play Combat Training',
      'maxInPlay (card Combat Training, count 1, cards Combat Training) [max]',
    ],
  ],
  maxPlayed: [
    [
      () => {
        printedWith('Combat Training', { max: { times: 1, per: 'round' } });
        return hulk({ hand: ['Combat Training', 'Combat Training', 'Energy', 'Genius'] })
          .choose('play Combat Training')
          .pay('Energy');
      },
      'play Combat Training',
      'maxPlayed (card Combat Training, per round) [max]',
    ],
  ],
  noSuchPower: [[() => hulk({ area: ['Hulk'] }), 'thwart Hulk', 'noSuchPower (card Hulk) [dash]']],
  noTarget: [
    [() => hulk({}, { threat: 0 }), 'thwart She-Hulk', 'noTarget (card She-Hulk) [target]'],
    [() => hulk({ hand: ['Get Ready'] }), 'play Get Ready', 'noTarget (card Get Ready) [target]'],
  ],
  nothingToHeal: [
    [
      () => hulk({ form: 'alterEgo' }),
      'recover Jennifer Walters',
      'nothingToHeal (card Jennifer Walters) [target]',
    ],
  ],
  patrolled: [
    [
      () => hulk({ engaged: ['Shocker', 'Sandman'] }, { gains: { Shocker: { patrol: 1 } } }),
      'thwartIt The Break-In!',
      'patrolled (card The Break-In!, cards Shocker) [patrol]',
    ],
  ],
  teamNotTogether: [
    [
      () => {
        printedWith('Helicarrier', { keywords: { teamUp: ['She-Hulk', 'Tigra'] } });
        return hulk({ hand: ['Helicarrier', 'Energy', 'Genius'] });
      },
      'play Helicarrier',
      'teamNotTogether (card Helicarrier) [team-up]',
    ],
  ],
  wrongForm: [
    [
      () => {
        printedWith('Helicarrier', { onlyIn: 'alterEgo' });
        return hulk({ hand: ['Helicarrier', 'Energy', 'Genius'] });
      },
      'play Helicarrier',
      'wrongForm (card Helicarrier) [form]',
    ],
  ],
};

/** Reasons that keep abilities out of windows and setup: nobody reads them on a turn. */
const ELSEWHERE = ['anotherDefends', 'duringSetup', 'isEliminated', 'perilForbids'];

describe('what cannot be done is refused with a reason, and the cards that are to blame', () => {
  const cases = Object.entries(REASONS).flatMap(([reason, list]) =>
    list.map(([table, name, why]) => ({ reason, table, name, why })),
  );

  test.each(cases)('$reason: $name', ({ reason, table, name, why }) => {
    table().tellsWhyNot(name, why);
    expect(why.split(' ')[0]).toBe(reason);
  });

  test('every reason of the rules is here', () => {
    const sources = sourcesIn(new URL('../../../src/rules', import.meta.url));
    expect([...Object.keys(REASONS), ...ELSEWHERE].sort()).toEqual(
      reasonsIn(sources.map(({ text }) => text)),
    );
  });
});

describe('why an ability is kept out of a window', () => {
  const why = (table: Play, ability: ReturnType<typeof action>) => {
    const { state } = table;
    const asked = new Table<ChampionsVars>(champions.definition, state, null);
    const use = useOf(ability, 0, scopeOf(table.card('Spider-Man'), 1));
    const refusal = uses.whyNot(asked, use);
    return refusal && refusalLine(state, refusal, { nameOf, optionName });
  };

  test('names the defender where another defends', () => {
    const table = play({
      players: [
        { hero: 'captain-marvel', form: 'hero', area: ['Indomitable', 'Hulk'] },
        { hero: 'spider-man', form: 'hero', exhausted: true },
      ],
      encounterDeck: ['Charge', 'Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .choose('defend Captain Marvel')
      .asks('useAbility', 0);
    expect(why(table, action('turn', defense(draw(1))))).toBe(
      'anotherDefends (card Spider-Man, cards Captain Marvel) [defend]',
    );
  });

  test('names the card with peril, and the player who may act', () => {
    printedWith('Advance', { abilities: [whenRevealed(either(draw(1), heal(1, query('you'))))] });
    const table = play({
      players: [
        { hero: 'captain-marvel', dealt: ['Advance'], damage: 3 },
        { hero: 'spider-man', form: 'hero' },
      ],
      gains: { Advance: { peril: 1 } },
      villain: { status: ['stunned', 'confused'] },
      phase: 'villain',
    }).asks('chooseOne', 0);
    expect(why(table, action('turn', draw(1)))).toBe(
      'perilForbids (card Spider-Man, seat 0, cards Advance) [peril]',
    );
  });
});
