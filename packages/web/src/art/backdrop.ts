import { mix } from './colours.ts';
import { markupOf, type Names } from './drawing/markup.ts';
import { EMBLEMS, type EmblemName } from './emblems.ts';
import type { Ground } from './subject.ts';
import { emblemLayer } from './verbs.ts';

/** The backdrop reaches beyond the picture: a wide card shows more of it. */
const SHEET = 'x="-120" y="-60" width="450" height="360"';
const RAYS = 16;

interface Backdrop {
  readonly ground: Ground;
  readonly emblem?: EmblemName | undefined;
  readonly names: Names;
  /** Small pictures go without dots. */
  readonly hasDots: boolean;
}

/** Glow, sixteen rays, dots in the upper right corner, and the emblem large and faint. */
export function backdropMarkup({ ground, emblem, names, hasDots }: Backdrop): string {
  const [dark, middle, glow] = ground;
  const sign =
    emblem === undefined
      ? ''
      : markupOf(
          [[emblemLayer(EMBLEMS[emblem], [100, 92], 196, mix(middle, glow, 0.6), 0.42)]],
          names,
        );
  return [
    skyMarkup([dark, middle, mix(middle, glow, 0.75)], [100, 96, 150], names, 0.42),
    `<path d="${rays()}" fill="${glow}" opacity=".14"/>`,
    hasDots ? dots(glow, names) : '',
    sign,
  ].join('');
}

/** A sky with one lamp in it. */
export function skyMarkup(
  [dark, middle, glow]: Ground,
  [x, y, reach]: readonly [number, number, number],
  names: Names,
  half = 0.5,
): string {
  const light = names.next();
  return `<radialGradient id="${light}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${reach}"><stop offset="0" stop-color="${glow}"/><stop offset="${half}" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient><rect ${SHEET} fill="url(#${light})"/>`;
}

function rays(): string {
  const at = (turn: number) => {
    const angle = ((turn * 360) / RAYS + 6) * (Math.PI / 180);
    return `${Math.round(100 + 290 * Math.cos(angle))} ${Math.round(96 + 290 * Math.sin(angle))}`;
  };
  return Array.from({ length: RAYS }, (_, ray) => `M100 96L${at(ray)}L${at(ray + 0.46)}Z`).join('');
}

function dots(colour: string, names: Names): string {
  const [screen, fall, mask] = [names.next(), names.next(), names.next()];
  return `<pattern id="${screen}" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(28)"><circle cx="4.5" cy="4.5" r="2.3" fill="${colour}"/></pattern><linearGradient id="${fall}" x1="1" y1="0" x2=".35" y2=".55"><stop stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient><mask id="${mask}"><rect ${SHEET} fill="url(#${fall})"/></mask><rect ${SHEET} fill="url(#${screen})" mask="url(#${mask})"/>`;
}
