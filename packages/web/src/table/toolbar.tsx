import { BookOpen, CircleHelp, LogOut, MessageCircle, ScrollText, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../words/language.ts';
import { hasCompany, useUnread } from './chat/company.ts';
import { useSmall } from './controls/use-small.ts';
import { PhaseStrip } from './phase-strip.tsx';
import { SeatsBar } from './seats/seats-bar.tsx';
import { showPanel, togglePanel, usePanel } from './side/panels.ts';
import { Unread } from './side/unread.tsx';
import { useTable, useTableState } from './table-context.tsx';
import { UndoMenu } from './undo/undo-menu.tsx';

export interface ToolbarProps {
  /** A screen's own buttons for its table. */
  readonly more?: ReactNode;
}

export function Toolbar({ more }: ToolbarProps) {
  const { page, view } = useTable();
  const { t } = useLanguage();
  // A phone has one menu for everything but to leave and to undo.
  const isSmall = useSmall() && more !== undefined;
  return (
    <header className="toolbar">
      <Link href="/" className="button button-icon" aria-label={t('toolbar.leave')}>
        <LogOut size={18} className="flipped" aria-hidden="true" />
      </Link>
      <h1 className="toolbar-title">
        {page.title}{' '}
        <small>
          {view.rounds === 0 ? t('toolbar.setup') : t('toolbar.round', { count: view.rounds })}
        </small>
      </h1>
      <PhaseStrip />
      <SeatsBar />
      <div className="toolbar-group">
        <UndoMenu />
      </div>
      <div className="toolbar-group">
        {!isSmall && (
          <Tool label={t('log.title')} onClick={() => togglePanel('log')} verb="log">
            <ScrollText size={18} aria-hidden="true" />
          </Tool>
        )}
        {!isSmall && <ChatTool />}
        <a
          href={`/rules/${page.name}`}
          target="_blank"
          rel="noreferrer"
          className="button button-icon only-wide"
          aria-label={t('rulebook.besides')}
          title={t('rulebook.besides')}
          data-verb="rules"
        >
          <BookOpen size={18} aria-hidden="true" />
        </a>
        {more}
        {!isSmall && (
          <Tool label={t('settings.title')} onClick={() => showPanel('settings')} verb="settings">
            <Settings size={18} aria-hidden="true" />
          </Tool>
        )}
        <Tool
          label={t('keys.title')}
          onClick={() => showPanel('keys')}
          verb="help"
          className="only-wide"
        >
          <CircleHelp size={18} aria-hidden="true" />
        </Tool>
      </div>
    </header>
  );
}

function ChatTool() {
  const { t } = useLanguage();
  const company = useTableState(hasCompany);
  const isOpen = usePanel((state) => state.panel === 'chat');
  const unread = useUnread(isOpen);
  if (!company) return null;
  return (
    <Tool label={t('chat.title')} onClick={() => togglePanel('chat')} verb="chat">
      <MessageCircle size={18} aria-hidden="true" />
      {unread > 0 && <Unread count={unread} />}
    </Tool>
  );
}

function Tool(props: {
  readonly label: string;
  readonly onClick: () => void;
  readonly verb?: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={`button button-icon ${props.className ?? ''}`}
      aria-label={props.label}
      title={props.label}
      onClick={props.onClick}
      data-verb={props.verb}
    >
      {props.children}
    </button>
  );
}
