import { CardPicture } from '../../art/card-picture.tsx';
import type { PageGame } from '../../games/page-game.ts';
import { coverOf } from '../../games/registry.ts';
import { useLanguage } from '../../words/language.ts';
import './table-picture.css';

/** A small picture of where a game stands: the cards that matter, without their details. */
export function TablePicture(props: {
  readonly game: string;
  /** The game, once it is loaded. */
  readonly page: PageGame | null | undefined;
  readonly designs: readonly number[];
}) {
  const { game, page, designs } = props;
  const { language } = useLanguage();
  const isBare = designs.length === 0;
  return (
    <div className="table-picture" aria-hidden="true">
      {isBare &&
        coverOf(game)?.fan.map((art) => (
          <div key={art.code} className="mini-card">
            <CardPicture art={art} />
          </div>
        ))}
      {page &&
        [...new Set(designs)].map((design) => {
          const { title, tone, art } = page.face(design, language);
          return (
            <figure key={design} className="mini-card" data-tone={tone} title={title}>
              <CardPicture art={art} />
              <figcaption>{title}</figcaption>
            </figure>
          );
        })}
    </div>
  );
}
