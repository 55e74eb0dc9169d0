import type { Cost, Option } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import { Check } from 'lucide-react';
import { Icon } from '../../card/icons.tsx';
import type { Mark } from '../../games/page-game.ts';
import { useLanguage } from '../../words/language.ts';
import { useTable } from '../table-context.tsx';
import { leftToPay, paidSymbols } from './paying.ts';
import { placeOf } from './picking.ts';

/** The cost and its sources; each source can be put in or taken out. */
export function Payment({ cost }: { readonly cost: Cost }) {
  const { choice, page, language } = useTable();
  const { t } = useLanguage();
  const left = leftToPay(cost, choice.picked);
  const any: Mark = { icon: 'cost', label: t('payment.any') };
  return (
    <div className="payment">
      <div className="payment-owed">
        <ul className="payment-symbols" aria-label={t('payment.owed')}>
          {paidSymbols(cost, choice.picked).map(({ symbol, by }, index) => {
            const mark = page.symbol?.(symbol, language) ?? any;
            return (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: equal symbols have nothing else to tell them apart.
                key={index}
                className="payment-symbol"
                data-paid={by !== null || undefined}
                title={mark.label}
              >
                <Icon name={mark.icon} data-resource={mark.icon} />
                <span className="sr-only">
                  {mark.label}: {by ? t('payment.isPaid') : t('payment.isOpen')}
                </span>
                {by !== null && <Check size={14} strokeWidth={3} aria-hidden="true" />}
              </li>
            );
          })}
        </ul>
        <p className="payment-left" role="status" data-left={left}>
          {left === 0 ? t('payment.paid') : t('payment.left', { count: left })}
        </p>
      </div>
      <ul className="payment-sources" aria-label={t('payment.sources')}>
        {cost.sources.map(({ option, gives }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sources have no name of their own.
          <li key={index}>
            <SourceButton option={option} count={gives.length} />
          </li>
        ))}
      </ul>
    </div>
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
