import type { GermanNoun, Lexicon } from '@grimrule/words';
import { duSelbst, named } from '@grimrule/words';
import type { RingsWords } from '../vocabulary/nodes.ts';
import { nameIn, titledCard, traitName } from './names.ts';
import { NOUNS, TYPES, typesNoun } from './nouns-de.ts';

type Words = Lexicon<RingsWords, GermanNoun>;

const IN_PLAY = { place: 'im Spiel' } as const;
const STAGED = { following: 'in der Aufmarschzone' } as const;
const COMMITTED = {
  adjective: 'sich dem Abenteuer stellend',
  does: 'sich dem Abenteuer stellt',
} as const;
const top = (following: string) => ({
  noun: NOUNS.card,
  adjective: 'oberst',
  following,
  unique: true,
});

export const sources: Words['sources'] = {
  you: { fixed: duSelbst, yours: true, unique: true },
  players: { noun: TYPES.Player },
  otherPlayers: { noun: TYPES.Player, other: true },
  engagedPlayers: { noun: TYPES.Player, following: 'im Kampf mit einem Gegner' },
  firstPlayer: { noun: NOUNS.firstPlayer, unique: true },
  eventPlayer: { fixed: named('der Spieler, der ihn kontrolliert hat,'), noun: TYPES.Player },
  heroes: { noun: TYPES.Hero, ...IN_PLAY },
  yourHeroes: { noun: TYPES.Hero, yours: true, ...IN_PLAY },
  allies: { noun: TYPES.Ally, ...IN_PLAY },
  characters: { noun: NOUNS.character, ...IN_PLAY },
  yourCharacters: { noun: NOUNS.character, yours: true, ...IN_PLAY },
  // Whoever cannot attack cannot be told to.
  yourFighters: { noun: NOUNS.character, yours: true, ...IN_PLAY },
  committed: { noun: NOUNS.character, ...COMMITTED },
  yourCommitted: { noun: NOUNS.character, ...COMMITTED, yours: true },
  enemies: { noun: TYPES.Enemy, ...IN_PLAY },
  engagedEnemies: { noun: TYPES.Enemy, following: 'im Kampf mit einem Spieler' },
  yourEngagedEnemies: { noun: TYPES.Enemy, following: 'im Kampf mit dir' },
  stagedEnemies: { noun: TYPES.Enemy, ...STAGED },
  stagedLocations: { noun: TYPES.Location, ...STAGED },
  stagingArea: STAGED,
  locations: { noun: TYPES.Location, ...IN_PLAY },
  activeLocation: { noun: TYPES.Location, adjective: 'aktiv', unique: true, state: 'aktiv' },
  quest: {
    noun: NOUNS.quest,
    adjective: 'aktuell',
    unique: true,
    state: 'das aktuelle Abenteuer',
  },
  objectives: { noun: TYPES.Objective },
  unguarded: { noun: TYPES.Objective, adjective: 'unbewacht' },
  yours: { yours: true, ...IN_PLAY },
  inPlay: IN_PLAY,
  attachments: { noun: TYPES.Attachment, ...IN_PLAY },
  host: { following: 'mit dieser Karte', unique: true, ...IN_PLAY },
  attachedHere: { following: 'an dieser Karte' },
  attackingEnemy: { noun: TYPES.Enemy, adjective: 'angreifend', unique: true },
  defenders: { noun: NOUNS.character, adjective: 'verteidigend', unique: true },
  defendingPlayer: { noun: TYPES.Player, adjective: 'verteidigend', unique: true },
  attackedEnemy: { noun: TYPES.Enemy, adjective: 'angegriffen', unique: true },
  attackers: {
    noun: NOUNS.character,
    adjective: 'angreifend',
    state: 'unter den Angreifern',
  },
  yourHand: { following: 'von deiner Hand' },
  yourDeck: { following: 'aus deinem Deck' },
  yourDeckTop: top('deines Decks'),
  yourDiscard: { following: 'aus deinem Ablagestapel' },
  decks: { following: 'aus dem Deck eines beliebigen Spielers' },
  discards: { following: 'aus dem Ablagestapel eines beliebigen Spielers' },
  encounterDeck: { following: 'aus dem Begegnungsdeck' },
  encounterDeckTop: top('des Begegnungsdecks'),
  encounterDiscard: { following: 'aus dem Begegnungs-Ablagestapel' },
  encounterDeckAndDiscard: { following: 'aus dem Begegnungsdeck oder dem Begegnungs-Ablagestapel' },
  shadowCards: { noun: NOUNS.shadowCard },
  setAside: { adjective: 'beiseitegelegt' },
  prisoners: { noun: TYPES.Prisoner, unique: true },
  captives: { noun: TYPES.Captive },
  notedPrisoner: {
    noun: TYPES.Hero,
    adjective: 'im Kampagnenlogbuch notiert',
    unique: true,
  },
};

export const outside: NonNullable<Words['outside']> = {
  stagingArea: { following: 'außerhalb der Aufmarschzone' },
  committed: {
    adjective: 'sich dem Abenteuer nicht stellend',
    does: 'sich dem Abenteuer nicht stellt',
  },
  unguarded: { adjective: 'bewacht' },
  attachments: { adjective: 'nicht angehängt' },
  notedPrisoner: { noun: TYPES.Hero, following: '(außer dem im Kampagnenlogbuch notierten)' },
};

export const searched: NonNullable<Words['searched']> = {
  yourDeck: 'dein Deck',
  yourDiscard: 'deinen Ablagestapel',
  encounterDeck: 'das Begegnungsdeck',
  encounterDiscard: 'den Begegnungs-Ablagestapel',
  encounterDeckAndDiscard: 'das Begegnungsdeck und den Begegnungs-Ablagestapel',
  setAside: 'die beiseitegelegten Karten',
};

const MOST: Readonly<Record<string, string>> = {
  threat: 'mit dem höchsten Bedrohungsgrad',
  damage: 'mit dem meisten Schaden',
};

export const filters: Words['filters'] = {
  type({ types }) {
    const noun = typesNoun(types);
    return { yes: { noun }, no: { following: `(außer ${noun.many})` } };
  },
  trait: ({ trait }) => ({
    yes: { sort: traitName('de', trait) },
    no: { following: `ohne das Merkmal ${traitName('de', trait)}` },
  }),
  titled({ title }) {
    const card = titledCard(title);
    const name = nameIn('de', card);
    return {
      // Whoever is on it, the card is `sie`.
      yes: { fixed: named(name), noun: { ...TYPES[card.type], pronoun: 'f' } },
      no: { following: `(außer ${name})` },
    };
  },
  controlledBy({ who }, say) {
    const player = say.cards(who);
    if (player.you) return { yes: { yours: true }, no: { following: 'anderer Spieler' } };
    const owner = player.as('genitive').replace(/^jedes /, 'eines ');
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
      no: { adjective: `nicht mit ${player} kämpfend` },
    };
  },
  attachedTo({ card }, say) {
    const host = say
      .cards(card)
      .as('accusative')
      .replace(/^jeden /, 'einen ');
    return {
      yes: { adjective: `an ${host} angehängt` },
      no: { adjective: `nicht an ${host} angehängt` },
    };
  },
  exhausted: () => ({ yes: { adjective: 'erschöpft' }, no: { adjective: 'spielbereit' } }),
  printedCost: ({ exactly }, say) => ({
    yes: { following: `mit aufgedruckten Kosten von ${say.value(exactly)}` },
    no: { following: `mit anderen aufgedruckten Kosten als ${say.value(exactly)}` },
  }),
  mostTokens({ token }) {
    const most = MOST[token] ?? 'mit den meisten Markern';
    return { yes: { following: most, unique: true }, no: { following: `(außer dem ${most})` } };
  },
  topmost({ among }, say) {
    const { noun, sorts, fixed } = say.kind(among);
    if (fixed) return { yes: { noun, fixed }, no: { adjective: 'tiefer liegend' } };
    const kind = sorts.length > 0 ? { noun, sort: sorts.join('-') } : { noun };
    return {
      yes: { ...kind, adjective: 'oberst', unique: true },
      no: { ...kind, adjective: 'tiefer liegend' },
    };
  },
  hasAttached({ where }, say) {
    const { fixed, noun } = say.described(where);
    const what = fixed?.as('accusative') ?? noun.many;
    return {
      yes: { following: `mit ${what} als Verstärkung` },
      no: { following: `ohne ${what} als Verstärkung` },
    };
  },
};

export const facts: Words['facts'] = {
  yourEvent: () => ({ yes: 'es dich betrifft', no: 'es dich nicht betrifft' }),
  undefended: () => ({ yes: 'der Angriff unverteidigt ist', no: 'der Angriff verteidigt wird' }),
  stageRevealed: () => ({
    yes: 'der Abschnitt aufgedeckt ist',
    no: 'der Abschnitt gerade aufgedeckt wird',
  }),
};

export const numbers: Words['numbers'] = {
  perPlayer: ({ times }) => ({
    count: times,
    each: 'jeden Spieler',
    value: `${times} pro Spieler`,
  }),
  x: () => ({ named: 'X', value: 'X' }),
};
