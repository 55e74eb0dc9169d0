import type { Format } from '@grimrule/decks';
import { ENDINGS, FORMATS, SHARE_FIELD, sharedText, written } from '@grimrule/decks';
import { Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { fileNameOf, saveFile } from '../../../link/files/files.ts';
import { CopyLink } from '../../../screens/links/copy-link.tsx';
import { useDeckTexts } from '../../words/words.ts';
import type { DeckPanelProps } from '../parts.ts';

const SHOWN_MS = 2500;

/** Files for other sites and tables, a link that holds the deck, and a page of paper. */
export function ExportPart({ building }: DeckPanelProps) {
  const { deck } = building;
  const { say } = useDeckTexts();
  const [format, setFormat] = useState<Format>('site');
  const [told, tell] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const link = `${location.origin}/decks#${SHARE_FIELD}=${sharedText(deck)}`;
  const text = format === 'link' ? link : written(deck, format);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      tell(say.export.copied);
    } catch {
      // Pages without encryption may not use the clipboard; the marked text can still be copied.
      tell(say.export.marked);
    }
    setTimeout(() => tell(''), SHOWN_MS);
  };
  const save = () => {
    const name = deck.name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
    const file =
      name === '' ? fileNameOf('deck', new Date(), ENDINGS[format]) : `${name}.${ENDINGS[format]}`;
    saveFile(file, text);
  };
  return (
    <section>
      <h2 className="builder-group">{say.export.title}</h2>
      <div className="row">
        <label className="builder-select">
          <span>{say.export.format}</span>
          <select
            className="field"
            value={format}
            onChange={({ target }) => setFormat(target.value as Format)}
            data-field="format"
          >
            {FORMATS.map((each) => (
              <option key={each} value={each}>
                {say.export.formats[each]}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="button" onClick={save} data-verb="save-deck">
          {say.export.save}
        </button>
        <button type="button" className="button" onClick={() => void copy()} data-verb="copy-deck">
          {say.export.copy}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => window.print()}
          data-verb="print-deck"
        >
          <Printer aria-hidden="true" size={17} />
          {say.export.print}
        </button>
      </div>
      <textarea
        ref={field}
        className="field builder-notes"
        readOnly
        rows={4}
        value={text}
        aria-label={say.export.content}
        data-export={format}
      />
      <p role="status" className="quiet hint">
        {told}
      </p>
      <h2 className="builder-group">{say.export.share}</h2>
      <p className="quiet hint">{say.export.shareHint}</p>
      <CopyLink link={link} what={say.export.share} />
    </section>
  );
}
