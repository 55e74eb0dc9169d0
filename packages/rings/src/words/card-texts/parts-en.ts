import type { EnglishNoun, Lexicon } from '@grimrule/words';
import {
  cooperativeFiltersInEnglish,
  englishCards,
  kindAmong,
  named,
  titled,
  youYourself,
} from '@grimrule/words';
import type { RingsWords } from '../../vocabulary/nodes.ts';
import { nameIn, titledCard, traitName } from '../names.ts';
import { NOUNS, TYPES, typesNoun } from './nouns-en.ts';
import { plainSources } from './plain-sources.ts';
import { titleAsked } from './queries.ts';

type Words = Lexicon<RingsWords, EnglishNoun>;

const { inPlay } = englishCards;
const STAGED = { following: 'in the staging area' } as const;

export const sources: Words['sources'] = {
  ...englishCards.sources,
  ...plainSources(NOUNS, TYPES, inPlay, STAGED),
  you: { fixed: youYourself, yours: true, unique: true },
  engagedPlayers: { noun: TYPES.Player, following: 'engaged with an enemy' },
  eventPlayer: { fixed: named('its controller'), noun: TYPES.Player, unique: true },
  committed: { noun: NOUNS.character, following: 'committed to the quest' },
  yourCommitted: { noun: NOUNS.character, following: 'committed to the quest', yours: true },
  engagedEnemies: { noun: TYPES.Enemy, following: 'engaged with a player' },
  yourEngagedEnemies: { noun: TYPES.Enemy, following: 'engaged with you' },
  stagingArea: STAGED,
  activeLocation: { noun: TYPES.Location, adjective: 'active', unique: true, state: 'active' },
  quest: { noun: NOUNS.quest, unique: true, state: 'the current quest' },
  unguarded: { noun: TYPES.Objective, adjective: 'unguarded' },
  attackingEnemy: { noun: NOUNS.attackingEnemy, unique: true },
  defenders: { noun: NOUNS.defendingCharacter, unique: true },
  defendingPlayer: { noun: NOUNS.defendingPlayer, unique: true },
  attackedEnemy: { noun: NOUNS.attackedEnemy, unique: true },
  attackers: { noun: NOUNS.attackingCharacter, state: 'among the attackers' },
  decks: { following: "from any player's deck" },
  discards: { following: "from any player's discard pile" },
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
  ...englishCards.searched,
  encounterDeckAndDiscard: 'the encounter deck and discard pile',
};

const MOST: Readonly<Record<string, string>> = {
  threat: 'with the highest threat',
  damage: 'with the most damage',
};

export const filters: Words['filters'] = {
  ...cooperativeFiltersInEnglish<RingsWords>((trait) => traitName('en', trait)),
  type({ types }) {
    const noun = typesNoun(types);
    return { yes: { noun }, no: { following: `other than ${noun.many}` } };
  },
  titled({ title }) {
    const card = titledCard(title);
    const name = nameIn('en', card);
    return {
      yes: { fixed: titled(name), noun: TYPES[card.type] },
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
  printedCost: ({ exactly }, say) => ({
    yes: { following: `with a printed cost of ${say.value(exactly)}` },
    no: { following: `with a printed cost other than ${say.value(exactly)}` },
  }),
  mostTokens({ token, among }, say) {
    const of = say.areDescribed(among) ? '' : ` among ${say.all(among).as('dative')}`;
    const most = `${MOST[token] ?? `with the most ${token} tokens`}${of}`;
    return {
      yes: { following: most, unique: true, superlative: true },
      no: { following: `other than the one ${most}` },
    };
  },
  topmost({ among }, say) {
    const { noun, fixed } = say.kind(among);
    if (fixed)
      return {
        yes: { noun, fixed: named(titleAsked(among, say)) },
        no: { following: 'that is not the topmost' },
      };
    const kind = kindAmong(among, say, ' ');
    return {
      yes: { ...kind, adjective: 'topmost', unique: true },
      no: { ...kind, following: 'that is not the topmost' },
    };
  },
};

export const facts: Words['facts'] = {
  ...englishCards.facts,
  stageRevealed: () => ({
    yes: 'the stage has been revealed',
    no: 'the stage is being revealed',
  }),
};

export const numbers: Words['numbers'] = {
  perPlayer: ({ times }) => ({ count: times, per: 'per player', value: `${times} per player` }),
  x: () => ({ named: 'X', value: 'X' }),
};
