#!/usr/bin/env node
import { register } from 'tsx/esm/api';

// The tsconfig.json of the folder the user happens to be in is none of ours.
register({ tsconfig: false });
await import('../src/main.ts');
