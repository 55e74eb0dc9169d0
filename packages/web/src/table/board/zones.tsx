import type { CardId, Sighting, View, ZoneId } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { CardPicture } from '../../art/card-picture.tsx';
import { CardBack } from '../../card/card-face.tsx';
import { useLanguage } from '../../words/language.ts';
import { withSoftHyphens } from '../../words/soft-hyphens.ts';
import { useTable } from '../table-context.tsx';
import { CardOnTable } from './card-on-table.tsx';
import { PlaceProvider } from './placed-cards.ts';

const isKnown = (sighting: Sighting): sighting is CardId => typeof sighting === 'number';

/** Cards of a zone that are attached to nothing. */
export function rootsIn(view: View, zone: ZoneId): readonly Sighting[] {
  return (view.zones[zone] ?? []).filter((sighting) =>
    isKnown(sighting) ? (view.cards[sighting]?.host ?? NONE) === NONE : sighting.host === NONE,
  );
}

const NOTHING: readonly Sighting[] = [];
const byHost = new WeakMap<View, ReadonlyMap<CardId, readonly Sighting[]>>();

/** Everything attached to a card, wherever it lies. */
function attachedTo(view: View, card: CardId): readonly Sighting[] {
  const known = byHost.get(view) ?? groupedByHost(view);
  byHost.set(view, known);
  return known.get(card) ?? NOTHING;
}

function groupedByHost(view: View): ReadonlyMap<CardId, readonly Sighting[]> {
  const groups = new Map<CardId, readonly Sighting[]>();
  for (const sighting of view.zones.flat()) {
    const host = isKnown(sighting) ? (view.cards[sighting]?.host ?? NONE) : sighting.host;
    if (host !== NONE) groups.set(host, [...(groups.get(host) ?? NOTHING), sighting]);
  }
  return groups;
}

/** A card with what is attached to it tucked beneath. */
export function Holding({ card }: { readonly card: CardId }) {
  const { view } = useTable();
  const attached = attachedTo(view, card);
  return (
    <div className="holding" data-attached={attached.length || undefined}>
      <CardOnTable card={card} />
      {attached.length > 0 && (
        <div className="tucked">
          {attached.map((sighting, index) => (
            <Seen key={isKnown(sighting) ? sighting : `back ${index}`} sighting={sighting} />
          ))}
        </div>
      )}
    </div>
  );
}

/** A card one can see, or its back. */
function Seen({ sighting }: { readonly sighting: Sighting }) {
  return isKnown(sighting) ? (
    <Holding card={sighting} />
  ) : (
    <div className="card">
      <CardBack back={sighting.back} />
    </div>
  );
}

/** A zone whose cards lie side by side. */
export function Row(props: {
  readonly zone: ZoneId;
  readonly label?: string;
  readonly only?: (card: CardId) => boolean;
  readonly className?: string;
  readonly empty?: ReactNode;
}) {
  const { zone, only, className = '', empty = null } = props;
  const { view, page } = useTable();
  const { language } = useLanguage();
  const roots = rootsIn(view, zone).filter(
    (sighting) => !only || (isKnown(sighting) && only(sighting)),
  );
  const label = props.label ?? page.zoneName(zone, language);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table has too many zones for each to be a landmark.
    <div role="group" className={`zone-row ${className}`} aria-label={label} data-zone={zone}>
      {roots.length === 0
        ? empty
        : roots.map((sighting, index) => (
            <Seen key={isKnown(sighting) ? sighting : `back ${index}`} sighting={sighting} />
          ))}
    </div>
  );
}

/** A pile: its top card if it is open, its back, and how many there are. */
export function Pile(props: { readonly zone: ZoneId; readonly label?: string }) {
  const { zone } = props;
  const { view, page } = useTable();
  const { language, t } = useLanguage();
  const cards = view.zones[zone] ?? [];
  const top = cards.at(-1);
  const label = props.label ?? page.zoneName(zone, language);
  const isOpen = cards.some(isKnown);
  const body = (
    <>
      <div className="pile-top" data-empty={cards.length === 0 || undefined}>
        {top !== undefined &&
          (isKnown(top) ? <PileTop card={top} /> : <CardBack back={top.back} />)}
      </div>
      <span className="pile-label">
        {withSoftHyphens(label)} <b>{cards.length}</b>
      </span>
    </>
  );
  if (!isOpen) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a table has too many zones for each to be a landmark.
      <div
        role="group"
        className="pile"
        aria-label={t('pile.count', { label, count: cards.length })}
        data-zone={zone}
      >
        {body}
      </div>
    );
  }
  return (
    <Dialog.Root>
      <div className="pile" data-zone={zone}>
        <Dialog.Trigger asChild>
          <button
            type="button"
            className="pile-button"
            aria-label={t('pile.open', { label, count: cards.length })}
          >
            {body}
          </button>
        </Dialog.Trigger>
      </div>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content className="dialog" aria-describedby={undefined}>
          <Dialog.Title className="dialog-title">
            {label} ({cards.length})
          </Dialog.Title>
          <p className="quiet">{t('pile.order')}</p>
          <PlaceProvider value="over">
            <div className="pile-spread">
              {[...cards].reverse().map((sighting, index) => (
                <Seen key={isKnown(sighting) ? sighting : `back ${index}`} sighting={sighting} />
              ))}
            </div>
          </PlaceProvider>
          <Dialog.Close className="button">{t('close')}</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function PileTop({ card }: { readonly card: CardId }) {
  const { page, view } = useTable();
  const { language } = useLanguage();
  const record = view.cards[card];
  if (!record) return null;
  const { title, tone, art } = page.face(record.design, language);
  return (
    <div className="pile-face" data-tone={tone}>
      <span>{title}</span>
      <CardPicture art={art} />
    </div>
  );
}
