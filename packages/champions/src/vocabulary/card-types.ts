export const CARD_TYPES = [
  'hero',
  'alter_ego',
  'ally',
  'event',
  'resource',
  'support',
  'upgrade',
  'player_side_scheme',
  'villain',
  'main_scheme',
  'side_scheme',
  'minion',
  'attachment',
  'environment',
  'treachery',
  'obligation',
] as const;
export type CardType = (typeof CARD_TYPES)[number];
