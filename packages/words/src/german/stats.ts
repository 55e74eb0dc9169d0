import type { Change, Changed, StatWords } from '../lexicon.ts';
import { isLost, positive, signed } from '../measures.ts';
import type { Clause, Phrase } from '../phrase.ts';
import { listed, named, spaced } from '../phrase.ts';
import type { GermanNoun } from './declension.ts';
import { du, sie } from './deeds.ts';
import { german } from './german.ts';
import { inGerman, possessive } from './phrases.ts';
import { VERBS } from './verbs.ts';

type Words = StatWords<GermanNoun>;

const plain = (gender: GermanNoun['gender'], one: string, many = one): Words => ({
  noun: inGerman(gender, one, many),
});
const told = (one: string, change: NonNullable<Words['change']>): Words => ({
  noun: inGerman('m', one, one),
  change,
});
const gains = ({ subject }: Changed, text: string) => sie(subject, VERBS.gain, text);
const loses = ({ subject, against }: Changed, text: string) =>
  sie(subject, VERBS.lose, spaced(against ? `gegen ${against.as('accusative')}` : '', text));

/** `Spieler können nicht`, ohne `alle` davor. */
const bare = (who: Phrase): Phrase => ({
  ...who,
  as: (form) => who.as(form).replace(/^alle[nr]? /, ''),
});

/** How stats and their changes are told in German. */
export const germanStats = {
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
      return sie(of.subject, VERBS.have, `${of.op === 'most' ? 'höchstens ' : ''}${name}${number}`);
    }),
    some: { yes: { following: `mit ${name}` }, no: { following: `ohne ${name}` } },
  }),
  /** Its name is asked for when it is told, since it may come with cards that are loaded later. */
  trait: (name: string, germanName: (name: string) => string): Words =>
    told(name, (of) => gains(of, `das Merkmal ${germanName(name)}`)),
  ban: (text: string): Words =>
    told(text, ({ subject, against }) => {
      const from = against ? `durch ${against.as('accusative')} ` : '';
      return sie(bare(subject), VERBS.can, from + text);
    }),
  /** `dieser Verbündete bekommt +1 WID und +1 ANG` */
  changes(subject: Phrase, all: readonly Change<GermanNoun>[], against: Phrase | null): Clause {
    const [first] = all;
    if (first?.op === 'add') {
      const parts = all.map(({ by, noun }) =>
        listed(
          by.map((part) => signed(part.count, german.quantity([positive(part)], noun))),
          'und',
        ),
      );
      const whom = against ? `gegen ${against.as('accusative')}` : '';
      const gets = spaced(listed(parts, 'und'), whom);
      const clause = sie(subject, VERBS.get, gets);
      if (subject.you) return clause;
      const { wish, purpose = '' } = du(VERBS.give, `${subject.as('dative')} ${gets}`);
      return { ...clause, wish, purpose };
    }
    if (first?.op === 'most') {
      const { gender, one } = first.noun;
      const yours = `dein${gender === 'f' ? 'e' : ''} ${one}`;
      const others = `${gender === 'f' ? 'die' : gender === 'n' ? 'das' : 'der'} ${one}`;
      const owned = named(possessive(yours, others, subject));
      return sie(owned, VERBS.amount, `höchstens ${first.value}`);
    }
    const parts = all.map(({ op, noun, value }) => {
      if (op === 'times') return `${value}-mal so viel ${noun.many}`;
      if (!/^\d+$/.test(value)) return `so viel ${noun.many} wie ${value}`;
      return `${value} ${value === '1' ? noun.one : noun.many}`;
    });
    return sie(subject, VERBS.have, listed(parts, 'und'));
  },
} as const;
