import type { CardId, Option } from '@grimrule/kernel';
import { leftToPay, NONE } from '@grimrule/kernel';
import * as m from 'motion/react-m';
import { Popover } from 'radix-ui';
import { memo, useRef, useState } from 'react';
import { CardFace } from '../../card/card-face.tsx';
import type { Dial, Face, ShownValue, Token } from '../../games/page-game.ts';
import { useDrag } from '../controls/use-drag.ts';
import { useLongPress } from '../controls/use-long-press.ts';
import { inspect } from '../inspector/inspector-state.ts';
import { WhyNot } from '../inspector/why-not.tsx';
import { TargetResult } from '../question/deeds/target-result.tsx';
import { OptionButton } from '../question/option-button.tsx';
import { asksForTarget, nextOfMany, optionsOn, placeOf } from '../question/picking.ts';
import { useLatestTable, useTable } from '../table-context.tsx';
import { CardMarks } from './card-marks.tsx';
import { looksOf } from './faces.ts';
import type { Place } from './placed-cards.ts';
import { usePlace, usePlacing } from './placed-cards.ts';
import type { Spotlight } from './spotlight.ts';
import './cards.css';

/** A card that this seat can see, with what can be done with it. */
export const CardOnTable = memo(function CardOnTable({ card }: { readonly card: CardId }) {
  const { page, view, table, prompt, choice, words, reader, language, t, spotlight, placed } =
    useTable();
  const place = usePlace();
  usePlacing(placed, card, place);
  const record = view.cards[card];
  if (!record) return null;

  const options = optionsOn(prompt, card);
  const inPlay = page.game.definition.zoneInfo(record.zone).inPlay;
  const { face, values, tokens, dial } = looksOf(
    page,
    table,
    card,
    record.design,
    inPlay,
    language,
  );
  const places = options.map((option) => placeOf(choice.picked, option)).filter((at) => at >= 0);
  const isOrdered = prompt?.ordered?.includes(card) === true && choice.picked.length > 1;
  const about = [
    record.exhausted ? t('card.exhausted') : '',
    dial?.closing ?? '',
    ...tokens.map(({ label, value }) => (value ? `${value} ${label}` : label)),
    ...options.map((option) => words.option(option, reader, prompt?.ask)),
  ].filter((each) => each !== '');
  return (
    <CardBody
      {...{ card, face, values, tokens, dial, options, place }}
      label={[face.title, ...about].join(', ')}
      code={page.game.definition.printed[record.design]?.code}
      lit={options.length === 0 ? null : prompt && asksForTarget(prompt) ? 'target' : 'act'}
      picked={places.length === 0 ? null : isOrdered ? String(Math.min(...places) + 1) : ''}
      isPicking={options.length > 0 && !choice.isImmediate}
      isInPlay={inPlay}
      isExhausted={record.exhausted}
      isAsking={prompt !== null && prompt.ask.card === card}
      light={lightOn(card, spotlight)}
    />
  );
});

/** A card without actions is only named. */
function lightOn(card: CardId, { by, on }: Spotlight): 'by' | 'on' | null {
  if (by === card) return 'by';
  if (!on.includes(card)) return null;
  return by === NONE ? 'by' : 'on';
}

const CardBody = memo(function CardBody(props: {
  readonly card: CardId;
  readonly face: Face;
  readonly values: readonly ShownValue[];
  readonly tokens: readonly Token[];
  readonly dial: Dial | null;
  readonly options: readonly Option[];
  readonly place: Place;
  readonly label: string;
  readonly code: string | undefined;
  readonly lit: 'act' | 'target' | null;
  /** Its place in the order in which it was picked; empty where that does not matter. */
  readonly picked: string | null;
  readonly isPicking: boolean;
  readonly isInPlay: boolean;
  readonly isExhausted: boolean;
  /** Whether the question is asked for this card. */
  readonly isAsking: boolean;
  /** Whether the line that is shown says that it acts, or that something is done to it. */
  readonly light: 'by' | 'on' | null;
}) {
  const { card, face, values, tokens, dial, options, place, lit, picked, light } = props;
  const latest = useLatestTable();
  const body = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const drag = useDrag(card, lit !== null && place === 'table');
  const press = useLongPress(card);
  const [only] = options;

  const act = () => {
    if (drag.wasDragged() || press.wasLong()) return;
    const { choice, prompt, words, reader } = latest.current;
    if (only && options.length === 1) choice.pick(only);
    // Where every option is said in the same words there is nothing to choose between them.
    else if (
      prompt?.cost &&
      new Set(options.map((option) => words.option(option, reader, prompt.ask))).size === 1
    ) {
      const isPaid = leftToPay(prompt.cost, choice.picked) === 0;
      for (const option of nextOfMany(choice.picked, options, isPaid)) choice.pick(option);
    } else setOpen(true);
  };

  return (
    <>
      <m.div
        {...(place === 'table' ? { layoutId: `card-${card}`, layout: 'position' as const } : {})}
        {...drag.props}
        ref={body}
        className="card"
        data-card={card}
        data-code={props.code}
        data-shape={face.shape}
        data-lit={lit ?? undefined}
        data-picked={picked ?? undefined}
        data-in-play={props.isInPlay || undefined}
        data-exhausted={props.isExhausted || undefined}
        data-asking={props.isAsking || undefined}
        data-light={light ?? undefined}
      >
        <button
          ref={button}
          type="button"
          className="card-button"
          aria-label={props.label}
          aria-pressed={props.isPicking ? picked !== null : undefined}
          onClick={act}
          {...press.props}
          onFocus={({ target }) => target.matches(':focus-visible') && inspect(card)}
          onBlur={() => inspect(NONE)}
          onMouseEnter={() => inspect(card)}
          onMouseLeave={() => inspect(NONE)}
        >
          <CardFace face={face} values={values} tokens={tokens} dial={dial} />
        </button>
        <CardMarks title={face.title} {...{ card, lit, picked, values, tokens }} />
        <TargetResult card={card} />
      </m.div>
      {isOpen && (
        <Popover.Root open onOpenChange={setOpen}>
          <Popover.Anchor virtualRef={body} />
          <Popover.Portal>
            <Popover.Content
              className="sheet"
              sideOffset={6}
              collisionPadding={8}
              aria-label={face.title}
              onEscapeKeyDown={() => button.current?.focus()}
            >
              {options.length > 0 ? (
                <Choices options={options} onPick={() => setOpen(false)} />
              ) : (
                <WhyNot card={card} />
              )}
              <Popover.Arrow className="sheet-arrow" />
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </>
  );
});

function Choices(props: { readonly options: readonly Option[]; readonly onPick: () => void }) {
  const { choice } = useTable();
  const [first] = props.options;
  return (
    <div className="stack">
      <p className="quiet sheet-title">
        <CardName card={first?.card ?? NONE} />
      </p>
      {props.options.map((option, index) => (
        <OptionButton
          // biome-ignore lint/suspicious/noArrayIndexKey: options have no name of their own.
          key={index}
          option={option}
          {...(choice.isImmediate ? { onPick: props.onPick } : {})}
        />
      ))}
    </div>
  );
}

function CardName({ card }: { readonly card: CardId }) {
  const { view, words } = useTable();
  const design = view.cards[card]?.design;
  return design === undefined ? null : words.name(design);
}
