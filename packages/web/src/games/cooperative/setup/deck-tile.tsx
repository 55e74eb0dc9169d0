import { CardPicture } from '../../../art/card-picture.tsx';
import { useLanguage } from '../../../words/language.ts';
import type { Art } from '../../page-game.ts';

/** The deck that comes with a hero, ready to be played, or one's own. */
export function DeckTile(props: {
  readonly count: number;
  readonly art: readonly Art[];
  readonly isOwn?: boolean;
}) {
  const { count, art, isOwn = false } = props;
  const { t } = useLanguage();
  return (
    <p className="deck-tile">
      <span className="deck-tile-cards" aria-hidden="true">
        {art.map((each) => (
          <span key={each.code}>
            <CardPicture art={each} size="S" />
          </span>
        ))}
      </span>
      <span>
        <b>{t(isOwn ? 'setup.ownDeck' : 'setup.readyDeck')}</b>
        <span className="quiet">{t('setup.cards', { count })}</span>
      </span>
    </p>
  );
}
