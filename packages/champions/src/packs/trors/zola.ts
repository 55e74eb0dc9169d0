import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  all,
  ally,
  as,
  atLeast,
  attach,
  attachToOrSurge,
  boost,
  cardIs,
  change,
  constant,
  count,
  countersOn,
  discardUntil,
  eachPlayer,
  enemyAttacks,
  enemySchemes,
  faction,
  forcedResponse,
  gains,
  give,
  hasAttached,
  itself,
  keep,
  lasting,
  mainScheme,
  minion,
  most,
  not,
  placeThreat,
  printed,
  putCounters,
  putIntoPlayEngaging,
  query,
  removeCounters,
  removeFromGame,
  reveal,
  SUBJECT,
  same,
  search,
  sequence,
  setup,
  shuffle,
  shuffleIn,
  THIS,
  theHost,
  titled,
  toHand,
  topmost,
  trait,
  tuckFacedown,
  type,
  villain,
  when,
  whenDefeated,
  whenRevealed,
  you,
} from '../../vocabulary/builders.ts';

const zola = query('villains', titled('Zola'));

const testsOn = countersOn('test', mainScheme);

const nextMinion = keep(discardUntil(minion), (found) =>
  putIntoPlayEngaging(found, query('firstPlayer')),
);

const experiments = forcedResponse(
  'stepOneEnds',
  null,
  sequence(
    putCounters(1, 'test', THIS),
    when(
      atLeast(countersOn('test', THIS), 3),
      sequence(nextMinion, removeCounters(3, 'test', THIS)),
    ),
  ),
);

const minionForEach = whenRevealed(
  sequence(
    eachPlayer(search(query('encounterDeckAndDiscard', minion), (found) => reveal(found))),
    shuffle('encounter'),
  ),
);

/** At the minion with the most hit points left, of those without a copy. */
const onWithout = (title: string) => {
  const without = query('minions', not(hasAttached(titled(title))));
  return attachToOrSurge(query('minions', most('remaining', without)));
};

const moreHitPoints = change('hitPoints', theHost, 2);

const tech = all(trait('Tech'), type('attachment'));

export const zolaTexts: TextBoxes = {
  // Zola I
  '04109': text(),
  // Zola II
  '04110': text(
    whenRevealed(
      sequence(
        search(query('encounterDeckAndDiscard', titled('Test Subjects')), (found) => reveal(found)),
        shuffle('encounter'),
      ),
    ),
  ),
  // Zola III
  '04111': text(minionForEach),
  // The Island of Dr. Zola 1A
  '04112a': text(
    setup(
      sequence(
        search(query('encounterDeck', titled('Hydra Prison')), (found) => reveal(found)),
        eachPlayer(
          search(query('encounterDeck', titled('Ultimate Bio-Servant')), (found) =>
            putIntoPlayEngaging(found, you),
          ),
        ),
        shuffle('encounter'),
      ),
    ),
  ),
  // The Island of Dr. Zola 1B
  '04112b': text(experiments),
  // The Mad Doctor 2A
  '04113a': text(minionForEach),
  // The Mad Doctor 2B
  '04113b': text(experiments),
  // Ultimate Bio-Servant
  '04114': text(
    constant(change('atk', itself, count(query('attachedHere')))),
    boost(give('tough', villain)),
  ),
  // Zola's Mutate
  '04115': text(
    whenRevealed(keep(discardUntil(tech), (found) => attach(found, THIS))),
    boost(shuffleIn(THIS)),
  ),
  // Berserk Mutate
  '04116': text(
    boost(
      sequence(
        putCounters(1, 'test', mainScheme),
        lasting('activation', change('sch', same(zola), testsOn)),
        lasting('activation', change('atk', same(zola), testsOn)),
      ),
    ),
  ),
  // Defensive Programming
  '04117': text(
    onWithout('Defensive Programming'),
    constant(moreHitPoints, gains('guard', theHost)),
  ),
  // Pain Inhibitors
  '04118': text(onWithout('Pain Inhibitors'), constant(moreHitPoints, gains('retaliate', theHost))),
  // Neurological Implants
  '04119': text(onWithout('Neurological Implants'), constant(moreHitPoints)),
  // Mind Ray
  '04120': text(
    whenRevealed(sequence(enemySchemes(zola), give('confused', you)), 'alterEgo'),
    whenRevealed(sequence(enemyAttacks(zola), give('stunned', you)), 'hero'),
  ),
  // Technological Enhancements
  '04121': text(
    whenRevealed(putCounters(1, 'test', mainScheme)),
    boost(putCounters(1, 'test', mainScheme)),
  ),
  // Hydra Prison
  '04122': text(
    whenRevealed(
      sequence(
        eachPlayer(
          sequence(
            search(query('yourDeckDiscardAndHand', all(ally, faction('hero'))), (found) =>
              tuckFacedown(found, THIS),
            ),
            shuffle('yours'),
          ),
        ),
        placeThreat(printed('cost', query('underThis')), THIS),
      ),
    ),
    whenDefeated(sequence(toHand(query('underThis')), removeFromGame(THIS))),
  ),
  // Test Subjects
  '04123': text(
    whenDefeated(
      as(
        query('firstPlayer'),
        keep(discardUntil(minion), (found) => reveal(found)),
      ),
    ),
  ),
  // Zola's Experiments
  '04124': text(
    forcedResponse(
      'entered',
      cardIs(SUBJECT, minion),
      attach(query('encounterDiscard', topmost(query('encounterDiscard', tech))), SUBJECT),
    ),
  ),
};
