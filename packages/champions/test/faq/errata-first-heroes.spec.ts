import { test } from 'vitest';
import { cannot, constant, yourIdentity } from '../../src/vocabulary/builders.ts';
import { saying } from '../rules/rewording.ts';
import { loadPack } from '../table/pack.ts';
import { play } from '../table/play.ts';

await loadPack('drs', 'hlk', 'wsp', 'ant', 'bkw');

test('Errata, Iron Fist: interrupts his attack, so that his damage comes before it', () => {
  play({
    players: [{ hero: 'doctor-strange', form: 'hero', area: ['Iron Fist'] }],
    villain: { status: ['tough'] },
  })
    .choose('attack Iron Fist')
    .choose('use Iron Fist')
    .shows({ Rhino: 'damage 2, stunned 1' });
});

test('Errata, Warning: is no defense, so its player does not become the defender', () => {
  play({
    players: [{ hero: 'doctor-strange', form: 'hero', hand: ['Warning'], area: ['Unflappable'] }],
    gains: { Rhino: { atk: -1 } },
    encounterDeck: ['Advance', 'Hydra Mercenary'],
    phase: 'villain',
  })
    .pass()
    .choose('play Warning')
    .lacks('use Unflappable')
    .asks('playerTurn')
    .shows({ 'Doctor Strange': '' });
});

test('Errata, Inner Demons: exhaust Hulk also if he could not change form', () => {
  saying('Helicarrier', constant(cannot('cannotChangeForm', yourIdentity)));
  play({
    players: [{ hero: 'hulk', form: 'hero', dealt: ['Inner Demons'], area: ['Helicarrier'] }],
    villain: { status: ['stunned'] },
    encounterDeck: ['Hydra Mercenary'],
    phase: 'villain',
  }).shows({ Hulk: 'exhausted', 'your obligations': '' });
});

test('Errata, Beetle: leaves the choice to the player who defeated it', () => {
  play({
    players: [
      { hero: 'spider-man', engaged: [{ card: 'Beetle', damage: 3 }] },
      { hero: 'wasp', form: 'hero', hand: ['Red Room Training'] },
    ],
    firstPlayer: 1,
  })
    .choose('attack Wasp')
    .choose('Beetle')
    .asks('chooseOne', 1)
    .choose('option 1')
    .shows({ 'Wasp hand': '', 'encounter discard pile': 'Beetle' });
});
