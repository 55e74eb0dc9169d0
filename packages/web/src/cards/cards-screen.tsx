import { hasRulebook } from '@grimrule/rulebook';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { coverOf } from '../games/registry.ts';
import { useArrival } from '../rules/rules-screen.tsx';
import { PageHead } from '../screens/frame/page-head.tsx';
import { ScreenPlace } from '../screens/frame/screen-place.tsx';
import { useTitle } from '../screens/frame/use-title.ts';
import { useGame } from '../screens/use-game.ts';
import { useLanguage } from '../words/language.ts';
import { cardsAddress } from './address.ts';
import './cards.css';

/** A page about cards: our head, where one is, and what it is about. */
export function CardsScreen(props: {
  readonly title: string;
  /** The name of the tab, where the heading alone says too little. */
  readonly tab?: string;
  readonly game: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const { title, tab = title, game, className = '', children } = props;
  const { t } = useLanguage();
  useTitle(tab);
  const heading = useArrival();
  const name = coverOf(game)?.title ?? game;
  return (
    <div className="screen" data-lettering={coverOf(game)?.door.lettering}>
      <ScreenPlace page={useGame(game)} />
      <PageHead />
      <nav aria-label={t('cards.where')} className="rules-bar cards-bar">
        <Link href={cardsAddress(game)}>{t('cards.of', { game: name })}</Link>
        {hasRulebook(game) && (
          <Link href={`/rules/${game}`}>{t('rulebook.of', { game: name })}</Link>
        )}
      </nav>
      <main className={`screen-main ${className}`}>
        <h1 ref={heading} tabIndex={-1} className="screen-title rules-title">
          {title}
        </h1>
        {children}
      </main>
    </div>
  );
}
