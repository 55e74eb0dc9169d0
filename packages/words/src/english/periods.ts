/** How long something lasts and how often it may be done, in the periods of more than one game. */
export const periodsInEnglish = {
  attack: { until: 'for this attack', per: 'per attack' },
  phase: { until: 'this phase', per: 'per phase' },
  round: { until: 'this round', per: 'per round' },
  game: { until: 'for the rest of the game', per: 'per game' },
} as const;
