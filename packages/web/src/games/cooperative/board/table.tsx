import type { Seat } from '@grimrule/kernel';
import type { ComponentType } from 'react';
import { useState } from 'react';
import type { CardShelf } from '../../../table/board/shelves.tsx';
import { Shelves } from '../../../table/board/shelves.tsx';
import '../../../table/board/hand.css';
import { useSmall } from '../../../table/controls/use-small.ts';
import { useLanguage } from '../../../words/language.ts';
import { isEliminated, useCooperativeView, useSeatName } from '../view.ts';
import { Hand } from './hand.tsx';
import type { PlayerParts } from './other-players.tsx';
import { OtherPlayers } from './other-players.tsx';
import { Resolving } from './resolving.tsx';
import './table.css';
import './players.css';
import './phone.css';

/** The parts of the table that each game draws itself. */
interface TableParts extends PlayerParts {
  /** The class of the whole table, for its own rules of style. */
  readonly className: string;
  /** The height of a caption, in rem. */
  readonly caption: number;
  /** What all players are up against, and what the player faces whose cards are spread out. */
  useScenario(seat: Seat, isSmall: boolean): readonly CardShelf[];
  /** The cards that a player has in play. */
  usePlayerArea(seat: Seat, isSmall: boolean): readonly CardShelf[];
  /** The decks and discard piles of the scenario. */
  readonly Piles: ComponentType;
  /** What stands beside a player's cards in play. */
  readonly Beside?: ComponentType<{ readonly seat: Seat }>;
  /** What lies between the scenario and the players. */
  readonly Between?: ComponentType;
}

interface CooperativeTableProps {
  readonly seat: Seat;
  readonly parts: TableParts;
}

/** The whole table: the scenario above, the cards a player faces, the player's cards, the hand. */
export function CooperativeTable({ seat, parts }: CooperativeTableProps) {
  const { seats } = useCooperativeView();
  // A spectator looks over the shoulder of the first player.
  const own = seat < seats ? seat : 0;
  return <Seated key={own} own={own} parts={parts} />;
}

function Seated({ own, parts }: { readonly own: Seat; readonly parts: TableParts }) {
  const { className, Piles, Between } = parts;
  const { seats } = useCooperativeView();
  /** The player whose cards are spread out; the others are shown in brief. */
  const [spread, setSpread] = useState(own);
  return (
    <div className={`coop ${className}`}>
      <div className="coop-table" data-seats={seats}>
        <Scenario seat={spread} parts={parts} />
        <Piles />
        <PlayerArea seat={spread} parts={parts} />
        {seats > 1 && <OtherPlayers own={own} spread={spread} onSpread={setSpread} parts={parts} />}
        <Hand seat={own} />
        {Between && <Between />}
        <Resolving />
      </div>
    </div>
  );
}

interface PartProps {
  readonly seat: Seat;
  readonly parts: TableParts;
}

function Scenario({ seat, parts: { useScenario, caption } }: PartProps) {
  const isSmall = useSmall();
  const shelves = useScenario(seat, isSmall);
  return (
    <div className="coop-far">
      <Shelves
        className="coop-scenario"
        shelves={shelves}
        caption={isSmall ? 0 : caption}
        gap={isSmall ? 0.5 : 0.8}
        between={isSmall ? 0.7 : 1.9}
      />
    </div>
  );
}

function PlayerArea({ seat, parts: { usePlayerArea, caption, Beside } }: PartProps) {
  const view = useCooperativeView();
  const { t } = useLanguage();
  const isSmall = useSmall();
  const name = useSeatName()(seat);
  const shelves = usePlayerArea(seat, isSmall);
  return (
    <section className="coop-area" aria-label={t('cooperative.areaOf', { name })}>
      {Beside && <Beside seat={seat} />}
      {isEliminated(view, seat) ? (
        <p className="coop-nobody">{t('cooperative.eliminated')}</p>
      ) : (
        <Shelves
          className="coop-owned"
          shelves={shelves}
          caption={isSmall ? 0 : caption}
          gap={isSmall ? 0.4 : 0.7}
          between={isSmall ? 0.6 : 1.6}
        />
      )}
    </section>
  );
}
