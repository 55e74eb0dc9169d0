export type {
  About,
  ApiError,
  CopyOfTable,
  CreatedLink,
  CreatedReport,
  CreatedTable,
  Forgotten,
  ListedTable,
  ListedTables,
  NewTable,
  NewTableFromRecord,
  OwnData,
  TableView,
} from './api.ts';
export {
  askedTable,
  askedTables,
  CLOSED,
  copyOfTable,
  LONGEST_REPORT,
  newLink,
  newReport,
  newTable,
  newTableFromRecord,
} from './api.ts';
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
export { isOfToday, restore, restoring } from './restore.ts';
export type { Moment, Planned, TakenBackLine, Told, UndoTargets, Wish } from './room.ts';
export { isRefusal, Room } from './room.ts';
export type { Salvaged } from './salvage.ts';
export { isMove, salvage } from './salvage.ts';
export type { Elsewhere, Guest } from './session.ts';
export { Session } from './session.ts';
export type { Summary } from './summary.ts';
export { summaryOf } from './summary.ts';
export { plainText } from './text.ts';
export type { Standing, TellingMoment, Update } from './told.ts';
export { opened } from './told.ts';
export type { Reason } from './why.ts';
export { reasonsFor } from './why.ts';
