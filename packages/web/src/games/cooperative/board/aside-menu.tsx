import type { ZoneId } from '@grimrule/kernel';
import { Popover } from 'radix-ui';
import { Icon } from '../../../card/icons.tsx';
import { Pile } from '../../../table/board/zones.tsx';
import { useLanguage } from '../../../words/language.ts';
import { withSoftHyphens } from '../../../words/soft-hyphens.ts';
import { useCooperativeView } from '../view.ts';

export interface AsidePile {
  readonly id: ZoneId;
  /** Its name, where the zone's own would not do. */
  readonly label?: string;
}

/** Piles that are looked at now and then: they share one place. Empty ones are not shown. */
export function AsideMenu({ piles }: { readonly piles: readonly AsidePile[] }) {
  const view = useCooperativeView();
  const { t } = useLanguage();
  const count = (id: ZoneId) => view.zones[id]?.length ?? 0;
  const filled = piles.filter(({ id }) => count(id) > 0);
  const total = filled.reduce((sum, { id }) => sum + count(id), 0);
  return (
    <Popover.Root>
      <Popover.Trigger
        className="coop-aside"
        aria-label={t('cooperative.aside', { count: total })}
        data-verb="aside"
      >
        <Icon name="aside" />
        <span className="pile-label">
          {withSoftHyphens(t('cooperative.asideShort'))} <b>{total}</b>
        </span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="sheet coop-aside-sheet"
          aria-label={t('cooperative.asideShort')}
          sideOffset={6}
          collisionPadding={8}
        >
          {filled.length === 0
            ? t('cooperative.asideEmpty')
            : filled.map(({ id, ...name }) => <Pile key={id} zone={id} {...name} />)}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
