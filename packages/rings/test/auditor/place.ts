/** Where a card is, as far as the auditor cares. */
export type Place =
  | 'unseen'
  | 'table'
  | 'staging'
  | 'engaged'
  | 'area'
  | 'active'
  | 'quest'
  | 'shadow'
  | 'discard'
  | 'away';
