import { copiesIn } from '@grimrule/decks';
import { fold } from '@grimrule/kernel';
import { Copy, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Portrait } from '../../art/card-picture.tsx';
import { problemsOf } from '../desk/legality.ts';
import type { Workshop } from '../desk/use-desk.ts';
import type { KeptDeck } from '../kept/kept-deck.ts';
import { useDeckTexts } from '../words/words.ts';

/** So many decks are found without a search. */
const FEW = 6;

interface ListProps {
  readonly workshop: Workshop;
  readonly decks: readonly KeptDeck[];
  readonly onCopy: (kept: KeptDeck) => void;
  readonly onRemove: (kept: KeptDeck) => Promise<void>;
}

export function DeckList(props: ListProps) {
  const { workshop, decks } = props;
  const { listing } = workshop.desk.game;
  const { say } = useDeckTexts();
  const [asked, ask] = useState('');
  const words = fold(asked).trim().split(/\s+/);
  const shown = decks.filter(({ deck }) => {
    const heroes = deck.identities.flatMap((code) => listing.coded(code) ?? []);
    const readable = fold(
      [deck.name, ...deck.tags, ...heroes.flatMap((card) => [card.title, card.titleDe])].join(' '),
    );
    return words.every((word) => readable.includes(word));
  });
  if (decks.length === 0) return <p className="quiet">{say.none}</p>;
  return (
    <section aria-label={say.of(workshop.page.title)}>
      {decks.length > FEW && (
        <input
          type="search"
          className="field decks-search"
          aria-label={say.search}
          placeholder={say.search}
          value={asked}
          onChange={({ target }) => ask(target.value)}
        />
      )}
      {shown.length === 0 && <p role="status">{say.noMatch}</p>}
      <ul className="decks-list">
        {shown.map((kept) => (
          <DeckRow key={kept.id} kept={kept} {...props} />
        ))}
      </ul>
    </section>
  );
}

function DeckRow(props: ListProps & { readonly kept: KeptDeck }) {
  const { kept, workshop, onCopy, onRemove } = props;
  const { page, desk } = workshop;
  const { id, deck, changed } = kept;
  const { say, language } = useDeckTexts();
  const isLegal = useLegal(workshop, kept);
  const heroes = deck.identities.flatMap(
    (code) => desk.heroes.find((card) => card.code === code) ?? [],
  );
  const faces = heroes.map(({ design }) => page.face(design, language));
  const titles = deck.identities.map((code) => {
    const card = desk.game.listing.coded(code);
    return (language === 'de' && card?.titleDe) || card?.title || code;
  });
  const name = deck.name || say.untitled;
  const factions = desk.factions.filter(({ id: faction }) =>
    desk.cards.some(
      (card) => card.faction === faction && card.set === '' && Object.hasOwn(deck.cards, card.code),
    ),
  );
  return (
    <li className="decks-row" data-deck={id} data-tone={faces[0]?.tone}>
      <Link href={`/decks/${id}`} className="decks-open" aria-label={`${say.open}: ${name}`}>
        <span className="decks-faces" aria-hidden="true" data-count={faces.length}>
          {faces.map(({ art }) => (
            <Portrait key={art.code} art={art} />
          ))}
        </span>
        <span className="decks-words">
          <b>{name}</b>
          <span className="quiet">{titles.join(', ') || say.noHero}</span>
          <span className="decks-facts">
            {factions.map((kind) => (
              <span key={kind.id} className="decks-faction" data-tone={kind.tone}>
                {kind.name[language]}
              </span>
            ))}
            <span className="quiet">
              {say.count(copiesIn(deck.cards) + copiesIn(deck.strangers))}
            </span>
            {isLegal !== null && (
              <span data-legal={isLegal}>{isLegal ? say.legal : say.notLegal}</span>
            )}
          </span>
          <span className="quiet decks-when">
            {say.changed(new Date(changed).toLocaleDateString(language))}
            {deck.tags.length > 0 && ` · ${deck.tags.join(', ')}`}
          </span>
        </span>
      </Link>
      <span className="decks-verbs">
        <button
          type="button"
          className="button button-icon"
          aria-label={`${say.copy}: ${name}`}
          title={say.copy}
          onClick={() => onCopy(kept)}
          data-verb="copy"
        >
          <Copy aria-hidden="true" size={16} />
        </button>
        <button
          type="button"
          className="button button-icon"
          aria-label={`${say.remove}: ${name}`}
          title={say.remove}
          onClick={() => void onRemove(kept)}
          data-verb="remove"
        >
          <Trash2 aria-hidden="true" size={16} />
        </button>
      </span>
    </li>
  );
}

/** Whether the rules have nothing against it; asked after the list is there, null until then. */
function useLegal({ page, desk }: Workshop, { deck }: KeptDeck): boolean | null {
  const [isAsked, ask] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => ask(true), 0);
    return () => clearTimeout(timer);
  }, []);
  return useMemo(
    () => (isAsked ? problemsOf(page, deck, desk.game).length === 0 : null),
    [isAsked, page, deck, desk],
  );
}
