import type { StoredSeat } from '@grimrule/room';
import { describe, expect, it } from 'vitest';
import { mayInvite, nameAt, sitterOf } from '../../src/http/invitations-api.ts';
import { LINK } from '../../src/players/seating.ts';

const BEN: StoredSeat = { name: 'Ben', bot: null, player: 'ben' };
const FREE: StoredSeat = { name: '', bot: null, player: null, isEmpty: true };
const LINKED: StoredSeat = { name: 'Cleo', bot: null };

/** Why somebody with these rights may not invite to the second seat. */
function whyNot(
  there: StoredSeat,
  rights: { readonly seats: readonly number[]; readonly isHost: boolean },
  { isPresent = false, graceLeft = 0 } = {},
): unknown {
  const session = { isPresent: () => isPresent, graceLeft: () => graceLeft } as never;
  try {
    mayInvite(session, { seat: 1, there, rights });
    return null;
  } catch (error) {
    return (error as { body: { refusal: { reason: unknown } } }).body.refusal.reason;
  }
}

describe('an invitation to a seat', () => {
  const host = { seats: [0], isHost: true };
  const guest = { seats: [0], isHost: false };
  const own = { seats: [1], isHost: false };

  it('that is free is anybody’s to give', () => {
    expect(whyNot(FREE, guest, { graceLeft: 60 })).toBeNull();
  });

  it('of one’s own is one’s own to give, host or not, at once', () => {
    expect(whyNot(BEN, own, { isPresent: true, graceLeft: 60 })).toBeNull();
    expect(whyNot(LINKED, own)).toBeNull();
  });

  it('of another is the host’s to give, once they were absent long enough', () => {
    expect(whyNot(BEN, host)).toBeNull();
    expect(whyNot(BEN, guest)).toEqual({ say: 'onlyTheHost' });
    expect(whyNot(LINKED, guest)).toEqual({ say: 'onlyTheHost' });
    expect(whyNot(BEN, host, { isPresent: true })).toEqual({ say: 'playerIsHere' });
    expect(whyNot(BEN, host, { graceLeft: 1 })).toEqual({ say: 'waitForPlayer', seconds: 1 });
  });

  it('remembers who sits there', () => {
    expect([BEN, FREE, LINKED].map(sitterOf)).toEqual(['ben', null, LINK]);
  });

  it('names whoever invites by the first of their seats that has a name', () => {
    expect(nameAt([FREE, BEN, LINKED], [0, 1, 2])).toBe('Ben');
    expect(nameAt([FREE], [0])).toBe('');
    expect(nameAt([BEN], [5])).toBe('');
  });
});
