import { Link } from 'wouter';
import { useFullStorage } from '../../device/full-storage.ts';
import { useLanguage } from '../../words/language.ts';

/** Says that the storage is full, and offers what makes room or saves a game elsewhere. */
export function FullNotice() {
  const { t } = useLanguage();
  const unstored = useFullStorage((state) => state.unstored);
  if (!unstored) return null;
  const close = () => useFullStorage.setState({ unstored: null });
  const save = async (table: string) => {
    const { localRecord } = await import('../../link/local/local-record.ts');
    const { download } = await import('../../link/files/record-file.ts');
    const record = await localRecord(table);
    if (record) download(record);
  };
  return (
    <div role="alert" className="notice" data-notice="full">
      <p>{t(unstored.what === 'move' ? 'device.fullMove' : 'device.fullNew')}</p>
      {unstored.what === 'move' && (
        <button
          type="button"
          className="button button-main"
          onClick={() => void save(unstored.table)}
          data-verb="save"
        >
          {t('device.export')}
        </button>
      )}
      <Link href="/saved" className="button" onClick={close} data-verb="to-saved">
        {t('device.toSaved')}
      </Link>
      <button type="button" className="button" onClick={close}>
        {t('close')}
      </button>
    </div>
  );
}
