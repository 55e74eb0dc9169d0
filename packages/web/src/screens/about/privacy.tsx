import type { ReactNode } from 'react';
import { counted } from '../../words/plural.ts';
import { Screen } from '../frame/screen.tsx';
import { OperatorText } from './operator-text.tsx';
import { OwnData } from './own-data.tsx';
import { textFor, useAbout } from './use-about.ts';
import { useAboutWords } from './words.ts';
import './about.css';

interface KeptWords {
  readonly days_one: string;
  readonly days_other: string;
  readonly ever: string;
}

/** The data that is kept of players, where, and for how long. */
export function Privacy() {
  const { language, say } = useAboutWords();
  const words = say.privacy;
  const about = useAbout();
  const said = about && textFor(about.privacy, language);
  return (
    <Screen title={words.title} className="about">
      <Part title={words.brief}>
        <Points points={words.briefPoints} />
      </Part>
      <Part title={words.here}>
        <Points points={words.herePoints} />
        <p>{words.hereEnd}</p>
      </Part>
      <Part title={words.server}>
        <Points points={words.serverPoints} />
        <p>{words.others}</p>
        <p>{words.address}</p>
      </Part>
      <Part title={words.kept}>
        {about === undefined && <p role="status">{say.loading}</p>}
        {about === null && <p className="note">{say.unreachable}</p>}
        {about && (
          <Points
            points={[
              keptFor(words.keptTables, about.kept.tables),
              keptFor(words.keptChat, about.kept.chat),
              keptFor(words.keptReports, about.kept.reports),
              keptFor(words.keptPlayers, about.kept.players),
              words.keptCodes,
              words.backups,
            ]}
          />
        )}
      </Part>
      <OwnData />
      {said && (
        <Part title={words.said}>
          <OperatorText {...said} />
        </Part>
      )}
    </Screen>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="section-title">{title}</h2>
      {children}
    </section>
  );
}

function Points({ points }: { readonly points: readonly string[] }) {
  return (
    <ul className="about-points">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

function keptFor({ days_one, days_other, ever }: KeptWords, days: number | null): string {
  return days === null ? ever : counted(days_one, days_other, days);
}
