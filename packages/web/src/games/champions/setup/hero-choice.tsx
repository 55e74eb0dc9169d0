import { championsWords, DESIGNS, MOST_PLAYERS, STARTER_DECKS } from '@grimrule/champions';
import { CardFace } from '../../../card/card-face.tsx';
import { useLanguage } from '../../../words/language.ts';
import { faceOf } from '../face/face.ts';
import { useChampionsTexts } from '../texts/texts.ts';

interface HeroChoiceProps {
  readonly heroes: readonly string[];
  readonly onChange: (heroes: readonly string[]) => void;
}

/** One click on a hero lets him take part, or sit out. */
export function HeroChoice({ heroes, onChange }: HeroChoiceProps) {
  const { language, t } = useLanguage();
  const texts = useChampionsTexts();
  const words = championsWords[language];
  const toggle = (slug: string) =>
    onChange(heroes.includes(slug) ? heroes.filter((each) => each !== slug) : [...heroes, slug]);
  return (
    <fieldset className="setup-part">
      <legend>{texts.setup.heroes}</legend>
      <p className="quiet">{texts.setup.heroesHint}</p>
      <div className="setup-cards">
        {STARTER_DECKS.map(({ slug, identity, aspect }) => {
          const design = DESIGNS.findIndex(({ code }) => code === identity);
          const seat = heroes.indexOf(slug);
          const isChosen = seat >= 0;
          return (
            <button
              key={slug}
              type="button"
              className="setup-card"
              aria-pressed={isChosen}
              disabled={!isChosen && heroes.length >= MOST_PLAYERS}
              onClick={() => toggle(slug)}
              aria-label={`${words.name(design)}, ${words.faction(aspect)}`}
              data-hero={slug}
            >
              <span className="setup-face">
                <CardFace face={faceOf(design, language)} />
              </span>
              <span className="setup-tag" data-tone={aspect}>
                {words.faction(aspect)}
              </span>
              {isChosen && (
                <span className="setup-seat">{t('setup.seat', { seat: seat + 1 })}</span>
              )}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
