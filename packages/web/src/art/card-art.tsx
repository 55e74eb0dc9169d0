import { memo } from 'react';
import type { Art } from '../games/page-game.ts';
import { backdrop } from './backdrop.tsx';
import './backs.css';
import type { Inks, Motif } from './motifs/motif.ts';
import { MOTIFS } from './motifs/motifs.ts';
import { closed, SHEET } from './paths.ts';
import { penFor } from './pen.ts';

/** The rest of a seed changes the background only: versions of one character look alike. */
const VERSION = '#';

/** The picture of a card, made from its name alone: the same card always looks the same. */
export const CardArt = memo(
  function CardArt({ art }: { readonly art: Art }) {
    const inks = inksOf(art.palette);
    const pen = penFor(`${art.seed} ${art.motif}`);
    const [who = ''] = art.seed.split(VERSION);
    const motif: Motif = Object.hasOwn(MOTIFS, art.motif)
      ? MOTIFS[art.motif as keyof typeof MOTIFS]
      : MOTIFS.burst;
    const light = pen.between(-20, 60);
    return (
      <svg
        viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        fillRule="nonzero"
      >
        {backdrop(pen, inks)}
        {motif(penFor(`${who} ${art.motif}`), inks)}
        <path
          d={closed([
            [light, -2],
            [light + 26, -2],
            [light - 10, 72],
            [light - 36, 72],
          ])}
          fill={inks.paper}
          opacity={0.1}
        />
      </svg>
    );
  },
  (before, after) => isSame(before.art, after.art),
);

function isSame(one: Art, other: Art): boolean {
  return (
    one === other ||
    (one.seed === other.seed &&
      one.motif === other.motif &&
      one.palette.every((colour, index) => colour === other.palette[index]))
  );
}

function inksOf([ground, middle, light]: Art['palette']): Inks {
  return {
    dark: `color-mix(in oklab, ${ground} 38%, #07050d)`,
    ground,
    middle,
    light,
    paper: '#fff8e7',
  };
}
