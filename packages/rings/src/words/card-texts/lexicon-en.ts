import type { EnglishNoun, Lexicon, Phrase } from '@grimrule/words';
import {
  english,
  englishCards,
  englishStats,
  inEnglish,
  isLost,
  named,
  periodsInEnglish,
  positive,
  spread,
  they,
  withArticle,
  you,
} from '@grimrule/words';
import type { RingsWords } from '../../vocabulary/nodes.ts';
import type { Keyword, Sphere } from '../../vocabulary/stats.ts';
import { SPHERE_NAMES, traitName } from '../names.ts';
import { acts } from './acts-en.ts';
import { causes, events, marks, subjects } from './events-en.ts';
import { headingIn } from './heading.ts';
import { isNumbered, KEYWORD_NAMES } from './keywords.ts';
import { NOUNS, TYPES } from './nouns-en.ts';
import { facts, filters, numbers, outside, searched, sources } from './parts-en.ts';
import { isRevealingTop } from './queries.ts';
import { keptWith } from './results.ts';

type Words = Lexicon<RingsWords, EnglishNoun>;

const { ban, changes, gains, plain, told } = englishStats;

const keyword = (name: Keyword) => englishStats.keyword(KEYWORD_NAMES.en[name], isNumbered(name));
/** A character with a sphere's icon is of that sphere. */
const icon = (sphere: Sphere) => ({
  ...told(`${SPHERE_NAMES.en[sphere]} resource icon`, (of) =>
    gains(of, withArticle(`${SPHERE_NAMES.en[sphere]} resource icon`)),
  ),
  some: {
    yes: { sort: SPHERE_NAMES.en[sphere] },
    no: { following: `not of the ${SPHERE_NAMES.en[sphere]} sphere` },
  },
});
const trait = (name: string) => englishStats.trait(traitName('en', name));
const players = { plural: true, as: () => 'the players' };
const together = { plural: true, as: () => 'the players together' };

const ownThreat = (who: Phrase) => `${who.plural ? 'their' : 'its'} threat`;

const stats: Words['stats'] = {
  willpower: plain('willpower'),
  attack: plain('attack'),
  defense: plain('defense'),
  hitPoints: plain('hit point', 'hit points'),
  cost: plain('cost'),
  threatCost: plain('threat cost'),
  // A card without threat does not add any to the staging area.
  threat: {
    ...plain('threat'),
    change: (of) =>
      isLost(of)
        ? they(of.subject, ['does not', 'do not'], `contribute ${ownThreat(of.subject)}`)
        : null,
  },
  engagementCost: plain('engagement cost'),
  questPoints: plain('quest point', 'quest points'),
  income: told('resource', ({ subject, by }) => {
    const more = english.quantity(by.map(positive), NOUNS.resource).as('accusative');
    return they(subject, ['gains', 'gain'], `${more} more in the resource phase`);
  }),
  refreshThreat: told('threat', ({ subject, value }) =>
    they(
      subject,
      ['raises', 'raise'],
      `${subject.you ? 'your' : 'their'} threat by ${value} more in the refresh phase`,
    ),
  ),
  moreStaging: told('encounter card', ({ by }) => {
    const more = english.quantity(by.map(positive), inEnglish('additional encounter card'));
    return they(players, ['reveal', 'reveal'], `${more.as('accusative')} in the staging step`);
  }),
  skipsStaging: told('staging step', () => they(players, ['skip', 'skip'], 'the staging step')),
  skipsEngagementChecks: told('engagement checks', () =>
    they(players, ['skip', 'skip'], 'the engagement checks'),
  ),
  stagingThreat: told('threat', ({ by }) => {
    const more = english.quantity(by.map(positive), NOUNS.threat).as('accusative');
    return they({ plural: false, as: () => 'the staging area' }, ['gets', 'get'], `+${more}`);
  }),
  allyLimit: told('ally limit', ({ value }) =>
    they(
      together,
      ['cannot', 'cannot'],
      `play more than ${value} ${value === '1' ? 'ally' : 'allies'} each round`,
    ),
  ),
  hurtWhenRevealed: told('damage', ({ one, value }) => {
    const enemy = one.as('accusative');
    return you(`deal ${value} damage to ${enemy.replace(/^an? /, 'each ')} when it is revealed`);
  }),
  manyDefenders: told('defenders', ({ subject }) =>
    they(
      subject,
      ['may', 'may'],
      'declare any number of characters as defenders against each enemy attack',
    ),
  ),
  attacksStaging: told('staging area', ({ subject }) =>
    they(subject, ['may', 'may'], 'attack enemies in the staging area if it attacks alone'),
  ),
  excessIsThreat: told('threat', ({ subject }) =>
    you(
      `raise your threat by the damage that an attack of ${subject.as('dative')} deals beyond the hit points of a character`,
    ),
  ),
  mustTravel: told('travel', ({ subject }) =>
    they(players, ['must', 'must'], `travel to ${subject.as('dative')}, if they can`),
  ),
  immune: told('immunity', ({ subject }) =>
    they(subject, ['is', 'are'], 'immune to the effects of player cards'),
  ),
  blank: told('text box', ({ subject }) => they(subject, ['has', 'have'], 'a blank text box')),
  'icon Leadership': icon('Leadership'),
  'icon Tactics': icon('Tactics'),
  'icon Spirit': icon('Spirit'),
  'icon Lore': icon('Lore'),
  doomed: keyword('doomed'),
  guarded: keyword('guarded'),
  permanent: keyword('permanent'),
  ranged: keyword('ranged'),
  restricted: keyword('restricted'),
  sentinel: keyword('sentinel'),
  surge: keyword('surge'),
  victory: keyword('victory'),
  cannotAttack: told('attack', ({ subject, against }) => {
    const attack = `attack${against ? ` ${against.as('accusative')}` : ''}`;
    const [, all] = /^each (.+)/.exec(subject.as('nominative')) ?? [];
    if (all === undefined) return they(subject, ['cannot', 'cannot'], attack);
    return they(named(`no ${all}`), ['can', 'can'], attack);
  }),
  cannotDefend: ban('defend'),
  cannotReady: ban('ready'),
  cannotBeDamaged: ban('be damaged'),
  cannotHaveAttachments: ban('have attachments'),
  cannotBeDefeated: ban('be defeated'),
  cannotBeEngaged: ban('be optionally engaged'),
  cannotDraw: ban('draw cards'),
  'trait Condition': trait('Condition'),
  'trait Gondor': trait('Gondor'),
};

const kept = keptWith({
  discarded: englishCards.discarded,
  card: NOUNS.card,
  hero: TYPES.Hero,
  exhausted: { yes: 'a card is exhausted this way', no: 'no card is exhausted this way' },
  returned: { yes: 'a card is returned this way', no: 'no card is returned this way' },
  paid: { yes: 'you do', no: 'you do not' },
});

/** The words of Rings cards in English. */
export const englishLexicon: Words = {
  card: NOUNS.card,
  sources,
  outside,
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
  cancels: {
    whenRevealed: you('cancel those effects'),
    shadowEffect: you('cancel that effect'),
    refreshing: they({ plural: false, as: () => 'it' }, ['does not', 'do not'], 'ready'),
  },
  repeated(times, body, say) {
    if (!isRevealingTop(body)) return null;
    const cards = say.quantity(times, NOUNS.card);
    return you(`reveal ${spread(cards, 'from the top of the encounter deck')}`);
  },
  costs: 'purpose',
  firstPlayer: english.that({ ...NOUNS.firstPlayer, single: true }, false, false),
  before: ['cancel', 'forcedWhen', 'when'],
  // The label says whether an ability is forced.
  optional: [],
  periods: periodsInEnglish,
  tokens: {
    damage: {
      unit: NOUNS.damage,
      some: { adjective: 'damaged' },
      none: { adjective: 'undamaged' },
    },
    threat: {
      unit: NOUNS.threat,
      some: { following: 'with threat' },
      none: { following: 'without threat' },
      level: (test, value) =>
        `with a threat ${test === 'least' ? 'of at least' : 'below'} ${value}`,
    },
    resource: {
      unit: NOUNS.resource,
      some: { following: 'with resources' },
      none: { following: 'without resources' },
    },
    progress: {
      unit: NOUNS.progress,
      some: { following: 'with progress on it' },
      none: { following: 'without progress on it' },
    },
  },
  heading: (ability) => headingIn('en', ability, false),
};
