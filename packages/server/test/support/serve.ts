import { tmpdir } from 'node:os';
import { serve } from '../../src/main.ts';

// Whoever started it holds its input open: it must not go on alone.
process.stdin.resume().once('end', () => process.exit());

// A server without a page, for tests that kill it.
await serve(tmpdir());
