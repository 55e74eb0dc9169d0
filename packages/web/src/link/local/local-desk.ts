import { botNamed, lateAfter } from '@grimrule/bots';
import { dice, seeded } from '@grimrule/kernel';
import type { Desk, Room } from '@grimrule/room';
import { isFull } from '../../device/full-storage.ts';
import { freshName } from '../fresh-name.ts';
import type { FinishedGame } from '../history/finished.ts';
import { finishedId, forgetFinished, keepFinished } from '../history/finished.ts';
import { finishedOf } from '../history/take-over.ts';
import { pictureOf } from '../summary.ts';
import type { LocalTable } from './local-tables.ts';
import { addChat, appendMove, changeTable, readMoves } from './local-tables.ts';
import type { OtherTabs } from './other-tabs.ts';
import { withSeat } from './seats-here.ts';

interface LocalDesk {
  readonly desk: Desk;
  /** Keeps where the table stands, for the list of saved games. */
  noteStanding(): void;
}

/** The desk of a table that this browser keeps, and that other tabs may have open as well. */
export function localDesk(
  stored: LocalTable,
  room: Room,
  tabs: OtherTabs,
  onFull: () => void,
): LocalDesk {
  const { table } = stored;
  const { game } = room;
  const rules = game.definition.version;
  const rolls = dice(seeded(freshName()));
  const report = (error: unknown) => {
    if (isFull(error)) onFull();
    else console.error(error);
  };
  let seats = stored.seats;
  let noted = -1;

  const desk: Desk = {
    async append(number, move, snapshot) {
      const isFirst = await appendMove({ table, number, rules, move }, snapshot);
      if (isFirst) tabs.tell({ told: 'moved' });
      return isFirst;
    },
    movesAfter: async (number) => (await readMoves(table, number)).map(({ move }) => move),
    damaged: (number) => report(new Error(`move ${number} of table ${table} is damaged`)),
    async saveSeat(seat, changed) {
      await changeTable(table, (before) => {
        const after = withSeat(before, seat, changed);
        seats = after.seats;
        return after;
      });
      tabs.tell({ told: 'seats', seats });
    },
    async saveChat(line) {
      const numbered = await addChat(table, line);
      tabs.tell({ told: 'chat', line: numbered });
      return numbered;
    },
    // A table of this browser has no spectators.
    saveWatching: async () => undefined,
    async think(bot, view, prompt) {
      const player = botNamed(bot);
      if (!player) throw new Error(`no bot '${bot}'`);
      const asked = room.number;
      await tabs.myTurn;
      // While the bots of another tab played, this question was answered: no answer is needed.
      if (room.number !== asked) return null;
      return player.choose(game, view, prompt, rolls, lateAfter());
    },
    isBot: (name) => botNamed(name) !== null,
    passOn: (pointing) => tabs.tell({ told: 'point', pointing }),
    report,
  };

  return {
    desk,
    noteStanding() {
      if (noted === room.number) return;
      noted = room.number;
      const { state, decisions } = room;
      const { rounds, prompt, outcome } = state;
      const summary = { decisions, rounds, waitsFor: prompt?.seat ?? null, outcome };
      const picture = pictureOf(game.definition, game.view(state, state.seats));
      let finished: FinishedGame | null = null;
      let wasOver = false;
      changeTable(table, (before) => {
        const played = before.summary?.decisions === decisions ? before.played : Date.now();
        const after = { ...before, summary, picture, played };
        finished = finishedOf(after);
        wasOver = finishedOf(before) !== null;
        return after;
      })
        .then(() => {
          if (finished && !wasOver) return keepFinished(finished);
          // Its end was taken back.
          return wasOver && !finished ? forgetFinished(finishedId('here', table)) : undefined;
        })
        // A full storage keeps an older note for the list; nothing that was played is lost.
        .catch((error: unknown) => isFull(error) || report(error));
    },
  };
}
