import { aggression } from './aspects/aggression.ts';
import { justice } from './aspects/justice.ts';
import { leadership } from './aspects/leadership.ts';
import { protection } from './aspects/protection.ts';
import { basic } from './basic.ts';
import { blackPantherDeck } from './black-panther/deck.ts';
import { blackPantherIdentity } from './black-panther/identity.ts';
import { blackPantherNemesis } from './black-panther/nemesis.ts';
import { captainMarvelDeck } from './captain-marvel/deck.ts';
import { captainMarvelIdentity } from './captain-marvel/identity.ts';
import { captainMarvelNemesis } from './captain-marvel/nemesis.ts';
import type { ChampionsCard } from './card.ts';
import { expertSet } from './expert.ts';
import { ironManDeck } from './iron-man/deck.ts';
import { ironManIdentity } from './iron-man/identity.ts';
import { ironManNemesis } from './iron-man/nemesis.ts';
import { klawEncounters } from './klaw/encounters.ts';
import { klawVillain } from './klaw/villain.ts';
import { bombScare } from './modular/bomb-scare.ts';
import { legionsOfHydra } from './modular/legions-of-hydra.ts';
import { mastersOfEvil } from './modular/masters-of-evil.ts';
import { theDoomsdayChair } from './modular/the-doomsday-chair.ts';
import { underAttack } from './modular/under-attack.ts';
import { rhinoEncounters } from './rhino/encounters.ts';
import { rhinoVillain } from './rhino/villain.ts';
import { sheHulkDeck } from './she-hulk/deck.ts';
import { sheHulkIdentity } from './she-hulk/identity.ts';
import { sheHulkNemesis } from './she-hulk/nemesis.ts';
import { spiderManDeck } from './spider-man/deck.ts';
import { spiderManIdentity } from './spider-man/identity.ts';
import { spiderManNemesis } from './spider-man/nemesis.ts';
import { standardSet } from './standard.ts';
import { ultronEncounters } from './ultron/encounters.ts';
import { ultronVillain } from './ultron/villain.ts';

/** Every printed side of the core set. */
export const POOL: readonly ChampionsCard[] = [
  ...spiderManIdentity,
  ...spiderManDeck,
  ...captainMarvelIdentity,
  ...captainMarvelDeck,
  ...sheHulkIdentity,
  ...sheHulkDeck,
  ...ironManIdentity,
  ...ironManDeck,
  ...blackPantherIdentity,
  ...blackPantherDeck,
  ...aggression,
  ...justice,
  ...leadership,
  ...protection,
  ...basic,
  ...rhinoVillain,
  ...rhinoEncounters,
  ...bombScare,
  ...klawVillain,
  ...klawEncounters,
  ...mastersOfEvil,
  ...ultronVillain,
  ...ultronEncounters,
  ...underAttack,
  ...blackPantherNemesis,
  ...sheHulkNemesis,
  ...spiderManNemesis,
  ...ironManNemesis,
  ...captainMarvelNemesis,
  ...legionsOfHydra,
  ...theDoomsdayChair,
  ...standardSet,
  ...expertSet,
];
