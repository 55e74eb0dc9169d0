import { AlertDialog } from 'radix-ui';
import { useLanguage } from '../../words/language.ts';
import { useKept } from '../result/where.ts';
import { useGoingOn } from './going-on.ts';
import { useBackGuard } from './use-back-guard.ts';

/**
 * A step back from a table whose game goes on. With others at the table it asks, because they
 * would wait. A table of this browser loses nothing: a notice says that the next step leaves it.
 */
export function Leaving() {
  const { t } = useLanguage();
  const kept = useKept();
  const goesOn = useGoingOn();
  const { isLeaving, close, stay, leave } = useBackGuard(goesOn);
  if (!isLeaving || !kept) return null;
  if (kept.where === 'here') {
    return (
      <p role="status" className="notice" data-notice="leaving">
        {t('device.leave.once')}
      </p>
    );
  }
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => isOpen || close()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="overlay" data-leaving="" />
        <AlertDialog.Content className="dialog" data-leaving="">
          <AlertDialog.Title className="dialog-title">{t('device.leave.title')}</AlertDialog.Title>
          <AlertDialog.Description>{t('device.leave.text')}</AlertDialog.Description>
          <div className="row">
            <AlertDialog.Cancel className="button button-main" onClick={stay} data-verb="stay">
              {t('device.leave.stay')}
            </AlertDialog.Cancel>
            <button type="button" className="button" onClick={leave} data-verb="leave-table">
              {t('device.leave.leave')}
            </button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
