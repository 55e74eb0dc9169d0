import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../../words/language.ts';
import { Screen } from './screen.tsx';

/** A screen that cannot show what was asked for, and what one can do instead. */
export function DeadEnd(props: {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}) {
  const { t } = useLanguage();
  return (
    <Screen title={props.title} className="stuck">
      <p>{props.text}</p>
      <div className="row">
        {props.children}
        <Link href="/" className="button">
          {t('screens.opened.home')}
        </Link>
      </div>
    </Screen>
  );
}

/** An address that leads nowhere. */
export function Missing() {
  const { t } = useLanguage();
  return <DeadEnd title={t('screens.missing.title')} text={t('screens.missing.text')} />;
}
