/** Why a table closes a connection; what other codes mean is in RFC 6455. */
export const CLOSED = {
  /** The server stops; another or the same one will soon be there again. */
  goingAway: 1001,
  /** A page that sends what no page sends, or far too much of it. */
  misbehaved: 1008,
  /** Something could not be told to the page: it comes again and gets the whole standing. */
  missed: 1011,
  /** None of the keys is known here, or their seat now belongs to another player. */
  wrongKey: 4401,
  noSuchTable: 4404,
  /** The operator of the server has closed the table. */
  closed: 4410,
  /** It has made room for another page: too many watch, or too many play this seat. */
  crowded: 4403,
  /** Players at the table want this watcher to be gone. */
  removed: 4405,
  /** The first message did not come in time. */
  silent: 4408,
  /** The table cannot be opened now, but perhaps later; the server's log says why. */
  broken: 4500,
} as const;
