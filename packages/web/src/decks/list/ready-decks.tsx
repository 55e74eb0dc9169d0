import type { Deck } from '@grimrule/decks';
import { Portrait } from '../../art/card-picture.tsx';
import type { Workshop } from '../desk/use-desk.ts';
import { useDeckTexts } from '../words/words.ts';

/** Decks to begin from. */
export function ReadyDecks(props: {
  readonly workshop: Workshop;
  readonly onTake: (deck: Deck) => void;
}) {
  const { workshop, onTake } = props;
  const { page, desk } = workshop;
  const { say, language } = useDeckTexts();
  return (
    <section>
      <h2 className="section-title">{say.ready}</h2>
      <p className="quiet hint">{say.readyHint}</p>
      <ul className="decks-ready">
        {desk.ready.map(({ slug, name, deck }) => {
          const heroes = deck.identities.flatMap(
            (code) => desk.heroes.find((card) => card.code === code) ?? [],
          );
          return (
            <li key={slug}>
              <button
                type="button"
                className="decks-ready-deck"
                onClick={() => onTake({ ...deck, name: name[language] })}
                data-ready={slug}
              >
                <span className="decks-faces" aria-hidden="true" data-count={heroes.length}>
                  {heroes.map(({ code, design }) => (
                    <Portrait key={code} art={page.face(design, language).art} />
                  ))}
                </span>
                <b>{name[language]}</b>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
