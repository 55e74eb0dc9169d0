/**
 * An erratum: the card or page, what is different from its first print, and the spec in this folder
 * that proves it. Without a spec it waits for its product.
 */
export interface Erratum {
  readonly product: string;
  readonly about: string;
  readonly change: string;
  readonly spec?: string;
}

type Row = readonly [about: string, change: string, spec?: string];

const changed = (product: string, ...rows: readonly Row[]): readonly Erratum[] =>
  rows.map(([about, change, spec]) => ({
    product,
    about,
    change,
    ...(spec === undefined ? {} : { spec }),
  }));

const CORE = 'errata-core-set';
const FIRST_HEROES = 'errata-first-heroes';
const LATER = 'errata-later-products';

/** All errata, in the order in which the products came out. */
export const ERRATA: readonly Erratum[] = [
  ...changed(
    'Core Set',
    ['Superhuman Law Division', 'is no thwart', CORE],
    ['The Doomsday Chair', 'spells the name of its minion with dots', CORE],
    ['M.O.D.O.K.', 'is spelled with dots', CORE],
  ),
  ...changed(
    'Captain America',
    ['Honorary Avenger', 'one for each character at most'],
    ['Enhanced Awareness', 'names itself by its German title'],
  ),
  ...changed('Thor', ['Lightning Strike', 'its damage ignores tough, not the attack']),
  ...changed('Black Widow', ['Black Widow', 'waits for an ability to be resolved']),
  ...changed(
    'Doctor Strange',
    ['Iron Fist', 'interrupts', FIRST_HEROES],
    ['Warning', 'is no defense', FIRST_HEROES],
  ),
  ...changed('Hulk', ['Inner Demons', 'nothing depends on the change of form', FIRST_HEROES]),
  ...changed(
    'The Rise of Red Skull',
    ['Marked for Death', 'speaks of the scheme that is defeated'],
    ['Attack on Mount Athena', 'another modular set'],
    ['The Rise of Red Skull', 'shuffles encounter side schemes only'],
    ['Twisted Reality', 'interrupts'],
    ['Bitter Rival', 'chooses a character for each side scheme'],
  ),
  ...changed('Wasp', ['Beetle', 'says which player decides', FIRST_HEROES]),
  ...changed(
    "The Galaxy's Most Wanted",
    ['rulebook, campaign setup', 'at the end of setup'],
    ['Obedience Potion', 'any player may use it'],
    ['The Poison', 'any player may use it'],
  ),
  ...changed('Star-Lord', ['Cosmo', 'says which decks']),
  ...changed(
    "The Mad Titan's Shadow",
    ['rulebook, two main schemes', 'where minions scheme'],
    ['Sanctuary', 'forbids damage from player cards only'],
    ['Infinity Gauntlet', 'is attached to the villain', LATER],
  ),
  ...changed(
    'Nebula',
    ['Eros', 'chooses a minion for each resource'],
    ['Cosmo', 'says which decks'],
    ['Old Rivals', 'makes a rule of what was a reminder'],
    ['Guardians of the Galaxy', 'waits for an upgrade on an ally'],
  ),
  ...changed('War Machine', ['James Rhodes', 'once a phase']),
  ...changed('The Hood', ['Boomerang', 'its boost ability hits one ally']),
  ...changed(
    'Valkyrie',
    ['Aragorn', 'gives to the identity, in both forms'],
    ['Shieldmaiden', 'is a defense'],
  ),
  ...changed('Vision', ['Machine Man', 'is stronger for one use']),
  ...changed(
    'Sinister Motives',
    ['rulebook, the glider counter', 'a completed main scheme is turned over'],
    ['Worried Father', 'is what the ally is attached to'],
    ['Venom I and II', 'wait for you or an ally of yours'],
    ['Venom III', 'waits for you or an ally of yours'],
    ['Manipulated Mind', 'lets the ally engage its controller'],
  ),
  ...changed('Nova', ['Ms. Marvel', 'takes the event from the discard pile']),
  ...changed('Ironheart', ['"Go for Champions!"', 'is removed from the game']),
  ...changed('Spider-Ham', ['The Green Gobbler', 'discards all-purpose counters only']),
  ...changed(
    'SP//dr',
    ['SP//dr Suit', 'everything on it goes over to Peni Parker', LATER],
    ['M.O.R.B.I.U.S.', 'waits for the player'],
  ),
  ...changed(
    'Mutant Genesis',
    ['Steel Fist', 'the tough card is no cost'],
    ['Armor Up', 'before the villain activates'],
    ['Mutants at the Mall', 'discards other allies only'],
    ['Boom Boom', 'has no hyphen in German'],
    ['Asteroid M', 'loses its counters first'],
    ['Factory Online', 'loses its counters first'],
    ['The Rule of Magnus', 'loses its counters first'],
  ),
  ...changed(
    'Wolverine',
    ['Logan', 'is worded anew'],
    ['Berserker Barrage', 'the damage is no cost'],
  ),
  ...changed(
    'Storm',
    ['Claustrophobia', 'forbids the hero form only'],
    ['Possessed', 'lets the ally engage its controller'],
  ),
  ...changed('Gambit', ['Psionic Shield', 'the minion never leaves play']),
  ...changed(
    'Rogue',
    ['Anna Marie', 'has to find Touched first', LATER],
    ['Rogue', 'has to find Touched first', LATER],
    ['Energy Transfer', 'has to find Touched first'],
    ["Mystique's Manipulations", 'says which player searches'],
    ['Bonebreaker', 'responds'],
  ),
  ...changed(
    'MojoMania',
    ['The Search for Spiral', 'the damage is a cost'],
    ['Fetch Quest', 'is worded anew'],
  ),
  ...changed('NeXt Evolution', ['Inhibitor Collar', 'any player may use it']),
  ...changed('Psylocke', ['Psionic Illusion', 'is discarded only with the change of target']),
  ...changed('X-23', ['Front Line Specialist', 'gives to the identity']),
  ...changed('Deadpool', ["'Pool-ized", 'lets the ally engage its controller']),
  ...changed(
    'Age of Apocalypse',
    ['Suit Up', 'finds an upgrade for any ally'],
    ['Mission Team', 'lowers the cost for the phase'],
  ),
  ...changed(
    'Nightcrawler',
    ['Rogue', 'adds base values'],
    ['Tweedledope', 'has no star in its boost field'],
  ),
  ...changed(
    'Magneto',
    ['Magnetic Missile', 'discarding the minion is no cost'],
    ['Deft Focus', 'is a basic card'],
    ['Exodus', 'counts his ATK of this attack'],
  ),
  ...changed(
    'Agents of S.H.I.E.L.D.',
    ['Radiation Exposure', 'changes THW'],
    ['MACH-IV', 'nobody without the trait defends'],
  ),
  ...changed('Black Panther (Shuri)', ['Build Support', 'has its German title of the first print']),
  ...changed('Silk', ['Eidetic Memory', 'looks under the identity, in both forms']),
  ...changed('Winter Soldier', ['S.H.I.E.L.D. Deputy', 'one for each character at most']),
];
