import { describe, expect, test } from 'vitest';
import { printed } from '../../../src/cards/designs.ts';
import type { ChampionsAbility } from '../../../src/vocabulary/builders.ts';
import {
  ally,
  attachTo,
  blanks,
  cardIs,
  choose,
  constant,
  countAs,
  discard,
  draw,
  gainsTrait,
  itself,
  lasting,
  query,
  response,
  SUBJECT,
  same,
  theHost,
  titled,
  trait,
  type,
} from '../../../src/vocabulary/builders.ts';
import { championsText } from '../../../src/words/card-texts/text-box.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { designNamed } from '../../table/position.ts';
import { printedWith } from '../../table/printing.ts';
import { doing, reworded, saying } from '../rewording.ts';

const solo = (player: Partial<PlayerDescription>, table: Partial<Description> = {}) =>
  play({ players: [{ hero: 'she-hulk', form: 'hero', ...player }], threat: 4, ...table });

describe('a card with a blank text box § text-box', () => {
  const scare = { sideSchemes: ['Bomb Scare'] } as const;
  const blanking = (title: string) => saying('Bomb Scare', constant(blanks(titled(title))));

  test('has no actions', () => {
    const rage = { area: ['Focused Rage'], deck: ['Backflip'] } as const;
    solo(rage).offers(
      'use Focused Rage',
      'attack She-Hulk',
      'change form',
      'end turn',
      'thwart She-Hulk',
    );
    blanking('Focused Rage');
    solo(rage, scare).lacks('use Focused Rage');
  });

  test('changes nothing any more, and has no keywords', () => {
    const guarded = { engaged: ['Hydra Mercenary'] } as const;
    solo(guarded).choose('attack She-Hulk').shows({ Rhino: '', 'your engaged': '' });
    blanking('Hydra Mercenary');
    solo(guarded, scare).choose('attack She-Hulk').offers('Rhino', 'Hydra Mercenary');
  });

  test('can still be turned to its other side', () => {
    blanking('She-Hulk');
    solo({}, scare)
      .choose('change form')
      .shows({ 'your play area': 'Jennifer Walters' })
      .asks('useAbility', 0);
  });

  test('waits for nothing', () => {
    saying('Tigra', response('attackMade', null, draw(1)));
    const tigra = { area: ['Tigra'], deck: ['Backflip'] } as const;
    solo(tigra).choose('attack She-Hulk').offers('use Tigra', 'pass');
    blanking('Tigra');
    solo(tigra, scare).choose('attack She-Hulk').asks('playerTurn', 0);
  });

  test('generates no resources', () => {
    const spider = (table: Partial<Description>) =>
      play({
        players: [
          {
            hero: 'spider-man',
            form: 'hero',
            area: [{ card: 'Web-Shooter', counters: { web: 3 } }],
            hand: ['Aunt May'],
          },
        ],
        ...table,
      });
    spider({}).offers('play Aunt May', 'attack Spider-Man', 'change form', 'end turn');
    blanking('Web-Shooter');
    spider(scare).cannot('play Aunt May', 'cannotPay');
  });

  test('keeps its powers, its hit points and its traits § traits', () => {
    blanking('Tigra');
    const game = solo({ area: ['Tigra'] }, scare).choose('attack Tigra');
    game.shows({ Rhino: 'damage 2', Tigra: 'damage 1, exhausted' });
    reworded('Get Ready', { effect: choose(query('allies', trait('Avenger')), discard) });
    solo({ area: ['Tigra'], hand: ['Get Ready'] }, scare)
      .choose('play Get Ready')
      .shows({ 'your discard pile': 'Get Ready, Tigra' });
  });

  test('has 0 for an X that its text would define § x, non-numerical-variable', () => {
    const attacked = (table: Partial<Description>) =>
      solo(
        { engaged: ['Titania'] },
        {
          phase: 'villain',
          villain: { status: ['stunned'] },
          encounterDeck: ['Charge', 'Charge'],
          ...table,
        },
      ).passAll();
    attacked({}).shows({ 'She-Hulk': 'damage 6' });
    blanking('Titania');
    attacked(scare).shows({ 'She-Hulk': '' });
  });

  test('has its text again when what blanked it is gone', () => {
    blanking('Focused Rage');
    solo(
      { area: ['Focused Rage'], deck: ['Backflip'] },
      { sideSchemes: [{ card: 'Bomb Scare', threat: 1 }] },
    )
      .lacks('use Focused Rage')
      .choose('thwart She-Hulk')
      .choose('Bomb Scare')
      .offers('use Focused Rage', 'change form', 'end turn');
  });

  test('may be so until the end of a period', () => {
    doing(
      choose(query('yours', titled('Focused Rage')), (card) =>
        lasting('phase', blanks(same(card))),
      ),
      {
        area: ['Focused Rage'],
        deck: ['Backflip'],
      },
    )
      .lacks('use Focused Rage')
      .endTurn()
      .passAll()
      .offersAmongOthers('use Focused Rage');
  });

  test('says nothing of its own leaving', () => {
    saying('Tigra', response('left', cardIs(SUBJECT, itself), draw(1)));
    const leaving = (table: Partial<Description>) => {
      reworded('Get Ready', { effect: discard(query('allies')) });
      return solo({ area: ['Tigra'], hand: ['Get Ready'], deck: ['Backflip'] }, table).choose(
        'play Get Ready',
      );
    };
    leaving({}).offers('use Tigra', 'pass');
    blanking('Tigra');
    leaving(scare).asks('playerTurn', 0);
  });

  test('may be an identity, on both of its sides', () => {
    saying('Bomb Scare', constant(blanks(type('hero', 'alter_ego'))));
    solo({ form: 'alterEgo', damage: 3 }, scare)
      .choose('change form')
      .asks('playerTurn', 0)
      .shows({ 'She-Hulk': 'damage 3' });
  });

  test('is never a permanent one, but by a card of its own set § permanent', () => {
    printedWith('Focused Rage', { keywords: { permanent: true } });
    blanking('Focused Rage');
    const rage = { area: ['Focused Rage'], deck: ['Backflip'] } as const;
    solo(rage, scare).offers(
      'use Focused Rage',
      'attack She-Hulk',
      'change form',
      'end turn',
      'thwart She-Hulk',
    );
    saying('Superhuman Strength', constant(blanks(titled('Focused Rage'))));
    solo({ ...rage, area: ['Focused Rage', 'Superhuman Strength'] }).lacks('use Focused Rage');
  });
});

describe('an ally that counts as a minion § card-types', () => {
  const possessed = () =>
    saying(
      'Armored Rhino Suit',
      attachTo(query('allies')),
      constant(countAs('minion', theHost), blanks(theHost), gainsTrait('Possessed', theHost)),
    );
  const hulk = { area: [{ card: 'Hulk', attached: ['Armored Rhino Suit'] }] } as const;

  test('engages the player who controlled it, with everything on it', () => {
    possessed();
    solo(hulk)
      .shows({ 'your play area': 'She-Hulk', 'your engaged': 'Hulk' })
      .lacks('attack Hulk')
      .choose('attack She-Hulk')
      .offers('Rhino', 'Hulk');
  });

  test('attacks, and takes no consequential damage', () => {
    possessed();
    solo(hulk, { phase: 'villain', encounterDeck: ['Charge', 'Charge'] })
      .choose('pass')
      .choose('pass')
      .shows({ Hulk: '' });
  });

  test('keeps what is attached to it, but not what that does for an ally', () => {
    possessed();
    solo(
      { area: [{ card: 'Hulk', attached: ['Armored Rhino Suit', 'Inspired'] }] },
      {
        phase: 'villain',
        villain: { status: ['stunned'] },
        encounterDeck: ['Charge', 'Charge'],
      },
    )
      .choose('pass')
      .shows({ 'She-Hulk': 'damage 3', Inspired: 'on Hulk' });
  });

  test('is discarded to its owner when it is defeated', () => {
    possessed();
    solo({ area: [{ card: 'Hulk', damage: 3, attached: ['Armored Rhino Suit'] }] })
      .choose('attack She-Hulk')
      .choose('Hulk')
      .shows({
        'your engaged': '',
        'your discard pile': 'Hulk',
        'encounter discard pile': 'Armored Rhino Suit',
      });
  });

  test('is an ally of its owner again when that ends', () => {
    possessed();
    reworded('Get Ready', { effect: discard(query('inPlay', titled('Armored Rhino Suit'))) });
    solo({ ...hulk, hand: ['Get Ready'] })
      .choose('play Get Ready')
      .shows({ 'your play area': 'Hulk, She-Hulk', 'your engaged': '' })
      .offers('attack Hulk', 'attack She-Hulk', 'change form', 'end turn', 'thwart She-Hulk');
  });
});

test('a minion that counts as an ally fights for the player it was engaged with § card-types, ownership-and-control', () => {
  saying('Tenacity', constant(countAs('ally', titled('Shocker'))));
  solo({ area: ['Tenacity'], engaged: ['Shocker'] })
    .shows({ 'your play area': 'She-Hulk, Shocker, Tenacity', 'your engaged': '' })
    .choose('attack Shocker')
    .shows({ Rhino: 'damage 2', Shocker: 'exhausted' });
});

test('blank text boxes and other types can be read in both languages', () => {
  const text = (ability: ChampionsAbility) => {
    const card = { ...printed(designNamed('Bomb Scare')), abilities: [ability] };
    return (['en', 'de'] as const).map((language) => championsText(language, card as never).at(-1));
  };
  expect([
    text(constant(blanks(ally))),
    text(constant(countAs('minion', ally))),
    text(constant(countAs('ally', type('minion')))),
  ]).toEqual([
    [
      'All allies have a blank text box, except for traits.',
      'Alle Verbündeten haben bis auf Merkmale ein leeres Textfeld.',
    ],
    ['All allies count as minions.', 'Alle Verbündeten gelten als Schergen.'],
    ['All minions count as allies.', 'Alle Schergen gelten als Verbündete.'],
  ]);
});
