import type { CardId, Refusal } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import { Ban } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useLanguage } from '../../words/language.ts';
import { QuestionRule, RuleLink } from '../beside/rule-link.tsx';
import { optionsOn } from '../question/picking.ts';
import { showPanel, usePanel } from '../side/panels.ts';
import { useTable } from '../table-context.tsx';

/** Why a card offers nothing now, with the rule that says so. */
export function WhyNot(props: { readonly card: CardId; readonly isUntitled?: boolean }) {
  const { card } = props;
  const { refusals, words, reader, prompt, view, isShowing, isPast } = useTable();
  const { t } = useLanguage();
  const about = refusals.filter(({ option }) => option?.card === card);
  const design = view.cards[card]?.design;
  // A card that does offer something needs no excuse.
  if (about.length === 0 && optionsOn(prompt, card).length > 0) return null;
  return (
    <div className="stack why-not">
      {design !== undefined && !props.isUntitled && (
        <p className="quiet sheet-title">{words.name(design)}</p>
      )}
      {about.length > 0 ? (
        <Reasons refusals={about} />
      ) : prompt ? (
        <p>
          {design !== undefined && prompt.options.some((option) => option.card === card)
            ? t('payment.misfit', { name: words.name(design) })
            : t('why.notAsked', { question: words.line(prompt.ask, reader) })}{' '}
          <QuestionRule />
        </p>
      ) : (
        <p>
          {isPast
            ? t('question.past')
            : isShowing
              ? t('question.showing')
              : view.waitsFor === null
                ? t('why.over')
                : t('why.waiting', { name: words.seat(view.waitsFor) })}
        </p>
      )}
    </div>
  );
}

function Reasons({ refusals }: { readonly refusals: readonly Refusal[] }) {
  const { words, reader, prompt } = useTable();
  return (
    <ul className="stack">
      {refusals.map((refusal, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reasons have no name of their own.
        <li key={index}>
          {refusal.option && (
            <strong className="why-not-option">
              {words.option(refusal.option, reader, prompt?.ask)}
            </strong>
          )}
          {words.line(refusal.reason, reader)}{' '}
          <RuleLink rule={refusal.rule} situation={{ is: 'refused', refusal }} />
        </li>
      ))}
    </ul>
  );
}

/** Everything that one might expect to be able to do now and cannot. */
export function AllRefusals() {
  const { refusals, words, view } = useTable();
  const isOpen = usePanel(({ panel }) => panel === 'refusals');
  const { t } = useLanguage();
  if (refusals.length === 0) return null;
  const cards = [...new Set(refusals.map(({ option }) => option?.card ?? NONE))];
  const nameOf = (card: CardId) => {
    const design = view.cards[card]?.design;
    return design === undefined ? t('why.others') : words.name(design);
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => showPanel(open ? 'refusals' : null)}>
      <Dialog.Trigger
        className="button button-quiet"
        data-verb="why-not"
        aria-label={t('why.all')}
        title={t('why.all')}
      >
        <Ban size={16} aria-hidden="true" />
        <span className="help-word">{t('why.all')}</span>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content className="dialog" aria-describedby={undefined}>
          <Dialog.Title className="dialog-title">{t('why.all')}</Dialog.Title>
          <ul className="stack why-list">
            {cards.map((card) => (
              <li key={card}>
                <h3 className="why-card">{nameOf(card)}</h3>
                <Reasons
                  refusals={refusals.filter(({ option }) => (option?.card ?? NONE) === card)}
                />
              </li>
            ))}
          </ul>
          <Dialog.Close className="button">{t('close')}</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
