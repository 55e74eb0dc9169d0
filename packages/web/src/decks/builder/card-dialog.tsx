import { Minus, Plus } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { CardFace } from '../../card/card-face.tsx';
import { CardText } from '../../cards/card-texts.tsx';
import { useFocusBack } from '../../use-focus-back.ts';
import { useLanguage } from '../../words/language.ts';
import type { BuildCard } from '../desk/desk.ts';
import type { Workshop } from '../desk/use-desk.ts';
import { useDeckTexts } from '../words/words.ts';
import { copiesOf, withMore } from './changing.ts';
import type { Building } from './use-builder.ts';

/** A card large, with its whole text and what its keywords mean. */
export function CardDialog(props: {
  readonly card: BuildCard;
  readonly workshop: Workshop;
  readonly building: Building;
  readonly onClose: () => void;
}) {
  const { card, workshop, building, onClose } = props;
  const { page, desk } = workshop;
  const { deck, change } = building;
  const { language, say } = useDeckTexts();
  const { t } = useLanguage();
  const focusBack = useFocusBack();
  const face = page.face(card.design, language);
  const isHero = desk.heroes.includes(card);
  const count = copiesOf(deck.cards, card.code);
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content
          {...focusBack}
          className="dialog builder-card"
          aria-describedby={undefined}
          data-lettering={desk.name}
        >
          <div className="builder-card-face" data-shape={face.shape} aria-hidden="true">
            <CardFace face={face} />
          </div>
          <div className="builder-card-words">
            <Dialog.Title className="dialog-title">{face.title}</Dialog.Title>
            <p className="quiet">
              {[face.subtitle, face.kind, ...face.traits].filter(Boolean).join(' · ')}
            </p>
            <CardText text={face.text} language={language} />
            {face.keywords.length > 0 && (
              <dl className="builder-keywords">
                {face.keywords.map(({ id, name, meaning }) => (
                  <div key={id}>
                    <dt>{name}</dt>
                    <dd>{meaning}</dd>
                  </div>
                ))}
              </dl>
            )}
            <p className="quiet">{packNames(workshop, card, language)}</p>
            <div className="row">
              {!isHero && (
                <>
                  <button
                    type="button"
                    className="button button-icon"
                    aria-label={say.builder.take(face.title)}
                    disabled={count === 0}
                    onClick={() => change(withMore(deck, card.code, -1))}
                  >
                    <Minus aria-hidden="true" size={18} />
                  </button>
                  <b role="status">{say.builder.inDeck(count, card.most)}</b>
                  <button
                    type="button"
                    className="button button-icon"
                    aria-label={say.builder.add(face.title)}
                    onClick={() => change(withMore(deck, card.code, 1))}
                  >
                    <Plus aria-hidden="true" size={18} />
                  </button>
                </>
              )}
              <Dialog.Close className="button">{t('close')}</Dialog.Close>
            </div>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The packs that a card is in, with the copies in each. */
function packNames({ desk }: Workshop, { inPacks }: BuildCard, language: 'en' | 'de'): string {
  const { packs } = desk.game.listing;
  return Object.entries(inPacks)
    .map(([code, copies]) => {
      const pack = packs.find((each) => each.code === code);
      const name = (language === 'de' ? pack?.nameDe : '') || pack?.name || code;
      return `${name} ×${copies}`;
    })
    .join(', ');
}
