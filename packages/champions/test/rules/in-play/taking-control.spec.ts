import { describe, expect, test } from 'vitest';
import { isInPlay } from '../../../src/table.ts';
import type { Effect } from '../../../src/vocabulary/builders.ts';
import {
  controlledBy,
  controlWhileHere,
  discard,
  not,
  query,
  takeControl,
  titled,
  you,
} from '../../../src/vocabulary/builders.ts';
import type { PlayerDescription } from '../../table/description.ts';
import { nameOf } from '../../table/picture.ts';
import type { Play } from '../../table/play.ts';
import { play } from '../../table/play.ts';
import { reworded } from '../rewording.ts';

const controllerOf = ({ state }: Play, title: string) =>
  state.cards.find((_card, id) => isInPlay(state, id) && nameOf(state, id) === title)?.controller;

/** She-Hulk plays an event that does this; Spider-Man sits beside her. */
const doing = (
  effect: Effect,
  other: Partial<PlayerDescription>,
  mine: Partial<PlayerDescription> = {},
) => {
  reworded('Get Ready', { effect });
  return play({
    players: [
      { hero: 'she-hulk', form: 'hero', ...mine, hand: ['Get Ready', ...(mine.hand ?? [])] },
      { hero: 'spider-man', form: 'hero', ...other },
    ],
    threat: 4,
  });
};

const others = not(controlledBy(you));
const hisAllies = query('allies', others);

describe('who takes control of a card § ownership-and-control', () => {
  test('has it before him as it is: ready or exhausted, with its damage and tokens', () => {
    const game = doing(takeControl(hisAllies), {
      area: [{ card: 'Black Cat', damage: 1, exhausted: true }],
    }).choose('play Get Ready');
    game.changes({
      'She-Hulk hand': '',
      'She-Hulk discard pile': 'Get Ready',
      'She-Hulk play area': 'Black Cat, She-Hulk',
      'Spider-Man play area': 'Spider-Man',
    });
    expect(controllerOf(game, 'Black Cat')).toBe(0);
  });

  test('may use it', () => {
    doing(takeControl(hisAllies), { area: ['Black Cat'] })
      .lacks('attack Black Cat')
      .choose('play Get Ready')
      .choose('attack Black Cat')
      .shows({ Rhino: 'damage 1', 'Black Cat': 'exhausted' });
  });

  test('has the upgrades on it too', () => {
    const game = doing(takeControl(hisAllies), {
      area: [{ card: 'Black Cat', attached: ['Inspired'] }],
    })
      .choose('play Get Ready')
      .shows({
        'She-Hulk play area': 'Black Cat, Inspired, She-Hulk',
        'Spider-Man play area': 'Spider-Man',
        Inspired: 'on Black Cat',
      });
    expect(controllerOf(game, 'Inspired')).toBe(0);
  });

  test('keeps the ally limit § ally-limit', () => {
    doing(
      takeControl(hisAllies),
      { area: ['Black Cat'] },
      { area: ['Hulk', 'Mockingbird', 'Vision'] },
    )
      .choose('play Get Ready')
      .asks('overLimit', 0)
      .choose('discard Black Cat')
      .shows({ 'Spider-Man discard pile': 'Black Cat' })
      .asks('playerTurn', 0);
  });

  test('cannot take a further copy of what each player may control once § max', () => {
    const supports = query('inPlay', titled('Combat Training'));
    doing(takeControl(supports), { area: ['Combat Training'] }).offers(
      'play Get Ready',
      'ask Spider-Man',
      'attack She-Hulk',
      'change form',
      'end turn',
      'thwart She-Hulk',
    );
    doing(
      takeControl(supports),
      { area: ['Combat Training'] },
      { area: ['Combat Training'] },
    ).cannot('play Get Ready', 'noTarget');
  });

  test('cannot take what is his already, nor an identity', () => {
    doing(takeControl(query('friendlies')), {}, { area: ['Hulk'] }).cannot(
      'play Get Ready',
      'noTarget',
    );
  });
});

describe('control that a card gives while it is in play § ownership-and-control', () => {
  /** Surveillance Team gives it, and Get Ready makes that leave play. */
  const borrowing = (other: PlayerDescription['area']) => {
    reworded('Surveillance Team', { effect: controlWhileHere(hisAllies) });
    return doing(
      discard(query('inPlay', titled('Surveillance Team'))),
      { area: other ?? [] },
      { area: [{ card: 'Surveillance Team', counters: { surveillance: 3 } }] },
    )
      .choose('use Surveillance Team')
      .shows({ 'Spider-Man play area': 'Spider-Man' });
  };

  test('goes back to the owner when that card leaves', () => {
    const game = borrowing(['Black Cat']).choose('play Get Ready');
    game.shows({
      'She-Hulk play area': 'She-Hulk',
      'Spider-Man play area': 'Black Cat, Spider-Man',
    });
    expect(controllerOf(game, 'Black Cat')).toBe(1);
  });

  test('ends when the card leaves play: who gets it again in another way keeps it', () => {
    reworded('Surveillance Team', { effect: controlWhileHere(hisAllies) });
    doing(
      discard(query('inPlay', titled('Surveillance Team'))),
      { area: [{ card: 'Black Cat', damage: 1 }] },
      {
        area: [{ card: 'Surveillance Team', counters: { surveillance: 3 } }],
        hand: ['Make the Call', 'Energy', 'Genius'],
      },
    )
      .choose('use Surveillance Team')
      .choose('thwart Black Cat')
      .shows({ 'She-Hulk play area': 'She-Hulk, Surveillance Team' })
      .shows({ 'Spider-Man discard pile': 'Black Cat' })
      .choose('play Make the Call')
      .pay('Energy')
      .choose('play Get Ready')
      .shows({ 'She-Hulk play area': 'Black Cat, She-Hulk' })
      .asks('playerTurn', 0);
  });

  test('takes the upgrades back as well', () => {
    borrowing([{ card: 'Black Cat', attached: ['Inspired'] }])
      .choose('play Get Ready')
      .shows({ 'Spider-Man play area': 'Black Cat, Inspired, Spider-Man' });
  });
});
