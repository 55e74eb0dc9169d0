import { describe, test } from 'vitest';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { printedWith } from '../../table/printing.ts';

const solo = (player: Partial<PlayerDescription> = {}, table: Partial<Description> = {}) =>
  play({ players: [{ hero: 'captain-marvel', ...player }], ...table });

describe('the ally limit § ally-limit', () => {
  const THREE = ['Vision', 'Hawkeye', 'Luke Cage'];

  test('is three: with a fourth ally one is discarded at once', () => {
    solo({ area: THREE, hand: ['Tigra', 'Energy', 'Genius', 'Haymaker'] })
      .choose('play Tigra')
      .pay('Energy', 'Haymaker')
      .asks('overLimit', 0)
      .offers('discard Vision', 'discard Hawkeye', 'discard Luke Cage', 'discard Tigra')
      .choose('discard Hawkeye')
      .changes({
        'your hand': 'Genius',
        'your play area': 'Carol Danvers, Luke Cage, Tigra, Vision',
        'your discard pile': 'Energy, Hawkeye, Haymaker',
        Hawkeye: '',
      })
      .asks('playerTurn', 0);
  });

  test('comes before what the new ally does as it enters play', () => {
    solo({ area: THREE, hand: ['Mockingbird', 'Energy', 'Haymaker'] })
      .choose('play Mockingbird')
      .asks('overLimit', 0)
      .choose('discard Vision')
      .asks('useAbility', 0)
      .offers('use Mockingbird', 'pass');
  });

  test('may hit the new ally itself, and then it does nothing', () => {
    solo({ area: THREE, hand: ['Mockingbird', 'Energy', 'Haymaker'] })
      .choose('play Mockingbird')
      .choose('discard Mockingbird')
      .changes({ 'your hand': '', 'your discard pile': 'Energy, Haymaker, Mockingbird' })
      .asks('playerTurn', 0);
  });

  test('does not stop three allies', () => {
    solo({ area: THREE.slice(1), hand: ['Tigra', 'Energy', 'Haymaker'] })
      .choose('play Tigra')
      .asks('playerTurn', 0);
  });

  test('counts for each player by himself', () => {
    play({
      players: [
        { hero: 'captain-marvel', area: THREE.slice(0, 2), hand: ['Tigra', 'Energy', 'Haymaker'] },
        { hero: 'iron-man', area: ['Luke Cage', 'War Machine', 'Black Cat'] },
      ],
    })
      .choose('play Tigra')
      .asks('playerTurn', 0);
  });

  test('can be raised, and falls again with the card that raised it', () => {
    const area = [...THREE, 'The Triskelion'];
    solo({ area, hand: ['Tigra', 'Energy', 'Haymaker'] })
      .choose('play Tigra')
      .asks('playerTurn', 0);
    play({
      players: [
        {
          hero: 'captain-marvel',
          area: [...area, 'Tigra'],
          dealt: ['Caught Off Guard'],
        },
      ],
      phase: 'villain',
      villain: { status: ['confused'] },
      encounterDeck: ['Shocker'],
    })
      .asks('overLimit', 0)
      .choose('discard Vision')
      .shows({ 'your play area': 'Carol Danvers, Hawkeye, Luke Cage, Tigra' })
      .asks('useAbility', 0);
  });
});

describe('restricted § restricted', () => {
  const GAINS = {
    'Cosmic Flight': { restricted: 1 },
    'Energy Channel': { restricted: 1 },
    "Captain Marvel's Helmet": { restricted: 1 },
  };

  test('lets a player control two such cards', () => {
    solo({ area: ['Cosmic Flight'], hand: ['Energy Channel'] }, { gains: GAINS })
      .choose('play Energy Channel')
      .asks('playerTurn', 0);
  });

  test('a third may be played, then one of them goes at once', () => {
    solo(
      { area: ['Cosmic Flight', "Captain Marvel's Helmet", 'Tenacity'], hand: ['Energy Channel'] },
      { gains: GAINS },
    )
      .choose('play Energy Channel')
      .poses(
        'limits in play: discard down to the limit',
        "0: overLimit (limit 2, kind restricted) [restricted, 1] discard Cosmic Flight | discard Captain Marvel's Helmet | discard Energy Channel",
      )
      .lacks('discard Tenacity')
      .choose('discard Cosmic Flight')
      .changes({
        'your hand': '',
        'your play area': "Captain Marvel's Helmet, Carol Danvers, Energy Channel, Tenacity",
        'your discard pile': 'Cosmic Flight',
      })
      .asks('playerTurn', 0);
  });

  test('a permanent card stays, and another goes in its place § permanent', () => {
    const permanent = { restricted: 1, permanent: 1 };
    solo(
      { area: ['Cosmic Flight', "Captain Marvel's Helmet"], hand: ['Energy Channel'] },
      { gains: { ...GAINS, 'Cosmic Flight': permanent } },
    )
      .choose('play Energy Channel')
      .asks('overLimit', 0)
      .offers("discard Captain Marvel's Helmet", 'discard Energy Channel')
      .lacks('discard Cosmic Flight');
    const all = Object.fromEntries(Object.keys(GAINS).map((title) => [title, permanent]));
    solo(
      { area: ['Cosmic Flight', "Captain Marvel's Helmet"], hand: ['Energy Channel'] },
      { gains: all },
    )
      .choose('play Energy Channel')
      .asks('playerTurn', 0);
  });
});

describe('unique cards § unique-icon', () => {
  test('cannot be played while a card that matches is in play, whoever controls it', () => {
    const hand = ['Hawkeye', 'Energy', 'Genius'];
    solo({ hand, area: ['Hawkeye'] }).cannot('play Hawkeye', 'matchInPlay');
    play({
      players: [
        { hero: 'captain-marvel', hand },
        { hero: 'iron-man', area: ['Hawkeye'] },
      ],
    }).cannot('play Hawkeye', 'matchInPlay');
    solo({ hand, discard: ['Hawkeye'] }).offers(
      'play Hawkeye',
      'change form',
      'end turn',
      'use Carol Danvers',
    );
  });

  test('that are not unique may be in play several times', () => {
    solo({ hand: ['Cosmic Flight', 'Energy'], area: ['Cosmic Flight'] })
      .choose('play Cosmic Flight')
      .asks('playerTurn', 0);
  });

  test('cannot be put into play either: nobody may pay for that', () => {
    solo({
      hand: ['Make the Call', 'Energy', 'Genius'],
      area: ['Hawkeye'],
      discard: ['Hawkeye'],
    }).cannot('play Make the Call', 'costCannotBePaid');
  });

  test('of the encounter deck are discarded when revealed, and the player is dealt a card § reveal', () => {
    // Neither When Revealed nor anything about entering play happens.
    play({
      players: [
        { hero: 'captain-marvel', form: 'hero', dealt: ['Shocker'] },
        { hero: 'spider-man', engaged: ['Shocker'] },
      ],
      phase: 'villain',
      villain: { status: ['stunned', 'confused'] },
      encounterDeck: ['Sandman', 'Whiplash', 'Hydra Mercenary'],
    }).shows({
      'Captain Marvel': '',
      'Captain Marvel engaged': 'Hydra Mercenary, Sandman',
      'Spider-Man engaged': 'Shocker, Whiplash',
      'encounter discard pile': 'Shocker',
    });
  });
});

describe('max § max', () => {
  const two = (mine: Partial<PlayerDescription>, other: Partial<PlayerDescription> = {}) =>
    play({
      players: [
        { hero: 'captain-marvel', ...mine },
        { hero: 'iron-man', ...other },
      ],
    });

  test('per player counts the copies a player controls', () => {
    const hand = ['Helicarrier', 'Energy', 'Genius'];
    two({ hand, area: ['Helicarrier'] }).cannot('play Helicarrier', 'maxInPlay');
    two({ hand }, { area: ['Helicarrier'] }).offers(
      'play Helicarrier',
      'ask Tony Stark',
      'change form',
      'end turn',
      'use Carol Danvers',
    );
  });

  test('per player keeps a further copy from coming under their control', () => {
    // Combat Training may be played under any control.
    two(
      { form: 'hero', hand: ['Combat Training', 'Energy'], area: ['Combat Training'] },
      { form: 'hero' },
    )
      .choose('play Combat Training')
      .shows({ 'Iron Man play area': 'Combat Training, Iron Man' });
    two(
      { form: 'hero', hand: ['Combat Training', 'Energy'], area: ['Combat Training'] },
      { form: 'hero', area: ['Combat Training'] },
    ).cannot('play Combat Training', 'maxInPlay');
  });

  test('per host counts the copies attached to one card', () => {
    const attached = ['Inspired'];
    solo({ hand: ['Inspired', 'Energy'], area: [{ card: 'Hawkeye', attached }] }).cannot(
      'play Inspired',
      'noTarget',
    );
    solo({ hand: ['Inspired', 'Energy'], area: [{ card: 'Hawkeye', attached }, 'Vision'] })
      .choose('play Inspired')
      .shows({ Inspired: 'on Vision', 'Inspired #2': 'on Hawkeye' });
  });

  test.each(['round', 'phase'] as const)(
    'per %s counts plays of all copies by all players',
    (per) => {
      printedWith('Haymaker', { max: { times: 1, per } });
      const hand = ['Haymaker', 'Haymaker', 'Energy', 'Genius'];
      two({ form: 'hero', hand }, { form: 'hero', hand })
        .choose('play Haymaker')
        .pay('Energy')
        .cannot('play Haymaker', 'maxPlayed')
        .endTurn()
        .asks('playerTurn', 1)
        .cannot('play Haymaker', 'maxPlayed');
    },
  );

  test('begins anew with the next period', () => {
    printedWith('Haymaker', { max: { times: 1, per: 'round' } });
    solo(
      { form: 'hero', hand: ['Haymaker', 'Haymaker', 'Energy', 'Genius', 'Strength'] },
      { villain: { status: ['stunned'] }, encounterDeck: ['Sandman'] },
    )
      .choose('play Haymaker')
      .pay('Energy')
      .endTurn()
      .asks('playerTurn', 0)
      .offers(
        'play Haymaker',
        'attack Captain Marvel',
        'change form',
        'end turn',
        'play Tenacity',
        'thwart Captain Marvel',
      );
  });

  test('allows as many as it says', () => {
    printedWith('Haymaker', { max: { times: 2, per: 'phase' } });
    solo({
      form: 'hero',
      hand: ['Haymaker', 'Haymaker', 'Haymaker', 'Energy', 'Genius', 'Strength'],
    })
      .choose('play Haymaker')
      .pay('Energy')
      .choose('play Haymaker')
      .pay('Genius')
      .cannot('play Haymaker', 'maxPlayed');
  });
});

describe('max per instance § max', () => {
  test('lets one copy only answer an occurrence', () => {
    printedWith('Cosmic Flight', { max: { times: 1, per: 'instance' } });
    solo(
      { form: 'hero', exhausted: true, area: ['Cosmic Flight', 'Cosmic Flight'] },
      { phase: 'villain', encounterDeck: ['Charge', 'Hydra Mercenary'] },
    )
      .choose('use Cosmic Flight')
      .asks('playerTurn', 0)
      .shows({ 'your discard pile': 'Cosmic Flight' });
  });
});

describe('a limit of an ability § limit', () => {
  test('may be used up, and begins anew each round', () => {
    const energy = ['Haymaker', 'Haymaker', 'Haymaker', 'Haymaker'];
    solo(
      { area: ['Vision'], hand: energy },
      { villain: { status: ['confused'] }, encounterDeck: ['Sandman'] },
    )
      .choose('use Vision')
      .pay('Haymaker')
      .choose('option 1')
      .cannot('use Vision', 'limitReached')
      .endTurn()
      .asks('playerTurn', 0)
      .offersAmongOthers('use Vision');
  });

  test('is apart for the two sides of an identity § identity, form-change-form', () => {
    solo({ hand: ['Haymaker', 'Energy'], damage: 2 })
      .choose('use Carol Danvers')
      .choose('change form')
      .offers('use Captain Marvel', 'attack Captain Marvel', 'end turn', 'play Haymaker')
      .choose('use Captain Marvel')
      .pay('Haymaker')
      .cannot('use Captain Marvel', 'limitReached');
  });
});

describe('player side schemes', () => {
  const SCHEMES = ['Avengers Mansion', 'Helicarrier', 'Interrogation Room'];
  const asSchemes = () => {
    for (const name of SCHEMES) printedWith(name, { type: 'player_side_scheme', max: undefined });
  };
  const GAINS = Object.fromEntries(SCHEMES.map((name) => [name, { startingThreat: 3, cost: -4 }]));

  test('the first player chooses what goes, also if another plays the one too many § player-side-scheme-limit', () => {
    asSchemes();
    play({
      players: [
        { hero: 'captain-marvel', hand: ['Avengers Mansion'] },
        { hero: 'iron-man', hand: ['Helicarrier'] },
      ],
      gains: GAINS,
    })
      .choose('play Avengers Mansion')
      .endTurn()
      .asks('playerTurn', 1)
      .choose('play Helicarrier')
      .asks('overLimit', 0)
      .choose('discard Helicarrier')
      .shows({ 'side schemes': 'Avengers Mansion', 'Iron Man discard pile': 'Helicarrier' })
      .asks('playerTurn', 1);
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
  ])(
    'with %i players there may be %i in play; the first player discards what is too much § player-side-scheme-limit',
    (players, limit) => {
      asSchemes();
      const heroes = ['captain-marvel', 'iron-man', 'spider-man', 'black-panther'].slice(
        0,
        players,
      );
      const game = play({
        players: heroes.map((hero, seat) => ({ hero, hand: seat === 0 ? SCHEMES : [] })),
        gains: GAINS,
      });
      for (const name of SCHEMES.slice(0, limit)) game.choose(`play ${name}`).asks('playerTurn', 0);
      const next = SCHEMES[limit] ?? '';
      const all = SCHEMES.slice(0, limit + 1).map((name) => `discard ${name}`);
      game
        .choose(`play ${next}`)
        .poses(
          'limits in play: discard down to the limit',
          `0: overLimit (limit ${limit}, kind player side scheme limit) [player side scheme limit, 1] ${all.join(' | ')}`,
        )
        .choose('discard Avengers Mansion')
        .shows({
          'side schemes': SCHEMES.slice(1, limit + 1)
            .sort()
            .join(', '),
        })
        .asks('playerTurn', 0);
    },
  );
});
