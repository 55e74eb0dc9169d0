import type { Entry } from '../entry.ts';

export const I: readonly Entry[] = [
  {
    id: 'immune',
    topic: 'words',
    en: {
      title: 'Immune',
      text: [
        'Effects of a kind to which a card is immune cannot have it as a target.',
        'The immunity ends at the edge of the card. What is attached to it, the tokens on it and the abilities that come from it are not immune.',
        'A card may become immune in the course of the game. [[lasting-effects|Lasting effects]] that were already working on it are then looked at anew: those to which it is immune now no longer apply.',
        'Attacks and everything else the rules do by themselves are no card effects. An enemy that is immune to player card effects can be engaged, attacked and destroyed.',
      ],
      aliases: [
        'immunity',
        'immune to player card effects',
        'cannot be targeted',
        'untargetable',
        'can I attack an immune enemy',
        'is an attachment on an immune card immune',
      ],
    },
    de: {
      title: 'Immun',
      text: [
        'Ist eine Karte gegen eine Art von Effekten immun, kann sie nicht das Ziel solcher Effekte sein.',
        'Die Immunität reicht nicht weiter als die Karte selbst. Was an ihr hängt, die Marker auf ihr und die Fähigkeiten, die von ihr ausgehen, sind nicht immun.',
        'Eine Karte kann im Lauf des Spiels immun werden. [[lasting-effects|Anhaltende Effekte]], die schon auf sie wirken, werden dann neu geprüft: Gegen welche sie jetzt immun ist, die gelten für sie nicht mehr.',
        'Angriffe und alles andere, was die Regeln von sich aus tun, sind keine Karteneffekte. Einen Gegner, der gegen Spielerkarteneffekte immun ist, kann man in einen Kampf verwickeln, angreifen und töten.',
      ],
      aliases: [
        'Immunität',
        'immun gegen Spielerkarteneffekte',
        'immun gegen Spielerkarten',
        'kein Ziel',
        'Kann ich einen immunen Gegner angreifen',
        'Ist eine Verstärkung an einer immunen Karte immun',
      ],
    },
    see: ['cannot', 'choose', 'lasting-effects', 'framework'],
    decided: [
      {
        en: 'A card that is immune to player card effects is neither chosen nor touched nor changed by them, not even by effects that choose nothing. The book speaks only of targets; the [[grim-rule|grim rule]] takes what is worse for the players.',
        de: 'Eine Karte, die gegen Spielerkarteneffekte immun ist, wird von ihnen weder gewählt noch berührt noch verändert, auch nicht von Effekten, die nichts wählen. Das Buch spricht nur von Zielen; die [[grim-rule|Galgenregel]] nimmt, was für die Spieler ungünstiger ist.',
      },
    ],
  },
  {
    id: 'in-play',
    topic: 'zones',
    en: {
      title: 'In Play and Out of Play',
      text: [
        'In play are the face-up cards in the [[staging-area|staging area]] and in the play areas of the players, engaged enemies among them, the [[active-location|active location]] and the top card of the quest deck.',
        'Out of play are the hands, decks and [[discard-piles|discard piles]] of the players, the encounter deck with its own pile, the victory display, and everything that is set aside or [[removed-from-the-game|removed from the game]].',
        'A card enters play when it comes from out of play into play, and leaves play when it goes the other way.',
        'Abilities work on cards in play and can have only these as targets, unless they name a place out of play. An ability itself works only from a card in play, unless it says that it can be used from elsewhere or could not be resolved otherwise. [[play-restrictions|Play restrictions and permissions]] work out of play too: they say how the card may be played.',
      ],
      examples: [
        'Nazgûl of Dol Guldur lies face up beside the quest deck at first. There it is set aside, so it is not in play: nobody can engage it, and no card can affect it.',
      ],
      aliases: [
        'play area',
        'leaves play',
        'leave play',
        'zones',
        'set aside',
        'is my hand in play',
        'which cards are in play',
        'is the victory display in play',
      ],
    },
    de: {
      title: 'Im Spiel und nicht im Spiel',
      text: [
        'Im Spiel sind die aufgedeckten Karten in der [[staging-area|Aufmarschzone]] und in den Spielzonen der Spieler, auch die Gegner dort, dazu der [[active-location|aktive Ort]] und die oberste Karte des Abenteuerdecks.',
        'Nicht im Spiel sind die Hände, Decks und [[discard-piles|Ablagestapel]] der Spieler, ebenso das Begegnungsdeck mit seinem Stapel, der Stapel beanspruchter Siegpunkte und alles, was beiseitegelegt oder [[removed-from-the-game|aus dem Spiel entfernt]] ist.',
        'Wechselt eine Karte von der zweiten Gruppe in die erste, kommt sie ins Spiel; umgekehrt verlässt sie das Spiel.',
        'Fähigkeiten wirken auf Karten im Spiel und haben nur solche zum Ziel, sofern sie keinen anderen Ort nennen. Selbst wirken sie nur auf einer Karte im Spiel, es sei denn, sie lassen sich laut Text von anderswo verwenden oder wären sonst gar nicht abzuhandeln. [[play-restrictions|Spieleinschränkungen und Spielberechtigungen]] gelten auch außerhalb: Sie sagen ja, wie man die Karte spielt.',
      ],
      examples: [
        'Nazgûl of Dol Guldur liegt anfangs offen neben dem Abenteuerdeck. Dort ist er beiseitegelegt und damit nicht im Spiel: Niemand kann ihn in einen Kampf verwickeln, und keine Karte wirkt auf ihn.',
      ],
      aliases: [
        'im Spiel',
        'Spielzone',
        'das Spiel verlassen',
        'verlässt das Spiel',
        'Zonen',
        'beiseitegelegt',
        'Ist meine Hand im Spiel',
        'Welche Karten sind im Spiel',
      ],
    },
    see: ['enters-play', 'put-into-play', 'ability', 'removed-from-the-game', 'discard-piles'],
    decided: [
      {
        en: 'A card that leaves play and comes back is a new card: ready, without tokens, not committed to the quest, and no longer under lasting effects that worked on it before. The book is silent on this.',
        de: 'Eine Karte, die das Spiel verlässt und wiederkommt, ist eine neue Karte: spielbereit, ohne Marker, nicht mehr beim Abenteuer und frei von anhaltenden Effekten, die zuvor auf sie wirkten. Das Buch schweigt dazu.',
      },
    ],
  },
  {
    id: 'initiating-abilities',
    topic: 'playing',
    en: {
      title: 'Initiating Abilities, Playing Cards',
      text: [
        'Say which card you want to play or which [[triggered-ability|triggered ability]] you want to use. Then go through these steps in order:',
        '1. Look at the [[play-restrictions|play restrictions]]: is it allowed now? If not, it ends here.',
        '2. Determine the [[cost|cost]], or all of them if there are several.',
        '3. Apply whatever modifies the cost.',
        '4. Pay.',
        '5. [[choose|Choose]] the targets, if there are any to choose.',
        '6. The card is played, or the ability is resolved.',
        'A [[response|response]] whose triggering condition is met in one of these steps may be used right there.',
      ],
      examples: [
        'For Common Cause you exhaust one of your heroes first, and only then choose the other hero who is readied.',
      ],
      aliases: [
        'play a card',
        'playing cards',
        'how to play a card',
        'use an ability',
        'trigger an ability',
        'steps of playing a card',
        'do I pay before I choose targets',
      ],
    },
    de: {
      title: 'Fähigkeiten initiieren, Karten spielen',
      text: [
        'Sag an, welche Karte du spielen oder welche [[triggered-ability|ausgelöste Fähigkeit]] du verwenden willst. Dann geht es Schritt für Schritt:',
        '1. [[play-restrictions|Spieleinschränkungen]] prüfen: Ist es jetzt erlaubt? Wenn nicht, ist hier Schluss.',
        '2. Die [[cost|Kosten]] feststellen, alle, wenn es mehrere sind.',
        '3. Anwenden, was die Kosten modifiziert.',
        '4. Bezahlen.',
        '5. Ziele [[choose|wählen]], falls es welche zu wählen gibt.',
        '6. Die Karte ist gespielt oder die Fähigkeit wird abgehandelt.',
        'Eine [[response|Reaktion]], deren Auslösebedingung in einem dieser Schritte eintritt, darf an Ort und Stelle verwendet werden.',
      ],
      examples: [
        'Für Common Cause erschöpfst du zuerst einen deiner Helden und wählst erst dann den anderen, der spielbereit wird.',
      ],
      aliases: [
        'Karte spielen',
        'Karten spielen',
        'Wie spiele ich eine Karte',
        'Fähigkeit verwenden',
        'Fähigkeit auslösen',
        'Schritte beim Spielen einer Karte',
        'Bezahle ich, bevor ich Ziele wähle',
      ],
    },
    see: ['cost', 'play-restrictions', 'choose', 'resource-match', 'planning-phase'],
    decided: [
      {
        en: 'A card that is being paid for lies open on the table: whoever plays it has said so.',
        de: 'Eine Karte, die gerade bezahlt wird, liegt offen auf dem Tisch: Wer sie spielt, hat es angesagt.',
      },
    ],
  },
  {
    id: 'instead',
    topic: 'words',
    en: {
      title: 'Instead',
      text: [
        '“Instead” puts one thing in the place of another that would have happened. How that works, and what becomes of several such effects at once, is told under [[replacement-effects]].',
      ],
      aliases: ['would', 'replace', 'in place of', 'rather than'],
    },
    de: {
      title: 'Stattdessen',
      text: [
        '„Stattdessen“ setzt etwas an die Stelle dessen, was sonst geschehen wäre. Wie das vor sich geht und was bei mehreren solchen Effekten gilt, steht unter [[replacement-effects|Ersatzeffekte]].',
      ],
      aliases: ['würde', 'ersetzen', 'anstelle', 'anstatt', 'statt'],
    },
    see: ['replacement-effects'],
    untested: 'pointer',
  },
];
