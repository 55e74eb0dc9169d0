import type { Entry } from '../entry.ts';

export const F: readonly Entry[] = [
  {
    id: 'find',
    topic: 'words',
    en: {
      title: 'Find',
      text: [
        'To find a card, a player [[search|searches]] every area where it could be: in play, set aside, decks, discard piles and so on. If the players know where it is, nothing else is looked through.',
        'Never looked through are facedown encounter cards that lie in a play area, such as dealt cards and boost cards; nor the [[victory-display|victory display]], nor cards [[removed-from-the-game|removed from the game]].',
        'If a player has to find and reveal a [[minion|minion]] that is in play already, it [[engage|engages]] that player, and everything that comes from revealing it resolves, its When Revealed ability for one. It keeps its attachments and tokens and has not entered play. If it was engaged with that player before, it has not engaged anew.',
      ],
      aliases: ['find a card', 'found', 'find and reveal', 'where may I search', 'fetch', 'tutor'],
    },
    de: {
      title: 'Finden',
      text: [
        'Um eine Karte zu finden, [[search|durchsucht]] ein Spieler alles, wo sie sein könnte: im Spiel, bei den beiseitegelegten Karten, in Decks, Ablagestapeln und so weiter. Wissen die Spieler, wo sie ist, wird sonst nichts durchsucht.',
        'Nie durchsucht werden verdeckte Begegnungskarten, die in einer Spielzone liegen, etwa zugeteilte Karten und Boost-Karten, und auch nicht der [[victory-display|Siegpunktestapel]] und die [[removed-from-the-game|aus dem Spiel entfernten]] Karten.',
        'Soll ein Spieler einen [[minion|Schergen]] finden und aufdecken, der schon im Spiel ist, [[engage|verwickelt]] dieser ihn in einen Kampf, und alles, was aus dem Aufdecken folgt, wird abgehandelt, etwa seine „Sobald aufgedeckt“-Fähigkeit. Er behält Anhänge und Marker und ist nicht ins Spiel gekommen. War er schon mit diesem Spieler im Kampf, hat er ihn nicht erneut in einen verwickelt.',
      ],
      aliases: [
        'finde',
        'gefunden',
        'finden und aufdecken',
        'Wo darf ich suchen',
        'Karte heraussuchen',
      ],
    },
    see: ['search', 'reveal', 'engage', 'set-aside', 'shuffle'],
  },
  {
    id: 'first-player',
    topic: 'round',
    en: {
      title: 'First Player',
      text: [
        'The players choose a first player before the game; the first player token shows who it is. In step 5 of the [[villain-phase|villain phase]] the token passes clockwise, and at once if its holder is [[player-elimination|eliminated]].',
        'Wherever players act [[in-player-order|in player order]], the first player begins. The first player is also the first who may use an [[interrupt|interrupt]] or a [[response|response]] at any given moment; the others follow in player order.',
        'The players should agree with one another, but some decisions are the first player’s alone: which of several eligible players or cards an encounter card affects; what an encounter card leaves to be done or chosen without naming a player; and the order of effects that would resolve at the same time.',
      ],
      examples: [
        'Forced abilities of two players are triggered by the same occurrence. The first player says which comes first, whoever controls the cards.',
      ],
      aliases: [
        'starting player',
        'lead player',
        'first player token',
        'who goes first',
        'who decides',
        'when does the first player change',
      ],
    },
    de: {
      title: 'Startspieler',
      text: [
        'Vor dem Spiel wählen die Spieler einen Startspieler; der Startspielermarker zeigt, wer es ist. In Schritt 5 der [[villain-phase|Schurkenphase]] wandert der Marker im Uhrzeigersinn weiter, und sofort, wenn sein Inhaber [[player-elimination|ausscheidet]].',
        'Wo die Spieler [[in-player-order|in Spielerreihenfolge]] handeln, beginnt er. Er darf auch in jedem Moment als Erster eine [[interrupt|Unterbrechung]] oder [[response|Reaktion]] verwenden; die anderen folgen in Spielerreihenfolge.',
        'Die Spieler sollten sich einig werden, doch manches entscheidet der Startspieler allein: welchen von mehreren möglichen Spielern oder welche Karte eine Begegnungskarte trifft; was eine Begegnungskarte tun oder wählen lässt, ohne einen Spieler zu nennen; und die Reihenfolge von Effekten, die gleichzeitig abgehandelt würden.',
      ],
      examples: [
        'Dasselbe Vorkommnis löst erzwungene Fähigkeiten zweier Spieler aus. Der Startspieler sagt, welche zuerst kommt, wem auch immer die Karten gehören.',
      ],
      aliases: [
        'erster Spieler',
        'Startspielermarker',
        'Wer beginnt',
        'Wer entscheidet',
        'Wann wechselt der Startspieler',
      ],
    },
    see: [
      'in-player-order',
      'simultaneous-resolution',
      'active-player',
      'villain-phase',
      'each-player',
    ],
  },
  {
    id: 'flip',
    topic: 'words',
    en: {
      title: 'Flip',
      text: [
        'To flip a card, turn it over, so that the side that was hidden is up. A folding card with three sides has been flipped when another of its sides shows.',
        'If the new side has the same card type, everything on the card stays: attached and [[tuck|tucked]] cards, [[status-cards|status cards]], tokens. If it has another type, attachments, status cards and tokens are discarded.',
      ],
      examples: [
        'Changing form flips an identity. Hero and alter-ego are the same card type, so damage, status cards and upgrades stay.',
      ],
      aliases: ['flipped', 'turn over', 'other side', 'do tokens stay when a card is flipped'],
    },
    de: {
      title: 'Umdrehen',
      text: [
        'Eine Karte wird umgedreht, indem man sie wendet, sodass die bisher verborgene Seite oben liegt. Eine faltbare Karte mit drei Seiten ist umgedreht, wenn eine andere ihrer Seiten zu sehen ist.',
        'Hat die neue Seite denselben Kartentyp, bleibt alles auf der Karte: angehängte und [[tuck|untergeschobene]] Karten, [[status-cards|Statuskarten]], Marker. Hat sie einen anderen, werden Anhänge, Statuskarten und Marker abgelegt.',
      ],
      examples: [
        'Beim Gestaltwechsel wird die Identität umgedreht. Held und Alter Ego sind derselbe Kartentyp, also bleiben Schaden, Statuskarten und Upgrades.',
      ],
      aliases: [
        'umgedreht',
        'wenden',
        'andere Seite',
        'Rückseite',
        'Bleiben Marker beim Umdrehen liegen',
      ],
    },
    see: ['double-sided-card', 'form-change-form', 'identity', 'card-types'],
    decided: [
      {
        en: 'A side that is turned up while players interrupt or respond to something cannot itself be used for that: it was not there.',
        de: 'Eine Seite, die nach oben kommt, während Spieler etwas unterbrechen oder darauf reagieren, kann dafür nicht selbst verwendet werden: Sie war nicht da.',
      },
    ],
  },
  {
    id: 'for-each',
    topic: 'words',
    en: {
      title: '“For Each”',
      text: [
        'An effect “for each” of something is repeated as many times as there are such things to count.',
        'Without the word “choose” it has one single target, and the damage it deals or the threat it removes is one sum: one instance.',
        'With “choose” every repetition is an instance of its own, even against the same target. After each of them defeated cards leave play, responses may be used, and new targets may have become possible.',
        'Whatever modifies such an effect modifies each of its instances.',
      ],
      examples: [
        'Legal Practice removes 1 threat from a scheme for each discarded card. No “choose”: all of it comes from one scheme.',
        'Choose an enemy and deal it 2 damage for each resource spent: the first 2 damage defeats a minion with guard, and the next may be dealt to the villain.',
      ],
      aliases: [
        'for every',
        'per',
        'times',
        'instance',
        'can I split the damage',
        'can I choose different targets',
      ],
    },
    de: {
      title: '„Für jede/jeden/jedes“',
      text: [
        'Ein Effekt „für jede“, „für jeden“ oder „für jedes“ wird so oft wiederholt, wie es davon etwas zu zählen gibt.',
        'Ohne das Wort „wählen“ hat er ein einziges Ziel, und der zugefügte Schaden oder die entfernte Bedrohung ist eine Summe: eine Instanz.',
        'Mit „wählen“ ist jede Wiederholung eine eigene Instanz, auch gegen dasselbe Ziel. Nach jeder verlassen besiegte Karten das Spiel, Reaktionen sind möglich, und neue Ziele können erlaubt sein.',
        'Was einen solchen Effekt modifiziert, modifiziert jede seiner Instanzen.',
      ],
      examples: [
        '„Juristerei“ entfernt für jede abgelegte Karte 1 Bedrohung von einem Plan. Kein „wählen“: Alles kommt von demselben Plan.',
        'Für jede ausgegebene Ressource wird ein Gegner gewählt und bekommt 2 Schaden: Die ersten 2 Schaden besiegen einen Schergen mit Wache, die nächsten dürfen dem Schurken gelten.',
      ],
      aliases: [
        'für jede',
        'für jeden',
        'für jedes',
        'pro',
        'je',
        'Instanz',
        'Darf ich den Schaden aufteilen',
        'Darf ich verschiedene Ziele wählen',
      ],
    },
    see: ['choose-game-element', 'target', 'modifiers', 'additional', 'tough'],
  },
  {
    id: 'forced',
    topic: 'timing',
    en: {
      title: 'Forced',
      text: [
        'An ability whose bold trigger begins with “Forced” is not optional.',
        'Forced interrupts and forced responses resolve as soon as their [[triggering-condition|condition]] occurs: forced interrupts before all other interrupts, forced responses before all other responses. A forced [[action|action]] can be used whenever an action could be, and has to be done before the player phase can end.',
        'A forced ability that needs a target but has no [[valid-target|valid]] one is not initiated, and its costs are not paid. A forced action that cannot be paid for, or has no target, does not hold up the end of the phase.',
        'If several forced abilities would begin at the same moment, the [[first-player|first player]] sets the order, whoever controls them. Each is resolved as far as possible before the next one begins.',
      ],
      aliases: [
        'forced interrupt',
        'forced response',
        'forced action',
        'mandatory',
        'must I use it',
        'which forced ability comes first',
      ],
    },
    de: {
      title: 'Erzwungen',
      text: [
        'Eine Fähigkeit, deren fett gedruckter Auslöser mit „Erzwungen“ beginnt, ist nicht freiwillig.',
        'Erzwungene Unterbrechungen und Reaktionen werden abgehandelt, sobald ihre [[triggering-condition|Bedingung]] eintritt: erzwungene Unterbrechungen vor allen anderen Unterbrechungen, erzwungene Reaktionen vor allen anderen Reaktionen. Eine erzwungene [[action|Aktion]] lässt sich verwenden, wann immer eine Aktion möglich wäre, und muss getan sein, bevor die Spielerphase enden kann.',
        'Braucht sie ein Ziel und gibt es kein [[valid-target|gültiges]], wird eine erzwungene Fähigkeit nicht eingeleitet, und ihre Kosten werden nicht bezahlt. Eine erzwungene Aktion, die nicht bezahlt werden kann oder kein Ziel hat, hält das Ende der Phase nicht auf.',
        'Würden mehrere erzwungene Fähigkeiten im selben Moment beginnen, legt der [[first-player|Startspieler]] die Reihenfolge fest, wer auch immer sie kontrolliert. Jede wird so weit wie möglich abgehandelt, bevor die nächste beginnt.',
      ],
      aliases: [
        'erzwungene Unterbrechung',
        'erzwungene Reaktion',
        'erzwungene Aktion',
        'verpflichtend',
        'Pflicht',
        'Muss ich das verwenden',
        'Welche erzwungene Fähigkeit kommt zuerst',
      ],
    },
    see: ['triggered-ability', 'interrupt', 'response', 'action', 'simultaneous-resolution', 'may'],
  },
  {
    id: 'form-change-form',
    topic: 'playing',
    en: {
      title: 'Form, Change Form',
      text: [
        'The side of the [[identity|identity]] that lies up shows which form its player is in: hero or alter-ego.',
        'Once each round, on your turn, you may change form by turning your identity over. A change that an ability brings about does not count against that.',
        'Nothing else changes: an exhausted identity stays exhausted, a ready one ready, and whatever lies on it or applies to it – damage, tokens, status cards, attachments, lasting effects – stays too.',
        'Abilities that concern your hero do nothing to you in alter-ego form, and the other way round.',
        'Cards with a form keyword give an identity further forms, besides hero and alter-ego, and say how to change them. Such a change does not use up the one of the round, but abilities that wait for a change of form notice it.',
        'A card that reads “[type] form only” can be played, or put into play, only by a player in that form.',
      ],
      examples: [
        'She-Hulk is exhausted and has 4 damage. Her player changes to Jennifer Walters: she is still exhausted, still has 4 damage and therefore cannot recover this turn.',
      ],
      aliases: [
        'change form',
        'flip identity',
        'hero form',
        'alter-ego form',
        'transform',
        'form keyword',
        'how often can I flip',
        'does my hero ready when I change form',
        'can I change form twice',
      ],
    },
    de: {
      title: 'Gestalt, Gestalt wechseln',
      text: [
        'Die oben liegende Seite der [[identity|Identität]] zeigt, in welcher Gestalt ihr Spieler ist: Held oder Alter Ego.',
        'Ein Mal pro Runde darfst du in deinem Zug die Gestalt wechseln, indem du deine Identität umdrehst. Ein Wechsel durch eine Fähigkeit zählt dabei nicht mit.',
        'Sonst ändert sich nichts: Eine erschöpfte Identität bleibt erschöpft, eine spielbereite spielbereit, und was auf ihr liegt oder für sie gilt – Schaden, Marker, Statuskarten, Anhänge, andauernde Effekte –, bleibt ebenfalls.',
        'Fähigkeiten, die deinen Helden betreffen, wirken in Alter-Ego-Gestalt nicht auf dich, und umgekehrt.',
        'Karten mit dem Schlüsselwort „[Art]-Gestalt“ geben einer Identität weitere Gestalten neben Held und Alter Ego und sagen, wie man sie wechselt. Ein solcher Wechsel verbraucht nicht den einen der Runde, doch Fähigkeiten, die auf einen Gestaltwechsel warten, bemerken ihn.',
        'Eine Karte mit „Nur in [Art]-Gestalt“ kann nur von einem Spieler in dieser Gestalt gespielt oder ins Spiel gebracht werden.',
      ],
      examples: [
        'She-Hulk ist erschöpft und hat 4 Schaden. Ihr Spieler wechselt zu Jennifer Walters: Sie ist weiter erschöpft, hat weiter 4 Schaden und kann sich deshalb in diesem Zug nicht erholen.',
      ],
      aliases: [
        'Gestaltwechsel',
        'Identität umdrehen',
        'Heldengestalt',
        'Alter-Ego-Gestalt',
        'verwandeln',
        'Form',
        'Wie oft darf ich die Gestalt wechseln',
        'Wird mein Held beim Gestaltwechsel spielbereit',
        'Darf ich zweimal die Gestalt wechseln',
      ],
    },
    see: [
      'identity',
      'hero-hero-form',
      'alter-ego-alter-ego-form',
      'player-turn',
      'flip',
      'activation',
    ],
    decided: [
      {
        en: 'The two sides of an identity have limits of their own: “once per round” on one side says nothing about the other.',
        de: 'Die beiden Seiten einer Identität haben eigene Beschränkungen: „Nur ein Mal pro Runde“ auf der einen sagt nichts über die andere.',
      },
      {
        en: 'An additional cost of changing form is for the change on a player’s turn. A change by an effect costs nothing.',
        de: 'Zusätzliche Kosten für den Gestaltwechsel gelten für den Wechsel im eigenen Zug. Ein Wechsel durch einen Effekt kostet nichts.',
      },
    ],
  },
  {
    id: 'friendly',
    topic: 'words',
    en: {
      title: 'Friendly',
      text: [
        'All cards that players control are friendly: your own and those of the other players. A friendly character is any identity or ally.',
      ],
      aliases: [
        'friendly character',
        'friendly card',
        'ally of mine',
        'are other players friendly',
      ],
    },
    de: {
      title: 'Befreundet',
      text: [
        'Befreundet sind alle Karten, die Spieler kontrollieren: deine eigenen und die der anderen. Ein befreundeter Charakter ist jede Identität und jeder Verbündete.',
      ],
      aliases: [
        'befreundeter Charakter',
        'befreundete Karte',
        'Freund',
        'Sind Karten der Mitspieler befreundet',
      ],
    },
    see: ['enemy', 'character', 'ownership-and-control', 'cost'],
    untested: 'term',
  },
];
