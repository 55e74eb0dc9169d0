import { showPanel } from '../table/side/panels.ts';
import { useTable } from '../table/table-context.tsx';
import { useLanguage } from '../words/language.ts';
import { leaveGuide, restartGuide, resumeGuide, useGuide } from './guide-state.ts';

/** Leaves the guide of the table that is open, resumes it, or begins it again. */
export function GuideSwitch() {
  const { page } = useTable();
  const { t } = useLanguage();
  const { isOn, done } = useGuide();
  if (!page.guide) return null;
  const act = (deed: (game: string) => void) => () => {
    deed(page.name);
    showPanel(null);
  };
  return (
    <fieldset className="setting">
      <legend>{t('guide.title')}</legend>
      <div className="question-options">
        {isOn ? (
          <button type="button" className="button" onClick={act(leaveGuide)}>
            {t('guide.leave')}
          </button>
        ) : (
          <button
            type="button"
            className="button"
            onClick={act(resumeGuide)}
            data-verb="resume-guide"
          >
            {t('guide.resume')}
          </button>
        )}
        {done.length > 0 && (
          <button
            type="button"
            className="button"
            onClick={act(restartGuide)}
            data-verb="restart-guide"
          >
            {t('guide.again')}
          </button>
        )}
      </div>
    </fieldset>
  );
}
