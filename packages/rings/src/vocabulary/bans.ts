/** Things that cannot be done to a card, or that it cannot do. */
export const BANS = [
  /** The character cannot attack. */
  'cannotAttack',
  /** The character cannot defend. */
  'cannotDefend',
  /** The card cannot ready. */
  'cannotReady',
  /** The card cannot be damaged. RR: Cannot Take Damage. */
  'cannotBeDamaged',
  /** Nothing can be attached to the card. RR: Cannot Have Attachments. */
  'cannotHaveAttachments',
  /** Of a quest card: its stage cannot be defeated. */
  'cannotBeDefeated',
  /** Of an enemy in the staging area: players cannot engage it of their own will. */
  'cannotBeEngaged',
  /** The player cannot draw cards. */
  'cannotDraw',
] as const;
export type Ban = (typeof BANS)[number];
