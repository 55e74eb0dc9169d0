import type { Entry } from '../entry.ts';

export const F: readonly Entry[] = [
  {
    id: 'first-player',
    topic: 'round',
    en: {
      title: 'First Player, First Player Token',
      text: [
        'The players agree on a first player during [[setup|setup]], by majority or, failing that, at random. The first player token shows who it is. In the refresh phase it passes to the [[next-player|next player]], clockwise; it also does so at once if the first player is eliminated.',
        'You should talk everything over, but the first player has the last word on where the group travels and whether it does, on which player or card is hit by an encounter or quest effect that has several possible targets, and on the order of effects that trigger at the same time.',
        'The first player also has the first opportunity to act in the ordinary [[action-windows|action windows]] and the first opportunity to use a [[response|response]]. The others follow in [[player-order|player order]].',
      ],
      aliases: [
        'first player token',
        'starting player',
        'start player',
        'lead player',
        'first',
        'who goes first',
        'who decides',
        'who chooses the target of an encounter card',
        'when does the first player token pass',
      ],
    },
    de: {
      title: 'Startspieler, Startspieler-Marker',
      text: [
        'In der [[setup|Vorbereitung]] einigen sich die Spieler mehrheitlich auf einen Startspieler; gelingt das nicht, entscheidet der Zufall. Der Startspieler-Marker zeigt, wer es ist. In der Auffrischungsphase geht er im Uhrzeigersinn an den [[next-player|Folgespieler]], und ebenso auf der Stelle, wenn der Startspieler ausscheidet.',
        'Besprechen solltet ihr alles gemeinsam, aber der Startspieler hat das letzte Wort darüber, ob und wohin die Gruppe reist, welchen Spieler oder welche Karte ein Begegnungs- oder Abenteuereffekt trifft, für den mehrere infrage kommen, und in welcher Reihenfolge Effekte abgehandelt werden, die gleichzeitig ausgelöst werden.',
        'Außerdem darf er in den gewöhnlichen [[action-windows|Aktionsfenstern]] zuerst handeln und als Erster eine [[response|Reaktion]] verwenden. Die anderen folgen [[player-order|in Spielerreihenfolge]].',
      ],
      aliases: [
        'Startspielermarker',
        'Startspieler-Marker',
        'Anfangsspieler',
        'erster Spieler',
        'Wer fängt an',
        'Wer entscheidet',
        'Wer wählt das Ziel einer Begegnungskarte',
        'Wann wird der Startspieler-Marker weitergegeben',
      ],
    },
    see: ['player-order', 'next-player', 'simultaneous-priority', 'step-7-4', 'travel'],
    decided: [
      {
        en: 'In the special window of the planning phase the active player acts first, until they have played what they like; then the others in player order.',
        de: 'Im speziellen Aktionsfenster der Planungsphase handelt zuerst der aktive Spieler, bis er gespielt hat, was er möchte; danach die anderen in Spielerreihenfolge.',
      },
    ],
  },
  {
    id: 'forced',
    topic: 'timing',
    en: {
      title: 'Forced',
      text: [
        'If the bold word “Forced” stands before a triggered ability, it has to be used whenever its [[triggering-condition|triggering condition]] occurs.',
        'Forced abilities come before the [[response|responses]] to the same condition: with “when” before all of them, with “after” before those that say “after” as well (see [[timing]]).',
        'If several would be used at the same time, the [[first-player|first player]] says in which order, whoever controls the cards. Each is resolved as far as it goes before the next.',
      ],
      examples: [
        'After Hummerhorns engages you, one of your heroes has to take 5 damage. Only then can anybody respond to the engagement.',
      ],
      aliases: [
        'forced abilities',
        'forced effect',
        'forced response',
        'mandatory',
        'must',
        'order of forced effects',
      ],
    },
    de: {
      title: 'Erzwungen',
      text: [
        'Steht das fett gedruckte Wort „Erzwungen“ vor einer ausgelösten Fähigkeit, muss sie jedes Mal verwendet werden, wenn ihre [[triggering-condition|Auslösebedingung]] eintritt.',
        'Erzwungene Fähigkeiten kommen vor den [[response|Reaktionen]] auf dieselbe Bedingung: solche mit „sobald“ vor allen, solche mit „nachdem“ vor denen, die ebenfalls „nachdem“ sagen (siehe [[timing|Timing]]).',
        'Sind mehrere auf einmal an der Reihe, bestimmt der [[first-player|Startspieler]] ihre Reihenfolge, ganz gleich, wer die Karten kontrolliert. Jede wird abgehandelt, so weit es geht, dann erst die nächste.',
      ],
      examples: [
        'Nachdem Hummerhorns dich in einen Kampf verwickelt hat, muss einer deiner Helden 5 Schaden nehmen. Erst dann kann jemand auf das Verwickeln reagieren.',
      ],
      aliases: [
        'erzwungene Fähigkeit',
        'erzwungene Fähigkeiten',
        'erzwungener Effekt',
        'erzwungene Reaktion',
        'Zwang',
        'muss',
        'Reihenfolge erzwungener Effekte',
      ],
    },
    see: ['triggered-ability', 'response', 'timing', 'simultaneous-priority'],
    decided: [
      {
        en: 'A response with “when” comes even before a Forced ability with “after”, although the book puts forced abilities before all responses: “when” is used before the thing has happened, “after” only then.',
        de: 'Eine Reaktion mit „sobald“ kommt auch vor einer erzwungenen Fähigkeit mit „nachdem“, obwohl das Buch erzwungene Fähigkeiten vor alle Reaktionen stellt: „Sobald“ liegt vor dem Geschehen, „nachdem“ dahinter.',
      },
    ],
  },
  {
    id: 'framework',
    topic: 'round',
    en: {
      title: 'Framework Effects and Steps',
      text: [
        'A framework step is a point of the round that comes of itself because the structure of the game has it: nobody can leave it out. What happens by resolving it is a framework effect, as opposed to the effect of a card.',
        'All of them, with the action windows between, are listed under [[framework-steps|Framework Steps]].',
      ],
      examples: [
        'Collecting resources, dealing shadow cards and raising every player’s threat by 1 in the refresh phase are framework effects.',
      ],
      aliases: [
        'framework effect',
        'framework effects',
        'framework step',
        'game step',
        'game effect',
        'structure of the round',
      ],
    },
    de: {
      title: 'Rahmeneffekte und Rahmenschritte',
      text: [
        'Ein Rahmenschritt ist ein Punkt der Runde, der von selbst kommt, weil der Aufbau des Spiels ihn vorsieht: Niemand kann ihn auslassen. Was beim Abhandeln geschieht, ist ein Rahmeneffekt, im Unterschied zum Effekt einer Karte.',
        'Alle Rahmenschritte, mit den Aktionsfenstern dazwischen, stehen unter [[framework-steps|Rahmenschritte]].',
      ],
      examples: [
        'Ressourcen erhalten, Schattenkarten zuteilen und in der Auffrischungsphase den Bedrohungsgrad aller Spieler um 1 erhöhen sind Rahmeneffekte.',
      ],
      aliases: [
        'Rahmeneffekt',
        'Rahmenschritt',
        'Spielschritt',
        'Spieleffekt',
        'Aufbau der Runde',
        'Ablauf der Runde',
      ],
    },
    see: ['framework-steps', 'action-windows', 'effects', 'timing'],
    untested: 'term',
  },
];
