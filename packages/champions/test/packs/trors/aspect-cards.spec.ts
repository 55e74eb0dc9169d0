import { describe, test } from 'vitest';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

await loadPack('trors');

const carol: PlayerDescription = { hero: 'captain-marvel', form: 'hero' };
const QUIET = ['Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary'];

const turn = (player: Partial<PlayerDescription>, more: Partial<Description> = {}) =>
  play({ players: [{ ...carol, ...player }], threat: 6, encounterDeck: QUIET, ...more });

describe('the leadership cards of the box', () => {
  test('Hawkeye deals 1 damage for each resource on the card that is discarded', () => {
    turn({ area: ['04011'], hand: ['Energy', 'Haymaker'] })
      .choose('use Hawkeye')
      .choose('Energy')
      .shows({ Rhino: 'damage 2', Hawkeye: 'exhausted' });
    turn({ area: ['04011'], hand: ['Energy', 'Haymaker'] })
      .choose('use Hawkeye')
      .choose('Haymaker')
      .shows({ Rhino: 'damage 1' });
  });

  test('Black Knight pierces, and War Machine is ranged', () => {
    turn({ area: ['Black Knight'] }, { villain: { status: ['tough'] } })
      .choose('attack Black Knight')
      .shows({ Rhino: 'damage 2' });
    turn({ area: ['04020'], engaged: ['M.O.D.O.K.'] })
      .choose('attack War Machine')
      .choose('M.O.D.O.K.')
      .shows({ 'War Machine': 'damage 1, exhausted' });
  });

  test('Goliath gets +4 ATK until the end of the phase, and is then discarded', () => {
    turn({ area: ['Goliath'] }, { threat: 0 })
      .choose('use Goliath')
      .cannot('use Goliath', 'limitReached')
      .choose('attack Goliath')
      .shows({ Rhino: 'damage 5' })
      .endTurn()
      .shows({ 'your play area': 'Captain Marvel' })
      .asks('whoDefends');
  });

  test('Sky Cycle is for an Avenger ally, and readies it', () => {
    turn({ area: [{ card: 'Goliath', exhausted: true }, 'Hellcat'], hand: ['Sky Cycle', 'Energy'] })
      .choose('play Sky Cycle')
      .offers('Goliath', 'Hellcat');
    turn({ area: [{ card: 'Goliath', exhausted: true, attached: ['Sky Cycle'] }] })
      .choose('use Sky Cycle')
      .shows({ Goliath: '', 'Sky Cycle': 'exhausted, on Goliath' });
  });

  test('Team Training gives each ally of its player a hit point', () => {
    const hurt = { area: ['Team Training', { card: 'Hellcat', damage: 2 }] };
    turn(hurt).choose('attack Hellcat').shows({ Hellcat: 'damage 3, exhausted' });
    turn({ area: [{ card: 'Hellcat', damage: 2 }] })
      .choose('attack Hellcat')
      .shows({ 'your discard pile': 'Hellcat' });
  });

  test('Ready for Action makes an ally tough', () => {
    turn({ area: ['Hellcat'], hand: ['Ready for Action', 'Energy'] })
      .choose('play Ready for Action')
      .shows({ Hellcat: 'tough 1' });
  });

  test('Earth’s Mightiest Heroes exhausts one Avenger to ready another', () => {
    turn({
      area: [{ card: 'Goliath', exhausted: true }],
      hand: ["Earth's Mightiest Heroes"],
    })
      .choose("play Earth's Mightiest Heroes")
      .shows({ Goliath: '', 'Captain Marvel': 'exhausted' });
  });
});

describe('the aggression and justice cards of the box', () => {
  test('Spider-Girl stuns and confuses a minion when she is played', () => {
    turn({ hand: ['Spider-Girl', 'Energy'], engaged: ['Shocker'] })
      .choose('play Spider-Girl')
      .choose('use Spider-Girl')
      .shows({ Shocker: 'confused 1, stunned 1', Rhino: '' });
  });

  test('Press the Advantage draws a card if the enemy is stunned or confused', () => {
    const pressing = (status: readonly ('stunned' | 'confused' | 'tough')[]) =>
      turn(
        { hand: ['Press the Advantage', 'Energy'], deck: ['Genius'] },
        { villain: { status } },
      ).choose('play Press the Advantage');
    pressing(['stunned']).shows({ 'your hand': 'Genius' });
    pressing(['confused']).shows({ 'your hand': 'Genius' });
    pressing(['tough']).shows({ 'your hand': '' });
  });

  test('Piercing Strike pierces', () => {
    turn({ hand: ['Piercing Strike', 'Energy'] }, { villain: { status: ['tough'] } })
      .choose('play Piercing Strike')
      .shows({ Rhino: 'damage 3' });
  });

  test('Spider-Man removes 3 threat for each player from a side scheme', () => {
    turn(
      { hand: ['04045', 'Energy', 'Energy', 'Energy'] },
      { sideSchemes: [{ card: 'Bomb Scare', threat: 5 }] },
    )
      .choose('play Spider-Man')
      .choose('use Spider-Man')
      .shows({ 'Bomb Scare': 'threat 2', 'The Break-In!': 'threat 6' });
  });

  test('Skilled Investigator draws a card after a side scheme is defeated', () => {
    turn(
      { area: ['Skilled Investigator'], deck: ['Genius'] },
      { sideSchemes: [{ card: 'Bomb Scare', threat: 2 }] },
    )
      .choose('thwart Captain Marvel')
      .choose('Bomb Scare')
      .choose('use Skilled Investigator')
      .shows({ 'your hand': 'Genius', 'Skilled Investigator': 'exhausted' });
  });

  test('Clear the Area draws a card if no threat is left', () => {
    const cleared = (threat: number) =>
      turn({ hand: ['Clear the Area', 'Energy'], deck: ['Genius'] }, { threat }).choose(
        'play Clear the Area',
      );
    cleared(2).shows({ 'your hand': 'Genius', 'The Break-In!': '' });
    cleared(3).shows({ 'your hand': '', 'The Break-In!': 'threat 1' });
  });
});
