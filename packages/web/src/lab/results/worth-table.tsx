import type { Row, Worth } from '@grimrule/lab';
import { cardWorths, TOUCHES } from '@grimrule/lab';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { PageGame } from '../../games/page-game.ts';
import { useLabWords } from '../words.ts';

const SHOWN = 20;

/** What the cards of a seat were worth when they were kept, drawn or played; the most played first. */
export function WorthTable(props: {
  readonly page: PageGame;
  readonly title: string;
  readonly rows: readonly Row[];
  readonly seat: number;
}) {
  const { page, title, rows, seat } = props;
  const { language, say } = useLabWords();
  const [isWhole, setWhole] = useState(false);
  const worths = useMemo(
    () =>
      [...cardWorths(rows, seat)].sort(
        (one, other) => other.played.won.games - one.played.won.games,
      ),
    [rows, seat],
  );
  const nameOf = useMemo(() => {
    const { printed } = page.game.definition;
    const designs = new Map(printed.map((card, design) => [card?.code, design]));
    return (code: string) => {
      const design = designs.get(code);
      return design === undefined ? code : page.words[language].name(design);
    };
  }, [page, language]);
  if (worths.length === 0) return null;
  const shown = isWhole ? worths : worths.slice(0, SHOWN);
  return (
    <section className="lab-panel">
      <h2>{title}</h2>
      <p className="quiet">{say.worthHint}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: people scroll it with the keyboard. */}
      <section className="lab-scroll" tabIndex={0} aria-label={title}>
        <table className="lab-worths">
          <thead>
            <tr>
              <th scope="col">{say.card}</th>
              {TOUCHES.map((touch) => (
                <th key={touch} scope="col">
                  {say.touches[touch]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((worth) => (
              <tr key={worth.code}>
                <th scope="row">
                  <Link href={`/cards/${page.name}/${worth.code}`}>{nameOf(worth.code)}</Link>
                </th>
                {TOUCHES.map((touch) => (
                  <WorthCell key={touch} worth={worth[touch]} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {!isWhole && worths.length > SHOWN && (
        <button type="button" className="button" onClick={() => setWhole(true)}>
          {say.allCards}
        </button>
      )}
    </section>
  );
}

/** The difference in points; it stands out where its range leaves no doubt about its sign. */
function WorthCell({ worth }: { readonly worth: Worth }) {
  const { say, points } = useLabWords();
  const { won, without, difference } = worth;
  if (won.games === 0 || without.games === 0) return <td className="quiet">–</td>;
  const { value, least, most } = difference;
  const sign = least > 0 ? 'good' : most < 0 ? 'bad' : undefined;
  return (
    <td data-sign={sign} title={say.ofGames(won.games)}>
      <b>{points(value)}</b>
      <small>
        {points(least)} … {points(most)}
      </small>
    </td>
  );
}
