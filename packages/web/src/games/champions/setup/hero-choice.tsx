import type { StarterDeck } from '@grimrule/champions';
import { designCoded, HEROES, offeredDecks } from '@grimrule/champions';
import type { Json } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import { useMemo } from 'react';
import { useLanguage } from '../../../words/language.ts';
import { Chosen } from '../../cooperative/setup/chosen.tsx';
import { DeckTile } from '../../cooperative/setup/deck-tile.tsx';
import { type Candidate, Gallery } from '../../cooperative/setup/gallery.tsx';
import { OwnDecks } from '../../cooperative/setup/own-decks.tsx';
import type { SeatSetupProps } from '../../page-game.ts';
import { faceOf } from '../face/face.ts';
import { aspectNames, aspectsOf } from '../names.ts';
import { useChampionsTexts } from '../texts/texts.ts';
import { choiceIn, optionsFor, ownAsOption, withOwnDeck } from './choice.ts';

/** The numbers that one compares heroes by. */
const COMPARED = ['thw', 'atk', 'def', 'hitPoints'];

/** The hero of a seat, with the deck that comes along. */
export function HeroChoice({ options, seat, onChoose }: SeatSetupProps) {
  const { language } = useLanguage();
  const texts = useChampionsTexts();
  const { heroes, decks } = useMemo(() => choiceIn(options), [options]);
  const candidates = HEROES.map(({ slug, identity }): Candidate => {
    const { title, tone, art, traits } = faceOf(designCoded(identity), language);
    const at = heroes.indexOf(slug);
    return {
      ...{ slug, title, tone, art: [art], note: aspectsOf(slug, language), words: traits },
      kinds: aspectNames(slug, language),
      seat: at === -1 ? null : at,
    };
  });
  const ready = offeredDecks().find(({ slug }) => slug === heroes[seat]);
  const own = decks[seat] ?? null;
  const chosen = own ? { ...own, slug: heroes[seat] ?? '' } : ready;
  return (
    <>
      <Gallery
        title={texts.setup.heroes}
        hint={texts.setup.heroesHint}
        candidates={candidates}
        seat={seat}
        kind="hero"
        onChoose={onChoose}
      >
        <OwnDecks
          game="champions"
          chosen={own && ownAsOption(own)}
          artOf={(hero) => artOf(hero, language)}
          onChoose={onChoose}
        />
      </Gallery>
      {chosen && <ChosenHero deck={chosen} isOwn={own !== null} />}
    </>
  );
}

function artOf(hero: string, language: Language) {
  const design = designCoded(hero);
  return design < 0 ? null : faceOf(design, language).art;
}

/** A seat takes a hero by name, or a deck of its own, which a choice holds as JSON. */
export function withChoice(options: Json, seat: number, choice: string): Json {
  return choice.startsWith('{')
    ? withOwnDeck(options, seat, JSON.parse(choice))
    : withHero(options, seat, choice);
}

/** A seat takes a hero; a seat that had this hero gets the other one. */
export function withHero(options: Json, seat: number, slug: string): Json {
  const chosen = choiceIn(options);
  const before = chosen.heroes[seat];
  const heroes = chosen.heroes.map((each, at) =>
    at === seat ? slug : each === slug && before !== undefined ? before : each,
  );
  // Only a seat that keeps its hero keeps a deck of its own.
  const decks = heroes.map((each, at) =>
    at !== seat && each === chosen.heroes[at] ? (chosen.decks[at] ?? null) : null,
  );
  return optionsFor({ ...chosen, heroes, decks });
}

function ChosenHero(props: {
  readonly deck: Pick<StarterDeck, 'slug' | 'identity' | 'cards' | 'aspect'>;
  readonly isOwn: boolean;
}) {
  const { deck, isOwn } = props;
  const { language } = useLanguage();
  const { slug, identity, cards } = deck;
  const { art, title, stats, tone } = faceOf(designCoded(identity), language);
  const count = Object.values(cards).reduce((sum, each) => sum + each, 0);
  const [first = '', ...others] = Object.keys(cards);
  const shown = [first, others.at(-1) ?? first].flatMap((code) => {
    const design = designCoded(code);
    return design < 0 ? [] : [faceOf(design, language).art];
  });
  return (
    <Chosen
      art={[art]}
      name={title}
      tone={tone}
      stats={COMPARED.flatMap((id) => stats.find((stat) => stat.id === id) ?? [])}
    >
      {!isOwn && (
        <p className="deck-aspect" data-tone={deck.aspect}>
          {aspectsOf(slug, language)}
        </p>
      )}
      <DeckTile count={count} art={shown} isOwn={isOwn} />
    </Chosen>
  );
}
