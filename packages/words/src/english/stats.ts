import type { Change, Changed, StatWords } from '../lexicon.ts';
import { isLost, positive, signed } from '../measures.ts';
import type { Clause, Phrase } from '../phrase.ts';
import { listed, spaced } from '../phrase.ts';
import { english } from './english.ts';
import type { EnglishNoun } from './phrases.ts';
import { inEnglish, possessive, they } from './phrases.ts';

type Words = StatWords<EnglishNoun>;

const plain = (one: string, many = one): Words => ({ noun: inEnglish(one, many) });
const told = (one: string, change: NonNullable<Words['change']>): Words => ({
  noun: inEnglish(one, one),
  change,
});
const gains = ({ subject }: Changed, text: string) => they(subject, ['gains', 'gain'], text);
const loses = ({ subject, against }: Changed, text: string) =>
  they(subject, ['loses', 'lose'], spaced(text, against ? `against ${against.as('dative')}` : ''));

/** `Players cannot`, not `all players cannot`. */
const bare = (who: Phrase): Phrase => ({
  ...who,
  as: (form) => who.as(form).replace(/^all /, ''),
});

/** How stats and their changes are told in English. */
export const englishStats = {
  plain,
  told,
  gains,
  loses,
  /** A keyword that is gained, with its number if it has one, or lost. */
  keyword: (name: string, numbered: boolean): Words => ({
    ...told(name, (of) => {
      if (isLost(of)) return loses(of, name);
      const number = numbered ? ` ${of.value}` : '';
      if (!numbered || of.op === 'add') return gains(of, `${name}${number}`);
      const most = of.op === 'most' ? 'at most ' : '';
      return they(of.subject, ['has', 'have'], `${most}${name}${number}`);
    }),
    some: { yes: { following: `with ${name}` }, no: { following: `without ${name}` } },
  }),
  trait: (name: string): Words => told(`${name} trait`, (of) => gains(of, `the ${name} trait`)),
  ban: (text: string): Words =>
    told(text, ({ subject, against }) => {
      const from = against ? ` from ${against.as('dative')}` : '';
      return they(bare(subject), ['cannot', 'cannot'], text + from);
    }),
  /** `this ally gets +1 THW and +1 ATK` */
  changes(subject: Phrase, all: readonly Change<EnglishNoun>[], against: Phrase | null): Clause {
    const [first] = all;
    if (first?.op === 'add') {
      const parts = all.map(({ by, noun }) =>
        by
          .map((part) => signed(part.count, english.quantity([positive(part)], noun)))
          .join(' and '),
      );
      const whom = against ? `against ${against.as('dative')}` : '';
      const gets = spaced(listed(parts, 'and'), whom);
      const clause = they(subject, ['gets', 'get'], gets);
      return subject.you ? clause : { ...clause, wish: `give ${subject.as('accusative')} ${gets}` };
    }
    if (first?.op === 'most') {
      const owned = possessive(first.noun.many, subject);
      return they({ plural: false, as: () => owned }, ['is', 'are'], `at most ${first.value}`);
    }
    const parts = all.map(({ op, noun, value }) => {
      if (op === 'times') return `${value} times the ${noun.many}`;
      if (!/^\d+$/.test(value)) return `${noun.many} equal to ${value}`;
      return `${value} ${value === '1' ? noun.one : noun.many}`;
    });
    return they(subject, ['has', 'have'], listed(parts, 'and'));
  },
} as const;
