import type { ServerMessage } from '../messages/messages.ts';
import type { Guest } from './guest.ts';
import type { Presence } from './presence.ts';

/** The audience's access to its table. */
interface Stage {
  /** One thing at a time, in the order in which it was asked for. */
  readonly inTurn: (work: () => void) => Promise<void>;
  readonly report: (error: unknown) => void;
}

/** Those at a table, who are told what happens. If telling one of them fails, the others still hear. */
export class Audience {
  private readonly presence: Presence;
  private readonly stage: Stage;
  /**
   * Guests that missed a message: until they are welcomed again nothing would make sense to them.
   */
  private readonly astray = new Set<Guest>();

  constructor(presence: Presence, stage: Stage) {
    this.presence = presence;
    this.stage = stage;
  }

  /** Tells a guest something, unless they missed what was told before. */
  tell(guest: Guest, messages: () => readonly ServerMessage[]): void {
    if (this.astray.has(guest)) return;
    try {
      for (const message of messages()) guest.send(message);
    } catch (error) {
      this.stage.report(error);
      this.astray.add(guest);
      // The guest's own request is answered first.
      void this.stage.inTurn(() => guest.missed());
    }
  }

  /** Tells each guest their own messages. */
  tellEach(messages: (guest: Guest) => readonly ServerMessage[]): void {
    for (const guest of this.presence.guests) this.tell(guest, () => messages(guest));
  }

  /** Tells all guests the same, `besides` one who is told otherwise. */
  tellAll(message: ServerMessage, besides: Guest | null = null): void {
    const messages: readonly ServerMessage[] = [message];
    this.tellEach((guest) => (guest === besides ? [] : messages));
  }

  /** Begins anew with a guest, who may have missed something before. */
  welcome(guest: Guest, messages: () => readonly ServerMessage[]): void {
    this.forget(guest);
    this.tell(guest, messages);
  }

  /** Answers a guest, also one who missed something. */
  reply(guest: Guest, message: ServerMessage): void {
    try {
      guest.send(message);
    } catch (error) {
      this.stage.report(error);
    }
  }

  forget(guest: Guest): void {
    this.astray.delete(guest);
  }
}
