import type { CSSProperties } from 'react';
import { CardArt } from '../../art/card-art.tsx';
import type { Cover } from '../../games/cover.ts';
import './fan.css';

/** The cards that stand for a game, before anything else of it is loaded. */
export function Fan({ cover }: { readonly cover: Cover }) {
  return (
    <div className="fan" aria-hidden="true">
      {cover.fan.map((art, index) => (
        <div
          key={art.seed}
          className="fan-card"
          style={{ '--turn': index - (cover.fan.length - 1) / 2 } as CSSProperties}
        >
          <CardArt art={art} />
        </div>
      ))}
    </div>
  );
}
