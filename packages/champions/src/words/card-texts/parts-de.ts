import { isRef } from '@grimrule/kernel';
import type { GermanNoun, Lexicon } from '@grimrule/words';
import {
  cooperativeFiltersInGerman,
  duSelbst,
  german,
  germanCards,
  inGerman,
  kindAmong,
  titled,
} from '@grimrule/words';
import type { ChampionsCard } from '../../cards/card.ts';
import type { CardType } from '../../vocabulary/card-types.ts';
import type { ChampionsWords, Measure, Resource } from '../../vocabulary/nodes.ts';
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
import { NOUNS, TYPES, typesNoun } from './nouns-de.ts';
import { plainSources } from './plain-sources.ts';

type Words = Lexicon<ChampionsWords, GermanNoun>;

const { inPlay, top } = germanCards;

export const sources: Words['sources'] = {
  ...germanCards.sources,
  ...plainSources(NOUNS, TYPES, inPlay),
  you: {
    fixed: duSelbst,
    noun: NOUNS.identity,
    yours: true,
    unique: true,
    place: 'im Spiel',
  },
  defeater: { noun: NOUNS.player, following: ', der ihn besiegt hat,', unique: true },
  friendlies: { noun: NOUNS.character, adjective: 'befreundet', ...inPlay },
  engagedMinions: { noun: TYPES.minion, following: 'im Kampf mit dir' },
  villainScheme: { noun: TYPES.side_scheme, following: 'des Schurken', ...inPlay },
  villainSchemes: { noun: TYPES.side_scheme, following: 'eines Schurken', ...inPlay },
  underThis: { following: 'unter dieser Karte' },
  attackingPlayer: { noun: NOUNS.player, adjective: 'angreifend', unique: true },
  attackedCharacter: { noun: NOUNS.character, adjective: 'angegriffen', unique: true },
  dealtDamage: {
    noun: NOUNS.character,
    following: ', dem der Angriff Schaden zugefügt hat',
    befell: (who, negated) =>
      `der Angriff ${who.as('dative')} ${negated ? 'keinen ' : ''}Schaden zugefügt hat`,
  },
  hurt: {
    noun: NOUNS.character,
    following: ', der durch den Angriff Schaden genommen hat',
    befell: (who, negated) => {
      const damage = negated ? 'keinen Schaden' : 'Schaden';
      const has = who.you ? 'hast' : 'hat';
      return `${who.as('nominative')} durch den Angriff ${damage} genommen ${has}`;
    },
  },
  defeatedByAttack: {
    noun: NOUNS.character,
    following: ', den der Angriff besiegt hat,',
    befell: (who, negated) =>
      `der Angriff ${who.as('accusative')} ${negated ? 'nicht ' : ''}besiegt hat`,
  },
  activating: { noun: NOUNS.enemy, adjective: 'aktiviert', unique: true },
  hands: { following: 'von einer beliebigen Hand' },
  yourDiscardTop: top('deines Ablagestapels'),
  discards: { following: 'aus einem beliebigen Ablagestapel' },
  yourDeckAndDiscard: { following: 'aus deinem Deck oder Ablagestapel' },
  yourDeckDiscardAndHand: {
    following: 'aus deinem Deck, deinem Ablagestapel oder von deiner Hand',
  },
  encounterDeckAndDiscard: { following: 'aus dem Begegnungsdeck oder seinem Ablagestapel' },
  encounterDecks: {},
  specialDeckTop: top('des besonderen Decks'),
  yourSpecialDeckTop: top('deines besonderen Decks'),
  deckTops: { noun: NOUNS.card, adjective: 'oberst', following: 'eines beliebigen Decks' },
  yourNemesisSet: { following: 'aus deinem beiseitegelegten Erzfeind-Set' },
  anywhere: { following: '(wo auch immer sie ist)' },
};

export const searched: NonNullable<Words['searched']> = {
  ...germanCards.searched,
  encounterDeckAndDiscard: 'das Begegnungsdeck und seinen Ablagestapel',
  yourDeckAndDiscard: 'deinen Ablagestapel und dein Deck',
  yourDeckDiscardAndHand: 'dein Deck, deinen Ablagestapel und deine Hand',
  anywhere: 'alle Spielzonen',
};

/**
 * A person is called by name; the title of a thing or an event is quoted, as it cannot be declined.
 */
function calledIn({ nameDe, type }: ChampionsCard): string {
  if (PEOPLE.includes(type)) return nameDe;
  return `„${nameDe.replace(/"([^"]*)"/g, '‚$1‘')}“`;
}

const PEOPLE: readonly CardType[] = ['hero', 'alter_ego', 'ally', 'villain', 'minion'];

export const resourceNoun = (resource: Resource | 'any'): GermanNoun => {
  const name =
    resource === 'any' ? 'beliebige Ressource' : `${RESOURCE_NAMES.de[resource]}-Ressource`;
  return inGerman('f', name, `${name}n`);
};

const POWERS: Readonly<Record<string, string>> = {
  atk: 'ANG',
  def: 'VER',
  rec: 'ERH',
  sch: 'PLA',
  thw: 'WID',
};

/** `dem höchsten ANG`, `den wenigsten verbleibenden Lebenspunkten` */
function extremeOf(end: 'most' | 'least', measure: Measure): string {
  const many = end === 'most' ? 'meisten' : 'wenigsten';
  const high = end === 'most' ? 'höchsten' : 'niedrigsten';
  switch (measure) {
    case 'remaining':
      return `den ${many} verbleibenden Lebenspunkten`;
    case 'damage':
      return `dem ${many} Schaden`;
    case 'threat':
      return `der ${many} Bedrohung`;
    case 'cost':
      return `den ${high} Kosten`;
    case 'handSize':
      return `dem ${high} Handlimit`;
    case 'hitPoints':
      return `den ${many} Lebenspunkten`;
    default:
      return `dem ${high} ${POWERS[measure] ?? measure}`;
  }
}

/** Printed numbers that are no powers. */
const PRINTED: Readonly<Record<string, string>> = {
  hitPoints: 'den meisten aufgedruckten Lebenspunkten',
  cost: 'den höchsten aufgedruckten Kosten',
};

export const filters: Words['filters'] = {
  ...cooperativeFiltersInGerman<ChampionsWords>((trait) => traitName('de', trait)),
  type({ types }) {
    const noun = typesNoun(types);
    if (!noun) return { yes: {}, no: { adjective: 'nicht spielbar' } };
    const no = { following: `(außer ${noun.many})` };
    // `Eines` would not fit all of them.
    const isMixed = new Set(types.map((type) => TYPES[type].gender)).size > 1;
    if (!isMixed || !noun.kinds) return { yes: { noun }, no };
    return { yes: { noun: NOUNS.card, following: `vom Typ ${noun.one}` }, no };
  },
  titled({ title }) {
    const card = titledCard(title);
    return {
      // The card is `sie`, whatever the gender of the person on it.
      yes: { fixed: titled(calledIn(card)), noun: { ...TYPES[card.type], pronoun: 'f' } },
      no: { following: `(außer ${calledIn(card)})` },
    };
  },
  known: ({ name }) => ({
    yes: { fixed: titled(name), noun: NOUNS.character },
    no: { following: `(außer ${name})` },
  }),
  sameTitle: ({ as }, say) => {
    if (say.areBeingChosen(as)) {
      return {
        yes: { following: 'mit gleichem Namen' },
        no: { following: 'mit verschiedenen Namen' },
      };
    }
    const other = say.cards(as).as('nominative');
    return {
      yes: { following: `mit demselben Namen wie ${other}` },
      no: { following: `mit einem anderen Namen als ${other}` },
    };
  },
  faction: ({ faction }) => {
    if (faction === 'encounter') {
      return { yes: { noun: NOUNS.encounterCard }, no: { following: '(außer Begegnungskarten)' } };
    }
    return {
      yes: { following: `vom Aspekt ${factionName('de', faction)}` },
      no: { following: `nicht vom Aspekt ${factionName('de', faction)}` },
    };
  },
  set: ({ set }) => {
    const name = setName('de', set);
    return {
      yes: { following: `aus dem Set ${name}` },
      no: { following: `nicht aus dem Set ${name}` },
    };
  },
  engagedWith({ who }, say) {
    const player = say
      .cards(who)
      .as('dative')
      .replace(/^jedem /, 'einem ');
    return {
      yes: { following: `im Kampf mit ${player}` },
      no: { following: `nicht im Kampf mit ${player}` },
    };
  },
  attachedTo({ card }, say) {
    const host = (isRef(card) ? say.cards(card) : german.one(say.kind(card))).as('dative');
    return { yes: { following: `an ${host}` }, no: { following: `nicht an ${host}` } };
  },
  hasStatus: ({ status }) => ({
    yes: { adjective: STATUS_NAMES.de[status] },
    no: { adjective: `nicht ${STATUS_NAMES.de[status]}` },
  }),
  facedown: () => ({ yes: { adjective: 'verdeckt' }, no: { adjective: 'offen' } }),
  printedResource({ resource }) {
    const one = resource ? resourceNoun(resource).one : 'Ressource';
    return {
      yes: { following: `mit aufgedruckter ${one}`, has: `eine aufgedruckte ${one}` },
      no: { following: `ohne aufgedruckte ${one}`, has: `keine aufgedruckte ${one}` },
    };
  },
  printedCost: ({ most }, say) => ({
    yes: {
      following: `mit aufgedruckten Kosten von höchstens ${say.value(most).replace(/^die /, 'der ')}`,
    },
    no: { following: `mit aufgedruckten Kosten über ${say.value(most).replace(/^die /, 'der ')}` },
  }),
  mostPrinted({ stat, among }, say) {
    const of = say.areDescribed(among) ? '' : ` unter ${say.all(among).as('dative')}`;
    const what = `mit ${PRINTED[stat] ?? `dem höchsten aufgedruckten ${stat.toUpperCase()}`}${of}`;
    return {
      yes: { following: what, unique: true, superlative: true },
      no: { following: `(außer dem ${what})` },
    };
  },
  extreme({ end, of: measure, among }, say) {
    const of = say.areDescribed(among) ? '' : ` unter ${say.all(among).as('dative')}`;
    const what = `mit ${extremeOf(end, measure)}${of}`;
    return {
      yes: { following: what, superlative: true },
      no: { following: `(außer dem ${what})` },
    };
  },
  whoseScheme({ end }) {
    const what = `mit ${extremeOf(end, 'threat')} auf seinem Nebenplan`;
    return {
      yes: { following: what, superlative: true },
      no: { following: `(außer dem ${what})` },
    };
  },
  hasScheme({ scheme }, say) {
    const what = `, dessen Nebenplan ${say.cards(scheme).as('nominative')} ist,`;
    return { yes: { following: what }, no: { following: `(außer dem${what})` } };
  },
  topOfDeckOf({ who, count }, say) {
    const of = `des Begegnungsdecks von ${say.cards(who).as('dative')}`;
    return {
      yes: {
        following:
          count === 1 ? `oben auf dem Deck ${of}` : `unter den obersten ${say.value(count)} ${of}`,
      },
      no: { following: `anderswo als oben auf dem Deck ${of}` },
    };
  },
  sameSet({ as }, say) {
    const other = say.cards(as).as('nominative');
    return {
      yes: { following: `aus demselben Set wie ${other}` },
      no: { following: `aus einem anderen Set als ${other}` },
    };
  },
  sharesTrait({ as }, say) {
    const other = say.cards(as);
    const whose = other.you ? 'deiner Identität' : `von ${other.as('dative')}`;
    return {
      yes: { following: `mit einem Merkmal ${whose}` },
      no: { following: `ohne ein Merkmal ${whose}` },
    };
  },
  aspect: () => ({ yes: { sort: 'Aspekt' }, no: { following: 'ohne Aspekt' } }),
  defeatedByAttack: () => ({
    yes: { adjective: 'durch diesen Angriff besiegt' },
    no: { adjective: 'nicht durch diesen Angriff besiegt' },
  }),
  boostStar: () => ({
    yes: { following: 'mit einem Stern im Boost-Bereich' },
    no: { following: 'ohne Stern im Boost-Bereich' },
  }),
  foremost({ among }, say) {
    const kind = kindAmong(among, say, '-');
    return {
      yes: { ...kind, adjective: 'erst', unique: true },
      no: { ...kind, adjective: 'später' },
    };
  },
  topmost({ among, count }, say) {
    if (count !== undefined) {
      const what = `unter den obersten ${say.value(count)}`;
      return { yes: { following: what }, no: { following: `nicht ${what}` } };
    }
    const kind = kindAmong(among, say, '-');
    return {
      yes: { ...kind, adjective: 'oberst', unique: true },
      no: { ...kind, adjective: 'tiefer liegend' },
    };
  },
  nemesis: () => ({
    yes: { sort: 'Erzfeind', unique: true },
    no: { following: '(außer dem Erzfeind)' },
  }),
  hasAttached({ where }, say) {
    const kind = german.kind(say.described(where));
    return {
      yes: { following: `mit ${kind.as('dative')}` },
      no: { following: `ohne ${kind.as('accusative')}` },
    };
  },
};

export const facts: Words['facts'] = {
  ...germanCards.facts,
  form: ({ form }) => ({
    yes: `du in ${FORM_NAMES.de[form]} bist`,
    no: `du nicht in ${FORM_NAMES.de[form]} bist`,
  }),
  heroForm: ({ trait }) => ({
    yes: `du in ${traitName('de', trait)}-Heldengestalt bist`,
    no: `du nicht in ${traitName('de', trait)}-Heldengestalt bist`,
  }),
  givenForm: ({ form }) => ({
    yes: `du in ${formName('de', { given: form })} bist`,
    no: `du nicht in ${formName('de', { given: form })} bist`,
  }),
  paidWith: ({ resource }) => ({
    yes: `du diese Karte mit einer ${resourceNoun(resource).one} bezahlt hast`,
    no: `du diese Karte nicht mit einer ${resourceNoun(resource).one} bezahlt hast`,
  }),
  playedThisRound: ({ type }) => ({
    yes: `in dieser Runde ${TYPES[type].gender === 'f' ? 'eine' : 'ein'} ${TYPES[type].one} gespielt wurde`,
    no: `in dieser Runde ${TYPES[type].gender === 'f' ? 'keine' : 'kein'} ${TYPES[type].one} gespielt wurde`,
  }),
  paidOnlyWith: ({ resource }) => ({
    yes: `du für diese Karte nur mit ${resourceNoun(resource).many} bezahlt hast`,
    no: `du für diese Karte nicht nur mit ${resourceNoun(resource).many} bezahlt hast`,
  }),
  wasUndefended: () => ({
    yes: 'sich niemand dagegen verteidigt hat',
    no: 'sich jemand dagegen verteidigt hat',
  }),
  finalStep: () => ({
    yes: 'dies der letzte Schritt der Abfolge ist',
    no: 'dies nicht der letzte Schritt der Abfolge ist',
  }),
  mode: ({ mode }) => ({
    yes: `ihr im ${MODE_NAMES.de[mode]} spielt`,
    no: `ihr nicht im ${MODE_NAMES.de[mode]} spielt`,
  }),
};
