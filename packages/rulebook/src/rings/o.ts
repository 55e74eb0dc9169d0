import type { Entry } from '../entry.ts';

export const O: readonly Entry[] = [
  {
    id: 'objective-cards',
    topic: 'cards',
    en: {
      title: 'Objective Cards',
      text: [
        'Objectives are things, places or allies that a scenario is about: what has to be found, brought along or protected. What one of them is good for, and whether the players need it to [[quest-progress|advance]], is said on it or on the quest cards.',
        'An objective that has been revealed goes to the [[staging-area|staging area]]. It stays in play until something in the game tells the players to remove it.',
        'At first it is under the control of the encounter deck. Whoever claims it, in the way it says, takes control of it.',
      ],
      examples: [
        'The Shadow Key lies unguarded in the staging area. A player raises their threat by 2 to claim it and attaches it to a hero, and now controls it. If that hero leaves play, the key returns to the staging area.',
      ],
      aliases: [
        'objective',
        'objectives',
        'objective ally',
        'claim',
        'claimed',
        'unclaimed objective',
        'goal',
        'how do I claim an objective',
        'who controls an objective',
      ],
    },
    de: {
      title: 'Zielkarten',
      text: [
        'Ziele sind Dinge, Orte oder Verbündete, um die es in einem Szenario geht: was zu finden, mitzunehmen oder zu beschützen ist. Wozu ein Ziel gut ist und ob die Spieler es brauchen, um [[quest-progress|vorzurücken]], steht auf ihm oder auf den Abenteuerkarten.',
        'Ein aufgedecktes Ziel kommt in die [[staging-area|Aufmarschzone]]. Es bleibt im Spiel, bis das Spiel selbst verlangt, dass es entfernt wird.',
        'Zunächst hat das Begegnungsdeck die Kontrolle darüber. Wer es auf die angegebene Weise beansprucht, übernimmt die Kontrolle.',
      ],
      examples: [
        'Der Shadow Key liegt unbewacht in der Aufmarschzone. Ein Spieler erhöht seinen Bedrohungsgrad um 2, beansprucht ihn, hängt ihn an einen Helden und kontrolliert ihn nun. Verlässt der Held das Spiel, kehrt der Schlüssel in die Aufmarschzone zurück.',
      ],
      aliases: [
        'Ziel',
        'Ziele',
        'Zielkarte',
        'Ziel-Verbündeter',
        'beanspruchen',
        'beansprucht',
        'Wie beanspruche ich ein Ziel',
        'Wer kontrolliert ein Ziel',
      ],
    },
    see: ['guarded', 'staging-area', 'ownership-and-control', 'encounter-card-anatomy'],
    decided: [
      {
        en: 'An objective that a player has claimed counts among the attachments that player controls. Encounter cards that are attached to a hero against the player’s will do not.',
        de: 'Ein beanspruchtes Ziel zählt zu den Verstärkungen, die der Spieler kontrolliert. Begegnungskarten, die einem Helden ungewollt angehängt wurden, zählen nicht dazu.',
      },
      {
        en: 'A burden that counts as an objective is none of those a quest speaks of: it belongs to no encounter set.',
        de: 'Eine Bürde, die als Ziel gilt, gehört nicht zu den Zielen, von denen ein Abenteuer spricht: Sie gehört zu keinem Begegnungsset.',
      },
    ],
  },
  {
    id: 'optional-engagement',
    topic: 'enemies',
    en: {
      title: 'Optional Engagement',
      text: [
        'In [[step-5-2|step 5.2]] of the [[encounter-phase|encounter phase]], each player in player order may engage 1 enemy in the staging area. The enemy moves into that player’s play area, and the two are [[engaged|engaged]] with each other.',
        'Each player has this chance once, and may pass. The enemy’s engagement cost does not matter.',
        'Whatever is not engaged in this way may still come by an [[engagement-check|engagement check]] afterwards.',
      ],
      examples: [
        'A player with a threat of 25 may take on Hill Troll, whose engagement cost is 30, to keep its threat from counting in the staging area.',
      ],
      aliases: [
        'optionally engage',
        'engage voluntarily',
        'voluntary engagement',
        'choose an enemy to fight',
        'pull an enemy',
        'can I engage an enemy with a higher engagement cost',
        'how many enemies can I engage',
      ],
    },
    de: {
      title: 'Freiwillig in einen Kampf verwickeln',
      text: [
        'In [[step-5-2|Schritt 5.2]] der [[encounter-phase|Begegnungsphase]] darf jeder Spieler in Spielerreihenfolge 1 Gegner der Aufmarschzone in einen Kampf verwickeln. Der Gegner kommt in seine Spielzone, und beide sind miteinander [[engaged|in einen Kampf verwickelt]].',
        'Jeder hat diese Gelegenheit einmal und darf verzichten. Auf die Kampfbereitschaft des Gegners kommt es nicht an.',
        'Wer dabei liegen bleibt, kann anschließend immer noch durch eine [[engagement-check|Kampfprobe]] kommen.',
      ],
      examples: [
        'Ein Spieler mit einem Bedrohungsgrad von 25 darf es mit Hill Troll aufnehmen, dessen Kampfbereitschaft 30 ist, damit dessen Widerstand nicht mehr in der Aufmarschzone zählt.',
      ],
      aliases: [
        'freiwillig verwickeln',
        'freiwilliger Kampf',
        'Gegner nehmen',
        'Gegner heranziehen',
        'Gegner freiwillig angreifen',
        'Darf ich einen Gegner mit höherer Kampfbereitschaft verwickeln',
        'Wie viele Gegner darf ich verwickeln',
      ],
    },
    see: ['engagement-check', 'engaged', 'encounter-phase', 'enemy-cards'],
  },
  {
    id: 'out-of-play',
    topic: 'zones',
    en: {
      title: 'Out of Play',
      text: [
        'Which cards are out of play, and what can be done with them there, is told under [[in-play]].',
      ],
      aliases: ['not in play', 'out-of-play', 'out of play area', 'outside the game'],
    },
    de: {
      title: 'Nicht im Spiel',
      text: [
        'Welche Karten nicht im Spiel sind und was dort mit ihnen geschehen kann, steht unter [[in-play|Im Spiel und nicht im Spiel]].',
      ],
      aliases: ['außerhalb des Spiels', 'außer Spiel', 'Nicht-im-Spiel-Zone', 'nicht im Spiel'],
    },
    see: ['in-play'],
    untested: 'pointer',
  },
  {
    id: 'out-of-tokens',
    topic: 'basics',
    en: {
      title: 'Running Out of Tokens',
      text: [
        'There can be any number of resources, damage and progress in the game at the same time. When the tokens of the box are used up, take coins, beads or anything else.',
      ],
      aliases: [
        'no tokens left',
        'not enough tokens',
        'token limit',
        'token bank',
        'resource limit',
        'how many resources can a hero have',
      ],
    },
    de: {
      title: 'Keine Marker mehr',
      text: [
        'Es kann beliebig viele Ressourcen, beliebig viel Schaden und beliebig viel Fortschritt zugleich im Spiel geben. Sind die Marker der Schachtel aufgebraucht, nehmt Münzen, Perlen oder was ihr sonst zur Hand habt.',
      ],
      aliases: [
        'Marker aufgebraucht',
        'zu wenig Marker',
        'Markervorrat leer',
        'Markerlimit',
        'Wie viele Ressourcen kann ein Held haben',
      ],
    },
    see: ['resources', 'damage', 'quest-progress', 'empty-deck'],
    untested: 'table',
  },
  {
    id: 'ownership-and-control',
    topic: 'zones',
    en: {
      title: 'Ownership and Control',
      text: [
        'You own the cards with which you began: your heroes and your deck. Encounter cards are owned by the scenario. Ownership never changes.',
        'You control the cards in your hand, your deck and your discard pile, and your cards in play. A card enters play under its owner’s control, encounter cards under that of the scenario, unless something else is said.',
        'An ability can give control of a card in play to somebody else. Without a time limit that holds as long as the card stays in play. A character then moves into the play area of its new controller just as it is, exhausted or ready, with its damage; its attachments go with it and change their controller too.',
        'When such a card leaves play, it goes to its owner’s hand, deck or discard pile, not to those of its controller. That comes after whatever made it leave has been resolved, and no ability can react to it as a separate event.',
      ],
      examples: [
        'Wandering Took has been given to another player and is destroyed there. He goes to the discard pile of the player in whose deck he began.',
      ],
      aliases: [
        'owner',
        'owns',
        'own',
        'controller',
        'change control',
        'take control',
        'give control',
        'whose discard pile',
        'who controls an attachment on another player’s hero',
      ],
    },
    de: {
      title: 'Besitz und Kontrolle',
      text: [
        'Du besitzt die Karten, mit denen du begonnen hast: deine Helden und dein Deck. Begegnungskarten besitzt das Szenario. Am Besitz ändert sich nie etwas.',
        'Du kontrollierst die Karten auf deiner Hand, in deinem Deck und auf deinem Ablagestapel sowie deine Karten im Spiel. Eine Karte kommt, wenn nichts anderes gesagt ist, unter der Kontrolle ihres Besitzers ins Spiel, eine Begegnungskarte unter der des Szenarios.',
        'Eine Fähigkeit kann die Kontrolle über eine Karte im Spiel jemand anderem geben. Ist keine Frist genannt, gilt das, solange die Karte im Spiel bleibt. Ein Charakter wechselt dann in die neue Spielzone, wie er ist, erschöpft oder spielbereit und mit seinem Schaden; seine Verstärkungen gehen mit und wechseln ebenfalls die Kontrolle.',
        'Verlässt eine solche Karte das Spiel, kommt sie auf die Hand, ins Deck oder auf den Ablagestapel ihres Besitzers, nicht dessen, der sie kontrolliert hat. Das geschieht, nachdem abgehandelt ist, was sie aus dem Spiel genommen hat, und ist kein eigenes Ereignis, auf das eine Fähigkeit eingehen könnte.',
      ],
      examples: [
        'Wandering Took ist an einen anderen Spieler übergegangen und wird dort getötet. Er kommt auf den Ablagestapel des Spielers, in dessen Deck er anfangs war.',
      ],
      aliases: [
        'Besitzer',
        'besitzen',
        'Besitz',
        'Kontrolle',
        'kontrollieren',
        'Kontrolle wechselt',
        'Kontrolle abgeben',
        'Auf wessen Ablagestapel',
        'Wer kontrolliert eine Verstärkung an einem fremden Helden',
      ],
    },
    see: ['control', 'in-play', 'attachment-cards', 'discard-piles', 'player-elimination'],
    decided: [
      {
        en: 'Cards that an eliminated player owns, but others control, stay with those others. When such a card leaves play, it goes to its owner’s discard pile, also if it should go to the hand.',
        de: 'Karten, die ein ausgeschiedener Spieler besitzt, aber andere kontrollieren, bleiben bei diesen. Verlässt eine solche Karte das Spiel, kommt sie auf den Ablagestapel ihres Besitzers, auch wenn sie auf seine Hand käme.',
      },
    ],
  },
];
