import type { Art } from '../games/page-game.ts';
import type { Pen } from './pen.ts';

/** Three hues of a circle of 360, how strong they are, and how far a card may stray from them. */
interface Scheme {
  readonly hues: readonly [ground: number, middle: number, light: number];
  readonly strength: number;
  readonly strays: number;
}

const scheme = (
  ground: number,
  middle: number,
  light: number,
  strength = 1,
  strays = 14,
): Scheme => ({ hues: [ground, middle, light], strength, strays });

/** By the tone of a card's frame. Games share them where they mean the same colour. */
const SCHEMES: Readonly<Record<string, Scheme>> = {
  red: scheme(12, 28, 80),
  yellow: scheme(55, 75, 100),
  green: scheme(165, 145, 115),
  blue: scheme(270, 245, 205),
  aggression: scheme(15, 32, 85),
  justice: scheme(60, 80, 105),
  leadership: scheme(265, 240, 200),
  protection: scheme(160, 142, 118),
  basic: scheme(275, 260, 85, 0.35, 40),
  hero: scheme(285, 20, 85, 1, 60),
  villain: scheme(320, 10, 130, 1, 30),
  encounter: scheme(300, 335, 70, 0.85, 58),
  obligation: scheme(240, 300, 60, 0.5, 30),
  location: scheme(230, 200, 75, 0.7, 40),
  artefact: scheme(310, 180, 90, 0.9, 60),
  violet: scheme(305, 312, 85, 0.9),
  wilds: scheme(165, 140, 95, 0.55, 45),
  darkness: scheme(320, 25, 110, 0.55, 40),
  journey: scheme(60, 70, 90, 0.6, 30),
};

const text = (light: number, colour: number, hue: number) =>
  `oklch(${light.toFixed(2)} ${colour.toFixed(3)} ${(hue + 360) % 360})`;

/** The colours of one card: those of its tone, a little different each time. */
export function paletteFor(tone: string, pen: Pen): Art['palette'] {
  const { hues, strength, strays } = SCHEMES[tone] ?? unknown(tone);
  const [ground, middle, light] = hues;
  const stray = pen.whole(-strays, strays);
  return [
    text(0.28 + pen.whole(0, 7) / 100, 0.09 * strength, ground + stray),
    text(0.55 + pen.whole(0, 8) / 100, 0.17 * strength, middle + stray),
    text(0.86 + pen.whole(0, 5) / 100, 0.12 * strength, light + pen.whole(-10, 10)),
  ];
}

/** A tone without colours of its own, such as that of a single hero, gets hues from its name. */
function unknown(tone: string): Scheme {
  const hue = [...tone].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  return scheme(hue, (hue + 40) % 360, (hue + 110) % 360);
}
