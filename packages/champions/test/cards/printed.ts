import { test } from 'vitest';
import type { Resource } from '../../src/vocabulary/nodes.ts';
import { play } from '../table/play.ts';

/** Printed facts of cards, shown by playing with them. */

/** Each of these gives one resource. */
const paying = (count: number) => new Array<string>(count).fill('Tenacity');

type Costs = readonly (readonly [card: string, cost: number, form: 'hero' | 'alterEgo'])[];

export function cardsCost(hero: string, rows: Costs): void {
  test.each(rows)('%s costs %i', (card, cost, form) => {
    const table = (count: number) =>
      play({
        players: [
          {
            hero,
            form,
            damage: 1,
            exhausted: true,
            hand: [card, ...paying(count)],
            engaged: ['Shocker'],
          },
        ],
        threat: 3,
      });
    table(cost).offersAmongOthers(`play ${card}`).asks('playerTurn', 0);
    table(cost - 1).cannot(`play ${card}`, 'cannotPay');
  });
}

/** For Energy Channel an energy resource is spent, for Superhuman Law Division a mental one. */
const USES: Readonly<Record<Resource, readonly string[]>> = {
  energy: ['use Energy Channel'],
  mental: ['use Superhuman Law Division'],
  physical: [],
  wild: ['use Energy Channel', 'use Superhuman Law Division'],
};

export function cardsGive(rows: readonly (readonly [card: string, type: Resource])[]): void {
  test.each(rows)('%s gives a resource of type %s', (card, type) => {
    const area = ['Energy Channel', 'Superhuman Law Division'];
    play({ players: [{ hero: 'black-panther', hand: [card], area }], threat: 3 })
      .offers('change form', 'end turn', ...USES[type])
      .lacks(...USES.wild.filter((use) => !USES[type].includes(use)));
  });
}

export function boostIconsAre(rows: readonly (readonly [card: string, icons: number])[]): void {
  test.each(rows)('%s, turned as a boost card, adds %i to an attack', (card, icons) => {
    play({
      players: [{ hero: 'iron-man', form: 'hero' }],
      phase: 'villain',
      encounterDeck: [card, '"I\'m Tough"'],
    })
      .asks('whoDefends')
      .pass()
      .shows({ 'Iron Man': `damage ${2 + icons}` })
      .asks('playerTurn');
  });
}

/** A card in hand while another one of it is in play. */
export function beside(hero: string, card: string) {
  const hand = [card, ...paying(3)];
  return play({ players: [{ hero, hand, area: [card], engaged: ['Shocker'] }] });
}
