import type { GameOfBook } from '@grimrule/rulebook';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { coverOf } from '../games/registry.ts';
import { PageHead } from '../screens/frame/page-head.tsx';
import { useTitle } from '../screens/frame/use-title.ts';
import { useLanguage } from '../words/language.ts';
import { PAGES, pageAddress } from './address.ts';
import { SearchBox } from './search-box.tsx';
import './rules.css';

/** A page of the rules: our head, where one is, the pages of the book, and what it is about. */
export function RulesScreen(props: {
  readonly title: string;
  /** The name of the tab, where the heading alone says too little. */
  readonly tab?: string;
  readonly game?: GameOfBook;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const { title, tab = title, game, className = '', children } = props;
  useTitle(tab);
  const heading = useArrival();
  return (
    <div className="screen rules-screen">
      <PageHead />
      <div className="rules-bar">
        <Trail game={game} />
        <SearchBox game={game} />
        {game && <Pages game={game} />}
      </div>
      <main className={`screen-main rules-main ${className}`}>
        <h1 ref={heading} tabIndex={-1} className="screen-title rules-title">
          {title}
        </h1>
        {children}
      </main>
    </div>
  );
}

function Trail({ game }: { readonly game: GameOfBook | undefined }) {
  const { t } = useLanguage();
  const [place] = useLocation();
  const steps = [
    ['/rules', t('rulebook.title')],
    ...(game ? [[`/rules/${game}`, coverOf(game)?.title ?? game] as const] : []),
  ] as const;
  return (
    <nav aria-label={t('rulebook.where')} className="rules-trail">
      <ol>
        {steps.map(([address, name]) => (
          <li key={address}>
            <Link href={address} aria-current={address === place ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Pages({ game }: { readonly game: GameOfBook }) {
  const { t } = useLanguage();
  const [place] = useLocation();
  const pages = [
    ['entries', `/rules/${game}`] as const,
    ...PAGES.map((page) => [page, pageAddress(game, page)] as const),
    ['cards', `/cards/${game}`] as const,
  ];
  return (
    <nav aria-label={t('rulebook.pages.label')} className="rules-pages">
      {pages.map(([name, address]) => (
        <Link key={name} href={address} aria-current={address === place ? 'page' : undefined}>
          {t(`rulebook.pages.${name}`)}
        </Link>
      ))}
    </nav>
  );
}

let hasBeenHere = false;

/**
 * A link leads to the top of the next page and announces it to screen readers; going back
 * leads to where one was.
 */
export function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const toTop = () => window.scrollTo(0, 0);
    // The router says so when a link is followed, not on going back.
    window.addEventListener('pushState', toTop);
    return () => window.removeEventListener('pushState', toTop);
  }, []);
  useEffect(() => {
    if (hasBeenHere && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true });
    }
    hasBeenHere = true;
    // The target of the address was not there yet when the browser looked for it.
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return heading;
}
