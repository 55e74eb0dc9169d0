import { memo } from 'react';
import type { Art } from '../games/page-game.ts';
import type { GameArt } from './game-art.ts';
import { useArt } from './loaded-art.ts';
import type { View } from './picture.ts';
import './picture.css';

interface CardPictureProps {
  readonly art: Art;
  /** S shows the face alone, without dots and flecks; M and L show everything. */
  readonly size?: 'S' | 'M' | 'L';
  /** Schemes, quests and whatever else lies on its side. */
  readonly shape?: 'upright' | 'wide';
  /** A character's head reaches above the upper edge, by up to 12 % of a card's height. Others stay within it. */
  readonly leansOut?: boolean;
}

/** The picture of a card. It fills the box that it is put in. */
export const CardPicture = memo(
  function CardPicture({ art, size = 'M', shape = 'upright', leansOut = false }: CardPictureProps) {
    const pictures = useArt(art);
    if (!pictures) return <span className="picture" data-tone={art.tone} />;
    const isFigure = pictures.isFigure(art);
    if (leansOut && isFigure && size !== 'S') {
      return (
        <span className="picture picture-leaning">
          <Drawn pictures={pictures} art={art} view="backdrop" />
          <Drawn pictures={pictures} art={art} view="figure" />
        </span>
      );
    }
    const view = size === 'S' ? 'small' : shape;
    return <Drawn pictures={pictures} art={art} view={view} />;
  },
  (before, after) =>
    isSame(before.art, after.art) &&
    before.size === after.size &&
    before.shape === after.shape &&
    before.leansOut === after.leansOut,
);

/** The face of a card for seats, options and doors: a square. */
export const Portrait = memo(
  function Portrait({ art }: { readonly art: Art }) {
    const pictures = useArt(art);
    if (!pictures) return <span className="picture" data-tone={art.tone} />;
    return <Drawn pictures={pictures} art={art} view="portrait" />;
  },
  (before, after) => isSame(before.art, after.art),
);

/** A character without a backdrop, for doors and endings. Its box is 320 wide and 274 high. */
export const Figure = memo(
  function Figure({ art }: { readonly art: Art }) {
    const pictures = useArt(art);
    return pictures ? <Drawn pictures={pictures} art={art} view="bust" /> : null;
  },
  (before, after) => isSame(before.art, after.art),
);

/** The sign of a character, in the colour of the text around it. */
export function EmblemSign({ art }: { readonly art: Art }) {
  const emblem = useArt(art)?.emblem(art);
  if (!emblem) return null;
  return (
    <svg className="emblem-sign" viewBox="-60 -60 120 120" aria-hidden="true">
      <path
        d={emblem.d}
        fill={emblem.line === undefined ? 'currentColor' : 'none'}
        fillRule="evenodd"
        stroke={emblem.line === undefined ? 'none' : 'currentColor'}
        strokeWidth={emblem.line}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function Drawn(props: { readonly pictures: GameArt; readonly art: Art; readonly view: View }) {
  const { pictures, art, view } = props;
  return (
    <img
      className="picture"
      data-view={view}
      data-figure={pictures.isFigure(art) || undefined}
      src={addressOf(pictures, art, view)}
      alt=""
      draggable={false}
      decoding="async"
    />
  );
}

const addresses = new Map<string, string>();

/**
 * A picture is made once and shown as an image: the browser paints it once, however many cards show it, and a card
 * has one element instead of a hundred.
 */
function addressOf(pictures: GameArt, art: Art, view: View): string {
  const name = `${art.game} ${art.code} ${view}`;
  const known = addresses.get(name);
  if (known !== undefined) return known;
  const svg = pictures.svg(art, view).replaceAll('"', "'").replaceAll('#', '%23');
  const address = `data:image/svg+xml,${svg}`;
  addresses.set(name, address);
  return address;
}

const isSame = (one: Art, other: Art) =>
  one === other || (one.game === other.game && one.code === other.code);
