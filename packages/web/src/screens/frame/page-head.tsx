import { LANGUAGES } from '@grimrule/words';
import { BookOpen, Flag, FolderClock, Monitor, Moon, Settings, Sun, UserRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { THEMES, useSettings } from '../../settings/settings.ts';
import { OWN_NAMES, useLanguage } from '../../words/language.ts';
import { Sign } from './emblem.tsx';

/** Our name, and what can be changed about the page at any moment. */
export function PageHead({ isHome = false }: { readonly isHome?: boolean }) {
  const { t } = useLanguage();
  return (
    <header className="page-head" data-home={isHome || undefined}>
      {!isHome && (
        <Link href="/" className="brand" aria-label={`Grimrule, ${t('screens.head.home')}`}>
          <Sign size={32} />
          <span>Grimrule</span>
        </Link>
      )}
      <nav aria-label={t('screens.head.label')} className="page-nav">
        <Link href="/rules" className="button button-plain" data-verb="rules">
          <BookOpen aria-hidden="true" size={18} />
          <span>{t('rulebook.title')}</span>
        </Link>
        <Link href="/saved" className="button button-plain">
          <FolderClock aria-hidden="true" size={18} />
          <span>{t('screens.head.saved')}</span>
        </Link>
        <Link href="/history" className="button button-plain" data-verb="history">
          <Flag aria-hidden="true" size={18} />
          <span>{t('history.title')}</span>
        </Link>
        <Link href="/me" className="button button-plain" data-verb="me">
          <UserRound aria-hidden="true" size={18} />
          <span>{t('me.title')}</span>
        </Link>
      </nav>
      <LanguageSwitch />
      <ThemeSwitch />
      <SettingsButton />
    </header>
  );
}

function LanguageSwitch() {
  const { language, setLanguage, t } = useLanguage();
  return (
    <fieldset className="switch">
      <legend className="sr-only">{t('screens.head.language')}</legend>
      {LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === language}
          aria-label={OWN_NAMES[each]}
          title={OWN_NAMES[each]}
          data-language={each}
          onClick={() => void setLanguage(each)}
        >
          {each.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}

const SIGNS = { system: Monitor, dark: Moon, light: Sun } as const;

function ThemeSwitch() {
  const { t } = useLanguage();
  const theme = useSettings((settings) => settings.theme);
  return (
    <fieldset className="switch" data-of="theme">
      <legend className="sr-only">{t('screens.head.theme')}</legend>
      {THEMES.map((each) => {
        const Sign = SIGNS[each];
        const name = t(`screens.head.themes.${each}`);
        return (
          <button
            key={each}
            type="button"
            aria-pressed={each === theme}
            aria-label={name}
            title={name}
            data-theme-choice={each}
            onClick={() => useSettings.setState({ theme: each })}
          >
            <Sign aria-hidden="true" size={17} />
          </button>
        );
      })}
    </fieldset>
  );
}

const SettingsDialog = lazy(async () => ({
  default: (await import('../../settings/settings-dialog.tsx')).SettingsDialog,
}));

function SettingsButton() {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button button-plain"
        aria-label={t('settings.title')}
        title={t('settings.title')}
        onClick={() => setOpen(true)}
        data-verb="settings"
      >
        <Settings aria-hidden="true" size={18} />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <SettingsDialog open onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
