import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { asPlayer } from '../link/keys/player.ts';
import { forgetTable, keysOf } from '../link/keys/seat-keys.ts';
import { isRefused } from '../link/server/ask.ts';
import { claimSeat } from '../link/server/joining-api.ts';
import { Problems } from '../screens/new-game/problems.tsx';
import { useServerWords } from '../screens/server-words.ts';
import { useLanguage } from '../words/language.ts';

/** Lets the player with an old link claim the seat. */
export function ClaimSeat(props: {
  readonly table: string;
  readonly onClaimed: () => Promise<void>;
}) {
  const { table, onClaimed } = props;
  const { t } = useLanguage();
  const serverWords = useServerWords();
  const [voidLink, setVoidLink] = useState(true);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const claims = async () => {
    for (const seatKey of keysOf(table)) {
      const answer = await asPlayer((key) => claimSeat({ seatKey, key, voidLink }));
      if (!isRefused(answer)) continue;
      setProblems(serverWords(answer.refused));
      return;
    }
    // From now on the player's own key opens the seats.
    forgetTable(table);
    await onClaimed();
  };
  return (
    <div className="note claim-seat">
      <p>{t('joining.links.claimHint')}</p>
      <label className="check">
        <input
          type="checkbox"
          checked={voidLink}
          onChange={({ target }) => setVoidLink(target.checked)}
        />
        {t('joining.links.voidLink')}
      </label>
      <button
        type="button"
        className="button button-main"
        onClick={() => void claims()}
        data-verb="claim"
      >
        <KeyRound aria-hidden="true" size={17} />
        {t('joining.links.claim')}
      </button>
      <Problems lines={problems} />
    </div>
  );
}
