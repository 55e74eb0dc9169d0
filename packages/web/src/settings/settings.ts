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
  /** Whether sound was offered: that is done once. */
  readonly isSoundOffered: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  /** Steps of the rules at which the page stops until one goes on. */
  readonly stops: readonly string[];
  /** Pauses at which the page asks or passes, where the player has chosen other than by default. */
  readonly pauses: Readonly<Record<string, boolean>>;
  /** Whether the table turns to the asked seat, for players of several seats. */
  readonly turnsToAsked: boolean;
  /** Whether the page warns before a deed that one may regret. */
  readonly warns: boolean;
  /** Whether the screen stays awake during a game. */
  readonly staysAwake: boolean;
}

export const useSettings = create<Settings>()(
  persist(
    (): Settings => ({
      name: '',
      speed: 'normal',
      theme: 'system',
      sound: false,
      isSoundOffered: false,
      volume: 0.5,
      stops: [],
      pauses: {},
      turnsToAsked: true,
      warns: true,
      staysAwake: true,
    }),
    { name: 'grimrule.settings' },
  ),
);

/** How many times as long as at normal speed a moment is shown. */
export const PACE: Readonly<Record<Speed, number>> = { slow: 2, normal: 1, fast: 0.5, instant: 0 };
