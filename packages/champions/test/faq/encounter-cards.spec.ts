import { describe, test } from 'vitest';
import {
  attachTo,
  constant,
  damage,
  discardThis,
  gains,
  response,
  SUBJECT,
  type,
  yourEvent,
  yourHero,
} from '../../src/vocabulary/builders.ts';
import { spiderManNoir } from '../hard-cards/cards/keeping.ts';
import { attacrobatics } from '../hard-cards/cards/upgrades.ts';
import { printedAs } from '../hard-cards/printing.ts';
import { saying } from '../rules/rewording.ts';
import { loadPack } from '../table/pack.ts';
import { play } from '../table/play.ts';

await loadPack('gob');

const spiderMan = { hero: 'spider-man', form: 'hero' } as const;
const ironMan = { hero: 'iron-man', form: 'hero' } as const;

describe('Attacrobatics', () => {
  const attacked = (boostCard: string) => {
    printedAs(['Spider-Tracer', attacrobatics]);
    return play({
      players: [{ ...ironMan, area: ['Attacrobatics'] }],
      encounterDeck: [boostCard, '"I\'m Tough"'],
      phase: 'villain',
    }).pass();
  };

  test('FAQ 39, Attacrobatics: a boost card without icons has none that could be canceled', () => {
    attacked('Advance').asks('playerTurn', 0).shows({ 'your discard pile': '' });
  });

  test('FAQ 39, Attacrobatics: cancels the icons of a card that has some', () => {
    attacked('Charge').choose('use Attacrobatics').shows({ 'Iron Man': 'damage 2' });
  });
});

test('FAQ 40, Widow’s Bite: quickstrike, a keyword, comes before a response to the same engagement', () => {
  saying('Aunt May', response('engaged', yourEvent, damage(4, SUBJECT), { cost: discardThis }));
  play({
    players: [{ ...ironMan, area: ['Aunt May'], dealt: ['Vulture'] }],
    villain: { status: ['stunned'] },
    encounterDeck: ['"I\'m Tough"'],
    phase: 'villain',
  })
    .asks('whoDefends', 0)
    .pass()
    .shows({ 'Iron Man': 'damage 3', Vulture: '' })
    .choose('use Aunt May')
    .shows({ 'your engaged': '' })
    .asks('playerTurn', 0);
});

test('FAQ 43, Counterspell: an attachment for a hero is discarded if there is none, and no other card takes its place', () => {
  saying('Sonic Converter', attachTo(yourHero));
  const revealing = (form: 'hero' | 'alterEgo') =>
    play({
      players: [{ hero: 'iron-man', form, dealt: ['Sonic Converter'] }],
      villain: { status: ['stunned', 'confused'] },
      wholeEncounterDeck: ['"I\'m Tough"', 'Shocker', 'Shocker'],
      phase: 'villain',
    });
  revealing('alterEgo')
    .asks('playerTurn', 0)
    .shows({ 'encounter deck': 2, 'encounter discard pile': '"I\'m Tough", Sonic Converter' });
  revealing('hero').shows({ 'Sonic Converter': 'on Iron Man' });
});

test('FAQ 69, Mister Knife: was not in play when the card that brings him was revealed, so it gains no surge from him', () => {
  saying('Vulture', constant(gains('surge', type('treachery'))));
  const revealing = (treachery: string, ...engaged: readonly string[]) =>
    play({
      players: [{ hero: 'spider-man', dealt: [treachery], engaged }],
      villain: { status: ['stunned', 'confused'] },
      wholeEncounterDeck: ['Hydra Mercenary', 'Shocker', 'Shocker', 'Shocker'],
      phase: 'villain',
    }).asks('playerTurn', 0);
  revealing('Shadow of the Past').shows({ 'your engaged': 'Hydra Mercenary, Vulture' });
  revealing('Gang-Up', 'Vulture').shows({ 'your engaged': 'Hydra Mercenary, Shocker, Vulture' });
});

describe('Spider-Man Noir', () => {
  const cancelling = (treachery: string) => {
    const web = { ...attacrobatics, name: 'Web', traits: ['Web-Warrior'], abilities: [] };
    printedAs(['Black Cat', spiderManNoir], ['Spider-Tracer', web]);
    return play({
      players: [
        {
          ...spiderMan,
          area: ['Spider-Man Noir', 'Web'],
          hand: ['Enhanced Spider-Sense', 'Backflip'],
          dealt: [treachery],
        },
      ],
      villain: { status: ['stunned'] },
      encounterDeck: ['Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary'],
      phase: 'villain',
    }).choose('play Enhanced Spider-Sense');
  };

  test('FAQ 85, Spider-Man Noir: does not take a treachery of which nothing was resolved', () => {
    cancelling('Advance').asks('playerTurn', 0).shows({ 'under cards': 0 });
  });

  test('FAQ 85, Spider-Man Noir: takes a canceled treachery of which a keyword was resolved', () => {
    cancelling('Kree Manipulator').choose('use Spider-Man Noir').shows({ 'under cards': 1 });
  });
});

test('FAQ 92, Dial M for Mojo: turning the villain over reveals his new side, so incite that he was given counts', () => {
  play({
    players: [spiderMan],
    scenario: 'risky-business',
    environments: [{ card: 'Criminal Enterprise', counters: { infamy: 1 } }],
    threat: 1,
    gains: { 'Green Goblin': { incite: 1 } },
  })
    .choose('attack Spider-Man')
    .shows({ villain: 'Green Goblin', 'Hostile Takeover': 'threat 2' });
});
test('FAQ 92, Dial M for Mojo: the next stage of a villain is revealed too', () => {
  play({
    players: [spiderMan],
    villain: { damage: 12 },
    threat: 1,
    gains: { Rhino: { incite: 1 } },
  })
    .choose('attack Spider-Man')
    .shows({ 'The Break-In!': 'threat 2' });
});
