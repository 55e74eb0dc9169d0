import type { Deck } from '@grimrule/decks';
import { useState } from 'react';
import { useDecks } from '../../kept/use-decks.ts';
import { useDeckTexts } from '../../words/words.ts';
import { copiesIn, curve, meanCost, tally, total } from '../numbers/numbers.ts';
import type { DeckPanelProps } from '../parts.ts';
import { DifferenceList } from './difference-list.tsx';

/** The deck beside another one, or beside an earlier version. */
export function ComparePart({ kept, workshop, building, byCode }: DeckPanelProps) {
  const { desk } = workshop;
  const { deck } = building;
  const { say, language } = useDeckTexts();
  const [chosen, choose] = useState('');
  const decks = useDecks(deck.game) ?? [];
  const { versions } = decks.find(({ id }) => id === kept.id) ?? kept;
  const others: readonly (readonly [id: string, name: string, deck: Deck])[] = [
    ...versions.map(
      ({ at, note, deck: then }) =>
        [`version ${at}`, `${note || new Date(at).toLocaleDateString(language)}`, then] as const,
    ),
    ...decks
      .filter(({ id }) => id !== kept.id)
      .map(({ id, deck: other }) => [id, other.name || say.untitled, other] as const),
    ...desk.ready.map(
      ({ slug, name, deck: other }) => [`ready ${slug}`, name[language], other] as const,
    ),
  ];
  const other = others.find(([id]) => id === chosen)?.[2];
  return (
    <section>
      <h2 className="builder-group">{say.compare.title}</h2>
      <label className="builder-select">
        <span>{say.compare.with}</span>
        <select
          className="field"
          value={chosen}
          onChange={({ target }) => choose(target.value)}
          data-field="compare-with"
        >
          <option value="">{say.compare.nothing}</option>
          {others.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {other && (
        <>
          <NumbersBeside there={other} here={deck} byCode={byCode} desk={desk} />
          <DifferenceList workshop={workshop} before={other} after={deck} same={say.compare.same} />
        </>
      )}
    </section>
  );
}

function NumbersBeside(props: {
  readonly there: Deck;
  readonly here: Deck;
  readonly byCode: DeckPanelProps['byCode'];
  readonly desk: DeckPanelProps['workshop']['desk'];
}) {
  const { there, here, byCode, desk } = props;
  const { say, language } = useDeckTexts();
  const both = [there, here].map(({ cards }) => copiesIn(cards, byCode));
  const mean = (at: number) =>
    meanCost(both[at] ?? [])?.toLocaleString(language, { maximumFractionDigits: 1 }) ?? '–';
  const bars = both.map((copies) => [
    ...curve(copies).map(({ id, count }) => ({ id: `${say.builder.cost} ${id}`, count })),
    ...tally(
      copies,
      ({ type }) => [type],
      desk.types.map(({ id }) => id),
    ).map(({ id, count }) => ({
      id: desk.types.find((type) => type.id === id)?.name[language] ?? id,
      count,
    })),
  ]);
  const names = [...new Set(bars.flat().map(({ id }) => id))];
  const countOf = (at: number, name: string) => bars[at]?.find(({ id }) => id === name)?.count ?? 0;
  return (
    <table className="builder-table">
      <thead>
        <tr>
          <td />
          <th scope="col">{say.compare.before}</th>
          <th scope="col">{say.compare.after}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{say.numbers.cards}</th>
          <td>{total(both[0] ?? [])}</td>
          <td>{total(both[1] ?? [])}</td>
        </tr>
        <tr>
          <th scope="row">{say.numbers.mean('').trim()}</th>
          <td>{mean(0)}</td>
          <td>{mean(1)}</td>
        </tr>
        {names
          .filter((name) => countOf(0, name) + countOf(1, name) > 0)
          .map((name) => (
            <tr key={name} data-differs={countOf(0, name) !== countOf(1, name) || undefined}>
              <th scope="row">{name}</th>
              <td>{countOf(0, name)}</td>
              <td>{countOf(1, name)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
