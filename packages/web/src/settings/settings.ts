import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
type Speed = (typeof SPEEDS)[number];
export const THEMES = ['system', 'dark', 'light'] as const;
type Theme = (typeof THEMES)[number];

/** A person's settings of the page; they are kept in the browser. */
interface Settings {
  readonly name: string;
  readonly speed: Speed;
  readonly theme: Theme;
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  /** Steps of the rules at which the page stops until one goes on. */
  readonly stops: readonly string[];
  /** Whether the table turns to the asked seat, for players of several seats. */
  readonly turnsToAsked: boolean;
  /** Whether the page warns before a deed that one may regret. */
  readonly warns: boolean;
}

export const useSettings = create<Settings>()(
  persist(
    (): Settings => ({
      name: '',
      speed: 'normal',
      theme: 'system',
      sound: false,
      volume: 0.5,
      stops: [],
      turnsToAsked: true,
      warns: true,
    }),
    { name: 'grimrule.settings' },
  ),
);

/** How long a moment is shown, in milliseconds. */
export const MOMENT_MS: Readonly<Record<Speed, number>> = {
  slow: 1800,
  normal: 750,
  fast: 240,
  instant: 0,
};
