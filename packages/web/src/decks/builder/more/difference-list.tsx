import type { Deck } from '@grimrule/decks';
import type { Workshop } from '../../desk/use-desk.ts';
import { useDeckTexts } from '../../words/words.ts';
import { differences } from './differences.ts';

/** What another deck has more or fewer of than the one before. */
export function DifferenceList(props: {
  readonly workshop: Workshop;
  readonly before: Deck;
  readonly after: Deck;
  readonly same: string;
}) {
  const { workshop, before, after, same } = props;
  const { listing } = workshop.desk.game;
  const { language } = useDeckTexts();
  const all = differences(before, after);
  if (all.length === 0) return <p className="quiet">{same}</p>;
  return (
    <ul className="builder-differences">
      {all.map(({ code, before: there, after: here }) => {
        const card = listing.coded(code);
        const title = (language === 'de' && card?.titleDe) || card?.title || code;
        const more = here - there;
        return (
          <li key={code} data-change={more > 0 ? 'more' : 'fewer'}>
            <b>{more > 0 ? `+${more}` : `−${-more}`}</b> {title}{' '}
            <span className="quiet">
              {there} → {here}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
