import type { Happening, Rules } from '@grimrule/kernel';
import { cardOf, game, NONE } from '@grimrule/kernel';
import { arranging, shuffling } from './acts/decks.ts';
import { attackingNow } from './acts/encounters.ts';
import { ACTS } from './acts.ts';
import { propose } from './advice/propose.ts';
import { reasons } from './advice/reasons.ts';
import { warnings } from './advice/warnings.ts';
import { FACTS, FILTERS, NUMBERS, SOURCE_CARDS } from './asking.ts';
import { MOST_PLAYERS, ZONES } from './board.ts';
import { startOf } from './campaign/start.ts';
import { DESIGNS } from './cards/designs.ts';
import { chooseDeck } from './choosing.ts';
import { evaluate } from './evaluate.ts';
import { gauges } from './gauges.ts';
import NUMBERING_2 from './numbering-2.json' with { type: 'json' };
import type { GameOptions } from './options.ts';
import { readOptions } from './options.ts';
import { piecesFor } from './pieces.ts';
import { actionWindow, forbids, isEvent, mayAnswer, use } from './rules/abilities/actions.ts';
import { blankTextBoxes } from './rules/abilities/blank-text-boxes.ts';
import { spares } from './rules/abilities/immunity.ts';
import { combatPhase } from './rules/combat-phase/combat-phase.ts';
import { currentEnemyAttack, enemyAttack, shadowing } from './rules/combat-phase/enemy-attack.ts';
import { currentPlayerAttack, playerAttack } from './rules/combat-phase/player-attack.ts';
import { dealing } from './rules/damage/damage.ts';
import { laying } from './rules/decks/discard-order.ts';
import { drawing } from './rules/decks/player-deck.ts';
import { encounterPhase } from './rules/encounter-phase/encounter-phase.ts';
import { elimination } from './rules/end/elimination.ts';
import { winning } from './rules/end/game-end.ts';
import { takePrisoner } from './rules/in-play/captivity.ts';
import { entering, keepingRestricted } from './rules/in-play/entering-play.ts';
import { planningPhase } from './rules/planning-phase/planning-phase.ts';
import { playing } from './rules/planning-phase/playing.ts';
import { placing } from './rules/quest-phase/progress.ts';
import { advancing, stageRevealed } from './rules/quest-phase/quest.ts';
import { questPhase } from './rules/quest-phase/quest-phase.ts';
import { reveal } from './rules/quest-phase/reveal.ts';
import { refreshPhase } from './rules/refresh-phase/refresh-phase.ts';
import { resourcePhase } from './rules/resource-phase/resource-phase.ts';
import { rounds } from './rules/round.ts';
import { setup } from './rules/setup/setup.ts';
import { travelPhase } from './rules/travel-phase/travel-phase.ts';
import { uphold } from './rules/upholding.ts';
import type { RingsTable, RingsVars } from './table.ts';
import { inPlayerOrder, playerOf } from './table.ts';
import { EVENTS } from './vocabulary/events.ts';
import { STATS } from './vocabulary/stats.ts';

const isAttacking = (table: RingsTable) =>
  currentEnemyAttack(table) !== null || currentPlayerAttack(table) !== null;

/** The Lord of the Rings: The Card Game, for one to four players against a quest. */
export const rings = game<RingsVars>({
  name: 'rings',
  version: '3',
  numberings: { '2': NUMBERING_2 },
  seats: MOST_PLAYERS,
  printed: DESIGNS,
  zones: ZONES,
  // RR: Timing of Abilities, Cancel.
  levels: [
    { name: 'cancel', moment: 'before', forced: false, rule: 'cancel' },
    { name: 'forcedWhen', moment: 'before', forced: true, rule: 'forced' },
    { name: 'when', moment: 'before', forced: false, rule: 'response' },
    { name: 'forcedAfter', moment: 'after', forced: true, rule: 'forced' },
    { name: 'after', moment: 'after', forced: false, rule: 'response' },
  ],
  stats: STATS,
  events: EVENTS,
  cardFields: ['attackers', 'defeated', 'defenders', 'enemy', 'guards', 'to'],
  doers: ['source', 'card', 'attackers', 'enemy'],
  happens: {
    wouldBeCaptured: takePrisoner,
  },
  procedures: [
    setup,
    rounds,
    resourcePhase,
    planningPhase,
    questPhase,
    travelPhase,
    encounterPhase,
    combatPhase,
    refreshPhase,
    actionWindow,
    playing,
    entering,
    keepingRestricted,
    drawing,
    laying,
    dealing,
    elimination,
    reveal,
    placing,
    advancing,
    winning,
    stageRevealed,
    enemyAttack,
    shadowing,
    playerAttack,
    attackingNow,
    arranging,
    shuffling,
  ],
  acts: ACTS,
  sources: SOURCE_CARDS,
  filters: FILTERS,
  facts: FACTS,
  amounts: NUMBERS,
  order: ({ state }) => inPlayerOrder(state),
  firstOrders: true,
  you,
  forbids,
  spares,
  replacesWhenDue: true,
  playsFromHand: isEvent,
  use,
  adapt: blankTextBoxes,
  upholds: uphold,
  isOn: (table, period) => period !== 'attack' || isAttacking(table),
  asksEverybody: ({ vars }) => vars.everybodyAsked === true,
  mayAnswer,
  prepare,
  begin: setup,
  cooperative: true,
  beforehand: { mulligan: 'keep' },
  chooses: chooseDeck,
  propose,
  reasons,
  warnings,
  gauges,
  evaluate,
});

/** `You` on an encounter card: before whom it lies, at whose card, whom it attacks, or the first. */
function you({ state }: RingsTable, card: number, event: Happening | null): number {
  const there = playerOf(state, card);
  if (there !== NONE) return there;
  const { host } = cardOf(state, card);
  const atHost = host === NONE ? NONE : playerOf(state, host);
  if (atHost !== NONE) return atHost;
  if (event !== null && event.source === card && event.seat !== NONE) return event.seat;
  return inPlayerOrder(state)[0] ?? NONE;
}

function prepare(options: unknown): ReturnType<Rules<RingsVars>['prepare']> {
  const read = readOptions(options);
  if ('problems' in read) return read;
  const { game: chosen } = read;
  return { seats: chosen.players.length, pieces: piecesFor(chosen), vars: varsFor(chosen) };
}

function varsFor({ players, firstPlayer, everybodyAsked, campaign }: GameOptions): RingsVars {
  return {
    phase: 'setup',
    firstPlayer,
    active: NONE,
    eliminated: 0,
    committed: [],
    attacked: [],
    struck: players.map(() => []),
    alliesPlayed: 0,
    playedThisRound: [],
    blanked: 0,
    usedByPlayers: [],
    everybodyAsked,
    campaign: campaign && startOf(campaign),
    notedPrisoner: campaign?.notes.prisoner ?? null,
    earned: [],
  };
}
