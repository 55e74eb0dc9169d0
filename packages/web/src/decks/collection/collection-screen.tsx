import type { Counts } from '@grimrule/decks';
import { Minus, Plus } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { Opening } from '../../screens/frame/opening.tsx';
import { Screen } from '../../screens/frame/screen.tsx';
import { GAMES_WITH_DECKS, useWorkshop, type Workshop } from '../desk/use-desk.ts';
import type { Owned } from '../kept/collection.ts';
import { copiesOwned, shortages } from '../kept/collection.ts';
import { keepOwned } from '../kept/deck-shelf.ts';
import { useDecks, useOwned } from '../kept/use-decks.ts';
import { useDeckTexts } from '../words/words.ts';
import '../list/decks.css';

/** What somebody owns, and whether their decks can lie on the table at the same time. */
export function CollectionScreen() {
  const [asked] = useSearchParams();
  const wanted = asked.get('game');
  const game = GAMES_WITH_DECKS.find((name) => name === wanted) ?? GAMES_WITH_DECKS[0] ?? '';
  return (
    <Suspense fallback={<Opening />}>
      <OfGame key={game} game={game} />
    </Suspense>
  );
}

function OfGame({ game }: { readonly game: string }) {
  const workshop = useWorkshop(game);
  return workshop ? <Collection workshop={workshop} /> : null;
}

function Collection({ workshop }: { readonly workshop: Workshop }) {
  const { page, desk } = workshop;
  const { say } = useDeckTexts();
  const owned = useOwned(desk.name);
  const { here, others } = usePacks(workshop);
  if (owned === undefined) return <Opening />;
  const now: Owned = owned ?? { game: desk.name, boxes: {} };
  const set = (boxes: Counts) => void keepOwned({ ...now, boxes });
  const all = Object.fromEntries([...here, ...others].map(({ code }) => [code, 1]));
  return (
    <Screen title={say.collection.title(page.title)} className="decks-screen" page={page}>
      <div className="row">
        <Link href={`/decks?game=${desk.name}`} className="button">
          {say.collection.back}
        </Link>
        <button type="button" className="button" onClick={() => set(all)} data-verb="own-all">
          {say.collection.all}
        </button>
        <button type="button" className="button" onClick={() => set({})} data-verb="own-nothing">
          {say.collection.nothing}
        </button>
      </div>
      <p className="quiet hint">{say.collection.hint}</p>
      <label className="builder-check">
        <input
          type="checkbox"
          checked={now.only ?? false}
          onChange={({ target }) => void keepOwned({ ...now, only: target.checked })}
          data-field="only-owned"
        />
        {say.builder.onlyOwned}
      </label>
      <Boxes title={say.collection.onlyHere} packs={here} boxes={now.boxes} onSet={set} />
      {others.length > 0 && (
        <details>
          <summary>{say.collection.others}</summary>
          <Boxes title="" packs={others} boxes={now.boxes} onSet={set} />
        </details>
      )}
      <Together workshop={workshop} owned={now} />
    </Screen>
  );
}

type Packs = Workshop['desk']['game']['listing']['packs'];

/** The packs that hold cards of decks: those that are here, and the others. */
function usePacks({ desk }: Workshop): { readonly here: Packs; readonly others: Packs } {
  return useMemo(() => {
    const { listing } = desk.game;
    const known = new Set(
      [...desk.cards, ...desk.heroes].flatMap(({ inPacks }) => Object.keys(inPacks)),
    );
    const printed = new Set(listing.cards.flatMap((card) => Object.keys(listing.inPacks(card))));
    // A card of the core may be in any later pack, which is here only if it has cards of its own here.
    const own = new Set(desk.cards.flatMap(({ code }) => listing.coded(code)?.pack ?? []));
    const isHere = (code: string) => own.has(code) || (known.has(code) && anew(code, desk));
    return {
      here: listing.packs.filter(({ code }) => isHere(code)),
      others: listing.packs.filter(({ code }) => printed.has(code) && !isHere(code)),
    };
  }, [desk]);
}

/** Whether a box holds a whole pack of cards again. */
const anew = (code: string, { cards }: Workshop['desk']) =>
  cards.filter(({ inPacks }) => Object.hasOwn(inPacks, code)).length > cards.length / 2;

function Boxes(props: {
  readonly title: string;
  readonly packs: Packs;
  readonly boxes: Counts;
  readonly onSet: (boxes: Counts) => void;
}) {
  const { title, packs, boxes, onSet } = props;
  const { say, language } = useDeckTexts();
  const change = (code: string, more: number) => {
    const { [code]: before = 0, ...others } = boxes;
    const after = Math.max(0, Math.min(9, before + more));
    onSet(after === 0 ? others : { ...others, [code]: after });
  };
  return (
    <section>
      {title !== '' && <h2 className="section-title">{title}</h2>}
      <ul className="boxes">
        {packs.map(({ code, name, nameDe }) => {
          const box = (language === 'de' && nameDe) || name;
          const count = boxes[code] ?? 0;
          return (
            <li key={code} data-box={code} data-count={count} data-owned={count > 0 || undefined}>
              <span>{box}</span>
              <button
                type="button"
                className="pool-step"
                disabled={count === 0}
                aria-label={say.collection.fewer(box)}
                onClick={() => change(code, -1)}
                data-verb="fewer"
              >
                <Minus aria-hidden="true" size={16} strokeWidth={3} />
              </button>
              <b>{count}</b>
              <button
                type="button"
                className="pool-step"
                aria-label={say.collection.more(box)}
                onClick={() => change(code, 1)}
                data-verb="more"
              >
                <Plus aria-hidden="true" size={16} strokeWidth={3} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Decks that lie on the table together, and what is short for them. */
function Together({ workshop, owned }: { readonly workshop: Workshop; readonly owned: Owned }) {
  const { desk } = workshop;
  const { listing } = desk.game;
  const { say, language } = useDeckTexts();
  const decks = useDecks(desk.name) ?? [];
  const [chosen, choose] = useState<readonly string[]>([]);
  const used = decks.filter(({ id }) => chosen.includes(id));
  const short = shortages(
    used.map(({ deck }) => ({
      ...Object.fromEntries(deck.identities.map((code) => [code, 1])),
      ...deck.cards,
    })),
    (code) => {
      const card = listing.coded(code);
      const built = [...desk.cards, ...desk.heroes].find((each) => each.code === code);
      if (built) return copiesOwned(built, owned);
      return card ? copiesOwned({ code, inPacks: listing.inPacks(card) }, owned) : 0;
    },
  );
  if (decks.length === 0) return null;
  return (
    <section>
      <h2 className="section-title">{say.collection.together}</h2>
      <p className="quiet hint">{say.collection.togetherHint}</p>
      <ul className="decks-together">
        {decks.map(({ id, deck }) => (
          <li key={id}>
            <label className="builder-check">
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={() =>
                  choose(
                    chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id],
                  )
                }
                data-together={id}
              />
              {deck.name || say.untitled}
            </label>
          </li>
        ))}
      </ul>
      {used.length > 0 && short.length === 0 && <p role="status">{say.collection.enough}</p>}
      <ul className="builder-differences" role="status">
        {short.map(({ code, taken, owned: there }) => {
          const card = listing.coded(code);
          return (
            <li key={code} data-short={code} data-change="fewer">
              <b>−{taken - there}</b> {(language === 'de' && card?.titleDe) || card?.title || code}{' '}
              <span className="quiet">{say.collection.short(taken, there)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
