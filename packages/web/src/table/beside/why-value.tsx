import type { CardId } from '@grimrule/kernel';
import { useLanguage } from '../../words/language.ts';
import { looksOf } from '../board/faces.ts';
import { CardLink } from '../log/card-link.tsx';
import { useTable } from '../table-context.tsx';
import { LoggedLine } from './logged-line.tsx';
import { read } from './reading.ts';

/** So many lines of the log are enough to understand a number. */
const MOST_LINES = 6;

/** Why a number of a card is what it is: what is printed, and each change with its card. */
export function WhyValue({ card, stat }: { readonly card: CardId; readonly stat: string }) {
  const { page, view, table, language } = useTable();
  const { t } = useLanguage();
  const record = view.cards[card];
  if (!record) return <p className="quiet">{t('inspector.nothing')}</p>;
  const inPlay = page.game.definition.zoneInfo(record.zone).inPlay;
  const { face, values = [] } = looksOf(page, table, card, record.design, inPlay, language);
  const printed = face.stats.find(({ id }) => id === stat);
  const value = values.find(({ id }) => id === stat);
  const label = printed?.label ?? stat;
  const titled = label.charAt(0).toUpperCase() + label.slice(1);
  return (
    <article className="beside-entry" data-value={stat}>
      <h2 className="beside-title">
        {t('beside.valueOf', {
          label: titled,
          name: face.title,
          value: value?.now ?? printed?.value,
        })}
      </h2>
      <dl className="situation sum">
        <div>
          <dt>
            <CardLink card={card} name={face.title} lang={face.titleIn} /> · {t('beside.printed')}
          </dt>
          <dd>{value?.printed ?? printed?.value}</dd>
        </div>
        {value?.from.map(({ by, source, card: from }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two copies of a card change a number alike.
          <div key={index}>
            <dt>{from === undefined ? source : <CardLink card={from} name={source} />}</dt>
            <dd>{by}</dd>
            {from !== undefined && <TextOf card={from} />}
          </div>
        ))}
        {value && value.from.length > 0 && (
          <div className="sum-total">
            <dt>{t('beside.now')}</dt>
            <dd>{value.now}</dd>
          </div>
        )}
      </dl>
      {value && value.from.length > 0 && <Told card={card} />}
    </article>
  );
}

function TextOf({ card }: { readonly card: CardId }) {
  const { view, words } = useTable();
  const design = view.cards[card]?.design;
  if (design === undefined) return null;
  return <dd className="sum-text quiet">{words.text(design).join(' ')}</dd>;
}

/** The log lines behind an amount on the card: the damage it took, say. */
function Told({ card }: { readonly card: CardId }) {
  const { log } = useTable();
  const { t } = useLanguage();
  const lines = log
    .flatMap((told, line) => {
      if (!('entry' in told)) return [];
      const { card: about, count } = told.entry.line;
      return about === card && typeof count === 'number' ? [line] : [];
    })
    .slice(-MOST_LINES);
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className="beside-part">{t('beside.inTheLog')}</h3>
      <ul className="chain-lines">
        {lines.map((line) => (
          <li key={line}>
            <LoggedLine line={line} />
            <button
              type="button"
              className="rule-link"
              data-verb="why"
              onClick={() => read({ read: 'why', line })}
            >
              {t('beside.why')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
