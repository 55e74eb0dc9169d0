import { type CSSProperties, useId } from 'react';
import { CardPicture, Figure } from '../../art/card-picture.tsx';
import type { Door, Standing } from '../../games/cover.ts';
import type { Art } from '../../games/page-game.ts';

/** The outlines of doors, in a box of 1 by 1. */
const OUTLINES: Readonly<Record<Door['shape'], string>> = {
  rising: 'M.005 .07L.995 0Q1 0 1 .01V.97Q1 1 .966 1H.034Q0 1 0 .97V.08Q0 .07 .005 .07Z',
  arch: 'M0 .3C0 .1 .216 0 .5 0S1 .1 1 .3V.97Q1 1 .966 1H.034Q0 1 0 .97Z',
  falling: 'M.005 0L.995 .07Q1 .07 1 .08V.97Q1 1 .966 1H.034Q0 1 0 .97V.01Q0 0 .005 0Z',
};

/** A frame with people in it, who reach over its upper edge. */
export function DoorPicture({ door, fan }: { readonly door: Door; readonly fan: readonly Art[] }) {
  const id = useId();
  const outline = OUTLINES[door.shape];
  const colours = { '--door-ground': door.ground, '--door-frame': door.frame } as CSSProperties;
  const within = { clipPath: `url(#${id})` };
  return (
    <div className="door-picture" style={colours} aria-hidden="true">
      <svg className="door-frame" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <clipPath id={id} clipPathUnits="objectBoundingBox">
          <path d={outline} />
        </clipPath>
        <path className="door-contour" d={outline} />
        <path className="door-line" d={outline} />
      </svg>
      <div className="door-scene" style={within}>
        <CardPicture art={door.scene} />
      </div>
      <div className="door-people">
        {door.people.map((standing) => (
          <Person key={standing.code} standing={standing} fan={fan} />
        ))}
      </div>
      <div className="door-fade" style={within} />
    </div>
  );
}

function Person({ standing, fan }: { readonly standing: Standing; readonly fan: readonly Art[] }) {
  const { code, left, top, width, looksBack, isBehind } = standing;
  const art = fan.find((each) => each.code === code);
  if (!art) return null;
  return (
    <div
      className="door-person"
      data-looks-back={looksBack}
      data-behind={isBehind}
      style={{ left: `${left}%`, top: `${top}%`, width: `${width}%` }}
    >
      <Figure art={art} />
    </div>
  );
}
