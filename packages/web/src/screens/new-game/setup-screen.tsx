import { Dices, Flag, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { PageGame } from '../../games/page-game.ts';
import { coverOf } from '../../games/registry.ts';
import { useLanguage } from '../../words/language.ts';
import { LanguageSwitch, SettingsButton } from '../frame/page-head.tsx';
import { useTitle } from '../frame/use-title.ts';

/** A screen that stands in the place of its game. */
export function SetupScreen(props: {
  readonly page: PageGame;
  readonly onSurprise: (() => void) | null;
  readonly children: ReactNode;
}) {
  const { page, onSurprise, children } = props;
  const { t } = useLanguage();
  const title = t('screens.new.title', { game: page.title });
  useTitle(title);
  const { Place } = page;
  return (
    <div className="screen setup-screen" data-lettering={coverOf(page.name)?.door.lettering}>
      <div className="setup-place">{Place && <Place />}</div>
      <header className="setup-head">
        <Link href="/" className="button button-icon" aria-label={t('screens.new.leave')}>
          <LogOut aria-hidden="true" size={18} transform="scale(-1 1)" />
        </Link>
        <h1 className="setup-game" aria-label={title}>
          {page.title} <small>{t('screens.new.label')}</small>
        </h1>
        {onSurprise && (
          <button type="button" className="button" onClick={onSurprise} data-verb="surprise">
            <Dices aria-hidden="true" size={17} />
            <span className="setup-word">{t('screens.new.surprise')}</span>
          </button>
        )}
        {page.Campaign && (
          <Link href={`/campaign/${page.name}`} className="button" data-verb="campaign">
            <Flag aria-hidden="true" size={17} />
            <span className="setup-word">{t('screens.new.campaign')}</span>
          </Link>
        )}
        <LanguageSwitch />
        <SettingsButton />
      </header>
      <main className="setup-main">{children}</main>
    </div>
  );
}
