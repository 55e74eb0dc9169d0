import type { Entry } from '@grimrule/kernel';
import type { Occasion, Tampering } from '@grimrule/kernel/testing';
import { addTo, drop, exchange, repeat, reword, says } from '@grimrule/kernel/testing';
import { told } from './prints.ts';
import type { Matter } from './report.ts';
import { printIn, where } from './tampering.ts';

/**
 * The possible faults of a log: in words, with the matter each belongs to and the way to cause it.
 */

const fromNothing = (entry: Entry) => told(entry).cards.length === 0;
const isMinion = (entry: Entry) => printIn(entry)?.type === 'minion';
const isVillain = (entry: Entry) => printIn(entry)?.type === 'villain';
/** Says the same of another player. */
const toThePlayerBefore = (log: Entry[], at: number): void =>
  reword(log, at, { seat: told(log[at] ?? never()).seat - 1 });
/** A strike of which all the damage is taken at once. */
const strikes: Occasion = (entry, at, log) =>
  says(entry, 'attackStrikes') && says(log[at + 1], 'damaged') && told(entry).count > 0;
/** A card that was dealt to this player in the same phase. */
function wasDealt(log: readonly Entry[], at: number, seat: number): boolean {
  const entry = log[at];
  const begin = log.findLastIndex((each, index) => index < at && says(each, 'stepDeal'));
  return (
    says(entry, 'revealed') &&
    log
      .slice(begin, at)
      .map(told)
      .some(
        ({ say, card, seat: whose }) =>
          say === 'dealtEncounterCard' && whose === seat && card === told(entry ?? never()).card,
      )
  );
}
/** A dealt card that enters play, and no more comes of it. */
const enters: Occasion = (entry, at, log) =>
  wasDealt(log, at, told(entry).seat) &&
  says(log[at + 1], 'attached', 'enteredPlay') &&
  says(log[at + 2], 'revealed', 'firstPlayer');
/** The next dealt card that the same player reveals. */
const nextRevealed = (log: readonly Entry[], at: number): number =>
  log.findIndex((entry, index) => index > at && wasDealt(log, index, told(log[at] ?? entry).seat));

export const TAMPERINGS: readonly (readonly [string, Matter, Tampering])[] = [
  [
    'one threat too many in step 1',
    'threat',
    where(
      (entry) => says(entry, 'threatPlaced') && fromNothing(entry),
      (log, at) => addTo(log, at, 1),
    ),
  ],
  [
    'a step 1 that counts one icon too many, and places it',
    'threat',
    where(
      (entry, at, log) => says(entry, 'stepThreat') && says(log[at + 1], 'threatPlaced'),
      (log, at) => {
        addTo(log, at, 1);
        addTo(log, at + 1, 1);
      },
    ),
  ],
  [
    'a scheme that places one threat too few',
    'threat',
    where(
      (entry, at, log) => says(entry, 'threatPlaced') && says(log[at - 1], 'boostIcons'),
      (log, at) => addTo(log, at, -1),
    ),
  ],
  [
    'a scheme that places nothing',
    'threat',
    where(
      (entry, at, log) => says(entry, 'threatPlaced') && says(log[at - 1], 'boostIcons'),
      (log, at) => drop(log, at),
    ),
  ],
  [
    'threat from nowhere',
    'threat',
    where(
      (entry) => says(entry, 'threatPlaced') && fromNothing(entry),
      (log, at) => repeat(log, at),
    ),
  ],
  [
    'a side scheme with more threat than it starts with',
    'threat',
    where(
      (entry) => says(entry, 'schemeRevealed') && printIn(entry)?.type === 'side_scheme',
      (log, at) => addTo(log, at, 1),
    ),
  ],
  [
    'a boost card that is not turned',
    'boost',
    where(
      (entry, at, log) => says(entry, 'boostTurned') && says(log[at + 1], 'boostIcons'),
      (log, at) => drop(log, at, 2),
    ),
  ],
  [
    'an activation of the villain without a boost card',
    'boost',
    where(
      (entry, at, log) =>
        says(entry, 'boostGiven') &&
        says(log[at - 1], 'enemySchemes') &&
        says(log[at + 1], 'boostTurned') &&
        says(log[at + 2], 'boostIcons'),
      (log, at) => drop(log, at, 3),
    ),
  ],
  [
    'one boost icon too many',
    'boost',
    where(
      (entry) => says(entry, 'boostIcons'),
      (log, at) => addTo(log, at, 1),
    ),
  ],
  [
    'boost cards turned in another order',
    'boost',
    where(
      (entry, at, log) =>
        says(entry, 'boostTurned') &&
        says(log[at + 1], 'boostIcons') &&
        says(log[at + 2], 'boostTurned'),
      (log, at) => exchange(log, at, at + 2),
    ),
  ],
  [
    'a minion that activates twice',
    'activation',
    where(
      (entry, at, log) =>
        says(entry, 'enemySchemes') && isMinion(entry) && says(log[at + 1], 'threatPlaced'),
      (log, at) => repeat(log, at, 2),
    ),
  ],
  [
    'a minion that does not activate',
    'activation',
    where(
      (entry, at, log) =>
        says(entry, 'enemySchemes') &&
        isMinion(entry) &&
        says(log[at + 1], 'threatPlaced') &&
        !says(log[at + 2], 'schemeCompleted'),
      (log, at) => drop(log, at, 2),
    ),
  ],
  [
    'a minion that activates before the villain',
    'activation',
    where(
      (entry, at, log) => {
        const [minion] = log.slice(at + 1).filter((each) => says(each, 'enemySchemes'));
        return (
          says(entry, 'stepActivate') &&
          says(log[at + 1], 'enemySchemes', 'enemyAttacks') &&
          says(log[at + 6], 'enemySchemes') &&
          minion !== undefined
        );
      },
      (log, at) => {
        const [moved] = log.splice(at + 6, 1);
        if (moved) log.splice(at + 1, 0, moved);
      },
    ),
  ],
  [
    'a villain that schemes against a hero',
    'activation',
    where(
      (entry, at, log) => says(entry, 'enemyAttacks') && says(log[at - 1], 'stepActivate'),
      (log, at) => reword(log, at, { say: 'enemySchemes', cards: [] }),
    ),
  ],
  [
    'enemies that leave one player out',
    'activation',
    where(
      (entry, at, log) =>
        says(entry, 'stepActivate') &&
        says(
          log.slice(at + 1).find((each) => says(each, 'stepActivate', 'stepDeal')),
          'stepActivate',
        ),
      (log, at) => {
        const end = log.findIndex(
          (each, index) => index > at && says(each, 'stepActivate', 'stepDeal'),
        );
        drop(log, at, end - at);
      },
    ),
  ],
  [
    'a confused enemy that schemes',
    'status',
    where(
      (entry) => says(entry, 'statusCancels') && isVillain(entry),
      (log, at) => reword(log, at, { say: 'enemySchemes', seat: 0 }),
    ),
  ],
  [
    'an attack that is too strong',
    'damage',
    where(strikes, (log, at) => {
      addTo(log, at, 1);
      addTo(log, at + 1, 1);
    }),
  ],
  ['one damage too many', 'damage', where(strikes, (log, at) => addTo(log, at + 1, 1))],
  [
    'damage that is not dealt',
    'damage',
    where(
      (entry, at, log) => strikes(entry, at, log) && !says(log[at + 2], 'defeated'),
      (log, at) => drop(log, at + 1),
    ),
  ],
  [
    'damage to the wrong character',
    'damage',
    where(
      (entry, at, log) =>
        strikes(entry, at, log) && told(entry).card === 1 && log[at]?.designs[0] === undefined,
      (log, at) => reword(log, at + 1, { card: 0 }),
    ),
  ],
  [
    'a strike at the wrong character',
    'damage',
    where(
      (entry, at, log) => strikes(entry, at, log) && told(entry).card === 1,
      (log, at) => {
        reword(log, at, { card: 0 });
        reword(log, at + 1, { card: 0 });
      },
    ),
  ],
  [
    'a defender who is exhausted',
    'defender',
    where(
      (entry, at, log) => says(entry, 'defends') && says(log[at - 1], 'boostGiven'),
      (log, at) => {
        const entry = log[at];
        const line = { say: 'exhausted', cards: entry ? [told(entry).card] : [] };
        if (entry) log.splice(at, 0, { ...entry, line });
      },
    ),
  ],
  [
    'a card dealt to the wrong player',
    'dealt',
    where(
      (entry, at, log) =>
        told(entry).seat > 0 && says(entry, 'dealtEncounterCard') && says(log[at - 1], 'stepDeal'),
      toThePlayerBefore,
    ),
  ],
  [
    'a card too few',
    'dealt',
    where(
      (entry, at, log) => says(entry, 'dealtEncounterCard') && says(log[at + 1], 'stepReveal'),
      (log, at) => drop(log, at),
    ),
  ],
  ['a dealt card that is never revealed', 'revealed', where(enters, (log, at) => drop(log, at, 2))],
  [
    'a card revealed by the wrong player',
    'revealed',
    where((entry, at, log) => told(entry).seat > 0 && enters(entry, at, log), toThePlayerBefore),
  ],
  [
    'dealt cards revealed in another order',
    'revealed',
    where(
      (entry, at, log) => {
        const next = wasDealt(log, at, told(entry).seat) ? nextRevealed(log, at) : -1;
        return next > at && !log.slice(at, next).some((each) => says(each, 'firstPlayer'));
      },
      (log, at) => exchange(log, at, nextRevealed(log, at)),
    ),
  ],
  [
    'a surge that reveals nothing',
    'surge',
    where(
      (entry) => says(entry, 'surges'),
      (log, at) => drop(log, at + 1),
    ),
  ],
  [
    'a card that does not surge',
    'surge',
    where(
      (entry) => says(entry, 'surges'),
      (log, at) => drop(log, at),
    ),
  ],
  [
    'the wrong first player',
    'first player',
    where(
      (entry, at, log) =>
        told(entry).seat > 0 && says(entry, 'firstPlayer') && says(log[at + 1], 'villainPhaseEnds'),
      toThePlayerBefore,
    ),
  ],
  [
    'a step that is missing',
    'steps',
    where(
      (entry) => says(entry, 'stepReveal'),
      (log, at) => drop(log, at),
    ),
  ],
  [
    'steps in another order',
    'steps',
    where(
      (entry, at, log) => says(entry, 'stepThreat') && says(log[at + 1], 'threatPlaced'),
      (log, at) => {
        const end = log.findIndex((each, index) => index > at && says(each, 'stepDeal'));
        log.splice(end, 0, ...log.splice(at, 2));
      },
    ),
  ],
  [
    'an empty encounter deck that is not made anew',
    'encounter deck',
    where(
      (entry) => says(entry, 'encounterDeckReshuffled'),
      (log, at) => drop(log, at, 2),
    ),
  ],
  [
    'an encounter deck that is made anew too soon',
    'encounter deck',
    where(
      (entry) => says(entry, 'stepDeal'),
      (log, at) => {
        const entry = log[at];
        if (entry) log.splice(at, 0, { ...entry, line: { say: 'encounterDeckReshuffled' } });
      },
    ),
  ],
  [
    'a boost card that lies on the table already',
    'encounter deck',
    where(
      (entry, at, log) => says(entry, 'boostGiven') && says(log[at - 1], 'enemySchemes'),
      (log, at) => reword(log, at, { cards: [told(log[at] ?? never()).card] }),
    ),
  ],
  [
    'a main scheme that is not completed',
    'main scheme',
    where(
      (entry, at, log) => says(entry, 'schemeCompleted') && says(log[at + 1], 'schemeAdvanced'),
      (log, at) => drop(log, at),
    ),
  ],
  [
    'a minion that is defeated too soon',
    'defeat',
    where(
      (entry, at, log) =>
        says(entry, 'enteredPlay') && isMinion(entry) && says(log[at + 1], 'revealed'),
      (log, at) => {
        const entry = log[at];
        const line = { say: 'defeated', card: told(entry ?? never()).card };
        if (entry) log.splice(at + 1, 0, { ...entry, line });
      },
    ),
  ],
  [
    'a character that survives its last hit point',
    'defeat',
    where(
      (entry, at, log) =>
        says(entry, 'defeated') && printIn(entry)?.type === 'ally' && says(log[at - 1], 'damaged'),
      (log, at) => drop(log, at),
    ),
  ],
  [
    'a tough character that is hurt',
    'status',
    where(
      (entry, at, log) => says(entry, 'statusRemoved') && says(log[at + 1], 'damagePrevented'),
      (log, at) => {
        drop(log, at);
        reword(log, at, { say: 'damaged', cards: [] });
      },
    ),
  ],
];

function never(): never {
  throw new Error('there is no such line');
}
