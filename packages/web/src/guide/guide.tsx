import { GraduationCap } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Lesson } from '../games/page-game.ts';
import { usePlayback } from '../table/playback/playback.tsx';
import { useTable, useTableState } from '../table/table-context.tsx';
import { useLanguage } from '../words/language.ts';
import { isGuided, keepRead, readLessons, setGuided } from './guide-progress.ts';
import { latest, lessonFor } from './lessons.ts';
import './guide.css';

/** Explains each thing when it comes for the first time, until one leaves the guide. */
export function Guide() {
  const table = useTableState((state) => state.info?.table);
  const hasLessons = useTable().page.lessons.length > 0;
  return table !== undefined && hasLessons ? <GuideOf key={table} table={table} /> : null;
}

/** Lit cards matter where a question is asked. */
function isAboutAsking({ on }: Lesson): boolean {
  return typeof on === 'object' && 'ask' in on;
}

function GuideOf({ table }: { readonly table: string }) {
  const { page, prompt, log, view, language, isPast } = useTable();
  const { hold } = usePlayback();
  const { t } = useLanguage();
  const [isOn, setOn] = useState(() => isGuided(table));
  const [read, setRead] = useState(() => readLessons(table));
  const moment = { prompt, told: latest(log), isOver: view.outcome !== null };
  const lesson = isOn && !isPast ? lessonFor(page.lessons, read, moment) : null;
  const isShown = lesson !== null;

  // Playback pauses until the lesson has been read.
  useEffect(() => {
    hold(isShown);
    return () => hold(false);
  }, [hold, isShown]);

  if (!lesson) return null;
  const understood = () => {
    const next = [...read, lesson.id];
    setRead(next);
    keepRead(table, next);
  };
  const leave = () => {
    setOn(false);
    setGuided(table, false);
  };
  return (
    <aside className="guide" aria-label={t('guide.title')} data-lesson={lesson.id}>
      <header className="guide-head">
        <GraduationCap size={20} aria-hidden="true" />
        <h2>{lesson.title[language]}</h2>
        <span className="quiet">
          {t('guide.progress', { count: read.length + 1, all: page.lessons.length })}
        </span>
      </header>
      <div aria-live="polite" className="stack">
        {lesson.text[language].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {prompt && isAboutAsking(lesson) && <p className="quiet">{t('guide.lit')}</p>}
      </div>
      <div className="question-options">
        <button
          type="button"
          className="button button-main"
          onClick={understood}
          data-verb="understood"
          aria-keyshortcuts="g"
        >
          {t('guide.understood')}
        </button>
        <button type="button" className="button" onClick={leave} data-verb="leave-guide">
          {t('guide.leave')}
        </button>
      </div>
    </aside>
  );
}
