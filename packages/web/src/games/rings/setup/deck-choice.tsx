import type { Deck, NamedDeck } from '@grimrule/rings';
import { DECKS, DESIGNS, MOST_PLAYERS, ringsWords } from '@grimrule/rings';
import { CardFace } from '../../../card/card-face.tsx';
import { Icon } from '../../../card/icons.tsx';
import { useLanguage } from '../../../words/language.ts';
import { faceOf } from '../face/face.ts';
import { isSphere, sphereMark } from '../face/spheres.ts';
import { useRingsTexts } from '../texts/texts.ts';
import '../../setup.css';
import './setup.css';

interface DeckChoiceProps {
  readonly decks: readonly string[];
  readonly onChange: (decks: readonly string[]) => void;
}

const designsOf = ({ heroes }: Deck) =>
  heroes.map((hero) => DESIGNS.findIndex(({ code }) => code === hero));

/** One click on a deck lets its heroes take part, or stay at home. */
export function DeckChoice({ decks, onChange }: DeckChoiceProps) {
  const texts = useRingsTexts();
  const toggle = (slug: string) =>
    onChange(decks.includes(slug) ? decks.filter((each) => each !== slug) : [...decks, slug]);
  return (
    <fieldset className="setup-part">
      <legend>{texts.setup.decks}</legend>
      <p className="quiet">{texts.setup.decksHint}</p>
      <div className="setup-cards">
        {DECKS.map((deck) => (
          <DeckButton
            key={deck.slug}
            deck={deck}
            seat={decks.indexOf(deck.slug)}
            isFull={decks.length >= MOST_PLAYERS}
            onToggle={() => toggle(deck.slug)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function DeckButton(props: {
  readonly deck: NamedDeck;
  /** Where it plays, or -1. */
  readonly seat: number;
  readonly isFull: boolean;
  readonly onToggle: () => void;
}) {
  const { deck, seat, isFull, onToggle } = props;
  const { language, t } = useLanguage();
  const texts = useRingsTexts();
  const words = ringsWords[language];
  const heroes = designsOf(deck);
  const threat = heroes.reduce((sum, hero) => sum + (DESIGNS[hero]?.threatCost ?? 0), 0);
  const spheres = [...new Set(heroes.map((hero) => DESIGNS[hero]?.sphere))].filter(isSphere);
  const names = heroes.map((hero) => words.name(hero)).join(', ');
  const starting = texts.setup.startingThreat(threat);
  return (
    <button
      type="button"
      className="setup-card setup-deck"
      aria-pressed={seat >= 0}
      disabled={seat < 0 && isFull}
      onClick={onToggle}
      aria-label={`${words.deck(deck.slug)}: ${names}. ${starting}`}
      data-deck={deck.slug}
    >
      <span className="setup-trio">
        {heroes.map((hero) => (
          <span key={hero} className="setup-face">
            <CardFace face={faceOf(hero, language)} />
          </span>
        ))}
      </span>
      <span className="setup-tag" data-tone={`rings-${(spheres[0] ?? 'neutral').toLowerCase()}`}>
        {spheres.map((sphere) => (
          <Icon key={sphere} name={sphereMark(sphere, language).icon} />
        ))}
        {words.deck(deck.slug)}
      </span>
      <span className="setup-hint">{starting}</span>
      {seat >= 0 && <span className="setup-seat">{t('setup.seat', { seat: seat + 1 })}</span>}
    </button>
  );
}
