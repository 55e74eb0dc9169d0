import { useState } from 'react';
import type { BuildCard } from '../../desk/desk.ts';
import { useDeckTexts } from '../../words/words.ts';
import type { DeckPanelProps } from '../parts.ts';
import { chance } from './chances.ts';
import type { Copies } from './numbers.ts';
import { tally, total } from './numbers.ts';
import { Bars, CostCurve, ResourceBars } from './plots.tsx';

const MOST_TRAITS = 8;
const ROUNDS = [0, 1, 2, 3, 4, 5, 6, 8];

interface NumbersPanelProps extends DeckPanelProps {
  readonly copies: readonly Copies[];
  readonly heroes: readonly BuildCard[];
}

/** Everything that can be counted, and how likely a card is seen by when. */
export function NumbersPanel(props: NumbersPanelProps) {
  const { workshop, copies, heroes } = props;
  const { desk } = workshop;
  const { say, language } = useDeckTexts();
  if (copies.length === 0) return <p className="quiet">{say.numbers.none}</p>;
  const traits = tally(copies, ({ traits: all }) => all).slice(0, MOST_TRAITS);
  const filled = (bars: ReturnType<typeof tally>) => bars.filter(({ count }) => count > 0);
  const order = (kinds: readonly { readonly id: string }[]) => kinds.map(({ id }) => id);
  return (
    <div className="builder-numbers">
      <CostCurve copies={copies} />
      <ResourceBars
        copies={[...copies, ...heroes.map((card) => ({ card, count: 1 }))]}
        desk={desk}
      />
      <Bars
        title={say.numbers.types}
        bars={filled(tally(copies, ({ type }) => [type], order(desk.types)))}
        kinds={desk.types}
      />
      <Bars
        title={say.numbers.factions}
        bars={filled(tally(copies, ({ faction }) => [faction], order(desk.factions)))}
        kinds={desk.factions}
      />
      {traits.length > 0 && (
        <Bars
          title={say.numbers.traits}
          bars={traits}
          kinds={[]}
          name={(trait) => desk.traitName(trait, language)}
        />
      )}
      <Chances {...props} />
    </div>
  );
}

/** How likely one has seen a card by the end of a round. */
function Chances({ workshop, building, copies }: NumbersPanelProps) {
  const { page, desk } = workshop;
  const { say, language } = useDeckTexts();
  const drawn = copies.filter(({ card }) => card.isDrawn);
  const titleOf = ({ card }: Copies) => page.face(card.design, language).title;
  const inOrder = [...drawn].sort((one, other) =>
    titleOf(one).localeCompare(titleOf(other), language),
  );
  const drawing = desk.drawing(building.deck);
  const [code, setCode] = useState('');
  const [perRound, setPerRound] = useState<number | null>(null);
  const chosen = inOrder.find(({ card }) => card.code === code) ?? inOrder[0];
  if (!chosen) return null;
  const all = total(drawn);
  const usual = { ...drawing, perRound: perRound ?? drawing.perRound };
  const percent = (round: number, mulligan: boolean) =>
    `${Math.round(100 * chance({ all, good: chosen.count, round, mulligan }, usual))} %`;
  return (
    <section className="builder-chances">
      <h2 className="builder-group">{say.numbers.chances}</h2>
      <div className="row">
        <label className="builder-select">
          <span>{say.numbers.card}</span>
          <select
            className="field"
            value={chosen.card.code}
            onChange={({ target }) => setCode(target.value)}
            data-field="chance-card"
          >
            {inOrder.map((each) => (
              <option key={each.card.code} value={each.card.code}>
                {each.count}× {titleOf(each)}
              </option>
            ))}
          </select>
        </label>
        <label className="builder-select">
          <span>{say.numbers.drawn}</span>
          <input
            type="number"
            className="field"
            min={0}
            max={20}
            value={usual.perRound}
            onChange={({ target }) =>
              setPerRound(Math.max(0, Math.min(20, Math.round(Number(target.value)) || 0)))
            }
            data-field="per-round"
          />
        </label>
      </div>
      <table className="builder-table">
        <thead>
          <tr>
            <th scope="col">{say.numbers.roundHead}</th>
            <th scope="col">{say.numbers.plain}</th>
            <th scope="col">{say.numbers.withMulligan}</th>
          </tr>
        </thead>
        <tbody>
          {ROUNDS.map((round) => (
            <tr key={round} data-round={round}>
              <th scope="row">{say.numbers.round(round)}</th>
              <td>{percent(round, false)}</td>
              <td>{percent(round, true)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet hint">{say.numbers.perRound(usual.perRound)}</p>
    </section>
  );
}
