import type { Mutant } from './planting.ts';

const SESSION = 'packages/room/src/session.ts';
const ASKED_MOVE = 'packages/room/src/asked-move.ts';
const TOLD = 'packages/room/src/told.ts';
const WHY = 'packages/room/src/why.ts';
const VIEW = 'packages/kernel/src/view.ts';
const ZONES = 'packages/kernel/src/zones.ts';
const WRITER = 'packages/server/src/storage/move-writer.ts';
const TABLES = 'packages/server/src/tables/tables.ts';
const API = 'packages/server/src/http/api.ts';
const INVITATIONS_API = 'packages/server/src/http/invitations-api.ts';
const LOBBY_API = 'packages/server/src/http/lobby-api.ts';
const INVITATIONS = 'packages/server/src/players/invitations.ts';
const SEATING = 'packages/server/src/players/seating.ts';

const fuzz = { trial: 'fuzz' } as const;
const chaos = { trial: 'chaos' } as const;
const by = (spec: string) => (tests: string) => ({ spec, tests });
const consent = by('packages/room/test/consent.spec.ts');
const identity = by('packages/server/test/identity.spec.ts');
const memory = by('packages/server/test/memory.spec.ts');
const players = by('packages/server/test/players.spec.ts');

/** Who may do what. */
const RIGHTS: readonly Mutant[] = [
  {
    name: 'anybody who plays answers for any seat',
    file: SESSION,
    find: `if (!guest.seats.includes(message.seat)) return refused('notYourSeat');`,
    plant: '',
    caughtBy: fuzz,
  },
  {
    name: 'spectators may move',
    file: SESSION,
    find: `if (guest.seats.length === 0) return refused('onlyWatching');
    if (!guest.seats.includes(message.seat)) return refused('notYourSeat');`,
    plant: `if (guest.seats.length > 0 && !guest.seats.includes(message.seat)) {
      return refused('notYourSeat');
    }`,
    caughtBy: fuzz,
  },
  {
    name: 'anybody names any seat',
    file: SESSION,
    find: `if (!isOwn && (message.say === 'name' || this.isPresent(seat))) return`,
    plant: `if (!isOwn && message.say === 'seat' && this.isPresent(seat)) return`,
    caughtBy: fuzz,
  },
  {
    name: 'a bot stands in without grace',
    file: SESSION,
    find: 'before.bot === null && isHeld(before) && seconds > 0',
    plant: 'before.bot === null && isHeld(before) && seconds < 0',
    caughtBy: consent('needs the consent of whoever was human'),
  },
];

const withoutConsent = (
  kind: 'undo' | 'redo' | 'restore',
  caughtBy: Mutant['caughtBy'],
): Mutant => ({
  name: `${kind} without consent`,
  file: ASKED_MOVE,
  find: 'if (needs.length === 0) return move;',
  plant: `if (needs.length === 0 || move.kind === '${kind}') return move;`,
  caughtBy,
});

/** Who has to agree. */
const CONSENT: readonly Mutant[] = [
  withoutConsent('undo', fuzz),
  withoutConsent('redo', consent('is not done again with')),
  withoutConsent('restore', consent('is not done again with')),
  {
    name: 'whoever asks to undo allows it',
    file: ASKED_MOVE,
    find: `return { kind: 'allowUndo', seat, ...(own.length > 1 ? { seats: own } : {}) };`,
    plant: `return { kind: 'allowUndo', seat: room.wish?.needs[0] ?? seat };`,
    caughtBy: fuzz,
  },
  {
    name: 'a bot that stands in agrees for its player',
    file: 'packages/room/src/consent.ts',
    find: 'return isHeld(there) || decided ? [seat] : [];',
    plant: 'return there.bot === null ? [seat] : [];',
    caughtBy: consent('needs the consent of whoever was human'),
  },
];

/** Who sits where, and whose keys open what. */
const SEATS: readonly Mutant[] = [
  {
    name: 'anybody who plays hands on any seat',
    file: INVITATIONS_API,
    find: 'if (sitterOf(there) === null || rights.seats.includes(seat)) return;',
    plant: 'if (rights.seats.length > 0) return;',
    caughtBy: fuzz,
  },
  {
    name: 'the host hands on the seat of somebody who is there',
    file: INVITATIONS_API,
    find: `if (session.isPresent(seat)) throw new Refused('playerIsHere');`,
    plant: '',
    caughtBy: identity('the host replaces the link of an absent player'),
  },
  {
    name: 'the seat of an absent player is handed on without grace',
    file: INVITATIONS_API,
    find: `if (seconds > 0) throw new Refused('waitForPlayer', undefined, { seconds });`,
    plant: '',
    caughtBy: identity('has time to come back before the seat is given away'),
  },
  {
    name: 'an invitation turns out somebody who has come back',
    file: INVITATIONS_API,
    find: `if (replaces !== null && !isOwn && session.isPresent(seat)) throw new Refused('playerIsHere');`,
    plant: '',
    caughtBy: identity('the host replaces the link of an absent player'),
  },
  {
    name: 'a page whose seat was handed on stays',
    file: INVITATIONS_API,
    find: 'if (replaces !== null) await tables.dismiss(table, seat);',
    plant: '',
    caughtBy: fuzz,
  },
  {
    name: 'an old key still opens the seat',
    file: INVITATIONS,
    find: '.set({ player, name, key_hash: null, bot: null, lent: false })',
    plant: '.set({ ...(used.replaces === null ? { player } : {}), name, key_hash: null })',
    caughtBy: fuzz,
  },
  {
    name: 'a link that was made void still opens the seat',
    file: SEATING,
    find: '.set({ player, ...(voidLink ? { key_hash: null } : {}) })',
    plant: '.set({ player })',
    caughtBy: {
      spec: 'packages/server/test/kept-tables.spec.ts',
      tests: 'a link to a seat becomes the seat of a player',
    },
  },
  {
    name: 'an invitation can be used twice',
    file: INVITATIONS,
    find: `.where('token_hash', '=', hashOf(token))
          .where('used', 'is', null)`,
    plant: `.where('token_hash', '=', hashOf(token))`,
    caughtBy: players('accept an invitation once'),
  },
  {
    name: 'an invitation takes the seat of whoever sat down meanwhile',
    file: INVITATIONS,
    find: `.where(sql<boolean>\`\${sits} is not distinct from \${used.replaces}::text\`)`,
    plant: '',
    caughtBy: players('accept an invitation once'),
  },
  {
    name: 'looking at an invitation uses it up',
    file: INVITATIONS_API,
    find: 'const [listed] = await world.store.list([table]);',
    plant: `const [listed] = await world.store.list([table]);
    await invitations.revoke(found.id);`,
    caughtBy: identity('a preview of an invitation does not use it up'),
  },
  {
    name: 'whoever has the token sits down instead of the one who knocked',
    file: INVITATIONS_API,
    find: 'if (found.forPlayer !== null && found.forPlayer !== player) {',
    plant: `if (found.forPlayer === '') {`,
    caughtBy: identity('a code to join opens the lobby'),
  },
  {
    name: 'the key of a revoked device still opens',
    file: SEATING,
    find: ' and player_keys.revoked is null',
    plant: '',
    caughtBy: players('revoke the keys of devices'),
  },
  {
    name: 'the host opens every seat',
    file: SEATING,
    find: `from player_keys join seats on seats.player = player_keys.player
        join games on games.id = seats.game`,
    plant: `from player_keys join games on true
        join seats on seats.game = games.id and player_keys.player in (seats.player, games.host)`,
    caughtBy: identity('the maker of a table gets no key of another seat'),
  },
  {
    name: 'codes may be guessed without end',
    file: 'packages/server/src/http/guesses.ts',
    find: `} catch {
      return null;
    }`,
    plant: '} catch {}',
    caughtBy: identity('cannot be guessed'),
  },
  {
    name: 'somebody who watches talks under the name of a player',
    file: 'packages/room/src/watchers.ts',
    find: `return isTaken ? '' : guest.name;`,
    plant: 'return guest.name;',
    caughtBy: identity('those who watch talk under no player'),
  },
];

/** What views, logs and changes tell. */
const VIEWS: readonly Mutant[] = [
  {
    name: 'a view shows every hand',
    file: VIEW,
    find: 'cards: state.cards.map((card) => (knows(card) ? recordOf(card) : null)),',
    plant: 'cards: state.cards.map((card) => recordOf(card)),',
    caughtBy: fuzz,
  },
  {
    name: 'a view shows every hand, as if it were known',
    file: VIEW,
    find: 'cards: state.cards.map((card) => (knows(card) ? recordOf(card) : null)),',
    plant: 'cards: state.cards.map((card) => ({ ...recordOf(card), seen: mask })),',
    caughtBy: fuzz,
  },
  {
    name: 'hands are seen by everybody',
    file: ZONES,
    find: `if (zone.sight === 'open') return everybody(seats);`,
    plant: `if (zone.sight !== 'closed') return everybody(seats);`,
    caughtBy: fuzz,
  },
  {
    name: 'the back of a hidden card names the card as its host',
    file: VIEW,
    find: 'return { back, host: hidden(card.host) };',
    plant: 'return { back, host: id };',
    caughtBy: fuzz,
  },
  {
    name: 'a hidden card tells its hidden host',
    file: VIEW,
    find: 'return { back, host: hidden(card.host) };',
    plant: 'return { back, host: card.host };',
    // In none of the games does a card lie at one that is hidden in a place of its own.
    caughtBy: {
      spec: 'packages/kernel/test/hosts.spec.ts',
      tests: 'do not tell a card that is hidden too',
    },
  },
  {
    name: 'everybody gets the question',
    file: VIEW,
    find: 'prompt: state.prompt?.seat === seat ? state.prompt : null,',
    plant: 'prompt: state.prompt,',
    caughtBy: fuzz,
  },
  {
    name: 'a shuffle keeps what was seen',
    file: ZONES,
    find: 'if (card.seen !== seen) state.cards[id] = { ...card, seen };',
    plant: 'if (card.seen === 0) state.cards[id] = { ...card, seen };',
    caughtBy: fuzz,
  },
  {
    name: 'the log names hidden cards',
    file: TOLD,
    find: 'const entry = entryFor(told.entry, seat, seats);',
    plant: 'const { entry } = told;',
    caughtBy: fuzz,
  },
  {
    name: 'a view that is kept for one seat is shown to any',
    file: 'packages/room/src/sights.ts',
    find: `of(seat: Seat): View<V> {
    const view = this.views.get(seat)`,
    plant: `of(seat: Seat): View<V> {
    const view = [...this.views.values()][0]`,
    caughtBy: fuzz,
  },
  {
    name: 'those who watch are told what a player is told',
    file: SESSION,
    find: 'if (guest.seats.length > 0) return updates(guest);',
    plant: 'if (guest.seats.length > 0 && watched) return updates(guest);',
    caughtBy: fuzz,
  },
  {
    name: 'the log names hidden cards in its lines alone',
    file: VIEW,
    find: 'return { ...entry, line, seen: knownOf(entry.seen), designs: knownOf(entry.designs) };',
    plant: 'return { ...entry, seen: knownOf(entry.seen), designs: knownOf(entry.designs) };',
    caughtBy: fuzz,
  },
  {
    name: 'reasons are given through other eyes',
    file: SESSION,
    find: `case 'why': {
        if (!this.mayLook(guest, message)) return refused('notYourSeat');`,
    plant: `case 'why': {`,
    caughtBy: fuzz,
  },
  {
    name: 'reasons name cards that nobody has seen',
    file: WHY,
    find: 'return causes.map((cause, index) => ({ ...cause, lines: lines[index] ?? [] }));',
    plant:
      'return causes.map((cause, index) => ({ ...cause, kept: then.zones.flat(), lines: lines[index] ?? [] }));',
    caughtBy: fuzz,
  },
  {
    name: 'reasons that are kept for one seat are given to any',
    file: 'packages/room/src/kept-reasons.ts',
    find: 'const known = this.kept.get(key);',
    plant: 'const known = [...this.kept.values()].find((each) => each.told === told);',
    caughtBy: {
      spec: 'packages/room/test/sharing.spec.ts',
      tests: 'share one answer for each seat',
    },
  },
  {
    name: 'positions are shown through other eyes',
    file: SESSION,
    find: `return !open && seatsOf(guest, state).includes(seat);`,
    plant: 'return !open && seat <= state.seats;',
    caughtBy: fuzz,
  },
  {
    name: 'positions are shown with open cards',
    file: SESSION,
    find: `return !open && seatsOf(guest, state).includes(seat);`,
    plant: 'return seatsOf(guest, state).includes(seat);',
    caughtBy: fuzz,
  },
  {
    name: 'a refusal tells what the other seat is asked',
    file: SESSION,
    find: `if (isRefusal(planned)) return planned;
    const notice`,
    plant: `if (isRefusal(planned)) {
      return { ...planned, waits: this.room.state.prompt } as typeof planned;
    }
    const notice`,
    caughtBy: fuzz,
  },
  {
    name: 'a refusal names a card of the other hand',
    file: SESSION,
    find: `if (isRefusal(planned)) return planned;
    const notice`,
    plant: `if (isRefusal(planned)) {
      const card = this.room.state.prompt?.options.find((option) => option.card)?.card ?? -1;
      return { ...planned, reason: { ...planned.reason, card } };
    }
    const notice`,
    caughtBy: fuzz,
  },
];

const INFO = `options: match.options,
      cooperative`;
const inInfo = (name: string, told: string): Mutant => ({
  name,
  file: SESSION,
  find: INFO,
  plant: `options: match.options, ...{ told: ${told} },
      cooperative`,
  caughtBy: fuzz,
});

/** Seeds, keys and names of tables. */
const SECRETS: readonly Mutant[] = [
  inInfo('the seed is in what is told of a table', 'match.seed'),
  inInfo('the seed is told reversed', `[...String(match.seed)].reverse().join('')`),
  inInfo('the seed is told in base64', 'btoa(String(match.seed))'),
  inInfo(
    'the bytes of the seed are told in base64',
    `Buffer.from(String(match.seed), 'hex').toString('base64url')`,
  ),
  inInfo('the text of the seed is told in hex', `Buffer.from(String(match.seed)).toString('hex')`),
  inInfo(
    'the seed is told in two halves',
    `{ one: String(match.seed).slice(0, 32), other: String(match.seed).slice(32) }`,
  ),
  inInfo('the seed is told letter by letter', '[...String(match.seed)]'),
  inInfo('the seed is told as a list of numbers', `[...Buffer.from(String(match.seed), 'hex')]`),
  {
    name: 'the seed is in the standing of a seat',
    file: TOLD,
    find: 'wish: room.wish,',
    plant: 'wish: room.wish, ...{ note: String(room.match.seed).slice(8, 40) },',
    caughtBy: fuzz,
  },
  {
    name: 'messages carry the key of the seat',
    file: 'packages/server/src/http/visit.ts',
    find: 'send: (message) => this.send(message),',
    plant: 'send: (message) => this.send({ ...message, ...{ key: keys[0] } }),',
    caughtBy: fuzz,
  },
  {
    name: 'the maker is told the key of whoever sits down',
    file: INVITATIONS_API,
    find: 'await session.notice({ kind, seat, name: called });',
    plant: 'await session.notice({ kind, seat, name: key });',
    caughtBy: identity('the maker of a table gets no key of another seat'),
  },
  {
    name: 'the lobby tells the name of the table',
    file: LOBBY_API,
    find: 'return { game: game.name, scenario',
    plant: 'return { ...{ table: session.table }, game: game.name, scenario',
    caughtBy: identity('a code to join opens the lobby'),
  },
  {
    name: 'those who watch hear who knocks',
    file: SESSION,
    find: `return seats.length > 0 ? [{ say: 'knocks', knocks: this.knocks }] : [];`,
    plant: `return seats.length >= 0 ? [{ say: 'knocks', knocks: this.knocks }] : [];`,
    caughtBy: identity('a code to join opens the lobby'),
  },
  {
    name: 'a copy of a running game has its cards',
    file: 'packages/server/src/tables/new-tables.ts',
    find: 'if (!room.state.outcome) {',
    plant: 'if (!room.state.outcome && seat === null) {',
    caughtBy: fuzz,
  },
  {
    name: 'the record of a running game is given away',
    file: API,
    find: `if (!isOver) throw new Refused('gameGoesOn');`,
    plant: '',
    caughtBy: fuzz,
  },
];

/** What is kept. */
const KEPT: readonly Mutant[] = [
  {
    name: 'a move is told before it is stored',
    file: SESSION,
    find: `const refusal = await this.store(planned);
    if (refusal) return refusal;
    this.reply(guest, { say: 'done', id: message.id, number: this.room.number });`,
    plant: `const number = this.room.number + 1;
    this.reply(guest, { say: 'done', id: message.id, number });
    const refusal = await this.store(planned);
    if (refusal) return refusal;`,
    caughtBy: chaos,
  },
  {
    name: 'a move is told and made while it is being stored',
    file: 'packages/server/src/tables/table-desk.ts',
    find: `const isFirst = await store.append(appending).catch((error: unknown) => {
        counts.unstored.inc();
        throw error;
      });`,
    plant: `const isFirst = true;
      store.append(appending).catch(report);`,
    caughtBy: chaos,
  },
  {
    name: 'two servers both win a move',
    file: WRITER,
    find: 'each.resolve(won.delete(nameOf(each)))',
    plant: 'each.resolve(true)',
    caughtBy: chaos,
  },
  {
    name: 'chat is not stored',
    file: 'packages/server/src/storage/chat.ts',
    find: 'const { seat, name, text, watcher = null } = line;',
    plant: `const { seat, name, text, watcher = null } = line;
  if (text) return { ...line, number: Date.now() };`,
    caughtBy: chaos,
  },
  {
    name: 'names are not stored',
    file: SEATING,
    find: '.set({ name, bot, lent: isLent })',
    plant: '.set({ bot, lent: isLent })',
    caughtBy: chaos,
  },
  {
    name: 'whoever comes back through another server sees less',
    file: TABLES,
    find: 'if (found) await this.readOn(found);',
    plant: '',
    // News take a moment: only where they are held back does it show every time.
    caughtBy: {
      spec: 'packages/server/test/two-servers.spec.ts',
      tests: 'hides no move from somebody who comes',
    },
  },
];

/** What is in memory. */
const MEMORY: readonly Mutant[] = [
  {
    name: 'the budget of memory never drops a table',
    file: TABLES,
    find: 'if (bytes <= this.limits.memory) return;',
    plant: 'if (bytes > 0) return;',
    caughtBy: memory('stay within their budget when many long games are opened'),
  },
  {
    name: 'tables are opened beyond the budget of memory',
    file: TABLES,
    find: 'if (!this.hasRoom) throw new NoMemory();',
    plant: '',
    caughtBy: memory('that people are at fill the memory'),
  },
];

export const MUTANTS: readonly Mutant[] = [
  ...[RIGHTS, CONSENT, SEATS, VIEWS, SECRETS, KEPT, MEMORY].flat(),
];
