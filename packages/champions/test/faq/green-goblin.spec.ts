import { test } from 'vitest';
import { loadPack } from '../table/pack.ts';
import { play } from '../table/play.ts';

await loadPack('gob');

const ironMan = { hero: 'iron-man', form: 'hero' } as const;

test('FAQ 25, Norman Osborn: a stunned card cancels his attack before his own ability replaces it', () => {
  const business = (status: readonly 'stunned'[]) =>
    play({
      players: [ironMan],
      scenario: 'risky-business',
      villain: { status },
      environments: [{ card: 'Criminal Enterprise', counters: { infamy: 2 } }],
      encounterDeck: ['Collapsing Bridge'],
      phase: 'villain',
    });
  business(['stunned']).shows({ 'Norman Osborn': '', 'Criminal Enterprise': 'infamy 2' });
  business([]).shows({ 'Criminal Enterprise': 'infamy 3' });
});

test('FAQ 26, Green Goblin: turned over by a boost card, he deals its icons alone as Norman Osborn and gains no infamy', () => {
  play({
    players: [ironMan],
    scenario: 'risky-business',
    villain: { face: 'Green Goblin' },
    environments: [{ card: 'State of Madness', counters: { madness: 1 } }],
    encounterDeck: ['Hired Gun', 'Collapsing Bridge'],
    phase: 'villain',
  })
    .asks('whoDefends', 0)
    .pass()
    .asks('playerTurn', 0)
    .shows({ villain: 'Norman Osborn', 'Iron Man': 'damage 2' })
    .shows({ 'Criminal Enterprise': 'infamy 2' });
});

test('FAQ 27, I See You: a card that lets the villain attack you does so in alter-ego form too', () => {
  play({
    players: [{ hero: 'iron-man', dealt: ['I See You'] }],
    scenario: 'mutagen-formula',
    villain: { status: ['confused'] },
    encounterDeck: ['Payoff'],
    phase: 'villain',
  })
    .asks('playerTurn', 0)
    .shows({ 'Tony Stark': 'damage 2' });
});
