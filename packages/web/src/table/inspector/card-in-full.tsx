import type { CardId } from '@grimrule/kernel';
import { CardPicture } from '../../art/card-picture.tsx';
import { CardLine } from '../../card/card-line.tsx';
import { Cost } from '../../card/cost.tsx';
import { Icon } from '../../card/icons.tsx';
import { cardAddress } from '../../cards/address.ts';
import type { Face, Mark, ShownValue, Stat, Token } from '../../games/page-game.ts';
import { useLanguage } from '../../words/language.ts';
import { isNarrow } from '../beside/narrow-window.ts';
import { read } from '../beside/reading.ts';
import { looksOf } from '../board/faces.ts';
import { useTable } from '../table-context.tsx';
import { shrink } from './inspector-state.ts';
import { Whereabouts } from './whereabouts.tsx';
import './card-in-full.css';

/** A card large enough to read: its text, its numbers and where they come from, its keywords. */
export function CardInFull({ card }: { readonly card: CardId }) {
  const { page, view, table } = useTable();
  const { language, t } = useLanguage();
  const record = view.cards[card];
  if (!record) return <p className="quiet">{t('inspector.nothing')}</p>;
  const inPlay = page.game.definition.zoneInfo(record.zone).inPlay;
  const code = page.codeOf(record.design);
  const { face, values, tokens } = looksOf(page, table, card, record.design, inPlay, language);
  return (
    <>
      <PrintedInFull card={card} face={face} values={values} tokens={tokens} />
      <Whereabouts card={card} />
      {code !== null && (
        // In a tab of its own: the game goes on.
        <a
          href={cardAddress(page.name, code)}
          target="_blank"
          rel="noreferrer"
          className="text-link full-page"
          data-verb="card-page"
        >
          {t('cards.page')}
        </a>
      )}
    </>
  );
}

/** Its printed parts, and the tokens on it. */
function PrintedInFull(props: {
  readonly card: CardId;
  readonly face: Face;
  readonly values?: readonly ShownValue[];
  readonly tokens?: readonly Token[];
}) {
  const { card, face, values = [], tokens = [] } = props;
  const { t } = useLanguage();
  const changed = values.filter(({ from }) => from.length > 0);
  return (
    <article className="full-card" data-tone={face.tone}>
      <header className="full-head">
        <Cost face={face} />
        <div>
          <h2 lang={face.titleIn}>{face.title}</h2>
          {face.subtitle && <p className="quiet">{face.subtitle}</p>}
        </div>
      </header>
      <div className="full-picture">
        <CardPicture art={face.art} shape="wide" />
      </div>
      <p>
        {face.kind}
        {face.traits.length > 0 && ` · ${face.traits.join(', ')}`}
      </p>
      <Stats card={card} stats={face.stats.map((stat) => now(stat, values))} />
      <Marks marks={[...face.resources, ...face.marks]} />
      {face.text.map((line) => (
        <p key={line}>
          <CardLine line={line} />
        </p>
      ))}
      {tokens.length > 0 && (
        <section aria-label={t('inspector.tokens')}>
          <h3>{t('inspector.tokens')}</h3>
          <Marks marks={tokens} />
        </section>
      )}
      {changed.length > 0 && (
        <section aria-label={t('inspector.changes')}>
          <h3>{t('inspector.changes')}</h3>
          <ul>
            {changed.map((value) => (
              <li key={value.id}>
                {face.stats.find(({ id }) => id === value.id)?.label ?? value.id}: {value.printed} →{' '}
                <b>{value.now}</b>
                {value.from.map(({ by, source }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two copies of a card change a number alike.
                  <span key={index} className="full-change quiet">
                    {by} · {source}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
      {face.keywords.length > 0 && (
        <dl className="full-keywords" aria-label={t('inspector.keywords')}>
          {face.keywords.map(({ id, name, meaning }) => (
            <div key={name}>
              <dt>
                <button
                  type="button"
                  className="keyword-link"
                  data-keyword={id}
                  onClick={() => readOn({ read: 'keyword', keyword: id })}
                >
                  {name}
                </button>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}

/** Reads on beside the table, which the card no longer covers; a phone has no room for both. */
function readOn(page: Parameters<typeof read>[0]): void {
  if (!isNarrow()) shrink();
  read(page);
}

/** The numbers of a card; each tells why it is what it is. */
function Stats({ card, stats }: { readonly card: CardId; readonly stats: readonly Stat[] }) {
  const { t } = useLanguage();
  if (stats.length === 0) return null;
  return (
    <ul className="full-marks">
      {stats.map((stat) => (
        <li key={stat.id}>
          <button
            type="button"
            className="value-link"
            data-stat={stat.id}
            title={t('beside.why')}
            onClick={() => readOn({ read: 'value', card, stat: stat.id })}
          >
            <Icon name={stat.icon} />
            <span>
              {stat.label} {stat.value}
            </span>
            <span className="sr-only">{t('beside.why')}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function now(stat: Stat, values: readonly ShownValue[]): Stat {
  const value = values.find(({ id }) => id === stat.id);
  return value ? { ...stat, value: String(value.now) } : stat;
}

function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  if (marks.length === 0) return null;
  return (
    <ul className="full-marks">
      {marks.map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal signs have nothing else to tell them apart.
        <li key={index}>
          <Icon name={mark.icon} data-resource={mark.icon} />
          <span>
            {mark.label} {mark.value}
          </span>
        </li>
      ))}
    </ul>
  );
}
