import { describe, expect, it } from 'vitest';
import { isSameName, plainText } from '../src/messages/text.ts';

describe('what people type', () => {
  it.each([
    ['controls and directions', 'A\u0000d\u202ea', 'A d a'],
    ['halves of pairs', '\ud800Ada\udc00', 'Ada'],
    ['letters that nobody sees', 'Ada\u3164\u115f\uffa0', 'Ada'],
    ['signs that nobody sees', '\u2800Ada\u034f\u{e0101}', 'Ada'],
    ['separators of lines', 'Ada\u2028Ben\n', 'Ada Ben'],
    ['marks upon marks', `A\u0328\u0308${'\u0301'.repeat(30)}da`, 'Ą\u0308\u0301da'],
  ])('has no %s', (_, typed, plain) => {
    expect(plainText(typed)).toBe(plain);
  });

  it.each(['\u3164', '\u2800 \u200b', '\ufeff', '\u17b5'])(
    'is nothing where nothing is seen',
    (blank) => {
      expect(plainText(blank)).toBe('');
    },
  );

  it('keeps accents, other alphabets and emoji', () => {
    for (const text of ['Zoë Ångström', 'Nguyễn', 'Владимир', '美玲', 'दिल्ली', '❤️ 🎲']) {
      expect(plainText(text)).toBe(text.normalize('NFC'));
    }
  });

  it('is not cut in the middle of a sign', () => {
    expect(plainText('🎲🎲🎲', 3)).toBe('🎲');
    expect(plainText('Ada', 3)).toBe('Ada');
  });
});

describe('a name', () => {
  it.each(['ada', 'Ä-D-A', 'Ａda', 'Ada\u3164', 'A\u115fda', 'Ada\u034f\u2800'])(
    'looks like another: %s',
    (name) => {
      expect(isSameName(name, 'Ada')).toBe(true);
    },
  );

  it('is none of its own where nothing of it is seen', () => {
    expect(isSameName('\u3164', '')).toBe(false);
    expect(isSameName('Adam', 'Ada')).toBe(false);
  });
});
