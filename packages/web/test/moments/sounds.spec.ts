import { expect, test } from 'vitest';
import { turnOf } from '../../src/sounds/turns.ts';
import { CUES, tonesOf, VOICES, type VoiceName } from '../../src/sounds/voices.ts';

test('at most two sounds are heard at once', () => {
  const one = turnOf([], 10, 0.5);
  expect(one).toEqual([10.5]);
  const two = turnOf(one ?? [], 10.1, 0.2);
  expect(two).toEqual([10.5, 10.1 + 0.2]);
  expect(turnOf(two ?? [], 10.2, 0.2)).toBeNull();
  // The second has ended, the first has not.
  expect(turnOf(two ?? [], 10.4, 0.2)).toEqual([10.5, 10.4 + 0.2]);
});

test('every game has its own sounds, and everything can be heard', () => {
  const names = Object.keys(VOICES) as VoiceName[];
  for (const voice of names) {
    for (const cue of CUES) {
      const tones = tonesOf(cue, voice);
      expect(tones.length, `${voice} ${cue}`).toBeGreaterThan(0);
      for (const tone of tones) {
        // A pitch that glides to or from nothing cannot be sounded.
        expect(Math.min(tone.from, tone.to, tone.lasts), `${voice} ${cue}`).toBeGreaterThan(0);
        expect(tone.loud, `${voice} ${cue}`).toBeLessThanOrEqual(1);
      }
    }
  }
  const threats = names.map((voice) => JSON.stringify(tonesOf('threat', voice)));
  expect(new Set(threats).size).toBe(names.length);
});
