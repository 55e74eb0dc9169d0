import { Dialog } from 'radix-ui';
import { useFocusBack } from '../use-focus-back.ts';
import { useLanguage } from '../words/language.ts';
import { LinksPanel } from './links-panel.tsx';

/** The same links over a table, so that players need not leave it. */
export function LinksDialog(props: { readonly table: string; readonly onClose: () => void }) {
  const { table, onClose } = props;
  const { t } = useLanguage();
  const focusBack = useFocusBack();
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content
          {...focusBack}
          onOpenAutoFocus={(event) => {
            // The first field that can be focused is in the middle of what is to be read.
            event.preventDefault();
            focusBack.onOpenAutoFocus();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          className="dialog links-dialog"
          aria-describedby={undefined}
        >
          <Dialog.Title className="dialog-title">{t('joining.links.title')}</Dialog.Title>
          <LinksPanel table={table} />
          <Dialog.Close className="button button-main">{t('joining.links.close')}</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
