import type { Game, GameRecord, Seat, State } from '@grimrule/kernel';
import { dealtBy } from '@grimrule/kernel';
import type { ChosenOptions, Session } from '@grimrule/room';
import { newChoice, summaryOf } from '@grimrule/room';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../storage/store.ts';
import type { World } from '../tables/table-desk.ts';
import type { Tables } from '../tables/tables.ts';
import { Asker, seatPath } from './asker.ts';
import { REQUESTS } from './budgets.ts';
import { Refused, understood } from './refusals.ts';

type Options = GameRecord['options'];

/** Until the game begins, players choose what their own seats play. */
export function addChoicesApi(app: FastifyInstance, world: World, tables: Tables): void {
  const asker = new Asker(world, tables);
  app.post(
    '/api/tables/:table/seats/:seat/choice',
    { config: { cost: REQUESTS.create } },
    async (request): Promise<ChosenOptions> => {
      const { seat } = understood(seatPath, request.params);
      const { key, choice } = understood(newChoice, request.body);
      const { session } = await asker.table(request);
      const { table } = session;
      const { seats } = await asker.rights(table, key);
      if (!seats.includes(seat)) throw new Refused('notYourSeat');
      if (session.room.number > 0) throw new Refused('gameHasBegun');
      const [listed] = await world.store.list([table]);
      const options = listed && chosen(session.room.game, listed.options, seat, choice);
      if (!options) throw new Refused('cannotChoose');
      const { game } = session.room;
      await game.load(options);
      const begun = game.setup(options, 'a try');
      // A deck of one's own may be anything.
      if ('problems' in begun) throw new Refused('cannotChoose', begun.problems);
      const isChanged = await session.setUpAnew(() => change(session, options, world.store));
      if (!isChanged) throw new Refused('gameHasBegun');
      await tables.reopen(table);
      await world.store.tell({ told: 'reopen', game: table });
      return { options };
    },
  );
}

/** The options in which the seat plays something else; null if it cannot. */
function chosen(game: Game, options: Options, seat: Seat, choice: string): Options | null {
  return (game.definition.chooses?.(options, seat, choice) ?? null) as Options | null;
}

/** The same table with other options; its secret seed stays, so the cards are dealt anew all the same. */
async function change({ table, room }: Session, options: Options, store: Store): Promise<boolean> {
  const stored = await store.load(table);
  const game = stored && dealtBy(room.game, stored.generator, stored.seed);
  await game?.load(options);
  const begun = game?.setup(options, stored?.seed ?? '');
  if (!begun || !('state' in begun)) return false;
  return store.changeOptions(table, options, summaryOf(begun.state as State, 0));
}
