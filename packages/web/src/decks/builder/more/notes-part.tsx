import { useDeckTexts } from '../../words/words.ts';
import type { DeckPanelProps } from '../parts.ts';

/** Notes and tags. */
export function NotesPart({ building }: DeckPanelProps) {
  const { deck, change } = building;
  const { say } = useDeckTexts();
  return (
    <section>
      <h2 className="builder-group">{say.notes.title}</h2>
      <textarea
        className="field builder-notes"
        aria-label={say.notes.title}
        value={deck.notes}
        maxLength={20_000}
        rows={4}
        onChange={({ target }) => change({ ...deck, notes: target.value })}
        data-field="notes"
      />
      <label className="builder-select">
        <span>{say.notes.tags}</span>
        <input
          className="field"
          defaultValue={deck.tags.join(', ')}
          onBlur={({ target }) => {
            const tags = target.value.split(',').map((tag) => tag.trim());
            change({ ...deck, tags: [...new Set(tags.filter((tag) => tag !== ''))] });
          }}
          data-field="tags"
        />
      </label>
    </section>
  );
}
