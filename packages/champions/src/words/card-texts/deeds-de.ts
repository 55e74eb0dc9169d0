import type { GermanNoun, Lexicon, Phrase } from '@grimrule/words';
import { spaced } from '@grimrule/words';
import type { ChampionsWords } from '../../vocabulary/nodes.ts';

const by = (who: Phrase | null) => (who ? `mit ${who.as('dative')}` : '');

/** `damit du dich erholst`, `damit der Held sich erholt` */
const sothat = (who: Phrase, yours: string, theirs: string) =>
  `damit ${who.as('nominative')} ${who.you ? yours : theirs}`;

/** The deeds that an additional cost is demanded for. */
export const deeds: NonNullable<Lexicon<ChampionsWords, GermanNoun>['deeds']> = {
  play: (of) => `um ${of.as('accusative')} zu spielen`,
  use: (of) => `um eine Fähigkeit von ${of.as('dative')} zu verwenden`,
  attack: (of, who) => spaced('um', by(who), of.as('accusative'), 'anzugreifen'),
  thwart: (of, who) => spaced('um', by(who), 'gegen', of.as('accusative'), 'Widerstand zu leisten'),
  recover: (of) => sothat(of, 'dich erholst', 'sich erholt'),
  changeForm: (of) => sothat(of, 'die Gestalt wechselst', 'die Gestalt wechselt'),
  ready: (of) => `um ${of.you ? 'deine Identität' : of.as('accusative')} spielbereit zu machen`,
};
