import type { PageGame } from '../../games/page-game.ts';
import '../../place/place.css';

/** The place of a game behind a screen about it, quieter than at its table. */
export function ScreenPlace({ page }: { readonly page: PageGame | null | undefined }) {
  const Place = page?.Place;
  return Place ? (
    <div className="screen-place">
      <Place />
    </div>
  ) : null;
}
