/** How long something lasts and how often it may be done, in the periods of more than one game. */
export const periodsInGerman = {
  attack: { until: 'für diesen Angriff', per: 'pro Angriff' },
  phase: { until: 'in dieser Phase', per: 'pro Phase' },
  round: { until: 'in dieser Runde', per: 'pro Runde' },
  game: { until: 'für den Rest des Spiels', per: 'pro Spiel' },
} as const;
