export type { Desk, Pointing, StoredSeat } from './desk.ts';
export type {
  ChatLine,
  ClientMessage,
  SeatInfo,
  ServerMessage,
  TableInfo,
} from './messages.ts';
export { clientMessage, LONGEST_CHAT, LONGEST_NAME } from './messages.ts';
export type { Move } from './move.ts';
export type { TableReason } from './refusal.ts';
export { refused, TABLE_REASONS, TABLE_RULE } from './refusal.ts';
export type { Stored, StoredSnapshot } from './restore.ts';
export { restore } from './restore.ts';
export type { Moment, Planned, TakenBackLine, Told, UndoTargets, Wish } from './room.ts';
export { isRefusal, Room } from './room.ts';
export type { Guest } from './session.ts';
export { Session } from './session.ts';
export { plainText } from './text.ts';
export type { Standing, TellingMoment, Update } from './told.ts';
