import { duelWords, HEROES, POOL, SIDES, VILLAINS } from '@grimrule/duel';
import type { Seat } from '@grimrule/kernel';
import { Check, Zap } from 'lucide-react';
import { Figure } from '../../../art/card-picture.tsx';
import { useLanguage } from '../../../words/language.ts';
import type { SetupProps } from '../../page-game.ts';
import { faceOf } from '../face/face.ts';
import { DUEL_PAGE } from '../words.ts';
import '../../setup.css';
import './setup.css';

/** How many characters stand for a side. */
const SHOWN = 4;

/** Duel has nothing to choose but the side. */
export function DuelSetup({ playing, onPlay }: SetupProps) {
  const { language } = useLanguage();
  const { setup } = DUEL_PAGE[language];
  return (
    <section className="duel-setup" aria-label={setup.title}>
      {onPlay && <h2 className="setup-title">{setup.title}</h2>}
      <div className="duel-setup-sides">
        <SideToPlay seat={HEROES} isPlayed={playing === HEROES} onPlay={onPlay} />
        <span className="duel-setup-flash" aria-hidden="true">
          <Zap size={64} fill="currentColor" strokeWidth={1} />
        </span>
        <SideToPlay seat={VILLAINS} isPlayed={playing === VILLAINS} onPlay={onPlay} />
      </div>
      <p className="quiet">{setup.both}</p>
    </section>
  );
}

function SideToPlay(props: {
  readonly seat: Seat;
  readonly isPlayed: boolean;
  readonly onPlay: SetupProps['onPlay'];
}) {
  const { seat, isPlayed, onPlay } = props;
  const { language } = useLanguage();
  const { setup } = DUEL_PAGE[language];
  const name = duelWords[language].seat(seat);
  return (
    <article
      className="duel-setup-side"
      data-side={SIDES[seat]}
      data-played={isPlayed || undefined}
    >
      <div className="duel-setup-people" aria-hidden="true">
        {membersOf(seat).map((design) => (
          <span key={design} className="duel-setup-person">
            <Figure art={faceOf(design, language).art} />
          </span>
        ))}
      </div>
      <div className="duel-setup-words">
        <h3>{name}</h3>
        {setup.sides[seat]?.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {onPlay && (
          <button
            type="button"
            className="button button-large"
            aria-pressed={isPlayed}
            data-verb={`play-${SIDES[seat]}`}
            onClick={() => onPlay(seat)}
          >
            {isPlayed && <Check size={18} aria-hidden="true" />}
            {isPlayed ? setup.plays : setup.choose(name)}
          </button>
        )}
      </div>
    </article>
  );
}

/** Main characters of different colours, each once. */
function membersOf(seat: Seat): readonly number[] {
  const designs = POOL.flatMap((card, design) =>
    card.kind === 'main' && card.side === SIDES[seat] ? [design] : [],
  );
  const firsts = designs.filter(
    (design) => designs.find((other) => POOL[other]?.colour === POOL[design]?.colour) === design,
  );
  return firsts.slice(0, SHOWN);
}
