import { cardTexts, changedTexts, digestFile, digestsOf } from '@grimrule/words/testing';
import { champions } from '../../src/game.ts';
import { championsWords } from '../../src/words/champions-words.ts';
import kept from './card-texts.json' with { type: 'json' };

const texts = cardTexts(champions, championsWords);

/** The card texts that have changed since the digests were written. */
export const changed = changedTexts(kept, texts);
/** The digests of what they say now. */
export const digests = digestFile(digestsOf(texts));
