import { tmpdir } from 'node:os';
import { serve } from '../../src/main.ts';

// A server without a page, for tests that kill it.
await serve(tmpdir());
