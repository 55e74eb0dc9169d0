import type { Seat } from '@grimrule/kernel';
import { Icon } from '../../card/icons.tsx';
import { useLanguage } from '../../words/language.ts';
import { useRingsView } from './seen.ts';

/** Who goes first, and whose part of the step it is. */
export function PlayerBadges({ seat }: { readonly seat: Seat }) {
  const { vars, seats } = useRingsView();
  const { t } = useLanguage();
  if (seats === 1) return null;
  return (
    <>
      {vars.active === seat && <Badge icon="turn" label={t('rings.active')} />}
      {vars.firstPlayer === seat && <Badge icon="first" label={t('rings.firstPlayer')} />}
    </>
  );
}

function Badge({ icon, label }: { readonly icon: 'turn' | 'first'; readonly label: string }) {
  return (
    <span className="rings-badge" data-badge={icon} title={label}>
      <Icon name={icon} aria-hidden={false} role="img" aria-label={label} />
    </span>
  );
}
