import { test } from 'vitest';
import type { Phase } from '../../src/vocabulary/nodes.ts';
import type { Keyword, Sphere } from '../../src/vocabulary/stats.ts';
import { KEYWORDS } from '../../src/vocabulary/stats.ts';
import { play } from '../table/play.ts';

/** Printed facts of cards, shown by playing with them. */

const HEROES: Readonly<Record<Sphere, string>> = {
  Leadership: 'Théodred',
  Tactics: 'Thalin',
  Spirit: 'Dúnhere',
  Lore: 'Denethor',
};

/** One character of every kind is hurt, exhausted or fallen, so that every card has an effect. */
const table = (sphere: Sphere, card: string, resources: number, phase: Phase) =>
  play({
    players: [
      {
        heroes: [
          { card: HEROES[sphere], resources },
          { card: 'Beravor', damage: 1 },
          { card: 'Éowyn', exhausted: true, damage: 1 },
        ],
        hand: [card, 'Beorn'],
        area: ['Silverlode Archer', { card: 'Veteran Axehand', exhausted: true }],
        discard: ['Northern Tracker', 'Aragorn'],
        engaged: ['Wolf Rider'],
      },
    ],
    staging: ['Forest Spider', 'Old Forest Road'],
    phase,
    ...(phase === 'combat' ? { step: '6.2 action' } : {}),
  });

type Costs = readonly (readonly [card: string, cost: number, phase?: Phase])[];

/** So many resources of a hero of that sphere, not fewer, and none of another sphere. */
export function cardsCost(sphere: Sphere, rows: Costs): void {
  const other = sphere === 'Leadership' ? 'Spirit' : 'Leadership';
  const cards = rows.map(([card, cost, phase = 'planning']) => ({ card, cost, phase }));
  test.each(cards)('$card costs $cost', ({ card, cost, phase }) => {
    table(sphere, card, cost, phase).offersAmongOthers(`play ${card}`);
    if (cost > 0) table(sphere, card, cost - 1, phase).cannot(`play ${card}`, 'cannotAfford');
    table(other, card, 9, phase).cannot(`play ${card}`, 'cannotAfford');
  });
}

type Stats = readonly (readonly [
  card: string,
  willpower: number,
  attack: number,
  defense: number,
  hitPoints: number,
  ...keywords: Keyword[],
])[];

export function charactersHave(rows: Stats): void {
  const cards = rows.map(([card, willpower, attack, defense, hitPoints, ...keywords]) => {
    const has = KEYWORDS.map((each) => [each, keywords.includes(each) ? 1 : 0] as const);
    const stats = { willpower, attack, defense, hitPoints, ...Object.fromEntries(has) };
    return { card, keywords, stats };
  });
  test.each(cards)(
    '$card has $stats.willpower, $stats.attack, $stats.defense, $stats.hitPoints $keywords',
    ({ card, stats }) => {
      const area = card === 'Beravor' ? [] : [card];
      play({ players: [{ heroes: ['Beravor'], area }] }).has(card, stats);
    },
  );
}

export function heroesThreaten(rows: readonly (readonly [hero: string, threat: number])[]): void {
  const cards = rows.map(([hero, threat]) => ({ hero, threat }));
  test.each(cards)('$hero begins with a threat of $threat', ({ hero, threat }) => {
    play({ players: [{ heroes: [hero] }], phase: 'quest' })
      .shows({ 'your threat': threat })
      .until('commitToQuest');
  });
}
