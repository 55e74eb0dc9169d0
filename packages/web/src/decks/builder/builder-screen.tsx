import { Suspense, useEffect, useState } from 'react';
import { Link, useParams } from 'wouter';
import { DeadEnd } from '../../screens/frame/dead-end.tsx';
import { Opening } from '../../screens/frame/opening.tsx';
import { useWorkshop } from '../desk/use-desk.ts';
import { readDeck } from '../kept/deck-shelf.ts';
import type { KeptDeck } from '../kept/kept-deck.ts';
import { useDeckTexts } from '../words/words.ts';
import { Builder } from './builder.tsx';

/** A deck under one's hands. */
export function BuilderScreen() {
  const { id = '' } = useParams();
  const [kept, setKept] = useState<KeptDeck | null | undefined>();
  useEffect(() => {
    let isStill = true;
    readDeck(id).then(
      (found) => isStill && setKept(found),
      () => isStill && setKept(null),
    );
    return () => {
      isStill = false;
    };
  }, [id]);
  if (kept === undefined) return <Opening />;
  if (kept === null) return <NoDeck />;
  return (
    <Suspense fallback={<Opening />}>
      <Opened key={kept.id} kept={kept} />
    </Suspense>
  );
}

function NoDeck() {
  const { say } = useDeckTexts();
  return (
    <DeadEnd title={say.missing.title} text={say.missing.text}>
      <Link href="/decks" className="button button-main">
        {say.builder.all}
      </Link>
    </DeadEnd>
  );
}

function Opened({ kept }: { readonly kept: KeptDeck }) {
  const workshop = useWorkshop(kept.deck.game);
  return workshop ? <Builder kept={kept} workshop={workshop} /> : <NoDeck />;
}
