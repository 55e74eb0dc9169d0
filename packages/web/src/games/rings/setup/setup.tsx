import type { CampaignLog } from '@grimrule/rings';
import { nextScenario, ringsWords } from '@grimrule/rings';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../../../words/language.ts';
import { AskEverybody } from '../../ask-everybody.tsx';
import { ModeChoice } from '../../cooperative/setup/mode-choice.tsx';
import type { SetupProps } from '../../page-game.ts';
import { useRingsTexts } from '../texts/texts.ts';
import type { SetupChoice } from './choice.ts';
import { campaignIn, campaignOptions, choiceIn, optionsFor } from './choice.ts';
import { DeckChoice } from './deck-choice.tsx';
import { ScenarioChoice } from './scenario-choice.tsx';
import '../tones.css';
import '../../setup.css';
import './setup.css';

const MODES = ['easy', 'standard'] as const;

/** Choosing scenario, decks and mode. One click changes one thing. */
export function RingsSetup({ options, onChange }: SetupProps) {
  const texts = useRingsTexts();
  const chosen = useMemo(() => choiceIn(options), [options]);
  const campaign = useMemo(() => campaignIn(options), [options]);
  const change = (part: Partial<SetupChoice>) => {
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
      <ModeChoice
        modes={MODES}
        mode={chosen.mode}
        onChange={(mode) => change({ mode })}
        titles={texts.setup.modes}
        hints={texts.setup.modeHints}
      />
      <AskEverybody
        seats={campaign ? campaign.players.length : chosen.decks.length}
        checked={chosen.askEverybody}
        onChange={(askEverybody) => change({ askEverybody })}
      />
      <p>
        <Link href="/campaign/rings" className="button" data-verb="campaign">
          {campaign ? texts.campaign.back : texts.campaign.asCampaign}
        </Link>
      </p>
    </div>
  );
}

/** The log says everything else. */
function CampaignGame({ campaign }: { readonly campaign: CampaignLog }) {
  const { language } = useLanguage();
  const texts = useRingsTexts();
  const next = nextScenario(campaign);
  if (!next) return null;
  return (
    <p>
      {texts.campaign.game(campaign.completed.length + 1, ringsWords[language].scenario(next.slug))}
    </p>
  );
}
