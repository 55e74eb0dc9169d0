import type { CampaignLine, CampaignLog } from '@grimrule/rings';
import { DECKS, MOST_PLAYERS, newCampaign, nextScenario, ringsWords } from '@grimrule/rings';
import { useState } from 'react';
import { Problems } from '../../../screens/new-game/problems.tsx';
import { useLanguage } from '../../../words/language.ts';
import { Gallery } from '../../cooperative/setup/gallery.tsx';
import { useDecks } from '../setup/deck-choice.tsx';
import { useRingsTexts } from '../texts/texts.ts';
import { keepCampaign, useCampaigns } from './kept-campaigns.ts';
import { useInWords } from './use-in-words.ts';

const TAKES_PART = 0;

/** The decks and the difficulty of a new campaign. */
export function NewCampaign({ isFirst }: { readonly isFirst: boolean }) {
  const { language } = useLanguage();
  const texts = useRingsTexts();
  const [decks, setDecks] = useState<readonly string[]>(['leadership']);
  const inWords = useInWords(decks.map((slug) => ({ name: ringsWords[language].deck(slug) })));
  const [isExpert, setExpert] = useState(false);
  const [problems, setProblems] = useState<readonly CampaignLine[]>([]);
  // Some boons of a finished campaign carry over into the next one.
  const over = useCampaigns(({ kept }) => kept.find(({ log }) => !nextScenario(log))?.log);
  const [isCarriedOver, setCarriedOver] = useState(true);
  const candidates = useDecks(decks).map((each) => ({
    ...each,
    seat: each.seat === null ? null : TAKES_PART,
  }));
  const toggle = (slug: string) => {
    const others = decks.filter((each) => each !== slug);
    setDecks(others.length === decks.length ? [...decks, slug].slice(-MOST_PLAYERS) : others);
  };
  const begin = () => {
    const players = decks.flatMap((slug) => {
      const deck = DECKS.find((each) => each.slug === slug);
      const name = ringsWords[language].deck(slug);
      return deck ? [{ name, heroes: deck.heroes, cards: deck.cards }] : [];
    });
    const after: { after?: CampaignLog } = over && isCarriedOver ? { after: over } : {};
    const begun = newCampaign(players, { expert: isExpert, ...after });
    setProblems('problems' in begun ? begun.problems : []);
    if ('log' in begun) keepCampaign(begun.log);
  };
  return (
    <details className="rings-new-campaign" open={isFirst}>
      <summary className="section-title">{texts.campaign.new}</summary>
      <Gallery
        title={texts.setup.decks}
        hint={texts.campaign.decksHint}
        candidates={candidates}
        seat={TAKES_PART}
        kind="deck"
        onChoose={toggle}
      />
      <label className="rings-check">
        <input
          type="checkbox"
          checked={isExpert}
          onChange={({ target }) => setExpert(target.checked)}
          name="expert"
        />
        {texts.campaign.expert}
      </label>
      {over && (
        <label className="rings-check">
          <input
            type="checkbox"
            checked={isCarriedOver}
            onChange={({ target }) => setCarriedOver(target.checked)}
          />
          {texts.campaign.carryOver}
        </label>
      )}
      <Problems lines={problems.map(inWords)} />
      <button
        type="button"
        className="button button-main button-large"
        disabled={decks.length === 0}
        onClick={begin}
        data-verb="begin-campaign"
      >
        {texts.campaign.begin}
      </button>
    </details>
  );
}
