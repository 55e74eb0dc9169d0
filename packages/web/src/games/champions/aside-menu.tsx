import type { ZoneId } from '@grimrule/kernel';
import { Popover } from 'radix-ui';
import { Icon } from '../../card/icons.tsx';
import { Pile } from '../../table/zones.tsx';
import { useLanguage } from '../../words/language.ts';
import { heroName, useChampionsView } from './seen.ts';
import type { ZoneName } from './zones.ts';
import { zone, zoneName } from './zones.ts';

const ASIDE: readonly ZoneName[] = [
  'victory display',
  'set aside',
  'villain deck',
  'main scheme deck',
  'removed from the game',
];

/** Piles that are looked at now and then: they share one place. */
export function AsideMenu() {
  const view = useChampionsView();
  const { language, t } = useLanguage();
  const count = (id: ZoneId) => view.zones[id]?.length ?? 0;
  const piles = [
    ...ASIDE.map((name) => ({ id: zone(name), label: zoneName(zone(name), language) })),
    ...Array.from({ length: view.seats }, (_, seat) => {
      const id = zone('nemesis set', seat);
      return { id, label: `${zoneName(id, language)}: ${heroName(view, seat, language)}` };
    }),
  ].filter(({ id }) => count(id) > 0);
  const total = piles.reduce((sum, { id }) => sum + count(id), 0);
  return (
    <Popover.Root>
      <Popover.Trigger
        className="champions-aside"
        aria-label={t('champions.aside', { count: total })}
        data-verb="aside"
      >
        <Icon name="aside" />
        <span className="pile-label">
          {t('champions.asideShort')} <b>{total}</b>
        </span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="sheet champions-aside-sheet"
          aria-label={t('champions.asideShort')}
          sideOffset={6}
          collisionPadding={8}
        >
          {piles.length === 0
            ? t('champions.asideEmpty')
            : piles.map(({ id, label }) => <Pile key={id} zone={id} label={label} />)}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
