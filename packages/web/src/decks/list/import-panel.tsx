import type { ReadDeck } from '@grimrule/decks';
import { FileUp } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { keepDecks, newDeck } from '../kept/deck-shelf.ts';
import { withVersion } from '../kept/kept-deck.ts';
import { useDeckTexts } from '../words/words.ts';
import { Preview } from './preview.tsx';
import type { Brought } from './reading.ts';
import { readFiles, readPasted } from './reading.ts';

/** Bringing decks: by paste, by files, by drag and drop, by link. Nothing is kept before it was looked at. */
export function ImportPanel(props: {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}) {
  const { isOpen, onOpen } = props;
  const { say, language } = useDeckTexts();
  const id = useId();
  const [text, setText] = useState('');
  const [isReading, setReading] = useState('');
  const [brought, setBrought] = useState<Brought | null>(null);
  const [note, setNote] = useState('');
  const field = useRef<HTMLInputElement>(null);

  const read = async (reading: Promise<Brought>, doing: string) => {
    setNote('');
    setReading(doing);
    const found = await reading;
    setReading('');
    setBrought(found);
    if (found.restored > 0) setNote(say.restored(found.restored));
  };
  const files = (list: readonly File[]) => {
    if (list.length === 0) return;
    onOpen(true);
    void read(readFiles(list, language, say), say.bringing.reading);
  };
  const isDragging = useDrop(files);
  const change = (at: number, after: ReadDeck) =>
    brought &&
    setBrought({
      ...brought,
      decks: brought.decks.map((each, place) => (place === at ? after : each)),
    });
  const keep = async () => {
    if (!brought) return;
    const now = Date.now();
    const decks = brought.decks.map(({ deck }, at) =>
      withVersion(newDeck(deck, now + at), now + at),
    );
    try {
      await keepDecks(decks);
      setBrought(null);
      setText('');
      setNote(say.bringing.kept(decks.length));
    } catch {
      setNote(say.notStored);
    }
  };
  return (
    <>
      {isDragging && <p className="decks-drop">{say.bringing.drop}</p>}
      {note !== '' && (
        <p role="status" className="note">
          {note}
        </p>
      )}
      {isOpen && (
        <section className="decks-panel" aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className="section-title">
            {say.bringing.title}
          </h2>
          <p className="quiet hint">{say.bringing.hint}</p>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void read(readPasted(text, language, say, setReading), say.bringing.reading);
            }}
          >
            <label htmlFor={`${id}-text`} className="sr-only">
              {say.bringing.label}
            </label>
            <textarea
              id={`${id}-text`}
              className="field decks-paste"
              rows={6}
              placeholder={say.bringing.placeholder}
              value={text}
              onChange={({ target }) => setText(target.value)}
              data-field="paste"
            />
            <div className="row">
              <button
                type="submit"
                className="button button-main"
                disabled={text.trim() === '' || isReading !== ''}
                data-verb="read"
              >
                {isReading || say.bringing.read}
              </button>
              <button
                type="button"
                className="button"
                onClick={() => field.current?.click()}
                data-verb="files"
              >
                <FileUp aria-hidden="true" size={17} />
                {say.bringing.files}
              </button>
              <input
                ref={field}
                type="file"
                multiple
                hidden
                aria-label={say.bringing.files}
                onChange={({ target }) => {
                  files([...(target.files ?? [])]);
                  target.value = '';
                }}
                data-field="files"
              />
            </div>
          </form>
          {brought?.faults.map((fault) => (
            <p key={fault} role="alert" className="problem">
              {fault}
            </p>
          ))}
          {brought && brought.decks.length > 0 && (
            <div className="decks-brought">
              <h3 role="status">{say.bringing.found(brought.decks.length)}</h3>
              {brought.decks.map((each, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: decks of a file differ by their place alone.
                <Preview key={at} read={each} onChange={(after) => change(at, after)} />
              ))}
              <div className="row">
                <button
                  type="button"
                  className="button button-main"
                  onClick={() => void keep()}
                  data-verb="keep-brought"
                >
                  {say.bringing.keep(brought.decks.length)}
                </button>
                <button type="button" className="button" onClick={() => setBrought(null)}>
                  {say.bringing.cancel}
                </button>
              </div>
            </div>
          )}
        </section>
      )}
    </>
  );
}

/** Files may be dropped anywhere on the page; says whether some hang over it. */
function useDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isDragging, setDragging] = useState(false);
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });
  useEffect(() => {
    const hasFiles = ({ dataTransfer }: DragEvent) =>
      dataTransfer?.types.includes('Files') ?? false;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setDragging(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setDragging(false);
    const drop = (event: DragEvent) => {
      setDragging(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      take.current([...(event.dataTransfer?.files ?? [])]);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);
  return isDragging;
}
