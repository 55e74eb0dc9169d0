import {
  aboutHost,
  attachTo,
  discardThis,
  forcedInterrupt,
  hasAttached,
  heal,
  host,
  inPlay,
  instead,
  mostPrinted,
  never,
  not,
  putIntoPlay,
  query,
  search,
  sequence,
  shuffle,
  titled,
  when,
  whenRevealed,
} from '../../vocabulary/builders.ts';
import { card } from '../card.ts';

const withoutUpgrades = query('minions', not(hasAttached(titled('Biomechanical Upgrades'))));

export const theDoomsdayChair = [
  card(
    {
      code: '01183',
      octgnId: '272b5a87-d602-454a-8fe1-2afc9a21c677',
      name: 'The Doomsday Chair',
      nameDe: 'Doomsday Chair',
      type: 'side_scheme',
      faction: 'encounter',
      set: 'the_doomsday_chair',
      quantity: 2,
      boost: 3,
      baseThreat: 8,
      schemeIcons: { acceleration: 1 },
    },
    whenRevealed(
      when(
        never(inPlay(titled('M.O.D.O.K.'))),
        sequence(
          search(query('encounterDeckAndDiscard', titled('M.O.D.O.K.')), (found) =>
            putIntoPlay(found),
          ),
          shuffle('encounter'),
        ),
      ),
    ),
  ),
  card({
    code: '01184',
    octgnId: '420f27a2-85a3-40be-9a72-e8f326723485',
    name: 'M.O.D.O.K.',
    nameDe: 'M.O.D.O.K.',
    type: 'minion',
    faction: 'encounter',
    set: 'the_doomsday_chair',
    quantity: 1,
    unique: true,
    atk: 2,
    sch: 2,
    health: 8,
    traits: ['Cyborg', 'Elite'],
    boost: 2,
    keywords: { retaliate: 2 },
  }),
  card(
    {
      code: '01185',
      octgnId: '15bc3048-9fc3-4a15-96ab-63a2b11ae533',
      name: 'Biomechanical Upgrades',
      nameDe: 'Biomechanische Upgrades',
      type: 'attachment',
      faction: 'encounter',
      set: 'the_doomsday_chair',
      quantity: 3,
      traits: ['Tech'],
      boost: 1,
      keywords: { surge: true },
    },
    attachTo(query('minions', mostPrinted('hitPoints', withoutUpgrades)), 'first'),
    forcedInterrupt(
      'wouldBeDefeated',
      aboutHost,
      instead(sequence(heal('all', host), discardThis)),
    ),
  ),
];
