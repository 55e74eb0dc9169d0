import type { Entry } from '../entry.ts';

export const TURN: readonly Entry[] = [
  {
    id: 'attack-phase',
    topic: 'round',
    en: {
      title: 'Phase II: Attack',
      text: [
        'All your cards on the board with a [[strength|strength]] of at least 1 [[attack|attack]], one after the other in the [[order-of-attack|order of attack]], also those that came into play in this turn. To attack is not optional.',
        'The attack of a card is carried out to its end, with its [[attack-effects|attack effect]], before the next card attacks.',
        'Before, between and after the attacks you may use [[one-time-effects|one-time artefacts]].',
      ],
      aliases: [
        'attack phase',
        'attacking',
        'combat',
        'second phase',
        'phase 2',
        'must I attack',
        'can a new card attack',
        'summoning sickness',
      ],
    },
    de: {
      title: 'Phase II: Angreifen',
      text: [
        'Alle deine Karten am Spielplan mit mindestens 1 [[strength|Stärke]] [[attack|greifen an]], eine nach der anderen in der [[order-of-attack|Reihenfolge der Plätze]], auch solche, die in diesem Zug ins Spiel kamen. Ein Verzicht ist nicht möglich.',
        'Der Angriff einer Karte wird samt [[attack-effects|Angriffseffekt]] zu Ende geführt, ehe die nächste angreift.',
        'Vor, zwischen und nach den Angriffen darfst du [[one-time-effects|Artefakte mit Einmaleffekt]] einsetzen.',
      ],
      aliases: [
        'Angriffsphase',
        'Angreifen',
        'Kampf',
        'zweite Phase',
        'Phase 2',
        'Muss ich angreifen',
        'Kann eine neue Karte angreifen',
      ],
    },
    see: ['attack', 'order-of-attack', 'bonus', 'turn'],
  },
  {
    id: 'draw-phase',
    topic: 'round',
    en: {
      title: 'Phase III: Draw',
      text: [
        'After your attacks draw two cards from your [[deck|deck]]. Your hand may grow as large as it likes.',
        'If you take the last card of your deck in your own turn, the game ends: see [[running-out-of-cards]].',
      ],
      aliases: [
        'draw phase',
        'drawing',
        'draw two cards',
        'third phase',
        'phase 3',
        'how many cards do I draw',
        'hand limit',
      ],
    },
    de: {
      title: 'Phase III: Nachziehen',
      text: [
        'Nach deinen Angriffen ziehst du zwei Karten von deinem [[deck|Deck]]. Die Zahl der Handkarten ist nicht begrenzt.',
        'Nimmst du in deinem eigenen Zug die letzte Karte deines Decks, endet das Spiel: siehe [[running-out-of-cards|Aufgebrauchtes Deck]].',
      ],
      aliases: [
        'Nachziehphase',
        'Nachziehen',
        'Ziehphase',
        'zwei Karten ziehen',
        'dritte Phase',
        'Phase 3',
        'wie viele Karten ziehe ich',
        'Handkartenlimit',
      ],
    },
    see: ['hand', 'deck', 'running-out-of-cards', 'norn-stones'],
  },
  {
    id: 'play-phase',
    topic: 'round',
    en: {
      title: 'Phase I: Play (Optional)',
      text: [
        'You may [[playing-a-card|play]] as many cards as you like and can pay for, one after the other, each with all it does before the next one. You may also play none and go straight on to the [[attack-phase|attack phase]].',
        'What happens at the start of the play phase comes before the first card. Artefacts that you may use once in each play phase, and [[one-time-effects|one-time artefacts]], can be used between the cards.',
      ],
      aliases: [
        'play phase',
        'playing cards',
        'first phase',
        'phase 1',
        'how many cards can I play',
        'must I play a card',
      ],
    },
    de: {
      title: 'Phase I: Ausspielen (optional)',
      text: [
        'Du darfst so viele Karten [[playing-a-card|ausspielen]], wie du willst, aber eine nach der anderen: Erst ist alles erledigt, was eine Karte tut, dann kommt die nächste. Du kannst auch gleich zur [[attack-phase|Angriffsphase]] übergehen.',
        'Was zu Beginn der Ausspielphase geschieht, kommt vor der ersten Karte. Artefakte, die du in jeder Ausspielphase einmal benutzen darfst, und [[one-time-effects|Artefakte mit Einmaleffekt]] kannst du zwischen den Karten einsetzen.',
      ],
      aliases: [
        'Ausspielphase',
        'Ausspielen',
        'erste Phase',
        'Phase 1',
        'wie viele Karten darf ich ausspielen',
        'Muss ich eine Karte ausspielen',
      ],
    },
    see: ['playing-a-card', 'paying-costs', 'turn'],
  },
  {
    id: 'turn',
    topic: 'round',
    en: {
      title: 'Turn',
      text: [
        'The two sides take turns until the game ends; the [[villains|villains]] begin.',
        'A turn has three phases: I [[play-phase|play]], II [[attack-phase|attack]], III [[draw-phase|draw]].',
        'What lasts until the end of the turn stops after the draw phase, and what may be used once in a turn is free again.',
      ],
      aliases: [
        'turns',
        'course of play',
        'phases',
        'turn order',
        'round',
        'whose turn is it',
        'what can I do in my turn',
      ],
    },
    de: {
      title: 'Spielzug',
      text: [
        'Beide Seiten sind abwechselnd am Zug, bis das Spiel endet; die [[villains|Schurken]] beginnen.',
        'Ein Zug hat drei Phasen: I [[play-phase|Ausspielen]], II [[attack-phase|Angreifen]], III [[draw-phase|Nachziehen]].',
        'Was bis zum Ende des Zuges gilt, endet nach der Nachziehphase, und was einmal pro Zug erlaubt ist, steht dann wieder zur Verfügung.',
      ],
      aliases: [
        'Zug',
        'Spielablauf',
        'Phasen',
        'Zugreihenfolge',
        'Runde',
        'wer ist dran',
        'was kann ich in meinem Zug tun',
      ],
    },
    see: ['play-phase', 'attack-phase', 'draw-phase', 'end-of-the-game'],
  },
];
