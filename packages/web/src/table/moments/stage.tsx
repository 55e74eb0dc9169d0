import type { CardId } from '@grimrule/kernel';
import type { CSSProperties } from 'react';
import { useEffect } from 'react';
import { CardFace } from '../../card/card-face.tsx';
import { useLanguage } from '../../words/language.ts';
import { sentenceOf } from '../log/sentence.ts';
import { usePlayback } from '../playback/playback.tsx';
import { useTable } from '../table-context.tsx';
import { Burst, Crack, Shards } from './drawings.tsx';
import type { Box, Moment } from './moment.ts';
import { useMoment } from './moment.ts';
import { aimAt, boxStyle, lungeStyle } from './movement.ts';
import './moments.css';

/** The moment that is worth to be looked at, over the table. Screen readers hear it from the announcer. */
export function Stage() {
  const moment = useMoment((state) => state.moment);
  const { isShowing } = useTable();
  if (!moment) return null;
  // A blow is seen to its end also when the question is there already; a revealed card never covers it.
  const isLarge = LARGE.includes(moment.kind);
  if (isLarge && !isShowing) return null;
  return (
    <div
      key={moment.number}
      className="stage"
      data-moment={moment.kind}
      style={{ '--moment': `${moment.ms}ms` } as CSSProperties}
      aria-hidden="true"
    >
      <Shown moment={moment} />
    </div>
  );
}

const LARGE: readonly Moment['kind'][] = ['reveal', 'play', 'boost', 'defeat'];

function Shown({ moment }: { readonly moment: Moment }) {
  const { kind, entry, boxes } = moment;
  const { line } = entry;
  const card = typeof line.card === 'number' ? line.card : -1;
  const [by = -1] = Array.isArray(line.cards) ? (line.cards as CardId[]) : [];
  switch (kind) {
    case 'reveal':
    case 'play':
      return <Held moment={moment} card={card} />;
    case 'boost':
      return <Turned moment={moment} card={card} />;
    case 'aim':
      return null;
    case 'hit':
      return <Struck moment={moment} on={boxes.get(card)} by={by} from={boxes.get(by)} />;
    case 'threat':
      return <Rings box={boxes.get(card)} />;
    case 'defeat':
      return <Fallen moment={moment} card={card} />;
    default:
      return null;
  }
}

/** The face of a card as the line knew it; null for one that this seat does not know. */
function useFaceIn({ entry }: Moment, card: CardId) {
  const { page, view, language } = useTable();
  const design = entry.designs[card] ?? view.cards[card]?.design;
  return design === undefined ? null : page.face(design, language);
}

/** A card in the middle, large, while everything else is dim. */
function Held({ moment, card }: { readonly moment: Moment; readonly card: CardId }) {
  const { words, seat, view } = useTable();
  const { t } = useLanguage();
  const { next } = usePlayback();
  const face = useFaceIn(moment, card);
  useEffect(() => {
    // Buttons keep what they are for; anywhere else a click or a key goes on.
    const pressed = (event: Event) => {
      const at = event.target as HTMLElement;
      if (at.closest?.('button, a, select, input, [role=dialog], [role=menu]')) return;
      if (event instanceof KeyboardEvent && (event.key === ' ' || event.key === 'Tab')) return;
      event.stopPropagation();
      next();
    };
    addEventListener('pointerdown', pressed, true);
    addEventListener('keydown', pressed, true);
    return () => {
      removeEventListener('pointerdown', pressed, true);
      removeEventListener('keydown', pressed, true);
    };
  }, [next]);
  if (!face) return null;
  return (
    <>
      <div className="stage-dim" />
      <div className="stage-rays" />
      <div className="stage-card" data-shape={face.shape} style={aimAt(moment.boxes.get(card))}>
        <CardFace face={face} />
      </div>
      <p className="stage-caption">
        <b>{sentenceOf(words, moment.entry, seat, view.seats)}</b>
        <span>{t('moments.goOn')}</span>
      </p>
    </>
  );
}

/** A card that adds something to an attack. */
function Turned({ moment, card }: { readonly moment: Moment; readonly card: CardId }) {
  const { count } = moment.entry.line;
  const face = useFaceIn(moment, card);
  if (!face) return null;
  return (
    <div className="stage-boost">
      <div className="stage-boost-card" data-shape={face.shape}>
        <CardFace face={face} />
      </div>
      {typeof count === 'number' && <b>+{count}</b>}
    </div>
  );
}

/** The attacker goes to its target, and strikes. */
function Struck(props: {
  readonly moment: Moment;
  readonly on: Box | undefined;
  readonly by: CardId;
  readonly from: Box | undefined;
}) {
  const { moment, on, by, from } = props;
  const face = useFaceIn(moment, by);
  if (!on) return null;
  const isAttack = from !== undefined && face !== null && by !== moment.entry.line.card;
  return (
    <>
      {isAttack && (
        <div className="stage-attacker" style={lungeStyle(from, on)} data-shape={face.shape}>
          <CardFace face={face} />
        </div>
      )}
      <div className="stage-impact" style={boxStyle(on)} data-after={isAttack || undefined}>
        <Burst />
      </div>
    </>
  );
}

/** Threat spreads from where it was placed. */
function Rings({ box }: { readonly box: Box | undefined }) {
  if (!box) return null;
  return (
    <div className="stage-rings" style={boxStyle(box)}>
      <i />
      <i />
      <i />
    </div>
  );
}

/** A defeated character loses its colour, cracks and falls; of one that counts it is said large. */
function Fallen({ moment, card }: { readonly moment: Moment; readonly card: CardId }) {
  const { page, words, seat, view } = useTable();
  const face = useFaceIn(moment, card);
  const box = moment.boxes.get(card);
  if (!face) return null;
  const isStar = page.moments?.stars.includes(face.art.kind) ?? false;
  if (!isStar && !box) return null;
  return (
    <>
      {isStar && <div className="stage-dim" />}
      <div
        className="stage-fallen"
        data-star={isStar || undefined}
        data-shape={face.shape}
        style={isStar || !box ? {} : boxStyle(box)}
      >
        <CardFace face={face} />
        <Crack />
      </div>
      {isStar && (
        <>
          <Shards />
          <p className="stage-title">
            {sentenceOf(words, moment.entry, seat, view.seats).replace(/\.$/, '')}
          </p>
        </>
      )}
    </>
  );
}
