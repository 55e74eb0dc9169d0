import type { Face } from '../games/page-game.ts';
import { useLanguage } from '../words/language.ts';
import { Icon } from './icons.tsx';
import './cost.css';

/** The cost of a card: a number, or symbols that each ask for something else. */
export function Cost({ face }: { readonly face: Face }) {
  const { t } = useLanguage();
  if (face.price && face.price.length > 0) {
    return (
      <span className="card-price" title={t('card.cost')}>
        {face.price.map((mark, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal signs have nothing else to tell them apart.
          <Icon key={index} name={mark.icon} data-resource={mark.icon} />
        ))}
        <span className="sr-only">{face.price.map(({ label }) => label).join(', ')}</span>
      </span>
    );
  }
  if (face.cost === null) return null;
  return (
    <span className="card-cost" title={t('card.cost')}>
      {face.cost}
    </span>
  );
}
