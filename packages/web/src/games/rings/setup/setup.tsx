import type { CampaignLog } from '@grimrule/rings';
import { nextScenario, ringsWords } from '@grimrule/rings';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { CardPicture } from '../../../art/card-picture.tsx';
import { useLanguage } from '../../../words/language.ts';
import { AskEverybody } from '../../ask-everybody.tsx';
import { ModeChoice } from '../../cooperative/setup/mode-choice.tsx';
import { More } from '../../cooperative/setup/more.tsx';
import type { SetupProps } from '../../page-game.ts';
import { useRingsTexts } from '../texts/texts.ts';
import type { SetupChoice } from './choice.ts';
import { campaignIn, campaignOptions, choiceIn, optionsFor } from './choice.ts';
import { ChosenDeck, DeckChoice } from './deck-choice.tsx';
import { landscapeOf, ScenarioChoice } from './scenario-choice.tsx';
import { withChoice } from './seats.ts';
import '../tones.css';
import '../../setup.css';
import './setup.css';

const MODES = ['easy', 'standard'] as const;

/** Choosing scenario, decks and mode. One click changes one thing. */
export function RingsSetup({ options, onChange, seat }: SetupProps) {
  const texts = useRingsTexts();
  const chosen = useMemo(() => choiceIn(options), [options]);
  const campaign = useMemo(() => campaignIn(options), [options]);
  const change = (part: Partial<SetupChoice>) => {
    const next = { ...chosen, ...part };
    onChange(campaign ? campaignOptions(campaign, next) : optionsFor(next));
  };
  const seats = campaign ? campaign.players.length : chosen.decks.length;
  return (
    <div className="setup-columns" data-fixed={campaign !== null || undefined}>
      {campaign ? (
        <CampaignDecks campaign={campaign} seat={seat} />
      ) : (
        <DeckChoice
          options={options}
          seat={seat}
          onChoose={(choice) => onChange(withChoice(options, seat, choice))}
        />
      )}
      <div className="setup-scenario">
        {campaign ? (
          <CampaignScenario campaign={campaign} />
        ) : (
          <ScenarioChoice
            scenario={chosen.scenario}
            onChange={(scenario) => change({ scenario })}
          />
        )}
        <ModeChoice
          modes={MODES}
          mode={chosen.mode}
          onChange={(mode) => change({ mode })}
          titles={texts.setup.modes}
          hints={texts.setup.modeHints}
        />
        {seats > 1 && (
          <More>
            <AskEverybody
              seats={seats}
              checked={chosen.askEverybody}
              onChange={(askEverybody) => change({ askEverybody })}
            />
          </More>
        )}
      </div>
    </div>
  );
}

interface CampaignProps {
  readonly campaign: CampaignLog;
}

/** The log of a campaign says who plays what. */
function CampaignDecks({ campaign, seat }: CampaignProps & { readonly seat: number }) {
  const player = campaign.players[seat] ?? campaign.players[0];
  return player ? <ChosenDeck name={player.name} deck={player} /> : null;
}

function CampaignScenario({ campaign }: CampaignProps) {
  const { language } = useLanguage();
  const texts = useRingsTexts();
  const next = nextScenario(campaign);
  if (!next) return null;
  const scenario = ringsWords[language].scenario(next.slug);
  return (
    <section>
      <h2 className="setup-title">{scenario}</h2>
      <p className="campaign-landscape">
        <CardPicture art={landscapeOf(next.slug)} shape="wide" />
      </p>
      <p>{texts.campaign.game(campaign.completed.length + 1, scenario)}</p>
      <p>
        <Link href="/campaign/rings" className="text-link">
          {texts.campaign.back}
        </Link>
      </p>
    </section>
  );
}
