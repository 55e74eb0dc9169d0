import type { Books, Held } from './books.ts';
import type { Told } from './prints.ts';
import { FACEDOWN } from './prints.ts';
import type { Report } from './report.ts';

/**
 * Enters a line of the log into the books. Every impossible state of a table is a finding: a card
 * in two places, threat taken off that was not there, a deck that ran out and was not made anew.
 */
export function enter(books: Books, report: Report, line: Told): void {
  if (line.say === 'villainPhaseEnds') {
    for (const id of books.table) discard(books, books.get(id));
  }
  ENTRIES[line.say]?.(books, line, report);
}

type Entering = (books: Books, line: Told, report: Report) => void;

/** The top card of the encounter deck, or one that was searched for. */
function takeFromDeck(books: Books, report: Report, card: Held): void {
  const right = card.place === 'deck';
  report.check('encounter deck', right, `${books.name(card.id)} lay elsewhere: ${card.place}`);
  report.check('encounter deck', books.deck > 0, 'a card from an empty encounter deck');
  if (right) books.deck--;
}

function isEncounter({ print }: Held): boolean {
  const { faction, type, code } = print;
  return (
    faction === 'encounter' && type !== 'villain' && type !== 'main_scheme' && code !== FACEDOWN
  );
}

function discard(books: Books, card: Held): void {
  books.table = books.table.filter((id) => id !== card.id);
  card.place = isEncounter(card) ? 'discard' : 'elsewhere';
}

/** Tokens and status cards go back, boost cards of an enemy are discarded. */
function leavePlay(books: Books, card: Held): void {
  card.damage = 0;
  card.threat = 0;
  card.acceleration = 0;
  card.host = -1;
  card.seat = -1;
  card.exhausted = false;
  card.status.clear();
  for (const boost of books.boosts.get(card.id) ?? []) discard(books, books.get(boost));
  books.boosts.delete(card.id);
  discard(books, card);
}

function comeIntoPlay(books: Books, report: Report, { card: id, seat, cards }: Told): void {
  const card = books.get(id);
  if (card.place === 'deck') takeFromDeck(books, report, card);
  else {
    const right = card.place !== 'play' && card.place !== 'dealt' && card.place !== 'boost';
    report.check('encounter deck', right, `${books.name(id)} enters play from: ${card.place}`);
  }
  leavePlay(books, card);
  card.place = 'play';
  card.seat = seat;
  card.host = cards[0] ?? -1;
  // The controller of a friendly card also controls an upgrade on it.
  const host = books.cards.get(card.host);
  if (host?.print.type === 'ally') card.seat = host.seat;
}

/** All cards that an eliminated player has or controls leave the game. */
function leaveGame(books: Books, seat: number): void {
  books.out.add(seat);
  for (const card of books.all()) {
    if (card.id === seat || card.print.type === 'minion') continue;
    const his = card.seat === seat || card.owner === seat;
    if (his && card.print.type !== 'side_scheme' && card.id !== books.villain) {
      const lies = card.print.faction !== 'encounter' || card.print.type === 'obligation';
      if (lies) leavePlay(books, card);
    }
  }
  const identity = books.identity(seat);
  identity.place = 'elsewhere';
  identity.status.clear();
  for (const id of books.dealt[seat] ?? []) discard(books, books.get(id));
  books.dealt[seat] = [];
}

const ENTRIES: Readonly<Record<string, Entering>> = {
  identitySelected(books, { card, seat }) {
    Object.assign(books.get(card), { place: 'play', seat });
  },
  scenarioSelected(books, { cards: [villain = -1, scheme = -1] }) {
    books.villain = villain;
    books.mainScheme = scheme;
    for (const card of [villain, scheme]) books.get(card).place = 'play';
  },
  roundBegins(books) {
    books.playing = true;
  },
  firstPlayer(books, { seat }) {
    books.first = seat;
  },
  // Step 3 of the end of the player phase: everything readies.
  villainPhase(books) {
    for (const card of books.all()) card.exhausted = false;
  },

  plays(books, { card, seat }) {
    books.get(card).owner = seat;
  },
  enteredPlay: (books, line, report) => comeIntoPlay(books, report, line),
  attached: (books, line, report) => comeIntoPlay(books, report, line),
  engages(books, { card, seat }) {
    books.get(card).seat = seat;
  },
  discardedFromPlay(books, { card }) {
    const held = books.get(card);
    if (held.place === 'play') leavePlay(books, held);
    else discard(books, held);
  },
  toHand(books, { card }) {
    const held = books.get(card);
    if (held.place === 'play') leavePlay(books, held);
  },
  removedFromGame(books, { card }) {
    const held = books.get(card);
    leavePlay(books, held);
    held.place = 'elsewhere';
  },
  defeated(books, { card }) {
    const held = books.get(card);
    const { type } = held.print;
    if (type === 'minion' || type === 'ally' || type === 'side_scheme') leavePlay(books, held);
  },
  eliminated: (books, { seat }) => leaveGame(books, seat),

  exhausted(books, { cards }) {
    for (const card of cards) books.get(card).exhausted = true;
  },
  readied(books, { cards }) {
    for (const card of cards) books.get(card).exhausted = false;
  },
  attacks(books, { card }) {
    books.get(card).exhausted = true;
  },
  thwarts(books, { card }) {
    books.get(card).exhausted = true;
  },
  recovers(books, { card }) {
    books.get(card).exhausted = true;
  },

  dealtEncounterCard(books, { card, seat }, report) {
    const held = books.get(card);
    takeFromDeck(books, report, held);
    held.place = 'dealt';
    books.dealt[seat]?.push(card);
  },
  boostGiven(books, { card: enemy, cards: [boost = -1] }, report) {
    const held = books.get(boost);
    takeFromDeck(books, report, held);
    held.place = 'boost';
    books.boosts.set(enemy, [...(books.boosts.get(enemy) ?? []), boost]);
  },
  boostTurned(books, { card }) {
    for (const [enemy, cards] of books.boosts) {
      books.boosts.set(
        enemy,
        cards.filter((each) => each !== card),
      );
    }
    books.get(card).place = 'table';
  },
  // It is discarded as soon as its icons have been counted.
  boostIcons(books, { card }) {
    const held = books.get(card);
    if (held.place === 'table') discard(books, held);
  },
  revealed(books, { card }, report) {
    const held = books.get(card);
    const { place } = held;
    if (place === 'play') return;
    if (place === 'dealt') {
      // The next of the dealt cards: all before it are done.
      for (const id of books.table) discard(books, books.get(id));
      for (const [seat, cards] of books.dealt.entries()) {
        books.dealt[seat] = cards.filter((each) => each !== card);
      }
    } else if (place === 'deck') takeFromDeck(books, report, held);
    else {
      const right = place === 'discard' || place === 'aside';
      report.check('encounter deck', right, `${books.name(card)} is revealed from: ${place}`);
    }
    held.place = 'table';
    books.table = [...books.table, card];
  },
  surges(books, { card }) {
    const from = books.table.lastIndexOf(card);
    if (from < 0) return;
    for (const id of books.table.slice(from)) discard(books, books.get(id));
  },
  encounterDiscarded(books, { cards }, report) {
    for (const card of cards) {
      takeFromDeck(books, report, books.get(card));
      books.get(card).place = 'discard';
    }
  },
  shuffledIn(books, { cards }) {
    for (const card of cards) {
      const held = books.get(card);
      if (!isEncounter(held)) continue;
      held.place = 'deck';
      books.deck++;
    }
  },
  encounterDeckReshuffled(books, _line, report) {
    report.check('encounter deck', books.deck === 0, `${books.deck} cards are left in the deck`);
    const pile = books.discardPile();
    for (const card of pile) card.place = 'deck';
    books.deck += pile.length;
  },
  accelerated(books, { card, count }) {
    books.get(card).acceleration += count;
  },

  damaged(books, { card, count }) {
    books.get(card).damage += count;
  },
  healed(books, { card, count }, report) {
    const held = books.get(card);
    report.check('damage', count <= held.damage, `${books.name(card)} heals more than it has`);
    held.damage -= count;
  },
  statusGiven(books, { card, status }, report) {
    const held = books.get(card);
    report.check('status', !held.status.has(status), `${books.name(card)} was ${status} already`);
    held.status.add(status);
  },
  statusRemoved(books, { card, status }, report) {
    const held = books.get(card);
    report.check('status', held.status.has(status), `${books.name(card)} was not ${status}`);
    held.status.delete(status);
  },
  statusCancels(books, { card, status }, report) {
    const held = books.get(card);
    report.check('status', held.status.has(status), `${books.name(card)} was not ${status}`);
    held.status.delete(status);
  },
  threatPlaced(books, { card, count }) {
    books.get(card).threat += count;
  },
  threatRemoved(books, { card, count }, report) {
    const held = books.get(card);
    report.check('threat', count <= held.threat, `${books.name(card)} has only ${held.threat}`);
    held.threat -= count;
  },

  villainStage(books, { card }) {
    if (card !== books.villain) leavePlay(books, books.get(books.villain));
    books.villain = card;
    Object.assign(books.get(card), { place: 'play', damage: 0 });
  },
  schemeAdvanced(books, { card }) {
    const old = books.get(books.mainScheme);
    const { acceleration } = old;
    leavePlay(books, old);
    books.mainScheme = card;
    Object.assign(books.get(card), { place: 'play', acceleration });
  },
  schemeRevealed(books, { card, count }) {
    books.get(card).threat = count;
  },
};
