import { Dialog } from 'radix-ui';
import { create } from 'zustand';
import { useFocusBack } from '../use-focus-back.ts';
import { useLanguage } from '../words/language.ts';
import { useTable } from './table-context.tsx';

const useRule = create<{ readonly rule: string | null }>(() => ({ rule: null }));

/** The title of a rule; it leads to the rule. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const { words } = useTable();
  return rule === 'table' ? null : <RuleButton rule={rule} title={words.rule(rule)} />;
}

export function RuleButton(props: {
  readonly rule: string;
  readonly title: string;
  /** Where there is no room for the title, it is told on demand. */
  readonly isShort?: boolean;
}) {
  const { rule, title, isShort = false } = props;
  if (title === '') return null;
  return (
    <button
      type="button"
      className="rule-link"
      data-rule={rule}
      title={isShort ? title : undefined}
      onClick={() => useRule.setState({ rule })}
    >
      § <span className={isShort ? 'sr-only' : undefined}>{title}</span>
    </button>
  );
}

const LAST = 5;

/** A rule by its title, with what it has done in this game. */
export function RuleDialog() {
  const rule = useRule((state) => state.rule);
  const { words, reader, log } = useTable();
  const { t } = useLanguage();
  const focusBack = useFocusBack();
  const lines =
    rule === null
      ? []
      : log
          .flatMap((told) => ('entry' in told && told.entry.rule === rule ? [told.entry] : []))
          .slice(-LAST);
  return (
    <Dialog.Root
      open={rule !== null}
      onOpenChange={(open) => open || useRule.setState({ rule: null })}
    >
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content
          {...focusBack}
          className="dialog"
          aria-describedby={undefined}
          data-rule={rule}
        >
          <Dialog.Title className="dialog-title">
            § {rule === null ? '' : words.rule(rule)}
          </Dialog.Title>
          <p className="quiet">{t('rule.lookUp')}</p>
          {lines.length > 0 && (
            <section>
              <h3>{t('rule.inThisGame')}</h3>
              <ul className="stack rule-lines">
                {lines.map((entry, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own.
                  <li key={index}>{words.entry(entry, reader)}</li>
                ))}
              </ul>
            </section>
          )}
          <Dialog.Close className="button">{t('close')}</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
