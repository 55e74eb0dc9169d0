/** What the guide says at each step. */
export const en = {
  quest:
    'Here lies the quest: win by making progress on each of its stages. First look at your hand: keep it, or take six other cards. Cheap allies are a good start.',
  threat:
    'This is your threat: how much the enemy knows of you. At 50 you are out. Look at the dial.',
  heroes:
    'These are your heroes. Each gains a resource every round and pays with it for cards of the same colour. Rest the mouse or a finger on a hero to read the card.',
  play: 'Everything lit in blue can be done now. This number is what the card costs: click the card to play it.',
  pay: 'Heroes of the card’s colour pay for it. A payment is picked already: change it if you like, then pay.',
  staging:
    'The staging area: the threat of everything here counts against you, and one more card comes each round. Look at what lies there.',
  commit:
    'Choose who goes on the quest: their willpower should beat the threat. Those who go are exhausted and will not fight, so keep somebody ready.',
  resolved:
    'Willpower above the threat becomes progress. If the threat is higher, the difference is added to your dial. Look at the quest.',
  travel:
    'Travel to a location: its threat no longer counts, but progress goes on it first until it is explored.',
  engage:
    'You may engage an enemy: it leaves the staging area and attacks you. Those to whom your threat is high enough come by themselves.',
  defend:
    'This enemy attacks. Whoever defends is exhausted and takes less damage; if nobody does, a hero takes all of it. Its face-down shadow card can make it worse.',
  attack:
    'Now strike back: choose an enemy, then everybody who attacks it. Their attack is added up, and the enemy’s defense is taken off.',
};
