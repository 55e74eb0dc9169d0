import type { Cost, Option } from '@grimrule/kernel';
import { fitsCost, NONE, paidSymbols } from '@grimrule/kernel';
import { Check } from 'lucide-react';
import { Icon } from '../../card/icons.tsx';
import type { Mark } from '../../games/page-game.ts';
import { useLanguage } from '../../words/language.ts';
import { useTable } from '../table-context.tsx';
import { placeOf } from './picking.ts';

/** The cost and its sources; each source that fits can be put in or taken out. */
export function Payment({ cost }: { readonly cost: Cost }) {
  const { choice, page, language } = useTable();
  const { t } = useLanguage();
  const any: Mark = { icon: 'cost', label: t('payment.any') };
  const symbols = paidSymbols(cost, choice.picked).map(({ symbol, by }) => ({
    mark: page.symbol?.(symbol, language) ?? any,
    isPaid: by !== null,
  }));
  const left = symbols.filter(({ isPaid }) => !isPaid).map(({ mark }) => mark.label);
  return (
    <div className="payment">
      <div className="payment-owed">
        <ul className="payment-symbols" aria-label={t('payment.owed')}>
          {symbols.map(({ mark, isPaid }, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: equal symbols have nothing else to tell them apart.
              key={index}
              className="payment-symbol"
              data-paid={isPaid || undefined}
              title={mark.label}
            >
              <Icon name={mark.icon} data-resource={mark.icon} />
              <span className="sr-only">
                {mark.label}: {isPaid ? t('payment.isPaid') : t('payment.isOpen')}
              </span>
              {isPaid && <Check size={14} strokeWidth={3} aria-hidden="true" />}
            </li>
          ))}
        </ul>
        <p className="payment-left" role="status" data-left={left.length}>
          {left.length === 0 ? t('payment.paid') : t('payment.still', { symbols: summed(left) })}
        </p>
      </div>
      <ul className="payment-sources" aria-label={t('payment.sources')}>
        {cost.sources
          .filter(({ option }) => fitsCost(cost, option))
          .map(({ option, gives }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sources have no name of their own.
            <li key={index}>
              <SourceButton option={option} count={gives.length} />
            </li>
          ))}
      </ul>
      <Misfits cost={cost} />
    </div>
  );
}

/** `blue (2×), any` */
function summed(labels: readonly string[]): string {
  return [...new Set(labels)]
    .map((label) => {
      const times = labels.filter((each) => each === label).length;
      return times === 1 ? label : `${label} (${times}×)`;
    })
    .join(', ');
}

/** The cards that one might try to pay with, and that give nothing for this cost. */
function Misfits({ cost }: { readonly cost: Cost }) {
  const { view, words, page, table, language } = useTable();
  const { t } = useLanguage();
  const names = cost.sources.flatMap(({ option }) => {
    const design = view.cards[option.card ?? NONE]?.design;
    if (design === undefined || fitsCost(cost, option)) return [];
    const gives = page.resource?.(option, table, language) ?? [];
    const signs = gives.map(({ label }) => label).join(', ');
    return [signs === '' ? words.name(design) : `${words.name(design)} (${signs})`];
  });
  if (names.length === 0) return null;
  return (
    <p className="quiet payment-misfits">{t('payment.misfits', { names: names.join(', ') })}</p>
  );
}

function SourceButton({ option, count }: { readonly option: Option; readonly count: number }) {
  const { choice, page, table, view, words, reader, prompt, language } = useTable();
  const marks = page.resource?.(option, table, language) ?? [];
  const design = view.cards[option.card ?? NONE]?.design;
  const said = words.option(option, reader, prompt?.ask);
  return (
    <button
      type="button"
      className="source"
      data-verb={option.verb}
      data-source={option.card}
      aria-pressed={placeOf(choice.picked, option) >= 0}
      aria-label={[said, ...marks.map(({ label }) => label)].join(', ')}
      onClick={() => choice.pick(option)}
    >
      <span>{design === undefined ? said : words.name(design)}</span>
      {marks.length > 0 ? (
        <span className="source-marks">
          {marks.map((mark, index) => (
            <Icon
              // biome-ignore lint/suspicious/noArrayIndexKey: equal signs have nothing else to tell them apart.
              key={index}
              name={mark.icon}
              data-resource={mark.icon}
            />
          ))}
        </span>
      ) : (
        count > 1 && <b>×{count}</b>
      )}
    </button>
  );
}
