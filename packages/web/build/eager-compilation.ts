import type { Plugin } from 'vite';
import { ANY_GAME } from './sources.ts';

/** The files of which a table runs most, by their names in `files.ts`; a game's own is called after it. */
const RUN_AT_ONCE = new RegExp(
  `^(?:react|start|kernel|words|parts|table|${ANY_GAME}(?:-rules|-words)?)$`,
);

/**
 * Tells Chromium to compile such files whole, beside the page, while they still come in. Otherwise it
 * compiles each function when it is first called, and the page waits for that two thousand times.
 * To other browsers it is a comment.
 */
export function eagerCompilation(): Plugin {
  return {
    name: 'compiled ahead',
    apply: 'build',
    generateBundle: {
      // Last, for it counts only where nothing stands before it.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !RUN_AT_ONCE.test(file.name)) continue;
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}
