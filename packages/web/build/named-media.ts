import type { Plugin } from 'vite';
import { MEDIA } from '../src/style/breakpoints.ts';

const NAMED = /@media \((--[\w-]+)\)/g;
const CONDITIONS: Readonly<Record<string, string>> = MEDIA;

/** Puts the conditions of `breakpoints.ts` in the place of their names, as `@custom-media` would. */
export function namedMedia(): Plugin {
  return {
    name: 'named media',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.css')) return null;
      return code.replaceAll(NAMED, (_, name: string) => {
        const condition = CONDITIONS[name];
        if (condition === undefined) throw new Error(`${id}: there is no breakpoint ${name}`);
        return `@media ${condition}`;
      });
    },
  };
}
