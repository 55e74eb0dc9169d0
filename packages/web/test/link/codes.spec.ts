import { expect, it } from 'vitest';
import { codeIn } from '../../src/link/keys/codes.ts';

it('A code is the same however it is typed: with small letters, blanks, hyphens or a # before it.', () => {
  for (const typed of ['K7QWM3', 'k7q-wm3', ' K7Q WM3 ', 'k 7 q w m 3', '#K7QWM3', 'K7Q–WM3\n']) {
    expect(codeIn(typed)).toBe('K7QWM3');
  }
  expect(codeIn(' - ')).toBe('');
});

it('Characters that no code has are taken for those that look like them.', () => {
  expect(codeIn('o0 1iL u')).toBe('QQ777V');
  const inCodes = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
  expect(codeIn(inCodes)).toBe(inCodes);
});
