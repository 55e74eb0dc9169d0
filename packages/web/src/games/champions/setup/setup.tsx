import { useMemo } from 'react';
import { AskEverybody } from '../../ask-everybody.tsx';
import { ModeChoice } from '../../cooperative/setup/mode-choice.tsx';
import { More } from '../../cooperative/setup/more.tsx';
import type { SetupProps } from '../../page-game.ts';
import { useChampionsTexts } from '../texts/texts.ts';
import { CampaignGame } from './campaign-game.tsx';
import type { SetupChoice } from './choice.ts';
import { choiceIn, optionsFor } from './choice.ts';
import { HeroChoice, withChoice } from './hero-choice.tsx';
import { ModularChoice } from './modular-choice.tsx';
import { MoreChoices } from './more-choices.tsx';
import { ScenarioChoice } from './scenario-choice.tsx';
import '../../setup.css';

const MODES = ['standard', 'expert'] as const;

/** Choosing heroes, villain and mode. One click changes one thing. */
export function ChampionsSetup({ options, onChange, seat }: SetupProps) {
  const texts = useChampionsTexts();
  const chosen = useMemo(() => choiceIn(options), [options]);
  const change = (part: Partial<SetupChoice>) => onChange(optionsFor({ ...chosen, ...part }));
  return (
    <div className="setup-columns" data-fixed={chosen.campaign !== null || undefined}>
      {!chosen.campaign && (
        <HeroChoice
          options={options}
          seat={seat}
          onChoose={(choice) => onChange(withChoice(options, seat, choice))}
        />
      )}
      <div className="setup-scenario">
        {chosen.campaign ? (
          <CampaignGame campaign={chosen.campaign} />
        ) : (
          <ScenarioChoice
            scenario={chosen.scenario}
            // The sets recommended for another villain need not suit this one.
            onChange={(scenario) => change({ scenario, modular: undefined, skirmish: undefined })}
          />
        )}
        <ModeChoice
          modes={MODES}
          mode={chosen.mode}
          onChange={(mode) => change({ mode })}
          titles={texts.setup.modes}
          hints={texts.setup.modeHints}
        />
        <ModularChoice
          scenario={chosen.scenario}
          modular={chosen.modular}
          onChange={(modular) => change({ modular })}
        />
        <More>
          <MoreChoices chosen={chosen} onChange={change} />
          <AskEverybody
            seats={chosen.heroes.length}
            checked={chosen.askEverybody}
            onChange={(askEverybody) => change({ askEverybody })}
          />
        </More>
      </div>
    </div>
  );
}
