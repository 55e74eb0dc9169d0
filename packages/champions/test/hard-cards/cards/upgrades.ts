import {
  all,
  attack,
  both,
  cancelBoost,
  cardIs,
  change,
  damage,
  discardThis,
  exhaustThis,
  interrupt,
  keep,
  lasting,
  SUBJECT,
  same,
  statAtLeast,
  trait,
  type,
  villain,
  yourEvent,
} from '../../../src/vocabulary/builders.ts';
import { hardCard } from './hard-card.ts';

export const embiggen = hardCard(
  {
    code: '05010',
    octgnId: '8aeb282b-3993-4954-b510-2bf9eec7e814',
    name: 'Embiggen!',
    nameDe: 'Vergrößern!',
    type: 'upgrade',
    faction: 'hero',
    set: 'ms_marvel',
    quantity: 1,
    deckLimit: 1,
    cost: 2,
    resources: { energy: 1 },
    traits: ['Condition', 'Superpower'],
  },
  interrupt(
    'playing',
    both(yourEvent, cardIs(SUBJECT, all(type('event'), trait('Attack')))),
    lasting('event', change('eventDamage', same(SUBJECT), 2)),
    { form: 'hero', cost: exhaustThis },
  ),
);

/** A card without boost icons is no target for it. */
export const attacrobatics = hardCard(
  {
    code: '08006',
    octgnId: 'fe99e1a0-8c51-4625-9ea6-034bb006a205',
    name: 'Attacrobatics',
    nameDe: 'Angriffsakrobatik',
    type: 'upgrade',
    faction: 'hero',
    set: 'black_widow',
    quantity: 2,
    deckLimit: 2,
    cost: 1,
    resources: { physical: 1 },
    traits: ['Attack', 'Preparation', 'Skill'],
  },
  interrupt(
    'boosting',
    cardIs(SUBJECT, statAtLeast('boostIcons', 1)),
    attack(keep(cancelBoost, (_card, _howMany, icons) => damage(icons, villain))),
    { form: 'hero', cost: discardThis },
  ),
);
