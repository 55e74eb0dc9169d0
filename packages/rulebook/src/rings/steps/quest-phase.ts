import type { Entry } from '../../entry.ts';

export const QUEST_PHASE: readonly Entry[] = [
  {
    id: 'step-3-1',
    topic: 'steps',
    en: {
      title: '3.1 Quest Phase Begins',
      text: [
        'The [[quest-phase|quest phase]] starts, with everything that cards tie to its beginning. An [[action-windows|action window]] opens before characters are committed.',
      ],
      aliases: ['3.1', 'beginning of the quest phase', 'start of the quest phase'],
    },
    de: {
      title: '3.1 Abenteuerphase beginnt',
      text: [
        'Die [[quest-phase|Abenteuerphase]] fängt an, mit allem, was Karten an ihren Beginn knüpfen. Bevor sich Charaktere dem Abenteuer stellen, öffnet sich ein [[action-windows|Aktionsfenster]].',
      ],
      aliases: ['3.1', 'Beginn der Abenteuerphase', 'Anfang der Abenteuerphase'],
    },
    see: ['quest-phase', 'step-3-2', 'step-3-5'],
  },
  {
    id: 'step-3-2',
    topic: 'steps',
    en: {
      title: '3.2 Commit Characters to the Quest',
      text: [
        'In [[player-order|player order]] each player chooses which of their characters go on the quest: any number, even none. To commit a character is to [[exhausted|exhaust]] it, so only ready characters can be committed.',
        'The players decide before they know what [[staging|staging]] will bring. An [[action-windows|action window]] follows.',
      ],
      examples: [
        'You commit two heroes and keep the third one ready, so that it can defend or attack in the combat phase.',
      ],
      aliases: [
        '3.2',
        'commit',
        'committing',
        'questing',
        'send characters on the quest',
        'who quests',
        'do questing characters exhaust',
      ],
    },
    de: {
      title: '3.2 Charaktere sich dem Abenteuer stellen lassen',
      text: [
        '[[player-order|In Spielerreihenfolge]] entscheidet jeder, welche seiner Charaktere sich dem Abenteuer stellen: beliebig viele, auch gar keiner. Jeder von ihnen wird dafür [[exhausted|erschöpft]], es kommen also nur spielbereite Charaktere in Frage.',
        'Entschieden wird, bevor bekannt ist, was der [[staging|Aufmarsch]] bringt. Ein [[action-windows|Aktionsfenster]] folgt.',
      ],
      examples: [
        'Du lässt zwei Helden sich dem Abenteuer stellen und hältst den dritten spielbereit, damit er in der Kampfphase verteidigen oder angreifen kann.',
      ],
      aliases: [
        '3.2',
        'dem Abenteuer stellen',
        'questen',
        'committen',
        'ins Abenteuer schicken',
        'Werden Charaktere im Abenteuer erschöpft',
      ],
    },
    see: ['willpower', 'exhausted', 'characters', 'step-3-3', 'step-3-4'],
  },
  {
    id: 'step-3-3',
    topic: 'steps',
    en: {
      title: '3.3 Staging',
      text: [
        'As many encounter cards are [[reveal|revealed]] as there are players in the game when the step begins, one by one. Each card is dealt with completely, with its keywords and its “When Revealed” effect, before the next one is turned up.',
        'Enemies, locations and objectives go to the [[staging-area|staging area]]. A [[treachery-cards|treachery]] is resolved and discarded, unless it says something else.',
        'If the encounter deck runs out in this phase, its discard pile is shuffled and becomes the new deck.',
        'An [[action-windows|action window]] follows.',
      ],
      examples: [
        'Three players reveal three cards. If one of these has surge, a fourth card comes right after it.',
      ],
      aliases: [
        '3.3',
        'reveal encounter cards',
        'how many encounter cards are revealed',
        'staging step',
        'encounter deck empty',
      ],
    },
    de: {
      title: '3.3 Aufmarsch',
      text: [
        'Für jeden Spieler, der zu Beginn des Schritts im Spiel ist, wird eine Begegnungskarte [[reveal|aufgedeckt]], immer nur eine auf einmal: Erst wenn eine Karte mit Schlüsselwörtern und „Wenn aufgedeckt“-Effekt erledigt ist, kommt die nächste.',
        'Gegner, Orte und Ziele kommen in die [[staging-area|Aufmarschzone]]. Ein [[treachery-cards|Verrat]] wird abgehandelt und abgelegt, wenn er nichts anderes sagt.',
        'Geht in dieser Phase das Begegnungsdeck aus, wird aus dem gemischten Begegnungs-Ablagestapel ein neues.',
        'Ein [[action-windows|Aktionsfenster]] folgt.',
      ],
      examples: [
        'Drei Spieler decken drei Karten auf. Hat eine davon Nachrüsten, kommt gleich nach ihr eine vierte.',
      ],
      aliases: [
        '3.3',
        'Begegnungskarten aufdecken',
        'wie viele Begegnungskarten werden aufgedeckt',
        'Aufmarschschritt',
        'Begegnungsdeck leer',
      ],
    },
    see: ['staging', 'reveal', 'surge', 'doomed-x', 'empty-deck', 'staging-area'],
    decided: [
      {
        en: 'The encounter deck is made anew as soon as its last card has been turned up in the quest phase, without that card. So there is a deck for shadow cards in the same round.',
        de: 'Das neue Begegnungsdeck entsteht, sobald in der Abenteuerphase die letzte Karte aufgedeckt ist, und zwar ohne diese Karte. So gibt es noch in derselben Runde ein Deck für Schattenkarten.',
      },
      {
        en: 'How many cards are revealed is settled when the step begins, as the FAQ says: if a player is eliminated by one of them, the next player reveals the card that is still to come for that player.',
        de: 'Wie viele Karten aufgedeckt werden, steht zu Beginn des Schritts fest, so die FAQ: Scheidet ein Spieler durch eine davon aus, deckt der Folgespieler die Karte auf, die für den Ausgeschiedenen noch aussteht.',
      },
    ],
  },
  {
    id: 'step-3-4',
    topic: 'steps',
    en: {
      title: '3.4 Resolve the Quest',
      text: [
        'The [[willpower|willpower]] of all committed characters of all players is added up and compared with the threat strength of all cards in the [[staging-area|staging area]].',
        'More willpower: the players quest successfully. They place the difference as progress, first on the [[active-location|active location]] until it is [[explored|explored]], the rest on the [[current-quest|current quest]].',
        'More threat strength: the players quest unsuccessfully. Every player raises their [[threat|threat]] by the whole difference.',
        'Equal: the quest is neither successful nor unsuccessful. There is no progress, and nobody’s threat rises.',
        'Committed characters stay committed until the end of the phase, unless a card removes them, and they stay exhausted. An [[action-windows|action window]] follows.',
      ],
      examples: [
        'Willpower 9 against threat strength 5: 4 progress. The active location needs 1 more, so it is explored and 3 go on the quest.',
        'Willpower 5 against threat strength 8: each of the players raises their threat by 3.',
      ],
      aliases: [
        '3.4',
        'quest resolution',
        'quest successfully',
        'quest unsuccessfully',
        'willpower against threat',
        'what happens on a tie',
        'failed quest',
        'progress tokens',
        'do questing characters ready',
      ],
    },
    de: {
      title: '3.4 Abenteuer abhandeln',
      text: [
        'Die [[willpower|Willenskraft]] aller Charaktere aller Spieler, die sich dem Abenteuer stellen, wird zusammengezählt und am Widerstand aller Karten in der [[staging-area|Aufmarschzone]] gemessen.',
        'Mehr Willenskraft: Die Spieler sind erfolgreich. Die Differenz legen sie als Fortschritt, zuerst auf den [[active-location|aktiven Ort]], bis er [[explored|erkundet]] ist, den Rest auf das [[current-quest|aktuelle Abenteuer]].',
        'Mehr Widerstand: Die Spieler sind nicht erfolgreich. Jeder erhöht seinen [[threat|Bedrohungsgrad]] um die ganze Differenz.',
        'Gleichstand: weder Erfolg noch Misserfolg. Es gibt keinen Fortschritt, und kein Bedrohungsgrad steigt.',
        'Wer sich dem Abenteuer gestellt hat, bleibt bis zum Ende der Phase dabei, wenn ihn keine Karte entfernt, und bleibt erschöpft. Ein [[action-windows|Aktionsfenster]] folgt.',
      ],
      examples: [
        'Willenskraft 9 gegen Widerstand 5: 4 Fortschritt. Dem aktiven Ort fehlt noch 1, also ist er erkundet, und 3 kommen auf das Abenteuer.',
        'Willenskraft 5 gegen Widerstand 8: Jeder Spieler erhöht seinen Bedrohungsgrad um 3.',
      ],
      aliases: [
        '3.4',
        'Abenteuer erfolgreich',
        'nicht erfolgreich',
        'Willenskraft gegen Widerstand',
        'was passiert bei Gleichstand',
        'Abenteuer gescheitert',
        'Fortschrittsmarker',
        'Fortschritt legen',
        'Werden Charaktere nach dem Abenteuer spielbereit',
      ],
    },
    see: ['willpower', 'staging-area', 'active-location', 'quest-progress', 'threat', 'explored'],
  },
  {
    id: 'step-3-5',
    topic: 'steps',
    en: {
      title: '3.5 Quest Phase Ends',
      text: [
        'From here on no character is committed to the quest any more; all stay exhausted. What lasted until the end of the phase stops; then abilities happen that belong to its end. The [[travel-phase|travel phase]] is next.',
      ],
      aliases: ['3.5', 'end of the quest phase'],
    },
    de: {
      title: '3.5 Abenteuerphase endet',
      text: [
        'Von jetzt an stellt sich niemand mehr dem Abenteuer; die Charaktere bleiben erschöpft. Was bis zum Ende der Phase galt, läuft aus; danach geschieht, was an ihrem Ende geschehen soll. Es folgt die [[travel-phase|Reisephase]].',
      ],
      aliases: ['3.5', 'Ende der Abenteuerphase'],
    },
    see: ['lasting-effects', 'step-4-1'],
  },
];
