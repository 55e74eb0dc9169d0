import { CloudOff, WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { isPlain } from '../../device/plain.ts';
import { useOffline } from '../../link/offline.ts';
import { useLanguage } from '../../words/language.ts';

function follow(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Says on the start page that it needs no connection, or that there is none. */
export function OfflineReady() {
  const { t } = useLanguage();
  const isReady = useOffline((state) => state.isReady);
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine);
  if (!isOnline) {
    return (
      <p role="status" className="offline">
        <WifiOff aria-hidden="true" size={16} /> {t('screens.offline.none')}
      </p>
    );
  }
  if (isPlain()) return <p className="offline">{t('device.plainOffline')}</p>;
  return isReady ? (
    <p className="offline">
      <CloudOff aria-hidden="true" size={16} /> {t('screens.home.offlineReady')}
    </p>
  ) : null;
}

/** Offers a newer version, and loads it only when the player wants it. */
export function UpdateNotice() {
  const { t } = useLanguage();
  const update = useOffline((state) => state.update);
  if (!update) return null;
  return (
    <div role="status" className="notice">
      <p>{t('screens.offline.update')}</p>
      <button type="button" className="button button-main" onClick={update}>
        {t('screens.offline.reload')}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => useOffline.setState({ update: null })}
      >
        {t('screens.offline.later')}
      </button>
    </div>
  );
}
