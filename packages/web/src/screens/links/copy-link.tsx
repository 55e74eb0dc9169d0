import { Check, Copy, QrCode as QrSign, Share2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { isPlain } from '../../device/plain.ts';
import { useLanguage } from '../../words/language.ts';
import './copy-link.css';

const SHOWN_MS = 2500;

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

/** An address to hand on: shown, copied with one click, scanned, or sent by what the device offers. */
export function CopyLink(props: {
  readonly link: string;
  readonly what: string;
  /** A secret link is not offered for sharing. */
  readonly isSecret?: boolean;
  /** Whether the code to scan is shown at once. */
  readonly showsQr?: boolean;
}) {
  const { link, what, isSecret = false, showsQr = false } = props;
  const [isScanned, setScanned] = useState(showsQr);
  const { t } = useLanguage();
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const [isMarked, setMarked] = useState(false);
  const copy = async () => {
    field.current?.focus();
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Pages without encryption may not use the clipboard; the marked text can still be copied.
      setMarked(true);
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
          data-verb="send"
        >
          <Share2 aria-hidden="true" size={17} />
          {t('screens.invite.send')}
        </button>
      )}
      {!isSecret && (
        <button
          type="button"
          className="button"
          aria-label={t('screens.invite.qrOf', { what })}
          aria-expanded={isScanned}
          onClick={() => setScanned(!isScanned)}
          data-verb="qr"
        >
          <QrSign aria-hidden="true" size={17} />
          {t('screens.invite.qr')}
        </button>
      )}
      {isMarked && (
        <p role="status" className="quiet copy-link-marked">
          {t(isPlain() ? 'device.noCopy' : 'device.noCopyHere')} {!isSecret && t('device.noCopyQr')}
        </p>
      )}
      {isScanned && (
        <Suspense fallback={null}>
          <QrCode link={link} label={t('screens.invite.qrOf', { what })} />
        </Suspense>
      )}
    </div>
  );
}
