import type { CardId, Option, Procedure } from '@grimrule/kernel';
import { again, cardOf, goTo, NONE, occur, pickOne, plainOption, value } from '@grimrule/kernel';
import { otherSide, PLACES, placeZone } from '../board.ts';
import { event } from '../happenings.ts';
import type { DuelVars } from '../table.ts';
import { duelProcedure, inPlaceOf } from '../table.ts';
import { actionOptions, actionRefusals, useAction } from './actions.ts';
import { siteBonus } from './bonus.ts';
import { dealDamage, isOnBoard } from './damage.ts';
import { call } from './entering-play.ts';

interface AttackPhase {
  place: number;
  /** A card that an effect moves ahead still attacks only once in a phase. */
  attacked: readonly CardId[];
}

const GO_ON: Option = Object.freeze(plainOption('goOn'));

/** Phase II: every card with strength attacks, one by one from the outermost place in Manhattan. */
export const attackPhase: Procedure<DuelVars, AttackPhase> = duelProcedure<AttackPhase>(
  'attack phase',
  'attack phase',
  [
    {
      name: 'the phase begins',
      run(table) {
        table.state.vars.phase = 'attack';
        table.state.phases++;
        table.tell?.({ say: 'attackPhase', seat: table.state.vars.active });
      },
    },
    {
      name: 'use an artefact or go on',
      question(table) {
        const seat = table.state.vars.active;
        const uses = actionOptions(table, seat, ['turn']);
        if (uses.length === 0) return null;
        const options = [...uses, GO_ON];
        const ask = { say: 'betweenAttacks' };
        return pickOne({ seat, ask, rule: 'artefacts', options }, [GO_ON]);
      },
      answered(table, _frame, [picked]) {
        if (!picked || picked.verb === GO_ON.verb) return;
        again(table);
        useAction(table, table.state.vars.active, picked);
      },
      refusals: (table) => actionRefusals(table, table.state.vars.active, ['turn']),
    },
    {
      name: 'the next card attacks',
      run(table, locals) {
        const seat = table.state.vars.active;
        while (locals.place < PLACES) {
          const card = inPlaceOf(table.state, seat, locals.place++);
          if (card === NONE || locals.attacked.includes(card)) continue;
          if (value(table, card, 'strength') < 1) continue;
          locals.attacked = [...locals.attacked, card];
          table.start(attack, { card, defender: NONE });
          goTo(table, attackPhase, 'use an artefact or go on');
          return;
        }
      },
    },
  ],
);

interface Attack {
  readonly card: CardId;
  defender: CardId;
}

/** The whole attack of one card. */
const attack = duelProcedure<Attack>('attack', 'attack', [
  {
    name: 'damage the defender or take the bonus',
    run(table, locals) {
      const { card } = locals;
      const seat = table.state.vars.active;
      const place = cardOf(table.state, card).zone - placeZone(seat, 0);
      locals.defender = inPlaceOf(table.state, otherSide(seat), place);
      if (locals.defender === NONE) {
        table.start(siteBonus, { card, seat, place, from: place });
        return;
      }
      table.tell?.({ say: 'attacks', card, cards: [locals.defender] });
      const strength = value(table, card, 'strength');
      const amount = strength - value(table, locals.defender, 'shield');
      const { controller, zone } = cardOf(table.state, locals.defender);
      const attacked = event.attacked(locals.defender, card, controller, zone);
      dealDamage(table, [{ card: locals.defender, amount, source: card }]);
      occur(table, attacked);
    },
  },
  {
    name: 'attack effect',
    run(table, { card }) {
      if (isOnBoard(table, card)) call(table, card, table.state.vars.active, 'attack');
    },
  },
]);

export const attackProcedures = [attackPhase, attack];
