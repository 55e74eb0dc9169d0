import { memo } from 'react';
import type { Art } from '../games/page-game.ts';

/** The picture of a card, made from its name alone. */
export const CardArt = memo(function CardArt({ art }: { readonly art: Art }) {
  const [back, middle, light] = art.palette;
  return (
    <svg viewBox="0 0 100 70" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="100" height="70" fill={back} />
      <circle cx="50" cy="38" r="26" fill={middle} />
      <circle cx="50" cy="38" r="12" fill={light} />
    </svg>
  );
});
