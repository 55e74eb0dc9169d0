import { duelWords, HEROES, POOL, SIDES, VILLAINS } from '@grimrule/duel';
import type { Seat } from '@grimrule/kernel';
import { Check } from 'lucide-react';
import { CardPicture } from '../../../art/card-picture.tsx';
import { useLanguage } from '../../../words/language.ts';
import type { SetupProps } from '../../page-game.ts';
import './setup.css';
import { faceOf } from '../face/face.ts';
import { DUEL_PAGE } from '../words.ts';

/** How many characters stand for a side. */
const SHOWN = 4;

/** Duel has nothing to choose but the side. */
export function DuelSetup({ playing, onPlay }: SetupProps) {
  const { language } = useLanguage();
  const { setup } = DUEL_PAGE[language];
  return (
    <section className="duel-setup" aria-label={setup.title}>
      {onPlay && <h2>{setup.title}</h2>}
      <div className="duel-setup-sides">
        {[HEROES, VILLAINS].map((seat) => (
          <SideToPlay key={seat} seat={seat} isPlayed={playing === seat} onPlay={onPlay} />
        ))}
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
      <div className="duel-setup-pictures">
        {membersOf(seat).map((design) => (
          <CardPicture key={design} art={faceOf(design, language).art} />
        ))}
      </div>
      <h3>{name}</h3>
      {setup.sides[seat]?.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {onPlay && (
        <button
          type="button"
          className="button"
          aria-pressed={isPlayed}
          data-verb={`play-${SIDES[seat]}`}
          onClick={() => onPlay(seat)}
        >
          {isPlayed && <Check size={18} aria-hidden="true" />}
          {isPlayed ? setup.plays : setup.choose(name)}
        </button>
      )}
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
