import { Screen } from '../frame/screen.tsx';
import { OperatorText } from './operator-text.tsx';
import { textFor, useAbout } from './use-about.ts';
import { useAboutWords } from './words.ts';
import './about.css';

/** The imprint of the server's operator. */
export function Imprint() {
  const { language, say } = useAboutWords();
  const about = useAbout();
  const said = about && textFor(about.imprint, language);
  return (
    <Screen title={say.imprint.title} className="about">
      {about === undefined && <p role="status">{say.loading}</p>}
      {about === null && <p className="note">{say.unreachable}</p>}
      {said && <OperatorText {...said} />}
      {about && !said && (
        <div className="note">
          <p>{say.imprint.none}</p>
          <p className="quiet hint">{say.imprint.forHosts}</p>
        </div>
      )}
    </Screen>
  );
}
