import type { Entry } from '../entry.ts';

export const E: readonly Entry[] = [
  {
    id: 'effects',
    topic: 'playing',
    en: {
      title: 'Effects',
      text: [
        'A card effect is what comes of resolving the text of an [[ability|ability]], be it printed on the card or gained. A framework effect is what comes of resolving a [[framework|framework step]]. Costs, triggering conditions, play restrictions and permissions, and the demands on a target go before an effect, but are no part of it.',
        'Once an ability has been initiated, every part of its effect is resolved as far as possible, except what a player only “[[may|may]]” do.',
        'If an effect without targets asks for more than there is, it takes what there is. If an ability lets you decide between several effects, you have to take one that could change something in the game.',
        'When a [[lasting-effects|lasting effect]] runs out or a constant ability ends, no card effect has changed the game by that.',
      ],
      examples: [
        'You are to draw 3 cards and have only 2 in your deck: you draw 2.',
        'If there is no enemy in play, you cannot decide that Gandalf deals 4 damage to an enemy: choose one of the other two effects.',
      ],
      aliases: [
        'effect',
        'card effect',
        'card effects',
        'framework effect',
        'as much as possible',
        'do as much as you can',
        'choose between effects',
        'choose one',
      ],
    },
    de: {
      title: 'Effekte',
      text: [
        'Ein Karteneffekt entsteht, wenn der Text einer [[ability|Fähigkeit]] abgehandelt wird, sei er aufgedruckt oder erhalten. Ein Rahmeneffekt entsteht, wenn ein [[framework|Rahmenschritt]] abgehandelt wird. Kosten, Auslösebedingungen, Spieleinschränkungen und Spielberechtigungen sowie die Anforderungen an ein Ziel gehen einem Effekt voraus, gehören aber nicht zu ihm.',
        'Ist eine Fähigkeit initiiert, wird jeder Teil ihres Effekts abgehandelt, so weit es möglich ist; ausgenommen ist nur, was ein Spieler bloß tun „[[may|darf]]“.',
        'Verlangt ein Effekt ohne Ziel mehr, als da ist, nimmt er, was da ist. Lässt dich eine Fähigkeit zwischen mehreren Effekten entscheiden, musst du einen nehmen, der am Spiel etwas ändern könnte.',
        'Läuft ein [[lasting-effects|anhaltender Effekt]] aus oder endet eine permanente Fähigkeit, hat damit kein Karteneffekt das Spiel verändert.',
      ],
      examples: [
        'Du sollst 3 Karten ziehen und hast nur noch 2 im Deck: Du ziehst 2.',
        'Ist kein Gegner im Spiel, kannst du dich nicht dafür entscheiden, dass Gandalf einem Gegner 4 Schaden zufügt: Nimm einen der beiden anderen Effekte.',
      ],
      aliases: [
        'Effekt',
        'Karteneffekt',
        'Karteneffekte',
        'Rahmeneffekt',
        'so viel wie möglich',
        'so weit wie möglich',
        'zwischen Effekten wählen',
        'wähle eins',
      ],
    },
    see: ['ability', 'framework', 'cost', 'lasting-effects', 'replacement-effects'],
  },
  {
    id: 'empty-deck',
    topic: 'zones',
    en: {
      title: 'Running Out of Cards',
      text: [
        'A player whose deck is empty plays on with the cards in hand and in play, and draws no more. The discard pile is not shuffled, and running out has no other penalty.',
        'If the encounter deck is empty in the [[quest-phase|quest phase]], the encounter discard pile is shuffled and becomes the new encounter deck. In other phases it stays empty: in the [[combat-phase|combat phase]], enemies for which no card is left get no shadow card.',
      ],
      aliases: [
        'empty deck',
        'no cards left',
        'deck runs out',
        'reshuffle',
        'shuffle the discard pile',
        'empty encounter deck',
        'decking',
        'what happens when my deck is empty',
        'what happens when the encounter deck is empty',
      ],
    },
    de: {
      title: 'Keine Karten mehr',
      text: [
        'Ein Spieler, dessen Deck leer ist, spielt mit dem weiter, was er auf der Hand und im Spiel hat, und zieht nichts mehr. Sein Ablagestapel wird nicht gemischt, und eine andere Strafe gibt es nicht.',
        'Ist das Begegnungsdeck in der [[quest-phase|Abenteuerphase]] leer, wird der Begegnungs-Ablagestapel gemischt und ist das neue Begegnungsdeck. In anderen Phasen bleibt es leer: Gegner, für die in der [[combat-phase|Kampfphase]] keine Karte mehr da ist, bekommen keine Schattenkarte.',
      ],
      aliases: [
        'leeres Deck',
        'Deck leer',
        'Deck aufgebraucht',
        'neu mischen',
        'Ablagestapel mischen',
        'leeres Begegnungsdeck',
        'Was passiert, wenn mein Deck leer ist',
        'Was passiert, wenn das Begegnungsdeck leer ist',
      ],
    },
    see: ['encounter-deck', 'player-deck', 'drawing-cards', 'discard-piles', 'step-6-2'],
    decided: [
      {
        en: 'In the quest phase the encounter deck is made anew as soon as its last card has been turned up, without that card. So there are shadow cards in the same round.',
        de: 'In der Abenteuerphase wird das Begegnungsdeck neu gebildet, sobald seine letzte Karte umgedreht ist, ohne diese Karte. So gibt es in derselben Runde noch Schattenkarten.',
      },
    ],
  },
  {
    id: 'encounter-deck',
    topic: 'encounters',
    en: {
      title: 'Encounter Deck',
      text: [
        'The encounter deck is what the players are up against: [[enemy-cards|enemies]], [[location-cards|locations]], [[treachery-cards|treacheries]] and [[objective-cards|objectives]]. The scenario says of which cards it is made.',
        'Its cards are revealed during [[staging|staging]] and dealt to attacking enemies as [[shadow-effects|shadow cards]].',
      ],
      aliases: [
        'encounter cards',
        'encounter card',
        'encounter set',
        'encounter sets',
        'enemy deck',
        'which cards are in the encounter deck',
      ],
    },
    de: {
      title: 'Begegnungsdeck',
      text: [
        'Das Begegnungsdeck enthält, womit es die Spieler zu tun bekommen: [[enemy-cards|Gegner]], [[location-cards|Orte]], [[treachery-cards|Verrat]] und [[objective-cards|Ziele]]. Aus welchen Karten es besteht, sagt das Szenario.',
        'Seine Karten werden beim [[staging|Aufmarsch]] aufgedeckt und angreifenden Gegnern als [[shadow-effects|Schattenkarten]] zugeteilt.',
      ],
      aliases: [
        'Begegnungskarte',
        'Begegnungskarten',
        'Begegnungsset',
        'Begegnungssets',
        'Gegnerdeck',
        'Welche Karten gehören ins Begegnungsdeck',
      ],
    },
    see: ['staging', 'reveal', 'empty-deck', 'setup', 'quest-card-anatomy', 'easy-mode'],
  },
  {
    id: 'encounter-phase',
    topic: 'round',
    en: {
      title: 'Encounter Phase',
      text: [
        'The fifth phase of the round. It settles which enemies of the staging area come to blows with which player.',
        '1. In player order, each player may engage 1 enemy in the staging area ([[optional-engagement|optional engagement]]). Then there is an action window.',
        '2. The players make [[engagement-check|engagement checks]], round after round, until no enemy left there can engage anybody. Then there is an action window, and the phase ends.',
      ],
      aliases: [
        'encounter',
        'engagement phase',
        'engaging enemies',
        'phase 5',
        'when do enemies engage',
      ],
    },
    de: {
      title: 'Begegnungsphase',
      text: [
        'Die fünfte Phase der Runde. In ihr entscheidet sich, welche Gegner der Aufmarschzone mit welchem Spieler zusammenstoßen.',
        '1. In Spielerreihenfolge darf jeder Spieler 1 Gegner der Aufmarschzone [[optional-engagement|freiwillig in einen Kampf verwickeln]]. Danach gibt es ein Aktionsfenster.',
        '2. Die Spieler legen reihum [[engagement-check|Kampfproben]] ab, bis kein Gegner, der noch dort liegt, jemanden in einen Kampf verwickeln kann. Danach gibt es ein Aktionsfenster, und die Phase endet.',
      ],
      aliases: [
        'Begegnung',
        'Begegnungen',
        'Gegner verwickeln',
        'Phase 5',
        'Wann verwickeln mich Gegner in einen Kampf',
      ],
    },
    see: ['optional-engagement', 'engagement-check', 'engaged', 'step-5-2', 'step-5-3'],
  },
  {
    id: 'enemy-cards',
    topic: 'enemies',
    en: {
      title: 'Enemy Cards',
      text: [
        'An enemy that is revealed goes to the [[staging-area|staging area]]. There it adds its threat to what the players have to overcome when they quest.',
        'When it becomes [[engaged|engaged]] with a player, it moves in front of that player and attacks in the combat phase. It stays with that player until it is defeated or an ability takes it away from there.',
        'An enemy stays in play until it is defeated or an ability removes it.',
      ],
      aliases: [
        'enemy',
        'enemies',
        'monster',
        'monsters',
        'foe',
        'creature',
        'orc',
        'opponent',
        'engagement cost',
        'how do I get rid of an enemy',
      ],
    },
    de: {
      title: 'Gegnerkarten',
      text: [
        'Ein aufgedeckter Gegner kommt in die [[staging-area|Aufmarschzone]]. Dort trägt er mit seinem Widerstand zu dem bei, was die Spieler überwinden müssen, wenn sie sich dem Abenteuer stellen.',
        'Ist er mit einem Spieler [[engaged|in einen Kampf verwickelt]], liegt er vor diesem und greift in der Kampfphase an. Er bleibt bei ihm, bis er besiegt ist oder eine Fähigkeit ihn von dort fortnimmt.',
        'Im Spiel bleibt ein Gegner, bis er besiegt ist oder eine Fähigkeit ihn entfernt.',
      ],
      aliases: [
        'Gegner',
        'Gegnern',
        'Feind',
        'Feinde',
        'Monster',
        'Kreatur',
        'Ork',
        'Kampfbereitschaft',
        'Wie werde ich einen Gegner los',
      ],
    },
    see: ['engaged', 'engagement-check', 'damage', 'destroyed', 'encounter-card-anatomy'],
  },
  {
    id: 'engaged',
    topic: 'enemies',
    en: {
      title: 'Engaged',
      text: [
        'An enemy that comes into a player’s play area from anywhere else is engaged with that player, and the player with it. It does not matter who began, and whether by choice, by a check or by an effect: each has engaged the other.',
        'An engaged enemy adds no threat to the staging area. Instead it attacks in the [[combat-phase|combat phase]].',
        'That lasts until the enemy is destroyed, is discarded or moves to another area.',
      ],
      examples: [
        'An ability that is used after an enemy engages you can also be used if it was you who engaged it.',
      ],
      aliases: [
        'engage',
        'engages',
        'engagement',
        'engaging',
        'enemy in front of me',
        'in combat with',
        'does an engaged enemy add threat',
        'is engaging the same as being engaged',
      ],
    },
    de: {
      title: 'In einen Kampf verwickelt',
      text: [
        'Ein Gegner, der von anderswo in die Spielzone eines Spielers kommt, ist mit diesem in einen Kampf verwickelt und der Spieler mit ihm. Wer angefangen hat und ob es aus freien Stücken, durch eine Probe oder durch einen Effekt dazu kam, ist gleichgültig: Jeder hat den anderen verwickelt.',
        'Ein in einen Kampf verwickelter Gegner trägt keinen Widerstand zur Aufmarschzone bei. Dafür greift er in der [[combat-phase|Kampfphase]] an.',
        'Das dauert, bis der Gegner getötet oder abgelegt wird oder in eine andere Zone kommt.',
      ],
      examples: [
        'Eine Fähigkeit, die verwendet wird, nachdem dich ein Gegner in einen Kampf verwickelt hat, kann auch verwendet werden, wenn du es warst, der ihn verwickelt hat.',
      ],
      aliases: [
        'verwickelt',
        'verwickeln',
        'in einen Kampf verwickeln',
        'im Kampf mit',
        'Gegner vor mir',
        'Zählt ein verwickelter Gegner zum Widerstand',
      ],
    },
    see: ['engagement-check', 'optional-engagement', 'enemy-cards', 'combat-phase'],
    decided: [
      {
        en: 'An enemy that is sent back to the staging area while it attacks goes on with its attack. The book does not say; the [[grim-rule|Grim Rule]] takes what is worse for the players.',
        de: 'Ein Gegner, der mitten in seinem Angriff in die Aufmarschzone zurückgeschickt wird, führt ihn zu Ende. Das Buch sagt nichts dazu; die [[grim-rule|Galgenregel]] nimmt, was für die Spieler ungünstiger ist.',
      },
    ],
  },
  {
    id: 'engagement-check',
    topic: 'enemies',
    en: {
      title: 'Engagement Check',
      text: [
        'In an engagement check a player’s [[threat|threat]] is compared with the engagement cost of the enemies in the [[staging-area|staging area]]. An enemy whose cost is equal to the threat or lower engages the player and moves to that player’s play area.',
        'In the encounter phase one enemy comes with each check: of those within reach, the one with the highest engagement cost. The first player makes the first check, the others follow in [[player-order|player order]], and so on in turn until no enemy left in the staging area can engage any player.',
      ],
      examples: [
        'Your threat is 30. In the staging area are a King Spider (20), a Forest Spider (25) and Hummerhorns (40). The Forest Spider engages you first. In your next check it is the King Spider, unless another player’s check has drawn it away. Hummerhorns stays where it is.',
      ],
      aliases: [
        'engagement checks',
        'check',
        'engagement cost',
        'engagement number',
        'which enemy engages me',
        'how many enemies engage me',
        'highest engagement cost',
        'same engagement cost',
      ],
    },
    de: {
      title: 'Kampfprobe',
      text: [
        'Bei einer Kampfprobe wird der [[threat|Bedrohungsgrad]] eines Spielers mit der Kampfbereitschaft der Gegner in der [[staging-area|Aufmarschzone]] verglichen. Ein Gegner, dessen Kampfbereitschaft nicht höher ist als der Bedrohungsgrad, verwickelt den Spieler in einen Kampf und kommt in dessen Spielzone.',
        'In der Begegnungsphase kommt bei jeder Probe ein Gegner: von denen, die infrage kommen, der mit der höchsten Kampfbereitschaft. Der Startspieler legt die erste Probe ab, die anderen folgen [[player-order|in Spielerreihenfolge]], und so geht es reihum weiter, bis kein Gegner der Aufmarschzone mehr einen Spieler verwickeln kann.',
      ],
      examples: [
        'Dein Bedrohungsgrad ist 30. In der Aufmarschzone liegen eine King Spider (20), eine Forest Spider (25) und Hummerhorns (40). Zuerst verwickelt dich die Forest Spider in einen Kampf. Bei deiner nächsten Probe ist es die King Spider, sofern sie nicht bei der Probe eines Mitspielers zu diesem gekommen ist. Hummerhorns bleibt, wo es ist.',
      ],
      aliases: [
        'Kampfproben',
        'Probe',
        'Kampfbereitschaft',
        'Welcher Gegner verwickelt mich in einen Kampf',
        'Wie viele Gegner verwickeln mich in einen Kampf',
        'höchste Kampfbereitschaft',
        'gleiche Kampfbereitschaft',
      ],
    },
    see: ['encounter-phase', 'optional-engagement', 'engaged', 'threat', 'step-5-3'],
    decided: [
      {
        en: 'If several enemies have the same engagement cost, the first player says which of them engages in that check.',
        de: 'Haben mehrere Gegner die gleiche Kampfbereitschaft, sagt der Startspieler, welcher von ihnen bei dieser Probe kommt.',
      },
    ],
  },
  {
    id: 'enters-play',
    topic: 'zones',
    en: {
      title: 'Enters Play',
      text: [
        'A card enters play whenever it gets from somewhere [[out-of-play|out of play]] into a play area, by whatever way: because it was played, because an ability put it into play, or because it was revealed and added to the staging area.',
        'So “after this card enters play” covers more than “after you play this card”. See [[play-and-put-into-play|Play and Put into Play]].',
      ],
      examples: [
        'Sneak Attack puts Gandalf into play. He has entered play, so his response can be used, although he was not played.',
      ],
      aliases: [
        'enter play',
        'entering play',
        'comes into play',
        'enters the game',
        'entered',
        'is put into play the same as played',
      ],
    },
    de: {
      title: 'Ins Spiel kommen',
      text: [
        'Eine Karte kommt ins Spiel, wann immer sie von [[out-of-play|außerhalb des Spiels]] in eine Spielzone gelangt, auf welchem Weg auch immer: weil sie gespielt wurde, weil eine Fähigkeit sie ins Spiel gebracht hat oder weil sie aufgedeckt und in die Aufmarschzone gelegt wurde.',
        '„Nachdem diese Karte ins Spiel gekommen ist“ umfasst also mehr als „nachdem du diese Karte gespielt hast“. Siehe [[play-and-put-into-play|Spielen und ins Spiel bringen]].',
      ],
      examples: [
        'Sneak Attack bringt Gandalf ins Spiel. Er ist ins Spiel gekommen, seine Reaktion kann also verwendet werden, obwohl er nicht gespielt wurde.',
      ],
      aliases: [
        'ins Spiel gekommen',
        'kommt ins Spiel',
        'ins Spiel gelangen',
        'Gilt ins Spiel gebracht als gespielt',
      ],
    },
    see: ['in-play', 'play-and-put-into-play', 'unique', 'ready'],
  },
  {
    id: 'event-cards',
    topic: 'cards',
    en: {
      title: 'Event Cards',
      text: [
        'Events are played from the hand for what they do. When and how is settled by the kind of their ability, [[action|action]] or [[response|response]], by its triggering condition and by its [[play-restrictions|play restrictions and permissions]].',
        'To play an event, pay its cost, resolve its effects and put it into its owner’s discard pile. If the effects are [[prevent|canceled]], it has been played and paid for all the same.',
        'An event works on the game as it is when it is played and resolved. If it leaves a [[lasting-effects|lasting effect]] on certain cards, only those are affected that qualified then; cards that come later are not.',
        'Events do not enter play, unless the effect that would put one into play also turns it into a type that can be there.',
      ],
      examples: [
        'For Gondor! raises the attack of all characters until the end of the phase. An ally that enters play later in the phase does not benefit.',
      ],
      aliases: [
        'event',
        'events',
        'spell',
        'trick',
        'instant',
        'when can I play an event',
        'can I play an event in any phase',
        'is a canceled event discarded',
      ],
    },
    de: {
      title: 'Ereigniskarten',
      text: [
        'Ereignisse werden von der Hand gespielt, um ihrer Wirkung willen. Wann und wie, ergibt sich aus der Art ihrer Fähigkeit, [[action|Aktion]] oder [[response|Reaktion]], aus der Auslösebedingung und aus ihren [[play-restrictions|Spieleinschränkungen und Spielberechtigungen]].',
        'Um ein Ereignis zu spielen, bezahle seine Kosten, handle seine Effekte ab und lege es auf den Ablagestapel seines Besitzers. Werden die Effekte [[prevent|verhindert]], ist es trotzdem gespielt und bezahlt.',
        'Ein Ereignis wirkt auf das Spiel, wie es beim Spielen und Abhandeln ist. Hinterlässt es einen [[lasting-effects|anhaltenden Effekt]] auf bestimmte Karten, betrifft er nur solche, die in diesem Augenblick infrage kamen; was später dazukommt, geht leer aus.',
        'Ins Spiel kommen Ereignisse nicht, es sei denn, der Effekt, der eines ins Spiel bringt, macht es zugleich zu einer Kartenart, die im Spiel sein kann.',
      ],
      examples: [
        'For Gondor! erhöht bis zum Ende der Phase die Angriffsstärke aller Charaktere. Ein Verbündeter, der später in der Phase ins Spiel kommt, hat nichts davon.',
      ],
      aliases: [
        'Ereignis',
        'Ereignisse',
        'Zauber',
        'Trick',
        'Wann darf ich ein Ereignis spielen',
        'Kann ich Ereignisse in jeder Phase spielen',
        'Wird ein verhindertes Ereignis abgelegt',
      ],
    },
    see: ['initiating-abilities', 'action', 'response', 'lasting-effects', 'player-card-anatomy'],
  },
  {
    id: 'exchange',
    topic: 'words',
    en: {
      title: 'Exchange',
      text: [
        'To exchange, there has to be something on both sides that can be exchanged. If one side has nothing, the ability cannot be resolved.',
        'Among values, 0 is a value like any other. Where a card has no number at all, there is nothing to exchange.',
      ],
      aliases: ['exchanges', 'exchanging', 'swap', 'switch', 'trade', 'change places'],
    },
    de: {
      title: 'Austauschen',
      text: [
        'Zum Austauschen muss es auf beiden Seiten etwas geben, das sich tauschen lässt. Hat eine Seite nichts, kann die Fähigkeit nicht abgehandelt werden.',
        'Unter Werten ist 0 ein Wert wie jeder andere. Wo auf einer Karte gar keine Zahl steht, gibt es nichts auszutauschen.',
      ],
      aliases: [
        'Austausch',
        'tauschen',
        'ausgetauscht',
        'Tausch',
        'vertauschen',
        'Plätze tauschen',
      ],
    },
    see: ['move', 'in-play', 'modifiers'],
    decided: [
      {
        en: 'Cards that are exchanged within play change places. Tokens and attachments stay at their place: what lay on the one card lies on the other then.',
        de: 'Karten, die innerhalb des Spiels ausgetauscht werden, wechseln den Platz. Marker und Verstärkungen bleiben am Platz: Was auf der einen Karte lag, liegt danach auf der anderen.',
      },
    ],
  },
  {
    id: 'exhausted',
    topic: 'status',
    en: {
      title: 'Exhausted',
      text: [
        'A card that is exhausted is turned sideways. Characters exhaust to quest, to attack and to defend, and many abilities have it as a cost.',
        'An exhausted card cannot be exhausted again before it is [[ready|ready]]. So an exhausted character can be neither committed nor declared as an attacker or defender, and an ability whose cost is to exhaust the card cannot be used.',
        'Apart from that the card works as ever: all its other abilities stay active. In the [[refresh-phase|refresh phase]] all exhausted cards are readied; some abilities do so earlier.',
      ],
      examples: [
        'Gimli is exhausted. His attack still grows with his damage, but he cannot attack until he is ready.',
      ],
      aliases: [
        'exhaust',
        'exhausts',
        'exhausting',
        'tap',
        'tapped',
        'turned sideways',
        'can an exhausted character defend',
        'does an exhausted card still have its abilities',
      ],
    },
    de: {
      title: 'Erschöpft',
      text: [
        'Eine Karte, die erschöpft wird, wird quer gelegt. Charaktere werden erschöpft, um sich dem Abenteuer zu stellen, anzugreifen und zu verteidigen, und viele Fähigkeiten verlangen es als Kosten.',
        'Eine erschöpfte Karte lässt sich nicht noch einmal erschöpfen, ehe sie wieder [[ready|spielbereit]] ist. Ein erschöpfter Charakter kann sich also weder dem Abenteuer stellen noch zum Angreifer oder Verteidiger erklärt werden, und eine Fähigkeit, für die ihre Karte erschöpft werden müsste, kann nicht verwendet werden.',
        'Sonst bleibt alles beim Alten: Die übrigen Fähigkeiten der Karte wirken weiter. In der [[refresh-phase|Auffrischungsphase]] werden alle erschöpften Karten spielbereit gemacht; manche Fähigkeiten tun es schon früher.',
      ],
      examples: [
        'Gimli ist erschöpft. Seine Angriffsstärke wächst weiterhin mit seinem Schaden, aber angreifen kann er erst, wenn er spielbereit ist.',
      ],
      aliases: [
        'erschöpfen',
        'erschöpfte Karte',
        'Erschöpfung',
        'getappt',
        'tappen',
        'quer gelegt',
        'Kann ein erschöpfter Charakter verteidigen',
        'Hat eine erschöpfte Karte noch ihre Fähigkeiten',
      ],
    },
    see: ['ready', 'refresh-phase', 'cost', 'characters'],
  },
  {
    id: 'explored',
    topic: 'questing',
    en: {
      title: 'Explored',
      text: [
        'A location with at least as many progress tokens on it as quest points is explored: it goes to the encounter discard pile, or to the victory display if it has [[victory-x|Victory X]]. It does not matter whether it was the [[active-location|active location]] or still lay in the staging area.',
        'To be explored is not to be discarded. What speaks of the one does not see the other.',
        'If the active location is explored by progress meant for the quest, the rest of that progress goes to the [[current-quest|current quest]].',
      ],
      examples: [
        'Northern Tracker brings 1 progress to every location that lies in the staging area. One with a single quest point is explored by that, without anybody having traveled to it.',
      ],
      aliases: [
        'explore',
        'explores',
        'exploring',
        'location cleared',
        'quest points of a location',
        'excess progress',
        'is explored the same as discarded',
        'can I explore a location in the staging area',
      ],
    },
    de: {
      title: 'Erkundet',
      text: [
        'Liegen auf einem Ort mindestens so viele Fortschrittsmarker, wie er Abenteuerpunkte hat, ist er erkundet: Er kommt auf den Begegnungs-Ablagestapel oder, wenn er [[victory-x|Sieg X]] hat, auf den Stapel beanspruchter Siegpunkte. Ob er der [[active-location|aktive Ort]] war oder noch in der Aufmarschzone lag, ist gleich.',
        'Erkundet ist nicht abgelegt. Was vom einen spricht, meint nicht das andere.',
        'Wird der aktive Ort durch Fortschritt erkundet, der dem Abenteuer galt, geht der Rest auf das [[current-quest|aktuelle Abenteuer]].',
      ],
      examples: [
        'Northern Tracker legt 1 Fortschrittsmarker auf jeden Ort in der Aufmarschzone. Ein Ort mit 1 Abenteuerpunkt ist damit erkundet, ohne dass jemand hingereist wäre.',
      ],
      aliases: [
        'erkunden',
        'Erkundung',
        'erkundeter Ort',
        'Abenteuerpunkte eines Ortes',
        'überzähliger Fortschritt',
        'Ist erkundet dasselbe wie abgelegt',
        'Kann man einen Ort in der Aufmarschzone erkunden',
      ],
    },
    see: ['active-location', 'location-cards', 'quest-progress', 'travel', 'victory-x'],
    decided: [
      {
        en: 'Progress that is placed at the same time is all there before anything follows from it: locations that it explores leave play together, then come responses, and then the players advance if the stage has enough.',
        de: 'Fortschritt, der auf einmal gelegt wird, liegt ganz da, ehe etwas daraus folgt: Orte, die er erkundet, verlassen zusammen das Spiel, dann kommen Reaktionen, und dann rücken die Spieler vor, wenn der Abschnitt genug hat.',
      },
    ],
  },
];
