import { SUBJECT, THIS } from '../../../src/index.ts';
import type { HeroicAbility } from './vocabulary.ts';
import {
  attack,
  damage,
  discard,
  discardTop,
  draw,
  exhaustThis,
  give,
  interrupt,
  kind,
  named,
  place,
  removeThreat,
  surge,
  theAmount,
  trait,
  whenPlayed,
  words,
  yours,
} from './vocabulary.ts';

const { alter, all, any, cardIs, change, choose, count, each, either, exists } = words;
const { hasTokens, instead, keep, lasting, not, query, same, sequence, statAtLeast } = words;
const { statAtMost, statOf, sum, times, when } = words;

const enemies = query('enemies');
const chooseEnemy = (amount: number) => choose(enemies, (foe) => damage(amount, foe));

/** One sum, dealt at once: a card with two symbols counts twice. */
export const repulsorBlast: readonly HeroicAbility[] = [
  whenPlayed(
    attack(
      choose(enemies, (foe) =>
        keep(discardTop('yours', 5), (kept) => {
          const symbols = [1, 2].map((least) => count(query(kept, statAtLeast('energy', least))));
          return damage(sum(1, times(sum(...symbols), 2)), foe);
        }),
      ),
    ),
  ),
];

/** The second enemy is looked for after the first has been hit. */
export const melee: readonly HeroicAbility[] = [
  whenPlayed(
    attack(
      choose(enemies, (one) =>
        sequence(
          damage(3, one),
          choose(query('enemies', not(same(one))), (other) => damage(3, other)),
        ),
      ),
    ),
  ),
];

export const danceOfDeath: readonly HeroicAbility[] = [
  whenPlayed(sequence(attack(chooseEnemy(1)), attack(chooseEnemy(2)), attack(chooseEnemy(3)))),
];

export const embiggen: readonly HeroicAbility[] = [
  {
    kind: 'triggered',
    on: 'eventPlayed',
    level: 'interrupt',
    when: cardIs(SUBJECT, all(yours, trait('attack'))),
    cost: exhaustThis,
    effect: lasting('event', change('eventDamage', same(SUBJECT), 2)),
  },
];

export const armoredRhinoSuit: readonly HeroicAbility[] = [
  interrupt(
    'damageDealt',
    'forcedInterrupt',
    exists(query('host', same(SUBJECT))),
    instead(
      sequence(
        place('damage', theAmount, THIS),
        when(cardIs(THIS, hasTokens('damage', 5)), discard(THIS)),
      ),
    ),
  ),
];

export const hexBolt: readonly HeroicAbility[] = [
  whenPlayed(
    keep(discardTop('encounter', 3), (kept) =>
      each(kept, (one) => {
        const icons = (least: number, most = least) =>
          cardIs(one, all(statAtLeast('boostIcons', least), statAtMost('boostIcons', most)));
        return sequence(
          when(icons(0), chooseEnemy(2)),
          when(
            icons(1),
            choose(query('schemes'), (scheme) => removeThreat(2, scheme)),
          ),
          when(icons(2), draw(1)),
          when(
            icons(3, 99),
            choose(query('characters'), (who) =>
              either(give('stunned', who), give('confused', who), give('tough', who)),
            ),
          ),
        );
      }),
    ),
  ),
];

export const flurryOfBlades: readonly HeroicAbility[] = [
  whenPlayed(
    attack(
      sequence(
        chooseEnemy(2),
        each(query('yourUpgrades', named('psi-knife')), () =>
          choose(enemies, (foe) => give('confused', foe)),
        ),
        each(query('yourUpgrades', named('psi-katana')), () => chooseEnemy(2)),
      ),
    ),
  ),
];

export const wildWildMojo: readonly HeroicAbility[] = [
  { kind: 'constant', modifiers: [change('overkill', kind('enemy'), 1)] },
  interrupt(
    'damageTaken',
    'forcedInterrupt',
    cardIs(SUBJECT, any(kind('hero'), kind('ally'), kind('enemy'))),
    alter(1),
  ),
  {
    kind: 'called',
    call: 'whenRevealed',
    effect: sequence(
      discard(query('environments', all(trait('setting'), not(same(THIS))))),
      when({ fact: 'revealedFromDeck' }, surge),
    ),
  },
];

/** A number cannot be kept for later, so the damage is counted before the icons are gone. */
export const attacrobatics: readonly HeroicAbility[] = [
  interrupt(
    'boostTurned',
    'interrupt',
    cardIs(THIS, yours),
    sequence(
      discard(THIS),
      attack(damage(statOf('boostIcons', SUBJECT), query('villains'))),
      lasting('activation', { stat: 'boostIcons', of: same(SUBJECT), op: 'set', by: 0 }),
    ),
  ),
];

const touching = (what: 'minion' | 'villain' | 'ally' | 'hero') =>
  exists(query('host', kind(what)));
const rogue = named('rogue');

export const touched: readonly HeroicAbility[] = [
  {
    kind: 'constant',
    modifiers: [
      change('overkill', rogue, 1, touching('minion')),
      change('retaliate', rogue, 1, touching('villain')),
      change('aerial', rogue, 1, touching('ally')),
      change('stalwart', rogue, 1, touching('hero')),
    ],
  },
];
