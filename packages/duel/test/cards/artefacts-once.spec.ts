import { cardOf, zoneOf } from '@grimrule/kernel';
import { expect, test } from 'vitest';
import { LOCATIONS } from '../../src/board.ts';
import { chapter } from '../table/chapter.ts';
import { AGENT, codeIn, dying } from '../table/facts.ts';

chapter('Artefacts that are used once', (lay) => {
  test('Eye of Agamotto: one enemy artefact of your choice goes to the box, and so does the eye § eye-of-agamotto, box', () => {
    const { table, heroes } = lay({
      heroes: { artefacts: ['eye-of-agamotto', 'norn-stones'] },
      villains: { artefacts: ['darkhold', 'ten-rings'] },
    });
    heroes.uses('eye-of-agamotto').expectChoices('darkhold', 'ten-rings');
    heroes.cannotChoose('norn-stones').chooses('ten-rings');
    table.expectChanges({
      'heroes artefacts': 'norn-stones',
      'villains artefacts': 'darkhold',
      box: 2,
    });
  });

  test('Eye of Agamotto: without an enemy artefact it cannot be used, offered ones do not count § eye-of-agamotto', () => {
    const { table, heroes } = lay({
      heroes: { artefacts: ['eye-of-agamotto', 'norn-stones'] },
      offered: ['darkhold', 'ten-rings'],
    });
    heroes.cannotUse('eye-of-agamotto', 'noTarget', 'target');
    heroes.expectChoices('play spare', 'endPhase');
    table.expectChanges({});
  });

  test('Eye of Agamotto: what the artefact did ends § eye-of-agamotto, permanent-effects', () => {
    const { table, heroes, villains } = lay({
      heroes: { artefacts: ['eye-of-agamotto'] },
      villains: { artefacts: ['norn-stones'] },
    });
    heroes.uses('eye-of-agamotto').ends();
    table.look();
    villains.ends();
    table.expectChangesOfTurn('villains', {});
  });

  test('Darkhold: two damage to all enemies and one to all of your own, at the same time § darkhold, damage', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: {
        artefacts: ['darkhold', 'eternal-flame'],
        board: { 'manhattan 0': dying('leader-a'), tower: 'kang-b' },
      },
      heroes: {
        board: { 'manhattan 0': 'thor-b', 'sanctum 0': dying('hulk-b'), tower: dying('wasp-a') },
        artefacts: ['lifeline-tablet'],
      },
    });
    villains.uses('darkhold');
    // Leader has fallen too, which the flame may answer.
    villains.expectChoices('use eternal-flame', 'pass').passes();
    table.expectChanges({
      'villains artefacts': 'eternal-flame',
      box: 1,
      'villains manhattan 0': '',
      'villains discard': 'leader-a',
      'villains tower': 'kang-b with 1',
      'heroes manhattan 0': 'thor-b with 2',
      'heroes sanctum 0': '',
      'heroes tower': '',
      'heroes discard': 'hulk-b, wasp-a',
    });
    villains.expectChoices('play spare', 'endPhase');
  });

  test('Darkhold: on an empty board there is nothing it could hit § darkhold', () => {
    const { table, heroes } = lay({ heroes: { artefacts: ['darkhold'] } });
    heroes.cannotUse('darkhold', 'noTarget', 'target');
    table.expectChanges({});
  });

  test('Tactigon: one damage to all enemies and to none of your own § tactigon', () => {
    const { table, heroes } = lay({
      heroes: { artefacts: ['tactigon'], board: { 'manhattan 0': 'thor-a' } },
      villains: {
        board: { 'manhattan 0': 'kang-b', 'manhattan 1': dying('leader-a'), tower: 'thanos-b' },
      },
    });
    heroes.uses('tactigon').expectChoices('play spare', 'endPhase');
    table.expectChanges({
      'heroes artefacts': '',
      box: 1,
      'villains manhattan 0': 'kang-b with 1',
      'villains manhattan 1': '',
      'villains discard': 'leader-a',
      'villains tower': 'thanos-b with 1',
    });
  });

  test('Tactigon: shields do not help, for it is no attack § less-damage, tactigon', () => {
    const { table, villains } = lay({
      active: 'villains',
      villains: { artefacts: ['tactigon'] },
      heroes: { board: { 'manhattan 0': 'ant-man-a' } },
    });
    villains.uses('tactigon');
    table.expectChanges({
      'villains artefacts': '',
      box: 1,
      'heroes manhattan 0': 'ant-man-a with 1',
    });
  });

  test('Tactigon: without an enemy it cannot be used', () => {
    const { heroes } = lay({
      heroes: { artefacts: ['tactigon'], board: { 'manhattan 0': 'thor-a' } },
    });
    heroes.cannotUse('tactigon', 'noTarget', 'target');
  });

  test('Casket of Ancient Winters: both give up their whole hands, but no civilians § casket-of-ancient-winters, discarding', () => {
    const { table, heroes } = lay({
      heroes: {
        artefacts: ['casket-of-ancient-winters', 'tactigon'],
        hand: ['thor-b', 'daily-bugle'],
        board: { tower: 'wasp-a' },
      },
      villains: { hand: ['kang-b'], board: { tower: 'thanos-b' } },
      freed: ['red'],
    });
    heroes.uses('casket-of-ancient-winters').expectChoices('use tactigon', 'endPhase');
    table.expectChanges({
      'heroes artefacts': 'tactigon',
      box: 1,
      'heroes hand': '',
      'heroes spare': -1,
      'heroes discard': `thor-b, ${AGENT}`,
      'villains hand': '',
      'villains spare': -1,
      'villains discard': 'kang-b, hydra-trooper',
      locations: 1,
    });
    const [bottom = -1] = zoneOf(table.state, LOCATIONS);
    expect(codeIn(table.state, bottom)).toBe('daily-bugle');
    expect(cardOf(table.state, bottom).seen).toBe(3);
  });

  test('once used they are gone for good § one-time-effects, box, discarding', () => {
    const { table, heroes } = lay({
      heroes: { artefacts: ['tactigon'], board: { tower: 'wasp-a' } },
      villains: { board: { tower: 'thanos-b' } },
    });
    const [used] = table.prompt?.options.filter(({ verb }) => verb === 'use') ?? [];
    heroes.uses('tactigon');
    heroes.isRefused([used], 'notAnOption', 'play phase');
  });

  test('their owner may keep them for a later turn § one-time-effects', () => {
    const { table, heroes, villains } = lay({
      heroes: { artefacts: ['tactigon'] },
      villains: { board: { 'manhattan 0': 'thanos-b' } },
    });
    heroes.ends().goesOn();
    table.look();
    villains.expectChoices('play spare', 'endPhase').ends();
    table.look();
    heroes.uses('tactigon');
    table.expectChanges({
      'heroes artefacts': '',
      box: 1,
      'villains manhattan 0': 'thanos-b with 1',
    });
  });

  test('they cannot be used while a card is being played, nor within an attack § one-time-effects', () => {
    const playing = lay({
      heroes: {
        artefacts: ['tactigon'],
        hand: ['captain-marvel-a', 'iron-man-a', 'wasp-a', 'hulk-a', 'thor-a'],
        noSpare: true,
      },
      villains: { board: { 'manhattan 0': 'thanos-b' } },
    });
    playing.heroes.chooses('play captain-marvel-a');
    playing.heroes.expectChoices('iron-man-a', 'wasp-a', 'hulk-a', 'thor-a');
    playing.heroes.chooses('iron-man-a', 'wasp-a', 'hulk-a').isAsked('choosePlace');
    playing.heroes.chooses('tower').expectChoices('use tactigon', 'endPhase');
    const attacking = lay({
      phase: 'attack',
      heroes: { artefacts: ['tactigon'], board: { 'manhattan 0': 'captain-marvel-a' } },
      villains: { board: { 'manhattan 0': 'thanos-b', 'manhattan 1': 'kang-b' } },
    });
    attacking.heroes.goesOn().expectChoices('thanos-b', 'kang-b').chooses('kang-b');
    attacking.heroes.expectChoices('use tactigon', 'goOn').goesOn();
  });

  test('they cannot be used in the turn of the other side § one-time-effects', () => {
    const { heroes, villains } = lay({
      active: 'villains',
      heroes: { artefacts: ['tactigon'] },
      villains: { board: { 'manhattan 0': 'thanos-b' } },
    });
    heroes.isRefused([{ verb: 'use', ability: 0 }], 'notYourDecision', 'play phase');
    villains.expectChoices('play spare', 'endPhase');
  });
});
