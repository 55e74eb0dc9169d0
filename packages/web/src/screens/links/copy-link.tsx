import { Check, Copy, Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLanguage } from '../../words/language.ts';
import './copy-link.css';

const SHOWN_MS = 2500;

/** An address to hand on: shown, copied with one click, or sent by what the device offers. */
export function CopyLink(props: {
  readonly link: string;
  readonly what: string;
  /** A secret link is not offered for sharing. */
  readonly isSecret?: boolean;
}) {
  const { link, what, isSecret = false } = props;
  const { t } = useLanguage();
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Pages without encryption may not use the clipboard; the marked text can still be copied.
      return;
    }
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN_MS);
  };
  return (
    <div className="copy-link">
      <input
        ref={field}
        className="field"
        readOnly
        value={link}
        aria-label={what}
        onFocus={({ target }) => target.select()}
      />
      <button
        type="button"
        className="button"
        aria-label={t('screens.invite.copyOf', { what })}
        onClick={() => void copy()}
        data-verb="copy"
      >
        {isCopied ? <Check aria-hidden="true" size={17} /> : <Copy aria-hidden="true" size={17} />}
        <span role="status">{t(isCopied ? 'screens.invite.copied' : 'screens.invite.copy')}</span>
      </button>
      {!isSecret && 'share' in navigator && (
        <button
          type="button"
          className="button"
          onClick={() => void navigator.share({ url: link, title: 'Grimrule' }).catch(() => null)}
        >
          <Share2 aria-hidden="true" size={17} />
          {t('screens.invite.send')}
        </button>
      )}
    </div>
  );
}
