import { isSent, isTexts } from '@grimrule/kernel';
import { PACKS } from './shelf/packs.ts';

/**
 * A seat takes another hero with its starter deck. Not while there are decks of other kinds at the table:
 * those say themselves who plays them.
 */
export function chooseHero(options: unknown, seat: number, hero: string): unknown {
  if (
    !isSent(options) ||
    options.campaign !== undefined ||
    options.decks !== undefined ||
    !isTexts(options.heroes)
  )
    return null;
  const { heroes } = options;
  const isKnown = PACKS.some(({ manifest }) => manifest.heroes.some(({ slug }) => slug === hero));
  const isTaken = heroes.some((each, at) => each === hero && at !== seat);
  if (heroes[seat] === undefined || !isKnown || isTaken) return null;
  return { ...options, heroes: heroes.map((each, at) => (at === seat ? hero : each)) };
}
