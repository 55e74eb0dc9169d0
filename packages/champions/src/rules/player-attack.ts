import type { Announces, CardId, Effect, Happening, Scope, Seat } from '@grimrule/kernel';
import { announce, cardOf, happening, leave, NONE, occur, perform, value } from '@grimrule/kernel';
import { VILLAIN } from '../board.ts';
import { printedAs } from '../cards/designs.ts';
import type { ChampionsTable } from '../table.ts';
import {
  championsProcedure,
  enemiesInPlay,
  engagedWith,
  identityOf,
  isInPlay,
  typeOf,
} from '../table.ts';
import type { AttackKeyword, Label } from '../vocabulary/nodes.ts';
import type { Result, Suffers } from './damage.ts';
import { dealDamage, dealtTo } from './damage.ts';
import { currentEnemyAttack, declareDefender, ENEMY_ATTACK } from './enemy-attack.ts';
import { retaliate } from './retaliate.ts';
import { cancelledBy, has } from './status.ts';

const LABELLED = 'labelled ability';
const BASIC_ATTACK = 'basic attack';

/** RR: Guard. While a guard is engaged with the player, his cards cannot attack the villain. */
function canBeAttackedBy(table: ChampionsTable, enemy: CardId, seat: Seat): boolean {
  const { state } = table;
  if (value(table, enemy, 'cannotBeAttacked') > 0) return false;
  if (cardOf(state, enemy).zone !== VILLAIN || value(table, enemy, 'guard') > 0) return true;
  return !engagedWith(state, seat).some((minion) => value(table, minion, 'guard') > 0);
}

/** Enemies that a player's card can attack now. */
export function attackable(table: ChampionsTable, seat: Seat): readonly CardId[] {
  return enemiesInPlay(table.state).filter((enemy) => canBeAttackedBy(table, enemy, seat));
}

/** What attacks by players have in common. */
export interface PlayerAttack extends Suffers {
  readonly attacker: CardId;
  readonly seat: Seat;
  keywords: readonly AttackKeyword[];
  /** Everybody who was attacked. */
  targets: readonly CardId[];
}

/** The attack by a player's card that an effect is part of, or null. */
export function currentPlayerAttack({ state }: ChampionsTable): PlayerAttack | null {
  for (let depth = state.stack.length - 1; depth >= 0; depth--) {
    const frame = state.stack[depth];
    if (!frame || BORDERS.has(frame.procedure)) return null;
    if (frame.procedure === BASIC_ATTACK) return frame.locals as PlayerAttack;
    if (frame.procedure !== LABELLED) continue;
    const labelled = frame.locals as Labelled;
    return labelled.labels.includes('attack') ? labelled : null;
  }
  return null;
}

/** What happens in a window or in an enemy's attack is not part of an attack further down. */
const BORDERS = new Set(['window', 'forced window', 'delayed effect', ENEMY_ATTACK]);

function keywordsOf(table: ChampionsTable, attacker: CardId): readonly AttackKeyword[] {
  return (['overkill', 'piercing', 'ranged'] as const).filter(
    (keyword) => value(table, attacker, keyword) > 0,
  );
}

/** RR: Attack (Player Ability Type), what comes after it: one window for all of it. */
function afterwards(
  table: ChampionsTable,
  { attacker, seat, targets, results }: PlayerAttack,
  basic: boolean,
): readonly Happening[] {
  const made = basic ? ['basic'] : [];
  const about = { source: attacker, seat };
  return [
    happening('attackMade', { ...about, card: targets[0] ?? NONE, marks: made }),
    ...targets.map((card) => {
      const marks = [...made, ...fate(table, card, results)];
      return happening('attacked', { ...about, card, amount: dealtTo(card, results), marks });
    }),
  ];
}

/** What became of one who was attacked. A villain that lost a stage was defeated. */
function fate(table: ChampionsTable, card: CardId, results: readonly Result[]): readonly string[] {
  const result = results.find((each) => each.card === card && each.taken > 0);
  if (!result) return [];
  return isInPlay(table.state, card) && !result.defeated ? ['damaged'] : ['damaged', 'defeated'];
}

interface BasicAttack extends PlayerAttack, Announces {
  readonly target: CardId;
  hit: boolean;
}

export function basicAttack(
  table: ChampionsTable,
  attacker: CardId,
  seat: Seat,
  target: CardId,
): void {
  table.start(basicAttacking, {
    attacker,
    seat,
    target,
    keywords: [],
    targets: [target],
    results: [],
    hit: false,
    passed: [],
  });
}

/** A hero or an ally attacks with its ATK; exhausting it was the cost. */
export const basicAttacking = championsProcedure<BasicAttack>(
  BASIC_ATTACK,
  'attack (player ability type)',
  [
    {
      name: 'stunned',
      run(table, { attacker }) {
        if (cancelledBy(table, attacker, 'stunned')) leave(table);
      },
    },
    {
      name: 'the attack is initiated',
      run(table, locals) {
        const { attacker, seat, target } = locals;
        locals.keywords = keywordsOf(table, attacker);
        if (table.log) table.tell({ say: 'attacks', card: attacker, cards: [target] });
        const about = { card: target, source: attacker, seat, marks: ['basic'] };
        announce(table, [happening('attacking', about)]);
      },
    },
    {
      name: 'deal damage',
      run(table, locals) {
        const { attacker, target, keywords, passed } = locals;
        const { state } = table;
        if (passed.length === 0 || !isInPlay(state, target) || !isInPlay(state, attacker)) {
          leave(table);
          return;
        }
        locals.hit = true;
        const blow = { card: target, amount: value(table, attacker, 'atk'), source: attacker };
        dealDamage(table, [blow], { attack: keywords, tells: true });
      },
    },
    {
      name: '1 retaliate',
      run: (table, { targets, attacker, keywords }) =>
        retaliate(table, targets, attacker, keywords),
    },
    {
      name: '2 and 3 after the attack',
      run: (table, locals) => occur(table, ...afterwards(table, locals, true)),
    },
    {
      name: '4 consequential damage',
      run: (table, { attacker }) => consequential(table, attacker, 'atkConsequential'),
    },
  ],
);

/** RR: Consequential Damage. Only allies have it. */
export function consequential(
  table: ChampionsTable,
  ally: CardId,
  under: 'atkConsequential' | 'thwConsequential',
): void {
  if (!isInPlay(table.state, ally) || typeOf(table.state, ally) !== 'ally') return;
  const amount = printedAs(table.state, ally)[under] ?? 0;
  if (amount > 0) dealDamage(table, [{ card: ally, amount, source: ally }]);
}

interface Labelled extends PlayerAttack {
  readonly labels: readonly Label[];
  readonly body: Effect;
  readonly scope: Scope;
  /** Schemes that were thwarted. */
  thwarted: readonly CardId[];
}

/** An attack, a thwart or a defence that the player's identity makes. RR: Labeled Ability. */
export function useLabelled(
  table: ChampionsTable,
  labels: readonly Label[],
  body: Effect,
  scope: Scope,
): void {
  const { seat } = scope;
  const attacker = identityOf(table.state, seat);
  const fresh = { keywords: [], targets: [], results: [], thwarted: [] };
  table.start(labelling, { attacker, seat, labels, body, scope, ...fresh });
}

const BANNED = { attack: 'cannotAttack', thwart: 'cannotThwart', defense: 'cannotDefend' } as const;

/** Whether nothing forbids the player's identity what the labels say. RR: Cannot. */
export function mayUseLabels(table: ChampionsTable, labels: readonly Label[], seat: Seat): boolean {
  const identity = identityOf(table.state, seat);
  return labels.every((label) => value(table, identity, BANNED[label]) === 0);
}

/** Whether a status card would cancel one of the labels: then no target is needed. */
export function wouldBeCancelled(
  table: ChampionsTable,
  labels: readonly Label[],
  seat: Seat,
): boolean {
  const identity = identityOf(table.state, seat);
  return (
    (labels.includes('attack') && has(table, identity, 'stunned')) ||
    (labels.includes('thwart') && has(table, identity, 'confused'))
  );
}

/** Schemes that were thwarted by the labelled ability an effect is part of. */
export function noteThwarted({ state }: ChampionsTable, schemes: readonly CardId[]): void {
  for (let depth = state.stack.length - 1; depth >= 0; depth--) {
    const frame = state.stack[depth];
    if (!frame || BORDERS.has(frame.procedure)) return;
    if (frame.procedure !== LABELLED) continue;
    const locals = frame.locals as Labelled;
    locals.thwarted = [...new Set([...locals.thwarted, ...schemes])];
    return;
  }
}

export const labelling = championsProcedure<Labelled>(LABELLED, 'labeled ability', [
  {
    name: 'status cards',
    run(table, { attacker, labels }) {
      const stunned = labels.includes('attack') && cancelledBy(table, attacker, 'stunned');
      const confused = labels.includes('thwart') && cancelledBy(table, attacker, 'confused');
      if (stunned || confused) leave(table);
    },
  },
  {
    name: 'it begins',
    run(table, locals) {
      const { attacker, labels, seat } = locals;
      locals.keywords = keywordsOf(table, attacker);
      if (labels.includes('defense')) becomeDefender(table, seat);
      const events: Happening[] = [];
      if (labels.includes('attack')) {
        events.push(happening('attacking', { source: attacker, seat }));
      }
      if (labels.includes('thwart')) {
        events.push(happening('thwarting', { source: attacker, seat }));
      }
      if (events.length > 0) occur(table, ...events);
    },
  },
  { name: 'its effect', run: (table, { body, scope }) => perform(table, body, scope) },
  {
    name: '1 retaliate',
    run(table, { labels, targets, attacker, keywords }) {
      if (labels.includes('attack')) retaliate(table, targets, attacker, keywords);
    },
  },
  {
    name: '2 and 3 afterwards',
    run(table, locals) {
      const { labels, attacker, seat, thwarted, targets } = locals;
      const events: Happening[] = [];
      if (labels.includes('attack') && targets.length > 0) {
        events.push(...afterwards(table, locals, false));
      }
      if (labels.includes('thwart')) {
        const [card = NONE] = thwarted;
        events.push(happening('thwarted', { card, source: attacker, seat }));
      }
      if (events.length > 0) occur(table, ...events);
    },
  },
]);

/**
 * RR: Defend. Whoever uses a defence during an attack defends against it, unless somebody does
 * already. That is no basic defence: nothing is exhausted and DEF does not count.
 */
function becomeDefender(table: ChampionsTable, seat: Seat): void {
  const attack = currentEnemyAttack(table);
  if (!attack || attack.defender !== NONE) return;
  declareDefender(table, attack, identityOf(table.state, seat), false);
}

/** Only one player defends against an attack. */
export function mayUseDefense(table: ChampionsTable, seat: Seat): boolean {
  const attack = currentEnemyAttack(table);
  return !attack || attack.defender === NONE || attack.seat === seat;
}

/** Damage dealt by an effect: part of an attack if the effect is. */
export function dealEffectDamage(
  table: ChampionsTable,
  blows: readonly { readonly card: CardId; readonly amount: number; readonly source: CardId }[],
  mustBeTaken: boolean,
): void {
  const attack = currentPlayerAttack(table);
  if (!attack) {
    dealDamage(table, blows, { mustBeTaken });
    return;
  }
  const cards = blows.map(({ card }) => card);
  attack.targets = [...new Set([...attack.targets, ...cards])];
  dealDamage(table, blows, { mustBeTaken, attack: attack.keywords, into: attack });
}
