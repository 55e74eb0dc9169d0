import { champions, DESIGNS } from '@grimrule/champions';
import { duel } from '@grimrule/duel';
import type { Game, Json } from '@grimrule/kernel';
import { dice, randomAnswer, seeded } from '@grimrule/kernel';
import { rings } from '@grimrule/rings';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Reason } from '../src/index.ts';
import { isRefusal, Room, reasonsFor } from '../src/index.ts';
import { chorus } from './chorus.ts';

/** A game played so far by whatever its proposals are, or by chance. */
function played(game: Game, options: Json, decisions: number, byChance = false): Room {
  const room = Room.open(game, options, 7);
  if (!(room instanceof Room)) throw new Error(JSON.stringify(room));
  const random = dice(seeded('why'));
  for (let made = 0; made < decisions; made++) {
    const { prompt } = room.state;
    if (!prompt) break;
    const answer = byChance ? randomAnswer(prompt, random) : game.proposal(room.state);
    const planned = room.plan({ kind: 'answer', seat: prompt.seat, answer });
    if (isRefusal(planned)) throw new Error(planned.reason.say);
    room.make(planned);
  }
  return room;
}

describe('Why a line of the log was told', () => {
  let room: Room;
  beforeAll(() => {
    room = played(champions as Game, { heroes: ['spider-man'], scenario: 'rhino' }, 60);
  });

  const linesOf = (say: string) =>
    room.log.flatMap((told, line) =>
      'entry' in told && told.entry.line.say === say ? [line] : [],
    );
  const entryAt = (line: number) => {
    const told = room.log[line];
    if (!told || !('entry' in told)) throw new Error(`line ${line} tells nothing`);
    return told.entry;
  };
  const nameOf = (card: number) => DESIGNS[room.state.cards[card]?.design ?? -1]?.name;
  const rulesOf = (reasons: readonly Reason[]) => reasons.map(({ rule }) => rule);

  /** The first damage that the villain deals. */
  const struck = () => {
    const line = linesOf('damaged').find((each) => {
      const [source = -1] = entryAt(each).line.cards as number[];
      return nameOf(source) === 'Rhino';
    });
    if (line === undefined) throw new Error('the villain has not struck yet');
    return line;
  };

  it('goes from the phase over the activation and the attack to the damage', () => {
    expect(rulesOf(reasonsFor(room, struck(), 0))).toEqual([
      'setup',
      'round overview',
      'villain phase',
      'activation',
      'attack (enemy activation)',
      'damage',
    ]);
  });

  it('names the card that does it, and the step it has come to', () => {
    const attack = reasonsFor(room, struck(), 0).find(({ rule }) => rule.startsWith('attack'));
    expect(nameOf(attack?.card ?? -1)).toBe('Rhino');
    expect(attack?.step).toBe('4 deal damage');
  });

  it('has what was told since the attack began, the boost card among it, and nothing before', () => {
    const attack = reasonsFor(room, struck(), 0).find(({ rule }) => rule.startsWith('attack'));
    const said = attack?.lines.map((line) => entryAt(line).line.say);
    expect(said?.[0]).toBe('enemyAttacks');
    expect(said).toContain('boostIcons');
    expect(said).not.toContain('villainPhase');
  });

  it('is a response where an ability answers something', () => {
    const line = linesOf('statusGiven')[0] ?? -1;
    const reasons = reasonsFor(room, line, 0);
    expect(rulesOf(reasons).slice(-2)).toEqual(['enters play', 'response']);
    expect(nameOf(reasons.at(-1)?.card ?? -1)).toBe('Mockingbird');
  });

  it('is nothing for what was told during setup, and for a line that is not there', () => {
    expect(reasonsFor(room, 0, 0)).toEqual([]);
    expect(reasonsFor(room, 100_000, 0)).toEqual([]);
  });

  it('stays the same when something after it was taken back', () => {
    const line = struck();
    const before = reasonsFor(room, line, 0);
    const planned = room.plan({ kind: 'undo', seat: 0, to: room.decisions - 1 });
    if (isRefusal(planned)) throw new Error(planned.reason.say);
    room.make(planned);
    expect(reasonsFor(room, line, 0)).toEqual(before);
  });
});

describe('Reasons and secrets', () => {
  it.each([
    ['duel', duel as Game, {} as Json],
    ['champions', champions as Game, { heroes: ['spider-man', 'iron-man'], scenario: 'rhino' }],
    ['rings', rings as Game, { decks: ['leadership', 'lore'], scenario: 'passage' }],
  ])(
    'name no card of %s that the seat did not know when the line was told',
    (_name, game, options) => {
      const room = played(game, options, 80, true);
      const { seats } = room.state;
      for (let line = 0; line < room.log.length; line += 3) {
        const told = room.log[line];
        if (!told || !('entry' in told)) continue;
        for (let seat = 0; seat <= seats; seat++) {
          const known = knownSince(room, told.at, seat);
          for (const { card } of reasonsFor(room, line, seat)) {
            expect(card === -1 || known(card), `line ${line}, seat ${seat}, card ${card}`).toBe(
              true,
            );
          }
        }
      }
    },
  );
});

/** The cards a seat knew before a decision or knows after it: shuffling makes it forget some. */
function knownSince({ match, game }: Room, at: number, seat: number): (card: number) => boolean {
  const views = [Math.max(0, at - 1), at].map((each) => game.view(match.stateAt(each), seat));
  return (card) => views.some(({ cards }) => cards[card] !== null && cards[card] !== undefined);
}

describe('The lines that were told on the way', () => {
  /** Why the last of so many lines was told, by how many lines it goes back. */
  function goesBack(lines: number): readonly number[] {
    const room = Room.open(chorus as Game, null, 1);
    if (!(room instanceof Room)) throw new Error('nobody sings');
    const planned = room.plan({
      kind: 'answer',
      seat: 0,
      answer: [{ verb: 'sing', value: lines }],
    });
    if (isRefusal(planned)) throw new Error(planned.reason.say);
    room.make(planned);
    const last = room.log.length - 1;
    const song = reasonsFor(room, last, 0).find(({ rule }) => rule === 'singing');
    return (song?.lines ?? []).map((line) => last - line);
  }

  it('are forty at most, those right before it', () => {
    const back = (count: number) => Array.from({ length: count }, (_, at) => count - at);
    expect(goesBack(30)).toEqual(back(29));
    expect(goesBack(40)).toEqual(back(39));
    expect(goesBack(41)).toEqual(back(40));
    expect(goesBack(42)).toEqual(back(40));
    expect(goesBack(60)).toEqual(back(40));
  });
});
