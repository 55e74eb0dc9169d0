import { random, sensible } from '@grimrule/bots';
import { champions } from '@grimrule/champions';
import { duel } from '@grimrule/duel';
import type { Game, GameRecord, Json } from '@grimrule/kernel';
import { type Match, resume } from '@grimrule/kernel';
import { rings } from '@grimrule/rings';
import { campaignLogs } from './campaigns.ts';
import { begun, inRound, never, playOn } from './playing.ts';

const DUEL = duel as Game;
const CHAMPIONS = champions as Game;
const RINGS = rings as Game;

const ALONE: Json = { heroes: ['spider-man'], scenario: 'rhino' };
const FOUR: Json = {
  heroes: ['spider-man', 'captain-marvel', 'she-hulk', 'black-panther'],
  scenario: 'klaw',
  mode: 'expert',
  modular: ['bomb-scare', 'masters-of-evil'],
  firstPlayer: 2,
};
const PASSAGE: Json = { decks: ['leadership'], scenario: 'passage' };
const EASY: Json = { decks: ['leadership'], scenario: 'passage', mode: 'easy' };
const TWO_ON_THE_RIVER: Json = { decks: ['tactics', 'lore'], scenario: 'anduin', firstPlayer: 1 };
/** Decks as the page's own form sends them: heroes and counts of codes. */
const OWN_RINGS: Json = {
  decks: [
    {
      heroes: ['core-004', 'core-007', 'core-008'],
      cards: {
        'core-013': 3,
        'core-028': 3,
        'core-029': 2,
        'core-032': 3,
        'core-034': 3,
        'core-035': 3,
        'core-036': 3,
        'core-044': 2,
        'core-045': 2,
        'core-046': 3,
        'core-047': 3,
        'core-050': 3,
        'core-051': 3,
        'core-053': 3,
        'core-073': 3,
        'core-030': 3,
        'core-031': 3,
        'core-033': 2,
      },
    },
  ],
  mode: 'easy',
};

/** Goes back, decides otherwise, goes back again, and redoes one of the decisions. */
function withUndo(match: Match): Match {
  const { undoable } = match;
  playOn(match, [random], ({ undoable: now }) => now >= undoable + 3);
  match.undo(undoable + 1);
  playOn(match, [random], ({ undoable: now }) => now >= undoable + 5);
  match.undo(undoable + 2);
  match.redo();
  return match;
}

/** A game that began under other rules, went on from a snapshot, and was played on since. */
function withBase(match: Match): Match {
  const record: GameRecord = { ...JSON.parse(JSON.stringify(match.record())), rules: '0' };
  const resumed = resume(match.game, record);
  if ('problems' in resumed) throw new Error(JSON.stringify(resumed.problems));
  return playOn(resumed.match, [random], inRound(resumed.match.state.rounds + 1, 2));
}

/** The games that are kept as records, by the name of their file. */
export function keptGames(ownDeck: string): Readonly<Record<string, () => Match>> {
  const own: Json = {
    decks: [ownDeck, null],
    heroes: ['spider-man', 'iron-man'],
    scenario: 'ultron',
  };
  return {
    'duel-middle': () => playOn(begun(DUEL, null, 'kept'), [sensible, random], inRound(2, 3)),
    'duel-undone': () => withUndo(playOn(begun(DUEL, null, 11), [random], inRound(2, 1))),
    'duel-finished': () => playOn(begun(DUEL, null, 'to the end'), [sensible, random], never),
    'duel-from-a-base': () =>
      withBase(playOn(begun(DUEL, null, 'older rules'), [random], inRound(3, 1))),
    'champions-middle': () => playOn(begun(CHAMPIONS, ALONE, 'kept'), [sensible], inRound(2, 3)),
    'champions-undone': () =>
      withUndo(playOn(begun(CHAMPIONS, ALONE, 12), [random], inRound(1, 4))),
    'champions-finished': () => playOn(begun(CHAMPIONS, ALONE, 'to the end'), [random], never),
    'champions-won': () => playOn(begun(CHAMPIONS, ALONE, 'a victory'), [sensible], never),
    'champions-four-players': () => playOn(begun(CHAMPIONS, FOUR, 'four'), [random], inRound(1, 9)),
    'champions-own-deck': () => playOn(begun(CHAMPIONS, own, 'own'), [random], inRound(1, 5)),
    'champions-from-a-base': () =>
      withBase(playOn(begun(CHAMPIONS, ALONE, 'older rules'), [random], inRound(2, 1))),
    'rings-middle': () => playOn(begun(RINGS, PASSAGE, 'kept'), [sensible], inRound(3, 4)),
    'rings-undone': () => withUndo(playOn(begun(RINGS, PASSAGE, 13), [random], inRound(2, 2))),
    'rings-finished': () => playOn(begun(RINGS, PASSAGE, 'to the end'), [random], never),
    'rings-won': () => playOn(begun(RINGS, EASY, 'a victory'), [sensible], never),
    'rings-two-players': () =>
      playOn(begun(RINGS, TWO_ON_THE_RIVER, 'two'), [random], inRound(2, 6)),
    'rings-own-deck': () => playOn(begun(RINGS, OWN_RINGS, 'own'), [random], inRound(2, 3)),
    'rings-campaign': () =>
      playOn(begun(RINGS, { campaign: campaignLogs().between }, 'kept'), [random], inRound(1, 6)),
    'rings-from-a-base': () =>
      withBase(playOn(begun(RINGS, PASSAGE, 'older rules'), [random], inRound(2, 1))),
  };
}
