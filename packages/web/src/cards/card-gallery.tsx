import { memo } from 'react';
import { Link } from 'wouter';
import { CardFace } from '../card/card-face.tsx';
import type { Face, PageGame } from '../games/page-game.ts';
import { useLanguage } from '../words/language.ts';
import { cardAddress } from './address.ts';
import type { ListedCard } from './catalogue.ts';
import './card-gallery.css';

/** Cards as they lie on a table. Those out of sight are not drawn, however many there are. */
export function CardGallery(props: {
  readonly page: PageGame;
  readonly cards: readonly ListedCard[];
}) {
  const { page, cards } = props;
  const { language } = useLanguage();
  return (
    <ul className="cards-gallery">
      {cards.map(({ code, design }) => (
        <GalleryCard
          key={code}
          address={cardAddress(page.name, code)}
          code={code}
          face={page.face(design, language)}
        />
      ))}
    </ul>
  );
}

const GalleryCard = memo(function GalleryCard(props: {
  readonly address: string;
  readonly code: string;
  readonly face: Face;
}) {
  const { address, code, face } = props;
  return (
    <li data-code={code} data-shape={face.shape}>
      <Link
        href={address}
        className="gallery-card"
        aria-label={[face.title, face.kind, ...face.traits].join(', ')}
      >
        <span className="gallery-card-face" aria-hidden="true">
          <CardFace face={face} />
        </span>
      </Link>
    </li>
  );
});
