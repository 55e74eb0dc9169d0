import type { SetupProps } from '../page-game.ts';

export function ChampionsSetup({ options }: SetupProps) {
  return <pre>{JSON.stringify(options)}</pre>;
}
