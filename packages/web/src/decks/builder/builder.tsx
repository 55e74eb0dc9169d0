import { LogOut, Redo2, Undo2 } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { coverOf } from '../../games/registry.ts';
import { LanguageSwitch, SettingsButton } from '../../screens/frame/page-head.tsx';
import { ScreenPlace } from '../../screens/frame/screen-place.tsx';
import { useTitle } from '../../screens/frame/use-title.ts';
import type { BuildCard } from '../desk/desk.ts';
import type { Workshop } from '../desk/use-desk.ts';
import type { KeptDeck } from '../kept/kept-deck.ts';
import { keepSynchronised } from '../kept/sync.ts';
import { useDeckTexts } from '../words/words.ts';
import { CardDialog } from './card-dialog.tsx';
import { DeckPanel } from './deck-panel.tsx';
import { DeckSheet } from './deck-sheet.tsx';
import { PoolPanel } from './pool-panel.tsx';
import { useBuilder } from './use-builder.ts';
import './builder.css';
import './filters.css';
import './pool.css';
import './deck-panel.css';
import './numbers/plots.css';
import './strips.css';
import './more.css';
import './card-dialog.css';
import './phone.css';
import './deck-sheet.css';

/** Pool and deck side by side. */
export function Builder(props: { readonly kept: KeptDeck; readonly workshop: Workshop }) {
  const { kept, workshop } = props;
  const { page, desk } = workshop;
  const { say } = useDeckTexts();
  const building = useBuilder(kept, workshop);
  const { deck, undo, redo } = building;
  const [shown, show] = useState<BuildCard | null>(null);
  const close = useCallback(() => show(null), []);
  const byCode = useMemo(
    () => new Map([...desk.cards, ...desk.heroes].map((card) => [card.code, card])),
    [desk],
  );
  useTitle(deck.name || say.untitled);
  useUndoKeys(undo, redo);
  useEffect(() => keepSynchronised(), []);
  return (
    <div className="screen builder" data-lettering={coverOf(page.name)?.door.lettering}>
      <ScreenPlace page={page} />
      <header className="builder-head">
        <Link
          href={`/decks?game=${page.name}`}
          className="button button-icon"
          aria-label={say.builder.all}
          data-verb="all-decks"
        >
          <LogOut aria-hidden="true" size={18} transform="scale(-1 1)" />
        </Link>
        <h1 className="builder-title">
          {page.title} <small>{say.title}</small>
        </h1>
        <button
          type="button"
          className="button"
          disabled={undo === null}
          onClick={() => undo?.()}
          data-verb="undo"
          title={`${say.builder.undo} (Ctrl+Z)`}
        >
          <Undo2 aria-hidden="true" size={17} />
          <span className="builder-word">{say.builder.undo}</span>
        </button>
        <button
          type="button"
          className="button"
          disabled={redo === null}
          onClick={() => redo?.()}
          data-verb="redo"
          aria-label={say.builder.redo}
          title={`${say.builder.redo} (Ctrl+Y)`}
        >
          <Redo2 aria-hidden="true" size={17} />
        </button>
        <LanguageSwitch />
        <SettingsButton />
      </header>
      <main className="builder-main">
        <PoolPanel workshop={workshop} building={building} onShow={show} />
        <DeckPanel
          kept={kept}
          workshop={workshop}
          building={building}
          byCode={byCode}
          onShow={show}
        />
      </main>
      <DeckSheet workshop={workshop} deck={deck} />
      {shown && <CardDialog card={shown} workshop={workshop} building={building} onClose={close} />}
      {!building.isStored && (
        <p role="alert" className="notice">
          {say.notStored}
        </p>
      )}
    </div>
  );
}

/** Ctrl+Z and Ctrl+Y, where nobody is typing. */
function useUndoKeys(undo: (() => void) | null, redo: (() => void) | null): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea');
      if (isTyping || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      const act = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null;
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [undo, redo]);
}
