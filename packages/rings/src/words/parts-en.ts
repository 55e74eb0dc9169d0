import type { EnglishNoun, Lexicon } from '@grimrule/words';
import { inEnglish, named, youYourself } from '@grimrule/words';
import type { RingsWords } from '../vocabulary/nodes.ts';
import { nameIn, titledCard, traitName } from './names.ts';
import { NOUNS, TYPES, typesNoun } from './nouns-en.ts';

type Words = Lexicon<RingsWords, EnglishNoun>;

const IN_PLAY = { place: 'in play' } as const;
const STAGED = { following: 'in the staging area' } as const;
const top = (deck: string) => ({
  noun: inEnglish(`top card of ${deck}`, `top cards of ${deck}`),
  unique: true,
});

export const sources: Words['sources'] = {
  you: { fixed: youYourself, yours: true, unique: true },
  players: { noun: TYPES.Player },
  otherPlayers: { noun: TYPES.Player, other: true },
  engagedPlayers: { noun: TYPES.Player, following: 'engaged with an enemy' },
  firstPlayer: { noun: NOUNS.firstPlayer, unique: true },
  eventPlayer: { fixed: named('its controller'), noun: TYPES.Player },
  heroes: { noun: TYPES.Hero, ...IN_PLAY },
  yourHeroes: { noun: TYPES.Hero, yours: true, ...IN_PLAY },
  allies: { noun: TYPES.Ally, ...IN_PLAY },
  characters: { noun: NOUNS.character, ...IN_PLAY },
  yourCharacters: { noun: NOUNS.character, yours: true, ...IN_PLAY },
  // Whoever cannot attack cannot be told to.
  yourFighters: { noun: NOUNS.character, yours: true, ...IN_PLAY },
  committed: { noun: NOUNS.character, following: 'committed to the quest' },
  yourCommitted: { noun: NOUNS.character, following: 'committed to the quest', yours: true },
  enemies: { noun: TYPES.Enemy, ...IN_PLAY },
  engagedEnemies: { noun: TYPES.Enemy, following: 'engaged with a player' },
  yourEngagedEnemies: { noun: TYPES.Enemy, following: 'engaged with you' },
  stagedEnemies: { noun: TYPES.Enemy, ...STAGED },
  stagedLocations: { noun: TYPES.Location, ...STAGED },
  stagingArea: STAGED,
  locations: { noun: TYPES.Location, ...IN_PLAY },
  activeLocation: { noun: TYPES.Location, adjective: 'active', unique: true, state: 'active' },
  quest: { noun: NOUNS.quest, unique: true, state: 'the current quest' },
  objectives: { noun: TYPES.Objective },
  unguarded: { noun: TYPES.Objective, adjective: 'unguarded' },
  yours: { yours: true, ...IN_PLAY },
  inPlay: IN_PLAY,
  attachments: { noun: TYPES.Attachment, ...IN_PLAY },
  host: { following: 'with this card attached', unique: true, ...IN_PLAY },
  attachedHere: { following: 'attached to this card' },
  attackingEnemy: { noun: NOUNS.attackingEnemy, unique: true },
  defenders: { noun: NOUNS.defendingCharacter, unique: true },
  defendingPlayer: { noun: NOUNS.defendingPlayer, unique: true },
  attackedEnemy: { noun: NOUNS.attackedEnemy, unique: true },
  attackers: { noun: NOUNS.attackingCharacter, state: 'among the attackers' },
  yourHand: { following: 'from your hand' },
  yourDeck: { following: 'from your deck' },
  yourDeckTop: top('your deck'),
  yourDiscard: { following: 'from your discard pile' },
  decks: { following: "from any player's deck" },
  discards: { following: "from any player's discard pile" },
  encounterDeck: { following: 'from the encounter deck' },
  encounterDeckTop: top('the encounter deck'),
  encounterDiscard: { following: 'from the encounter discard pile' },
  encounterDeckAndDiscard: { following: 'from the encounter deck or discard pile' },
  shadowCards: { noun: NOUNS.shadowCard },
  setAside: { adjective: 'set-aside' },
  prisoners: { noun: TYPES.Prisoner, unique: true },
  captives: { noun: TYPES.Captive },
  notedPrisoner: { noun: TYPES.Hero, following: 'noted in the campaign log', unique: true },
};

export const outside: NonNullable<Words['outside']> = {
  stagingArea: { following: 'outside the staging area' },
  committed: { following: 'not committed to the quest' },
  unguarded: { adjective: 'guarded' },
  attachments: { following: 'that is not attached' },
  notedPrisoner: {
    noun: TYPES.Hero,
    following: 'other than the one noted in the campaign log',
  },
};

export const searched: NonNullable<Words['searched']> = {
  yourDeck: 'your deck',
  yourDiscard: 'your discard pile',
  encounterDeck: 'the encounter deck',
  encounterDiscard: 'the encounter discard pile',
  encounterDeckAndDiscard: 'the encounter deck and discard pile',
  setAside: 'the set-aside cards',
};

const MOST: Readonly<Record<string, string>> = {
  threat: 'with the highest threat',
  damage: 'with the most damage',
};

export const filters: Words['filters'] = {
  type({ types }) {
    const noun = typesNoun(types);
    return { yes: { noun }, no: { following: `other than ${noun.many}` } };
  },
  trait: ({ trait }) => ({
    yes: { sort: traitName('en', trait) },
    no: { following: `without the ${traitName('en', trait)} trait` },
  }),
  titled({ title }) {
    const card = titledCard(title);
    const name = nameIn('en', card);
    return {
      yes: { fixed: named(name), noun: TYPES[card.type] },
      no: { following: `other than ${name}` },
    };
  },
  controlledBy({ who }, say) {
    const player = say.cards(who);
    if (player.you) return { yes: { yours: true }, no: { following: 'that you do not control' } };
    const name = player.as('genitive').replace(/^each /, 'a ');
    return {
      yes: { following: `under the control of ${name}` },
      no: { following: `not under the control of ${name}` },
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
    const name = say
      .cards(card)
      .as('dative')
      .replace(/^each /, 'a ');
    return {
      yes: { following: `attached to ${name}` },
      no: { following: `not attached to ${name}` },
    };
  },
  exhausted: () => ({ yes: { adjective: 'exhausted' }, no: { adjective: 'ready' } }),
  printedCost: ({ exactly }, say) => ({
    yes: { following: `with a printed cost of ${say.value(exactly)}` },
    no: { following: `with a printed cost other than ${say.value(exactly)}` },
  }),
  mostTokens({ token }) {
    const most = MOST[token] ?? `with the most ${token} tokens`;
    return {
      yes: { following: most, unique: true },
      no: { following: `other than the one ${most}` },
    };
  },
  topmost({ among }, say) {
    const { noun, sorts, fixed } = say.kind(among);
    if (fixed) return { yes: { noun, fixed }, no: { following: 'that is not the topmost' } };
    const kind = sorts.length > 0 ? { noun, sort: sorts.join(' ') } : { noun };
    return {
      yes: { ...kind, adjective: 'topmost', unique: true },
      no: { ...kind, following: 'that is not the topmost' },
    };
  },
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
  yourEvent: () => ({ yes: 'it is about you', no: 'it is not about you' }),
  undefended: () => ({ yes: 'the attack is undefended', no: 'the attack is defended' }),
  stageRevealed: () => ({
    yes: 'the stage has been revealed',
    no: 'the stage is being revealed',
  }),
};

export const numbers: Words['numbers'] = {
  perPlayer: ({ times }) => ({ count: times, each: 'player', value: `${times} per player` }),
  x: () => ({ named: 'X', value: 'X' }),
};
