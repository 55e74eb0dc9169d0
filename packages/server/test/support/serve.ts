import { tmpdir } from 'node:os';
import { GAMES } from '../../src/games.ts';
import { serve } from '../../src/main.ts';

// The starting process holds the input open: the server must not go on alone.
process.stdin.resume().once('end', () => process.exit());

// A later version, for trials in which it takes the place of this one.
const { GRIMRULE_TEST_RULES: version } = process.env;
if (version) for (const { definition } of GAMES.values()) Object.assign(definition, { version });

// A server without a page, for tests that kill it.
await serve(tmpdir());
