import { useEffect, useState } from 'react';
import { isKept } from '../../device/kept-storage.ts';
import { useLanguage } from '../../words/language.ts';

/** A calm reminder to save games elsewhere, where the browser has not promised to keep them. */
export function MayVanish() {
  const { t } = useLanguage();
  const [mayVanish, setMayVanish] = useState(false);
  useEffect(() => void isKept().then((isPromised) => setMayVanish(!isPromised)), []);
  return mayVanish ? <p className="quiet hint may-vanish">{t('device.mayVanish')}</p> : null;
}
