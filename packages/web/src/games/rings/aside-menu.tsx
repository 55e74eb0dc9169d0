import type { ZoneId } from '@grimrule/kernel';
import { Popover } from 'radix-ui';
import { Icon } from '../../card/icons.tsx';
import { Pile } from '../../table/zones.tsx';
import { useLanguage } from '../../words/language.ts';
import { useRingsView } from './seen.ts';
import { zone } from './zones.ts';

const ASIDE = [zone('set aside'), zone('removed from the game')];

/** Piles that are looked at now and then: they share one place. */
export function AsideMenu() {
  const view = useRingsView();
  const { t } = useLanguage();
  const count = (id: ZoneId) => view.zones[id]?.length ?? 0;
  const piles = ASIDE.filter((id) => count(id) > 0);
  const total = piles.reduce((sum, id) => sum + count(id), 0);
  if (total === 0) return null;
  return (
    <Popover.Root>
      <Popover.Trigger
        className="rings-aside"
        aria-label={t('rings.aside', { count: total })}
        data-verb="aside"
      >
        <Icon name="aside" />
        <span className="pile-label">
          {t('rings.asideShort')} <b>{total}</b>
        </span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="sheet rings-aside-sheet"
          aria-label={t('rings.asideShort')}
          sideOffset={6}
          collisionPadding={8}
        >
          {piles.map((id) => (
            <Pile key={id} zone={id} />
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
