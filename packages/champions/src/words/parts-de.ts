import type { GermanNoun, Lexicon } from '@grimrule/words';
import { duSelbst, inGerman, titled } from '@grimrule/words';
import type { ChampionsCard } from '../cards/card.ts';
import type { CardType, ChampionsWords, Resource } from '../vocabulary/nodes.ts';
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
import { NOUNS, TYPES, typesNoun } from './nouns-de.ts';

type Words = Lexicon<ChampionsWords, GermanNoun>;

const IN_PLAY = { place: 'im Spiel' } as const;
const top = (following: string) => ({
  noun: NOUNS.card,
  adjective: 'oberst',
  following,
  unique: true,
});

export const sources: Words['sources'] = {
  you: { fixed: duSelbst, yours: true, unique: true, place: 'im Spiel' },
  players: { noun: NOUNS.player },
  otherPlayers: { noun: NOUNS.player, other: true },
  firstPlayer: { noun: NOUNS.firstPlayer, unique: true },
  heroes: { noun: TYPES.hero },
  otherHeroes: { noun: TYPES.hero, other: true },
  allies: { noun: TYPES.ally, ...IN_PLAY },
  yourAllies: { noun: TYPES.ally, yours: true, ...IN_PLAY },
  yourCharacters: { noun: NOUNS.character, yours: true, ...IN_PLAY },
  friendlies: { noun: NOUNS.character, adjective: 'befreundet', ...IN_PLAY },
  villain: { noun: TYPES.villain, unique: true, ...IN_PLAY },
  villains: { noun: TYPES.villain, ...IN_PLAY },
  minions: { noun: TYPES.minion, ...IN_PLAY },
  engagedMinions: { noun: TYPES.minion, following: 'im Kampf mit dir' },
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
  host: { following: 'mit dieser Karte', unique: true, ...IN_PLAY },
  attachedHere: { following: 'an dieser Karte' },
  underThis: { following: 'unter dieser Karte' },
  attacker: { noun: NOUNS.attacker, unique: true },
  attackedCharacter: { noun: NOUNS.character, adjective: 'angegriffen', unique: true },
  defender: { noun: NOUNS.defender, unique: true },
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
  activating: { noun: NOUNS.enemy, adjective: 'aktiviert', unique: true },
  yourHand: { following: 'von deiner Hand' },
  hands: { following: 'von einer beliebigen Hand' },
  yourDeck: { following: 'aus deinem Deck' },
  yourDeckTop: top('deines Decks'),
  yourDiscard: { following: 'aus deinem Ablagestapel' },
  yourDiscardTop: top('deines Ablagestapels'),
  discards: { following: 'aus einem beliebigen Ablagestapel' },
  encounterDeck: { following: 'aus dem Begegnungsdeck' },
  encounterDeckTop: top('des Begegnungsdecks'),
  encounterDiscard: { following: 'aus dem Begegnungs-Ablagestapel' },
  encounterDeckAndDiscard: { following: 'aus dem Begegnungsdeck oder seinem Ablagestapel' },
  specialDeckTop: top('des besonderen Decks'),
  setAside: { adjective: 'beiseitegelegt' },
  yourNemesisSet: { following: 'aus deinem beiseitegelegten Erzfeind-Set' },
  anywhere: { following: 'von überall' },
};

export const searched: NonNullable<Words['searched']> = {
  yourDeck: 'dein Deck',
  yourDiscard: 'deinen Ablagestapel',
  encounterDeck: 'das Begegnungsdeck',
  encounterDiscard: 'den Begegnungs-Ablagestapel',
  encounterDeckAndDiscard: 'das Begegnungsdeck und seinen Ablagestapel',
  setAside: 'die beiseitegelegten Karten',
  anywhere: 'alle Spielzonen',
};

/** Somebody has a name; the title of a thing or a deed is quoted, as it cannot be declined. */
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

export const filters: Words['filters'] = {
  type({ types }) {
    const noun = typesNoun(types);
    if (!noun) return { yes: {}, no: { adjective: 'nicht spielbar' } };
    const no = { following: `(außer ${noun.many})` };
    // `Eines` would not fit all of them.
    const isMixed = new Set(types.map((type) => TYPES[type].gender)).size > 1;
    if (!isMixed || !noun.one.includes(' oder ')) return { yes: { noun }, no };
    return { yes: { noun: NOUNS.card, following: `vom Typ ${noun.one}` }, no };
  },
  trait: ({ trait }) => ({
    yes: { sort: traitName('de', trait) },
    no: { following: `ohne das Merkmal ${traitName('de', trait)}` },
  }),
  titled({ title }) {
    const card = titledCard(title);
    return {
      // Whoever is on it, the card is `sie`.
      yes: { fixed: titled(calledIn(card)), noun: { ...TYPES[card.type], pronoun: 'f' } },
      no: { following: `(außer ${calledIn(card)})` },
    };
  },
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
  faction: ({ faction }) => ({
    yes: { following: `vom Aspekt ${factionName('de', faction)}` },
    no: { following: `nicht vom Aspekt ${factionName('de', faction)}` },
  }),
  set: ({ set }) => {
    const name = `„${set.replaceAll('_', ' ')}“`;
    return {
      yes: { following: `aus dem Set ${name}` },
      no: { following: `nicht aus dem Set ${name}` },
    };
  },
  controlledBy({ who }, say) {
    const player = say.cards(who);
    if (player.you) return { yes: { yours: true }, no: { following: 'anderer Spieler' } };
    const owner = player.as('genitive');
    const control = owner === 'seiner' ? 'unter seiner Kontrolle' : `unter der Kontrolle ${owner}`;
    return { yes: { following: control }, no: { following: `nicht ${control}` } };
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
    const host = say.cards(card).as('dative');
    return { yes: { following: `an ${host}` }, no: { following: `nicht an ${host}` } };
  },
  hasStatus: ({ status }) => ({
    yes: { adjective: STATUS_NAMES.de[status] },
    no: { adjective: `nicht ${STATUS_NAMES.de[status]}` },
  }),
  exhausted: () => ({ yes: { adjective: 'erschöpft' }, no: { adjective: 'spielbereit' } }),
  facedown: () => ({ yes: { adjective: 'verdeckt' }, no: { adjective: 'offen' } }),
  printedResource({ resource }) {
    const { one } = resourceNoun(resource);
    return {
      yes: { following: `mit aufgedruckter ${one}`, has: `eine aufgedruckte ${one}` },
      no: { following: `ohne aufgedruckte ${one}`, has: `keine aufgedruckte ${one}` },
    };
  },
  printedCost: ({ most }, say) => ({
    yes: { following: `mit aufgedruckten Kosten von höchstens ${say.value(most)}` },
    no: { following: `mit aufgedruckten Kosten über ${say.value(most)}` },
  }),
  mostPrinted({ stat, among }, say) {
    const points = stat === 'hitPoints' ? 'Lebenspunkten' : stat.toUpperCase();
    const of = among.where ? ` unter ${say.all(among).as('dative')}` : '';
    const what = `mit den meisten aufgedruckten ${points}${of}`;
    return { yes: { following: what, unique: true }, no: { following: `(außer dem ${what})` } };
  },
  mostTokens({ token }) {
    const most = token === 'damage' ? 'dem meisten Schaden' : 'der meisten Bedrohung';
    return { yes: { following: `mit ${most}` }, no: { following: `ohne ${most}` } };
  },
  topmost({ among }, say) {
    const { noun, sorts } = say.kind(among);
    const kind = sorts.length > 0 ? { noun, sort: sorts.join('-') } : { noun };
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
    const { fixed, noun } = say.described(where);
    const what = fixed?.as('accusative') ?? noun.many;
    return {
      yes: { following: `mit ${what}` },
      no: { following: `ohne ${what}` },
    };
  },
};

export const facts: Words['facts'] = {
  form: ({ form }) => ({
    yes: `du in ${FORM_NAMES.de[form]} bist`,
    no: `du nicht in ${FORM_NAMES.de[form]} bist`,
  }),
  givenForm: ({ form }) => ({
    yes: `du in ${formName('de', { given: form })} bist`,
    no: `du nicht in ${formName('de', { given: form })} bist`,
  }),
  yourEvent: () => ({ yes: 'es dich betrifft', no: 'es dich nicht betrifft' }),
  paidWith: ({ resource }) => ({
    yes: `du diese Karte mit einer ${resourceNoun(resource).one} bezahlt hast`,
    no: `du diese Karte nicht mit einer ${resourceNoun(resource).one} bezahlt hast`,
  }),
  undefended: () => ({ yes: 'der Angriff unverteidigt ist', no: 'der Angriff verteidigt wird' }),
  finalStep: () => ({
    yes: 'dies der letzte Schritt der Abfolge ist',
    no: 'dies nicht der letzte Schritt der Abfolge ist',
  }),
  mode: ({ mode }) => ({
    yes: `ihr im ${MODE_NAMES.de[mode]} spielt`,
    no: `ihr nicht im ${MODE_NAMES.de[mode]} spielt`,
  }),
};
