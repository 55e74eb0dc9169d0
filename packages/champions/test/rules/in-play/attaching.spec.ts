import { describe, expect, test } from 'vitest';
import {
  aboutYou,
  action,
  attachToOrElse,
  attachToOrSurge,
  draw,
  hasAttached,
  instead,
  interrupt,
  mostPrinted,
  not,
  oncePerPhase,
  query,
  setHitPoints,
  titled,
  villain,
  you,
} from '../../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { saying, told } from '../rewording.ts';

const revealing = (more: Partial<PlayerDescription> = {}, rest: Partial<Description> = {}) =>
  play({
    players: [{ hero: 'captain-marvel', dealt: ['Charge'], ...more }],
    villain: { status: ['confused'], ...rest.villain },
    encounterDeck: ['Advance'],
    phase: 'villain',
    ...rest,
  });

describe('an attachment whose host is the best of several', () => {
  const others = query('enemies', not(hasAttached(titled('Charge'))));
  const strongest = query('enemies', {
    is: 'all',
    of: [not(hasAttached(titled('Charge'))), mostPrinted('hitPoints', others)],
  });

  test('goes to the next best one if the best has a copy § attach-to', () => {
    saying('Charge', attachToOrSurge(strongest));
    const attached = { villain: { status: ['confused'], attached: ['Charge'] } } as const;
    const game = revealing({ engaged: ['Shocker'] }, attached);
    game.shows({ attachments: 'Charge, Charge' });
    expect(told(game, 'surges')).toEqual([]);
  });

  test('surges if there is no host, and is discarded § surge', () => {
    saying('Charge', attachToOrSurge(strongest));
    const game = revealing({}, { villain: { status: ['confused'], attached: ['Charge'] } });
    game.shows({ attachments: 'Charge' });
    expect(told(game, 'surges')).toEqual(['surges']);
  });
});

test('an attachment that names a second host goes there without the first § attach-to', () => {
  const minions = query('minions', titled('Shocker'));
  saying('Charge', attachToOrElse(minions, villain));
  revealing({ engaged: ['Shocker'] }).shows({ Charge: 'on Shocker' });
  revealing({ engaged: ['Sandman'] }).shows({ Charge: 'on Rhino' });
});

test('an ability with a limit per phase is used once in it § limit', () => {
  saying('Helicarrier', action(draw(1), { limit: oncePerPhase }));
  play({ players: [{ hero: 'she-hulk', area: ['Helicarrier'] }] })
    .choose('use Helicarrier')
    .lacks('use Helicarrier');
});

test('a character that would be defeated has the hit points it is set to § hit-points', () => {
  saying('Helicarrier', interrupt('wouldBeDefeated', aboutYou, instead(setHitPoints(1, you))));
  play({
    players: [{ hero: 'captain-marvel', form: 'hero', damage: 10, area: ['Helicarrier'] }],
    encounterDeck: ['Advance'],
    phase: 'villain',
  })
    .choose('pass')
    .choose('use Helicarrier')
    .shows({ 'Captain Marvel': 'damage 11' });
});
