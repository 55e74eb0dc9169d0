import type { Books, Held } from './books.ts';
import { isBorne, isEnemy } from './books.ts';
import type { Told } from './prints.ts';
import { isEncounterCard } from './prints.ts';
import type { Report } from './report.ts';
import {
  BANKS_OF_THE_ANDUIN,
  BEORN,
  CANCELS_REVEALED,
  DUNGEON_JAILOR,
  EASTERN_CROWS,
  WHEN_PLAYED,
  WHEN_REVEALED,
  WHEN_USED,
} from './texts.ts';

type Entering = (books: Books, line: Told, report: Report) => void;

/** Enters a line of the log into the books. */
export function enter(books: Books, report: Report, line: Told): void {
  ENTRIES[line.say]?.(books, line, report);
}

/** Where a card goes that leaves play, and everything that lay at it. */
function leavePlay(books: Books, card: Held, honoured = false): void {
  const attached = books.attached(card.id);
  for (const shadow of books.at('shadow')) if (shadow.host === card.id) shadow.place = 'discard';
  books.committed = books.committed.filter((id) => id !== card.id);
  Object.assign(card, {
    place: honoured && (card.print.victory ?? 0) > 0 ? 'away' : pileOf(card),
    seat: -1,
    host: -1,
    damage: 0,
    progress: 0,
    resources: 0,
    exhausted: false,
  });
  books.passing = books.passing.map((change) => ({
    ...change,
    of: (each: Held) => each.id !== card.id && change.of(each),
  }));
  for (const each of attached) {
    if (each.place === 'staging') each.host = -1;
    else if (each.print.returnsToStaging) Object.assign(each, { place: 'staging', host: -1 });
    else leavePlay(books, each);
  }
}

function pileOf(card: Held): Held['place'] {
  const { print } = card;
  if (!isEncounterCard(print)) return 'away';
  return print.id === BANKS_OF_THE_ANDUIN ? 'unseen' : 'discard';
}

/** Lays a card somewhere in play. It stays what it was if it was in play before. */
function lay(books: Books, id: number, place: Held['place'], seat: number, host = -1): void {
  Object.assign(books.get(id), { place, seat, host });
}

/** The cards of an eliminated player; enemies go back, except those from the player's own deck. */
function leaveGame(books: Books, seat: number): void {
  books.out.add(seat);
  for (const enemy of books.engaged(seat)) lay(books, enemy.id, 'staging', -1);
  for (const enemy of books.all().filter(isEnemy)) {
    if (!isEncounterCard(enemy.print) && enemy.owner === seat) leavePlay(books, enemy);
  }
  for (const card of books.at('area')) {
    const follows = [card, books.cards.get(card.host)].some(goesWithFirstPlayer);
    if (card.seat === seat && !follows) leavePlay(books, card);
  }
}

/** Such a card, also while it is a captive, has its way to the next player told. */
function goesWithFirstPlayer(card: Held | undefined): boolean {
  const { goesWithFirstPlayer: goes, type } = card?.print ?? {};
  return goes === true || (type === 'Captive' && card?.host === -1);
}

function endOf(books: Books, period: 'phase' | 'round'): void {
  books.passing = books.passing.filter(({ until }) => until === 'round' && period === 'phase');
}

const ENTRIES: Readonly<Record<string, Entering>> = {
  heroesPlaced(books, { seat, cards, count }, report) {
    const costs = cards.map((id) => books.get(id).print.threatCost ?? 0);
    const threat = costs.reduce((sum, cost) => sum + cost, books.penalties[seat] ?? 0);
    report.equal('threat', count, threat, 'the starting threat');
    books.threat[seat] = threat;
    for (const id of cards) {
      lay(books, id, 'area', seat);
      books.get(id).damage = books.carried[books.code(id)] ?? 0;
    }
  },
  firstPlayer(books, { seat }) {
    books.first = seat;
  },
  roundBegins: (books) => endOf(books, 'round'),
  phaseBegins(books, { phase }) {
    endOf(books, 'phase');
    books.doubts.clear();
    books.phase = phase;
    if (phase === 'travel') books.committed = [];
    // Cards that cannot ready may still be exhausted; no check relies on it.
    if (phase === 'refresh') {
      for (const card of books.all()) card.exhausted = false;
      for (const card of books.at('shadow')) card.place = 'discard';
    }
    for (const card of books.at('table')) card.place = 'discard';
    for (const id of books.leaving) if (books.inPlay(id)) leavePlay(books, books.get(id));
    books.leaving.clear();
  },

  stageRevealed(books, { card }) {
    for (const old of books.at('quest')) leavePlay(books, old);
    lay(books, card, 'quest', -1);
    books.quest = card;
  },
  revealed(books, { card, seat }) {
    const held = books.get(card);
    for (const before of books.at('table')) before.place = 'discard';
    books.comesFromDeck(held);
    held.place = 'table';
    books.lastRevealed = card;
    const passing = WHEN_REVEALED[held.print.id]?.(books, held, seat) ?? [];
    books.passing = [...books.passing, ...passing];
  },
  staged: (books, { card }) => lay(books, card, 'staging', -1),
  returnedToStaging: (books, { card }) => lay(books, card, 'staging', -1),
  engages: (books, { card, seat }) => lay(books, card, 'engaged', seat),
  orcGuard(books, { card, seat }) {
    lay(books, card, 'engaged', seat);
    books.get(card).owner = seat;
  },
  travelled: (books, { card }) => lay(books, card, 'active', -1),

  plays(books, { card, seat }) {
    const held = books.get(card);
    if (CANCELS_REVEALED.includes(held.print.id)) cancelLast(books);
    books.passing = [...books.passing, ...(WHEN_PLAYED[held.print.id]?.(books, held, seat) ?? [])];
  },
  abilityUsed(books, { card, seat }) {
    const held = books.get(card);
    const { id } = held.print;
    if (CANCELS_REVEALED.includes(id)) cancelLast(books);
    if (id === EASTERN_CROWS) held.place = 'unseen';
    if (id === DUNGEON_JAILOR) books.strayed++;
    // It goes back into the deck at the end of the phase.
    if (id === BEORN) books.leaving.add(card);
    books.passing = [...books.passing, ...(WHEN_USED[id]?.(books, held, seat) ?? [])];
  },
  enteredPlay: (books, { card, seat }) => lay(books, card, 'area', seat),
  attached: (books, { card, seat, cards: [host = -1] }) => lay(books, card, 'area', seat, host),
  laidOnDeck: (books, { card, seat }) => lay(books, card, 'area', seat),
  controlTaken(books, { card, seat }) {
    for (const each of [books.get(card), ...books.attached(card)]) each.seat = seat;
  },
  discardedFromPlay: (books, { card }) => leavePlay(books, books.get(card)),
  toHand(books, { card }) {
    leavePlay(books, books.get(card));
    books.get(card).place = 'away';
  },
  toPileOfEliminated(books, { card }) {
    leavePlay(books, books.get(card));
    books.get(card).place = 'away';
  },
  removedFromGame(books, { card }) {
    leavePlay(books, books.get(card));
    books.get(card).place = 'away';
  },
  destroyed: (books, { card }) => leavePlay(books, books.get(card), true),
  explored: (books, { card }) => leavePlay(books, books.get(card), true),
  captured(books, { card }) {
    books.committed = books.committed.filter((id) => id !== card);
  },
  eliminated: (books, { seat }) => leaveGame(books, seat),

  commits(books, { card }) {
    books.committed = [...books.committed, card];
    books.get(card).exhausted = true;
  },
  uncommitted(books, { card }) {
    books.committed = books.committed.filter((id) => id !== card);
  },
  exhausted(books, { card }) {
    books.get(card).exhausted = true;
  },
  readied(books, { card }) {
    books.get(card).exhausted = false;
  },
  defends(books, { card }) {
    books.get(card).exhausted = true;
  },
  attacks(books, { card }) {
    books.get(card).exhausted = true;
  },

  damaged(books, { card, count }) {
    books.get(card).damage += count;
  },
  healed(books, { card, count }, report) {
    const held = books.get(card);
    report.check('damage', count <= held.damage, `${books.name(card)} heals more than it has`);
    held.damage -= count;
  },
  progressPlaced(books, { card, count }) {
    books.get(card).progress += count;
  },
  countersPut(books, { card, count, counter }) {
    const held = books.get(card);
    if (counter === 'damage') held.damage += count;
    if (counter === 'resource') held.resources += count;
  },
  countersRemoved(books, { card, count, counter }, report) {
    const held = books.get(card);
    if (counter !== 'progress') return;
    report.check(
      'progress',
      count <= held.progress,
      `${books.name(card)} has not so much progress`,
    );
    held.progress -= count;
  },
  threatRaised(books, { seat, count }) {
    books.threat[seat] = Math.min(50, (books.threat[seat] ?? 0) + count);
  },
  threatLowered(books, { seat, count }, report) {
    const left = (books.threat[seat] ?? 0) - count;
    report.check('threat', left >= 0, 'somebody has less than no threat');
    books.threat[seat] = left;
  },

  shadowDealt: (books, { card, cards: [shadow = -1] }) => lay(books, shadow, 'shadow', -1, card),
  shadowTurned(books, { card }) {
    lay(books, card, 'discard', -1);
  },
  encounterDeckReshuffled(books, { step }) {
    // The last card of the deck is still being revealed; what was revealed before it is discarded.
    const isTurned = step === '1 turn it face up';
    for (const card of books.at('table')) {
      if (!isTurned || card.id !== books.lastRevealed) card.place = 'discard';
    }
    for (const card of books.at('discard')) {
      if (isBorne(card)) books.stray(card);
      else card.place = 'unseen';
    }
  },
};

/** Cancels the effects of the card that was revealed last. */
function cancelLast(books: Books): void {
  books.passing = books.passing.filter(({ from }) => from !== books.lastRevealed);
}
