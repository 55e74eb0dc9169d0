import type { Ground, Scene } from './subject.ts';

/** The colours that the cards of one owner share: a hero, an aspect, a sphere, a villain. */
export interface Owner {
  readonly ground: Ground;
  readonly colours: Readonly<Record<string, string>>;
}

/** A scene in the colours of its owner. */
export function scene(
  { ground, colours }: Owner,
  draw: string,
  own: Partial<Omit<Scene, 'draw'>> = {},
): Scene {
  return { ground, ...own, colours: { ...colours, ...own.colours }, draw };
}

/** A place: its sky has one lamp, in place of rays and dots. */
export function place(
  ground: Ground,
  draw: string,
  own: Partial<Omit<Scene, 'draw' | 'ground'>> = {},
): Scene {
  return { ground, lamp: [110, 70, 190], ...own, draw };
}
