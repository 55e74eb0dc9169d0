import type { GermanNoun, Lexicon } from '@grimrule/words';
import {
  cooperativeFiltersInGerman,
  duSelbst,
  german,
  germanCards,
  kindAmong,
  named,
  titled,
} from '@grimrule/words';
import type { RingsWords } from '../../vocabulary/nodes.ts';
import { nameIn, titledCard, traitName } from '../names.ts';
import { NOUNS, TYPES, typesNoun } from './nouns-de.ts';
import { plainSources } from './plain-sources.ts';
import { titleAsked } from './queries.ts';

type Words = Lexicon<RingsWords, GermanNoun>;

const { inPlay } = germanCards;
const STAGED = { following: 'in der Aufmarschzone' } as const;
const COMMITTED = {
  adjective: 'sich dem Abenteuer stellend',
  does: 'sich dem Abenteuer stellt',
} as const;

export const sources: Words['sources'] = {
  ...germanCards.sources,
  ...plainSources(NOUNS, TYPES, inPlay, STAGED),
  you: { fixed: duSelbst, yours: true, unique: true },
  engagedPlayers: { noun: TYPES.Player, following: 'im Kampf mit einem Gegner' },
  eventPlayer: {
    fixed: named('der Spieler, der ihn kontrolliert hat,'),
    noun: TYPES.Player,
    unique: true,
  },
  committed: { noun: NOUNS.character, ...COMMITTED },
  yourCommitted: { noun: NOUNS.character, ...COMMITTED, yours: true },
  engagedEnemies: { noun: TYPES.Enemy, following: 'im Kampf mit einem Spieler' },
  yourEngagedEnemies: { noun: TYPES.Enemy, following: 'im Kampf mit dir' },
  stagingArea: STAGED,
  activeLocation: { noun: TYPES.Location, adjective: 'aktiv', unique: true, state: 'aktiv' },
  quest: {
    noun: NOUNS.quest,
    adjective: 'aktuell',
    unique: true,
    state: 'das aktuelle Abenteuer',
  },
  unguarded: { noun: TYPES.Objective, adjective: 'unbewacht' },
  attackingEnemy: { noun: TYPES.Enemy, adjective: 'angreifend', unique: true },
  defenders: { noun: NOUNS.character, adjective: 'verteidigend', unique: true },
  defendingPlayer: { noun: TYPES.Player, adjective: 'verteidigend', unique: true },
  attackedEnemy: { noun: TYPES.Enemy, adjective: 'angegriffen', unique: true },
  attackers: {
    noun: NOUNS.character,
    adjective: 'angreifend',
    state: 'unter den Angreifern',
  },
  decks: { following: 'aus dem Deck eines beliebigen Spielers' },
  discards: { following: 'aus dem Ablagestapel eines beliebigen Spielers' },
  encounterDeckAndDiscard: { following: 'aus dem Begegnungsdeck oder dem Begegnungs-Ablagestapel' },
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
  ...germanCards.searched,
  encounterDeckAndDiscard: 'das Begegnungsdeck und den Begegnungs-Ablagestapel',
};

const MOST: Readonly<Record<string, string>> = {
  threat: 'mit dem höchsten Bedrohungsgrad',
  damage: 'mit dem meisten Schaden',
};

export const filters: Words['filters'] = {
  ...cooperativeFiltersInGerman<RingsWords>((trait) => traitName('de', trait)),
  type({ types }) {
    const noun = typesNoun(types);
    return { yes: { noun }, no: { following: `(außer ${noun.many})` } };
  },
  titled({ title }) {
    const card = titledCard(title);
    const name = nameIn('de', card);
    return {
      yes: { fixed: titled(name), noun: TYPES[card.type] },
      no: { following: `(außer ${name})` },
    };
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
  printedCost: ({ exactly }, say) => ({
    yes: { following: `mit aufgedruckten Kosten von ${say.value(exactly)}` },
    no: { following: `mit anderen aufgedruckten Kosten als ${say.value(exactly)}` },
  }),
  mostTokens({ token, among }, say) {
    const of = say.areDescribed(among) ? '' : ` unter ${say.all(among).as('dative')}`;
    const most = `${MOST[token] ?? 'mit den meisten Markern'}${of}`;
    return {
      yes: { following: most, unique: true, superlative: true },
      no: { following: `(außer dem ${most})` },
    };
  },
  topmost({ among }, say) {
    const { noun, fixed } = say.kind(among);
    if (fixed)
      return {
        yes: { noun, fixed: named(titleAsked(among, say)) },
        no: { adjective: 'tiefer liegend' },
      };
    const kind = kindAmong(among, say, '-');
    return {
      yes: { ...kind, adjective: 'oberst', unique: true },
      no: { ...kind, adjective: 'tiefer liegend' },
    };
  },
  hasAttached({ where }, say) {
    const kind = german.kind(say.described(where));
    return {
      yes: { following: `mit ${kind.as('dative')} als Verstärkung` },
      no: { following: `ohne ${kind.as('accusative')} als Verstärkung` },
    };
  },
};

export const facts: Words['facts'] = {
  ...germanCards.facts,
  stageRevealed: () => ({
    yes: 'der Abschnitt aufgedeckt ist',
    no: 'der Abschnitt gerade aufgedeckt wird',
  }),
};

export const numbers: Words['numbers'] = {
  perPlayer: ({ times }) => ({
    count: times,
    per: 'pro Spieler',
    value: `${times} pro Spieler`,
  }),
  x: () => ({ named: 'X', value: 'X' }),
};
