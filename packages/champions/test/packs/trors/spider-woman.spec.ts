import { describe, expect, test } from 'vitest';
import { cardsIn, contentsOf } from '../../../src/cards/designs.ts';
import { deckProblems } from '../../../src/decks/deck-building.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

await loadPack('trors', 'cap');

const jessica: PlayerDescription = { hero: 'spider-woman', form: 'hero' };
const QUIET = ['Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary'];

const turn = (player: Partial<PlayerDescription>, more: Partial<Description> = {}) =>
  play({ players: [{ ...jessica, ...player }], threat: 6, encounterDeck: QUIET, ...more });

describe('Spider-Woman', () => {
  test('gets 1 of each power for an aspect, once per round for each of them', () => {
    turn({
      hand: [
        'Uppercut',
        'Uppercut',
        'Venom Blast',
        'Inconspicuous',
        ...Array<string>(9).fill('Energy'),
      ],
    })
      .choose('play Venom Blast')
      .pay('Energy')
      .choose('use Spider-Woman')
      .choose('play Uppercut')
      .pay('Energy', 'Energy')
      .asks('playerTurn')
      .choose('play Inconspicuous')
      .pay('Energy')
      .choose('use Spider-Woman')
      .choose('attack Spider-Woman')
      .shows({ Rhino: 'damage 13' });
  });

  test('gets nothing for a basic card', () => {
    turn({ hand: ['Haymaker', 'Energy'] })
      .choose('play Haymaker')
      .asks('playerTurn')
      .shows({ Rhino: 'damage 3' });
  });
});

describe('Jessica Drew', () => {
  test('looks at the top card of any deck once per round', () => {
    play({ players: [{ hero: 'spider-woman', deck: ['Genius'] }], encounterDeck: ['Shocker'] })
      .choose('use Jessica Drew')
      .offers('option 1', 'option 2')
      .choose('option 1')
      .cannot('use Jessica Drew', 'limitReached');
  });

  test('has as many cards of two aspects, without those that are her own', () => {
    const deck = contentsOf('trors')?.decks.find(({ slug }) => slug === 'spider-woman');
    const problems = (cards: Readonly<Record<string, number>>, aspects = 2) =>
      deckProblems({ identity: '04031a', cards: { ...deck?.cards, ...cards } }, cardsIn(), {
        aspects,
      }).map(({ say }) => say);
    expect(problems({})).toEqual([]);
    expect(problems({ '04043': 2 })).toContain('unevenAspects');
    expect(problems({ '04035': 1 })).toContain('wrongIdentityCards');
    expect(problems({}, 1)).toEqual(['tooManyAspects']);
    const hawkeye = contentsOf('trors')?.decks.find(({ slug }) => slug === 'hawkeye');
    const stolen = { identity: '04001a', cards: { ...hawkeye?.cards, '04036': 2 } };
    expect(deckProblems(stolen, cardsIn()).map(({ say }) => say)).toEqual(['cardOfAnotherHero']);
  });
});

describe('the cards of Spider-Woman', () => {
  test('Captain Marvel draws a card after each basic power, and after no defense', () => {
    turn({ area: ['04032'], deck: ['Genius'] })
      .choose('attack Captain Marvel')
      .choose('use Captain Marvel')
      .shows({ 'your hand': 'Genius' });
    play({
      players: [{ ...jessica, exhausted: true, area: ['04032'] }],
      phase: 'villain',
      encounterDeck: QUIET,
    })
      .choose('defend Captain Marvel')
      .asks('playerTurn');
  });

  test('Finesse pays for an aspect card, in hero form, and for no other card', () => {
    turn({ area: ['Finesse', 'Finesse'], hand: ['Venom Blast'] })
      .choose('play Venom Blast')
      .choose('pass')
      .shows({ Rhino: 'damage 5' });
    turn({ area: ['Finesse', 'Finesse'], hand: ['Haymaker'] }).cannot('play Haymaker', 'cannotPay');
  });

  test("Jessica Drew's Apartment finds an aspect card among the top five", () => {
    play({
      players: [
        {
          hero: 'spider-woman',
          area: ["Jessica Drew's Apartment"],
          wholeDeck: ['Energy', 'Uppercut', 'Haymaker', 'Genius', 'Venom Blast', 'Pheromones'],
        },
      ],
    })
      .choose("use Jessica Drew's Apartment")
      .offers('Uppercut', 'Venom Blast')
      .choose('Uppercut')
      .shows({ 'your hand': 'Uppercut', 'your deck': 5 });
  });

  test('Pheromones stun and confuse an enemy', () => {
    turn({ hand: ['Pheromones', 'Energy'] })
      .choose('play Pheromones')
      .choose('pass')
      .shows({ Rhino: 'confused 1, stunned 1' });
  });

  test('Contaminant Immunity heals 3 and makes her tough', () => {
    turn({ damage: 5, hand: ['Contaminant Immunity', 'Energy'] })
      .choose('play Contaminant Immunity')
      .choose('pass')
      .shows({ 'Spider-Woman': 'damage 2, tough 1' });
  });

  test('Self-Propelled Glide readies her, and she is aerial', () => {
    turn({ exhausted: true, hand: ['Self-Propelled Glide', 'Energy'] })
      .choose('play Self-Propelled Glide')
      .shows({ 'Spider-Woman': '' });
  });
});

describe('the encounter cards of Spider-Woman', () => {
  test('Uncertain Loyalties exhausts her or places 3 threat', () => {
    play({
      players: [{ hero: 'spider-woman' }],
      phase: 'villain',
      encounterDeck: ['Uncertain Loyalties', ...QUIET],
      gains: { Rhino: { cannotScheme: 1 }, 'The Break-In!': { escalation: -1 } },
    })
      .choose('option 2')
      .shows({ 'The Break-In!': 'threat 3', 'encounter discard pile': 'Uncertain Loyalties' });
  });

  test('the Viper takes 1 off the hand size of the player she is engaged with', () => {
    const drawing = (engaged: readonly string[]) =>
      play({
        players: [{ hero: 'spider-woman', engaged, deck: Array<string>(9).fill('Energy') }],
        encounterDeck: QUIET,
        gains: { 'The Viper': { cannotScheme: 1 } },
      })
        .endTurn()
        .asks('playerTurn');
    drawing(['The Viper']).shows({ 'your hand': 'Energy, Energy, Energy, Energy, Energy' });
    drawing(['Shocker']).shows({ 'your hand': 'Energy, Energy, Energy, Energy, Energy, Energy' });
  });

  test("The Viper's Ambition has 1 more threat for each player", () => {
    play({
      players: [{ hero: 'spider-woman' }],
      phase: 'villain',
      encounterDeck: ['Hydra Mercenary', "The Viper's Ambition", ...QUIET],
    }).shows({ "The Viper's Ambition": 'threat 3' });
  });

  test('Hail Hydra! attacks heroes with Hydra minions, and brings others one', () => {
    play({
      players: [
        { ...jessica, exhausted: true, engaged: ['Hydra Regular'] },
        { hero: 'captain-marvel', engaged: ['Shocker'] },
      ],
      phase: 'villain',
      wholeEncounterDeck: [
        'Hail Hydra!',
        'Advance',
        'Hydra Soldier',
        'Advance',
        'Advance',
        'Advance',
        'Advance',
      ],
      gains: {
        Rhino: { cannotAttack: 1, cannotScheme: 1 },
        'The Break-In!': { escalation: -2 },
        Shocker: { cannotScheme: 1 },
      },
    }).shows({
      'Spider-Woman': 'damage 4, exhausted',
      'Captain Marvel engaged': 'Hydra Soldier, Shocker',
    });
  });
});
