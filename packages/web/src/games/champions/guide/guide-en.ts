/** What the guide says at each step. */
export const en = {
  villain:
    'You win when this villain has no hit points left. Rest the mouse or a finger on the card to read it.',
  plan: 'This is the villain’s plan: when its ring is full of threat, you lose. Look at the plan.',
  hero: 'This is you. You begin as your alter-ego, with the hero on the back of the card. Look at yourself.',
  hand: 'Your hand: click the cards that you would rather swap for others, then confirm. Cheap cards that stay in play are worth keeping.',
  play: 'Everything lit in blue can be done now. This number is what the card costs: click the card to play it.',
  pay: 'Other cards pay for it: each gives the resources shown here. A payment is picked already. Change it if you like, then pay.',
  form: 'Only heroes fight. Change form: you may do it once each turn.',
  attack:
    'Your hero attacks the villain or thwarts the plan; either exhausts the card. Click the card and attack.',
  end: 'Do whatever else is lit, then end your turn. You draw new cards, and everything of yours is ready again.',
  threat:
    'Now the villain acts. In every round threat is placed on the plan first: look at its ring.',
  defend:
    'The villain attacks heroes. Whoever defends is exhausted; a hero takes less damage that way, an ally takes it for you. You may also defend with nobody.',
  encounter:
    'At the end everybody gets an encounter card: a trap, an enemy or a further plan. Look what came.',
  thwart: 'Your turn again. Keep an eye on the ring of the plan: to thwart takes threat away.',
};
