import type {
  Altered,
  Change,
  Changed,
  Clause,
  EnglishNoun,
  Lexicon,
  Measure,
  Phrase,
  Telling,
  Trait,
} from '@grimrule/kernel';
import { english, inEnglish, listed, spaced, they, you } from '@grimrule/kernel';
import type { ChampionsWords } from '../vocabulary/nodes.ts';
import type { Icon, NumberedKeyword, StatName } from '../vocabulary/stats.ts';
import { ICONS, KEYWORDS } from '../vocabulary/stats.ts';
import { acts } from './acts-en.ts';
import { deeds } from './deeds-en.ts';
import { causes, events, marks, subjects } from './events-en.ts';
import { headingIn } from './heading.ts';
import { keptWith } from './kept.ts';
import { ICON_NAMES, isNumbered, KEYWORD_NAMES } from './keywords.ts';
import { traitName } from './names.ts';
import { NOUNS } from './nouns-en.ts';
import { numbers } from './numbers-en.ts';
import { facts, filters, named, possessed, searched, sources } from './parts-en.ts';

type Words = Lexicon<ChampionsWords, EnglishNoun>;
type Say = Telling<ChampionsWords, EnglishNoun>;
type StatWords = Words['stats'][StatName];

const plain = (one: string, many = one): StatWords => ({ noun: inEnglish(one, many) });
const told = (one: string, change: (of: Changed) => Clause): StatWords => ({
  noun: inEnglish(one, one),
  change,
});

const gains = ({ subject }: Changed, text: string) => they(subject, ['gains', 'gain'], text);

/** What is set to nothing is lost, maybe only as far as some cards are concerned. */
const isLost = ({ op, value }: Changed) => (op === 'set' || op === 'most') && value === '0';
const loses = ({ subject, against }: Changed, text: string) =>
  they(subject, ['loses', 'lose'], spaced(text, against ? `against ${against.as('dative')}` : ''));

const keyword = (name: NumberedKeyword): StatWords =>
  told(KEYWORD_NAMES.en[name], (of) =>
    isLost(of)
      ? loses(of, KEYWORD_NAMES.en[name])
      : gains(of, `${KEYWORD_NAMES.en[name]}${isNumbered(name) ? ` ${of.value}` : ''}`),
  );
const icon = (name: Icon): StatWords =>
  told(ICON_NAMES.en[name], (of) =>
    isLost(of)
      ? loses(of, `each ${ICON_NAMES.en[name]}`)
      : gains(of, english.quantity(of.by, inEnglish(ICON_NAMES.en[name])).as('accusative')),
  );
const trait = (name: string): StatWords =>
  told(`${name} trait`, (of) => gains(of, `the ${traitName('en', name)} trait`));
const ban = (text: string): StatWords =>
  told(text, ({ subject, against }) => {
    const from = against ? ` from ${against.as('dative')}` : '';
    return they(subject, ['cannot', 'cannot'], text + from);
  });

const table = <K extends string, V>(keys: readonly K[], of: (key: K) => V) =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, V>;

const less = ({ by }: Changed, noun: EnglishNoun) =>
  english.quantity(by.map(positive), noun).as('accusative');
/** Without its sign, which stands before it; what is added has the sign too. */
const positive = (part: Measure): Measure => ({
  ...part,
  count: Math.abs(part.count),
  notes: (part.notes ?? []).map((note) => note.replace(/^(?=\d)/, '+')),
});

const stats: Words['stats'] = {
  thw: plain('THW'),
  atk: plain('ATK'),
  def: plain('DEF'),
  rec: plain('REC'),
  sch: plain('SCH'),
  hitPoints: plain('hit point', 'hit points'),
  handSize: plain('hand size'),
  allyLimit: plain('ally limit'),
  cost: told('cost', (of) => {
    const fewer = (of.by[0]?.count ?? 0) < 0;
    const amount = of.by.map(({ count }) => Math.abs(count)).join(' plus ');
    return they(of.subject, ['costs', 'cost'], `${amount} ${fewer ? 'less' : 'more'}`);
  }),
  boostIcons: plain('boost icon', 'boost icons'),
  startingThreat: plain('starting threat'),
  targetThreat: plain('target threat'),
  escalation: plain('acceleration'),
  eventDamage: told('damage', (of) =>
    they(of.subject, ['deals', 'deal'], less(of, inEnglish('more damage', 'more damage'))),
  ),
  eventThwart: told('threat', (of) =>
    they(of.subject, ['removes', 'remove'], less(of, inEnglish('more threat', 'more threat'))),
  ),
  lessThreat: told('threat', (of) =>
    they(of.subject, ['places', 'place'], less(of, inEnglish('less threat', 'less threat'))),
  ),
  indirectAttacks: told('indirect damage', ({ subject }) =>
    they(named(possessed('attacks', subject)), ['deal', 'deal'], 'indirect damage'),
  ),
  dividesAttack: told('damage', ({ subject }) =>
    they(
      subject,
      ['may divide', 'may divide'],
      'the damage of a basic attack among several enemies',
    ),
  ),
  dividesThwart: told('threat', ({ subject }) =>
    they(
      subject,
      ['may divide', 'may divide'],
      'the threat of a basic thwart among several schemes',
    ),
  ),
  mustDefendWithAlly: told('defense', ({ subject }) =>
    you(`defend with an ally against ${possessed('attacks', subject)}, if you can`),
  ),
  blank: told('text box', ({ subject }) =>
    they(subject, ['has', 'have'], 'a blank text box, except for traits'),
  ),
  playsDeckTop: told('card', ({ value }) =>
    you(
      `play with the top card of your deck faceup, which you may play from there (${value === '1' ? 'once' : `${value} times`} per phase)`,
    ),
  ),
  countsAsMinion: told('type', ({ subject }) =>
    they(subject, ['counts', 'count'], subject.plural ? 'as minions' : 'as a minion'),
  ),
  countsAsAlly: told('type', ({ subject }) =>
    they(subject, ['counts', 'count'], subject.plural ? 'as allies' : 'as an ally'),
  ),
  ...table(KEYWORDS, keyword),
  ...table(ICONS, icon),
  cannotTakeDamage: ban('take damage'),
  cannotBeAttacked: ban('be attacked'),
  cannotLoseThreat: told('threat', ({ subject }) =>
    they(
      { plural: false, as: () => 'threat' },
      ['cannot', 'cannot'],
      `be removed from ${subject.as('dative')}`,
    ),
  ),
  cannotReady: ban('ready'),
  cannotBeHealed: ban('be healed'),
  cannotBePlayed: ban('be played'),
  cannotAttack: ban('attack'),
  cannotThwart: ban('thwart'),
  cannotDefend: ban('defend'),
  cannotScheme: ban('scheme'),
  cannotChangeForm: ban('change form'),
  'trait Aerial': trait('Aerial'),
  'trait Champion': trait('Champion'),
  'trait Guardian': trait('Guardian'),
  'trait Possessed': trait('Possessed'),
};

/** `this ally gets +1 THW and +1 ATK` */
function changes(subject: Phrase, all: readonly Change<EnglishNoun>[]): Clause {
  const [first] = all;
  if (first?.op === 'add') {
    const parts = all.map(({ by, noun }) =>
      by.map((part) => signed(part.count, english.quantity([positive(part)], noun))).join(' and '),
    );
    return they(subject, ['gets', 'get'], listed(parts, 'and'));
  }
  if (first?.op === 'most') {
    const owned = possessed(first.noun.many, subject);
    return they({ plural: false, as: () => owned }, ['is', 'are'], `at most ${first.value}`);
  }
  const parts = all.map(({ op, noun, value }) => {
    if (op === 'times') return `${value} times the ${noun.many}`;
    if (!/^\d+$/.test(value)) return `${noun.many} equal to ${value}`;
    return `${value} ${value === '1' ? noun.one : noun.many}`;
  });
  return they(subject, ['has', 'have'], listed(parts, 'and'));
}

const signed = (count: number, amount: Phrase) =>
  `${count < 0 ? '−' : '+'}${amount.as('accusative')}`;

const ALTERED: Readonly<Partial<Record<ChampionsWords['event'], EnglishNoun>>> = {
  wouldDeal: NOUNS.damage,
  wouldTake: NOUNS.damage,
  taking: NOUNS.damage,
  wouldPlace: NOUNS.threat,
  wouldRemove: NOUNS.threat,
  scheming: NOUNS.threat,
};

function alter({ event, op, by }: Altered<ChampionsWords>, say: Say): Clause {
  const noun = (event && ALTERED[event]) ?? inEnglish('amount', 'amount');
  if (op === 'set') {
    if (by === 0) return you('prevent all of it');
    return you(`change that ${noun.one} to ${say.value(by)}`);
  }
  if (typeof by === 'number' && by < 0) return you(`prevent ${-by} of it`);
  return you(`raise that ${noun.one} by ${say.value(by)}`);
}

const kept = keptWith({
  card: NOUNS.card,
  discarded: { yes: 'a card is discarded', no: 'no card is discarded' },
  revealed: { yes: 'a card is revealed', no: 'no card is revealed' },
  healed: { yes: 'damage is healed', no: 'no damage is healed', each: 'damage healed this way' },
  attacked: { yes: 'an attack is made', no: 'no attack is made' },
  dealt: {
    yes: 'it deals damage',
    no: 'it deals no damage',
    each: 'damage dealt this way',
  },
  placed: { yes: 'threat is placed', no: 'no threat is placed', each: 'threat placed this way' },
  cancelled: {
    yes: 'a boost icon is cancelled',
    no: 'no boost icon is cancelled',
    each: 'boost icon cancelled this way',
  },
});

/** What the cards of Champions are made of, in English. */
export const englishLexicon: Words = {
  card: NOUNS.card,
  sources,
  searched,
  filters,
  facts,
  yourEvent: 'yourEvent',
  marks,
  numbers,
  acts,
  kept,
  stats,
  changes,
  events,
  subjects,
  causes,
  alter,
  next: { playing: 'only the next one that is played' },
  // The label says whether an ability is forced.
  optional: [],
  periods: {
    activation: { until: 'for this activation', per: 'per activation' },
    attack: { until: 'for this attack', per: 'per attack' },
    event: { until: 'for this event', per: 'per event' },
    phase: { until: 'this phase', per: 'per phase' },
    round: { until: 'this round', per: 'per round' },
    game: { until: 'for the rest of the game', per: 'per game' },
  },
  tokens: {
    damage: {
      unit: NOUNS.damage,
      some: { adjective: 'damaged' },
      none: { adjective: 'undamaged' },
    },
    threat: {
      unit: NOUNS.threat,
      some: { following: 'with threat on it' },
      none: { following: 'without threat on it' },
    },
  },
  deeds,
  heading: (ability) => headingIn('en', ability),
};

/** What a card calls the one it is attached to: `the attached minion`. */
export const englishHost = (noun: EnglishNoun): Trait<EnglishNoun> => ({
  noun,
  adjective: 'attached',
  unique: true,
});
