import type { Deck } from '@grimrule/rings';
import { DECKS, DESIGNS, ringsWords } from '@grimrule/rings';
import { useMemo } from 'react';
import { Icon } from '../../../card/icons.tsx';
import { useLanguage } from '../../../words/language.ts';
import { Chosen } from '../../cooperative/setup/chosen.tsx';
import { DeckTile } from '../../cooperative/setup/deck-tile.tsx';
import { type Candidate, Gallery } from '../../cooperative/setup/gallery.tsx';
import { OwnDecks } from '../../cooperative/setup/own-decks.tsx';
import type { SeatSetupProps } from '../../page-game.ts';
import { faceOf } from '../face/face.ts';
import { isSphere, sphereMark } from '../face/spheres.ts';
import { useRingsTexts } from '../texts/texts.ts';
import type { DeckChosen } from './choice.ts';
import { choiceIn } from './choice.ts';

const designOf = (code: string) => DESIGNS.findIndex((card) => card.code === code);
const designsOf = ({ heroes }: Deck) => heroes.map(designOf).filter((design) => design >= 0);

/** A deck of one's own is called after those who lead it. */
const namesOf = (deck: Deck, language: 'en' | 'de') =>
  designsOf(deck)
    .map((hero) => ringsWords[language].name(hero))
    .join(', ');

const threatOf = (heroes: readonly number[]) =>
  heroes.reduce((sum, hero) => sum + (DESIGNS[hero]?.threatCost ?? 0), 0);

/** The colour of a deck is that of its first hero's sphere. */
const toneOf = (heroes: readonly number[]) =>
  `rings-${(DESIGNS[heroes[0] ?? -1]?.sphere ?? 'neutral').toLowerCase()}`;

/** All decks, with the seats that play them. */
export function useDecks(decks: readonly DeckChosen[]): readonly Candidate[] {
  const { language } = useLanguage();
  const texts = useRingsTexts();
  const words = ringsWords[language];
  return DECKS.map((deck): Candidate => {
    const heroes = designsOf(deck);
    const names = heroes.map((hero) => words.name(hero));
    const at = decks.indexOf(deck.slug);
    return {
      slug: deck.slug,
      title: words.deck(deck.slug),
      art: heroes.map((hero) => faceOf(hero, language).art),
      tone: toneOf(heroes),
      note: names.join(', '),
      words: [texts.setup.startingThreat(threatOf(heroes))],
      seat: at === -1 ? null : at,
    };
  });
}

/** The deck of a seat, with the heroes who lead it. */
export function DeckChoice({ options, seat, onChoose }: SeatSetupProps) {
  const { language } = useLanguage();
  const texts = useRingsTexts();
  const { decks } = useMemo(() => choiceIn(options), [options]);
  const candidates = useDecks(decks);
  const chosen = decks[seat];
  const ready = DECKS.find(({ slug }) => slug === chosen);
  const own = typeof chosen === 'object' ? chosen : undefined;
  return (
    <>
      <Gallery
        title={texts.setup.decks}
        hint={texts.setup.decksHint}
        candidates={candidates}
        seat={seat}
        kind="deck"
        onChoose={onChoose}
      >
        <OwnDecks
          game="rings"
          chosen={own ? { heroes: [...own.heroes], cards: { ...own.cards } } : null}
          artOf={(hero) => (designOf(hero) < 0 ? null : faceOf(designOf(hero), language).art)}
          onChoose={onChoose}
        />
      </Gallery>
      {ready && <ChosenDeck name={ringsWords[language].deck(ready.slug)} deck={ready} />}
      {own && <ChosenDeck name={namesOf(own, language)} deck={own} isOwn />}
    </>
  );
}

/** A deck, large: its heroes, their threat, and their spheres. */
export function ChosenDeck(props: {
  readonly name: string;
  readonly deck: Deck;
  readonly isOwn?: boolean;
}) {
  const { name, deck, isOwn = false } = props;
  const { language } = useLanguage();
  const texts = useRingsTexts();
  const heroes = designsOf(deck);
  const faces = heroes.map((hero) => faceOf(hero, language));
  const threat = threatOf(heroes);
  const willpower = heroes.reduce((sum, hero) => sum + (DESIGNS[hero]?.willpower ?? 0), 0);
  const spheres = [...new Set(heroes.map((hero) => DESIGNS[hero]?.sphere))].filter(isSphere);
  const count = Object.values(deck.cards).reduce((sum, each) => sum + each, 0);
  const [first = '', second = first] = Object.keys(deck.cards);
  return (
    <Chosen
      art={faces.map(({ art }) => art)}
      name={name}
      tone={toneOf(heroes)}
      stats={[
        { icon: 'threat', label: texts.setup.startingThreat(threat), value: String(threat) },
        { icon: 'willpower', label: texts.setup.willpower(willpower), value: String(willpower) },
      ]}
    >
      {spheres.map((sphere) => {
        const { icon, label } = sphereMark(sphere, language);
        return (
          <p key={sphere} className="deck-aspect" data-tone={`rings-${sphere.toLowerCase()}`}>
            <Icon name={icon} />
            {label}
          </p>
        );
      })}
      <DeckTile
        count={count}
        art={[first, second].flatMap((code) => {
          const design = designOf(code);
          return design < 0 ? [] : [faceOf(design, language).art];
        })}
        isOwn={isOwn}
      />
    </Chosen>
  );
}
