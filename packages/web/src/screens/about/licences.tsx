import { useEffect, useState } from 'react';
import { counted } from '../../words/plural.ts';
import { Screen } from '../frame/screen.tsx';
import { useAboutWords } from './words.ts';
import './about.css';

/** A library that is shipped, with its licence word for word. */
interface Part {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string | null;
}

/** The licences of everything that is shipped. */
export function Licences() {
  const { say } = useAboutWords();
  const words = say.licences;
  const parts = useParts();
  const [sought, setSought] = useState('');
  const found = parts?.filter(({ name, licence }) =>
    `${name} ${licence}`.toLowerCase().includes(sought.trim().toLowerCase()),
  );
  return (
    <Screen title={words.title} className="about">
      <p>{words.own}</p>
      <p>{words.parts}</p>
      {parts === undefined && <p role="status">{say.loading}</p>}
      {parts === null && <p className="note">{words.unbuilt}</p>}
      {found && (
        <section aria-label={words.title}>
          <div className="row about-find">
            <input
              type="search"
              className="field"
              aria-label={words.find}
              placeholder={words.find}
              value={sought}
              onChange={({ target }) => setSought(target.value)}
            />
            <span className="quiet" role="status">
              {counted(words.count_one, words.count_other, found.length)}
            </span>
          </div>
          <ul className="about-parts">
            {found.map((part) => (
              <li key={`${part.name} ${part.version}`}>
                <details>
                  <summary>
                    <span className="about-name">{part.name}</span>
                    <span className="quiet">{part.version}</span>
                    <span className="about-licence">{part.licence}</span>
                  </summary>
                  {part.text === null ? (
                    <p>{words.noText.replace('{{licence}}', part.licence)}</p>
                  ) : (
                    <pre lang="en">{part.text}</pre>
                  )}
                </details>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Screen>
  );
}

/** The list that was written when the page was built; null if there is none. */
function useParts(): readonly Part[] | null | undefined {
  const [parts, setParts] = useState<readonly Part[] | null>();
  useEffect(() => {
    let isHere = true;
    fetch('/licences.json')
      .then((response) => response.json() as Promise<{ readonly parts: readonly Part[] }>)
      .then(
        (found) => isHere && setParts(found.parts),
        () => isHere && setParts(null),
      );
    return () => {
      isHere = false;
    };
  }, []);
  return parts;
}
