import type { PlayerInfo } from '@grimrule/room';
import { useEffect, useState } from 'react';
import type { KeptPlayer } from '../link/keys/player.ts';
import { forgetPlayer, keptPlayer } from '../link/keys/player.ts';
import type { ServerRefusal } from '../link/server/ask.ts';
import { isRefused } from '../link/server/ask.ts';
import { aboutPlayer } from '../link/server/players-api.ts';
import { Screen } from '../screens/frame/screen.tsx';
import { Problems } from '../screens/new-game/problems.tsx';
import { useServerWords } from '../screens/server-words.ts';
import { useLanguage } from '../words/language.ts';
import { Devices } from './devices.tsx';
import { EnterCode } from './enter-code.tsx';
import { EraseAll } from './erase-all.tsx';
import { MakeCode } from './make-code.tsx';
import { MyKey } from './my-key.tsx';
import { MyName } from './my-name.tsx';
import './me.css';

/** The player of this browser: their name, their key, their devices. */
export function MeScreen() {
  const { t } = useLanguage();
  const serverWords = useServerWords();
  const [player, setPlayer] = useState(keptPlayer);
  const [info, setInfo] = useState<PlayerInfo | null>(null);
  const [refused, setRefused] = useState<ServerRefusal | null>(null);
  useEffect(() => {
    setInfo(null);
    setRefused(null);
    if (!player) return;
    let isStill = true;
    void aboutPlayer(player.key).then((answer) => {
      if (!isStill) return;
      if (isRefused(answer)) setRefused(answer.refused);
      else setInfo(answer);
    });
    return () => {
      isStill = false;
    };
  }, [player]);
  const forget = () => {
    forgetPlayer();
    setPlayer(null);
  };
  const isVoid = refused?.reason === 'wrongKey';
  return (
    <Screen title={t('me.title')} className="me">
      <p>{t('me.intro')}</p>
      <MyName player={player} />
      {!player && <p className="note">{t('me.nobody')}</p>}
      {player && !info && !refused && <p role="status">{t('me.opening')}</p>}
      {refused && !isVoid && <Problems lines={serverWords(refused)} />}
      {isVoid && (
        <div className="note stack">
          <p>{t('me.void')}</p>
          <button type="button" className="button" onClick={forget} data-verb="forget">
            {t('me.forget')}
          </button>
        </div>
      )}
      {player && info && <Known player={player} info={info} onInfo={setInfo} onGone={forget} />}
      <EnterCode isSomebody={player !== null && !isVoid} onPlayer={setPlayer} />
      <EraseAll />
    </Screen>
  );
}

function Known(props: {
  readonly player: KeptPlayer;
  readonly info: PlayerInfo;
  readonly onInfo: (info: PlayerInfo) => void;
  readonly onGone: () => void;
}) {
  const { player, info, onInfo, onGone } = props;
  return (
    <>
      <Devices player={player} devices={info.devices} onInfo={onInfo} onGone={onGone} />
      <MakeCode player={player} />
      <MyKey player={player} />
    </>
  );
}
