import { useLanguage } from '../../words/language.ts';
import './side.css';

/** How many lines of the chat have not been read. */
export function Unread({ count }: { readonly count: number }) {
  const { t } = useLanguage();
  return (
    <span className="unread">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('chat.unread', { count })}</span>
    </span>
  );
}
