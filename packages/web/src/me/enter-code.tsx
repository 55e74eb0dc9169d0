import { useState } from 'react';
import { CodeField } from '../joining/code-field.tsx';
import { DEVICE_CODE } from '../link/keys/codes.ts';
import { deviceLabel } from '../link/keys/device-label.ts';
import type { KeptPlayer } from '../link/keys/player.ts';
import { keepPlayer } from '../link/keys/player.ts';
import { isRefused } from '../link/server/ask.ts';
import { enterDeviceCode } from '../link/server/players-api.ts';
import { Problems } from '../screens/new-game/problems.tsx';
import { useServerWords } from '../screens/server-words.ts';
import { useSettings } from '../settings/settings.ts';
import { useLanguage } from '../words/language.ts';

/** With a code that was made on another device, this one becomes that player's as well. */
export function EnterCode(props: {
  /** Whether this browser has a key already, which the new one replaces. */
  readonly isSomebody: boolean;
  readonly onPlayer: (player: KeptPlayer) => void;
}) {
  const { isSomebody, onPlayer } = props;
  const { t } = useLanguage();
  const serverWords = useServerWords();
  const [code, setCode] = useState('');
  const [isWelcome, setWelcome] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const enters = async () => {
    if (code.length < DEVICE_CODE) {
      setProblems([t('joining.code.tooShort', { count: DEVICE_CODE })]);
      return;
    }
    const player = await enterDeviceCode(code, deviceLabel(navigator.userAgent));
    if (isRefused(player)) {
      setProblems(serverWords(player.refused));
      return;
    }
    setProblems([]);
    setCode('');
    setWelcome(true);
    keepPlayer(player);
    if (player.name !== '') useSettings.setState({ name: player.name });
    onPlayer(player);
  };
  return (
    <section className="me-part" aria-labelledby="me-enter">
      <h2 id="me-enter" className="section-title">
        {t('me.enter')}
      </h2>
      <p className="quiet hint">{t(isSomebody ? 'me.enterReplaces' : 'me.enterHint')}</p>
      <form
        className="me-code"
        onSubmit={(event) => {
          event.preventDefault();
          void enters();
        }}
      >
        <CodeField
          label={t('me.enter')}
          isLabelHidden
          length={DEVICE_CODE}
          value={code}
          onChange={setCode}
        />
        <button type="submit" className="button button-large" data-verb="use-code">
          {t('me.use')}
        </button>
      </form>
      {isWelcome && <p role="status">{t('me.welcome')}</p>}
      <Problems lines={problems} />
    </section>
  );
}
