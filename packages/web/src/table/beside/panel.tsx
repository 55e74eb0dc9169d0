import { ArrowLeft, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { KeyboardEvent } from 'react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLanguage } from '../../words/language.ts';
import { useNarrow } from './narrow-window.ts';
import { putAway, readBefore, useReading } from './reading.ts';
import './beside.css';

/** Lazy-loaded when the panel opens, and not with the table. */
const Contents = lazy(async () => ({ default: (await import('./contents.tsx')).Contents }));

/** The rulebook beside the game; on a phone, over its lower part. */
export function Beside() {
  const isOpen = useReading(({ pages }) => pages.length > 0);
  const isNarrow = useNarrow();
  // Another table has other rules.
  useEffect(() => () => useReading.setState({ pages: [], opener: null }), []);
  if (isNarrow) return <Sheet isOpen={isOpen} />;
  return isOpen ? <Panel /> : null;
}

function Panel() {
  const place = useRef<HTMLElement>(null);
  const { t } = useLanguage();
  useFollowed(place);
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    putAway();
  };
  return (
    <aside
      ref={place}
      className="beside beside-panel"
      tabIndex={-1}
      aria-label={t('beside.title')}
      onKeyDown={pressed}
    >
      <Pages />
    </aside>
  );
}

function Sheet({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => open || putAway()}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <SheetContent />
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function SheetContent() {
  const place = useRef<HTMLDivElement>(null);
  const { t } = useLanguage();
  useFollowed(place);
  return (
    <Dialog.Content
      ref={place}
      className="dialog drawer beside"
      aria-describedby={undefined}
      onOpenAutoFocus={(event) => event.preventDefault()}
      onCloseAutoFocus={(event) => event.preventDefault()}
    >
      <Dialog.Title className="sr-only">{t('beside.title')}</Dialog.Title>
      <Pages />
    </Dialog.Content>
  );
}

/** Every page is read from its beginning: the focus goes there, and what was scrolled comes back. */
function useFollowed(place: { readonly current: HTMLElement | null }): void {
  const page = useReading(({ pages }) => pages.at(-1));
  useEffect(() => {
    if (!page) return;
    place.current?.scrollTo({ top: 0 });
    place.current?.focus();
  }, [page, place]);
}

function Pages() {
  const page = useReading(({ pages }) => pages.at(-1));
  const isFirst = useReading(({ pages }) => pages.length < 2);
  const { t } = useLanguage();
  if (!page) return null;
  return (
    <>
      <div className="beside-bar">
        {!isFirst && (
          <button
            type="button"
            className="button button-quiet"
            onClick={readBefore}
            data-verb="back"
          >
            <ArrowLeft size={16} aria-hidden="true" /> {t('beside.back')}
          </button>
        )}
        <button
          type="button"
          className="button button-icon button-quiet beside-close"
          aria-label={t('close')}
          title={t('close')}
          onClick={putAway}
          data-verb="put-away"
        >
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      <Suspense fallback={<p className="quiet">{t('beside.loading')}</p>}>
        <Contents reading={page} />
      </Suspense>
    </>
  );
}
