import { isRef } from '@grimrule/kernel';
import type { EnglishNoun, Lexicon } from '@grimrule/words';
import {
  cooperativeFiltersInEnglish,
  english,
  englishCards,
  kindAmong,
  spaced,
  titled,
  withArticle,
  youYourself,
} from '@grimrule/words';
import type { ChampionsWords, Measure } from '../../vocabulary/nodes.ts';
import {
  FORM_NAMES,
  factionName,
  formName,
  MODE_NAMES,
  RESOURCE_NAMES,
  STATUS_NAMES,
  setName,
  titledCard,
  traitName,
} from '../names.ts';
import { NOUNS, TYPES, typesNoun } from './nouns-en.ts';
import { plainSources } from './plain-sources.ts';

type Words = Lexicon<ChampionsWords, EnglishNoun>;

const { inPlay, top } = englishCards;

export const sources: Words['sources'] = {
  ...englishCards.sources,
  ...plainSources(NOUNS, TYPES, inPlay),
  you: {
    fixed: youYourself,
    noun: NOUNS.identity,
    yours: true,
    unique: true,
    place: 'in play',
  },
  defeater: { noun: NOUNS.defeater, unique: true },
  friendlies: { noun: NOUNS.character, adjective: 'friendly', ...inPlay },
  engagedMinions: { noun: TYPES.minion, following: 'engaged with you' },
  villainScheme: { noun: TYPES.side_scheme, following: 'of the villain', ...inPlay },
  villainSchemes: { noun: TYPES.side_scheme, following: 'of a villain', ...inPlay },
  underThis: { following: 'under this card' },
  attackingPlayer: { noun: NOUNS.attackingPlayer, unique: true },
  attackedCharacter: { noun: NOUNS.attackedCharacter, unique: true },
  dealtDamage: {
    noun: NOUNS.character,
    following: 'that the attack dealt damage to',
    befell: (who, negated) =>
      `the attack dealt ${negated ? 'no ' : ''}damage to ${who.as('dative')}`,
  },
  hurt: {
    noun: NOUNS.character,
    following: 'that took damage from the attack',
    befell: (who, negated) =>
      `${who.as('nominative')} took ${negated ? 'no ' : ''}damage from the attack`,
  },
  defeatedByAttack: {
    noun: NOUNS.character,
    following: 'that the attack defeated',
    befell: (who, negated) =>
      `the attack ${negated ? 'did not defeat' : 'defeated'} ${who.as('accusative')}`,
  },
  activating: { noun: NOUNS.activatingEnemy, unique: true },
  hands: { following: 'from any hand' },
  yourDiscardTop: top('of your discard pile'),
  encounterDecks: {},
  yourDeckAndDiscard: { following: 'from your deck or discard pile' },
  yourDeckDiscardAndHand: { following: 'from your deck, discard pile or hand' },
  discards: { following: 'from any discard pile' },
  specialDeckTop: top('of the special deck'),
  yourSpecialDeckTop: top('of your special deck'),
  deckTops: { noun: NOUNS.card, adjective: 'top', following: 'of any deck' },
  yourNemesisSet: { following: 'from your set-aside nemesis set' },
  anywhere: { following: '(wherever it is)' },
};

export const searched: NonNullable<Words['searched']> = {
  ...englishCards.searched,
  encounterDeckAndDiscard: 'the encounter deck and its discard pile',
  yourDeckAndDiscard: 'your discard pile and your deck',
  yourDeckDiscardAndHand: 'your deck, discard pile and hand',
  anywhere: 'every area',
};

/** `highest ATK`, `fewest remaining hit points`, `most threat on it` */
function extremeOf(end: 'most' | 'least', measure: Measure): string {
  const most = end === 'most';
  switch (measure) {
    case 'remaining':
      return `${most ? 'most' : 'fewest'} remaining hit points`;
    case 'damage':
    case 'threat':
      return `${end} ${measure} on it`;
    case 'cost':
    case 'handSize':
      return `${most ? 'highest' : 'lowest'} ${measure === 'cost' ? 'cost' : 'hand size'}`;
    case 'hitPoints':
      return `${most ? 'most' : 'fewest'} hit points`;
    default:
      return `${most ? 'highest' : 'lowest'} ${measure.toUpperCase()}`;
  }
}

/** Printed numbers that are no powers. */
const PRINTED: Readonly<Record<string, string>> = {
  hitPoints: 'most printed hit points',
  cost: 'highest printed cost',
};

export const filters: Words['filters'] = {
  ...cooperativeFiltersInEnglish<ChampionsWords>((trait) => traitName('en', trait)),
  type({ types }) {
    const noun = typesNoun(types);
    if (!noun) return { yes: {}, no: { following: 'that cannot be played' } };
    return { yes: { noun }, no: { following: `other than ${noun.many}` } };
  },
  titled({ title }) {
    const { name, type } = titledCard(title);
    return {
      yes: { fixed: titled(name), noun: TYPES[type] },
      no: { following: `other than ${name}` },
    };
  },
  known: ({ name }) => ({
    yes: { fixed: titled(name), noun: NOUNS.character },
    no: { following: `other than ${name}` },
  }),
  sameTitle: ({ as }, say) => {
    if (say.areBeingChosen(as)) {
      return {
        yes: { following: 'with the same title' },
        no: { following: 'with different titles' },
      };
    }
    const other = say.cards(as).as('genitive');
    return {
      yes: { following: `with the same title as ${other}` },
      no: { following: `with another title than ${other}` },
    };
  },
  faction: ({ faction }) => {
    if (faction === 'encounter') {
      return {
        yes: { noun: NOUNS.encounterCard },
        no: { following: 'other than encounter cards' },
      };
    }
    return {
      yes: { following: `of the ${factionName('en', faction)} aspect` },
      no: { following: `not of the ${factionName('en', faction)} aspect` },
    };
  },
  set: ({ set }) => {
    const name = setName('en', set);
    return {
      yes: { following: `of the set ${name}` },
      no: { following: `not of the set ${name}` },
    };
  },
  controlledBy({ who }, say) {
    const player = say.cards(who);
    if (player.you) return { yes: { yours: true }, no: { following: 'that you do not control' } };
    const name = player.as('dative');
    return {
      yes: { following: `controlled by ${name}` },
      no: { following: `not controlled by ${name}` },
    };
  },
  attachedTo({ card }, say) {
    const name = (isRef(card) ? say.cards(card) : english.one(say.kind(card))).as('dative');
    return {
      yes: { following: `attached to ${name}` },
      no: { following: `not attached to ${name}` },
    };
  },
  hasStatus: ({ status }) => ({
    yes: { adjective: STATUS_NAMES.en[status] },
    no: { adjective: `not ${STATUS_NAMES.en[status]}` },
  }),
  facedown: () => ({ yes: { adjective: 'facedown' }, no: { adjective: 'faceup' } }),
  printedResource({ resource }) {
    const name = spaced('printed', resource ? RESOURCE_NAMES.en[resource] : '', 'resource');
    return {
      yes: { following: `with a ${name}`, has: `a ${name}` },
      no: { following: `without a ${name}`, has: `no ${name}` },
    };
  },
  printedCost: ({ most }, say) => ({
    yes: { following: `with a printed cost of ${say.value(most)} or less` },
    no: { following: `with a printed cost above ${say.value(most)}` },
  }),
  mostPrinted({ stat, among }, say) {
    const what = `with the ${PRINTED[stat] ?? `most printed ${stat.toUpperCase()}`}`;
    const of = say.areDescribed(among) ? '' : ` among ${say.all(among).as('dative')}`;
    return {
      yes: { following: what + of, unique: true, superlative: true },
      no: { following: `other than the one ${what}${of}` },
    };
  },
  extreme({ end, of: measure, among }, say) {
    const of = say.areDescribed(among) ? '' : ` among ${say.all(among).as('dative')}`;
    const what = `with the ${extremeOf(end, measure)}${of}`;
    return {
      yes: { following: what, superlative: true },
      no: { following: `other than the one ${what}` },
    };
  },
  whoseScheme({ end }) {
    const what = `whose side scheme has the ${extremeOf(end, 'threat')}`;
    return {
      yes: { following: what, superlative: true },
      no: { following: `other than the one ${what}` },
    };
  },
  hasScheme({ scheme }, say) {
    const what = `whose side scheme is ${say.cards(scheme).as('nominative')}`;
    return { yes: { following: what }, no: { following: `other than the one ${what}` } };
  },
  topOfDeckOf({ who, count }, say) {
    const of = `of the encounter deck of ${say.cards(who).as('dative')}`;
    return {
      yes: { following: count === 1 ? `on top ${of}` : `among the top ${say.value(count)} ${of}` },
      no: { following: `elsewhere than on top ${of}` },
    };
  },
  sameSet({ as }, say) {
    const other = say.cards(as).as('genitive');
    return {
      yes: { following: `of the same set as ${other}` },
      no: { following: `of another set than ${other}` },
    };
  },
  sharesTrait({ as }, say) {
    const other = say.cards(as);
    const who = other.you ? 'your identity' : other.as('dative');
    return {
      yes: { following: `that shares a trait with ${who}` },
      no: { following: `that shares no trait with ${who}` },
    };
  },
  aspect: () => ({ yes: { sort: 'aspect' }, no: { following: 'of no aspect' } }),
  defeatedByAttack: () => ({
    yes: { adjective: 'defeated by this attack' },
    no: { adjective: 'not defeated by this attack' },
  }),
  boostStar: () => ({
    yes: { following: 'with a star in its boost area' },
    no: { following: 'without a star in its boost area' },
  }),
  foremost({ among }, say) {
    const kind = kindAmong(among, say, ' ');
    return {
      yes: { ...kind, adjective: 'first', unique: true },
      no: { ...kind, following: 'that is not the first' },
    };
  },
  topmost({ among, count }, say) {
    if (count !== undefined) {
      const what = `the top ${say.value(count)}`;
      return {
        yes: { following: `among ${what}` },
        no: { following: `that is not among ${what}` },
      };
    }
    const kind = kindAmong(among, say, ' ');
    return {
      yes: { ...kind, adjective: 'topmost', unique: true },
      no: { ...kind, following: 'that is not the topmost' },
    };
  },
  nemesis: () => ({
    yes: { sort: 'nemesis', unique: true },
    no: { following: 'other than the nemesis' },
  }),
};

export const facts: Words['facts'] = {
  ...englishCards.facts,
  form: ({ form }) => ({
    yes: `you are in ${FORM_NAMES.en[form]}`,
    no: `you are not in ${FORM_NAMES.en[form]}`,
  }),
  heroForm: ({ trait }) => ({
    yes: `you are in ${traitName('en', trait)} hero form`,
    no: `you are not in ${traitName('en', trait)} hero form`,
  }),
  givenForm: ({ form }) => ({
    yes: `you are in ${formName('en', { given: form })}`,
    no: `you are not in ${formName('en', { given: form })}`,
  }),
  paidWith: ({ resource }) => ({
    yes: `you paid for this card with ${withArticle(RESOURCE_NAMES.en[resource])} resource`,
    no: `you did not pay for this card with ${withArticle(RESOURCE_NAMES.en[resource])} resource`,
  }),
  playedThisRound: ({ type }) => ({
    yes: `${withArticle(TYPES[type].one)} has been played this round`,
    no: `no ${TYPES[type].one} has been played this round`,
  }),
  paidOnlyWith: ({ resource }) => ({
    yes: `you paid for this card with ${RESOURCE_NAMES.en[resource]} resources only`,
    no: `you did not pay for this card with ${RESOURCE_NAMES.en[resource]} resources only`,
  }),
  wasUndefended: () => ({
    yes: 'nobody defended against it',
    no: 'somebody defended against it',
  }),
  finalStep: () => ({
    yes: 'this is the last step of the sequence',
    no: 'this is not the last step of the sequence',
  }),
  mode: ({ mode }) => ({
    yes: `you play in ${MODE_NAMES.en[mode]}`,
    no: `you do not play in ${MODE_NAMES.en[mode]}`,
  }),
};
