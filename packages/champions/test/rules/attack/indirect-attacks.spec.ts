import { describe, test } from 'vitest';
import { assignDamage, attack, query } from '../../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { doing } from '../rewording.ts';

/** Rhino attacks for 5, as indirect damage. */
const attacked = (
  more: Partial<PlayerDescription> = {},
  gains: Description['gains'] = {},
  others: readonly PlayerDescription[] = [],
) =>
  play({
    players: [{ hero: 'she-hulk', form: 'hero', ...more }, ...others],
    encounterDeck: ['Advance', 'Hydra Mercenary', 'Hydra Mercenary'],
    phase: 'villain',
    gains: { ...gains, Rhino: { atk: 3, indirectAttacks: 1, ...gains.Rhino } },
  });

describe('an attack that deals indirect damage § indirect-damage', () => {
  test('has the attacked player divide it among their characters, after the defense', () => {
    attacked({ area: ['Hellcat', 'Tigra'] })
      .asks('whoDefends', 0)
      .pass()
      .asks('assignDamage', 0)
      .offers('She-Hulk', 'Hellcat', 'Tigra')
      .choose('Hellcat')
      .choose('Hellcat')
      .choose('Tigra')
      .choose('She-Hulk')
      .shows({ 'She-Hulk': '', Hellcat: '', Tigra: '' })
      .choose('She-Hulk')
      .shows({ 'She-Hulk': 'damage 2', Hellcat: 'damage 2', Tigra: 'damage 1' });
  });

  test('assigns nobody more than would defeat them', () => {
    attacked({ area: ['Hellcat'] })
      .pass()
      .choose('Hellcat')
      .choose('Hellcat')
      .choose('Hellcat')
      .shows({ 'She-Hulk': 'damage 2', 'your discard pile': 'Hellcat' });
  });

  test('is lessened by the DEF of a hero who defends § attack-enemy-activation, enemy-attack-steps', () => {
    attacked({ area: ['Hellcat'] })
      .choose('defend She-Hulk')
      .asks('assignDamage', 0)
      .choose('Hellcat')
      .choose('Hellcat')
      .choose('She-Hulk')
      .shows({ 'She-Hulk': 'damage 1, exhausted', Hellcat: 'damage 2' });
  });

  test('is divided among the characters of whoever defends', () => {
    attacked({ area: ['Hellcat'] }, {}, [{ hero: 'captain-marvel', area: ['Tigra'] }])
      .pass()
      .choose('defend Tigra')
      .asks('assignDamage', 1)
      .offers('Tigra', 'Carol Danvers')
      .lacks('She-Hulk', 'Hellcat');
  });

  test('is answered by the retaliation of the one who was attacked, not of those who were hit § retaliate-x', () => {
    const retaliate = { 'She-Hulk': { retaliate: 1 }, Hellcat: { retaliate: 2 } };
    const hit = attacked({ area: ['Hellcat'] }, retaliate).pass();
    for (const card of ['Hellcat', 'Hellcat', 'She-Hulk', 'She-Hulk', 'She-Hulk']) hit.choose(card);
    hit.shows({ Rhino: 'damage 1', Hellcat: 'damage 2', 'She-Hulk': 'damage 3' });
  });

  test('pierces the tough card of the attacked only § piercing', () => {
    const hit = attacked(
      { status: ['tough'], area: [{ card: 'Hellcat', status: ['tough'] }] },
      { Rhino: { piercing: 1 } },
    ).pass();
    for (const card of ['Hellcat', 'Hellcat', 'She-Hulk', 'She-Hulk', 'She-Hulk']) hit.choose(card);
    hit.shows({ Hellcat: '', 'She-Hulk': 'damage 3' });
  });

  test('leaves nothing over for overkill: nobody is assigned too much', () => {
    const hit = attacked({ area: ['Hellcat'] }, { Rhino: { overkill: 1 } }).pass();
    for (const card of ['Hellcat', 'Hellcat', 'Hellcat']) hit.choose(card);
    hit.shows({ 'She-Hulk': 'damage 2', 'your discard pile': 'Hellcat' });
  });

  test('is ignored where it cannot be assigned to anybody', () => {
    attacked({}, { 'She-Hulk': { cannotTakeDamage: 1 } })
      .pass()
      .shows({ 'She-Hulk': '' });
  });
});

describe('an attack of a hero that divides its damage', () => {
  const volley = attack(assignDamage(4, query('enemies')));

  test('attacks everybody it is assigned to, each of whom retaliates § attack-player-ability-type', () => {
    doing(
      volley,
      { engaged: ['Sandman'] },
      { gains: { Rhino: { retaliate: 1 }, Sandman: { retaliate: 1 } } },
    )
      .choose('Rhino')
      .choose('Rhino')
      .choose('Sandman')
      .choose('Sandman')
      .asks('whoRetaliates', 0)
      .choose('Rhino')
      .shows({ Rhino: 'damage 2', Sandman: 'damage 2', 'She-Hulk': 'damage 2' });
  });

  test('is one attack, and stopped as one by a stunned card', () => {
    doing(volley, { status: ['stunned'], engaged: ['Sandman'] })
      .asks('playerTurn')
      .shows({ Rhino: '', Sandman: '', 'She-Hulk': '' });
  });
});
