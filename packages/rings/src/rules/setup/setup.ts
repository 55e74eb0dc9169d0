import type { Option, Seat } from '@grimrule/kernel';
import { again, move, NONE, pickOne, plainOption, shuffle, value, zoneOf } from '@grimrule/kernel';
import { AREA, CAMPAIGN, DECK, ENCOUNTER_DECK, HAND, of } from '../../board.ts';
import type { RingsTable } from '../../table.ts';
import { heroesOf, inPlayerOrder, isHero, ringsProcedure } from '../../table.ts';
import { callAbilities } from '../abilities/called-abilities.ts';
import { followLog } from '../campaign.ts';
import { drawCards } from '../decks/player-deck.ts';
import { layNextStage } from '../quest-phase/quest.ts';
import { rounds } from '../round.ts';
import { setThreat, threatOf } from '../threat.ts';

/** RR: Setup. */
const STARTING_HAND = 6;

interface Setup {
  /** Players who have not said whether they keep their hand. */
  waiting: readonly Seat[];
}

/** RR: Setup, its seven steps. */
export const setup = ringsProcedure<Setup>('setup', 'setup', [
  {
    name: '1 shuffle decks',
    run(table, locals) {
      const { state } = table;
      for (const seat of inPlayerOrder(state)) {
        for (const card of zoneOf(state, of(DECK, seat))) {
          if (isHero(state, card)) move(table, card, of(AREA, seat));
        }
        shuffle(table, of(DECK, seat));
      }
      shuffle(table, ENCOUNTER_DECK);
      locals.waiting = inPlayerOrder(state);
    },
  },
  {
    name: '2 place heroes and set starting threat',
    run(table) {
      for (const seat of inPlayerOrder(table.state)) {
        const heroes = heroesOf(table.state, seat);
        const costs = heroes.reduce((sum, hero) => sum + value(table, hero, 'threatCost'), 0);
        const penalty = table.state.vars.campaign?.penalties[seat] ?? 0;
        setThreat(table, seat, costs + penalty);
        table.tell?.({
          say: 'heroesPlaced',
          seat,
          cards: [...heroes],
          count: threatOf(table, seat),
        });
      }
    },
  },
  { name: '2 what the campaign log says of them', run: followLog },
  // 3: there are tokens enough.
  {
    name: '4 determine the first player',
    run(table) {
      table.tell?.({ say: 'firstPlayer', seat: table.state.vars.firstPlayer });
    },
  },
  {
    name: '5 draw the starting hand',
    run(table) {
      for (const seat of inPlayerOrder(table.state)) drawCards(table, seat, STARTING_HAND);
    },
  },
  {
    name: '5 mulligan',
    question(_table, { waiting }) {
      const [seat] = waiting;
      if (seat === undefined) return null;
      const options: readonly Option[] = [plainOption('keep'), plainOption('mulligan')];
      const ask = { say: 'mulligan' };
      return pickOne({ seat, ask, rule: 'mulligan', options });
    },
    answered(table, locals, [picked], seat) {
      locals.waiting = locals.waiting.slice(1);
      if (picked?.verb === 'mulligan') takeMulligan(table, seat);
      again(table);
    },
  },
  // 6: the quest deck lies in order; its first card is laid out with what it says.
  {
    name: '7 follow the scenario’s setup',
    run(table) {
      for (const card of zoneOf(table.state, CAMPAIGN)) {
        callAbilities(table, card, 'setup', inPlayerOrder(table.state)[0] ?? NONE);
      }
      layNextStage(table);
    },
  },
  { name: 'the game begins', run: (table) => table.start(rounds, {}) },
]);

/** RR: Mulligan. The second hand has to be kept. */
function takeMulligan(table: RingsTable, seat: Seat): void {
  for (const card of zoneOf(table.state, of(HAND, seat))) move(table, card, of(DECK, seat));
  shuffle(table, of(DECK, seat));
  table.tell?.({ say: 'takesMulligan', seat }, 'mulligan');
  drawCards(table, seat, STARTING_HAND);
}
