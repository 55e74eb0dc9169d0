import type { Listed, Rulebook } from '@grimrule/rulebook';
import { Link } from 'wouter';
import { cardAddress } from '../../cards/address.ts';
import { useLanguage } from '../../words/language.ts';
import { EntryLink } from '../entry-link.tsx';
import { LinkedText } from '../linked-text.tsx';

/** A ruling with the rules it belongs to, and those of its cards that the game has. */
export function RulingLine(props: {
  readonly book: Rulebook;
  readonly line: Listed;
  /** The cards that there is a page of. */
  readonly codes: ReadonlySet<string>;
}) {
  const { book, line, codes } = props;
  const { language, t } = useLanguage();
  const { id, kind, subject, says, entries, faq } = line;
  const cards = line.cards.filter(({ code }) => codes.has(code));
  return (
    <li id={id} className="ruling" data-kind={kind} data-faq={faq}>
      <h3>
        {subject[language]}
        <span className="quiet ruling-kind">
          {faq === undefined
            ? t(`rulebook.rulings.kind.${kind}`)
            : t('rulebook.rulings.faq', { number: faq })}
        </span>
      </h3>
      <p>
        <LinkedText book={book} words={says[language]} />
      </p>
      <dl>
        <div>
          <dt>{t('rulebook.rulings.rules')}</dt>
          {entries.map((entry) => (
            <dd key={entry.id}>
              <EntryLink book={book} id={entry.id} />
            </dd>
          ))}
        </div>
        {cards.length > 0 && (
          <div>
            <dt>{t('rulebook.rulings.cards')}</dt>
            {cards.map(({ code, title, number }) => (
              <dd key={code}>
                <Link href={cardAddress(book.game, code)} className="entry-link" data-card={code}>
                  {title[language]} ({number})
                </Link>
              </dd>
            ))}
          </div>
        )}
      </dl>
    </li>
  );
}
