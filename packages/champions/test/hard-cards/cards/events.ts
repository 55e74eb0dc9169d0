import {
  atLeast,
  attack,
  attackable,
  attackEnemy,
  boostIconsOn,
  choose,
  damage,
  damageEnemy,
  discardTop,
  draw,
  each,
  either,
  enemies,
  give,
  heroAction,
  keep,
  not,
  query,
  removeThreatFromScheme,
  same,
  sequence,
  titled,
  when,
} from '../../../src/vocabulary/builders.ts';
import { hardCard } from './hard-card.ts';

/** The second enemy is looked for after the first one has been hit. */
export const melee = hardCard(
  {
    code: '05030',
    octgnId: '272efd58-2c17-49a1-a69b-c880950df0ad',
    name: 'Melee',
    nameDe: 'Nahkampf',
    type: 'event',
    faction: 'aggression',
    quantity: 3,
    deckLimit: 3,
    cost: 3,
    resources: { mental: 1 },
    traits: ['Attack'],
  },
  heroAction(
    attack(
      choose(attackable, (one) =>
        sequence(
          damage(3, one),
          choose(query('attackable', not(same(one))), (other) => damage(3, other)),
        ),
      ),
    ),
  ),
);

export const danceOfDeath = hardCard(
  {
    code: '08004',
    octgnId: '4a71cfeb-0787-4e58-8628-c03f539e9e0f',
    name: 'Dance of Death',
    nameDe: 'Todestanz',
    type: 'event',
    faction: 'hero',
    set: 'black_widow',
    quantity: 2,
    deckLimit: 2,
    cost: 3,
    resources: { energy: 1 },
    traits: ['Attack'],
  },
  heroAction(sequence(attackEnemy(1), attackEnemy(2), attackEnemy(3))),
);

const anyStatus = choose(query('characters'), (who) =>
  either(give('stunned', who), give('confused', who), give('tough', who)),
);

/** All three cards are discarded before the first one does anything. */
export const hexBolt = hardCard(
  {
    code: '15004',
    octgnId: '94b023e7-231c-46fd-90de-65b6ed5ba088',
    name: 'Hex Bolt',
    nameDe: 'Zauberblitz',
    type: 'event',
    faction: 'hero',
    set: 'scw',
    quantity: 4,
    deckLimit: 4,
    cost: 2,
    resources: { mental: 1 },
    traits: ['Spell', 'Superpower'],
  },
  heroAction(
    keep(discardTop('encounter', 3), (discarded) =>
      each(discarded, (one) =>
        when(
          atLeast(boostIconsOn(one), 3),
          anyStatus,
          when(
            atLeast(boostIconsOn(one), 2),
            draw(1),
            when(atLeast(boostIconsOn(one), 1), removeThreatFromScheme(2), damageEnemy(2)),
          ),
        ),
      ),
    ),
  ),
);

export const flurryOfBlades = hardCard(
  {
    code: '41004',
    octgnId: 'f7eaac08-b459-4b76-a5e4-a87bce041004',
    name: 'Flurry of Blades',
    type: 'event',
    faction: 'hero',
    set: 'psylocke',
    quantity: 3,
    deckLimit: 3,
    cost: 3,
    resources: { energy: 1 },
    traits: ['Attack', 'Psionic'],
  },
  heroAction(
    attack(
      sequence(
        choose(attackable, (foe) => damage(2, foe)),
        each(query('yours', titled('Psi-Knife')), () =>
          choose(enemies, (foe) => give('confused', foe)),
        ),
        each(query('yours', titled('Psi-Katana')), () =>
          choose(attackable, (foe) => damage(2, foe)),
        ),
      ),
    ),
  ),
);
