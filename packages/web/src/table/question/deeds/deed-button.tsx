import { NONE } from '@grimrule/kernel';
import { Check, RotateCw } from 'lucide-react';
import { Tooltip } from 'radix-ui';
import { Portrait } from '../../../art/card-picture.tsx';
import { Icon } from '../../../card/icons.tsx';
import { useLanguage } from '../../../words/language.ts';
import { useTable } from '../../table-context.tsx';
import { Foresight } from '../foresight.tsx';
import { placeOf } from '../picking.ts';
import { lookAt, lookAway } from './aimed.ts';
import type { Deed } from './deed.ts';
import './deeds.css';

/** The verbs that end what a player does: the main deed of a panel. */
const MAIN = ['endTurn', 'endPhase', 'goOn'];

/** A deed with its face, what comes of it, and what it costs; looking at it shows that on the cards. */
export function DeedButton(props: { readonly deed: Deed; readonly onPick?: () => void }) {
  const { deed, onPick } = props;
  const { option, target, title, effects, exhausts, price } = deed;
  const { choice } = useTable();
  const { t } = useLanguage();
  const isPicked = placeOf(choice.picked, option) >= 0;
  const isMain = MAIN.includes(option.verb);
  const isNumber = /^\d+$/.test(title);
  const said = [
    [title, ...effects.map(({ text }) => text)].join(': '),
    ...price.map(({ label }) => label),
    ...(exhausts ? [t('deed.exhausts')] : []),
  ];
  const button = (
    <button
      type="button"
      className={isMain ? 'button button-main deed' : 'button deed'}
      data-verb={option.verb}
      data-number={isNumber || undefined}
      data-tone={effects.find(({ tone }) => tone !== null)?.tone ?? undefined}
      aria-label={said.join(', ')}
      aria-pressed={choice.isImmediate ? undefined : isPicked}
      onClick={() => {
        lookAt(null);
        if (target === NONE) choice.pick(option);
        else choice.drop(option, target);
        onPick?.();
      }}
      // Not on entering alone: the button may appear under the mouse.
      onMouseMove={() => lookAt(deed.results)}
      onMouseLeave={() => lookAway(deed.results)}
      onFocus={() => lookAt(deed.results)}
      onBlur={() => lookAway(deed.results)}
    >
      {deed.face !== NONE && <Face card={deed.face} />}
      <span className="deed-words">
        <span className="deed-title">{title}</span>
        {effects.length > 0 && (
          <span className="deed-effects">
            {effects.map(({ text, tone }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name of their own.
              <span key={index} className="deed-effect" data-tone={tone ?? undefined}>
                {text}
              </span>
            ))}
          </span>
        )}
      </span>
      {(exhausts || price.length > 0) && (
        <span
          className="deed-price"
          title={[
            ...price.map(({ label }) => label),
            ...(exhausts ? [t('deed.exhausts')] : []),
          ].join(', ')}
        >
          <span className="deed-symbols">
            {price.map((mark, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal symbols have nothing else to tell them apart.
              <Icon key={index} name={mark.icon} data-resource={mark.icon} />
            ))}
            {exhausts && <RotateCw size={16} aria-hidden="true" />}
          </span>
        </span>
      )}
      {!choice.isImmediate && !isNumber && (
        <span className="deed-tick" data-picked={isPicked || undefined}>
          {isPicked && <Check size={15} strokeWidth={3} aria-hidden="true" />}
        </span>
      )}
    </button>
  );
  if (!choice.isImmediate || target !== NONE) return button;
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{button}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="tip" side="left" sideOffset={6} collisionPadding={8}>
          <Foresight answer={[option]} least={effects.length > 0 ? 2 : 1} />
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

function Face({ card }: { readonly card: number }) {
  const { page, view, language } = useTable();
  const design = view.cards[card]?.design;
  if (design === undefined) return null;
  return (
    <span className="deed-face">
      <Portrait art={page.face(design, language).art} />
    </span>
  );
}
