import { fold } from '@grimrule/kernel';

// Numbers of steps are one word: 6.4.2, 12a. Signs that cards have are words too.
const WORD = /\d+(?:\.\d+)*\p{L}?(?!\p{L})|[\p{L}\d]+|[*→]/gu;

export function wordsOf(text: string): string[] {
  return fold(text).match(WORD) ?? [];
}
