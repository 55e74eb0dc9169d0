import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutHost,
  aboutThis,
  ally,
  as,
  attach,
  attachTo,
  boost,
  both,
  byHost,
  CAUSE,
  cannot,
  cardIs,
  change,
  choose,
  chooseSome,
  constant,
  controlledBy,
  count,
  deal,
  discard,
  discardThis,
  discardTop,
  eachPlayer,
  enemyAttacks,
  enemySchemes,
  engage,
  exhaust,
  exhausted,
  forcedInterrupt,
  forcedResponse,
  formLastingDeck,
  gains,
  give,
  giveBoost,
  heroAction,
  host,
  inPlay,
  interrupt,
  itself,
  keep,
  lasting,
  marked,
  not,
  placeThreat,
  putIntoPlay,
  putIntoPlayEngaging,
  query,
  removeFromGame,
  repeat,
  resourceTypesOn,
  reveal,
  SUBJECT,
  same,
  schemes,
  search,
  sequence,
  setAside,
  setup,
  shuffle,
  shuffleIn,
  sideSchemes,
  spend,
  THIS,
  theHost,
  titled,
  trait,
  type,
  villain,
  whenDefeated,
  whenRevealed,
  you,
} from '../../vocabulary/builders.ts';

const redSkull = query('villains', titled('Red Skull'));

const forEachPlot = constant(change('atk', itself, count(sideSchemes)));

const dealToEach = whenRevealed(eachPlayer(deal(1)));

const nextPlot = reveal(query('specialDeckTop'));

const plotsOn = forcedResponse('stepOneEnds', null, nextPlot);

const removable = heroAction(discardThis, { cost: spend('energy', 'mental', 'physical') });

const tired = choose(query('yourCharacters', not(exhausted)), (character) => exhaust(character));

export const redSkullTexts: TextBoxes = {
  // Red Skull I
  '04125': text(forEachPlot),
  // Red Skull II
  '04126': text(forEachPlot, dealToEach),
  // Red Skull III
  '04127': text(forEachPlot, dealToEach),
  // The Rise of Red Skull 1A
  '04128a': text(
    setup(
      sequence(
        putIntoPlay(query('encounterDeck', titled('The Red House'))),
        formLastingDeck(query('encounterDeck', type('side_scheme'))),
        setAside(query('encounterDeck', titled('The Sleeper'))),
        shuffle('encounter'),
      ),
    ),
  ),
  // The Rise of Red Skull 1B
  '04128b': text(plotsOn),
  // New World Hydra 2A
  '04129a': text(whenRevealed(nextPlot)),
  // New World Hydra 2B
  '04129b': text(plotsOn),
  // The Sleeper
  '04130': text(
    whenRevealed(engage(THIS, query('firstPlayer'))),
    whenDefeated(removeFromGame(THIS)),
  ),
  // Hydra Exo-Soldier
  '04131': text(boost(sequence(give('tough', villain), giveBoost(1, villain)))),
  // Red Skull's Luger
  '04132': text(
    attachTo(redSkull, 'first'),
    constant(gains('piercing', same(redSkull)), gains('ranged', same(redSkull))),
    removable,
    boost(attach(THIS, redSkull)),
  ),
  // Red Skull's Right Hook
  '04133': text(attachTo(redSkull, 'first'), constant(gains('retaliate', theHost)), removable),
  // Master Strategist
  '04134': text(
    { max: { times: 1, per: 'instance' } },
    attachTo(redSkull, 'first'),
    forcedInterrupt(
      'activates',
      byHost,
      sequence(giveBoost(count(sideSchemes), host), discardThis),
    ),
  ),
  // Twisted Reality
  '04135': text(
    attachTo(sideSchemes),
    forcedInterrupt('beingDefeated', aboutHost, as(query('firstPlayer'), deal(1))),
  ),
  // Bitter Rival
  '04136': text(whenRevealed(repeat(count(sideSchemes), tired)), boost(tired)),
  // Spreading Lies
  '04137': text(whenRevealed(placeThreat(2, schemes)), boost(give('tough', redSkull))),
  // Infinite Power
  '04138': text(
    whenRevealed(sequence(give('tough', redSkull), enemySchemes(redSkull)), 'alterEgo'),
    whenRevealed(sequence(give('tough', redSkull), enemyAttacks(redSkull)), 'hero'),
  ),
  // The Red House
  '04139': text(
    constant(cannot('cannotTakeDamage', same(redSkull))),
    interrupt(
      'thwarting',
      both(aboutThis, marked('basic'), cardIs(CAUSE, controlledBy(you))),
      lasting('thwart', gains('assault', itself)),
    ),
  ),
  // The Sleeper Awakened
  // Without threat it is defeated as soon as The Sleeper is.
  '04140': text(
    constant(cannot('cannotLeavePlay', itself, inPlay(titled('The Sleeper')))),
    whenRevealed(
      putIntoPlayEngaging(query('setAside', titled('The Sleeper')), query('firstPlayer')),
    ),
    forcedResponse('defeated', cardIs(SUBJECT, titled('The Sleeper')), removeFromGame(THIS)),
    whenDefeated(removeFromGame(THIS)),
  ),
  // Prison Camps
  '04141': text(
    whenDefeated(
      as(
        query('defeater'),
        sequence(
          search(query('yourDeckAndDiscard', ally), (found) => putIntoPlay(found)),
          shuffle('yours'),
        ),
      ),
    ),
  ),
  // Censor the Past
  '04142': text(
    whenDefeated(eachPlayer(chooseSome(0, 3, query('yourDiscard'), (cards) => shuffleIn(cards)))),
  ),
  // Hydra Reinforcements
  '04143': text(
    whenDefeated(
      as(
        query('defeater'),
        choose(query('minions', not(trait('Elite'))), (foe) => discard(foe)),
      ),
    ),
  ),
  // Mass Chaos
  '04144': text(
    whenRevealed(
      eachPlayer(
        keep(discardTop('yours', 5), (cards) => placeThreat(resourceTypesOn(cards), THIS)),
      ),
    ),
  ),
};
