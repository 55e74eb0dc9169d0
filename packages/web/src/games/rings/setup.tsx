import { useMemo } from 'react';
import type { SetupProps } from '../page-game.ts';
import type { Chosen } from './chosen.ts';
import { chosenIn, optionsFor } from './chosen.ts';
import { DeckChoice } from './setup/deck-choice.tsx';
import { ModeChoice } from './setup/mode-choice.tsx';
import { ScenarioChoice } from './setup/scenario-choice.tsx';
import './tones.css';
import '../setup.css';
import './setup/setup.css';

/** Choosing scenario, decks and mode. One click changes one thing. */
export function RingsSetup({ options, onChange }: SetupProps) {
  const chosen = useMemo(() => chosenIn(options), [options]);
  const change = (part: Partial<Chosen>) => onChange(optionsFor({ ...chosen, ...part }));
  return (
    <div className="rings-setup">
      <DeckChoice decks={chosen.decks} onChange={(decks) => change({ decks })} />
      <ScenarioChoice scenario={chosen.scenario} onChange={(scenario) => change({ scenario })} />
      <ModeChoice mode={chosen.mode} onChange={(mode) => change({ mode })} />
    </div>
  );
}
