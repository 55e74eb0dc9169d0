import type { CSSProperties } from 'react';
import { CardPicture } from '../../art/card-picture.tsx';
import type { Cover } from '../../games/cover.ts';
import './fan.css';

/** The cards that stand for a game, before anything else of it is loaded. */
export function Fan({ cover }: { readonly cover: Cover }) {
  return (
    <div className="fan" aria-hidden="true">
      {cover.fan.map((art, index) => (
        <div
          key={art.code}
          className="fan-card"
          style={{ '--turn': index - (cover.fan.length - 1) / 2 } as CSSProperties}
        >
          <CardPicture art={art} />
        </div>
      ))}
    </div>
  );
}
