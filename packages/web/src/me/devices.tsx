import type { Device, PlayerInfo } from '@grimrule/room';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import type { KeptPlayer } from '../link/keys/player.ts';
import { isRefused } from '../link/server/ask.ts';
import { revokeDevices } from '../link/server/players-api.ts';
import { Problems } from '../screens/new-game/problems.tsx';
import { useDate } from '../screens/saved/standing.ts';
import { useServerWords } from '../screens/server-words.ts';
import { useLanguage } from '../words/language.ts';

const OTHERS = 'others';

/** The devices that have a key of this player; each key can be revoked from any of them. */
export function Devices(props: {
  readonly player: KeptPlayer;
  readonly devices: readonly Device[];
  readonly onInfo: (info: PlayerInfo) => void;
  /** This device has given its own key up. */
  readonly onGone: () => void;
}) {
  const { player, devices, onInfo, onGone } = props;
  const { t } = useLanguage();
  const serverWords = useServerWords();
  const [note, setNote] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const revokes = async (device: string, isThis: boolean) => {
    const answer = await revokeDevices(player.key, device);
    if (isRefused(answer)) {
      setProblems(serverWords(answer.refused));
      return;
    }
    setProblems([]);
    setNote(t('me.revoked'));
    if (isThis) onGone();
    else onInfo(answer);
  };
  return (
    <section className="me-part" aria-labelledby="me-devices">
      <h2 id="me-devices" className="section-title">
        {t('me.devices')}
      </h2>
      <p className="quiet hint">{t('me.devicesHint')}</p>
      <ul className="devices">
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            onRevoke={() => void revokes(device.id, device.isThis)}
          />
        ))}
      </ul>
      {devices.length > 2 && (
        <button
          type="button"
          className="button"
          onClick={() => void revokes(OTHERS, false)}
          data-verb="revoke-others"
        >
          {t('me.revokeOthers')}
        </button>
      )}
      {note !== '' && <p role="status">{note}</p>}
      <Problems lines={problems} />
    </section>
  );
}

function DeviceRow({
  device,
  onRevoke,
}: {
  readonly device: Device;
  readonly onRevoke: () => void;
}) {
  const { t } = useLanguage();
  const date = useDate();
  const [isAsking, setAsking] = useState(false);
  const label = device.label === '' ? t('me.unnamed') : device.label;
  const name = device.isThis ? t('me.revokeThis') : t('me.revokeOf', { device: label });
  return (
    <li className="device" data-this={device.isThis || undefined}>
      <MonitorSmartphone aria-hidden="true" size={22} />
      <div>
        <p>
          <b>{label}</b>
          {device.isThis && ` · ${t('me.thisOne')}`}
        </p>
        <p className="quiet hint">
          {t('me.since', { date: date(device.created), used: date(device.used) })}
        </p>
      </div>
      {isAsking ? (
        <button type="button" className="button" onClick={onRevoke} data-verb="revoke-surely">
          {t('me.revokeThisSurely')}
        </button>
      ) : (
        <button
          type="button"
          className="button"
          aria-label={name}
          // Deleting one's own key takes a confirmation.
          onClick={device.isThis ? () => setAsking(true) : onRevoke}
          data-verb="revoke"
        >
          {t('me.revoke')}
        </button>
      )}
    </li>
  );
}
