import type { Happening, Piece, Rules } from '@grimrule/kernel';
import { cardOf, game, NONE } from '@grimrule/kernel';
import { assigning, relieving } from './acts/damage.ts';
import { spending, spendingX } from './acts/paying.ts';
import { playingByEffect } from './acts/playing.ts';
import { ACTS } from './acts.ts';
import { propose } from './advice/propose.ts';
import { reasons } from './advice/reasons.ts';
import { warnings } from './advice/warnings.ts';
import { FACTS, FILTERS, isOpen, NUMBERS, SOURCE_CARDS } from './asking.ts';
import { MOST_PLAYERS, ZONES } from './board.ts';
import { DESIGNS, printedAs } from './cards/designs.ts';
import { chooseHero } from './choosing.ts';
import { evaluate, readings } from './evaluate.ts';
import { gauges } from './gauges.ts';
import NUMBERING_6 from './numbering-6.json' with { type: 'json' };
import type { GameOptions } from './options.ts';
import { readOptions } from './options.ts';
import { piecesFor } from './pieces.ts';
import { forbids, mayAnswer, use } from './rules/abilities/using-abilities.ts';
import { enemyAttack, simultaneousAttacks } from './rules/attack/enemy-attack.ts';
import { basicAttacking, labelling } from './rules/attack/player-attack.ts';
import { retaliating } from './rules/attack/retaliate.ts';
import { dealing } from './rules/damage/damage.ts';
import { defeating } from './rules/damage/defeat.ts';
import { dividing } from './rules/damage/dividing.ts';
import { revealStage } from './rules/damage/villain-stages.ts';
import { reveal, surging } from './rules/encounters/reveal.ts';
import { elimination } from './rules/end/elimination.ts';
import { loseGame } from './rules/end/game-end.ts';
import { drawnHappens, entering } from './rules/in-play/entering-play.ts';
import { flippedHappens } from './rules/in-play/flip.ts';
import { adapt } from './rules/in-play/guise.ts';
import { keepingLimits } from './rules/in-play/in-play-limits.ts';
import { readyingAtCost } from './rules/in-play/readiness.ts';
import { wearingOut } from './rules/in-play/uses.ts';
import { usingPower } from './rules/player-phase/basic-powers.ts';
import { changingForm, changingFormAtCost } from './rules/player-phase/form.ts';
import { endOfPlayerPhase, playerPhase } from './rules/player-phase/player-phase.ts';
import { askingForHelp, turn } from './rules/player-phase/turn.ts';
import { meeting, usingAtCost } from './rules/playing/additional-costs.ts';
import { playing } from './rules/playing/playing.ts';
import { refusesChoice, whyNoTarget } from './rules/refusals/targets.ts';
import { rounds } from './rules/round.ts';
import { enteredDuringSetup, setup } from './rules/setup/setup.ts';
import { advancing, completion, turningToB } from './rules/threat/main-scheme.ts';
import { movingThreat } from './rules/threat/moving-threat.ts';
import { basicThwarting } from './rules/threat/player-thwart.ts';
import { placing, removing } from './rules/threat/threat.ts';
import { uphold } from './rules/upholding.ts';
import {
  activating,
  engagedHappens,
  enteredHappens,
  minionAttacks,
} from './rules/villain-phase/activation.ts';
import { boosting, boostingHappens } from './rules/villain-phase/boost.ts';
import { countingBoostIcons } from './rules/villain-phase/counting-boost.ts';
import { enemyScheme } from './rules/villain-phase/enemy-scheme.ts';
import { enemiesActivate, leftStepTwo, villainPhase } from './rules/villain-phase/villain-phase.ts';
import { loadFor } from './shelf/loading.ts';
import type { ChampionsState, ChampionsTable, ChampionsVars } from './table.ts';
import { inPlayerOrder, playerOf } from './table.ts';
import { EVENTS } from './vocabulary/events.ts';
import { STATS } from './vocabulary/stats.ts';

/** Marvel Champions: The Card Game, for one to four players against a villain. */
export const champions = game<ChampionsVars>({
  name: 'champions',
  version: '7',
  numberings: { '6': NUMBERING_6 },
  seats: MOST_PLAYERS,
  printed: DESIGNS,
  load: loadFor,
  zones: ZONES,
  // RR: Ability. Keywords, status cards, When Revealed and consequential damage are in the rules.
  levels: [
    { name: 'forcedInterrupt', moment: 'before', forced: true, rule: 'forced' },
    { name: 'interrupt', moment: 'before', forced: false, rule: 'interrupt' },
    { name: 'forcedResponse', moment: 'after', forced: true, rule: 'forced' },
    { name: 'response', moment: 'after', forced: false, rule: 'response' },
  ],
  stats: STATS,
  events: EVENTS,
  cardFields: [
    'activated',
    'also',
    'attacker',
    'beaten',
    'behind',
    'defender',
    'enemy',
    'entered',
    'minion',
    'relieved',
    'reports',
    'scheme',
    'schemes',
    'target',
    'targets',
    'threatened',
    'thwarted',
    'thwarter',
  ],
  doers: ['source', 'attacker', 'thwarter', 'card', 'enemy'],
  happens: {
    engaged: (table, { card, seat }) => engagedHappens(table, card, seat),
    entered(table, { card, seat }) {
      enteredHappens(table, card, seat);
      enteredDuringSetup(table, card);
    },
    boosting: (table, { card, seat }) => boostingHappens(table, card, seat),
    drawn: (table, { card, seat }) => drawnHappens(table, card, seat),
    flipped: flippedHappens,
    left: (table, { card }) => leftStepTwo(table, card),
  },
  procedures: [
    setup,
    rounds,
    playerPhase,
    endOfPlayerPhase,
    turn,
    askingForHelp,
    villainPhase,
    enemiesActivate,
    activating,
    minionAttacks,
    countingBoostIcons,
    enemyAttack,
    simultaneousAttacks,
    enemyScheme,
    boosting,
    dealing,
    assigning,
    relieving,
    dividing,
    defeating,
    elimination,
    entering,
    keepingLimits,
    completion,
    advancing,
    turningToB,
    revealStage,
    meeting,
    usingAtCost,
    changingFormAtCost,
    changingForm,
    readyingAtCost,
    usingPower,
    basicAttacking,
    retaliating,
    basicThwarting,
    labelling,
    playing,
    playingByEffect,
    spending,
    spendingX,
    reveal,
    surging,
    placing,
    removing,
    movingThreat,
    wearingOut,
  ],
  acts: ACTS,
  // A boost ability acts for itself, not for the attack or the scheme (RR: Boost), and what a resource
  // ability does not by what is paid, what a played card does not by the card that plays it.
  reporting: [enemyAttack.name, enemyScheme.name, spending.name, playing.name, movingThreat.name],
  sources: SOURCE_CARDS,
  filters: FILTERS,
  facts: FACTS,
  amounts: NUMBERS,
  order: ({ state }) => inPlayerOrder(state),
  firstOrders: true,
  you,
  forbids,
  refusesChoice,
  whyNoTarget,
  use,
  adapt,
  upholds: uphold,
  endless: (table) => loseGame(table, 'endlessLoop'),
  asksEverybody: ({ vars }) => vars.everybodyAsked === true,
  mayAnswer,
  isOpen,
  prepare,
  begin: setup,
  propose,
  reasons,
  warnings,
  cooperative: true,
  beforehand: { mulligan: null },
  chooses: chooseHero,
  gauges,
  readings,
  evaluate,
});

/** Games are mostly begun many times with the same options: what they led to last is kept. */
let lastOptions = '';
let lastRead: { readonly game: GameOptions; readonly pieces: readonly Piece[] } | null = null;

/** Null for what cannot be written down: anything may have been sent. */
function asText(options: unknown): string | null {
  try {
    return JSON.stringify(options) ?? null;
  } catch {
    return null;
  }
}

function prepare(options: unknown): ReturnType<Rules<ChampionsVars>['prepare']> {
  const key = asText(options);
  if (!lastRead || key === null || key !== lastOptions) {
    const read = readOptions(options);
    if ('problems' in read) return read;
    lastRead = { game: read.game, pieces: piecesFor(read.game) };
    lastOptions = key ?? '';
  }
  const { game, pieces } = lastRead;
  return { seats: game.players.length, pieces, vars: varsFor(game) };
}

/** `You` on an encounter card: anybody who may use it, whom the event is about, before whom it lies, or the first player. */
function you({ state }: ChampionsTable, card: number, event: Happening | null): number {
  const there = playerOf(state, card);
  if (event !== null && anybodyMayUse(state, card, event)) return NONE;
  const attacked = event !== null && event.source === card && event.seat !== NONE;
  if (attacked) return event.seat;
  if (there !== NONE) return there;
  const { host } = cardOf(state, card);
  const atHost = host === NONE ? NONE : playerOf(state, host);
  if (atHost !== NONE && cardOf(state, host).owner !== NONE) return atHost;
  if (event !== null && event.seat !== NONE) return event.seat;
  return inPlayerOrder(state)[0] ?? NONE;
}

/**
 * Every player may use an optional ability of an encounter card, unless it is on a player's card.
 */
function anybodyMayUse(state: ChampionsState, card: number, event: Happening): boolean {
  const { type, abilities } = printedAs(state, card);
  const { host, owner } = cardOf(state, card);
  if (owner !== NONE || type === 'obligation' || type === 'treachery') return false;
  if (host !== NONE && cardOf(state, host).owner !== NONE) return false;
  return abilities.some(
    (ability) =>
      ability.kind === 'triggered' &&
      ability.on === event.kind &&
      !ability.level.startsWith('forced'),
  );
}

function varsFor({
  players,
  scenario,
  firstPlayer,
  expert,
  heroic,
  randomModular,
  everybodyAsked,
  campaign,
}: GameOptions): ChampionsVars {
  return {
    phase: 'setup',
    firstPlayer,
    active: NONE,
    identities: players.map((_, seat) => seat),
    eliminated: 0,
    changedForm: 0,
    activeVillain: NONE,
    crew: scenario.crew?.map(({ set }) => set) ?? [],
    undefended: false,
    expert,
    heroic,
    randomModulars: randomModular,
    activating: NONE,
    postponed: [],
    dealtDamage: [],
    hurt: [],
    slain: [],
    borrowed: [],
    lentTraits: [],
    peril: NONE,
    leftCard: NONE,
    leftTokens: {},
    inGuise: 0,
    leftBlank: false,
    revealed: 0,
    standing: '',
    spared: [],
    everybodyAsked,
    ...(campaign ? { campaign } : {}),
  };
}
