import { DropdownMenu } from 'radix-ui';
import { useLanguage } from '../../words/language.ts';
import { useTableState, useTableStore } from '../table-context.tsx';

/** The name of a spectator who talks, with what players can do about it. */
export function WatcherMenu({
  watcher,
  name,
}: {
  readonly watcher: string;
  readonly name: string;
}) {
  const { t } = useLanguage();
  const store = useTableStore();
  const isMuted = useTableState(({ info }) => info?.muted.includes(watcher) ?? false);
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger
        className="watcher-name"
        aria-label={`${name}: ${t('joining.watchers.of', { name })}`}
        data-watcher={watcher}
      >
        {name}
        {isMuted && ` (${t('joining.watchers.isMuted')})`}:
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" sideOffset={4} align="start">
          <DropdownMenu.Item
            className="menu-item"
            onSelect={() => store.say({ say: 'mute', watcher, muted: !isMuted })}
            data-verb={isMuted ? 'unmute' : 'mute'}
          >
            {t(isMuted ? 'joining.watchers.unmute' : 'joining.watchers.mute')}
          </DropdownMenu.Item>
          <DropdownMenu.Item
            className="menu-item"
            onSelect={() => store.say({ say: 'remove', watcher })}
            data-verb="remove-watcher"
          >
            {t('joining.watchers.remove')}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
