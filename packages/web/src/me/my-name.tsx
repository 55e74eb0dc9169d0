import { useState } from 'react';
import type { KeptPlayer } from '../link/keys/player.ts';
import { LONGEST_NAME } from '../link/limits.ts';
import { isRefused } from '../link/server/ask.ts';
import { renamePlayer } from '../link/server/players-api.ts';
import { Problems } from '../screens/new-game/problems.tsx';
import { useServerWords } from '../screens/server-words.ts';
import { useSettings } from '../settings/settings.ts';
import { useLanguage } from '../words/language.ts';

/** The name that new tables and invitations begin with. */
export function MyName({ player }: { readonly player: KeptPlayer | null }) {
  const { t } = useLanguage();
  const serverWords = useServerWords();
  const [name, setName] = useState(() => useSettings.getState().name);
  const [isSaved, setSaved] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const saves = async () => {
    const called = name.trim();
    useSettings.setState({ name: called });
    const answer = player ? await renamePlayer(player.key, called) : null;
    const isWrong = answer !== null && isRefused(answer);
    setProblems(isWrong ? serverWords(answer.refused) : []);
    setSaved(!isWrong);
  };
  return (
    <section className="me-part" aria-labelledby="me-name">
      <h2 id="me-name" className="section-title">
        {t('me.name')}
      </h2>
      <p id="me-name-hint" className="quiet hint">
        {t('me.nameHint')}
      </p>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          void saves();
        }}
      >
        <input
          className="field me-name"
          aria-labelledby="me-name"
          aria-describedby="me-name-hint"
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          onChange={({ target }) => {
            setSaved(false);
            setName(target.value);
          }}
        />
        <button type="submit" className="button" data-verb="save-name">
          {t('me.save')}
        </button>
        <span role="status">{isSaved ? t('me.saved') : ''}</span>
      </form>
      <Problems lines={problems} />
    </section>
  );
}
