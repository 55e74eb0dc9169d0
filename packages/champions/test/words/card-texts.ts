import { cardTexts, changedTexts, digestFile, digestsOf } from '@grimrule/words/testing';
import { cardsIn } from '../../src/cards/designs.ts';
import { champions } from '../../src/game.ts';
import { EVERY_PACK } from '../../src/shelf/loading.ts';
import { FINISHED } from '../../src/shelf/packs.ts';
import { championsWords } from '../../src/words/champions-words.ts';
import { loadPack } from '../table/pack.ts';
import kept from './card-texts.json' with { type: 'json' };

const finished = FINISHED.map(({ name }) => name);
await loadPack(...finished);

/** A spec that shares the process may have loaded drafts, whose texts and words are incomplete. */
const drafts = cardsIn(EVERY_PACK.filter((name) => !finished.includes(name)));
const texts = cardTexts(champions, championsWords, new Set(drafts.map(({ code }) => code)));

/** The card texts that have changed since the digests were written. */
export const changed = changedTexts(kept, texts);
/** The digests of what they say now. */
export const digests = digestFile(digestsOf(texts));
