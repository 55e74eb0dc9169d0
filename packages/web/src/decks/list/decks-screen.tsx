import { SHARE_FIELD } from '@grimrule/decks';
import { Archive, FileInput, Plus, RefreshCw } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { coverOf } from '../../games/registry.ts';
import { saveAsFile } from '../../link/files/files.ts';
import { Opening } from '../../screens/frame/opening.tsx';
import { Screen } from '../../screens/frame/screen.tsx';
import { GAMES_WITH_DECKS, useWorkshop, type Workshop } from '../desk/use-desk.ts';
import { decksFile } from '../kept/backup.ts';
import {
  fetchBack,
  keepDecks,
  listAll,
  listOwned,
  newDeck,
  throwAway,
} from '../kept/deck-shelf.ts';
import type { KeptDeck } from '../kept/kept-deck.ts';
import { keepSynchronised, synchronise } from '../kept/sync.ts';
import { useDecks } from '../kept/use-decks.ts';
import { useDeckTexts } from '../words/words.ts';
import { DeckList } from './deck-list.tsx';
import { emptyDeck } from './empty-deck.ts';
import { ImportPanel } from './import-panel.tsx';
import { ReadyDecks } from './ready-decks.tsx';
import { SharedDeck } from './shared-deck.tsx';
import './decks.css';

const KEPT = 'grimrule.decks-game';

/** One's decks, game by game. */
export function DecksScreen() {
  const [asked] = useSearchParams();
  const wanted = asked.get('game') ?? localStorage.getItem(KEPT) ?? '';
  const game = GAMES_WITH_DECKS.find((name) => name === wanted) ?? GAMES_WITH_DECKS[0] ?? '';
  return (
    <Suspense fallback={<Opening />}>
      <OfGame key={game} game={game} />
    </Suspense>
  );
}

function OfGame({ game }: { readonly game: string }) {
  const workshop = useWorkshop(game);
  return workshop ? <Decks workshop={workshop} /> : null;
}

function Decks({ workshop }: { readonly workshop: Workshop }) {
  const { page, desk } = workshop;
  const { say } = useDeckTexts();
  const [, navigate] = useLocation();
  const decks = useDecks(desk.name);
  const [isBringing, setBringing] = useState(false);
  const [note, setNote] = useState('');
  const [removed, setRemoved] = useState<KeptDeck | null>(null);
  const shared = useShared();
  useEffect(() => keepSynchronised(), []);

  const keeps = async (kept: KeptDeck) => {
    try {
      await keepDecks([kept]);
      navigate(`/decks/${kept.id}`);
    } catch {
      setNote(say.notStored);
    }
  };
  const copies = ({ deck }: KeptDeck) =>
    void keepDecks([newDeck({ ...deck, name: say.copyOf(deck.name || say.untitled) })]).catch(() =>
      setNote(say.notStored),
    );
  const removes = async (kept: KeptDeck) => {
    await throwAway(kept.id);
    setRemoved(kept);
  };
  const saves = async () => saveAsFile('decks', decksFile(await listAll(), await listOwned()));
  const syncs = async () => {
    setNote(say.syncing);
    setNote((await synchronise(true)) === 'done' ? say.synced : say.notSynced);
  };
  return (
    <Screen title={say.title} className="decks-screen" page={page}>
      <div className="row decks-head">
        <GameSwitch game={desk.name} />
        <button
          type="button"
          className="button button-main"
          onClick={() => void keeps(newDeck(emptyDeck(desk.name)))}
          data-verb="build-deck"
        >
          <Plus aria-hidden="true" size={20} />
          {say.build}
        </button>
        <button
          type="button"
          className="button"
          aria-expanded={isBringing}
          onClick={() => setBringing(!isBringing)}
          data-verb="bring-decks"
        >
          <FileInput aria-hidden="true" size={17} />
          {say.bring}
        </button>
        <Link href={`/decks/boxes?game=${desk.name}`} className="button" data-verb="boxes">
          <Archive aria-hidden="true" size={17} />
          {say.boxes}
        </Link>
      </div>
      {shared !== '' && <SharedDeck text={shared} onKeep={keeps} />}
      <ImportPanel isOpen={isBringing} onOpen={setBringing} />
      {note !== '' && (
        <p role="status" className="note">
          {note}
        </p>
      )}
      {removed && (
        <div role="status" className="note row">
          <p>{say.removed(removed.deck.name || say.untitled)}</p>
          <button
            type="button"
            className="button"
            data-verb="fetch-back"
            onClick={() => {
              setRemoved(null);
              void fetchBack(removed.id);
            }}
          >
            {say.fetchBack}
          </button>
        </div>
      )}
      {decks && <DeckList workshop={workshop} decks={decks} onCopy={copies} onRemove={removes} />}
      <ReadyDecks workshop={workshop} onTake={(deck) => void keeps(newDeck(deck))} />
      <div className="row decks-keeping">
        <p className="quiet hint">{say.intro}</p>
        <button
          type="button"
          className="button"
          onClick={() => void saves()}
          data-verb="save-decks"
        >
          {say.saveAll}
        </button>
        <button type="button" className="button" onClick={() => void syncs()} data-verb="sync">
          <RefreshCw aria-hidden="true" size={16} />
          {say.sync}
        </button>
        <Link href="/me" className="text-link">
          {say.devices}
        </Link>
      </div>
    </Screen>
  );
}

/** The text of a deck behind the `#` of a link; it leaves the address when the deck was taken. */
function useShared(): string {
  const [shared] = useState(() => {
    const { hash } = location;
    return hash.startsWith(`#${SHARE_FIELD}=`) ? hash : '';
  });
  return shared;
}

function GameSwitch({ game }: { readonly game: string }) {
  const { say } = useDeckTexts();
  const [, ask] = useSearchParams();
  return (
    <fieldset className="switch">
      <legend className="sr-only">{say.game}</legend>
      {GAMES_WITH_DECKS.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === game}
          onClick={() => {
            localStorage.setItem(KEPT, name);
            ask({ game: name });
          }}
          data-game={name}
        >
          {coverOf(name)?.title ?? name}
        </button>
      ))}
    </fieldset>
  );
}
