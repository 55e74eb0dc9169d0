import type { Deck } from '@grimrule/decks';
import { copiesIn as copiesInPile } from '@grimrule/decks';
import type { Workshop } from '../desk/use-desk.ts';
import { useDeckTexts } from '../words/words.ts';

/** The deck as a page of paper: seen in print alone. */
export function DeckSheet({
  workshop,
  deck,
}: {
  readonly workshop: Workshop;
  readonly deck: Deck;
}) {
  const { page, desk } = workshop;
  const { listing } = desk.game;
  const { say, language } = useDeckTexts();
  const titleOf = (code: string) => {
    const card = listing.coded(code);
    return (language === 'de' && card?.titleDe) || card?.title || code;
  };
  const packOf = (code: string) => {
    const pack = listing.packs.find((each) => each.code === listing.coded(code)?.pack);
    return (language === 'de' && pack?.nameDe) || pack?.name || '';
  };
  const typeOf = (code: string) => listing.coded(code)?.type ?? '';
  const all = Object.entries({ ...deck.cards, ...deck.strangers });
  const types = [
    ...new Set([...desk.types.map(({ id }) => id), ...all.map(([code]) => typeOf(code))]),
  ];
  const nameOf = (type: string) =>
    desk.types.find(({ id }) => id === type)?.name[language] ?? (type || say.builder.strangers);
  const rows = (counts: readonly (readonly [string, number])[]) =>
    [...counts]
      .sort(([one], [other]) => titleOf(one).localeCompare(titleOf(other), language))
      .map(([code, count]) => (
        <li key={code}>
          <b>{count}×</b> {titleOf(code)} <small>{packOf(code)}</small>
        </li>
      ));
  return (
    <article className="deck-sheet" aria-hidden="true">
      <h1>{deck.name || say.untitled}</h1>
      <p>
        {page.title} · {deck.identities.map(titleOf).join(', ') || say.noHero} ·{' '}
        {say.count(copiesInPile(deck.cards) + copiesInPile(deck.strangers))}
      </p>
      <div className="deck-sheet-columns">
        {types.map((type) => {
          const here = all.filter(([code]) => typeOf(code) === type);
          return here.length === 0 ? null : (
            <section key={type}>
              <h2>
                {nameOf(type)} ({here.reduce((sum, [, count]) => sum + count, 0)})
              </h2>
              <ul>{rows(here)}</ul>
            </section>
          );
        })}
        {Object.keys(deck.sideboard).length > 0 && (
          <section>
            <h2>{say.builder.sideboard}</h2>
            <ul>{rows(Object.entries(deck.sideboard))}</ul>
          </section>
        )}
      </div>
      {deck.notes !== '' && <p className="deck-sheet-notes">{deck.notes}</p>}
    </article>
  );
}
