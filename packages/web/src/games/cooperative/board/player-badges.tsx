import type { Seat } from '@grimrule/kernel';
import { Icon } from '../../../card/icons.tsx';
import { useLanguage } from '../../../words/language.ts';
import { useCooperativeView } from '../view.ts';

interface PlayerBadgesProps {
  readonly seat: Seat;
  readonly isActive: boolean;
}

/** Badges of the active player and of the first player. */
export function PlayerBadges({ seat, isActive }: PlayerBadgesProps) {
  const { vars, seats } = useCooperativeView();
  const { t } = useLanguage();
  return (
    <>
      {isActive && <Badge icon="turn" label={t('cooperative.activePlayer')} />}
      {seats > 1 && vars.firstPlayer === seat && (
        <Badge icon="first" label={t('cooperative.firstPlayer')} />
      )}
    </>
  );
}

function Badge({ icon, label }: { readonly icon: 'turn' | 'first'; readonly label: string }) {
  return (
    <span className="coop-badge" data-badge={icon} title={label}>
      <Icon name={icon} aria-hidden={false} role="img" aria-label={label} />
    </span>
  );
}
