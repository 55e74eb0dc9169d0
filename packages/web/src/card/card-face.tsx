import type { CSSProperties } from 'react';
import { memo } from 'react';
import { CardPicture } from '../art/card-picture.tsx';
import type { Face, Mark, ShownValue, Stat, Token } from '../games/page-game.ts';
import { Cost } from './cost.tsx';
import { Icon } from './icons.tsx';
import '../art/backs.css';
import './tones.css';
import './card.css';

/** The number that is looked at most often. */
const HEALTH = 'hitPoints';

/** A card as it lies on the table: what matters at a glance, and its text where there is room. */
export const CardFace = memo(function CardFace(props: {
  readonly face: Face;
  readonly values?: readonly ShownValue[];
  readonly tokens?: readonly Token[];
}) {
  const { face, values = [], tokens = [] } = props;
  const health = face.stats.find(({ id }) => id === HEALTH);
  const others = face.stats.filter((stat) => stat !== health);
  const now = (stat: Stat) => values.find(({ id }) => id === stat.id);
  return (
    <div className="card-face face" data-tone={face.tone} data-shape={face.shape}>
      <div className="face-head" style={{ '--longest': longestWord(face.title) } as CSSProperties}>
        <Cost face={face} />
        <span className="face-name">
          <b>{face.title}</b>
          {face.subtitle && <i>{face.subtitle}</i>}
        </span>
      </div>
      <div className="face-picture">
        <CardPicture art={face.art} shape={face.shape} />
        <Marks marks={face.marks} />
        <Resources resources={face.resources} />
        {tokens.length > 0 && <Tokens tokens={tokens} />}
        {health && <StatNow stat={health} value={now(health)} />}
      </div>
      <div className="face-kind">
        {[face.kind, ...face.traits].filter((part) => part !== '').join(' · ')}
      </div>
      {face.text.length > 0 && (
        <div className="face-text">
          {face.text.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      {others.length > 0 && (
        <div className="face-foot">
          {others.map((stat) => (
            <StatNow key={stat.id} stat={stat} value={now(stat)} />
          ))}
        </div>
      )}
    </div>
  );
});

const longestWord = (title: string) => Math.max(...title.split(/[\s-]/).map((word) => word.length));

/** A number as it is now; an arrow shows a change to people who do not see its colour. */
function StatNow({ stat, value }: { readonly stat: Stat; readonly value: ShownValue | undefined }) {
  const change = value ? Math.sign(value.now - value.printed) : 0;
  const sign = stat.value?.startsWith('+') ? '+' : '';
  return (
    <span
      className="face-stat"
      data-stat={stat.id}
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
