import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutYou,
  all,
  assignDamage,
  atLeast,
  attachTo,
  attachToOrSurge,
  attacksUnboosted,
  boost,
  both,
  byHost,
  byThis,
  cardIs,
  change,
  constant,
  count,
  deal,
  discardThis,
  discardTop,
  each,
  eachPlayer,
  either,
  enemyAttacks,
  enemySchemes,
  exists,
  forcedInterrupt,
  forcedResponse,
  foremost,
  give,
  giveBoost,
  hasAttached,
  hasStatus,
  heroAction,
  host,
  inForm,
  itself,
  keep,
  lasting,
  later,
  mainScheme,
  marked,
  minion,
  mostPrinted,
  never,
  not,
  placeThreat,
  putIntoPlay,
  query,
  same,
  search,
  sequence,
  setTo,
  setup,
  shuffle,
  shuffleIn,
  spend,
  surge,
  THIS,
  takeDamage,
  times,
  titled,
  trait,
  type,
  villain,
  villainStage,
  when,
  whenCompleted,
  whenDefeated,
  whenRevealed,
  you,
  yourEvent,
} from '../../vocabulary/builders.ts';

const goblin = query('villains', titled('Green Goblin'));

const goblinMinion = all(minion, trait('Goblin'));

const yourGoblins = query('engagedMinions', trait('Goblin'));

const removable = (resource: 'energy' | 'mental' | 'physical') =>
  heroAction(discardThis, { cost: spend(resource, resource) });

const comesHere = boost(putIntoPlay(THIS));

const goesBack = boost(later('activationEnds', shuffleIn(THIS)));

const harmsYou = (threat: number) =>
  forcedResponse(
    'attacked',
    both(byThis, aboutYou, marked('damaged')),
    placeThreat(threat, mainScheme),
  );

export const mutagenFormulaTexts: TextBoxes = {
  // Green Goblin I
  '02014': text(harmsYou(1)),
  // Green Goblin II
  '02015': text(whenRevealed(eachPlayer(deal(2))), harmsYou(1)),
  // Green Goblin III
  '02016': text(whenRevealed(eachPlayer(deal(3))), harmsYou(2)),
  // Unleashing the Mutagen 1A
  '02017a': text(
    setup(
      sequence(
        eachPlayer(
          search(query('encounterDeck', titled('Goblin Thrall')), (found) => putIntoPlay(found)),
        ),
        shuffle('encounter'),
      ),
    ),
  ),
  // Unleashing the Mutagen 1B
  '02017b': text(
    whenCompleted(
      eachPlayer(
        when(
          never(exists(yourGoblins)),
          keep(discardTop('encounter', 3), (cards) =>
            putIntoPlay(query(cards, foremost(query(cards, goblinMinion)))),
          ),
        ),
      ),
    ),
  ),
  // Mutagen Cloud 2A
  '02018a': text(),
  // Mutagen Cloud 2B
  '02018b': text(constant(setTo('escalation', itself, count(query('enemies', trait('Goblin')))))),
  // Goblin Glider
  '02019': text(
    attachToOrSurge(
      query(
        'enemies',
        mostPrinted('hitPoints', query('enemies', not(hasAttached(titled('Goblin Glider'))))),
      ),
    ),
    removable('energy'),
  ),
  // Hysteria
  '02020': text(
    attachTo(goblin),
    forcedInterrupt('scheming', byHost, giveBoost(1, host)),
    forcedInterrupt('attacking', byHost, giveBoost(1, host)),
    removable('mental'),
  ),
  // Pumpkin Bombs
  '02021': text(
    attachTo(villain, 'first'),
    forcedResponse(
      'attackMade',
      both(byHost, yourEvent),
      sequence(discardThis, assignDamage(2, query('yourCharacters'))),
    ),
    removable('physical'),
  ),
  // Goblin Knight
  '02022': text(
    forcedResponse(
      'attackMade',
      both(byThis, yourEvent),
      keep(discardTop('encounter', 1), (card) => putIntoPlay(query(card, goblinMinion))),
    ),
    goesBack,
  ),
  // Goblin Soldier
  '02023': text(whenDefeated(takeDamage(1)), comesHere),
  // Goblin Thrall
  '02024': text(comesHere),
  // Monster
  '02025': text(
    whenRevealed(when(cardIs(you, hasStatus('stunned')), takeDamage(2), give('stunned', you))),
    goesBack,
  ),
  // Goblin Reinforcements
  '02026': text(whenRevealed(placeThreat(count(query('minions', trait('Goblin'))), THIS))),
  // Goblin Nation
  '02027': text(
    constant(change('atk', all(type('villain', 'minion'), trait('Goblin')), 1)),
    comesHere,
  ),
  // Overrun
  '02028': text(
    whenDefeated(
      eachPlayer(
        keep(discardTop('encounter', 2), (cards) => putIntoPlay(query(cards, goblinMinion))),
      ),
    ),
  ),
  // Death from Above
  '02029': text(
    whenRevealed(
      sequence(
        lasting('activation', change('sch', same(goblin), villainStage)),
        enemySchemes(goblin),
      ),
      'alterEgo',
    ),
    whenRevealed(
      sequence(
        lasting('activation', change('atk', same(goblin), villainStage)),
        enemyAttacks(goblin),
      ),
      'hero',
    ),
  ),
  // I See You
  '02030': text(
    whenRevealed(when(inForm('alterEgo'), attacksUnboosted(goblin), enemyAttacks(goblin))),
    boost(when(exists(yourGoblins), lasting('activation', change('boostIcons', itself, 1)))),
  ),
  // Overconfidence
  '02031': text(
    whenRevealed(
      keep(enemySchemes(goblin), (_cards, _howMany, placed) => when(atLeast(placed, 3), surge)),
      'alterEgo',
    ),
    whenRevealed(
      keep(enemyAttacks(goblin), (_cards, _howMany, dealt) => when(atLeast(dealt, 3), surge)),
      'hero',
    ),
  ),
  // Wicked Ambitions
  '02032': text(
    whenRevealed(
      keep(discardTop('encounter', times(villainStage, 2)), (cards) =>
        each(query(cards, goblinMinion), (found) => either(takeDamage(3), putIntoPlay(found))),
      ),
    ),
  ),
};
