export type {
  About,
  ApiError,
  CopyOfTable,
  CreatedReport,
  CreatedTable,
  Forgotten,
  ListedSeat,
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
  copyOfTable,
  LONGEST_REPORT,
  newReport,
  newTable,
  newTableFromRecord,
} from './api.ts';
export { CLOSED } from './closed.ts';
export type { Lost, Wish } from './course.ts';
export type { Desk, Pointing, StoredSeat } from './desk.ts';
export type { Guest } from './guest.ts';
export type {
  CreatedInvitation,
  CreatedKnock,
  InvitationInfo,
  Knock,
  KnockState,
  Knocks,
  Lobby,
  LobbySeat,
  OpenInvitation,
  OpenInvitations,
  TakenSeat,
} from './joining-api.ts';
export {
  acceptedInvitation,
  answeredKnock,
  askedInvitation,
  askedInvitations,
  askedKnock,
  askedKnocks,
  askedLobby,
  claimedSeat,
  newInvitation,
  newJoinCode,
  newKnock,
  revokedInvitation,
  revokedJoinCode,
} from './joining-api.ts';
export type {
  ChatLine,
  ClientMessage,
  SeatInfo,
  ServerMessage,
  TableInfo,
  Watching,
} from './messages.ts';
export { clientMessage, LONGEST_CHAT, LONGEST_NAME } from './messages.ts';
export type { Move } from './move.ts';
export type { Notice } from './notice.ts';
export type { CreatedCode, CreatedPlayer, Device, PlayerInfo } from './players-api.ts';
export {
  askedPlayer,
  newDeviceCode,
  newPlayer,
  renamedPlayer,
  revokedDevices,
  usedDeviceCode,
} from './players-api.ts';
export type { Elsewhere } from './presence.ts';
export type { TableReason } from './refusal.ts';
export { refused, TABLE_REASONS, TABLE_RULE } from './refusal.ts';
export type { Stored, StoredSnapshot } from './restore.ts';
export { isOfToday, restore, restoring } from './restore.ts';
export type { Moment, Planned, TakenBackLine, Told, UndoTargets } from './room.ts';
export { isRefusal, Room } from './room.ts';
export type { Salvaged } from './salvage.ts';
export { isMove, salvage } from './salvage.ts';
export type { Found, SessionOptions } from './session.ts';
export { GRACE_MS, Session } from './session.ts';
export type { Summary } from './summary.ts';
export { summaryOf } from './summary.ts';
export { plainText } from './text.ts';
export type { Standing, TellingMoment, Update } from './told.ts';
export { opened } from './told.ts';
export { ALL_WELCOME } from './watchers.ts';
export type { Reason } from './why.ts';
export { reasonsFor } from './why.ts';
