import type { CampaignLog } from '@grimrule/rings';
import { nextScenario, ringsWords } from '@grimrule/rings';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../../../words/language.ts';
import { AskEverybody } from '../../ask-everybody.tsx';
import type { SetupProps } from '../../page-game.ts';
import type { Chosen } from './chosen.ts';
import { campaignIn, campaignOptions, chosenIn, optionsFor } from './chosen.ts';
import { DeckChoice } from './deck-choice.tsx';
import { ModeChoice } from './mode-choice.tsx';
import { ScenarioChoice } from './scenario-choice.tsx';
import '../tones.css';
import '../../setup.css';
import './setup.css';

/** Choosing scenario, decks and mode. One click changes one thing. */
export function RingsSetup({ options, onChange }: SetupProps) {
  const { t } = useLanguage();
  const chosen = useMemo(() => chosenIn(options), [options]);
  const campaign = useMemo(() => campaignIn(options), [options]);
  const change = (part: Partial<Chosen>) => {
    const next = { ...chosen, ...part };
    onChange(campaign ? campaignOptions(campaign, next) : optionsFor(next));
  };
  return (
    <div className="rings-setup">
      {campaign ? (
        <CampaignGame campaign={campaign} />
      ) : (
        <>
          <DeckChoice decks={chosen.decks} onChange={(decks) => change({ decks })} />
          <ScenarioChoice
            scenario={chosen.scenario}
            onChange={(scenario) => change({ scenario })}
          />
        </>
      )}
      <ModeChoice mode={chosen.mode} onChange={(mode) => change({ mode })} />
      <AskEverybody
        seats={campaign ? campaign.players.length : chosen.decks.length}
        checked={chosen.askEverybody}
        onChange={(askEverybody) => change({ askEverybody })}
      />
      <p>
        <Link href="/campaign/rings" className="button" data-verb="campaign">
          {t(campaign ? 'rings.campaign.back' : 'rings.campaign.asCampaign')}
        </Link>
      </p>
    </div>
  );
}

/** The log says everything else. */
function CampaignGame({ campaign }: { readonly campaign: CampaignLog }) {
  const { language, t } = useLanguage();
  const next = nextScenario(campaign);
  if (!next) return null;
  return (
    <p>
      {t('rings.campaign.game', {
        number: campaign.completed.length + 1,
        scenario: ringsWords[language].scenario(next.slug),
      })}
    </p>
  );
}
