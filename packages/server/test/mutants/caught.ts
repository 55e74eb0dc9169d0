/** The test that has to find a fault: a trial, or a spec with words in the names of its tests. */
export const fuzz = { trial: 'fuzz' } as const;
export const chaos = { trial: 'chaos' } as const;

const by = (spec: string) => (tests: string) => ({ spec, tests });
export const consent = by('packages/room/test/consent.spec.ts');
export const session = by('packages/room/test/session.spec.ts');
export const sharing = by('packages/room/test/sharing.spec.ts');
export const hosts = by('packages/kernel/test/state/hosts.spec.ts');
export const identity = by('packages/server/test/players/identity.spec.ts');
export const comingBack = by('packages/server/test/players/coming-back.spec.ts');
export const keptTables = by('packages/server/test/kept-tables.spec.ts');
export const memory = by('packages/server/test/tables/memory.spec.ts');
export const players = by('packages/server/test/players/players.spec.ts');
export const twoServers = by('packages/server/test/tables/two-servers.spec.ts');
export const abuse = by('packages/server/test/http/abuse.spec.ts');
export const effort = by('packages/room/test/effort.spec.ts');
export const endless = by('packages/server/test/storage/endless.spec.ts');
export const reuse = by('packages/server/test/operating/reuse.spec.ts');
export const whoAsks = by('packages/server/test/parts/who-asks.spec.ts');
export const budgets = by('packages/server/test/http/budgets.spec.ts');
export const space = by('packages/server/test/http/space.spec.ts');
export const newTables = by('packages/server/test/parts/new-tables.spec.ts');
export const edges = by('packages/server/test/http/edges.spec.ts');
export const operating = by('packages/server/test/operating/operating.spec.ts');
export const storing = by('packages/server/test/storage/storage.spec.ts');
export const visit = by('packages/server/test/parts/visit.spec.ts');
