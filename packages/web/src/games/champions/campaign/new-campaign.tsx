import type { CampaignLine } from '@grimrule/champions';
import {
  CAMPAIGNS,
  designCoded,
  HEROES,
  MOST_PLAYERS,
  newCampaign,
  offeredDecks,
} from '@grimrule/champions';
import { useState } from 'react';
import { Problems } from '../../../screens/new-game/problems.tsx';
import { useLanguage } from '../../../words/language.ts';
import { Gallery } from '../../cooperative/setup/gallery.tsx';
import { faceOf } from '../face/face.ts';
import { aspectNames, aspectsOf } from '../names.ts';
import { useChampionsTexts } from '../texts/texts.ts';
import { keepCampaign } from './kept-campaigns.ts';
import { useInWords } from './use-in-words.ts';

const TAKES_PART = 0;

/** The campaign, its heroes, and how hard it is. */
export function NewCampaign({ isFirst }: { readonly isFirst: boolean }) {
  const { language } = useLanguage();
  const { campaign: texts, setup } = useChampionsTexts();
  const inWords = useInWords();
  const [campaign, setCampaign] = useState(CAMPAIGNS[0]?.slug ?? '');
  const [heroes, setHeroes] = useState<readonly string[]>([HEROES[0]?.slug ?? '']);
  const [isExpert, setExpert] = useState(false);
  const [problems, setProblems] = useState<readonly CampaignLine[]>([]);
  const candidates = HEROES.map(({ slug, identity }) => {
    const { title, tone, art, traits } = faceOf(designCoded(identity), language);
    return {
      ...{ slug, title, tone, art: [art], note: aspectsOf(slug, language), words: traits },
      kinds: aspectNames(slug, language),
      seat: heroes.includes(slug) ? TAKES_PART : null,
    };
  });
  const toggle = (slug: string) => {
    const others = heroes.filter((each) => each !== slug);
    setHeroes(others.length === heroes.length ? [...heroes, slug].slice(-MOST_PLAYERS) : others);
  };
  const begin = () => {
    const players = heroes.flatMap((slug) => {
      const deck = offeredDecks().find((each) => each.slug === slug);
      const name = HEROES.find((hero) => hero.slug === slug)?.names[language] ?? slug;
      return deck ? [{ name, identity: deck.identity, cards: deck.cards }] : [];
    });
    const begun = newCampaign(campaign, players, isExpert);
    setProblems('problems' in begun ? begun.problems : []);
    if ('log' in begun) keepCampaign(begun.log);
  };
  return (
    <details className="champions-new-campaign" open={isFirst}>
      <summary className="section-title">{texts.new}</summary>
      {CAMPAIGNS.length > 1 && (
        <select
          value={campaign}
          onChange={({ target }) => setCampaign(target.value)}
          aria-label={texts.which}
        >
          {CAMPAIGNS.map(({ slug, names }) => (
            <option key={slug} value={slug}>
              {names[language]}
            </option>
          ))}
        </select>
      )}
      <Gallery
        title={setup.heroes}
        hint={texts.heroesHint}
        candidates={candidates}
        seat={TAKES_PART}
        kind="hero"
        onChoose={toggle}
      />
      <label className="champions-check">
        <input
          type="checkbox"
          checked={isExpert}
          onChange={({ target }) => setExpert(target.checked)}
          name="expert"
        />
        {texts.expert}
      </label>
      <Problems lines={problems.map(inWords)} />
      <button
        type="button"
        className="button button-main button-large"
        disabled={heroes.length === 0}
        onClick={begin}
        data-verb="begin-campaign"
      >
        {texts.begin}
      </button>
    </details>
  );
}
