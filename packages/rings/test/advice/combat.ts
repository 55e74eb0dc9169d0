import type { Position } from './advised.ts';

type Table = Position['table'];
const HEROES = ['Aragorn', 'Théodred', 'Glóin'];
const combat = (more: object, table: Partial<Table> = {}): Table => ({
  players: [{ heroes: HEROES, threat: 20, ...more }],
  phase: 'combat',
  ...table,
});
const strike = (more: object, table: Partial<Table> = {}): Table =>
  combat(more, { step: '6.7', ...table });

/** Who defends, whom to attack, and with whom. */
export const COMBAT: readonly Position[] = [
  {
    title: 'lets a cheap ally take a blow that would kill a hero',
    table: combat({
      heroes: HEROES.map((card) => ({ card, damage: 2, exhausted: card !== 'Glóin' })),
      area: ['Snowbourn Scout'],
      engaged: ["Ungoliant's Spawn"],
    }),
    asks: 'whoDefends',
    good: ['defend Snowbourn Scout'],
  },
  {
    title: 'leaves no attack undefended that would kill a hero',
    table: combat({
      heroes: HEROES.map((card) => ({ card, damage: 3, exhausted: card !== 'Aragorn' })),
      engaged: ['Wolf Rider'],
    }),
    asks: 'whoDefends',
    good: ['defend Aragorn'],
  },
  {
    title: 'defends with the strongest shield',
    table: combat({ engaged: ['King Spider'] }),
    asks: 'whoDefends',
    good: ['defend Aragorn'],
  },
  {
    title: 'does not let a hero with a hit point defend while another can',
    table: combat({
      heroes: [{ card: 'Aragorn', damage: 4 }, 'Théodred', 'Glóin'],
      engaged: ['King Spider'],
    }),
    asks: 'whoDefends',
    never: ['defend Aragorn'],
  },
  {
    title: 'does not give a dear ally where a hero takes no harm',
    table: combat({ area: ['Faramir'], engaged: ['Black Forest Bats'] }),
    asks: 'whoDefends',
    never: ['defend Faramir'],
  },
  {
    title: 'keeps those who strike and defends with those who cannot',
    table: combat({
      heroes: [
        'Aragorn',
        { card: 'Théodred', exhausted: true },
        { card: 'Glóin', exhausted: true },
      ],
      area: ['Snowbourn Scout'],
      engaged: ['Black Forest Bats'],
    }),
    asks: 'whoDefends',
    good: ['defend Snowbourn Scout'],
  },
  {
    title: 'resolves the strongest attack while there is a choice of defenders',
    table: combat({ engaged: ['Black Forest Bats', "Ungoliant's Spawn"] }),
    asks: 'whichEnemyAttacks',
    good: ["activate Ungoliant's Spawn"],
  },
  {
    title: 'lets a hero who can bear it take undefended damage',
    table: combat({
      heroes: [
        { card: 'Aragorn', exhausted: true },
        { card: 'Théodred', exhausted: true, damage: 3 },
        { card: 'Glóin', exhausted: true, damage: 3 },
      ],
      engaged: ['King Spider'],
    }),
    asks: 'undefendedDamage',
    good: ['Aragorn'],
  },
  {
    title: 'lets the hero who is paid for damage take it',
    table: combat({
      heroes: HEROES.map((card) => ({ card, exhausted: true })),
      engaged: ['Black Forest Bats'],
    }),
    asks: 'undefendedDamage',
    good: ['Aragorn', 'Glóin'],
  },
  {
    title: 'attacks with no more than it takes',
    table: strike({ engaged: ['Dol Guldur Orcs'] }),
    asks: 'whoAttacks',
    good: ['attack Aragorn'],
  },
  {
    title: 'attacks together where one alone does nothing',
    table: strike({ engaged: ['King Spider'] }),
    asks: 'whoAttacks',
    good: [
      'attack Glóin + attack Théodred',
      'attack Aragorn + attack Glóin',
      'attack Aragorn + attack Théodred',
    ],
  },
  {
    title: 'destroys the one it can rather than scratching the other',
    table: strike({
      heroes: [
        'Aragorn',
        { card: 'Théodred', exhausted: true },
        { card: 'Glóin', exhausted: true },
      ],
      engaged: ["Ungoliant's Spawn", 'Dol Guldur Orcs'],
    }),
    asks: 'whomToAttack',
    good: ['attack Dol Guldur Orcs'],
  },
  {
    title: 'finishes the hurt monster',
    table: strike({ engaged: [{ card: "Ungoliant's Spawn", damage: 5 }, 'Black Forest Bats'] }),
    asks: 'whomToAttack',
    good: ["attack Ungoliant's Spawn"],
  },
  {
    title: 'does not waste a blow on a defense that it cannot pierce',
    table: strike({
      heroes: [{ card: 'Théodred' }, { card: 'Aragorn', exhausted: true }],
      engaged: ["Ungoliant's Spawn", 'Wolf Rider'],
    }),
    asks: 'whomToAttack',
    good: ['attack Wolf Rider'],
  },
  {
    title: 'shares its strength to destroy two',
    table: strike({ engaged: ['Wolf Rider', 'Dol Guldur Orcs'] }),
    after: ['attack Wolf Rider'],
    asks: 'whoAttacks',
    good: ['attack Théodred', 'attack Glóin'],
  },
  {
    title: 'holds off the strongest enemy before it attacks',
    table: combat({
      heroes: ['Legolas', 'Gimli', 'Thalin'].map((card) => ({
        card,
        resources: 1,
        damage: 3,
        exhausted: true,
      })),
      hand: ['Feint'],
      engaged: ["Ungoliant's Spawn"],
    }),
    asks: 'actionWindow',
    good: ['play Feint'],
  },
];
