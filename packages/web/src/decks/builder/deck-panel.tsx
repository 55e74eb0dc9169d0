import { copiesIn as copiesInPile } from '@grimrule/decks';
import { ChevronDown, ChevronUp, Play } from 'lucide-react';
import { useId, useState } from 'react';
import { Figure } from '../../art/card-picture.tsx';
import { useDeckTexts } from '../words/words.ts';
import { Legality } from './legality.tsx';
import { MorePanel } from './more/more-panel.tsx';
import { HandPanel } from './numbers/hand-panel.tsx';
import { copiesIn, missing, total } from './numbers/numbers.ts';
import { NumbersPanel } from './numbers/numbers-panel.tsx';
import { CostCurve, ResourceBars } from './numbers/plots.tsx';
import type { DeckPanelProps } from './parts.ts';
import { Strips } from './strips.tsx';
import { usePlay } from './use-play.ts';

const TABS = ['deck', 'numbers', 'hand', 'more2'] as const;
type Tab = (typeof TABS)[number];

/** The deck: who leads it, what is wrong with it, its numbers and its cards. On a phone it is a sheet. */
export function DeckPanel(props: DeckPanelProps) {
  const { kept, workshop, building, byCode } = props;
  const { page, desk } = workshop;
  const { deck, problems, change } = building;
  const { language, say } = useDeckTexts();
  const [tab, setTab] = useState<Tab>('deck');
  const [isUp, setUp] = useState(false);
  const id = useId();
  const copies = copiesIn(deck.cards, byCode);
  const notHere = copiesInPile(deck.strangers) + missing(deck.cards, byCode);
  const count = total(copies.filter(({ card }) => card.isDrawn)) + notHere;
  const heroes = deck.identities.flatMap((code) => byCode.get(code) ?? []);
  const faces = heroes.map(({ design }) => page.face(design, language));
  const play = usePlay(kept, workshop, deck);
  const isLegal = problems.length === 0;
  return (
    <section
      className="builder-deck"
      aria-label={say.builder.deck}
      data-up={isUp || undefined}
      data-legal={isLegal}
    >
      <button
        type="button"
        className="builder-handle"
        aria-expanded={isUp}
        onClick={() => setUp(!isUp)}
        data-verb="sheet"
      >
        {isUp ? (
          <ChevronDown aria-hidden="true" size={20} />
        ) : (
          <ChevronUp aria-hidden="true" size={20} />
        )}
        <span className="sr-only">{say.builder.deck}</span>
      </button>
      <header className="builder-deck-head" data-tone={faces[0]?.tone}>
        <div className="builder-figures" aria-hidden="true" data-count={faces.length}>
          {faces.map(({ art }) => (
            <span key={art.code}>
              <Figure art={art} />
            </span>
          ))}
        </div>
        <p className="builder-heroes">
          {faces.length > 0 ? faces.map(({ title }) => title).join(', ') : say.noHero}
        </p>
        <label className="builder-name">
          <span className="sr-only">{say.builder.name}</span>
          <input
            value={deck.name}
            placeholder={say.untitled}
            maxLength={200}
            onChange={({ target }) => change({ ...deck, name: target.value })}
            data-field="deck-name"
          />
        </label>
        <p className="builder-sum">
          <b data-sum={count}>{count}</b> {say.builder.of(desk.least)}
        </p>
      </header>
      <Legality workshop={workshop} building={building} />
      <div className="builder-tabs" role="tablist" aria-label={say.builder.deck}>
        {TABS.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            aria-selected={tab === each}
            aria-controls={`${id}-panel`}
            tabIndex={tab === each ? 0 : -1}
            onClick={() => {
              setTab(each);
              setUp(true);
            }}
            onKeyDown={(event) => {
              const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
              const next =
                step === undefined ? undefined : TABS.at((TABS.indexOf(each) + step) % TABS.length);
              if (next === undefined) return;
              event.preventDefault();
              setTab(next);
              document.getElementById(`${id}-${next}`)?.focus();
            }}
            data-tab={each}
          >
            {say.builder[each]}
          </button>
        ))}
      </div>
      <div
        className="builder-panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tab}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: people scroll it with the keyboard.
        tabIndex={0}
      >
        {tab === 'deck' && (
          <>
            {copies.length > 0 && (
              <div className="builder-plots">
                <CostCurve copies={copies} />
                <ResourceBars
                  copies={[...copies, ...heroes.map((card) => ({ card, count: 1 }))]}
                  desk={desk}
                />
              </div>
            )}
            <Strips {...props} copies={copies} />
          </>
        )}
        {tab === 'numbers' && <NumbersPanel {...props} copies={copies} heroes={heroes} />}
        {tab === 'hand' && <HandPanel {...props} copies={copies} />}
        {tab === 'more2' && <MorePanel {...props} />}
      </div>
      <footer className="builder-foot">
        <button
          type="button"
          className="button button-main"
          disabled={!isLegal}
          title={isLegal ? undefined : say.builder.playHint}
          onClick={() => void play()}
          data-verb="play-deck"
        >
          <Play aria-hidden="true" size={20} fill="currentColor" />
          {say.builder.play}
        </button>
      </footer>
    </section>
  );
}
