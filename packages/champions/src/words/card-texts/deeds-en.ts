import type { EnglishNoun, Lexicon, Phrase } from '@grimrule/words';
import { spaced } from '@grimrule/words';
import type { ChampionsWords } from '../../vocabulary/nodes.ts';

const by = (who: Phrase | null) => (who ? `with ${who.as('dative')}` : '');

/** The deeds that an additional cost is demanded for. */
export const deeds: NonNullable<Lexicon<ChampionsWords, EnglishNoun>['deeds']> = {
  play: (of) => `to play ${of.as('accusative')}`,
  use: (of) => `to use an ability of ${of.as('dative')}`,
  attack: (of, who) => spaced(`to attack ${of.as('accusative')}`, by(who)),
  thwart: (of, who) => spaced(`to thwart ${of.as('accusative')}`, by(who)),
  recover: (of) => `for ${of.as('dative')} to recover`,
  changeForm: (of) => `for ${of.as('dative')} to change form`,
  ready: (of) => `to ready ${of.you ? 'your identity' : of.as('accusative')}`,
};
