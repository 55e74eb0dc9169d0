import { BOARD, HEROES, VILLAINS } from '@grimrule/duel';

const heroGoal = BOARD.pointsToWin[HEROES];
const villainGoal = BOARD.pointsToWin[VILLAINS];

/** What the guide says at each step. */
export const en = {
  goal: `Both sides pull this marker: the heroes win at ${heroGoal} on their side, the villains at ${villainGoal} on theirs. Look at the track.`,
  sites:
    'This is one of three sites. A card opposite an enemy fights it; a card opposite an empty place earns the bonus of its site. Look at it.',
  play: 'Cards lit in blue can be played now. Rest the mouse or a finger on a card to read it, then click it.',
  pay: 'For each symbol of the cost you discard a card of that colour. A payment is picked already: change it if you like, then pay.',
  place:
    'Choose a place: opposite an enemy you stop it, opposite nobody you earn the bonus in each of your turns.',
  end: 'Play more, or end the phase: then all your cards attack by themselves, and you draw two cards.',
  bonus:
    'Nobody stood opposite, so the site gave its bonus: points or civilians in Manhattan, the artefact marker in the Sanctum, a location card in the Tower.',
  civilians: `Free a civilian: later, spend one like a card of its colour. When ${BOARD.civiliansLeft} or fewer are left here, the heroes win at once.`,
  marker:
    'The artefact marker moves towards the side that pulls. At the end of its half this side takes one of the two artefacts.',
  artefacts: 'Take one of these artefacts: read both first.',
};
