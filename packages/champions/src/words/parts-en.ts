import type { EnglishNoun, Lexicon } from '@grimrule/words';
import { inEnglish, titled, withArticle, youYourself } from '@grimrule/words';
import type { ChampionsWords } from '../vocabulary/nodes.ts';
import {
  FORM_NAMES,
  factionName,
  formName,
  MODE_NAMES,
  RESOURCE_NAMES,
  STATUS_NAMES,
  titledCard,
  traitName,
} from './names.ts';
import { NOUNS, TYPES, typesNoun } from './nouns-en.ts';

type Words = Lexicon<ChampionsWords, EnglishNoun>;

const IN_PLAY = { place: 'in play' } as const;

export const sources: Words['sources'] = {
  you: { fixed: youYourself, yours: true, unique: true, place: 'in play' },
  players: { noun: NOUNS.player },
  otherPlayers: { noun: NOUNS.player, other: true },
  firstPlayer: { noun: NOUNS.firstPlayer, unique: true },
  heroes: { noun: TYPES.hero },
  otherHeroes: { noun: TYPES.hero, other: true },
  allies: { noun: TYPES.ally, ...IN_PLAY },
  yourAllies: { noun: TYPES.ally, yours: true, ...IN_PLAY },
  yourCharacters: { noun: NOUNS.character, yours: true, ...IN_PLAY },
  friendlies: { noun: NOUNS.character, adjective: 'friendly', ...IN_PLAY },
  villain: { noun: TYPES.villain, unique: true, ...IN_PLAY },
  villains: { noun: TYPES.villain, ...IN_PLAY },
  minions: { noun: TYPES.minion, ...IN_PLAY },
  engagedMinions: { noun: TYPES.minion, following: 'engaged with you' },
  enemies: { noun: NOUNS.enemy, ...IN_PLAY },
  attackable: { noun: NOUNS.enemy, ...IN_PLAY },
  characters: { noun: NOUNS.character, ...IN_PLAY },
  mainScheme: { noun: TYPES.main_scheme, unique: true, ...IN_PLAY },
  mainSchemes: { noun: TYPES.main_scheme, ...IN_PLAY },
  sideSchemes: { noun: TYPES.side_scheme, ...IN_PLAY },
  schemes: { noun: NOUNS.scheme, ...IN_PLAY },
  thwartable: { noun: NOUNS.scheme, ...IN_PLAY },
  yours: { yours: true, ...IN_PLAY },
  environments: { noun: TYPES.environment, ...IN_PLAY },
  inPlay: IN_PLAY,
  host: { following: 'with this card attached', unique: true, ...IN_PLAY },
  attachedHere: { following: 'attached to this card' },
  underThis: { following: 'under this card' },
  attacker: { noun: NOUNS.attacker, unique: true },
  attackedCharacter: { noun: NOUNS.attackedCharacter, unique: true },
  defender: { noun: NOUNS.defender, unique: true },
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
  activating: { noun: NOUNS.activatingEnemy, unique: true },
  yourHand: { following: 'from your hand' },
  hands: { following: 'from any hand' },
  yourDeck: { following: 'from your deck' },
  yourDeckTop: { noun: inEnglish('top card of your deck', 'top cards of your deck'), unique: true },
  yourDiscard: { following: 'from your discard pile' },
  yourDiscardTop: {
    noun: inEnglish('top card of your discard pile', 'top cards of your discard pile'),
    unique: true,
  },
  discards: { following: 'from any discard pile' },
  encounterDeck: { following: 'from the encounter deck' },
  encounterDeckTop: {
    noun: inEnglish('top card of the encounter deck', 'top cards of the encounter deck'),
    unique: true,
  },
  encounterDiscard: { following: 'from the encounter discard pile' },
  encounterDeckAndDiscard: { following: 'from the encounter deck or discard pile' },
  specialDeckTop: {
    noun: inEnglish('top card of the special deck', 'top cards of the special deck'),
    unique: true,
  },
  setAside: { adjective: 'set-aside' },
  yourNemesisSet: { following: 'from your set-aside nemesis set' },
  anywhere: { following: 'wherever it is' },
};

export const searched: NonNullable<Words['searched']> = {
  yourDeck: 'your deck',
  yourDiscard: 'your discard pile',
  encounterDeck: 'the encounter deck',
  encounterDiscard: 'the encounter discard pile',
  encounterDeckAndDiscard: 'the encounter deck and its discard pile',
  setAside: 'the set-aside cards',
  anywhere: 'every area',
};

export const filters: Words['filters'] = {
  type({ types }) {
    const noun = typesNoun(types);
    if (!noun) return { yes: {}, no: { following: 'that cannot be played' } };
    return { yes: { noun }, no: { following: `other than ${noun.many}` } };
  },
  trait: ({ trait }) => ({
    yes: { sort: traitName('en', trait) },
    no: { following: `without the ${traitName('en', trait)} trait` },
  }),
  titled({ title }) {
    const { name, type } = titledCard(title);
    return {
      yes: { fixed: titled(name), noun: TYPES[type] },
      no: { following: `other than ${name}` },
    };
  },
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
  faction: ({ faction }) => ({
    yes: { following: `of the ${factionName('en', faction)} aspect` },
    no: { following: `not of the ${factionName('en', faction)} aspect` },
  }),
  set: ({ set }) => {
    const name = set.replaceAll('_', ' ');
    return {
      yes: { following: `of the set “${name}”` },
      no: { following: `not of the set “${name}”` },
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
  engagedWith({ who }, say) {
    const name = say.cards(who).as('dative');
    return {
      yes: { following: `engaged with ${name.replace(/^each /, 'a ')}` },
      no: { following: `not engaged with ${name}` },
    };
  },
  attachedTo({ card }, say) {
    const name = say.cards(card).as('dative');
    return {
      yes: { following: `attached to ${name}` },
      no: { following: `not attached to ${name}` },
    };
  },
  hasStatus: ({ status }) => ({
    yes: { adjective: STATUS_NAMES.en[status] },
    no: { adjective: `not ${STATUS_NAMES.en[status]}` },
  }),
  exhausted: () => ({ yes: { adjective: 'exhausted' }, no: { adjective: 'ready' } }),
  facedown: () => ({ yes: { adjective: 'facedown' }, no: { adjective: 'faceup' } }),
  printedResource({ resource }) {
    const name = `printed ${RESOURCE_NAMES.en[resource]} resource`;
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
    const what = `with the most printed ${stat === 'hitPoints' ? 'hit points' : stat.toUpperCase()}`;
    const of = among.where ? ` among ${say.all(among).as('dative')}` : '';
    return {
      yes: { following: what + of, unique: true },
      no: { following: `other than the one ${what}${of}` },
    };
  },
  mostTokens: ({ token }) => ({
    yes: { following: `with the most ${token} on it` },
    no: { following: `without the most ${token} on it` },
  }),
  topmost({ among }, say) {
    const { noun, sorts } = say.kind(among);
    const kind = sorts.length > 0 ? { noun, sort: sorts.join(' ') } : { noun };
    return {
      yes: { ...kind, adjective: 'topmost', unique: true },
      no: { ...kind, following: 'that is not the topmost' },
    };
  },
  nemesis: () => ({
    yes: { sort: 'nemesis', unique: true },
    no: { following: 'other than the nemesis' },
  }),
  hasAttached({ where }, say) {
    const { fixed, noun } = say.described(where);
    const what = fixed?.as('accusative') ?? noun.many;
    return {
      yes: { following: `with ${what} attached` },
      no: { following: `without ${what} attached` },
    };
  },
};

export const facts: Words['facts'] = {
  form: ({ form }) => ({
    yes: `you are in ${FORM_NAMES.en[form]}`,
    no: `you are not in ${FORM_NAMES.en[form]}`,
  }),
  givenForm: ({ form }) => ({
    yes: `you are in ${formName('en', { given: form })}`,
    no: `you are not in ${formName('en', { given: form })}`,
  }),
  yourEvent: () => ({ yes: 'it is about you', no: 'it is not about you' }),
  paidWith: ({ resource }) => ({
    yes: `you paid for this card with ${withArticle(RESOURCE_NAMES.en[resource])} resource`,
    no: `you did not pay for this card with ${withArticle(RESOURCE_NAMES.en[resource])} resource`,
  }),
  undefended: () => ({ yes: 'the attack is undefended', no: 'the attack is defended' }),
  finalStep: () => ({
    yes: 'this is the last step of the sequence',
    no: 'this is not the last step of the sequence',
  }),
  mode: ({ mode }) => ({
    yes: `you play in ${MODE_NAMES.en[mode]}`,
    no: `you do not play in ${MODE_NAMES.en[mode]}`,
  }),
};
