import {
  assignDamage,
  cardIs,
  either,
  exists,
  give,
  hasStatus,
  mainScheme,
  perPlayer,
  placeThreat,
  query,
  surge,
  THIS,
  takeDamage,
  threatOn,
  titled,
  type,
  when,
  whenRevealed,
  you,
} from '../../vocabulary/builders.ts';
import { card } from '../card.ts';

const theScheme = query('sideSchemes', titled('Bomb Scare'));
const heroesAndAllies = query('friendlies', type('hero', 'ally'));

export const bombScare = [
  card(
    {
      code: '01109',
      octgnId: '8cb351f4-cb5a-4407-8f01-1a6d61c8eb13',
      name: 'Bomb Scare',
      nameDe: 'Bombendrohung',
      type: 'side_scheme',
      faction: 'encounter',
      set: 'bomb_scare',
      quantity: 1,
      boost: 2,
      baseThreat: 2,
      schemeIcons: { acceleration: 1 },
    },
    whenRevealed(placeThreat(perPlayer(), THIS)),
  ),
  card(
    {
      code: '01110',
      octgnId: 'f9d67621-2ef5-4c6c-9b78-c4459b87f31f',
      name: 'Hydra Bomber',
      nameDe: 'Hydra-Bombenleger',
      type: 'minion',
      faction: 'encounter',
      set: 'bomb_scare',
      quantity: 2,
      atk: 1,
      sch: 1,
      health: 2,
      traits: ['Hydra'],
      boost: 1,
    },
    whenRevealed(either(takeDamage(2), placeThreat(1, mainScheme))),
  ),
  card(
    {
      code: '01111',
      octgnId: 'e953af97-c075-42bf-96a8-c757c4b86688',
      name: 'Explosion',
      nameDe: 'Explosion',
      type: 'treachery',
      faction: 'encounter',
      set: 'bomb_scare',
      quantity: 1,
      boost: 2,
    },
    whenRevealed(
      when(exists(theScheme), assignDamage(threatOn(theScheme), heroesAndAllies), surge),
    ),
  ),
  card(
    {
      code: '01112',
      octgnId: '5de00438-e4fb-4c43-83ba-a0926fd59caf',
      name: 'False Alarm',
      nameDe: 'Falscher Alarm',
      type: 'treachery',
      faction: 'encounter',
      set: 'bomb_scare',
      quantity: 2,
      boost: 1,
    },
    whenRevealed(when(cardIs(you, hasStatus('confused')), surge, give('confused', you))),
  ),
];
