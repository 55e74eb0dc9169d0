import { expect, it } from 'vitest';
import kept from './card-texts.json' with { type: 'json' };
import { changed, digests } from './card-texts.ts';

// A text that was changed on purpose is taken over with `npm run card-texts -- --write`.
it('says on every card what it said when the texts were last looked at', () => {
  expect(changed.join('\n')).toBe('');
});

it('writes the digests as they are kept', () => {
  expect(JSON.parse(digests)).toEqual(kept);
});
