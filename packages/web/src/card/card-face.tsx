import type { CSSProperties } from 'react';
import { memo } from 'react';
import { CardPicture } from '../art/card-picture.tsx';
import type { Dial as DialNow, Face, Mark, ShownValue, Stat, Token } from '../games/page-game.ts';
import { longestPart } from '../words/soft-hyphens.ts';
import { CardLine } from './card-line.tsx';
import { CardTitle } from './card-title.tsx';
import { Cost } from './cost.tsx';
import { Dial } from './dial.tsx';
import { Icon } from './icons.tsx';
import '../art/backs.css';
import './tones.css';
import './card.css';
import './card-parts.css';
import './card-sizes.css';

/** A text of more letters leaves no room for the kind. */
const LONG = 90;

/** The number that is looked at most often. */
const LIFE = 'hitPoints';

interface CardFaceProps {
  readonly face: Face;
  readonly values?: readonly ShownValue[];
  readonly tokens?: readonly Token[];
  readonly dial?: DialNow | null;
}

/** A card as it lies on the table: what matters at a glance, and its text where there is room. */
export const CardFace = memo(function CardFace(props: CardFaceProps) {
  const { face, values = [], tokens = [], dial = null } = props;
  const now = (stat: Stat) => values.find(({ id }) => id === stat.id);
  const life = face.stats.find(({ id }) => id === LIFE);
  const isDialled = (id: string) => dial?.instead.includes(id) ?? false;
  const hasHeart = face.life === 'heart' && life !== undefined && !isDialled(LIFE);
  const chips = face.stats.filter((stat) => !isDialled(stat.id) && !(hasHeart && stat === life));
  return (
    <div
      className="card-face face"
      data-tone={face.tone}
      data-shape={face.shape}
      data-plate={face.plate}
      data-long={face.text.join(' ').length > LONG || undefined}
      data-leans={face.leansOut || undefined}
    >
      <div className="face-inner">
        <div className="face-picture">
          <CardPicture art={face.art} shape={face.shape} leansOut={face.leansOut ?? false} />
        </div>
        <div className="face-foot">
          <div className="face-seam">
            <div
              className="face-plate"
              style={{ '--longest': longestPart(face.title) } as CSSProperties}
            >
              <b lang={face.titleIn}>
                <CardTitle title={face.title} />
              </b>
            </div>
            {face.sign && (
              <span className="face-sign" title={face.kind}>
                <Icon name={face.sign} />
              </span>
            )}
          </div>
          <div className="face-box">
            <p className="face-kind">
              {[face.kind, ...face.traits].filter((part) => part !== '').join(' · ')}
            </p>
            {face.text.map((line) => (
              <p key={line}>
                <CardLine line={line} />
              </p>
            ))}
          </div>
          {chips.length > 0 && (
            <div className="face-stats">
              {chips.map((stat) => (
                <StatNow key={stat.id} stat={stat} value={now(stat)} />
              ))}
            </div>
          )}
        </div>
      </div>
      <Cost face={face} />
      <Resources resources={face.resources} />
      <Marks marks={face.marks} />
      <Tokens tokens={tokens.filter(({ id }) => !isDialled(id))} />
      {dial && <Dial dial={dial} />}
      {hasHeart && <Heart stat={life} value={now(life)} />}
    </div>
  );
});

/** A number as it is now; an arrow shows a change to people who do not see its colour. */
function StatNow({ stat, value }: { readonly stat: Stat; readonly value: ShownValue | undefined }) {
  const change = value ? Math.sign(value.now - value.printed) : 0;
  const sign = stat.value?.startsWith('+') ? '+' : '';
  return (
    <span
      className="face-stat"
      data-stat={stat.id}
      data-icon={stat.icon}
      data-change={change === 0 ? undefined : change > 0 ? 'more' : 'less'}
      title={stat.label}
    >
      <Icon name={stat.icon} />
      {value ? `${sign}${value.now}` : (stat.perPlayer ?? stat.value)}
      {!value && stat.perPlayer !== undefined && <Icon name="perPlayer" className="face-each" />}
      {stat.harm !== undefined && <span className="face-harm">{'•'.repeat(stat.harm)}</span>}
    </span>
  );
}

/** The hit points of an enemy, as a heart on its upper corner. */
function Heart({ stat, value }: { readonly stat: Stat; readonly value: ShownValue | undefined }) {
  return (
    <span className="face-heart" data-stat={stat.id} title={stat.label}>
      <Icon name="health" />
      <b>{value ? value.now : (stat.perPlayer ?? stat.value)}</b>
      {!value && stat.perPlayer !== undefined && <Icon name="perPlayer" className="face-each" />}
    </span>
  );
}

function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  if (marks.length === 0) return null;
  return (
    <div className="face-marks">
      {marks.map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal signs have nothing else to tell them apart.
        <span key={index} className="face-mark" data-mark={mark.icon} title={mark.label}>
          <Icon name={mark.icon} />
          {mark.value}
        </span>
      ))}
    </div>
  );
}

function Resources({ resources }: { readonly resources: readonly Mark[] }) {
  if (resources.length === 0) return null;
  return (
    <span className="face-resources">
      {resources.map((mark, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: equal signs have nothing else to tell them apart.
          key={index}
          className="resource"
          data-resource={mark.icon}
          title={mark.label}
        >
          <Icon name={mark.icon} />
        </span>
      ))}
    </span>
  );
}

function Tokens({ tokens }: { readonly tokens: readonly Token[] }) {
  if (tokens.length === 0) return null;
  return (
    <div className="face-tokens">
      {tokens.map((token) => (
        <span
          key={token.id}
          className="face-token"
          data-tone={token.tone}
          data-token={token.id}
          title={token.label}
        >
          <Icon name={token.icon} />
          {token.value}
        </span>
      ))}
    </div>
  );
}

/** The back of a card. */
export function CardBack({ back }: { readonly back: string }) {
  return <div className="card-back" data-back={back.replace(/ \d+$/, '')} />;
}
