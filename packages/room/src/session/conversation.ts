import type { Refusal } from '@grimrule/kernel';
import type { ChatLine, Watching } from '../messages/messages.ts';
import type { Notice } from '../messages/notice.ts';
import { refused } from '../messages/refusal.ts';
import { plainText } from '../messages/text.ts';
import type { Audience } from './audience.ts';
import type { Desk, StoredSeat } from './desk.ts';
import type { Guest } from './guest.ts';
import { nameOf, reasonAgainstTalk } from './watchers.ts';

/** How many lines of chat are kept at hand. */
const CHAT_KEPT = 200;

/** The conversation at a table: chat, with notices among it. */
export class Conversation {
  private readonly desk: Desk;
  private readonly audience: Audience;
  private latest: readonly ChatLine[];

  constructor(desk: Desk, audience: Audience, chat: readonly ChatLine[]) {
    this.desk = desk;
    this.audience = audience;
    this.latest = chat;
  }

  get lines(): readonly ChatLine[] {
    return this.latest;
  }

  /** A guest says something; or the reason why they may not. */
  async say(
    guest: Guest,
    text: string,
    seating: readonly StoredSeat[],
    watching: Watching,
  ): Promise<Refusal | null> {
    const plain = plainText(text);
    if (plain === '') return refused('notUnderstood');
    const { seats, watcher } = guest;
    const [seat = null] = seats;
    const reason = seat === null ? reasonAgainstTalk(watching, guest) : null;
    if (reason) return refused(reason);
    const line = { seat, name: nameOf(guest, seating), text: plain, at: Date.now() };
    const isWatcher = seat === null && watcher !== undefined;
    this.hear(await this.desk.saveChat(isWatcher ? { ...line, watcher } : line));
    return null;
  }

  /** Tells everybody something, and keeps it among the chat. */
  async note(notice: Notice): Promise<void> {
    // The change stands, even if telling of it fails.
    try {
      const line = { seat: null, name: '', text: '', at: Date.now(), notice };
      this.hear(await this.desk.saveChat(line));
    } catch (error) {
      this.desk.report(error);
    }
  }

  /** A line was stored, here or through another server. */
  hear(line: ChatLine): void {
    if (this.latest.some(({ number }) => number === line.number)) return;
    this.latest = [...this.latest, line].slice(-CHAT_KEPT);
    this.audience.tellAll({ say: 'chat', line });
  }
}
