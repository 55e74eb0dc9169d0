import { memo } from 'react';
import { CardArt } from '../art/card-art.tsx';
import type { Face, ShownValue, Token } from '../games/page-game.ts';
import { Cost } from './cost.tsx';
import { Icon } from './icons.tsx';

/** A card as it lies on the table: small, with what matters at a glance. */
export const CardFace = memo(function CardFace(props: {
  readonly face: Face;
  readonly values?: readonly ShownValue[];
  readonly tokens?: readonly Token[];
}) {
  const { face, values = [], tokens = [] } = props;
  return (
    <div className="card-face" data-tone={face.tone} data-shape={face.shape}>
      <div className="card-title">
        <Cost face={face} />
        <span className="card-name">{face.title}</span>
      </div>
      <div className="card-picture">
        <CardArt art={face.art} />
        {tokens.length > 0 && (
          <div className="card-tokens">
            {tokens.map((token) => (
              <span key={token.id} className="token" data-tone={token.tone} title={token.label}>
                <Icon name={token.icon} />
                {token.value}
              </span>
            ))}
          </div>
        )}
      </div>
      <div className="card-foot">
        {face.stats.map((stat) => {
          const value = values.find(({ id }) => id === stat.id);
          const change = value ? Math.sign(value.now - value.printed) : 0;
          return (
            <span
              key={stat.id}
              className="stat"
              data-change={change === 0 ? undefined : change > 0 ? 'more' : 'less'}
            >
              <Icon name={stat.icon} />
              {value ? value.now : stat.value}
            </span>
          );
        })}
        <span className="card-resources">
          {face.resources.map((mark, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal signs have nothing else to tell them apart.
            <Icon key={index} name={mark.icon} className={`resource-${mark.icon}`} />
          ))}
        </span>
      </div>
    </div>
  );
});

/** The back of a card. */
export function CardBack({ back }: { readonly back: string }) {
  return <div className="card-back" data-back={back.replace(/ \d+$/, '')} />;
}
