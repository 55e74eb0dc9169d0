import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutThis,
  all,
  as,
  atLeast,
  attachTo,
  boost,
  both,
  byHost,
  byThis,
  cannot,
  change,
  constant,
  count,
  discardThis,
  discardTop,
  drone,
  eachPlayer,
  either,
  enemyAttacks,
  enemySchemes,
  exhaust,
  facedown,
  forcedInterrupt,
  forcedResponse,
  heal,
  heroAction,
  inForm,
  inPlay,
  itself,
  keep,
  lasting,
  mainScheme,
  marked,
  minion,
  never,
  otherwise,
  placeThreat,
  putIntoPlay,
  query,
  reveal,
  search,
  sequence,
  setTo,
  setup,
  shuffle,
  sideSchemes,
  spend,
  surge,
  THIS,
  times,
  titled,
  trait,
  when,
  whenRevealed,
  you,
  yourEvent,
} from '../../vocabulary/builders.ts';

const ultron = query('villains', titled('Ultron'));

const aDrone = all(minion, trait('Drone'));

const facedownDrone = all(facedown, aDrone);

const yourDrones = query('engagedMinions', trait('Drone'));

const droneForEachPlayer = eachPlayer(drone());

export const ultronTexts: TextBoxes = {
  // Ultron I
  '01134': text(
    forcedResponse(
      'attackMade',
      both(byThis, yourEvent),
      either(placeThreat(1, mainScheme), drone()),
    ),
  ),
  // Ultron II
  '01135': text(
    forcedInterrupt(
      'attacking',
      both(byThis, yourEvent),
      sequence(
        drone(),
        lasting(
          'activation',
          change('atk', itself, count(query('engagedMinions', trait('Drone')))),
        ),
      ),
    ),
  ),
  // Ultron III
  '01136': text(
    constant(
      change('atk', aDrone, 1),
      change('hitPoints', aDrone, 1),
      cannot('cannotTakeDamage', itself, inPlay(aDrone)),
    ),
    whenRevealed(
      sequence(
        search(query('encounterDeckAndDiscard', titled("Ultron's Imperative")), (found) =>
          reveal(found),
        ),
        shuffle('encounter'),
      ),
    ),
  ),
  // The Crimson Cowl 1A
  '01137a': text(
    setup(
      sequence(putIntoPlay(query('encounterDeck', titled('Ultron Drones'))), shuffle('encounter')),
    ),
  ),
  // The Crimson Cowl 1B
  '01137b': text(whenRevealed(droneForEachPlayer)),
  // Assault on NORAD 2A
  '01138a': text(whenRevealed(droneForEachPlayer)),
  // Assault on NORAD 2B
  '01138b': text(
    forcedResponse(
      'threatPlaced',
      both(aboutThis, marked('stepOne')),
      eachPlayer(either(placeThreat(2, THIS), drone())),
    ),
  ),
  // Countdown to Oblivion 3A
  '01139a': text(whenRevealed(droneForEachPlayer)),
  // Countdown to Oblivion 3B
  '01139b': text(constant(cannot('cannotLoseThreat', itself))),
  // Ultron Drones
  // A defeated drone is a player card, so the rules already send it to its owner's discard pile.
  '01140': text(
    constant(
      setTo('sch', facedownDrone, 1),
      setTo('atk', facedownDrone, 1),
      setTo('hitPoints', facedownDrone, 1),
    ),
  ),
  // Program Transmitter
  '01141': text(
    attachTo(ultron, 'first'),
    forcedResponse('schemed', byHost, placeThreat(1, sideSchemes)),
    heroAction(discardThis, { cost: sequence(exhaust(you), spend('mental', 'mental')) }),
  ),
  // Upgraded Drones
  '01142': text(
    attachTo(query('environments', titled('Ultron Drones'))),
    constant(change('atk', facedownDrone, 1), change('hitPoints', facedownDrone, 1)),
    heroAction(discardThis, { cost: spend('energy', 'mental', 'physical') }),
  ),
  // Advanced Ultron Drone
  '01143': text(forcedInterrupt('beingDefeated', aboutThis, drone())),
  // Android Efficiency
  '01144a': text(whenRevealed(droneForEachPlayer), boost(either(spend('energy'), drone()))),
  // Android Efficiency
  '01144b': text(whenRevealed(droneForEachPlayer), boost(either(spend('mental'), drone()))),
  // Android Efficiency
  '01144c': text(whenRevealed(droneForEachPlayer), boost(either(spend('physical'), drone()))),
  // Rage of Ultron
  '01145': text(
    whenRevealed(
      keep(enemySchemes(ultron), (_cards, _howMany, threat) => discardTop('yours', threat)),
      'alterEgo',
    ),
    whenRevealed(
      keep(enemyAttacks(ultron), (_cards, _howMany, dealt) => discardTop('yours', dealt)),
      'hero',
    ),
  ),
  // Repair Sequence
  '01146': text(
    whenRevealed(otherwise(heal(times(count(yourDrones), 2), ultron), surge)),
    boost(heal(count(yourDrones), ultron)),
  ),
  // Swarm Attack
  // Attacks are counted, not damage: one that dealt nothing was still made.
  '01147': text(
    whenRevealed(
      keep(when(inForm('hero'), enemyAttacks(yourDrones)), (_attackers, howMany) =>
        when(never(atLeast(howMany, 1)), drone()),
      ),
    ),
  ),
  // Drone Factory
  '01148': text(
    whenRevealed(
      sequence(droneForEachPlayer, placeThreat(count(query('minions', trait('Drone'))), THIS)),
    ),
  ),
  // Invasive AI
  '01149': text(whenRevealed(eachPlayer(discardTop('yours', 3)))),
  // Ultron's Imperative
  '01150': text(whenRevealed(as(query('firstPlayer'), drone(2)))),
};
