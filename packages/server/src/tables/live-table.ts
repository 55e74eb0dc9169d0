import type { Seat } from '@grimrule/kernel';
import type { Elsewhere, Guest, ServerMessage, Session } from '@grimrule/room';
import { CLOSED } from '@grimrule/room';

/** A page at a table, over a connection. */
export interface Visitor extends Guest {
  /** Where it comes from: see `addressOf`. */
  readonly address: string;
  /** When it last said something. */
  readonly lastHeard: () => number;
  readonly close: (code: number) => void;
  /** The devices whose keys have opened its seats. */
  readonly devices: readonly string[];
  readonly send: (message: ServerMessage) => void;
}

/** The size of a table besides its game: the views that were told last, chat, seats. */
const BYTES_AROUND = 50_000;

/** A table in memory, with those who are at it here and through other servers. */
export class LiveTable {
  readonly session: Session;
  readonly visitors = new Set<Visitor>();
  /** It is opened anew elsewhere in memory: nothing more is done here. */
  isReplaced = false;
  /** The guests through other servers. */
  private readonly others = new Map<string, Elsewhere>();

  constructor(session: Session) {
    this.session = session;
  }

  /** Where those are who play here: work for the table is done in turn with that for their other tables. */
  get address(): string {
    const visitors = [...this.visitors];
    const player = visitors.find(({ seats }) => seats.length > 0) ?? visitors[0];
    return player?.address ?? '';
  }

  /** About how much memory it takes. */
  get bytes(): number {
    return this.session.room.bytes + BYTES_AROUND;
  }

  get isIdle(): boolean {
    return this.visitors.size === 0;
  }

  /** Another server tells who is at this table through it; null if it is gone. */
  async heardFrom(server: string, there: Elsewhere | null): Promise<void> {
    const isEmpty = !there || (there.seats.length === 0 && there.spectators === 0);
    if (isEmpty && !this.others.delete(server)) return;
    if (there && !isEmpty) this.others.set(server, there);
    const all = [...this.others.values()];
    await this.session.heard({
      elsewhere: {
        seats: all.flatMap(({ seats }) => seats),
        spectators: all.reduce((sum, { spectators }) => sum + spectators, 0),
      },
    });
  }

  /**
   * Pages of a seat that has another player now have to go; if a device is named, only its pages.
   */
  dismiss(seat: Seat, device?: string): void {
    for (const visitor of this.visitors) {
      const { seats, devices } = visitor;
      if (!seats.includes(seat)) continue;
      if (device === undefined || devices.includes(device)) visitor.close(CLOSED.wrongKey);
    }
  }

  /** The key of a device was revoked. */
  dismissDevice(device: string): void {
    for (const visitor of this.visitors) {
      if (visitor.devices.includes(device)) visitor.close(CLOSED.wrongKey);
    }
  }
}
