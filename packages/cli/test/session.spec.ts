import { Match, proposalFor } from '@grimrule/kernel';
import { expect, test } from 'vitest';
import { botNamed } from '../src/bots.ts';
import { gameNamed } from '../src/games.ts';
import { Sentences } from '../src/play/sentences.ts';
import { Session } from '../src/play/session.ts';

const HEROES = 0;
const VILLAINS = 1;

function sit(person: number | null): Session {
  const duel = gameNamed('duel');
  const match = Match.begin(duel.game, duel.options, 'session');
  if (!(match instanceof Match)) throw new Error('Duel cannot be set up');
  const session = new Session(duel, match, person, botNamed('random'));
  session.letBotPlay();
  return session;
}

function answerAsProposed(session: Session): void {
  const { prompt } = session;
  if (!prompt) throw new Error('nobody is asked');
  expect(session.answer(proposalFor(prompt))).toBeNull();
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
  answerAsProposed(session);
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
  const NOTHING = 'You can play nothing and go straight to the attack.';
  const session = sit(HEROES);
  const told: string[] = [];
  // Whoever plays all they can soon has too few cards to pay with.
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
  answerAsProposed(session);
  expect(sentences.undone(session.undo())).toMatch(/^Taken back\. Cards had been drawn/);
  expect(sentences.undone({ learned: false })).toBe('Taken back.');
});
