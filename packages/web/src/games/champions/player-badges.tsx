import type { Seat } from '@grimrule/kernel';
import { Icon } from '../../card/icons.tsx';
import { useLanguage } from '../../words/language.ts';
import { useChampionsView } from './seen.ts';

/** Who goes first, and whose turn it is. */
export function PlayerBadges({ seat }: { readonly seat: Seat }) {
  const { vars, seats } = useChampionsView();
  const { t } = useLanguage();
  return (
    <>
      {vars.phase === 'player' && vars.active === seat && (
        <span className="champions-badge" data-badge="turn" title={t('champions.onTurn')}>
          <Icon name="turn" aria-hidden={false} role="img" aria-label={t('champions.onTurn')} />
        </span>
      )}
      {seats > 1 && vars.firstPlayer === seat && (
        <span className="champions-badge" data-badge="first" title={t('champions.firstPlayer')}>
          <Icon
            name="first"
            aria-hidden={false}
            role="img"
            aria-label={t('champions.firstPlayer')}
          />
        </span>
      )}
    </>
  );
}
