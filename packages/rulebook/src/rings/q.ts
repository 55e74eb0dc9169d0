import type { Entry } from '../entry.ts';

export const Q: readonly Entry[] = [
  {
    id: 'qualifiers',
    topic: 'words',
    en: {
      title: 'Qualifiers',
      text: [
        'A word that describes, such as “unique” or “exhausted”, belongs to everything that is listed after it, not only to the first thing, as far as the thing can be like that.',
      ],
      examples: [
        '“Each exhausted ally and hero” speaks of exhausted allies and exhausted heroes. Ready heroes are not meant.',
      ],
      aliases: [
        'qualifier',
        'adjective',
        'adjectives',
        'list of terms',
        'wording',
        'does the adjective apply to both',
      ],
    },
    de: {
      title: 'Adjektive',
      text: [
        'Ein beschreibendes Wort wie „einzigartig“ oder „erschöpft“ gehört zu allem, was danach aufgezählt wird, nicht nur zum Ersten, sofern es darauf passen kann.',
      ],
      examples: [
        '„Jeder erschöpfte Verbündete und Held“ meint erschöpfte Verbündete und erschöpfte Helden. Spielbereite Helden sind nicht gemeint.',
      ],
      aliases: [
        'Adjektiv',
        'Eigenschaftswort',
        'Aufzählung',
        'Formulierung',
        'Gilt das Adjektiv für beide',
      ],
    },
    see: ['traits', 'exhausted', 'unique'],
    untested: 'table',
  },
  {
    id: 'quest-cards',
    topic: 'cards',
    en: {
      title: 'Quest Cards, Quest Deck',
      text: [
        'Quest cards are the stages of a scenario. Their numbers give the order in which they form the quest deck, stage 1A on top. It is never shuffled, and only its top card is [[in-play|in play]]: the [[current-quest|current quest]].',
        'Side A comes first, with the story and often with instructions for [[setup|setup]]. Follow these, then turn the card over: side B has the quest points, the rules of the stage and what happens when it is revealed. How one stage is left for the next is told under [[quest-progress]].',
        'Icons on the card say which encounter sets make up the [[encounter-deck|encounter deck]] of the scenario.',
      ],
      examples: [
        'Passage Through Mirkwood has two cards with the number 3. Its second stage says that one of them is taken at random; the other has no part in the game.',
      ],
      aliases: [
        'quest card',
        'quest deck',
        'stage',
        'stages',
        'side A',
        'side B',
        'quest points',
        'scenario cards',
        'do I shuffle the quest deck',
      ],
    },
    de: {
      title: 'Abenteuerkarten, Abenteuerdeck',
      text: [
        'Abenteuerkarten sind die Abschnitte eines Szenarios. Ihre Nummern geben die Reihenfolge vor, in der sie das Abenteuerdeck bilden, mit Abschnitt 1A zuoberst. Gemischt wird es nie, und nur seine oberste Karte ist [[in-play|im Spiel]]: das [[current-quest|aktuelle Abenteuer]].',
        'Zuerst kommt Seite A mit der Geschichte und oft mit Anweisungen zur [[setup|Vorbereitung]]. Befolgt sie und dreht die Karte dann um: Seite B hat die Abenteuerpunkte, die Regeln des Abschnitts und das, was beim Aufdecken geschieht. Wie es von einem Abschnitt zum nächsten geht, steht unter [[quest-progress|Abenteuerfortschritt]].',
        'Symbole auf der Karte sagen, aus welchen Begegnungssets das [[encounter-deck|Begegnungsdeck]] des Szenarios besteht.',
      ],
      examples: [
        'Passage Through Mirkwood hat zwei Karten mit der Nummer 3. Laut dem zweiten Abschnitt wird eine davon zufällig bestimmt; die andere kommt in dieser Partie nicht vor.',
      ],
      aliases: [
        'Abenteuerkarte',
        'Abenteuerdeck',
        'Abschnitt',
        'Abschnitte',
        'Seite A',
        'Seite B',
        'Abenteuerpunkte',
        'Szenariokarten',
        'Wird das Abenteuerdeck gemischt',
      ],
    },
    see: ['quest-progress', 'current-quest', 'quest-phase', 'quest-card-anatomy', 'setup'],
  },
  {
    id: 'quest-phase',
    topic: 'round',
    en: {
      title: 'Quest Phase',
      text: [
        'The third phase of the round, in which the players try to get on with the [[current-quest|current quest]]. There is an action window at its beginning and after each of these steps:',
        '1. In player order, each player may commit any number of characters to the quest by exhausting them ([[step-3-2|step 3.2]]).',
        '2. [[staging|Staging]]: one encounter card is revealed for each player, each completely resolved before the next ([[step-3-3|step 3.3]]).',
        '3. Compare the [[willpower|willpower]] of all committed characters with the threat of all cards in the [[staging-area|staging area]] ([[step-3-4|step 3.4]]). More willpower: the players have quested successfully and place the difference as progress, on the [[active-location|active location]] first. More threat: they have failed, and each player raises their threat by the difference. A tie is neither, and nothing happens.',
        'Characters stay committed until the phase ends, unless an ability removes them from the quest, and they stay exhausted after it.',
      ],
      examples: [
        'Characters with 7 willpower together are committed; the cards in the staging area have 5 threat. 2 progress tokens are placed. With 9 threat instead, each player’s threat would rise by 2.',
      ],
      aliases: [
        'questing',
        'quest',
        'commit',
        'committed',
        'commit to the quest',
        'resolve the quest',
        'quest successfully',
        'quest unsuccessfully',
        'fail a quest',
        'phase 3',
        'what happens on a tie when questing',
        'do characters ready after questing',
      ],
    },
    de: {
      title: 'Abenteuerphase',
      text: [
        'Die dritte Phase der Runde, in der die Spieler beim [[current-quest|aktuellen Abenteuer]] vorankommen wollen. Ein Aktionsfenster gibt es zu Beginn und nach jedem dieser Schritte:',
        '1. In Spielerreihenfolge darf jeder Spieler beliebig viele seiner Charaktere sich dem Abenteuer stellen lassen, indem er sie erschöpft ([[step-3-2|Schritt 3.2]]).',
        '2. [[staging|Aufmarsch]]: Für jeden Spieler wird eine Begegnungskarte aufgedeckt und ganz abgehandelt, bevor die nächste kommt ([[step-3-3|Schritt 3.3]]).',
        '3. Vergleicht die [[willpower|Willenskraft]] aller Charaktere beim Abenteuer mit dem Widerstand aller Karten in der [[staging-area|Aufmarschzone]] ([[step-3-4|Schritt 3.4]]). Überwiegt die Willenskraft, habt ihr euch dem Abenteuer erfolgreich gestellt und legt die Differenz als Fortschritt, zuerst auf den [[active-location|aktiven Ort]]. Überwiegt der Widerstand, seid ihr gescheitert, und jeder Spieler erhöht seinen Bedrohungsgrad um die Differenz. Ein Gleichstand ist keins von beidem, und nichts geschieht.',
        'Die Charaktere bleiben bis zum Ende der Phase beim Abenteuer, sofern keine Fähigkeit sie davon entfernt, und sind danach weiterhin erschöpft.',
      ],
      examples: [
        'Beim Abenteuer sind Charaktere mit zusammen 7 Willenskraft; die Karten in der Aufmarschzone haben 5 Widerstand. Es werden 2 Fortschrittsmarker gelegt. Bei 9 Widerstand stiege stattdessen der Bedrohungsgrad jedes Spielers um 2.',
      ],
      aliases: [
        'Abenteuer',
        'sich dem Abenteuer stellen',
        'questen',
        'Quest',
        'Abenteuer abhandeln',
        'erfolgreich gestellt',
        'nicht erfolgreich',
        'gescheitertes Abenteuer',
        'Phase 3',
        'Was passiert bei Gleichstand im Abenteuer',
        'Werden Charaktere nach dem Abenteuer spielbereit',
      ],
    },
    see: ['willpower', 'staging', 'staging-area', 'quest-progress', 'active-location', 'threat'],
  },
  {
    id: 'quest-progress',
    topic: 'questing',
    en: {
      title: 'Advancing the Quest',
      text: [
        'As soon as there are at least as many progress tokens on the [[current-quest|current quest]] as it has quest points, the stage is defeated, and the players go on to the next one at once. The next stage begins without progress: surplus tokens are lost.',
        'If a stage says that it cannot be defeated yet, the tokens stay on it, and the players advance at the moment at which nothing stands in the way any more. Some stages have no quest points and say themselves what has to be done.',
        'If an [[active-location|active location]] is there, progress on the quest goes to it first. After the last stage the game is won: see [[winning]].',
      ],
      examples: [
        'Flies and Spiders has 8 quest points and 6 progress. The players place 5 more: they advance, and the 3 that were too many are lost.',
        'To the River... cannot be defeated while a Hill Troll is in play. With 10 progress on its 8 quest points the players wait; as soon as the last Hill Troll is destroyed, they advance.',
      ],
      aliases: [
        'progress',
        'progress token',
        'progress tokens',
        'advance',
        'advancing',
        'next stage',
        'defeat a stage',
        'complete a stage',
        'quest points',
        'does extra progress carry over',
      ],
    },
    de: {
      title: 'Abenteuerfortschritt',
      text: [
        'Sobald auf dem [[current-quest|aktuellen Abenteuer]] mindestens so viele Fortschrittsmarker liegen, wie es Abenteuerpunkte hat, ist der Abschnitt bewältigt, und die Spieler gehen gleich zum nächsten über. Dieser beginnt ohne Fortschritt: Überschüssige Marker verfallen.',
        'Kann ein Abschnitt laut Text noch nicht bewältigt werden, bleiben die Marker liegen, und die Spieler rücken in dem Moment vor, in dem nichts mehr im Weg steht. Manche Abschnitte haben keine Abenteuerpunkte und sagen selbst, was zu tun ist.',
        'Gibt es einen [[active-location|aktiven Ort]], kommt Fortschritt für das Abenteuer zuerst auf ihn. Nach dem letzten Abschnitt ist das Spiel gewonnen: siehe [[winning|Spielsieg]].',
      ],
      examples: [
        'Flies and Spiders hat 8 Abenteuerpunkte und 6 Fortschritt. Die Spieler legen 5 weitere: Sie rücken vor, und die 3 zu viel verfallen.',
        'To the River... kann nicht bewältigt werden, solange ein Hill Troll im Spiel ist. Mit 10 Fortschritt bei 8 Abenteuerpunkten warten die Spieler; sobald der letzte Hill Troll getötet ist, rücken sie vor.',
      ],
      aliases: [
        'Fortschritt',
        'Fortschrittsmarker',
        'vorrücken',
        'nächster Abschnitt',
        'Abschnitt bewältigen',
        'Abschnitt abschließen',
        'Abenteuerpunkte',
        'Wird überschüssiger Fortschritt mitgenommen',
      ],
    },
    see: ['quest-cards', 'quest-phase', 'active-location', 'explored', 'winning'],
    decided: [
      {
        en: 'Where winning depends on there being no enemies, as in Ambush on the Shore, the players have not won while the cards of the stage are still being revealed: first all of them are revealed.',
        de: 'Hängt der Sieg wie bei Ambush on the Shore daran, dass kein Gegner mehr im Spiel ist, haben die Spieler noch nicht gewonnen, solange die Karten des Abschnitts aufgedeckt werden: Erst werden alle aufgedeckt.',
      },
    ],
  },
];
