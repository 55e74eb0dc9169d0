import { chacha20 } from '@noble/ciphers/chacha.js';
import { hexToBytes } from '@noble/ciphers/utils.js';
import type { Dice, RandomState } from './random.ts';
import { shuffleWith } from './random.ts';

/** 256 bits in hexadecimal digits. */
const KEY = /^[0-9a-f]{64}$/;

/** The key that a seed is, or null if it is none. */
export function keyOf(seed: number | string): Uint8Array | null {
  return typeof seed === 'string' && KEY.test(seed) ? hexToBytes(seed) : null;
}

/** No lot has been drawn yet. */
export const NO_LOTS: RandomState = [0, 0, 0, 0];

/** Whether a state only counts lots. Four words of xoroshiro128+ never look like this. */
export function isCount([, two, three, four]: RandomState): boolean {
  return two === 0 && three === 0 && four === 0;
}

/**
 * Dice that nobody can foretell without the key, whatever was seen of them before. Every shuffle has
 * a key stream of its own: its number is the nonce. So the state holds only how many there were.
 */
export function keyedDice(key: Uint8Array, [number = 0]: RandomState): Dice {
  const stream = new KeyStream(key, number);
  const roll = (sides: number) => {
    // The incomplete last range would favour low numbers.
    const fair = 2 ** 32 - (2 ** 32 % sides);
    let word = stream.next();
    while (word >= fair) word = stream.next();
    return word % sides;
  };
  return {
    roll,
    shuffle(items) {
      stream.expect(items.length - 1);
      return shuffleWith(roll, items);
    },
    get state() {
      return [stream.isBegun ? number + 1 : number, 0, 0, 0];
    },
  };
}

const WORD = 4;
const BLOCK = 64;

/** The key stream of one nonce, read in words of 32 bits. It is the same however it is cut. */
class KeyStream {
  private readonly key: Uint8Array;
  private readonly nonce = new Uint8Array(12);
  private words = new DataView(new ArrayBuffer(0));
  private at = 0;
  private blocks = 0;
  private blocksAtOnce = 1;

  constructor(key: Uint8Array, number: number) {
    this.key = key;
    new DataView(this.nonce.buffer).setUint32(0, number, true);
  }

  get isBegun(): boolean {
    return this.blocks > 0;
  }

  /** So many words will be read: one call for all of them is much quicker than one for each. */
  expect(words: number): void {
    this.blocksAtOnce = Math.max(1, Math.ceil((words * WORD) / BLOCK));
  }

  next(): number {
    if (this.at === this.words.byteLength) this.readOn();
    const word = this.words.getUint32(this.at, true);
    this.at += WORD;
    return word;
  }

  private readOn(): void {
    const empty = new Uint8Array(this.blocksAtOnce * BLOCK);
    const { buffer, byteOffset, byteLength } = chacha20(
      this.key,
      this.nonce,
      empty,
      undefined,
      this.blocks,
    );
    this.words = new DataView(buffer, byteOffset, byteLength);
    this.blocks += this.blocksAtOnce;
    this.blocksAtOnce = 1;
    this.at = 0;
  }
}
