import type { CardId, Seat } from '@grimrule/kernel';
import {
  again,
  cardOption,
  NONE,
  occur,
  pickOne,
  running,
  tokensOn,
  value,
} from '@grimrule/kernel';
import { event } from '../../happenings.ts';
import type { ChampionsTable } from '../../table.ts';
import {
  cardsInPlay,
  championsProcedure,
  engagedWith,
  inPlayerOrder,
  isInPlay,
  isPlaying,
  mainSchemeOf,
  nextPlayer,
  villainOf,
} from '../../table.ts';
import { dealEncounterCard, nextDealtCard } from '../encounters/encounter-deck.ts';
import { forgetRevealed } from '../encounters/endless-reveals.ts';
import { revealDealt } from '../encounters/reveal.ts';
import { iconsInPlay } from '../in-play/icons.ts';
import { endPhaseEffects } from '../player-phase/player-phase.ts';
import { placeThreat } from '../threat/threat.ts';
import { activate } from './activation.ts';

interface VillainPhase {
  /** Players who are still to come in a step, in player order. */
  waiting: readonly Seat[];
}

/** RR: Villain Phase, its six steps. */
export const villainPhase = championsProcedure<VillainPhase>('villain phase', 'villain phase', [
  {
    name: 'the phase begins',
    run(table) {
      const { state } = table;
      state.vars.phase = 'villain';
      forgetRevealed(state);
      state.phases++;
      table.tell?.({ say: 'villainPhase' });
      occur(table, event.villainPhaseBegins());
    },
  },
  {
    name: '1 place threat',
    run(table) {
      const { state } = table;
      const card = mainSchemeOf(state);
      const amount = nextThreat(table);
      table.tell?.({ say: 'stepThreat', count: amount });
      placeThreat(table, [{ card, amount }], NONE, { marks: ['stepOne'] });
    },
  },
  {
    name: '2 activate enemies',
    run(table, locals) {
      locals.waiting = inPlayerOrder(table.state);
      // What follows the first step comes before anybody activates.
      occur(table, event.stepOneEnds());
    },
  },
  {
    name: '2 against each player',
    run(table, locals) {
      const [seat, ...rest] = locals.waiting;
      if (seat === undefined) return;
      locals.waiting = rest;
      again(table);
      if (!isPlaying(table.state, seat)) return;
      table.tell?.({ say: 'stepActivate', seat });
      table.start(enemiesActivate, { seat, activated: [], minion: NONE });
    },
  },
  {
    name: '3 deal encounter cards',
    run(table) {
      const { state } = table;
      const order = inPlayerOrder(state);
      table.tell?.({ say: 'stepDeal' });
      for (let round = 0; round <= state.vars.heroic; round++) {
        for (const seat of order) dealEncounterCard(table, seat);
      }
      // One more for each hazard icon, given out in player order.
      const hazards = iconsInPlay(table, 'hazard');
      for (let extra = 0; extra < hazards; extra++) {
        const seat = order[extra % Math.max(1, order.length)];
        if (seat !== undefined) dealEncounterCard(table, seat);
      }
    },
  },
  {
    name: '4 reveal encounter cards',
    run(table, locals) {
      table.tell?.({ say: 'stepReveal' });
      locals.waiting = inPlayerOrder(table.state);
    },
  },
  {
    // Each player reveals all of their cards. Who is dealt one later comes when the turn comes round.
    name: '4 each player in order',
    run(table, locals) {
      const { waiting } = locals;
      const seat = waiting.find((each) => nextDealtCard(table, each) !== NONE);
      if (seat === undefined) return;
      again(table);
      const next = waiting.indexOf(seat);
      locals.waiting = [...waiting.slice(next), ...waiting.slice(0, next)];
      revealDealt(table, nextDealtCard(table, seat), seat);
    },
  },
  {
    name: '5 pass the first player token',
    run(table) {
      const { state } = table;
      const next = nextPlayer(state, state.vars.firstPlayer);
      if (next !== NONE) state.vars.firstPlayer = next;
      table.tell?.({ say: 'firstPlayer', seat: state.vars.firstPlayer });
    },
  },
  {
    name: '6a effects until the end of the phase end',
    run(table) {
      table.tell?.({ say: 'villainPhaseEnds' });
      endPhaseEffects(table);
    },
  },
  {
    name: '6b after the phase',
    run: (table) => occur(table, event.villainPhaseEnds()),
  },
]);

/** The threat that the main scheme gets in the first step of the villain phase, as the table stands. */
export function nextThreat(table: ChampionsTable): number {
  return (
    value(table, mainSchemeOf(table.state), 'escalation') +
    iconsInPlay(table, 'acceleration') +
    accelerationTokens(table)
  );
}

/** Tokens count wherever they lie. RR: Acceleration Token. */
function accelerationTokens(table: ChampionsTable): number {
  return cardsInPlay(table.state).reduce(
    (sum, card) => sum + tokensOn(table, card, 'acceleration'),
    0,
  );
}

interface EnemiesActivate {
  readonly seat: Seat;
  /** Minions that have activated. */
  activated: readonly CardId[];
  minion: CardId;
}

/** A minion that has left play and comes back is a new one: it activates again. RR: Minion. */
export function leftStepTwo(table: ChampionsTable, card: CardId): void {
  if (table.state.vars.phase !== 'villain') return;
  const locals = running<EnemiesActivate>(table, ENEMIES_ACTIVATE);
  if (!locals?.activated.includes(card)) return;
  locals.activated = locals.activated.filter((each) => each !== card);
}

const ENEMIES_ACTIVATE = 'enemies activate';

/** Step 2 for one player: the villain, then each minion, in the order the player likes. */
export const enemiesActivate = championsProcedure<EnemiesActivate>(
  ENEMIES_ACTIVATE,
  'villain phase',
  [
    {
      name: '2a the villain',
      run(table, { seat }) {
        const villain = villainOf(table.state);
        if (villain !== NONE) activate(table, villain, seat);
      },
    },
    {
      name: '2b which minion is next',
      question(table, { seat, activated }) {
        const left = engagedWith(table.state, seat).filter((card) => !activated.includes(card));
        if (left.length === 0 || !isPlaying(table.state, seat)) return null;
        const options = left.map((card) => cardOption('activate', card));
        const ask = { say: 'whichMinion' };
        return pickOne({ seat, ask, rule: 'villain phase', options });
      },
      answered(_table, locals, [picked]) {
        locals.minion = picked?.card ?? NONE;
      },
    },
    {
      name: '2b it activates',
      run(table, locals) {
        const { minion, seat } = locals;
        if (minion === NONE) return;
        locals.activated = [...locals.activated, minion];
        locals.minion = NONE;
        table.frame.step = 1;
        if (isInPlay(table.state, minion) && isPlaying(table.state, seat)) {
          activate(table, minion, seat);
        }
      },
    },
  ],
);
