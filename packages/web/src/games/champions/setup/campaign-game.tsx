import type { CampaignLog } from '@grimrule/champions';
import { championsWords, nextScenario } from '@grimrule/champions';
import { Link } from 'wouter';
import { useLanguage } from '../../../words/language.ts';
import { useChampionsTexts } from '../texts/texts.ts';

/** The log of a campaign says who plays against whom. */
export function CampaignGame({ campaign }: { readonly campaign: CampaignLog }) {
  const { language } = useLanguage();
  const texts = useChampionsTexts().campaign;
  const next = nextScenario(campaign);
  if (next === undefined) return null;
  const scenario = championsWords[language].scenario(next);
  return (
    <section>
      <h2 className="setup-title">{scenario}</h2>
      <p>{texts.game(campaign.completed.length + 1, scenario)}</p>
      <p className="quiet">{campaign.players.map(({ name }) => name).join(', ')}</p>
      <p>
        <Link href="/campaign/champions" className="text-link">
          {texts.back}
        </Link>
      </p>
    </section>
  );
}
