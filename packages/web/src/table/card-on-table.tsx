import { useDraggable, useDroppable } from '@dnd-kit/react';
import type { CardId, Option } from '@grimrule/kernel';
import { sameOption } from '@grimrule/kernel';
import { motion } from 'motion/react';
import { Popover } from 'radix-ui';
import { memo, useState } from 'react';
import { CardFace } from '../card/card-face.tsx';
import { useLanguage } from '../words/language.ts';
import { enlarge, inspect } from './inspector-state.ts';
import { OptionButton } from './option-button.tsx';
import { optionsOn, useTable, useTableState } from './table-context.tsx';
import { WhyNot } from './why-not.tsx';

/** A card that this seat can see, with what can be done with it. */
export const CardOnTable = memo(function CardOnTable({ card }: { readonly card: CardId }) {
  const { page, view, table, prompt, choice, words, reader } = useTable();
  const { language, t } = useLanguage();
  const pointed = useTableState(({ pointing }) => pointing?.card === card && pointing.at);
  const [isOpen, setOpen] = useState(false);
  const { ref: dragRef, isDragging } = useDraggable({
    id: card,
    disabled: optionsOn(prompt, card).length === 0,
  });
  const { ref: dropRef, isDropTarget } = useDroppable({ id: card });
  const record = view.cards[card];
  if (!record) return null;

  const options = optionsOn(prompt, card);
  const picks = options.filter((option) =>
    choice.picked.some((other) => sameOption(other, option)),
  );
  const [only] = options;
  const isSimple = options.length === 1;
  const face = page.face(record.design, language);
  const inPlay = page.game.definition.zoneInfo(record.zone).inPlay;
  const values = inPlay ? page.values(table, card, language) : [];
  const tokens = page.tokens(table, card, language);
  const state = [
    record.exhausted ? t('card.exhausted') : '',
    ...tokens.map(({ label, value }) => (value ? `${value} ${label}` : label)),
    ...options.map((option) => words.option(option, reader, prompt?.ask)),
  ].filter((each) => each !== '');

  const act = () => {
    if (only && isSimple) choice.pick(only);
    else setOpen(true);
  };

  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Anchor asChild>
        <motion.div
          layoutId={`card-${card}`}
          layout="position"
          className="card"
          data-card={card}
          data-code={page.game.definition.printed[record.design]?.code}
          data-shape={face.shape}
          data-lit={options.length > 0 || undefined}
          data-picked={picks.length > 0 || undefined}
          data-exhausted={record.exhausted || undefined}
          data-dragging={isDragging || undefined}
          data-target={isDropTarget || undefined}
          data-pointed={pointed || undefined}
          ref={(element) => {
            dragRef(element);
            dropRef(element);
          }}
        >
          <button
            type="button"
            className="card-button"
            aria-label={[face.title, ...state].join(', ')}
            aria-pressed={choice.isImmediate || options.length === 0 ? undefined : picks.length > 0}
            onClick={act}
            onContextMenu={(event) => {
              event.preventDefault();
              enlarge(card);
            }}
            onFocus={() => inspect(card)}
            onMouseEnter={() => inspect(card)}
          >
            <CardFace face={face} values={values} tokens={tokens} />
          </button>
        </motion.div>
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content className="sheet" sideOffset={6} collisionPadding={8}>
          {options.length > 0 ? (
            <Choices options={options} onPick={() => setOpen(false)} />
          ) : (
            <WhyNot card={card} />
          )}
          <Popover.Arrow className="sheet-arrow" />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
});

function Choices(props: { readonly options: readonly Option[]; readonly onPick: () => void }) {
  return (
    <div className="stack">
      {props.options.map((option, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options have no name of their own.
        <OptionButton key={index} option={option} onPick={props.onPick} />
      ))}
    </div>
  );
}
