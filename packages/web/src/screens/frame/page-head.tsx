import { LANGUAGES } from '@grimrule/words';
import {
  BookOpen,
  Flag,
  FlaskConical,
  FolderClock,
  Layers,
  Settings,
  UserRound,
  WalletCards,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { OWN_NAMES, useLanguage } from '../../words/language.ts';
import { Sign } from './emblem.tsx';

const PLACES = [
  { verb: 'rules', href: '/rules', sign: BookOpen, name: 'rulebook.title' },
  { verb: 'cards', href: '/cards', sign: Layers, name: 'cards.title' },
  { verb: 'decks', href: '/decks', sign: WalletCards, name: 'screens.head.decks' },
  { verb: 'lab', href: '/lab', sign: FlaskConical, name: 'screens.head.lab' },
  { verb: 'history', href: '/history', sign: Flag, name: 'history.title' },
  { verb: 'saved', href: '/saved', sign: FolderClock, name: 'screens.head.saved' },
  { verb: 'me', href: '/me', sign: UserRound, name: 'me.title' },
] as const;

/** Our name, and what can be changed about the page at any moment. */
export function PageHead({ isHome = false }: { readonly isHome?: boolean }) {
  const { t } = useLanguage();
  return (
    <header className="page-head" data-home={isHome || undefined}>
      {isHome ? (
        <div className="home-brand">
          <Sign size={66} />
          <div>
            <h1>Grimrule</h1>
            <p>{t('home.tagline')}</p>
          </div>
        </div>
      ) : (
        <Link href="/" className="brand" aria-label={`Grimrule, ${t('screens.head.home')}`}>
          <Sign size={32} />
          <span>Grimrule</span>
        </Link>
      )}
      <nav aria-label={t('screens.head.label')} className="page-nav">
        {PLACES.map(({ verb, href, sign: Sign, name }) => (
          <Link key={verb} href={href} className="button" data-verb={verb}>
            <Sign aria-hidden="true" size={17} />
            <span>{t(name)}</span>
          </Link>
        ))}
      </nav>
      <LanguageSwitch />
      <SettingsButton />
    </header>
  );
}

export function LanguageSwitch() {
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

const SettingsDialog = lazy(async () => ({
  default: (await import('../../settings/settings-dialog.tsx')).SettingsDialog,
}));

export function SettingsButton() {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button"
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
