import { describe, expect, it } from 'vitest';
import { faultsIn } from '../src/testing/index.ts';

const told = (language: 'en' | 'de', text: string) =>
  faultsIn(text, { language, names: ['Mister Name', 'M.O.D.'] });

describe('proofreading finds in any language', () => {
  it.each([
    ['draw 1 card.', 'no capital'],
    ['Draw 1 card', 'no full stop'],
    ['Draw undefined.', 'something of the program'],
    ['Draw {count}.', 'something of the program'],
    ['Deal 1 eventDamage.', 'a name of the data'],
    ['Draw  1 card.', 'two spaces'],
    ['Draw 1 card .', 'a space too many'],
    ['Draw 1 card,, discard it.', 'two marks'],
    ['Draw the the card.', 'a word twice'],
    ['Draw 1 card. discard it.', 'a sentence without a capital'],
    ['Choose one: (1) draw 1 card.', 'a choice without a capital'],
    ['Draw 1 card (once.', 'brackets do not match'],
    ['Search for „Name.', 'quotes do not match'],
  ])('%s', (text, fault) => {
    expect(told('en', text).join()).toContain(fault);
  });

  it('nothing in names, however they are spelt', () => {
    expect(told('en', 'Discard M.O.D. and Mister Name.')).toEqual([]);
  });
});

describe('proofreading finds in English', () => {
  it.each([
    ['Draw 1 cards.', 'one of several'],
    ['Put 1 web counters on it.', 'one of several'],
    ['Draw 2 card.', 'several of one'],
    ['Spend 3 physical resource.', 'several of one'],
    ['Choose a enemy.', 'the wrong article'],
    ['Choose an minion.', 'the wrong article'],
    ['Each player draw 1 card.', 'one who does like many'],
    ['All Drone minions gets +1 ATK.', 'many who do like one'],
    ['Spend 1 resource → Draw 1 card.', 'a capital after the cost'],
    ['When this minion attacks.', 'a condition and nothing else'],
  ])('%s', (text, fault) => {
    expect(told('en', text).join()).toContain(fault);
  });

  it.each([
    'Discard 1 to 3 cards → heal 1 damage from it for each of those cards.',
    'Deal 1 damage to each of your characters (2 if the attack is undefended).',
    'All facedown Drone minions have 1 SCH, 1 ATK and 1 hit point.',
    'When Revealed (Alter-Ego): This treachery gains Surge.',
  ])('nothing in: %s', (text) => {
    expect(told('en', text)).toEqual([]);
  });
});

describe('proofreading finds in German', () => {
  it.each([
    ['Ziehe 1 Karten.', 'one of several'],
    ['Ziehe 2 Karte.', 'several of one'],
    ['Gib 2 Geist-Ressource aus.', 'several of one'],
    ['Ziehe 1 Karte from deinem Deck.', 'English'],
    ['Gib 1 Ressource aus → Ziehe 1 Karte.', 'a capital after the cost'],
    ['Sobald du angreifst, du ziehst 1 Karte.', 'the verb does not come second'],
    ['Heile 1 Schaden von die Karte.', 'no dative'],
    ['Heile 1 Schaden von dein Helden.', 'no dative'],
    ['Ziehe für jedem Schergen 1 Karte.', 'no accusative'],
    ['Du bekommst +1 VER solange du willst.', 'no comma'],
    ['Betäube der Gegner einen Held.', 'does not agree'],
    ['Betäube einen Scherge.', 'does not agree'],
    ['Lege diese Upgrade ab.', 'does not agree'],
    ['Lege eines verdeckte Karte ab.', 'does not agree'],
    ['Wähle einen befreundete Charakter.', 'does not agree'],
    ['Wähle ein deiner Nebenpläne und alle verdeckte Schergen.', 'does not agree'],
  ])('%s', (text, fault) => {
    expect(told('de', text).join()).toContain(fault);
  });

  it.each([
    'Füge jedem Gegner und allen befreundeten Charakteren 1 Schaden zu.',
    'Lege eines deiner Black-Panther-Upgrades ab und mische dein Deck.',
    'Nachdem du dich gegen einen Angriff verteidigt hast, fügst du dem Angreifer 1 Schaden zu.',
    'Sobald der Scherge mit diesem Upgrade besiegt wird, entfernst du 3 Bedrohung von einem Plan.',
    'Durchsuche das Begegnungsdeck nach einem Schergen und bringe ihn ins Spiel.',
    'Wähle einen Spieler. In dieser Phase kostet die nächste Karte, die er spielt, 1 weniger.',
  ])('nothing in: %s', (text) => {
    expect(told('de', text)).toEqual([]);
  });
});
