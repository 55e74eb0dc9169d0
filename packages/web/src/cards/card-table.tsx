import type { Language } from '@grimrule/words';
import { LANGUAGES } from '@grimrule/words';
import { LayoutGrid, List } from 'lucide-react';
import { memo, useDeferredValue, useId } from 'react';
import { Link, useParams, useSearchParams } from 'wouter';
import type { PageGame } from '../games/page-game.ts';
import { Missing } from '../screens/frame/dead-end.tsx';
import { OWN_NAMES, useLanguage } from '../words/language.ts';
import { cardAddress } from './address.ts';
import { CardGallery } from './card-gallery.tsx';
import { CardText } from './card-texts.tsx';
import { CardsScreen } from './cards-screen.tsx';
import type { Catalogue, ListedCard } from './catalogue.ts';
import { GROUP_KINDS } from './catalogue.ts';
import { FactsInShort } from './facts.tsx';
import type { Wanted } from './filter.ts';
import { chosenCards } from './filter.ts';
import { useCards } from './use-cards.ts';

/** All cards of a game with their texts in both languages. */
export function CardTable() {
  const { game = '' } = useParams();
  const cards = useCards(game);
  return cards ? <Listed page={cards.page} catalogue={cards.catalogue} /> : <Missing />;
}

const VIEWS = [
  { view: 'pictures', sign: LayoutGrid },
  { view: 'texts', sign: List },
] as const;
type ListView = (typeof VIEWS)[number]['view'];

const OTHER = { en: 'de', de: 'en' } as const;

function Listed(props: { readonly page: PageGame; readonly catalogue: Catalogue }) {
  const { page, catalogue } = props;
  const { language, t } = useLanguage();
  const { wanted, want, isInTexts, showAs } = useWanted();
  // Typing goes on while a long list is still being drawn.
  const shown = chosenCards(page, catalogue, useDeferredValue(wanted));
  const game = page.title;
  const [all, count] = [catalogue.cards.length, shown.length];
  return (
    <CardsScreen title={t('cards.of', { game })} game={page.name} className="cards-all">
      <p className="rules-intro quiet">{t('cards.intro')}</p>
      <Filter catalogue={catalogue} wanted={wanted} want={want} />
      <fieldset className="switch cards-views">
        <legend className="sr-only">{t('cards.views.label')}</legend>
        {VIEWS.map(({ view, sign: Sign }) => (
          <button
            key={view}
            type="button"
            aria-pressed={isInTexts === (view === 'texts')}
            onClick={() => showAs(view)}
            data-view={view}
          >
            <Sign aria-hidden="true" size={16} />
            {t(`cards.views.${view}`)}
          </button>
        ))}
      </fieldset>
      <p role="status" className="quiet" data-count={count}>
        {count === all
          ? t('cards.filter.count', { count })
          : t('cards.filter.some', { count, all })}
      </p>
      {count === 0 ? (
        <p>{t('cards.filter.nothing')}</p>
      ) : !isInTexts ? (
        <CardGallery page={page} cards={shown} />
      ) : (
        <table className="cards-table" aria-label={t('cards.tableLabel', { game })}>
          <thead>
            <tr>
              <th scope="col">{t('cards.columns.card')}</th>
              <th scope="col">{t('cards.columns.facts')}</th>
              {LANGUAGES.map((each) => (
                <th key={each} scope="col" lang={each}>
                  {OWN_NAMES[each]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((card) => (
              <Row key={card.code} page={page} card={card} language={language} />
            ))}
          </tbody>
        </table>
      )}
    </CardsScreen>
  );
}

const Row = memo(function Row(props: {
  readonly page: PageGame;
  readonly card: ListedCard;
  readonly language: Language;
}) {
  const { page, card, language } = props;
  const face = page.face(card.design, language);
  const other = OTHER[language];
  const otherTitle = page.words[other].name(card.design);
  return (
    <tr data-code={card.code} data-tone={face.tone}>
      <th scope="row">
        <Link href={cardAddress(page.name, card.code)} className="card-name">
          {face.title}
        </Link>
        {otherTitle !== face.title && (
          <span lang={other} className="card-other-name">
            {otherTitle}
          </span>
        )}
        <span className="card-kind">{[face.kind, ...face.traits].join(' · ')}</span>
      </th>
      <td>
        <FactsInShort face={face} />
      </td>
      {LANGUAGES.map((each) => (
        <td key={each} data-language={each}>
          {/* On a phone the columns lie below each other, and their heads are gone. */}
          <span aria-hidden="true" className="card-cell-head">
            {OWN_NAMES[each]}
          </span>
          <CardText text={page.words[each].text(card.design)} language={each} />
        </td>
      ))}
    </tr>
  );
});

/** The address holds the filter and the view, so that a list can be linked to. */
function useWanted() {
  const [asked, ask] = useSearchParams();
  const wanted: Wanted = {
    words: asked.get('words') ?? '',
    type: asked.get('type') ?? '',
    group: asked.get('in') ?? '',
  };
  const view = asked.get('view') ?? '';
  const write = ({ words, type, group }: Wanted, view: string) => {
    const all = Object.entries({ words, type, in: group, view });
    ask(Object.fromEntries(all.filter(([, value]) => value !== '')), { replace: true });
  };
  return {
    wanted,
    want: (next: Wanted) => write(next, view),
    isInTexts: view === 'texts',
    showAs: (next: ListView) => write(wanted, next === 'texts' ? next : ''),
  };
}

function Filter(props: {
  readonly catalogue: Catalogue;
  readonly wanted: Wanted;
  readonly want: (wanted: Wanted) => void;
}) {
  const { catalogue, wanted, want } = props;
  const { language, t } = useLanguage();
  const id = useId();
  const isFiltered = Object.values(wanted).some((field) => field !== '');
  return (
    <search className="cards-filter" aria-label={t('cards.filter.label')}>
      <label htmlFor={`${id}-words`}>{t('cards.filter.words')}</label>
      <input
        id={`${id}-words`}
        type="search"
        className="field"
        placeholder={t('cards.filter.placeholder')}
        value={wanted.words}
        onChange={({ target }) => want({ ...wanted, words: target.value })}
        autoComplete="off"
        data-field="words"
      />
      <label htmlFor={`${id}-type`}>{t('cards.filter.type')}</label>
      <select
        id={`${id}-type`}
        className="field"
        value={wanted.type}
        onChange={({ target }) => want({ ...wanted, type: target.value })}
        data-field="type"
      >
        <option value="">{t('cards.filter.anyType')}</option>
        {catalogue.types.map(({ type, name }) => (
          <option key={type} value={type}>
            {name[language]}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-group`}>{t('cards.filter.group')}</label>
      <select
        id={`${id}-group`}
        className="field"
        value={wanted.group}
        onChange={({ target }) => want({ ...wanted, group: target.value })}
        data-field="group"
      >
        <option value="">{t('cards.filter.anyGroup')}</option>
        {GROUP_KINDS.map((kind) => {
          const groups = catalogue.groups.filter((group) => group.kind === kind);
          return groups.length === 0 ? null : (
            <optgroup key={kind} label={t(`cards.groups.${kind}`)}>
              {groups.map((group) => (
                <option key={group.id} value={group.id}>
                  {group.name[language]}
                </option>
              ))}
            </optgroup>
          );
        })}
      </select>
      {isFiltered && (
        <button
          type="button"
          className="button"
          onClick={() => want({ words: '', type: '', group: '' })}
          data-verb="clear"
        >
          {t('cards.filter.clear')}
        </button>
      )}
    </search>
  );
}
