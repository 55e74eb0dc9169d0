/** Products whose cards the questions are about, besides the core set. */
type Product =
  | 'The Green Goblin'
  | 'Captain America'
  | 'Ms. Marvel'
  | 'Thor'
  | 'Black Widow'
  | 'Doctor Strange'
  | 'Hulk'
  | 'The Rise of Red Skull'
  | 'The Once and Future Kang'
  | 'Wasp'
  | 'Quicksilver'
  | 'Scarlet Witch'
  | "The Galaxy's Most Wanted"
  | 'Star-Lord'
  | 'Venom'
  | "The Mad Titan's Shadow"
  | 'Nebula'
  | 'War Machine'
  | 'Sinister Motives'
  | 'Ironheart'
  | 'Spider-Ham'
  | 'SP//dr'
  | 'Mutant Genesis'
  | 'Cyclops'
  | 'MojoMania'
  | 'NeXt Evolution'
  | 'X-23'
  | 'Deadpool'
  | 'Age of Apocalypse'
  | 'Agents of S.H.I.E.L.D.'
  | 'Black Panther (Shuri)';

/**
 * A question of the FAQ: its number in the order of the FAQ, the card it is about, what it is
 * about, and the spec in this folder that proves the answer. Without a spec it waits for its
 * product, and `needs` says what cannot be said yet.
 */
export interface Question {
  readonly number: number;
  readonly about: string;
  readonly topic: string;
  readonly product: Product | 'Core Set';
  readonly spec?: string;
  readonly needs?: string;
}

type Row = readonly [number: number, about: string, topic: string, spec: string];

const asked = (product: Question['product'], ...rows: readonly Row[]): readonly Question[] =>
  rows.map(([number, about, topic, spec]) => ({ number, about, topic, product, spec }));

const waiting = (product: Product, ...rows: readonly Row[]): readonly Question[] =>
  rows.map(([number, about, topic, needs]) => ({ number, about, topic, product, needs }));

const ALL: readonly Question[] = [
  ...asked(
    'Core Set',
    [1, 'Tough', 'what comes before a tough card', 'status-cards'],
    [2, 'Core Set', 'how many cards each aspect has', 'decks-and-hands'],
    [3, 'Spider-Man', 'when an attack begins', 'spider-man'],
    [4, 'Webbed Up', 'how many attacks it stops', 'spider-man'],
    [5, 'Webbed Up', 'an attack that is replaced never began', 'spider-man'],
    [6, 'Jennifer Walters', 'starting threat is not placed', 'she-hulk'],
    [7, 'Jennifer Walters', 'abilities during setup', 'she-hulk'],
    [8, 'Legal Practice', 'one scheme loses all the threat', 'she-hulk'],
    [9, 'Focused Rage', 'a tough card and the cost of taking damage', 'focused-rage'],
    [10, 'Superhuman Strength', 'a forced response without effect', 'she-hulk'],
    [11, 'Repulsor Blast', 'additional damage is dealt at the same time', 'iron-man'],
    [12, 'Pepper Potts', 'a card with two resources', 'iron-man'],
    [13, 'Pepper Potts', 'who generates the resources', 'iron-man'],
    [14, 'Pepper Potts', 'resources are generated at the same time', 'iron-man'],
    [15, 'Rocket Boots', 'hit points that are lost again', 'iron-man'],
    [16, 'Black Panther', 'retaliate of one who is defended', 'black-panther'],
    [17, 'Black Panther', 'retaliate of one who defends', 'black-panther'],
    [18, 'Ancestral Knowledge', 'cards of the same title', 'black-panther'],
    [19, 'Vibranium Suit', 'damage that is moved is dealt', 'black-panther'],
    [20, 'Tigra', 'responses come before consequential damage', 'villains-and-minions'],
    [21, 'Make the Call', 'whose aspect counts for the payment', 'make-the-call'],
    [22, 'Whirlwind', 'several attacks at the same time', 'whirlwind'],
    [23, 'Ultron II', 'a lasting effect looks at the first target', 'villains-and-minions'],
    [24, 'Assault', 'when a treachery is discarded', 'villains-and-minions'],
  ),
  ...asked(
    'The Green Goblin',
    [25, 'Norman Osborn', 'status cards come before abilities', 'green-goblin'],
    [26, 'Green Goblin', 'a villain that is turned over during his attack', 'green-goblin'],
    [27, 'I See You', 'an attack on an alter-ego', 'green-goblin'],
  ),
  ...asked('Captain America', [28, 'Steve Rogers', 'where an ability searches', 'decks-and-hands']),
  ...waiting('Captain America', [
    29,
    'Steve Rogers',
    'the first ally of the round, in whatever form',
    'a cost that is lower for the first card of a kind in a round',
  ]),
  ...asked(
    'Ms. Marvel',
    [30, 'Embiggen!', 'every damage of an event is raised', 'player-attacks'],
    [31, 'Shrink', 'preventing threat is not removing it', 'threat-and-schemes'],
    [32, 'Nova', 'an attacker that is defeated', 'enemy-attacks'],
    [33, 'Melee', 'another enemy for the second blow', 'player-attacks'],
    [34, 'Melee', 'a guard that falls to the first blow', 'player-attacks'],
  ),
  ...asked(
    'Thor',
    [35, 'Jarnbjorn', 'events that are attacks', 'player-attacks'],
    [36, 'Jarnbjorn', 'everybody who was attacked', 'player-attacks'],
  ),
  ...asked(
    'Black Widow',
    [37, 'Dance of Death', 'an event that makes several attacks', 'player-attacks'],
    [38, 'Dance of Death', 'a stunned card and several attacks', 'player-attacks'],
    [39, 'Attacrobatics', 'nothing to cancel', 'encounter-cards'],
    [40, "Widow's Bite", 'keywords come before responses', 'encounter-cards'],
  ),
  ...asked(
    'Doctor Strange',
    [41, 'The Night Nurse', 'a tough card is a status card', 'status-cards'],
    [42, 'Unflappable', 'damage of a boost ability', 'enemy-attacks'],
    [43, 'Counterspell', 'an attachment without a host', 'encounter-cards'],
    [44, 'Images of Ikonn', 'one part with a target is enough', 'decks-and-hands'],
  ),
  ...asked(
    'Hulk',
    [45, 'Crushing Blow', 'a cost of nothing needs no resource of a type', 'resources-and-costs'],
    [46, 'Unstoppable Force', 'what costs nothing was paid with nothing', 'resources-and-costs'],
    [47, 'Clash of the Titans', 'an ally that is attacked', 'enemy-attacks'],
  ),
  ...asked('The Rise of Red Skull', [
    48,
    "Hawkeye's Quiver",
    'the whole deck is shuffled after a search',
    'decks-and-hands',
  ]),
  ...asked('The Rise of Red Skull', [
    49,
    'Marked for Death',
    'a unique card that is in play already',
    'marked-for-death',
  ]),
  ...asked(
    'The Rise of Red Skull',
    [50, 'Jessica Drew', 'as many cards of two aspects', 'deck-building'],
    [51, 'Finesse', 'resources for a card pay for its abilities', 'resources-and-costs'],
  ),
  ...waiting('The Once and Future Kang', [
    52,
    'separate game areas',
    'environments are in all of them',
    'games whose players are apart',
  ]),
  ...asked('The Once and Future Kang', [
    53,
    'Depowered',
    'resolved is not played',
    'decks-and-hands',
  ]),
  ...asked(
    'Wasp',
    [54, 'Wasp', 'a divided thwart, patrol and crisis', 'player-attacks'],
    [55, 'Wasp', 'a divided attack and guard', 'player-attacks'],
    [56, 'Wasp', 'several enemies retaliate', 'player-attacks'],
  ),
  ...asked('Quicksilver', [57, 'Quicksilver', 'a power that was not used', 'status-cards']),
  ...asked(
    'Scarlet Witch',
    [58, 'Hex Bolt', 'one sentence after the other', 'decks-and-hands'],
    [59, 'Slipping Sanity', 'an identity with two obligations', 'deck-building'],
  ),
  ...asked("The Galaxy's Most Wanted", [
    60,
    'modular sets',
    'which sets are modular',
    'deck-building',
  ]),
  ...waiting(
    "The Galaxy's Most Wanted",
    [61, 'campaign', 'an expert campaign in any mode', 'campaigns'],
    [62, 'campaign', 'another mode in every scenario', 'campaigns'],
  ),
  ...asked(
    "The Galaxy's Most Wanted",
    [63, 'Rocket Raccoon', 'to discard is to try', 'resources-and-costs'],
    [64, 'Salvage', 'Hulk and a card with several resources', 'villains-and-minions'],
  ),
  ...waiting("The Galaxy's Most Wanted", [
    65,
    'Battery Pack',
    'a counter becomes what its new card defines',
    'counters that are moved',
  ]),
  ...asked(
    "The Galaxy's Most Wanted",
    [66, 'Power Stone', 'a permanent card of somebody who is eliminated', 'damage-and-defeat'],
    [67, 'Power Stone', 'prevented damage was dealt', 'damage-and-defeat'],
  ),
  ...asked(
    'Star-Lord',
    [68, 'Star-Lord', 'constant abilities come before responses', 'decks-and-hands'],
    [69, 'Mister Knife', 'a card that was not in play yet', 'encounter-cards'],
    [70, 'Dive Bomb', 'one sentence after the other, and guard', 'player-attacks'],
  ),
  ...asked('Venom', [71, 'Grasping Tendrils', 'an attack that is canceled', 'enemy-attacks']),
  ...waiting(
    "The Mad Titan's Shadow",
    [72, 'Tower Defense', 'where minions scheme', 'the rules of that scenario'],
    [73, 'Cosmic Entity events', 'where such a boost card goes', 'the cards of the product'],
  ),
  ...waiting(
    'Nebula',
    [74, 'Old Rivals', 'an attack by a friendly character', 'friends that attack players'],
    [75, 'Old Rivals', 'consequential damage for it', 'friends that attack players'],
  ),
  ...asked('War Machine', [
    76,
    'Gauntlet Gun',
    'resources that are for some cards only',
    'resources-and-costs',
  ]),
  ...asked('Sinister Motives', [
    77,
    'The Sinister Six',
    'overkill among several villains',
    'damage-and-defeat',
  ]),
  ...waiting(
    'Sinister Motives',
    [78, 'The Sinister Six', 'nobody is active', 'an order of activation'],
    [79, 'Venom Goblin', 'a main scheme that is completed', 'the rules of that scenario'],
    [80, 'Venom Goblin', 'which main scheme gets tokens', 'the rules of that scenario'],
    [81, 'Venom Goblin', 'which main scheme is counted', 'the rules of that scenario'],
    [82, 'Across the Spider-Verse', 'repeating what repeats', 'an ability that is repeated'],
  ),
  ...asked('Ironheart', [
    83,
    '"Go for Champions!"',
    'taking damage as a cost',
    'resources-and-costs',
  ]),
  ...waiting('Spider-Ham', [
    84,
    'Warrior of the Great Web',
    'a word in a title',
    'titles of which a part counts',
  ]),
  ...asked('SP//dr', [85, 'Spider-Man Noir', 'a canceled treachery', 'encounter-cards']),
  ...asked(
    'Mutant Genesis',
    [86, 'Powerful Punch', 'an attack that is a defense as well', 'enemy-attacks'],
    [87, 'Mutant Protectors', 'a defense by an ally', 'enemy-attacks'],
    [88, 'White Queen', 'a status card that comes back', 'status-cards'],
    [89, 'Operation Zero Tolerance', 'a defeated ally, wherever it is', 'damage-and-defeat'],
    [90, 'Fabian Cortez', 'teamwork with one who is defeated', 'damage-and-defeat'],
  ),
  ...asked('Cyclops', [91, 'Ricochet Beam', 'every damage is raised', 'player-attacks']),
  ...asked(
    'MojoMania',
    [92, 'Dial M for Mojo', 'a villain that is turned over', 'encounter-cards'],
    [93, 'Wild Wild Mojo', 'overkill and damage that is taken', 'damage-and-defeat'],
  ),
  ...asked('NeXt Evolution', [94, 'Malice', 'a minion that is attached', 'malice']),
  ...asked('X-23', [95, 'Honey Badger', 'damage that defeats', 'damage-and-defeat']),
  ...waiting('Deadpool', [
    96,
    'Crisis of Infinite Deadpools',
    'an aspect that was chosen',
    'the cards of the product',
  ]),
  ...asked(
    'Age of Apocalypse',
    [97, 'Magik', 'when the next card is turned up', 'decks-and-hands'],
    [99, 'Magik', 'counts as played from hand', 'decks-and-hands'],
    [100, 'Magik', 'putting into play is not playing', 'decks-and-hands'],
  ),
  ...waiting('Age of Apocalypse', [
    98,
    'Magik',
    'playing a card from hand by an effect',
    'a set of all cards that can be played as from hand',
  ]),
  ...waiting('Agents of S.H.I.E.L.D.', [
    101,
    'Maria Hill',
    'supports of other aspects: three or none',
    'such a requirement for a deck',
  ]),
  ...asked('Agents of S.H.I.E.L.D.', [
    102,
    'Stealth',
    'an attack that becomes a scheme',
    'status-cards',
  ]),
  ...asked('Black Panther (Shuri)', [
    103,
    "The Elephant's Trunk",
    'a card that pays for itself',
    'resources-and-costs',
  ]),
  ...waiting('Black Panther (Shuri)', [
    104,
    'Target Spotter',
    'a minion that engages somebody else instead',
    'an event before a minion engages a player',
  ]),
];

/** All questions of the FAQ, in its order. */
export const QUESTIONS: readonly Question[] = ALL.toSorted(
  (one, other) => one.number - other.number,
);
