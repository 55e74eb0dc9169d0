import { loadWords } from '../src/shelf/pack-words.ts';
import { PACKS } from '../src/shelf/packs.ts';

// Specs share their modules: whichever loads packs leaves them, with their words, to those that come later.
await loadWords(PACKS.map(({ name }) => name));
