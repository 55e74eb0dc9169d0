import type { Entry } from '../entry.ts';

export const STEPS: readonly Entry[] = [
  {
    id: 'framework-steps',
    topic: 'steps',
    en: {
      title: 'Framework Steps and the Chart of the Round',
      text: [
        'A round runs through numbered steps that the rules set down and nobody can skip. What such a step does by itself is a [[framework|framework effect]], not a card effect.',
        'The round begins with [[step-0-0|0.0]], goes through seven phases and ends with [[step-0-1|0.1]]: [[resource-phase|resource phase]] (1), [[planning-phase|planning phase]] (2), [[quest-phase|quest phase]] (3), [[travel-phase|travel phase]] (4), [[encounter-phase|encounter phase]] (5), [[combat-phase|combat phase]] (6), [[refresh-phase|refresh phase]] (7).',
        'Some steps lead back to an earlier one: [[step-2-3|2.3]], [[step-6-4a|6.4a]], [[step-6-5|6.5]], [[step-6-8a|6.8a]] and [[step-6-9|6.9]]. Each of them says what has to be true for the game to go on instead.',
        'Players act between the steps, in the [[action-windows|action windows]] of the chart. There are none in other places.',
      ],
      aliases: [
        'timing chart',
        'round chart',
        'framework step',
        'order of play',
        'turn sequence',
        'phases of a round',
        'appendix I',
        'what happens when',
        'structure of a round',
      ],
    },
    de: {
      title: 'Rahmenschritte und Ablauf der Runde',
      text: [
        'Eine Runde durchläuft nummerierte Schritte, die fest zur Struktur des Spiels gehören und nicht übersprungen werden. Was ein solcher Schritt von sich aus bewirkt, ist ein [[framework|Rahmeneffekt]] und kein Karteneffekt.',
        'Die Runde beginnt mit [[step-0-0|0.0]], führt durch sieben Phasen und endet mit [[step-0-1|0.1]]: [[resource-phase|Ressourcenphase]] (1), [[planning-phase|Planungsphase]] (2), [[quest-phase|Abenteuerphase]] (3), [[travel-phase|Reisephase]] (4), [[encounter-phase|Begegnungsphase]] (5), [[combat-phase|Kampfphase]] (6), [[refresh-phase|Auffrischungsphase]] (7).',
        'Manche Schritte führen zu einem früheren zurück: [[step-2-3|2.3]], [[step-6-4a|6.4a]], [[step-6-5|6.5]], [[step-6-8a|6.8a]] und [[step-6-9|6.9]]. Jeder von ihnen nennt die Bedingung, unter der es stattdessen weitergeht.',
        'Zwischen den Schritten handeln die Spieler, und zwar in den [[action-windows|Aktionsfenstern]] des Ablaufs. Andere Gelegenheiten gibt es nicht.',
      ],
      aliases: [
        'Timing-Diagramm',
        'Rundenablauf',
        'Rahmenschritt',
        'Spielablauf',
        'Phasenablauf',
        'Phasen der Runde',
        'Anhang I',
        'Reihenfolge der Phasen',
        'Rundenstruktur',
      ],
    },
    see: ['framework', 'action-windows', 'resolving-enemy-attacks', 'resolving-player-attacks'],
  },
  {
    id: 'action-windows',
    topic: 'steps',
    en: {
      title: 'Action Windows',
      text: [
        'An [[action|action]] can only be used, and an event with an action only be played, while an action window is open.',
        'The [[first-player|first player]] may act or pass first, then everybody else in [[player-order|player order]], and so on round the table. When all players have passed in a row, the window closes and the next step begins.',
        'To pass is not final: if anybody acts after you passed, you get another chance in the same window.',
        'An action is resolved completely before the next player gets the chance to act.',
        'There is a window after each of these steps: 1.3; 3.1, 3.2, 3.3, 3.4; 4.2; 5.2, 5.3; 6.2; 7.4. There is one in each enemy attack after 6.4b, 6.4.1, 6.4.2 and 6.4.3, and one in each player attack after 6.8.1, 6.8.2 and 6.8.3. The special window of the planning phase is a step of its own, [[step-2-2|2.2]].',
      ],
      examples: [
        'You pass, then the other player plays an event. You may now use an action after all, and the window stays open until both of you pass one after the other.',
      ],
      aliases: [
        'action window',
        'when can I use an action',
        'when can I play an event',
        'player window',
        'passing',
        'pass',
        'priority',
        'red box',
      ],
    },
    de: {
      title: 'Aktionsfenster',
      text: [
        'Eine [[action|Aktion]] lässt sich nur benutzen, ein Ereignis mit einer Aktion nur spielen, solange ein Aktionsfenster offen ist.',
        'Zuerst darf der [[first-player|Startspieler]] handeln oder passen, dann [[player-order|in Spielerreihenfolge]] alle anderen, danach wieder von vorn. Sobald alle unmittelbar hintereinander gepasst haben, schließt sich das Fenster, und der nächste Schritt beginnt.',
        'Passen ist nicht endgültig: Handelt nach dir noch jemand, bekommst du im selben Fenster eine weitere Gelegenheit.',
        'Eine Aktion wird ganz abgehandelt, ehe der Nächste handeln darf.',
        'Ein Fenster öffnet sich nach diesen Schritten: 1.3; 3.1, 3.2, 3.3, 3.4; 4.2; 5.2, 5.3; 6.2; 7.4. Hinzu kommen in jedem Gegnerangriff die Fenster nach 6.4b, 6.4.1, 6.4.2 und 6.4.3, in jedem Spielerangriff die nach 6.8.1, 6.8.2 und 6.8.3. Das spezielle Fenster der Planungsphase ist ein eigener Schritt, [[step-2-2|2.2]].',
      ],
      examples: [
        'Du passt, danach spielt dein Mitspieler ein Ereignis. Jetzt darfst du doch noch eine Aktion benutzen; das Fenster bleibt offen, bis ihr beide nacheinander passt.',
      ],
      aliases: [
        'Aktionsfenster',
        'wann darf ich eine Aktion benutzen',
        'wann darf ich ein Ereignis spielen',
        'Passen',
        'gepasst',
        'Spielerfenster',
        'roter Kasten',
      ],
    },
    see: ['action', 'event-cards', 'response', 'framework-steps', 'step-2-2'],
    decided: [
      {
        en: 'Grimrule does not stop at a player who has nothing to use or to play in a window: passing is the only thing this player could do.',
        de: 'Wer in einem Fenster nichts benutzen oder spielen kann, wird von Grimrule nicht gefragt: Es bliebe nur das Passen.',
      },
    ],
  },
  {
    id: 'step-0-0',
    topic: 'steps',
    en: {
      title: '0.0 Round Begins',
      text: [
        'A new round starts. Abilities that belong to the beginning of the round happen now, and effects that start with the round come into force.',
        'The game goes on with [[step-1-1|1.1]].',
      ],
      aliases: ['0.0', 'beginning of the round', 'start of the round', 'new round', 'round begins'],
    },
    de: {
      title: '0.0 Runde beginnt',
      text: [
        'Eine neue Runde fängt an. Was zu Beginn der Runde geschehen soll, geschieht jetzt, und Effekte, die mit der Runde beginnen, treten in Kraft.',
        'Weiter geht es mit [[step-1-1|1.1]].',
      ],
      aliases: ['0.0', 'Beginn der Runde', 'Rundenbeginn', 'neue Runde', 'Rundenanfang'],
    },
    see: ['step-0-1', 'lasting-effects', 'framework-steps'],
  },
  {
    id: 'step-0-1',
    topic: 'steps',
    en: {
      title: '0.1 Round Ends',
      text: [
        'The round is over. First everything stops that lasted until the end of the round, and limits per round are free again; then come the abilities that happen at its end.',
        'The next round follows with [[step-0-0|0.0]].',
      ],
      aliases: [
        '0.1',
        'end of the round',
        'until the end of the round',
        'round ends',
        'at the end of the round',
      ],
    },
    de: {
      title: '0.1 Runde endet',
      text: [
        'Die Runde ist vorbei. Zuerst endet alles, was bis zum Ende der Runde galt, und Begrenzungen pro Runde sind wieder frei; dann folgt, was am Ende der Runde geschehen soll.',
        'Die nächste Runde schließt sich mit [[step-0-0|0.0]] an.',
      ],
      aliases: [
        '0.1',
        'Ende der Runde',
        'Rundenende',
        'bis zum Ende der Runde',
        'am Ende der Runde',
      ],
    },
    see: ['lasting-effects', 'delayed-effects', 'step-7-5', 'framework-steps'],
  },
  {
    id: 'step-1-1',
    topic: 'steps',
    en: {
      title: '1.1 Resource Phase Begins',
      text: [
        'The [[resource-phase|resource phase]] starts, and with it whatever cards tie to its beginning. Nobody can take actions before [[step-1-2|resources]] and [[step-1-3|cards]] have been handed out.',
      ],
      aliases: ['1.1', 'beginning of the resource phase', 'start of the resource phase'],
    },
    de: {
      title: '1.1 Ressourcenphase beginnt',
      text: [
        'Die [[resource-phase|Ressourcenphase]] fängt an und mit ihr alles, was Karten an ihren Beginn knüpfen. Aktionen sind erst möglich, wenn [[step-1-2|Ressourcen]] und [[step-1-3|Karten]] verteilt sind.',
      ],
      aliases: ['1.1', 'Beginn der Ressourcenphase', 'Anfang der Ressourcenphase'],
    },
    see: ['resource-phase', 'step-1-2', 'step-1-4'],
  },
  {
    id: 'step-1-2',
    topic: 'steps',
    en: {
      title: '1.2 Gain Resources',
      text: [
        'Each hero gets 1 resource token into a pool of its own. This happens for all heroes of all players at the same time.',
        'Resources that were not spent earlier stay where they are; a pool has no upper limit.',
      ],
      examples: ['A player with three heroes adds three resources, one to each hero.'],
      aliases: [
        '1.2',
        'collect resources',
        'get resources',
        'income',
        'how many resources do I get',
        'resource pool',
      ],
    },
    de: {
      title: '1.2 Ressourcen erhalten',
      text: [
        'Jeder Held bekommt 1 Ressourcenmarker in seinen eigenen Vorrat, und zwar alle Helden aller Spieler zugleich.',
        'Was früher nicht ausgegeben wurde, bleibt liegen; nach oben ist ein Vorrat nicht begrenzt.',
      ],
      examples: ['Ein Spieler mit drei Helden erhält drei Ressourcen, für jeden Helden eine.'],
      aliases: [
        '1.2',
        'Ressourcen bekommen',
        'Ressourcen sammeln',
        'Einkommen',
        'wie viele Ressourcen bekomme ich',
        'Ressourcenvorrat',
      ],
    },
    see: ['resources', 'hero-cards', 'out-of-tokens', 'resource-phase'],
  },
  {
    id: 'step-1-3',
    topic: 'steps',
    en: {
      title: '1.3 Draw Cards',
      text: [
        'Each player draws 1 card, all at the same time. Whoever has an [[empty-deck|empty deck]] draws nothing.',
        'An [[action-windows|action window]] follows.',
      ],
      aliases: ['1.3', 'draw a card', 'draw step', 'how many cards do I draw'],
    },
    de: {
      title: '1.3 Karten ziehen',
      text: [
        'Alle Spieler ziehen zugleich je 1 Karte. Wessen [[empty-deck|Deck leer]] ist, der zieht nichts.',
        'Ein [[action-windows|Aktionsfenster]] folgt.',
      ],
      aliases: ['1.3', 'Karte ziehen', 'nachziehen', 'wie viele Karten ziehe ich'],
    },
    see: ['drawing-cards', 'empty-deck', 'player-deck', 'resource-phase'],
  },
  {
    id: 'step-1-4',
    topic: 'steps',
    en: {
      title: '1.4 Resource Phase Ends',
      text: [
        'What lasted until the end of the phase stops; then abilities happen that belong to its end. The [[planning-phase|planning phase]] is next.',
      ],
      aliases: ['1.4', 'end of the resource phase'],
    },
    de: {
      title: '1.4 Ressourcenphase endet',
      text: [
        'Was bis zum Ende der Phase galt, läuft aus; danach geschieht, was an ihrem Ende geschehen soll. Es folgt die [[planning-phase|Planungsphase]].',
      ],
      aliases: ['1.4', 'Ende der Ressourcenphase'],
    },
    see: ['lasting-effects', 'step-2-1'],
  },
  {
    id: 'step-2-1',
    topic: 'steps',
    en: {
      title: '2.1 Planning Phase Begins',
      text: [
        'The [[planning-phase|planning phase]] starts, with everything that cards tie to its beginning. The [[first-player|first player]] is the first active player of the phase.',
      ],
      aliases: ['2.1', 'beginning of the planning phase', 'start of the planning phase'],
    },
    de: {
      title: '2.1 Planungsphase beginnt',
      text: [
        'Die [[planning-phase|Planungsphase]] fängt an, mit allem, was Karten an ihren Beginn knüpfen. Der [[first-player|Startspieler]] ist als Erster aktiver Spieler.',
      ],
      aliases: ['2.1', 'Beginn der Planungsphase', 'Anfang der Planungsphase'],
    },
    see: ['planning-phase', 'active-player', 'step-2-2', 'step-2-4'],
  },
  {
    id: 'step-2-2',
    topic: 'steps',
    en: {
      title: '2.2 Special Action Window',
      text: [
        'In this window the [[active-player|active player]] may play [[ally-cards|allies]] and [[attachment-cards|attachments]] from hand, as many as they like and can pay for, besides using actions. All other players may use actions only.',
        'A card is paid with resources from the pools of the player’s own heroes, and each of these heroes has to [[resource-match|match]] the sphere of the card. The tokens spent go back to the supply.',
        'The window stays open until all players have passed in a row. In no other step can allies and attachments be played from hand, unless a card says so.',
      ],
      examples: [
        'A Leadership ally with cost 3 can be paid with two resources of one Leadership hero and one of another, but not with the resource of a Lore hero.',
      ],
      aliases: [
        '2.2',
        'playing allies',
        'playing attachments',
        'when can I play an ally',
        'when can I play an attachment',
        'main phase',
        'planning window',
      ],
    },
    de: {
      title: '2.2 Spezielles Aktionsfenster',
      text: [
        'In diesem Fenster darf der [[active-player|aktive Spieler]] außer Aktionen auch [[ally-cards|Verbündete]] und [[attachment-cards|Verstärkungen]] von der Hand spielen, so viele er möchte und bezahlen kann. Alle anderen dürfen nur Aktionen benutzen.',
        'Bezahlt wird mit Ressourcen der eigenen Helden, und jeder zahlende Held muss zur Einflusssphäre der Karte passen ([[resource-match|Ressourcenübereinstimmung]]). Die ausgegebenen Marker kommen zurück in den allgemeinen Vorrat.',
        'Das Fenster schließt sich erst, wenn alle hintereinander gepasst haben. In keinem anderen Schritt lassen sich Verbündete und Verstärkungen von der Hand spielen, es sei denn, eine Karte erlaubt es.',
      ],
      examples: [
        'Ein Verbündeter der Führung mit Kosten 3 lässt sich mit zwei Ressourcen eines Führungs-Helden und einer Ressource eines anderen bezahlen, aber nicht mit der eines Wissens-Helden.',
      ],
      aliases: [
        '2.2',
        'Verbündete spielen',
        'Verstärkungen spielen',
        'Wann darf ich Verbündete spielen',
        'Wann darf ich Verstärkungen spielen',
        'Planungsfenster',
        'Aktionsfenster der Planungsphase',
      ],
    },
    see: ['planning-phase', 'playing-a-card', 'cost', 'resource-match', 'action-windows'],
    decided: [
      {
        en: 'The active player acts first here, and goes on until they pass; then the others in order. The book leaves open whether the first player comes first as in other windows, but this window belongs to the active player.',
        de: 'Hier handelt zuerst der aktive Spieler, und zwar bis er passt; dann kommen die anderen der Reihe nach. Das Buch lässt offen, ob wie in anderen Fenstern der Startspieler beginnt, doch dieses Fenster gehört dem aktiven Spieler.',
      },
      {
        en: 'If the active player is eliminated in this window, it goes on for the others like any other action window.',
        de: 'Scheidet der aktive Spieler in diesem Fenster aus, läuft es für die anderen wie jedes andere Aktionsfenster weiter.',
      },
    ],
  },
  {
    id: 'step-2-3',
    topic: 'steps',
    en: {
      title: '2.3 Next Player Becomes Active',
      text: [
        'The [[next-player|next player]] becomes the active player and gets a window of their own: back to [[step-2-2|2.2]]. When everybody has been the active player once in this phase, the game goes on with [[step-2-4|2.4]].',
      ],
      aliases: ['2.3', 'next active player', 'who plans next'],
    },
    de: {
      title: '2.3 Folgespieler wird aktiver Spieler',
      text: [
        'Der [[next-player|Folgespieler]] wird aktiver Spieler und bekommt sein eigenes Fenster: zurück zu [[step-2-2|2.2]]. Waren alle in dieser Phase einmal an der Reihe, folgt [[step-2-4|2.4]].',
      ],
      aliases: ['2.3', 'nächster aktiver Spieler', 'wer plant als Nächster'],
    },
    see: ['active-player', 'player-order', 'planning-phase'],
  },
  {
    id: 'step-2-4',
    topic: 'steps',
    en: {
      title: '2.4 Planning Phase Ends',
      text: [
        'What lasted until the end of the phase stops; then abilities happen that belong to its end. The [[quest-phase|quest phase]] is next.',
      ],
      aliases: ['2.4', 'end of the planning phase'],
    },
    de: {
      title: '2.4 Planungsphase endet',
      text: [
        'Was bis zum Ende der Phase galt, läuft aus; danach geschieht, was an ihrem Ende geschehen soll. Es folgt die [[quest-phase|Abenteuerphase]].',
      ],
      aliases: ['2.4', 'Ende der Planungsphase'],
    },
    see: ['lasting-effects', 'step-3-1'],
  },
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
        'As many encounter cards are [[reveal|revealed]] as there are players in the game, one by one. Each card is dealt with completely, with its keywords and its “When Revealed” effect, before the next one is turned up.',
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
        'Für jeden Spieler, der noch im Spiel ist, wird eine Begegnungskarte [[reveal|aufgedeckt]], immer nur eine auf einmal: Erst wenn eine Karte mit Schlüsselwörtern und „Wenn aufgedeckt“-Effekt erledigt ist, kommt die nächste.',
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
  {
    id: 'step-4-1',
    topic: 'steps',
    en: {
      title: '4.1 Travel Phase Begins',
      text: [
        'The [[travel-phase|travel phase]] starts, with everything that cards tie to its beginning. There is no action window before the players may [[step-4-2|travel]].',
      ],
      aliases: ['4.1', 'beginning of the travel phase', 'start of the travel phase'],
    },
    de: {
      title: '4.1 Reisephase beginnt',
      text: [
        'Die [[travel-phase|Reisephase]] fängt an, mit allem, was Karten an ihren Beginn knüpfen. Ein Aktionsfenster gibt es erst nach der [[step-4-2|Reise-Gelegenheit]].',
      ],
      aliases: ['4.1', 'Beginn der Reisephase', 'Anfang der Reisephase'],
    },
    see: ['travel-phase', 'step-4-2', 'step-4-3'],
  },
  {
    id: 'step-4-2',
    topic: 'steps',
    en: {
      title: '4.2 Travel Opportunity',
      text: [
        'The players may travel together to 1 location in the [[staging-area|staging area]]. It leaves the staging area, is placed beside the current quest card and becomes the [[active-location|active location]].',
        'While another location is active they cannot travel: it has to be [[explored|explored]] first. A [[travel|travel cost]] of the location has to be paid.',
        'Players may discuss it, but the [[first-player|first player]] decides whether and where the group goes. An [[action-windows|action window]] follows.',
      ],
      aliases: [
        '4.2',
        'travel',
        'travelling',
        'go to a location',
        'can we travel with an active location',
        'who decides where to travel',
      ],
    },
    de: {
      title: '4.2 Reise-Gelegenheit',
      text: [
        'Die Spieler dürfen gemeinsam zu 1 Ort in der [[staging-area|Aufmarschzone]] reisen. Er verlässt die Aufmarschzone, kommt neben die aktuelle Abenteuerkarte und ist damit der [[active-location|aktive Ort]].',
        'Solange ein anderer Ort aktiv ist, ist keine Reise möglich: Er muss zuerst [[explored|erkundet]] werden. Hat ein Ort [[travel|Reisekosten]], sind sie zu bezahlen.',
        'Besprechen dürfen sich alle, doch ob und wohin es geht, bestimmt der [[first-player|Startspieler]]. Ein [[action-windows|Aktionsfenster]] folgt.',
      ],
      aliases: [
        '4.2',
        'reisen',
        'Reise',
        'zu einem Ort reisen',
        'Können wir mit aktivem Ort reisen',
        'wer entscheidet über die Reise',
      ],
    },
    see: ['travel', 'active-location', 'location-cards', 'first-player'],
  },
  {
    id: 'step-4-3',
    topic: 'steps',
    en: {
      title: '4.3 Travel Phase Ends',
      text: [
        'What lasted until the end of the phase stops; then abilities happen that belong to its end. The [[encounter-phase|encounter phase]] is next.',
      ],
      aliases: ['4.3', 'end of the travel phase'],
    },
    de: {
      title: '4.3 Reisephase endet',
      text: [
        'Was bis zum Ende der Phase galt, läuft aus; danach geschieht, was an ihrem Ende geschehen soll. Es folgt die [[encounter-phase|Begegnungsphase]].',
      ],
      aliases: ['4.3', 'Ende der Reisephase'],
    },
    see: ['lasting-effects', 'step-5-1'],
  },
  {
    id: 'step-5-1',
    topic: 'steps',
    en: {
      title: '5.1 Encounter Phase Begins',
      text: [
        'The [[encounter-phase|encounter phase]] starts, with everything that cards tie to its beginning. [[step-5-2|Optional engagement]] follows without an action window.',
      ],
      aliases: ['5.1', 'beginning of the encounter phase', 'start of the encounter phase'],
    },
    de: {
      title: '5.1 Begegnungsphase beginnt',
      text: [
        'Die [[encounter-phase|Begegnungsphase]] fängt an, mit allem, was Karten an ihren Beginn knüpfen. Ohne Aktionsfenster folgt Schritt [[step-5-2|5.2]].',
      ],
      aliases: ['5.1', 'Beginn der Begegnungsphase', 'Anfang der Begegnungsphase'],
    },
    see: ['encounter-phase', 'step-5-2', 'step-5-4'],
  },
  {
    id: 'step-5-2',
    topic: 'steps',
    en: {
      title: '5.2 Optional Engagement',
      text: [
        'In [[player-order|player order]] each player may engage 1 enemy of the [[staging-area|staging area]], whatever its engagement cost. The enemy moves to the area in front of that player.',
        'An [[action-windows|action window]] follows.',
      ],
      examples: [
        'With threat 25 you may engage an enemy of engagement cost 40 of your own will, for example to keep it from a weaker player.',
      ],
      aliases: [
        '5.2',
        'engage voluntarily',
        'choose to engage',
        'engage an enemy',
        'how many enemies may I engage',
      ],
    },
    de: {
      title: '5.2 Freiwillig in einen Kampf verwickeln',
      text: [
        '[[player-order|In Spielerreihenfolge]] darf jeder Spieler 1 Gegner aus der [[staging-area|Aufmarschzone]] in einen Kampf verwickeln, ganz gleich, wie hoch dessen Kampfbereitschaft ist. Der Gegner kommt in die Spielzone dieses Spielers.',
        'Ein [[action-windows|Aktionsfenster]] folgt.',
      ],
      examples: [
        'Mit Bedrohungsgrad 25 darfst du freiwillig einen Gegner mit Kampfbereitschaft 40 in einen Kampf verwickeln, etwa um ihn einem schwächeren Mitspieler abzunehmen.',
      ],
      aliases: [
        '5.2',
        'freiwillig verwickeln',
        'Gegner nehmen',
        'Gegner in Kampf verwickeln',
        'wie viele Gegner darf ich verwickeln',
      ],
    },
    see: ['optional-engagement', 'engaged', 'step-5-3'],
  },
  {
    id: 'step-5-3',
    topic: 'steps',
    en: {
      title: '5.3 Engagement Checks',
      text: [
        'The [[first-player|first player]] makes an [[engagement-check|engagement check]]: of all enemies in the staging area whose engagement cost is not higher than this player’s threat, the one with the highest cost engages them and moves to the area in front of them.',
        'Then the next player makes a check in the same way, and so on round the table, again and again, until no enemy in the staging area could engage anybody.',
        'It makes no difference how an enemy and a player came together, by a check, by choice or by a card: each of them has [[engaged|engaged]] the other. An [[action-windows|action window]] follows.',
      ],
      examples: [
        'Threats 30 and 22, enemies in the staging area with 20, 25 and 35. The first player’s check brings the enemy with 25, the other player’s check brings the one with 20. The last one stays where it is.',
      ],
      aliases: [
        '5.3',
        'engagement check',
        'engagement cost',
        'which enemy engages me',
        'which enemy comes first',
        'enemies attack me',
      ],
    },
    de: {
      title: '5.3 Kampfproben',
      text: [
        'Der [[first-player|Startspieler]] legt eine [[engagement-check|Kampfprobe]] ab: Von allen Gegnern in der Aufmarschzone, deren Kampfbereitschaft nicht über seinem Bedrohungsgrad liegt, verwickelt ihn der mit der höchsten in einen Kampf und kommt in seine Spielzone.',
        'Dann folgt auf dieselbe Weise der nächste Spieler und so weiter, immer reihum, bis kein Gegner in der Aufmarschzone mehr irgendwen in einen Kampf verwickeln könnte.',
        'Wie ein Gegner und ein Spieler zusammengekommen sind, ob durch Probe, Wahl oder Karte, macht keinen Unterschied: Jeder hat den anderen [[engaged|in einen Kampf verwickelt]]. Ein [[action-windows|Aktionsfenster]] folgt.',
      ],
      examples: [
        'Bedrohungsgrade 30 und 22, in der Aufmarschzone Gegner mit 20, 25 und 35. Die Probe des Startspielers bringt ihm den mit 25, die Probe des anderen den mit 20. Der letzte bleibt, wo er ist.',
      ],
      aliases: [
        '5.3',
        'Kampfprobe',
        'Kampfbereitschaft',
        'welcher Gegner verwickelt mich',
        'welcher Gegner kommt zuerst',
      ],
    },
    see: ['engagement-check', 'engaged', 'threat', 'enemy-cards'],
    decided: [
      {
        en: 'If several enemies share the highest engagement cost within reach, the first player says which of them engages.',
        de: 'Haben mehrere Gegner in Reichweite dieselbe höchste Kampfbereitschaft, bestimmt der Startspieler, welcher von ihnen kommt.',
      },
    ],
  },
  {
    id: 'step-5-4',
    topic: 'steps',
    en: {
      title: '5.4 Encounter Phase Ends',
      text: [
        'What lasted until the end of the phase stops; then abilities happen that belong to its end. The [[combat-phase|combat phase]] is next.',
      ],
      aliases: ['5.4', 'end of the encounter phase'],
    },
    de: {
      title: '5.4 Begegnungsphase endet',
      text: [
        'Was bis zum Ende der Phase galt, läuft aus; danach geschieht, was an ihrem Ende geschehen soll. Es folgt die [[combat-phase|Kampfphase]].',
      ],
      aliases: ['5.4', 'Ende der Begegnungsphase'],
    },
    see: ['lasting-effects', 'step-6-1'],
  },
  {
    id: 'step-6-1',
    topic: 'steps',
    en: {
      title: '6.1 Combat Phase Begins',
      text: [
        'The [[combat-phase|combat phase]] starts, with everything that cards tie to its beginning. [[step-6-2|Shadow cards]] follow without an action window.',
      ],
      aliases: ['6.1', 'beginning of the combat phase', 'start of combat'],
    },
    de: {
      title: '6.1 Kampfphase beginnt',
      text: [
        'Die [[combat-phase|Kampfphase]] fängt an, mit allem, was Karten an ihren Beginn knüpfen. Ohne Aktionsfenster folgen die [[step-6-2|Schattenkarten]].',
      ],
      aliases: ['6.1', 'Beginn der Kampfphase', 'Anfang der Kampfphase'],
    },
    see: ['combat-phase', 'step-6-2', 'step-6-11'],
  },
  {
    id: 'step-6-2',
    topic: 'steps',
    en: {
      title: '6.2 Deal Shadow Cards',
      text: [
        'Every engaged enemy is dealt the top card of the encounter deck, face down: its shadow card. Enemies in the staging area get none.',
        'The first player’s enemies come first, then those of the others in [[player-order|player order]]; among the enemies of one player the one with the highest engagement cost gets its card first.',
        'If the encounter deck runs out, the remaining enemies get no shadow card this round: the discard pile is not shuffled here. An [[action-windows|action window]] follows.',
      ],
      aliases: [
        '6.2',
        'deal shadow cards',
        'shadow cards',
        'how many shadow cards',
        'no cards for shadow cards',
      ],
    },
    de: {
      title: '6.2 Schattenkarten zuteilen',
      text: [
        'Jeder Gegner, der in einen Kampf verwickelt ist, bekommt verdeckt 1 Karte oben vom Begegnungsdeck: seine Schattenkarte. Gegner in der Aufmarschzone bekommen keine.',
        'Zuerst sind die Gegner des Startspielers dran, dann [[player-order|in Spielerreihenfolge]] die der anderen; unter den Gegnern eines Spielers immer der mit der höchsten Kampfbereitschaft zuerst.',
        'Geht das Begegnungsdeck dabei aus, bleiben die übrigen Gegner in dieser Runde ohne Schattenkarte: Der Ablagestapel wird hier nicht neu gemischt. Ein [[action-windows|Aktionsfenster]] folgt.',
      ],
      aliases: [
        '6.2',
        'Schattenkarten',
        'Schattenkarte austeilen',
        'wie viele Schattenkarten',
        'keine Schattenkarten mehr',
      ],
    },
    see: ['shadow-effects', 'encounter-deck', 'step-6-4-2', 'empty-deck'],
    decided: [
      {
        en: 'Enemies of one player with the same engagement cost get their cards in the order in which they lie: the cards are face down, so nothing is decided by it.',
        de: 'Gegner eines Spielers mit gleicher Kampfbereitschaft bekommen ihre Karten in der Reihenfolge, in der sie liegen: Die Karten sind verdeckt, es entscheidet sich also nichts dadurch.',
      },
    ],
  },
  {
    id: 'step-6-3',
    topic: 'steps',
    en: {
      title: '6.3 Enemy Attacks Begin',
      text: [
        'The enemies strike first: from here to [[step-6-6|6.6]] each enemy that is engaged with a player attacks once. The [[first-player|first player]] is the first active player.',
      ],
      aliases: ['6.3', 'enemies attack', 'who attacks first', 'enemy attack process'],
    },
    de: {
      title: '6.3 „Gegnerangriffe“-Prozess beginnt',
      text: [
        'Die Gegner schlagen zuerst zu: Von hier bis [[step-6-6|6.6]] greifen alle Gegner, die mit Spielern im Kampf stehen, je einmal an. Als Erster ist der [[first-player|Startspieler]] aktiver Spieler.',
      ],
      aliases: [
        '6.3',
        'Gegnerangriffe',
        'wer greift zuerst an',
        'Gegner greifen an',
        'Beginn der Gegnerangriffe',
      ],
    },
    see: ['resolving-enemy-attacks', 'step-6-4a', 'combat-phase'],
  },
  {
    id: 'step-6-4a',
    topic: 'steps',
    en: {
      title: '6.4a Next Enemy Attack',
      text: [
        'The active player chooses one of the enemies engaged with them that can attack and has not attacked yet this round. Its attack is resolved from [[step-6-4b|6.4b]] to [[step-6-4-4|6.4.4]]; then this step is repeated.',
        'When none of these is left, [[step-6-5|6.5]] follows. To attack is not optional for an enemy: the player only chooses the order.',
      ],
      aliases: [
        '6.4a',
        '6.4',
        'order of enemy attacks',
        'which enemy attacks first',
        'does an enemy have to attack',
      ],
    },
    de: {
      title: '6.4a Nächsten Gegnerangriff initiieren',
      text: [
        'Der aktive Spieler wählt einen mit ihm in einen Kampf verwickelten Gegner, der angreifen kann und es in dieser Runde noch nicht getan hat. Dessen Angriff läuft von [[step-6-4b|6.4b]] bis [[step-6-4-4|6.4.4]]; dann wiederholt sich dieser Schritt.',
        'Bleibt ihm kein solcher Gegner mehr, folgt [[step-6-5|6.5]]. Auf einen Angriff verzichten kann ein Gegner nicht: Der Spieler bestimmt nur die Reihenfolge.',
      ],
      aliases: [
        '6.4a',
        '6.4',
        'Reihenfolge der Gegnerangriffe',
        'welcher Gegner greift zuerst an',
        'muss ein Gegner angreifen',
      ],
    },
    see: ['resolving-enemy-attacks', 'step-6-4b', 'engaged', 'attacks-outside-combat'],
    decided: [
      {
        en: 'An enemy that has already attacked in this round because of a card effect does not attack again here: only enemies are chosen that have not attacked this round.',
        de: 'Ein Gegner, der in dieser Runde schon durch einen Karteneffekt angegriffen hat, greift hier nicht noch einmal an: Gewählt werden nur Gegner, die in der Runde noch nicht angegriffen haben.',
      },
    ],
  },
  {
    id: 'step-6-4b',
    topic: 'steps',
    en: {
      title: '6.4b Initiate the Enemy Attack',
      text: [
        'The attack of the chosen enemy begins; the player it attacks is the [[defending-player|defending player]]. Abilities that speak of an enemy attacking can be used now.',
        'An [[action-windows|action window]] follows, the last one before a defender is declared.',
      ],
      aliases: ['6.4b', 'enemy attack begins', 'when an enemy attacks', 'initiate enemy attack'],
    },
    de: {
      title: '6.4b Gegnerangriff initiieren',
      text: [
        'Der Angriff des gewählten Gegners beginnt; der angegriffene Spieler ist der [[defending-player|verteidigende Spieler]]. Fähigkeiten, die davon sprechen, dass ein Gegner angreift, haben hier ihren Platz.',
        'Ein [[action-windows|Aktionsfenster]] folgt, das letzte, bevor ein Verteidiger erklärt wird.',
      ],
      aliases: [
        '6.4b',
        'Gegnerangriff beginnt',
        'sobald ein Gegner angreift',
        'Gegnerangriff initiieren',
      ],
    },
    see: ['resolving-enemy-attacks', 'step-6-4-1', 'attacks-outside-combat'],
  },
  {
    id: 'resolving-enemy-attacks',
    topic: 'steps',
    en: {
      title: 'Resolving Enemy Attacks',
      text: [
        'Each attack of an enemy takes these steps, also [[attacks-outside-combat|outside the combat phase]]:',
        '[[step-6-4b|6.4b]]: the attack is initiated. Action window.',
        '[[step-6-4-1|6.4.1]]: a defender is declared, or none. Action window.',
        '[[step-6-4-2|6.4.2]]: the shadow card is turned up and its shadow effect resolved. Action window.',
        '[[step-6-4-3|6.4.3]]: the combat damage is determined and dealt. Action window.',
        '[[step-6-4-4|6.4.4]]: the attack ends.',
      ],
      aliases: [
        'enemy attack',
        'enemy attacks',
        'how does an enemy attack work',
        'steps of an enemy attack',
        'defending',
      ],
    },
    de: {
      title: 'Gegnerangriffe abhandeln',
      text: [
        'Jeder Angriff eines Gegners verläuft in diesen Schritten, auch [[attacks-outside-combat|außerhalb der Kampfphase]]:',
        '[[step-6-4b|6.4b]]: Der Angriff wird initiiert. Aktionsfenster.',
        '[[step-6-4-1|6.4.1]]: Ein Verteidiger wird erklärt oder keiner. Aktionsfenster.',
        '[[step-6-4-2|6.4.2]]: Die Schattenkarte wird umgedreht, ihr Schatteneffekt abgehandelt. Aktionsfenster.',
        '[[step-6-4-3|6.4.3]]: Der Kampfschaden wird bestimmt und zugefügt. Aktionsfenster.',
        '[[step-6-4-4|6.4.4]]: Der Angriff endet.',
      ],
      aliases: [
        'Gegnerangriff',
        'Gegnerangriffe',
        'wie läuft ein Gegnerangriff ab',
        'Ablauf eines Gegnerangriffs',
        'Verteidigen',
      ],
    },
    see: ['combat-phase', 'shadow-effects', 'defending-player', 'sentinel', 'several-defenders'],
    decided: [
      {
        en: 'An enemy that is sent back to the staging area in the middle of its attack goes on with it. The book does not say, so the [[grim-rule|Grim Rule]] takes what is worse for the players.',
        de: 'Ein Gegner, der mitten in seinem Angriff in die Aufmarschzone zurückkommt, führt ihn zu Ende. Das Buch schweigt dazu, also nimmt die [[grim-rule|Galgenregel]], was für die Spieler schlechter ist.',
      },
    ],
  },
  {
    id: 'step-6-4-1',
    topic: 'steps',
    en: {
      title: '6.4.1 Declare Defenders',
      text: [
        'The active player may declare 1 ready character they control, a hero or an ally, as the defender against this attack. The character is [[exhausted|exhausted]] for it.',
        'They may also declare nobody; the attack is then undefended.',
        'A player can defend only against enemies that are engaged with them. A character with [[sentinel|sentinel]] is the exception: it may defend for another player who has declared no defender.',
        'An [[action-windows|action window]] follows.',
      ],
      examples: [
        'A hero that was committed to the quest is exhausted and so cannot defend, unless a card readies it first.',
      ],
      aliases: [
        '6.4.1',
        'declare a defender',
        'defend',
        'defender',
        'can I defend with an ally',
        'can an exhausted character defend',
        'how many defenders',
        'undefended',
        'can I defend for another player',
      ],
    },
    de: {
      title: '6.4.1 Verteidiger erklären',
      text: [
        'Der aktive Spieler darf 1 eigenen spielbereiten Charakter, Held oder Verbündeten, gegen diesen Angriff verteidigen lassen und [[exhausted|erschöpft]] ihn dafür.',
        'Er darf auch darauf verzichten; dann bleibt der Angriff unverteidigt.',
        'Verteidigen kann man sich nur gegen Gegner, mit denen man selbst in einen Kampf verwickelt ist. Eine Ausnahme ist die [[sentinel|Schildwache]]: Sie darf für einen anderen Spieler einspringen, der keinen Verteidiger erklärt hat.',
        'Ein [[action-windows|Aktionsfenster]] folgt.',
      ],
      examples: [
        'Ein Held, der sich dem Abenteuer gestellt hat, ist erschöpft und kann nicht verteidigen, es sei denn, eine Karte macht ihn vorher spielbereit.',
      ],
      aliases: [
        '6.4.1',
        'verteidigen',
        'Verteidiger',
        'Kann ich mit einem Verbündeten verteidigen',
        'Kann ein erschöpfter Charakter verteidigen',
        'wie viele Verteidiger',
        'unverteidigt',
        'Kann ich für andere verteidigen',
      ],
    },
    see: ['sentinel', 'several-defenders', 'defense-strength', 'exhausted', 'step-6-4-3'],
  },
  {
    id: 'step-6-4-2',
    topic: 'steps',
    en: {
      title: '6.4.2 Resolve Shadow Effects',
      text: [
        'The active player turns the shadow card of the attacking enemy face up and resolves its [[shadow-effects|shadow effect]]. A card without one does nothing; its other text does not count.',
        'Several shadow cards of an enemy are turned up and resolved one after the other. This happens after defenders were declared, so nobody chooses a defender knowing the card.',
        'An [[action-windows|action window]] follows.',
      ],
      aliases: [
        '6.4.2',
        'shadow effect',
        'reveal shadow card',
        'turn up the shadow card',
        'is a shadow card revealed',
        'several shadow cards',
      ],
    },
    de: {
      title: '6.4.2 Schatteneffekt aufdecken und abhandeln',
      text: [
        'Die Schattenkarte des Angreifers wird umgedreht, und der aktive Spieler handelt ihren [[shadow-effects|Schatteneffekt]] ab. Hat die Karte keinen, geschieht nichts; ihr übriger Text zählt nicht.',
        'Mehrere Schattenkarten eines Gegners werden nacheinander umgedreht und abgehandelt. Das geschieht erst nach dem Erklären der Verteidiger, niemand wählt also einen Verteidiger in Kenntnis der Karte.',
        'Ein [[action-windows|Aktionsfenster]] folgt.',
      ],
      aliases: [
        '6.4.2',
        'Schatteneffekt',
        'Schattenkarte aufdecken',
        'Schattenkarte umdrehen',
        'mehrere Schattenkarten',
      ],
    },
    see: ['shadow-effects', 'step-6-2', 'step-6-4-1'],
    decided: [
      {
        en: 'A shadow card is discarded as soon as its effect has been resolved or canceled. No card sees the difference to a later moment.',
        de: 'Eine Schattenkarte wird abgelegt, sobald ihr Effekt abgehandelt oder verhindert ist. Für keine Karte macht ein späterer Zeitpunkt einen Unterschied.',
      },
      {
        en: 'What a shadow effect says about an undefended attack is settled when the card is turned up, whatever becomes of the defender later.',
        de: 'Was ein Schatteneffekt über einen unverteidigten Angriff sagt, entscheidet sich beim Umdrehen der Karte, was auch immer später aus dem Verteidiger wird.',
      },
    ],
  },
  {
    id: 'step-6-4-3',
    topic: 'steps',
    en: {
      title: '6.4.3 Determine Combat Damage (Enemy Attack)',
      text: [
        'The [[defense-strength|defense strength]] of the defender is taken from the [[attack-strength|attack strength]] of the enemy. What remains is dealt to the defender as damage at once; if nothing remains, no damage is dealt.',
        'If the attack is undefended, its whole attack strength goes as damage to 1 hero of the active player, who chooses which. Defense does not count then, and an ally cannot take this damage.',
        'An attack is also undefended if the defender left play or was removed from combat before damage was assigned.',
        'Damage beyond what destroys a character is lost; it does not pass on to another one. An [[action-windows|action window]] follows.',
      ],
      examples: [
        'Attack strength 4 against defense strength 2: the defender takes 2 damage.',
        'The same attack undefended: one of your heroes takes 4 damage, however high its defense strength is.',
      ],
      aliases: [
        '6.4.3',
        'combat damage',
        'undefended attack',
        'undefended damage',
        'can an ally take undefended damage',
        'defender destroyed',
        'excess damage',
        'overkill',
      ],
    },
    de: {
      title: '6.4.3 Kampfschaden bestimmen (Gegnerangriff)',
      text: [
        'Von der [[attack-strength|Angriffsstärke]] des Gegners geht die [[defense-strength|Verteidigungsstärke]] des Verteidigers ab. Was übrig bleibt, nimmt der Verteidiger sofort als Schaden; bleibt nichts übrig, gibt es keinen.',
        'Ist der Angriff unverteidigt, trifft die volle Angriffsstärke als Schaden 1 Helden des aktiven Spielers, den dieser bestimmt. Die Verteidigungsstärke zählt dabei nicht, und ein Verbündeter kann diesen Schaden nicht nehmen.',
        'Unverteidigt ist ein Angriff auch dann, wenn der Verteidiger das Spiel verlassen hat oder aus dem Kampf entfernt wurde, ehe Schaden zugewiesen ist.',
        'Mehr Schaden, als zum Töten nötig ist, verfällt; er geht nicht auf andere über. Ein [[action-windows|Aktionsfenster]] folgt.',
      ],
      examples: [
        'Angriffsstärke 4 gegen Verteidigungsstärke 2: Der Verteidiger nimmt 2 Schaden.',
        'Derselbe Angriff unverteidigt: Einer deiner Helden nimmt 4 Schaden, wie hoch seine Verteidigungsstärke auch ist.',
      ],
      aliases: [
        '6.4.3',
        'Kampfschaden',
        'unverteidigter Angriff',
        'unverteidigt',
        'Kann ein Verbündeter unverteidigten Schaden nehmen',
        'Verteidiger getötet',
        'überzähliger Schaden',
        'Overkill',
      ],
    },
    see: ['damage', 'attack-strength', 'defense-strength', 'several-defenders', 'destroyed'],
  },
  {
    id: 'step-6-4-4',
    topic: 'steps',
    en: {
      title: '6.4.4 Enemy Attack Ends',
      text: [
        'The attack is over, and so is everything that lasted until its end. If the active player has more enemies that can attack, the game goes back to [[step-6-4a|6.4a]], otherwise on to [[step-6-5|6.5]].',
        'An attack outside the combat phase ends here, and the game goes on where it was interrupted.',
      ],
      aliases: [
        '6.4.4',
        'end of an enemy attack',
        'after an enemy attacks',
        'until the end of the attack',
      ],
    },
    de: {
      title: '6.4.4 Gegnerangriff endet',
      text: [
        'Der Angriff ist vorbei und mit ihm alles, was bis zu seinem Ende galt. Hat der aktive Spieler weitere Gegner, die angreifen können, geht es zurück zu [[step-6-4a|6.4a]], sonst weiter zu [[step-6-5|6.5]].',
        'Ein Angriff außerhalb der Kampfphase endet hier, und das Spiel läuft dort weiter, wo es unterbrochen wurde.',
      ],
      aliases: [
        '6.4.4',
        'Ende eines Gegnerangriffs',
        'nachdem ein Gegner angegriffen hat',
        'bis zum Ende dieses Angriffs',
      ],
    },
    see: ['lasting-effects', 'step-6-4a', 'resolving-enemy-attacks'],
  },
  {
    id: 'step-6-5',
    topic: 'steps',
    en: {
      title: '6.5 Next Player Becomes Active (Enemy Attacks)',
      text: [
        'The [[next-player|next player]] becomes the active player, and their enemies attack: back to [[step-6-4a|6.4a]]. When the enemies of all players have attacked, [[step-6-6|6.6]] follows.',
      ],
      aliases: ['6.5', 'whose enemies attack next'],
    },
    de: {
      title: '6.5 Folgespieler wird aktiver Spieler (Gegnerangriffe)',
      text: [
        'Der [[next-player|Folgespieler]] wird aktiver Spieler, und seine Gegner greifen an: zurück zu [[step-6-4a|6.4a]]. Haben die Gegner aller Spieler angegriffen, folgt [[step-6-6|6.6]].',
      ],
      aliases: ['6.5', 'wessen Gegner greifen als Nächste an'],
    },
    see: ['active-player', 'player-order', 'resolving-enemy-attacks'],
  },
  {
    id: 'step-6-6',
    topic: 'steps',
    en: {
      title: '6.6 Enemy Attacks End',
      text: [
        'All enemies have had their attack. From here on it is the players who [[step-6-7|attack]].',
      ],
      aliases: ['6.6', 'end of enemy attacks'],
    },
    de: {
      title: '6.6 „Gegnerangriffe“-Prozess endet',
      text: ['Alle Gegner hatten ihren Angriff. Von hier an greifen die [[step-6-7|Spieler]] an.'],
      aliases: ['6.6', 'Ende der Gegnerangriffe'],
    },
    see: ['step-6-3', 'step-6-7'],
  },
  {
    id: 'step-6-7',
    topic: 'steps',
    en: {
      title: '6.7 Player Attacks Begin',
      text: [
        'From here to [[step-6-10|6.10]] each player may attack with characters that are still ready. The [[first-player|first player]] is the first active player.',
      ],
      aliases: ['6.7', 'players attack', 'when can I attack', 'player attack process'],
    },
    de: {
      title: '6.7 „Spielerangriffe“-Prozess beginnt',
      text: [
        'Von hier bis [[step-6-10|6.10]] dürfen die Spieler mit Charakteren angreifen, die noch spielbereit sind. Als Erster ist der [[first-player|Startspieler]] aktiver Spieler.',
      ],
      aliases: ['6.7', 'Spielerangriffe', 'wann darf ich angreifen', 'Beginn der Spielerangriffe'],
    },
    see: ['resolving-player-attacks', 'step-6-8a', 'combat-phase'],
  },
  {
    id: 'step-6-8a',
    topic: 'steps',
    en: {
      title: '6.8a Declare the Next Player Attack',
      text: [
        'The active player may declare an attack against 1 enemy. It is resolved from [[step-6-8b|6.8b]] to [[step-6-8-4|6.8.4]]; then this step is repeated.',
        'When this player cannot or does not want to attack any more, [[step-6-9|6.9]] follows.',
      ],
      aliases: [
        '6.8a',
        '6.8',
        'declare an attack',
        'how often can I attack',
        'may I attack the same enemy twice',
      ],
    },
    de: {
      title: '6.8a Nächsten Spielerangriff erklären',
      text: [
        'Der aktive Spieler darf einen Angriff gegen 1 Gegner erklären. Er läuft von [[step-6-8b|6.8b]] bis [[step-6-8-4|6.8.4]]; dann wiederholt sich dieser Schritt.',
        'Kann oder will er nicht mehr angreifen, folgt [[step-6-9|6.9]].',
      ],
      aliases: [
        '6.8a',
        '6.8',
        'Angriff erklären',
        'wie oft darf ich angreifen',
        'Darf ich denselben Gegner zweimal angreifen',
      ],
    },
    see: ['resolving-player-attacks', 'step-6-8b'],
    decided: [
      {
        en: 'A player may attack the same enemy only once in a combat phase. The book does not say, so the [[grim-rule|Grim Rule]] takes what is worse for the players.',
        de: 'Ein Spieler darf denselben Gegner in einer Kampfphase nur einmal angreifen. Das Buch schweigt dazu, also nimmt die [[grim-rule|Galgenregel]], was für die Spieler schlechter ist.',
      },
    ],
  },
  {
    id: 'step-6-8b',
    topic: 'steps',
    en: {
      title: '6.8b Initiate the Player Attack',
      text: [
        'The active player chooses 1 enemy that is engaged with them and [[exhausted|exhausts]] any number of ready characters under their control: these are the attackers.',
        'If all of these attackers have [[ranged|ranged]], the attack may be aimed at an enemy that is engaged with any player.',
        'There is no action window before others may [[step-6-8-1|join from afar]].',
      ],
      aliases: [
        '6.8b',
        'declare attackers',
        'attackers',
        'attack together',
        'how many characters can attack',
        'attack an enemy of another player',
      ],
    },
    de: {
      title: '6.8b Spielerangriff initiieren',
      text: [
        'Der aktive Spieler wählt 1 seiner Gegner und [[exhausted|erschöpft]] beliebig viele eigene spielbereite Charaktere: Sie sind die Angreifer.',
        'Haben alle diese Angreifer [[ranged|Fernkampf]], darf sich der Angriff gegen den Gegner eines beliebigen Spielers richten.',
        'Bevor andere aus der Ferne [[step-6-8-1|mitmachen]] können, gibt es kein Aktionsfenster.',
      ],
      aliases: [
        '6.8b',
        'Angreifer erklären',
        'Angreifer',
        'gemeinsam angreifen',
        'wie viele Charaktere dürfen angreifen',
        'Gegner eines anderen Spielers angreifen',
      ],
    },
    see: ['ranged', 'exhausted', 'resolving-player-attacks', 'step-6-8-1'],
  },
  {
    id: 'resolving-player-attacks',
    topic: 'steps',
    en: {
      title: 'Resolving Player Attacks',
      text: [
        'Each attack of a player takes these steps, also [[attacks-outside-combat|outside the combat phase]]:',
        '[[step-6-8b|6.8b]]: the attack is initiated: target and attackers are declared.',
        '[[step-6-8-1|6.8.1]]: characters of other players with ranged may join. Action window.',
        '[[step-6-8-2|6.8.2]]: the attack strength is determined. Action window.',
        '[[step-6-8-3|6.8.3]]: the combat damage is determined and dealt. Action window.',
        '[[step-6-8-4|6.8.4]]: the attack ends.',
      ],
      aliases: [
        'player attack',
        'player attacks',
        'how do I attack',
        'steps of a player attack',
        'attacking an enemy',
      ],
    },
    de: {
      title: 'Spielerangriffe abhandeln',
      text: [
        'Jeder Angriff eines Spielers verläuft in diesen Schritten, auch [[attacks-outside-combat|außerhalb der Kampfphase]]:',
        '[[step-6-8b|6.8b]]: Der Angriff wird initiiert: Ziel und Angreifer werden erklärt.',
        '[[step-6-8-1|6.8.1]]: Charaktere anderer Spieler mit Fernkampf dürfen sich anschließen. Aktionsfenster.',
        '[[step-6-8-2|6.8.2]]: Die Angriffsstärke wird bestimmt. Aktionsfenster.',
        '[[step-6-8-3|6.8.3]]: Der Kampfschaden wird bestimmt und zugefügt. Aktionsfenster.',
        '[[step-6-8-4|6.8.4]]: Der Angriff endet.',
      ],
      aliases: [
        'Spielerangriff',
        'Spielerangriffe',
        'wie greife ich an',
        'Ablauf eines Spielerangriffs',
        'einen Gegner angreifen',
      ],
    },
    see: ['combat-phase', 'ranged', 'attack-strength', 'attacks-outside-combat'],
    decided: [
      {
        en: 'An attack outside the combat phase that a player’s card allows follows all these steps, so others may join it from afar.',
        de: 'Ein Angriff außerhalb der Kampfphase, den eine Spielerkarte erlaubt, durchläuft alle diese Schritte; andere dürfen sich also aus der Ferne anschließen.',
      },
    ],
  },
  {
    id: 'step-6-8-1',
    topic: 'steps',
    en: {
      title: '6.8.1 Ranged Opportunity',
      text: [
        'The other players may exhaust any number of their ready characters with [[ranged|ranged]] and add them to the attackers. An [[action-windows|action window]] follows.',
      ],
      aliases: ['6.8.1', 'ranged attackers', 'join an attack', 'help another player attack'],
    },
    de: {
      title: '6.8.1 Fernkampf-Möglichkeit',
      text: [
        'Die anderen Spieler dürfen beliebig viele ihrer spielbereiten Charaktere mit [[ranged|Fernkampf]] erschöpfen und zu den Angreifern stellen. Ein [[action-windows|Aktionsfenster]] folgt.',
      ],
      aliases: [
        '6.8.1',
        'Fernkämpfer',
        'sich einem Angriff anschließen',
        'anderen beim Angriff helfen',
      ],
    },
    see: ['ranged', 'step-6-8b', 'resolving-player-attacks'],
  },
  {
    id: 'step-6-8-2',
    topic: 'steps',
    en: {
      title: '6.8.2 Determine Attack Strength',
      text: [
        'The [[attack-strength|attack strength]] of all attackers, also of those who joined from afar, is added up. An [[action-windows|action window]] follows.',
      ],
      aliases: ['6.8.2', 'total attack', 'add up attack strength', 'combined attack'],
    },
    de: {
      title: '6.8.2 Angriffsstärke bestimmen',
      text: [
        'Die [[attack-strength|Angriffsstärke]] aller Angreifer, auch der hinzugekommenen, wird zusammengezählt. Ein [[action-windows|Aktionsfenster]] folgt.',
      ],
      aliases: [
        '6.8.2',
        'gesamte Angriffsstärke',
        'Angriffsstärke zusammenzählen',
        'Gesamtangriff',
      ],
    },
    see: ['attack-strength', 'modifiers', 'step-6-8-3'],
    decided: [
      {
        en: 'Values are always up to date, so actions after this step still change the strength: what counts is the sum at the moment of [[step-6-8-3|6.8.3]].',
        de: 'Werte sind immer auf dem neuesten Stand, Aktionen nach diesem Schritt ändern die Stärke also noch: Es zählt die Summe im Augenblick von [[step-6-8-3|6.8.3]].',
      },
    ],
  },
  {
    id: 'step-6-8-3',
    topic: 'steps',
    en: {
      title: '6.8.3 Determine Combat Damage (Player Attack)',
      text: [
        'The [[defense-strength|defense strength]] of the enemy is taken once from the joint [[attack-strength|attack strength]] of all attackers. What remains is dealt to the enemy as damage at once; if nothing remains, no damage is dealt.',
        'An [[action-windows|action window]] follows.',
      ],
      examples: [
        'Two attackers with attack strength 3 and 2 strike an enemy with defense strength 3: it takes 2 damage.',
      ],
      aliases: ['6.8.3', 'combat damage', 'damage to the enemy', 'attack minus defense'],
    },
    de: {
      title: '6.8.3 Kampfschaden bestimmen (Spielerangriff)',
      text: [
        'Von der gemeinsamen [[attack-strength|Angriffsstärke]] aller Angreifer geht einmal die [[defense-strength|Verteidigungsstärke]] des Gegners ab. Was übrig bleibt, nimmt der Gegner sofort als Schaden; bleibt nichts übrig, gibt es keinen.',
        'Ein [[action-windows|Aktionsfenster]] folgt.',
      ],
      examples: [
        'Zwei Angreifer mit Angriffsstärke 3 und 2 treffen einen Gegner mit Verteidigungsstärke 3: Er nimmt 2 Schaden.',
      ],
      aliases: ['6.8.3', 'Kampfschaden', 'Schaden am Gegner', 'Angriff minus Verteidigung'],
    },
    see: ['damage', 'attack-strength', 'defense-strength', 'destroyed'],
  },
  {
    id: 'step-6-8-4',
    topic: 'steps',
    en: {
      title: '6.8.4 Player Attack Ends',
      text: [
        'The attack is over, and so is everything that lasted until its end. The characters count as attacking up to here, and for responses to this step.',
        'In the combat phase the game goes back to [[step-6-8a|6.8a]] if the active player wants to attack again, otherwise on to [[step-6-9|6.9]].',
      ],
      aliases: ['6.8.4', 'end of a player attack', 'after an attack', 'attacking character'],
    },
    de: {
      title: '6.8.4 Spielerangriff endet',
      text: [
        'Der Angriff ist vorbei und mit ihm alles, was bis zu seinem Ende galt. Als angreifend gelten die Charaktere bis hierher und noch für Reaktionen auf diesen Schritt.',
        'In der Kampfphase geht es zurück zu [[step-6-8a|6.8a]], wenn der aktive Spieler noch einmal angreifen möchte, sonst weiter zu [[step-6-9|6.9]].',
      ],
      aliases: [
        '6.8.4',
        'Ende eines Spielerangriffs',
        'nach einem Angriff',
        'angreifender Charakter',
      ],
    },
    see: ['lasting-effects', 'response', 'step-6-8a', 'resolving-player-attacks'],
  },
  {
    id: 'step-6-9',
    topic: 'steps',
    en: {
      title: '6.9 Next Player Becomes Active (Player Attacks)',
      text: [
        'The [[next-player|next player]] becomes the active player and may attack: back to [[step-6-8a|6.8a]]. When all players have had their attacks, [[step-6-10|6.10]] follows.',
      ],
      aliases: ['6.9', 'who attacks next'],
    },
    de: {
      title: '6.9 Folgespieler wird aktiver Spieler (Spielerangriffe)',
      text: [
        'Der [[next-player|Folgespieler]] wird aktiver Spieler und darf angreifen: zurück zu [[step-6-8a|6.8a]]. Waren alle Spieler mit ihren Angriffen dran, folgt [[step-6-10|6.10]].',
      ],
      aliases: ['6.9', 'wer greift als Nächster an'],
    },
    see: ['active-player', 'player-order', 'resolving-player-attacks'],
  },
  {
    id: 'step-6-10',
    topic: 'steps',
    en: {
      title: '6.10 Player Attacks End',
      text: [
        'All players have had their attacks; nobody can declare another one. [[step-6-11|6.11]] follows.',
      ],
      aliases: ['6.10', 'end of player attacks'],
    },
    de: {
      title: '6.10 „Spielerangriffe“-Prozess endet',
      text: [
        'Alle Spieler waren mit ihren Angriffen dran; erklärt wird keiner mehr. Es folgt [[step-6-11|6.11]].',
      ],
      aliases: ['6.10', 'Ende der Spielerangriffe'],
    },
    see: ['step-6-7', 'step-6-11'],
  },
  {
    id: 'step-6-11',
    topic: 'steps',
    en: {
      title: '6.11 Combat Phase Ends',
      text: [
        'All shadow cards that enemies still have are discarded, without any effect. What lasted until the end of the phase stops; then abilities happen that belong to its end.',
        'Enemies that survived stay engaged with their players. The [[refresh-phase|refresh phase]] is next.',
      ],
      aliases: [
        '6.11',
        'end of the combat phase',
        'discard shadow cards',
        'do enemies stay engaged',
      ],
    },
    de: {
      title: '6.11 Kampfphase endet',
      text: [
        'Schattenkarten, die Gegner noch haben, werden ohne Wirkung abgelegt. Was bis zum Ende der Phase galt, läuft aus; danach geschieht, was an ihrem Ende geschehen soll.',
        'Überlebende Gegner bleiben mit ihren Spielern in einen Kampf verwickelt. Es folgt die [[refresh-phase|Auffrischungsphase]].',
      ],
      aliases: ['6.11', 'Ende der Kampfphase', 'Schattenkarten ablegen', 'Bleiben Gegner im Kampf'],
    },
    see: ['shadow-effects', 'engaged', 'step-7-1'],
  },
  {
    id: 'step-7-1',
    topic: 'steps',
    en: {
      title: '7.1 Refresh Phase Begins',
      text: [
        'The [[refresh-phase|refresh phase]] starts, with everything that cards tie to its beginning. No action window comes before [[step-7-4|7.4]] is done.',
      ],
      aliases: ['7.1', 'beginning of the refresh phase', 'start of the refresh phase'],
    },
    de: {
      title: '7.1 Auffrischungsphase beginnt',
      text: [
        'Die [[refresh-phase|Auffrischungsphase]] fängt an, mit allem, was Karten an ihren Beginn knüpfen. Ein Aktionsfenster gibt es erst nach [[step-7-4|7.4]].',
      ],
      aliases: ['7.1', 'Beginn der Auffrischungsphase', 'Anfang der Auffrischungsphase'],
    },
    see: ['refresh-phase', 'step-7-2', 'step-7-5'],
  },
  {
    id: 'step-7-2',
    topic: 'steps',
    en: {
      title: '7.2 Ready Cards',
      text: ['All exhausted cards in play become [[ready|ready]], at the same time.'],
      aliases: ['7.2', 'ready', 'untap', 'refresh', 'when do characters ready'],
    },
    de: {
      title: '7.2 Karten spielbereit machen',
      text: ['Alle erschöpften Karten im Spiel werden zugleich [[ready|spielbereit]].'],
      aliases: [
        '7.2',
        'spielbereit',
        'auffrischen',
        'enttappen',
        'wann werden Charaktere spielbereit',
      ],
    },
    see: ['ready', 'exhausted', 'step-7-3'],
  },
  {
    id: 'step-7-3',
    topic: 'steps',
    en: {
      title: '7.3 Raise Threat',
      text: [
        'All players raise their [[threat|threat]] by 1 at the same time. Whoever reaches the [[threat-limit|threat elimination level]] by this is [[player-elimination|eliminated]].',
      ],
      aliases: [
        '7.3',
        'raise threat',
        'threat each round',
        'threat plus one',
        'how much does threat rise each round',
      ],
    },
    de: {
      title: '7.3 Bedrohungsgrad erhöhen',
      text: [
        'Alle Spieler erhöhen zugleich ihren [[threat|Bedrohungsgrad]] um 1. Wer dadurch den [[threat-limit|Grenzwert]] erreicht, [[player-elimination|scheidet aus]].',
      ],
      aliases: [
        '7.3',
        'Bedrohung erhöhen',
        'Bedrohung pro Runde',
        'Bedrohung plus eins',
        'wie stark steigt die Bedrohung',
      ],
    },
    see: ['threat', 'threat-limit', 'player-elimination'],
  },
  {
    id: 'step-7-4',
    topic: 'steps',
    en: {
      title: '7.4 Pass the First Player Token',
      text: [
        'The first player token goes to the next player on the left, who is the new [[first-player|first player]] from now on. An [[action-windows|action window]] follows, in which this player already comes first.',
      ],
      aliases: ['7.4', 'first player token', 'pass the token', 'when does the first player change'],
    },
    de: {
      title: '7.4 Startspieler-Marker weitergeben',
      text: [
        'Der Startspieler-Marker wandert zum nächsten Spieler nach links, der von jetzt an [[first-player|Startspieler]] ist. Ein [[action-windows|Aktionsfenster]] folgt, in dem bereits der neue Startspieler zuerst an der Reihe ist.',
      ],
      aliases: [
        '7.4',
        'Startspieler-Marker',
        'Startspielermarker',
        'wann wechselt der Startspieler',
        'Startspieler wechseln',
      ],
    },
    see: ['first-player', 'next-player', 'refresh-phase'],
  },
  {
    id: 'step-7-5',
    topic: 'steps',
    en: {
      title: '7.5 Refresh Phase Ends',
      text: [
        'What lasted until the end of the phase stops; then abilities happen that belong to its end. With [[step-0-1|0.1]] the round ends.',
      ],
      aliases: ['7.5', 'end of the refresh phase'],
    },
    de: {
      title: '7.5 Auffrischungsphase endet',
      text: [
        'Was bis zum Ende der Phase galt, läuft aus; danach geschieht, was an ihrem Ende geschehen soll. Mit [[step-0-1|0.1]] endet die Runde.',
      ],
      aliases: ['7.5', 'Ende der Auffrischungsphase'],
    },
    see: ['lasting-effects', 'step-0-1'],
  },
];
