import { Eye } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useLanguage } from '../../words/language.ts';
import { useTableState, useTableStore } from '../table-context.tsx';

/** How many watch, and what players can decide about them. */
export function Watching({ count }: { readonly count: number }) {
  const { t } = useLanguage();
  const label = t('seats.watching', { count });
  return (
    <Popover.Root>
      <Popover.Trigger
        className="seats-watching"
        aria-label={label}
        title={label}
        data-verb="watchers"
      >
        <Eye size={16} aria-hidden="true" />
        <span aria-hidden="true">{count}</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="sheet seat-sheet"
          sideOffset={6}
          collisionPadding={8}
          aria-label={t('joining.watchers.title')}
        >
          <Watchers />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** The players' decisions about spectators, and the muted ones. */
function Watchers() {
  const { t } = useLanguage();
  const store = useTableStore();
  const info = useTableState((state) => state.info);
  const chat = useTableState((state) => state.chat);
  const plays = useTableState((state) => state.seats.length > 0);
  if (!info) return null;
  const nameOf = (watcher: string) =>
    chat.findLast((line) => line.watcher === watcher)?.name || t('chat.spectator');
  return (
    <div className="stack">
      <p className="sheet-title">{t('seats.watching', { count: info.spectators })}</p>
      {plays && (
        <label className="check">
          <input
            type="checkbox"
            checked={info.watchersTalk}
            onChange={({ target }) => store.say({ say: 'watchers', talk: target.checked })}
            data-verb="watchers-talk"
          />
          {t('joining.watchers.talk')}
        </label>
      )}
      {plays && info.muted.length > 0 && (
        <>
          <p className="quiet">{t('joining.watchers.muted')}</p>
          <ul className="stack">
            {info.muted.map((watcher) => (
              <li key={watcher} className="row">
                {nameOf(watcher)}
                <button
                  type="button"
                  className="button"
                  onClick={() => store.say({ say: 'mute', watcher, muted: false })}
                  data-verb="unmute"
                >
                  {t('joining.watchers.unmute')}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {plays && <p className="quiet hint">{t('joining.watchers.hint')}</p>}
    </div>
  );
}
