import type { Line } from '@grimrule/kernel';
import { game } from '@grimrule/kernel';
import { ACTS } from './acts.ts';
import { propose } from './advice/propose.ts';
import { reasons } from './advice/reasons.ts';
import { warnings } from './advice/warnings.ts';
import { FACTS, FILTERS, SOURCE_CARDS } from './asking.ts';
import { BOARD, otherSide, SIDES, ZONES } from './board.ts';
import { PIECES } from './cards/pieces.ts';
import { POOL } from './cards/pool.ts';
import { evaluate } from './evaluate.ts';
import { gauges } from './gauges.ts';
import NUMBERING_2 from './numbering-2.json' with { type: 'json' };
import { artefactProcedures } from './rules/artefact-track.ts';
import { attackProcedures } from './rules/attack-phase.ts';
import { bonusProcedures } from './rules/bonus.ts';
import { damageHappens, defeatHappens, defeats } from './rules/damage.ts';
import { choosingDiscards } from './rules/discarding.ts';
import { movingToPlace } from './rules/moving.ts';
import { playPhase } from './rules/play-phase.ts';
import { playingProcedures } from './rules/playing-a-card.ts';
import { preparation } from './rules/preparation.ts';
import { turns } from './rules/turn.ts';
import type { DuelVars } from './table.ts';
import { EVENTS } from './vocabulary/events.ts';
import { STATS } from './vocabulary/stats.ts';

/** Marvel: Duell! In New York, for two. */
export const duel = game<DuelVars>({
  name: 'duel',
  version: '2',
  numberings: { '2': NUMBERING_2 },
  seats: 2,
  printed: POOL,
  zones: ZONES,
  levels: [
    { name: 'forced', moment: 'after', forced: true, rule: 'permanent effects' },
    { name: 'optional', moment: 'after', forced: false, rule: 'permanent effects' },
  ],
  stats: STATS,
  events: EVENTS,
  cardFields: ['attacked', 'defender'],
  doers: ['source', 'attacker', 'card'],
  happens: { damage: damageHappens, defeated: defeatHappens },
  procedures: [
    preparation,
    turns,
    playPhase,
    defeats,
    choosingDiscards,
    movingToPlace,
    ...playingProcedures,
    ...attackProcedures,
    ...bonusProcedures,
    ...artefactProcedures,
  ],
  acts: ACTS,
  sources: SOURCE_CARDS,
  filters: FILTERS,
  facts: FACTS,
  order: ({ state }) => [state.vars.active, otherSide(state.vars.active)],
  prepare,
  begin: preparation,
  propose,
  reasons,
  warnings,
  gauges,
  evaluate,
});

function prepare(options: unknown) {
  const wrong = problems(options);
  if (wrong.length > 0) return { problems: wrong };
  const vars: DuelVars = { active: BOARD.first, points: 0, marker: 0, phase: 'setup' };
  return { seats: SIDES.length, pieces: PIECES, vars };
}

/** Duel has nothing to choose before it begins. */
function problems(options: unknown): readonly Line[] {
  if (options === undefined || options === null) return [];
  if (typeof options !== 'object' || Array.isArray(options)) return [{ say: 'optionsAreNoObject' }];
  return Object.keys(options).map((option) => ({ say: 'unknownOption', option }));
}
