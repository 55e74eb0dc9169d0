import type { SetupProps } from '../page-game.ts';

export function DuelSetup({ options }: SetupProps) {
  return <pre>{JSON.stringify(options)}</pre>;
}
