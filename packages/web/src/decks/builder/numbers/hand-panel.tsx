import { Dices } from 'lucide-react';
import { useState } from 'react';
import { CardFace } from '../../../card/card-face.tsx';
import { useDeckTexts } from '../../words/words.ts';
import type { DeckPanelProps } from '../parts.ts';
import type { Trial } from './hands.ts';
import { dealt, drawnOne, exchanged, redealt } from './hands.ts';
import type { Copies } from './numbers.ts';

/** A hand to try, with its mulligan. */
export function HandPanel(props: DeckPanelProps & { readonly copies: readonly Copies[] }) {
  const { workshop, building, byCode, copies, onShow } = props;
  const { page, desk } = workshop;
  const { say, language } = useDeckTexts();
  const [trial, setTrial] = useState<Trial | null>(null);
  const [away, setAway] = useState<ReadonlySet<number>>(new Set());
  const { hand, mulligan } = desk.drawing(building.deck);
  const cards = copies
    .filter(({ card }) => card.isDrawn)
    .flatMap(({ card, count }) => Array<string>(count).fill(card.code));
  const lot = Math.random;
  const draw = () => {
    setAway(new Set());
    setTrial(dealt(cards, hand, lot));
  };
  const toggle = (place: number) => {
    const next = new Set(away);
    if (!next.delete(place)) next.add(place);
    setAway(next);
  };
  if (cards.length < hand) return <p className="quiet">{say.hand.tooFew}</p>;
  const mayExchange = trial !== null && !trial.isChanged;
  const isChoosing = mayExchange && mulligan === 'some';
  return (
    <div className="builder-hand">
      <div className="row">
        <button type="button" className="button" onClick={draw} data-verb="draw-hand">
          <Dices aria-hidden="true" size={17} />
          {trial ? say.hand.again : say.hand.draw}
        </button>
        {isChoosing && (
          <button
            type="button"
            className="button"
            disabled={away.size === 0}
            onClick={() => {
              setTrial(exchanged(trial, away, lot));
              setAway(new Set());
            }}
            data-verb="mulligan"
          >
            {say.hand.some}
          </button>
        )}
        {mayExchange && mulligan === 'whole' && (
          <button
            type="button"
            className="button"
            onClick={() => setTrial(redealt(trial, lot))}
            data-verb="mulligan"
          >
            {say.hand.whole}
          </button>
        )}
        {trial && (
          <button
            type="button"
            className="button"
            disabled={trial.rest.length === 0}
            onClick={() => setTrial(drawnOne(trial))}
            data-verb="draw-one"
          >
            {say.hand.one}
          </button>
        )}
      </div>
      {trial && (
        <p className="quiet hint" role="status">
          {isChoosing ? `${say.hand.chooseHint} ` : trial.isChanged ? `${say.hand.spent} ` : ''}
          {say.hand.left(trial.rest.length)}
        </p>
      )}
      {trial && (
        <ul className="builder-hand-cards">
          {trial.hand.map((code, place) => {
            const card = byCode.get(code);
            const face = card && page.face(card.design, language);
            if (!card || !face) return null;
            const isAway = away.has(place);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card differ by their place alone.
              <li key={place} data-hand={code} data-away={isAway || undefined}>
                <button
                  type="button"
                  aria-label={isAway ? `${face.title}, ${say.hand.chosen}` : face.title}
                  aria-pressed={isChoosing ? isAway : undefined}
                  onClick={() => (isChoosing ? toggle(place) : onShow(card))}
                >
                  <span className="pool-drawn" aria-hidden="true">
                    <CardFace face={face} />
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
