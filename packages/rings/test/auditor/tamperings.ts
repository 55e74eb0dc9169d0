import type { Entry } from '@grimrule/kernel';
import type { Occasion, Tampering } from '@grimrule/kernel/testing';
import { addTo, drop, exchange, repeat, reword, says, tamperFrom } from '@grimrule/kernel/testing';
import type { Print } from './prints.ts';
import { printOf, told } from './prints.ts';
import type { Matter } from './report.ts';

/**
 * The possible faults of a log: in words, with the matter each belongs to and the way to cause it.
 */

type Change = (log: Entry[], at: number) => void;

const where = (occasion: Occasion, change: Change): Tampering =>
  tamperFrom('roundBegins', occasion, change);

/** A line that says this, in this step of the rules. */
const saying =
  (say: string, step?: string): Occasion =>
  (entry) =>
    says(entry, say) && (step === undefined || entry.step === step);

function printIn(entry: Entry | undefined): Print | undefined {
  const design = entry?.designs[told(entry).card];
  return design === undefined ? undefined : printOf(design);
}

const costIn = (entry: Entry | undefined) => printIn(entry)?.engagementCost ?? 0;
const dropIt: Change = (log, at) => drop(log, at);
const twice: Change = (log, at) => repeat(log, at);
const oneMore: Change = (log, at) => addTo(log, at, 1);

/** Says something of the same card before the line. */
const before =
  (say: string): Change =>
  (log, at) => {
    const entry = log[at];
    if (entry) log.splice(at, 0, { ...entry, line: { say, card: told(entry).card } });
  };
const after =
  (say: string): Change =>
  (log, at) => {
    const entry = log[at];
    if (entry) log.splice(at + 1, 0, { ...entry, line: { say, card: told(entry).card } });
  };

const isHero = (entry: Entry) => printIn(entry)?.type === 'Hero';
/** A strike of an enemy, or of players, whose damage follows. */
const enemyStrikes: Occasion = (entry, at, log) =>
  saying('attackStrikes', '6.4.3 who takes the damage')(entry, at, log) &&
  says(log[at + 1], 'damaged');
const playersStrike: Occasion = (entry, at, log) =>
  saying('attackStrikes', '6.8.3 determine combat damage')(entry, at, log) &&
  says(log[at + 1], 'damaged');
const strikesHarder: Change = (log, at) => {
  addTo(log, at, 1);
  addTo(log, at + 1, 1);
};
/** The last check before the next phase, of an enemy without any effect. */
const lastCheck: Occasion = (entry, at, log) =>
  saying('engages', '5.3 engagement checks')(entry, at, log) && says(log[at + 1], 'phaseBegins');
/** Two lines of one kind in a row, whose enemies have different costs. */
const pair =
  (say: string, step: string): Occasion =>
  (entry, at, log) => {
    const [one, other] = [entry, log[at + 1]];
    if (!other || !saying(say, step)(one, at, log) || !saying(say, step)(other, at, log)) {
      return false;
    }
    return told(one).seat === told(other).seat && costIn(one) !== costIn(other);
  };

export const TAMPERINGS: readonly (readonly [string, Matter, Tampering])[] = [
  [
    'a quest that succeeds by one too many',
    'quest',
    where(
      (entry, at, log) => says(entry, 'questResolved') && says(log[at + 1], 'progressPlaced'),
      strikesHarder,
    ),
  ],
  [
    'a quest that fails by one too many',
    'quest',
    where(
      (entry, at, log) => says(entry, 'questResolved') && says(log[at + 1], 'threatRaised'),
      oneMore,
    ),
  ],
  [
    'a failed quest told as a tie',
    'quest',
    where(
      (entry) => says(entry, 'questResolved') && told(entry).result === 'failure',
      (log, at) => reword(log, at, { result: 'tie', count: 0 }),
    ),
  ],
  ['an exhausted character that commits', 'quest', where(saying('commits'), before('exhausted'))],
  [
    'progress that is not placed',
    'progress',
    where(
      (entry, at, log) => says(entry, 'progressPlaced') && says(log[at - 1], 'questResolved'),
      dropIt,
    ),
  ],
  [
    'one progress too many on the quest',
    'progress',
    where(
      (entry, at, log) =>
        saying('progressPlaced', 'on the quest')(entry, at, log) &&
        says(log[at - 1], 'questResolved'),
      oneMore,
    ),
  ],
  [
    'progress that goes past the active location',
    'progress',
    where(saying('progressPlaced', 'on the active location'), (log, at) => {
      const stage = log.findLast((entry, index) => index < at && says(entry, 'stageRevealed'));
      const entry = log[at];
      if (!stage || !entry) return;
      const { card } = told(stage);
      const designs = { ...entry.designs, ...stage.designs };
      log[at] = { ...entry, designs, step: 'on the quest', line: { ...entry.line, card } };
    }),
  ],
  ['a location explored too soon', 'progress', where(saying('travelled'), after('explored'))],
  [
    'an explored location that stays',
    'progress',
    where((entry, at, log) => says(entry, 'explored') && says(log[at + 1], 'phaseBegins'), dropIt),
  ],
  ['a stage defeated too soon', 'progress', where(saying('stageDefeated'), twiceTooSoon())],

  [
    'a starting threat that is too high',
    'threat',
    (log) => {
      const copy = [...log];
      addTo(
        copy,
        copy.findIndex((entry) => says(entry, 'heroesPlaced')),
        1,
      );
      return copy;
    },
  ],
  [
    'somebody who is spared after a failed quest',
    'threat',
    where(saying('threatRaised', '3.4 resolve the quest'), dropIt),
  ],
  [
    'too much threat in the refresh phase',
    'threat',
    where(saying('threatRaised', '7.3 raise threat'), oneMore),
  ],
  [
    'threat that is raised twice',
    'threat',
    where(saying('threatRaised', '7.3 raise threat'), twice),
  ],
  ['a doomed card without doom', 'threat', where(saying('threatRaised', '2 keywords'), dropIt)],
  [
    'a shadow that raises threat too much',
    'threat',
    where(saying('threatRaised', 'its effect'), (log, at) => addTo(log, at, 10)),
  ],
  [
    'damage beyond that is forgotten',
    'threat',
    where(saying('threatRaised', '6.4.3 damage beyond'), dropIt),
  ],
  [
    'somebody at the limit who stays',
    'elimination',
    where(
      (entry, at, log) =>
        says(entry, 'eliminated') && says(log[at - 1], 'threatRaised') && log.length - at > 10,
      dropIt,
    ),
  ],
  [
    'somebody who is out too soon',
    'elimination',
    where(saying('threatRaised', '7.3 raise threat'), (log, at) => {
      const entry = log[at];
      const line = { say: 'eliminated', seat: entry ? told(entry).seat : 0 };
      if (entry) log.splice(at, 0, { ...entry, line });
    }),
  ],

  [
    'the lower engagement cost first',
    'engagement',
    where(pair('engages', '5.3 engagement checks'), (log, at) => exchange(log, at, at + 1)),
  ],
  [
    'an enemy beyond the threat of the player',
    'engagement',
    where(
      (entry, at, log) =>
        saying('engages', '5.2 optional engagement')(entry, at, log) && costIn(entry) >= 40,
      (log, at) => {
        const entry = log[at];
        if (entry) log[at] = { ...entry, step: '5.3 engagement checks' };
      },
    ),
  ],
  ['an enemy that stays in the staging area', 'engagement', where(lastCheck, dropIt)],
  [
    'a check of the wrong player',
    'engagement',
    where(
      (entry, at, log) => lastCheck(entry, at, log) && told(entry).seat > 0,
      (log, at) => reword(log, at, { seat: 0 }),
    ),
  ],
  [
    'a second engagement by choice',
    'engagement',
    where(saying('engages', '5.2 optional engagement'), twice),
  ],

  [
    'an enemy without a shadow card',
    'shadow cards',
    where(saying('shadowDealt', '6.2 deal shadow cards'), dropIt),
  ],
  [
    'two shadow cards for one enemy',
    'shadow cards',
    where(saying('shadowDealt', '6.2 deal shadow cards'), twice),
  ],
  [
    'shadow cards in another order',
    'shadow cards',
    where(pair('shadowDealt', '6.2 deal shadow cards'), (log, at) => exchange(log, at, at + 1)),
  ],
  [
    'a shadow card of another enemy',
    'shadow cards',
    where(
      (entry, at, log) => says(entry, 'shadowTurned') && otherEnemy(log, at) !== undefined,
      (log, at) => reword(log, at, { cards: [otherEnemy(log, at) ?? -1] }),
    ),
  ],

  ['an enemy that strikes too hard', 'enemy attacks', where(enemyStrikes, strikesHarder)],
  [
    'an enemy that attacks twice',
    'enemy attacks',
    where(saying('enemyAttacks', '6.4b initiate the attack'), (log, at) => repeat(log, at)),
  ],
  [
    'an enemy that does not attack',
    'enemy attacks',
    where(
      (entry, at, log) =>
        says(entry, 'enemyAttacks') &&
        says(log[at + 1], 'shadowTurned') &&
        enemyStrikes(log[at + 2] ?? entry, at + 2, log) &&
        says(log[at + 4], 'phaseBegins'),
      (log, at) => drop(log, at, 4),
    ),
  ],
  ['an exhausted defender', 'enemy attacks', where(saying('defends'), before('exhausted'))],
  [
    'a defender who is spared',
    'enemy attacks',
    where(
      (entry, at, log) =>
        says(entry, 'defends') &&
        says(log[at + 1], 'shadowTurned') &&
        says(log[at + 2], 'attackStrikes'),
      dropIt,
    ),
  ],
  [
    'a hero of another player who is struck',
    'enemy attacks',
    where(
      (entry, at, log) =>
        enemyStrikes(entry, at, log) && isHero(entry) && otherHero(log, entry) !== undefined,
      (log, at) => {
        const card = otherHero(log, log[at]) ?? -1;
        reword(log, at, { card });
        reword(log, at + 1, { card });
      },
    ),
  ],
  ['players who strike too hard', 'player attacks', where(playersStrike, strikesHarder)],
  [
    'somebody who strikes without having attacked',
    'player attacks',
    where(saying('attacks', '6.8b exhaust them'), dropIt),
  ],
  [
    'an exhausted attacker',
    'player attacks',
    where(saying('attacks', '6.8b exhaust them'), before('exhausted')),
  ],
  [
    'a strike that is forgotten',
    'player attacks',
    where(
      (entry, at, log) => playersStrike(entry, at, log) && !says(log[at + 2], 'destroyed'),
      (log, at) => drop(log, at, 2),
    ),
  ],
  ['a strike without damage', 'damage', where(enemyStrikes, (log, at) => drop(log, at + 1))],
  ['one damage too many', 'damage', where(enemyStrikes, (log, at) => addTo(log, at + 1, 1))],
  [
    'a card that deals too much',
    'damage',
    where(
      (entry, at, log) => says(entry, 'damaged') && !says(log[at - 1], 'attackStrikes'),
      (log, at) => addTo(log, at, 7),
    ),
  ],
  [
    'somebody who heals more than the damage',
    'damage',
    where(saying('healed'), (log, at) => addTo(log, at, 9)),
  ],
  [
    'a character that survives its last hit point',
    'destroyed',
    where(
      (entry, at, log) =>
        says(entry, 'destroyed') &&
        log.slice(at).some((each) => says(each, 'phaseBegins')) &&
        !says(log[at + 1], 'eliminated'),
      dropIt,
    ),
  ],
  [
    'a character that is destroyed too soon',
    'destroyed',
    where(saying('enteredPlay'), after('destroyed')),
  ],
  [
    'a card that nobody knows',
    'log',
    where(saying('commits'), (log, at) => reword(log, at, { card: 10_000 })),
  ],
];

/** The stage is defeated as soon as it has been revealed. */
function twiceTooSoon(): Change {
  return (log, at) => {
    const next = log.findIndex((entry, index) => index > at && says(entry, 'stageRevealed'));
    if (next > 0) after('stageDefeated')(log, next);
  };
}

/** An enemy that has engaged somebody, and not the one this line is about. */
function otherEnemy(log: readonly Entry[], at: number): number | undefined {
  const own = log[at]?.line.cards;
  const found = log
    .slice(0, at)
    .filter((entry) => says(entry, 'engages'))
    .map((entry) => told(entry).card);
  return found.find((card) => !(own as readonly number[]).includes(card));
}

/** A hero of another player than the one whose hero this line is about. */
function otherHero(log: readonly Entry[], entry: Entry | undefined): number | undefined {
  const struck = entry && told(entry).card;
  return log
    .filter((each) => says(each, 'heroesPlaced'))
    .map((each) => told(each).cards)
    .find((heroes) => struck !== undefined && !heroes.includes(struck))?.[0];
}
