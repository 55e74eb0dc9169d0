import { traitStat } from '@grimrule/kernel';
import type {
  Altered,
  Changed,
  Clause,
  EnglishNoun,
  Lexicon,
  Phrase,
  Telling,
} from '@grimrule/words';
import {
  english,
  englishCards,
  englishStats,
  inEnglish,
  isLost,
  listed,
  named,
  periodsInEnglish,
  positive,
  possessiveInEnglish as possessed,
  spaced,
  they,
  you,
  youYourself,
} from '@grimrule/words';
import type { ChampionsWords } from '../../vocabulary/nodes.ts';
import type { Icon, NumberedKeyword, StatName, TraitStat } from '../../vocabulary/stats.ts';
import { GAINED_TRAITS, ICONS, KEYWORDS } from '../../vocabulary/stats.ts';
import { traitName } from '../names.ts';
import { acts } from './acts-en.ts';
import { controllerIn, withoutController } from './controller.ts';
import { deeds } from './deeds-en.ts';
import { causes, events, marks, subjects } from './events-en.ts';
import { headingIn } from './heading.ts';
import { ICON_NAMES, isNumbered, KEYWORD_NAMES } from './keywords.ts';
import { NOUNS } from './nouns-en.ts';
import { numbers } from './numbers-en.ts';
import { facts, filters, searched, sources } from './parts-en.ts';
import { keptWith } from './results.ts';

type Words = Lexicon<ChampionsWords, EnglishNoun>;
type Say = Telling<ChampionsWords, EnglishNoun>;
type StatWords = Words['stats'][StatName];

const { ban, changes, gains, loses, plain, told } = englishStats;

const keyword = (name: NumberedKeyword) =>
  englishStats.keyword(KEYWORD_NAMES.en[name], isNumbered(name));
const icon = (name: Icon): StatWords =>
  told(ICON_NAMES.en[name], (of) =>
    isLost(of)
      ? loses(of, `each ${ICON_NAMES.en[name]}`)
      : gains(of, english.quantity(of.by, inEnglish(ICON_NAMES.en[name])).as('accusative')),
  );
const trait = (name: string) => englishStats.trait(traitName('en', name));

const gainedTraits = Object.fromEntries(
  GAINED_TRAITS.map((name) => [traitStat(name), trait(name)]),
) as Record<TraitStat, StatWords>;

const table = <K extends string, V>(keys: readonly K[], of: (key: K) => V) =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, V>;

const less = ({ by }: Changed, noun: EnglishNoun) =>
  english.quantity(by.map(positive), noun).as('accusative');

const MORE_CONSEQUENTIAL = inEnglish('more consequential damage', 'more consequential damage');

/** `Your hand size is 1 higher for each of your upgrades.` */
const limit = (name: string): StatWords => ({
  noun: inEnglish(name, name),
  change: ({ subject, op, by, value }) => {
    const higher = by.map(({ count, each }) =>
      spaced(
        `${Math.abs(count)} ${count < 0 ? 'lower' : 'higher'}`,
        each ? `for each ${each}` : '',
      ),
    );
    const is = op === 'add' ? listed(higher, 'and') : `${op === 'most' ? 'at most ' : ''}${value}`;
    return they(named(possessed(name, subject)), ['is', 'are'], is);
  },
});

const stats: Words['stats'] = {
  thw: plain('THW'),
  atk: plain('ATK'),
  def: plain('DEF'),
  rec: plain('REC'),
  sch: plain('SCH'),
  hitPoints: plain('hit point', 'hit points'),
  handSize: limit('hand size'),
  allyLimit: limit('ally limit'),
  outsideAllyLimit: told('ally limit', ({ subject }) =>
    they(subject, ['does', 'do'], 'not count against the ally limit'),
  ),
  atkConsequential: told('damage', (of) =>
    they(of.subject, ['takes', 'take'], `${less(of, MORE_CONSEQUENTIAL)} after it attacks`),
  ),
  thwConsequential: told('damage', (of) =>
    they(of.subject, ['takes', 'take'], `${less(of, MORE_CONSEQUENTIAL)} after it thwarts`),
  ),
  cost: told('cost', (of) => {
    const more = (of.by[0]?.count ?? 0) < 0 ? 'less' : 'more';
    if (of.op !== 'add') return null;
    return they(of.subject, ['costs', 'cost'], less(of, inEnglish(more, more)));
  }),
  lessForUpgrades: told('cost', (of) =>
    they(
      named('upgrades'),
      ['cost', 'cost'],
      `${less(of, inEnglish('less', 'less'))} to play on ${of.subject.as('accusative')}`,
    ),
  ),
  boostIcons: plain('boost icon', 'boost icons'),
  startingThreat: plain('starting threat'),
  targetThreat: plain('target threat'),
  escalation: plain('acceleration'),
  eventDamage: told('damage', (of) =>
    they(of.subject, ['deals', 'deal'], less(of, inEnglish('more damage', 'more damage'))),
  ),
  ignoresTough: told('damage', ({ subject }) =>
    they(named(possessed('damage', subject)), ['ignores', 'ignores'], 'tough status cards'),
  ),
  eventThwart: told('threat', (of) =>
    they(of.subject, ['removes', 'remove'], less(of, inEnglish('more threat', 'more threat'))),
  ),
  lessDamage: told('damage', (of) =>
    they(of.subject, ['takes', 'take'], less(of, inEnglish('less damage', 'less damage'))),
  ),
  lessAttackDamage: told('damage', (of) =>
    they(
      of.subject,
      ['takes', 'take'],
      `${less(of, inEnglish('less damage', 'less damage'))} from attacks`,
    ),
  ),
  lessThreat: told('threat', (of) =>
    they(of.subject, ['places', 'place'], less(of, inEnglish('less threat', 'less threat'))),
  ),
  schemesOnOwn: told('threat', ({ subject }) =>
    they(
      subject,
      ['places', 'place'],
      'the threat of schemes on the side scheme of its own set instead',
    ),
  ),
  indirectAttacks: told('indirect damage', ({ subject }) =>
    they(named(possessed('attacks', subject)), ['deal', 'deal'], 'indirect damage'),
  ),
  attacksPrevented: told('damage', ({ subject }) =>
    you(`prevent all damage from ${possessed('attacks', subject)}`),
  ),
  playableHere: told('card', ({ subject }) =>
    they(youYourself, ['may', 'may'], `play ${subject.as('accusative')} as if from your hand`),
  ),
  basicPiercing: told('piercing', ({ subject }) =>
    they(named(possessed('basic attacks', subject)), ['gain', 'gain'], 'Piercing'),
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
    they(
      youYourself,
      ['must', 'must'],
      `defend against ${possessed('attacks', subject)} with an ally if you can`,
    ),
  ),
  blank: told('text box', ({ subject }) =>
    they(subject, ['has', 'have'], 'a blank text box, except for traits'),
  ),
  playsDeckTop: told('card', ({ subject, value }) =>
    they(
      subject,
      ['may play', 'may play'],
      `the top card of your deck, which is faceup (${value === '1' ? 'once' : `${value} times`} per phase)`,
    ),
  ),
  playsFromDiscard: told('card', ({ subject }) =>
    they(
      youYourself,
      ['may play', 'may play'],
      `${subject.as('accusative')} from your discard pile on your turn`,
    ),
  ),
  whenRevealedAgain: told('When Revealed', ({ subject, value }) =>
    they(
      subject,
      ['resolves', 'resolve'],
      `each When Revealed ability ${value} more ${value === '1' ? 'time' : 'times'}`,
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
  cannotBeThwarted: told('threat', ({ subject }) =>
    they(
      { plural: false, as: () => 'threat' },
      ['cannot', 'cannot'],
      `be removed from ${subject.as('dative')} by thwarting`,
    ),
  ),
  cannotBeStunned: ban('be stunned'),
  cannotBeConfused: ban('be confused'),
  cannotLeavePlay: ban('leave play'),
  cannotBeUsed: told('abilities', ({ subject }) =>
    they(
      { plural: true, as: () => possessed('abilities', subject) },
      ['cannot', 'cannot'],
      'be used',
    ),
  ),
  cannotBeSpent: ban('be spent'),
  cannotReady: ban('ready'),
  cannotBeHealed: ban('be healed'),
  cannotBePlayed: ban('be played'),
  cannotAttack: ban('attack'),
  cannotThwart: ban('thwart'),
  cannotDefend: ban('defend'),
  cannotScheme: ban('scheme'),
  cannotChangeForm: ban('change form'),
  ...gainedTraits,
};

/** `that player plays`, `you play` */
const nextBy = (player: Phrase) => `${player.as('nominative')} ${player.plural ? 'play' : 'plays'}`;

const BOOST_ICONS: EnglishNoun = inEnglish('number of boost icons', 'numbers of boost icons');

const ALTERED: Readonly<Partial<Record<ChampionsWords['event'], EnglishNoun>>> = {
  wouldDeal: NOUNS.damage,
  wouldTake: NOUNS.damage,
  taking: NOUNS.damage,
  wouldPlace: NOUNS.threat,
  wouldRemove: NOUNS.threat,
  scheming: NOUNS.threat,
  wouldCountBoost: BOOST_ICONS,
  countingBoost: BOOST_ICONS,
};

function alter({ event, op, by }: Altered<ChampionsWords>, say: Say): Clause {
  const noun = (event && ALTERED[event]) ?? inEnglish('amount', 'amount');
  if (op === 'set') {
    if (by === 0) return you('prevent all of it');
    return you(`change that ${noun.one} to ${say.value(by)}`);
  }
  if (typeof by === 'number' && by < 0) {
    return you(noun === BOOST_ICONS ? `lower that ${noun.one} by ${-by}` : `prevent ${-by} of it`);
  }
  return you(`raise that ${noun.one} by ${say.value(by)}`);
}

const kept = keptWith({
  discarded: englishCards.discarded,
  card: NOUNS.card,
  revealed: { yes: 'a card is revealed', no: 'no card is revealed' },
  healed: {
    yes: 'damage is healed',
    no: 'no damage is healed',
    each: 'damage healed this way',
    measured: 'the damage healed this way',
  },
  attacked: { yes: 'an attack is made', no: 'no attack is made' },
  dealt: {
    yes: 'it deals damage',
    no: 'it deals no damage',
    each: 'damage dealt this way',
    measured: 'the damage dealt this way',
  },
  placed: {
    yes: 'threat is placed',
    no: 'no threat is placed',
    each: 'threat placed this way',
    measured: 'the threat placed this way',
  },
  cancelled: {
    yes: 'a boost icon is cancelled',
    no: 'no boost icon is cancelled',
    each: 'boost icon cancelled this way',
    measured: 'the number of boost icons cancelled this way',
  },
  counted: {
    yes: 'a boost icon is counted',
    no: 'no boost icon is counted',
    each: 'boost icon counted this way',
    measured: 'the number of boost icons counted this way',
  },
});

/** The words of Champions cards in English. */
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
  next: {
    playing: (of, say) => {
      const player = controllerIn(of);
      const { adjectives, sorts, noun, following } = say.described(withoutController(of));
      const card = spaced(...adjectives, ...sorts, noun.one, ...following);
      return named(`the next ${card} ${player ? nextBy(say.cards(player)) : 'played'}`);
    },
  },
  firstPlayer: english.that({ ...NOUNS.firstPlayer, single: true }, false, false),
  // The label says whether an ability is forced.
  optional: [],
  periods: {
    ...periodsInEnglish,
    thwart: { until: 'for this thwart', per: 'per thwart' },
    activation: { until: 'for this activation', per: 'per activation' },
    turn: { until: 'until the end of the turn', per: 'per turn' },
    nextTurn: { until: 'until your next turn ends', per: 'per turn' },
    // The event itself is spoken of.
    event: { until: '', per: 'per event' },
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
