import type { ErrorInfo, ReactNode } from 'react';
import { Component } from 'react';
import { useLanguage } from '../../words/language.ts';

interface Props {
  readonly children: ReactNode;
}

/** Catches unexpected errors, so that the page says something instead of going blank. */
export class ErrorBoundary extends Component<Props, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error(error, componentStack);
  }

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : <Stumbled error={error} />;
  }
}

/** Parts of the page are loaded when they are needed; a newer version may have replaced them. */
const isStale = (error: unknown) =>
  error instanceof TypeError && /import|fetch|load/i.test(error.message);

function Stumbled({ error }: { readonly error: unknown }) {
  const { t } = useLanguage();
  const details = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
  return (
    <main className="screen-main stuck" role="alert">
      <h1 className="screen-title">{t('screens.error.title')}</h1>
      <p>{t(isStale(error) ? 'screens.error.stale' : 'screens.error.text')}</p>
      <div className="row">
        <button
          type="button"
          className="button button-main"
          onClick={() => window.location.reload()}
        >
          {t('screens.error.again')}
        </button>
        {/* A whole new page: nothing of this one can be relied on. */}
        <a href="/" className="button">
          {t('screens.opened.home')}
        </a>
      </div>
      <details>
        <summary>{t('screens.error.details')}</summary>
        <pre className="details">{details}</pre>
      </details>
    </main>
  );
}
