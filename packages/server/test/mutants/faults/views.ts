import { fuzz, hosts, sharing } from '../caught.ts';
import { IN } from '../files.ts';
import type { Mutant } from '../planting.ts';

/** Faults of views, logs and changes. */
export const VIEWS: readonly Mutant[] = [
  {
    name: 'a view shows every hand',
    file: IN.view,
    find: 'const record = (card: Card) => (knows(card) ? recordOf(card) : null);',
    plant: 'const record = (card: Card) => recordOf(card);',
    caughtBy: fuzz,
  },
  {
    name: 'a view shows every hand, as if it were known',
    file: IN.view,
    find: 'const record = (card: Card) => (knows(card) ? recordOf(card) : null);',
    plant: 'const record = (card: Card) => ({ ...recordOf(card), seen: mask });',
    caughtBy: fuzz,
  },
  {
    name: 'hands are seen by everybody',
    file: 'packages/kernel/src/state/zone.ts',
    find: `if (zone.sight === 'open') return everybody(seats);`,
    plant: `if (zone.sight !== 'closed') return everybody(seats);`,
    caughtBy: fuzz,
  },
  {
    name: 'the back of a hidden card names the card as its host',
    file: IN.view,
    find: 'return { back, host: reference(card.host) };',
    plant: 'return { back, host: id };',
    caughtBy: fuzz,
  },
  {
    name: 'a hidden card tells its hidden host',
    file: IN.view,
    find: 'return { back, host: reference(card.host) };',
    plant: 'return { back, host: card.host };',
    // In none of the games does a card lie at one that is hidden in a place of its own.
    caughtBy: hosts('do not tell a card that is hidden too'),
  },
  {
    name: 'a card tells where in a shuffled deck its host lies',
    file: IN.cardReferences,
    find: 'return seen === 0 && host === NONE ? placeIn(zone, SOMEWHERE) : placeOfHidden(state, card);',
    plant: 'return seen < 0 && host === zone ? SOMEWHERE : placeOfHidden(state, card);',
    caughtBy: hosts('after a shuffle'),
  },
  {
    name: 'everybody gets the question',
    file: IN.view,
    find: 'prompt: state.prompt?.seat === seat ? state.prompt : null,',
    plant: 'prompt: state.prompt,',
    caughtBy: fuzz,
  },
  {
    name: 'a shuffle keeps what was seen',
    file: IN.zones,
    find: 'if (card.seen !== seen) state.cards[id] = withSeen(card, seen);',
    plant: 'if (card.seen === 0) state.cards[id] = withSeen(card, seen);',
    caughtBy: fuzz,
  },
  {
    name: 'the log names hidden cards',
    file: IN.told,
    find: 'const entry = entryFor(told.entry, seat, seats);',
    plant: 'const { entry } = told;',
    caughtBy: fuzz,
  },
  {
    name: 'a view that is kept for one seat is shown to any',
    file: 'packages/room/src/telling/sights.ts',
    find: `of(seat: Seat): View<V> {
    const view = this.views.get(seat)`,
    plant: `of(seat: Seat): View<V> {
    const view = [...this.views.values()][0]`,
    caughtBy: fuzz,
  },
  {
    name: 'those who watch are told what a player is told',
    file: IN.tableMoves,
    find: 'if (guest.seats.length > 0) return updates(guest);',
    plant: 'if (guest.seats.length > 0 && watched) return updates(guest);',
    caughtBy: fuzz,
  },
  {
    name: 'the log names hidden cards in its lines alone',
    file: IN.view,
    find: 'return { ...entry, line, seen: knownOf(entry.seen), designs: knownOf(entry.designs) };',
    plant: 'return { ...entry, seen: knownOf(entry.seen), designs: knownOf(entry.designs) };',
    caughtBy: fuzz,
  },
  {
    name: 'reasons are given through other eyes',
    file: IN.looking,
    find: `if (!mayLook(room.state, guest, message)) return refused('notYourSeat');`,
    plant: `if (message.say === 'look' && !mayLook(room.state, guest, message)) {
    return refused('notYourSeat');
  }`,
    caughtBy: fuzz,
  },
  {
    name: 'reasons name cards that nobody has seen',
    file: IN.why,
    find: 'return causes.map((cause, index) => ({ ...cause, lines: lines[index] ?? [] }));',
    plant:
      'return causes.map((cause, index) => ({ ...cause, kept: then.zones.flat(), lines: lines[index] ?? [] }));',
    caughtBy: fuzz,
  },
  {
    name: 'reasons that are kept for one seat are given to any',
    file: 'packages/room/src/telling/reasons.ts',
    find: 'const known = this.kept.get(key);',
    plant: 'const known = [...this.kept.values()].find((each) => each.told === told);',
    caughtBy: sharing('share one answer for each seat'),
  },
  {
    name: 'positions are shown through other eyes',
    file: IN.looking,
    find: `return !open && seatsOf(guest, state).includes(seat);`,
    plant: 'return !open && seat <= state.seats;',
    caughtBy: fuzz,
  },
  {
    name: 'positions are shown with open cards',
    file: IN.looking,
    find: `return !open && seatsOf(guest, state).includes(seat);`,
    plant: 'return seatsOf(guest, state).includes(seat);',
    caughtBy: fuzz,
  },
  {
    name: 'a refusal tells what the other seat is asked',
    file: IN.tableMoves,
    find: `if (isRefusal(planned)) return planned;
    const notice`,
    plant: `if (isRefusal(planned)) {
      return { ...planned, waits: room.state.prompt } as typeof planned;
    }
    const notice`,
    caughtBy: fuzz,
  },
  {
    name: 'a refusal names a card of the other hand',
    file: IN.tableMoves,
    find: `if (isRefusal(planned)) return planned;
    const notice`,
    plant: `if (isRefusal(planned)) {
      const card = room.state.prompt?.options.find((option) => option.card)?.card ?? -1;
      return { ...planned, reason: { ...planned.reason, card } };
    }
    const notice`,
    caughtBy: fuzz,
  },
];
