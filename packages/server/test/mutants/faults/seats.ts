import { comingBack, fuzz, identity, keptTables, players, twoServers } from '../caught.ts';
import { IN } from '../files.ts';
import type { Mutant } from '../planting.ts';

/** Faults of seats and of the keys that open them. */
export const SEATS: readonly Mutant[] = [
  {
    name: 'anybody who plays hands on any seat',
    file: IN.invitationsApi,
    find: 'if (sitterOf(there) === null || rights.seats.includes(seat)) return;',
    plant: 'if (rights.seats.length > 0) return;',
    caughtBy: fuzz,
  },
  {
    name: 'the host hands on the seat of somebody who is there',
    file: IN.invitationsApi,
    find: `if (session.isPresent(seat)) throw new Refused('playerIsHere');`,
    plant: '',
    caughtBy: identity('the host replaces the link of an absent player'),
  },
  {
    name: 'the seat of an absent player is handed on without grace',
    file: IN.invitationsApi,
    find: `if (seconds > 0) throw new Refused('waitForPlayer', undefined, { seconds });`,
    plant: '',
    caughtBy: identity('has time to come back before the seat is given away'),
  },
  {
    name: 'an invitation turns out somebody who has come back',
    file: IN.invitationsApi,
    find: `if (replaces !== null && !isOwn && session.isPresent(seat)) throw new Refused('playerIsHere');`,
    plant: '',
    caughtBy: comingBack('keeps the seat'),
  },
  {
    name: 'an invitation waits until the player who came back leaves again',
    file: IN.seating,
    find: 'and made_by is distinct from replaces',
    plant: 'and false and made_by is distinct from replaces',
    caughtBy: identity('the host replaces the link of an absent player'),
  },
  {
    name: 'a page whose seat was handed on stays',
    file: IN.invitationsApi,
    find: 'if (replaces !== null) await tables.dismiss(table, seat);',
    plant: '',
    caughtBy: fuzz,
  },
  {
    name: 'an old key still opens the seat',
    file: IN.invitations,
    find: '.set({ player, name, key_hash: null, bot: null, lent: false })',
    plant: '.set({ ...(used.replaces === null ? { player } : {}), name, key_hash: null })',
    caughtBy: fuzz,
  },
  {
    name: 'a link that was made void still opens the seat',
    file: IN.seating,
    find: '.set({ player, ...(voidLink ? { key_hash: null } : {}) })',
    plant: '.set({ player })',
    caughtBy: keptTables('a link to a seat becomes the seat of a player'),
  },
  {
    name: 'an invitation can be used twice',
    file: IN.invitations,
    find: `.where('token_hash', '=', hashOf(token))
          .where('used', 'is', null)`,
    plant: `.where('token_hash', '=', hashOf(token))`,
    caughtBy: players('accept an invitation once'),
  },
  {
    name: 'an invitation takes the seat of whoever sat down meanwhile',
    file: IN.invitations,
    find: `.where(sql<boolean>\`\${sits} is not distinct from \${used.replaces}::text\`)`,
    plant: '',
    caughtBy: players('accept an invitation once'),
  },
  {
    name: 'looking at an invitation uses it up',
    file: IN.invitationsApi,
    find: 'const [listed] = await world.store.list([table]);',
    plant: `const [listed] = await world.store.list([table]);
    await invitations.revoke(found.id);`,
    caughtBy: identity('a preview of an invitation does not use it up'),
  },
  {
    name: 'whoever has the token sits down instead of the one who knocked',
    file: IN.invitationsApi,
    find: 'if (found.forPlayer !== null && found.forPlayer !== player) {',
    plant: `if (found.forPlayer === '') {`,
    caughtBy: identity('a code to join opens the lobby'),
  },
  {
    name: 'the key of a revoked device still opens',
    file: IN.seating,
    find: ' and player_keys.revoked is null',
    plant: '',
    caughtBy: players('revoke the keys of devices'),
  },
  {
    name: 'the host opens every seat',
    file: IN.seating,
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
    name: 'another server lets codes be guessed anew',
    file: 'packages/server/src/http/guesses.ts',
    find: 'if (this.shared && !(await this.shared.take(address, this.limits))) return null;',
    plant: '',
    caughtBy: twoServers('count together'),
  },
  {
    name: 'somebody who watches talks under the name of a player',
    file: IN.watchers,
    find: `return isTaken ? '' : guest.name;`,
    plant: 'return guest.name;',
    caughtBy: identity('those who watch talk under no player'),
  },
];
