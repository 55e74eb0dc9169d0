// Has the newest player play against every scenario, and learns a judgement of positions from it:
//
//     npm run train -- champions --folder .training/1 --games 40 --seed 1
//     npm run train -- champions --folder .training/1 --games 40 --seed 1 --learn --write
//
// The first plays (and goes on where it was interrupted) and tells what was learned; the second plays
// no further and takes the weights into use. docs/laboratory.md has the rest.
import { bundle, run } from './bundle.mjs';
import { generate, orExit } from './generate.mjs';

await orExit(generate());
await run(
  await bundle(['packages/cli/src/train/main.ts', 'packages/cli/src/worker.ts']),
  'main.mjs',
);
