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
} from './messages/api.ts';
export {
  askedTable,
  askedTables,
  copyOfTable,
  LONGEST_REPORT,
  newReport,
  newTable,
  newTableFromRecord,
} from './messages/api.ts';
export { CLOSED } from './messages/close-codes.ts';
export type {
  DeckExchange,
  ExchangedDecks,
  FetchedDeck,
  SiteDeckAsked,
  StoredDeck,
} from './messages/decks-api.ts';
export { deckExchange, MOST_DECKS, siteDeckAsked } from './messages/decks-api.ts';
export { LONGEST_NAME } from './messages/fields.ts';
export type {
  ChosenOptions,
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
} from './messages/joining-api.ts';
export {
  acceptedInvitation,
  answeredKnock,
  askedInvitation,
  askedInvitations,
  askedKnock,
  askedKnocks,
  askedLobby,
  claimedSeat,
  newChoice,
  newInvitation,
  newJoinCode,
  newKnock,
  revokedInvitation,
  revokedJoinCode,
} from './messages/joining-api.ts';
export type {
  ChatLine,
  ClientMessage,
  SeatInfo,
  ServerMessage,
  TableInfo,
  Watching,
} from './messages/messages.ts';
export { clientMessage, LONGEST_CHAT } from './messages/messages.ts';
export type { Notice } from './messages/notice.ts';
export type { CreatedCode, CreatedPlayer, Device, PlayerInfo } from './messages/players-api.ts';
export {
  askedPlayer,
  newDeviceCode,
  newPlayer,
  renamedPlayer,
  revokedDevices,
  usedDeviceCode,
} from './messages/players-api.ts';
export type { TableReason } from './messages/refusal.ts';
export { refused, TABLE_REASONS, TABLE_RULE } from './messages/refusal.ts';
export { plainText } from './messages/text.ts';
export type { Lost, Wish } from './moves/course.ts';
export type { Move } from './moves/move.ts';
export type { Moment, Planned } from './moves/planned.ts';
export { isRefusal } from './moves/planned.ts';
export type { UndoTargets } from './moves/undo-targets.ts';
export type { Stored, StoredSnapshot } from './restoring/restore.ts';
export { isOfToday, restore, restoring } from './restoring/restore.ts';
export type { Salvaged } from './restoring/salvage.ts';
export { isMove, salvage } from './restoring/salvage.ts';
export { Room } from './room.ts';
export type { Found } from './session/company.ts';
export type { Desk, Pointing, StoredSeat } from './session/desk.ts';
export type { Guest } from './session/guest.ts';
export type { Elsewhere } from './session/presence.ts';
export type { SessionOptions } from './session/session.ts';
export { GRACE_MS, Session } from './session/session.ts';
export { ALL_WELCOME } from './session/watchers.ts';
export type { Standing, TellingMoment, Update } from './telling/announcer.ts';
export { opened } from './telling/announcer.ts';
export type { TakenBackLine, Told } from './telling/log.ts';
export type { Reason } from './telling/reasons.ts';
export type { Summary } from './telling/summary.ts';
export { summaryOf } from './telling/summary.ts';
export { reasonsFor } from './telling/why.ts';
