import { useLanguage } from '../words/language.ts';
import type { Playback } from './playback.ts';
import { useTable } from './table-context.tsx';

/** What is being resolved, with what waits behind it. */
export function Banner({ playback }: { readonly playback: Playback }) {
  const { view, words, page, isShowing, isPast, store } = useTable();
  const { t } = useLanguage();
  const titles = view.stack.flatMap(({ procedure }) => {
    const rule = page.game.definition.procedures.get(procedure)?.rule;
    return rule ? [words.rule(rule)] : [];
  });
  // Parts of one procedure follow the same rule and are named once.
  const distinct = titles.filter((title, index) => title !== titles[index - 1]);
  return (
    <div className="banner">
      <ol aria-label={t('banner.title')}>
        {distinct.map((title, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule may be followed within itself.
          <li key={index} aria-current={index === distinct.length - 1 ? 'step' : undefined}>
            {title}
          </li>
        ))}
      </ol>
      {playback.stoppedAt && (
        <button type="button" className="button button-main" onClick={() => playback.goOn()}>
          {t('banner.goOn', { step: words.rule(playback.stoppedAt) })}
        </button>
      )}
      {isShowing && !playback.stoppedAt && (
        <button type="button" className="button" onClick={() => store.showAll()} data-verb="skip">
          {t('banner.skip')}
        </button>
      )}
      {isPast && (
        <button type="button" className="button button-main" onClick={() => store.lookAt(null)}>
          {t('banner.present')}
        </button>
      )}
    </div>
  );
}
