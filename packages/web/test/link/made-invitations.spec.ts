import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  invitationLink,
  keepCode,
  keepInvitation,
  keptCode,
  lobbyLink,
  tokenOf,
} from '../../src/link/keys/made-invitations.ts';
import { memoryStorage } from '../kept/memory-storage.ts';

const NOW = 1000;
let storage: ReturnType<typeof memoryStorage>;
beforeEach(() => {
  storage = memoryStorage();
});
afterEach(() => storage.remove());

describe('links handed on from this browser', () => {
  it('an invitation can be copied again, by its id', () => {
    keepInvitation('one', { id: 'a', token: 'secret', expires: NOW + 1 }, NOW);
    keepInvitation('one', { id: 'b', token: 'other', expires: NOW + 1 }, NOW);
    expect(tokenOf('one', 'a')).toBe('secret');
    expect(tokenOf('one', 'b')).toBe('other');
    expect(tokenOf('one', 'c')).toBeNull();
    expect(tokenOf('two', 'a')).toBeNull();
  });

  it('used and expired invitations are forgotten', () => {
    keepInvitation('one', { id: 'a', token: 'secret', expires: NOW }, NOW - 1);
    keepInvitation('two', { id: 'b', token: 'other', expires: NOW + 2 }, NOW + 1);
    expect(tokenOf('one', 'a')).toBeNull();
    expect(tokenOf('two', 'b')).toBe('other');
  });

  it('a code is shown while it is valid, and until it is voided', () => {
    keepCode('one', { code: 'K7Q-WM3', expires: NOW });
    expect(keptCode('one', NOW - 1)?.code).toBe('K7Q-WM3');
    expect(keptCode('one', NOW)).toBeNull();
    expect(keptCode('two', NOW - 1)).toBeNull();
    keepCode('one', null);
    expect(keptCode('one', NOW - 1)).toBeNull();
  });

  it('secrets stand behind the # of a link, where no server and no preview sees them', () => {
    for (const link of [invitationLink('table', 'secret'), lobbyLink('secret')]) {
      const { pathname, search, hash } = new URL(link);
      expect(pathname + search).not.toContain('secret');
      expect(hash).toBe('#secret');
    }
  });

  it('an unreadable text counts as none', () => {
    for (const text of ['{', 'null', '7', '"text"']) {
      storage.texts.set('grimrule.invitations', text);
      storage.texts.set('grimrule.codes', text);
      expect(tokenOf('one', 'a')).toBeNull();
      expect(keptCode('one')).toBeNull();
    }
  });
});
