import { Match, proposalFor } from '@grimrule/kernel';
import { expect, test } from 'vitest';
import { botNamed } from '../src/bots.ts';
import { gameNamed } from '../src/games.ts';
import { Sentences } from '../src/play/sentences.ts';
import { Session } from '../src/play/session.ts';
import type { Given, TableGame } from '../src/table-game.ts';
import { CLI_WORDS } from '../src/words/words.ts';

function begin(table: TableGame, given: Given): Match {
  const { options } = table.setUp(given, CLI_WORDS.en);
  const match = Match.begin(table.game, options, 'session 8');
  if (!(match instanceof Match)) throw new Error(`${table.game.name} cannot be set up`);
  return match;
}

const HEROES = 0;
const VILLAINS = 1;

function sit(person: number | null): Session {
  const bots = [HEROES, VILLAINS].map((seat) =>
    person === null || seat === person ? null : botNamed('random'),
  );
  const duel = gameNamed('duel');
  const session = new Session(duel, begin(duel, {}), bots);
  session.letBotPlay();
  return session;
}

function answerAsProposed(session: Session): void {
  const { prompt } = session;
  if (!prompt) throw new Error('nobody is asked');
  expect(session.answer(proposalFor(prompt))).toBeNull();
  session.letBotPlay();
}

/** The person plays nothing in this turn, and the bot has its own. */
function endPhase(session: Session): void {
  expect(session.answer([{ verb: 'endPhase' }])).toBeNull();
  session.letBotPlay();
}

test('undo against the bot goes back to the decision before of the person', () => {
  const session = sit(HEROES);
  const before = session.state;
  answerAsProposed(session);
  const after = session.state;
  expect(after.decisions).toBeGreaterThan(before.decisions);
  expect(session.undo()).not.toBeNull();
  expect(session.state).toBe(before);
  expect(session.prompt?.seat).toBe(HEROES);
  expect(session.undo()).toBeNull();
  expect(session.redo()).toBe(true);
  expect(session.state).toBe(after);
  expect(session.redo()).toBe(false);
});

test('the bot answers the same move the same way after an undo', () => {
  const session = sit(HEROES);
  answerAsProposed(session);
  const once = session.state;
  session.undo();
  answerAsProposed(session);
  expect(session.state).toEqual(once);
});

test('the news tell what the bot did since the person last decided', () => {
  const session = sit(HEROES);
  endPhase(session);
  const turns = session.news.filter(({ line }) => line.say === 'turnBegins');
  expect(turns.map(({ line }) => line.seat)).toContain(VILLAINS);
  const lines = new Sentences(session, 'en').log(session.news);
  expect(lines.some((line) => line === 'The villains draw a card.')).toBe(true);
});

test('two people take turns at the keyboard, and undo crosses from one to the other', () => {
  const session = sit(null);
  expect(session.seat).toBe(VILLAINS);
  for (let asked = session.seat; asked === VILLAINS; asked = session.seat)
    answerAsProposed(session);
  expect(session.seat).toBe(HEROES);
  expect(session.undo()).not.toBeNull();
  expect(session.seat).toBe(VILLAINS);
});

test('a turn in which the person can play nothing is told', () => {
  const NOTHING = 'You cannot play any cards. The attack phase begins.';
  const session = sit(HEROES);
  const told: string[] = [];
  // A player who plays everything soon has too few cards to pay with.
  for (let { prompt } = session; prompt; prompt = session.prompt) {
    const play = prompt.options.filter(({ verb }) => verb === 'play').slice(0, 1);
    session.answer(play.length > 0 ? play : proposalFor(prompt));
    session.letBotPlay();
    told.push(...new Sentences(session, 'en').log(session.news));
  }
  // The heroes are asked in each of their turns, or told why not.
  const turns = session.match.log.filter(
    ({ line }) => line.say === 'turnBegins' && line.seat === HEROES,
  );
  const idle = turns.filter((entry) => session.isIdleTurn(entry));
  const asked = new Set<number>();
  for (let at = 0; at <= session.match.undoable; at++) {
    const { prompt, turns: turn } = session.match.stateAt(at);
    if (prompt?.seat === HEROES && prompt.ask.say === 'playPhase') asked.add(turn);
  }
  expect(idle.length + asked.size).toBe(turns.length);
  expect(idle.length).toBeGreaterThan(0);
  expect(told).toContain(NOTHING);
});

test('undo says when cards were drawn or revealed by what it takes back', () => {
  const session = sit(HEROES);
  const sentences = new Sentences(session, 'en');
  expect(sentences.undone(session.undo())).toBe('There is nothing to undo.');
  endPhase(session);
  expect(sentences.undone(session.undo())).toMatch(/^Undone\. Cards had been drawn/);
  expect(sentences.undone({ learned: false })).toBe('Undone.');
});

test('one person plays all heroes of Champions and reads the news once', () => {
  const champions = gameNamed('champions');
  const match = begin(champions, { players: '2' });
  const session = new Session(champions, match, [null, null]);
  expect(session.handsOver).toBe(false);
  expect(session.seat).toBe(0);
  answerAsProposed(session);
  expect(session.seat).toBe(1);
  const before = session.match.log.length;
  answerAsProposed(session);
  expect(session.news).toEqual(session.match.log.slice(before));
});

test('bots play the other heroes of Champions', () => {
  const champions = gameNamed('champions');
  const match = begin(champions, { players: '3' });
  const random = botNamed('random');
  const session = new Session(champions, match, [random, null, random]);
  session.letBotPlay();
  for (let asked = 0; session.prompt && asked < 12; asked++) {
    expect(session.seat).toBe(1);
    answerAsProposed(session);
  }
  expect(session.undo()).not.toBeNull();
  expect(session.seat).toBe(1);
  expect(session.players).toEqual(['random', null, 'random']);
});
