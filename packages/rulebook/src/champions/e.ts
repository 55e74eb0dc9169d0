import type { Entry } from '../entry.ts';

export const E: readonly Entry[] = [
  {
    id: 'each-player',
    topic: 'words',
    en: {
      title: '“Each Player”',
      text: [
        'What each player or all players are told to do is done by one player after another, each with their own choices. If the effect names no order, the first player chooses one.',
        'A player who cannot do all of it does as much as possible; the others are not affected by that.',
      ],
      examples: [
        'Each player discards 3 cards from the encounter deck. It runs out after the second card of one player: that player stops, the deck is made anew with an acceleration token, and the next player discards 3 cards from the new deck.',
      ],
      aliases: ['all players', 'every player', 'in what order do players resolve an effect'],
    },
    de: {
      title: '„Jeder Spieler“',
      text: [
        'Was jeder Spieler oder alle Spieler tun sollen, tut einer nach dem anderen, jeder mit seinen eigenen Entscheidungen. Nennt der Effekt keine Reihenfolge, wählt der Startspieler eine.',
        'Kann ein Spieler nicht alles davon tun, tut er so viel wie möglich; die anderen berührt das nicht.',
      ],
      examples: [
        'Jeder Spieler legt 3 Karten vom Begegnungsdeck ab. Nach der zweiten Karte eines Spielers ist es leer: Er hört auf, das Deck wird samt Beschleunigungsmarker neu gebildet, und der Nächste legt 3 Karten vom neuen Deck ab.',
      ],
      aliases: [
        'alle Spieler',
        'jeden Spieler',
        'In welcher Reihenfolge handeln Spieler einen Effekt ab',
      ],
    },
    see: ['in-player-order', 'first-player', 'simultaneous-resolution', 'encounter-deck'],
    decided: [
      {
        en: 'Grimrule lets the players do it in player order. The choice of the first player hardly ever matters and would have to be asked for every time.',
        de: 'Grimrule lässt die Spieler in Spielerreihenfolge handeln. Auf die Wahl des Startspielers kommt es kaum je an, und er müsste jedes Mal gefragt werden.',
      },
    ],
  },
  {
    id: 'each-time',
    topic: 'words',
    en: {
      title: '“Each Time”',
      text: [
        'An “each time” effect breaks into the ability before it. Whenever its condition is met, that ability pauses, the “each time” effect resolves completely, and then the ability goes on. It is one of the [[alteration-effect|alteration effects]].',
      ],
      examples: [
        'An ability discards 4 cards from the encounter deck, and each time one of them is a minion, you take 1 damage. If the second card is a minion, you take the damage before the third card is discarded.',
      ],
      aliases: ['each time', 'whenever', 'every time'],
    },
    de: {
      title: '„Jedes Mal“',
      text: [
        'Ein „Jedes Mal“-Effekt unterbricht die Fähigkeit vor ihm. Sooft seine Bedingung eintritt, hält sie inne, der „Jedes Mal“-Effekt wird ganz abgehandelt, dann geht es mit ihr weiter. Er gehört zu den [[alteration-effect|Veränderungseffekten]].',
      ],
      examples: [
        'Eine Fähigkeit legt 4 Karten vom Begegnungsdeck ab, und jedes Mal, wenn eine davon ein Scherge ist, nimmst du 1 Schaden. Ist die zweite Karte ein Scherge, nimmst du den Schaden, bevor die dritte abgelegt wird.',
      ],
      aliases: ['jedes Mal', 'jedesmal', 'immer wenn', 'sooft'],
    },
    see: ['alteration-effect', 'additional', 'already', 'for-each'],
  },
  {
    id: 'effect',
    topic: 'words',
    en: {
      title: 'Effect',
      text: [
        'The effect is what an ability does, as opposed to its [[cost|cost]] and to the condition that triggers it. With a [[cost-arrow-icon|cost arrow]], everything after the arrow is effect. More under [[ability|ability]].',
      ],
      aliases: ['effects', 'card effect', 'game effect'],
    },
    de: {
      title: 'Effekt',
      text: [
        'Der Effekt ist das, was eine Fähigkeit bewirkt, im Unterschied zu ihren [[cost|Kosten]] und zu der Bedingung, die sie auslöst. Bei einem [[cost-arrow-icon|Kosten-Pfeilsymbol]] ist alles hinter dem Pfeil Effekt. Mehr unter [[ability|Fähigkeit]].',
      ],
      aliases: ['Effekte', 'Karteneffekt', 'Spieleffekt', 'Wirkung'],
    },
    see: ['ability', 'cost', 'lasting-effects', 'delayed-effect', 'replacement-effect'],
    untested: 'term',
  },
  {
    id: 'empty-deck',
    topic: 'zones',
    en: {
      title: 'Empty Deck',
      text: [
        'What happens when a player’s deck runs out stands under [[player-deck|player deck]], for the encounter deck under [[encounter-deck|encounter deck]].',
      ],
      aliases: [
        'out of cards',
        'deck is empty',
        'no cards left',
        'deck out',
        'what happens when a deck is empty',
      ],
    },
    de: {
      title: 'Leeres Deck (keine Karten mehr)',
      text: [
        'Was geschieht, wenn das Deck eines Spielers leer wird, steht unter [[player-deck|Spielerdeck]], beim Begegnungsdeck unter [[encounter-deck|Begegnungsdeck]].',
      ],
      aliases: [
        'keine Karten mehr',
        'Deck leer',
        'Deck aufgebraucht',
        'Was passiert, wenn ein Deck leer ist',
      ],
    },
    see: ['player-deck', 'encounter-deck', 'running-out-of-cards'],
    untested: 'pointer',
  },
  {
    id: 'encounter-card',
    topic: 'cards',
    en: {
      title: 'Encounter Card',
      text: [
        'The cards of the scenario are encounter cards, most of them with an orange back. There are eight types: [[attachment|attachment]], [[environment|environment]], [[main-scheme-main-scheme-deck|main scheme]], [[minion|minion]], [[obligation|obligation]], [[side-scheme|side scheme]], [[treachery|treachery]] and [[villain|villain]].',
        'They come in [[classifications|classifications]], among them scenario-specific cards and modular sets.',
      ],
      aliases: ['encounter cards', 'orange card', 'enemy card', 'scenario card'],
    },
    de: {
      title: 'Begegnungskarte',
      text: [
        'Die Karten des Szenarios sind Begegnungskarten, die meisten mit orangefarbener Rückseite. Es gibt acht Typen: [[attachment|Anhang]], [[main-scheme-main-scheme-deck|Hauptplan]], [[side-scheme|Nebenplan]], [[minion|Scherge]], [[villain|Schurke]], [[environment|Umgebung]], [[obligation|Verpflichtung]] und [[treachery|Verrat]].',
        'Sie verteilen sich auf verschiedene [[classifications|Klassifizierungen]], darunter szenariospezifische Karten und modulare Sets.',
      ],
      aliases: ['Begegnungskarten', 'orange Karte', 'gegnerische Karte', 'Szenariokarte'],
    },
    see: ['card-types', 'player-card', 'encounter-deck', 'encounter-set', 'reveal'],
    untested: 'term',
  },
  {
    id: 'encounter-deck',
    topic: 'encounters',
    en: {
      title: 'Encounter Deck',
      text: [
        'In it are the attachments, environments, minions, obligations, side schemes and treacheries that the players may meet. From its top come the cards that are [[deal-deal-an-encounter-card|dealt]] and the [[boost-boost-icon|boost cards]]. Its order stays as it is unless a step, a rule or an ability changes it.',
        'As soon as it is empty, its discard pile is shuffled into a new encounter deck and an [[acceleration-token|acceleration token]] is placed at the main scheme.',
        'An ability that discards a number of cards from it, or discards until a certain card turns up, ends when the deck is empty. It counts as done and does not go on with the new deck.',
        'If deck and discard pile are empty at the same time, reshuffling would never end: the players lose.',
      ],
      examples: [
        'Underground Distribution discards until a minion is discarded. The deck runs out without one: it is made anew, an acceleration token is placed, and no minion comes.',
      ],
      aliases: [
        'encounter draw pile',
        'villain’s deck',
        'reshuffle the encounter deck',
        'what happens when the encounter deck runs out',
        'encounter deck empty',
      ],
    },
    de: {
      title: 'Begegnungsdeck',
      text: [
        'In ihm sind die Anhänge, Nebenpläne, Schergen, Umgebungen, Verpflichtungen und Verratskarten, die den Spielern begegnen können. Von oben kommen die Karten, die [[deal-deal-an-encounter-card|zugeteilt]] werden, und die [[boost-boost-icon|Boost-Karten]]. Seine Reihenfolge bleibt, solange kein Spielschritt, keine Regel und keine Fähigkeit sie ändert.',
        'Sobald es leer ist, wird sein Ablagestapel zu einem neuen Begegnungsdeck gemischt, und beim Hauptplan kommt ein [[acceleration-token|Beschleunigungsmarker]] dazu.',
        'Legt eine Fähigkeit eine Anzahl Karten von ihm ab oder so lange, bis eine bestimmte erscheint, endet sie, wenn das Deck leer ist. Sie gilt als erfüllt und geht mit dem neuen Deck nicht weiter.',
        'Sind Deck und Ablagestapel zugleich leer, nähme das Mischen kein Ende: Die Spieler verlieren.',
      ],
      examples: [
        '„Untergrundgeschäfte“ legt ab, bis ein Scherge abgelegt wird. Das Deck wird leer, ohne dass einer kommt: Es wird neu gebildet, ein Beschleunigungsmarker kommt dazu, und es erscheint kein Scherge.',
      ],
      aliases: [
        'Begegnungsstapel',
        'Begegnungsdeck leer',
        'Begegnungsdeck mischen',
        'Was passiert, wenn das Begegnungsdeck leer ist',
      ],
    },
    see: [
      'acceleration-token',
      'deal-deal-an-encounter-card',
      'discard',
      'deck-customization',
      'player-deck',
    ],
    decided: [
      {
        en: 'The book puts the token once onto the main scheme and once beside its deck. It lies on the main scheme here and moves on to the next stage; the effect is the same.',
        de: 'Das Buch legt den Marker einmal auf den Hauptplan und einmal neben dessen Deck. Hier liegt er auf dem Hauptplan und geht auf den nächsten Abschnitt über; die Wirkung ist dieselbe.',
      },
    ],
  },
  {
    id: 'encounter-discard-pile',
    topic: 'zones',
    en: {
      title: 'Encounter Discard Pile',
      text: [
        'The discard pile of the [[encounter-deck|encounter deck]]. The rules stand under [[discard-pile|discard pile]].',
      ],
      aliases: ['encounter discards', 'villain’s discard pile'],
    },
    de: {
      title: 'Begegnungs-Ablagestapel',
      text: [
        'Der Ablagestapel des [[encounter-deck|Begegnungsdecks]]. Die Regeln stehen unter [[discard-pile|Ablagestapel]].',
      ],
      aliases: ['Ablagestapel der Begegnungskarten', 'Ablagestapel des Schurken'],
    },
    see: ['discard-pile', 'encounter-deck'],
    untested: 'pointer',
  },
  {
    id: 'encounter-set',
    topic: 'decks',
    en: {
      title: 'Encounter Set',
      text: [
        'Encounter cards that belong together form an encounter set. There are four kinds: [[scenario-specific-card|scenario-specific]] sets, [[modular-encounter-set|modular]] sets, the [[standard-set|Standard set]] and the [[expert-set|Expert set]].',
        'Sets of the same name but with different [[set-icon|set icons]] are different sets.',
      ],
      aliases: ['encounter sets', 'set', 'card set'],
    },
    de: {
      title: 'Begegnungsset',
      text: [
        'Zusammengehörige Begegnungskarten bilden ein Begegnungsset. Es gibt vier Arten: [[scenario-specific-card|szenariospezifische]] Sets, [[modular-encounter-set|modulare]] Sets, das [[standard-set|Standard-Set]] und das [[expert-set|Experten-Set]].',
        'Sets mit gleichem Namen, aber verschiedenen [[set-icon|Set-Symbolen]] sind verschiedene Sets.',
      ],
      aliases: ['Begegnungssets', 'Set', 'Kartenset'],
    },
    see: [
      'modular-encounter-set',
      'standard-set',
      'expert-set',
      'nemesis-encounter-set',
      'deck-customization',
    ],
    untested: 'term',
  },
  {
    id: 'end-of-player-phase',
    topic: 'round',
    en: {
      title: 'End of Player Phase',
      text: [
        'When every player has had a turn and no [[forced|forced]] action is left to do, the player phase ends in five steps:',
        '1. In player order, each player discards any number of cards from hand, and at least those beyond the [[hand-size|hand size]].',
        '2. All players draw up to their hand size.',
        '3. All players [[ready|ready]] all of their cards. Exhausted encounter cards are readied too.',
        '4. What lasts until the end of the phase is over.',
        '5. Whatever waits for the phase to end, or to have ended, resolves.',
      ],
      aliases: [
        'end of the round',
        'end of turn',
        'end phase',
        'draw up',
        'discard down',
        'ready everything',
        'when do I ready my cards',
        'when do I draw cards',
        'may I discard cards I do not want',
      ],
    },
    de: {
      title: 'Ende der Spielerphase',
      text: [
        'Hatte jeder Spieler seinen Zug und steht keine [[forced|erzwungene]] Aktion mehr aus, endet die Spielerphase in fünf Schritten:',
        '1. In Spielerreihenfolge legt jeder Spieler beliebig viele Karten von der Hand ab, mindestens aber alle über seinem [[hand-size|Handlimit]].',
        '2. Alle Spieler ziehen auf ihr Handlimit nach.',
        '3. Alle Spieler machen ihre Karten [[ready|spielbereit]]. Auch erschöpfte Begegnungskarten werden spielbereit.',
        '4. Was bis zum Ende der Phase gilt, ist vorbei.',
        '5. Was darauf wartet, dass die Phase endet oder beendet ist, wird abgehandelt.',
      ],
      aliases: [
        'Rundenende',
        'Zugende',
        'Endphase',
        'nachziehen',
        'auf Handlimit ablegen',
        'Wann werden Karten spielbereit',
        'Wann ziehe ich Karten nach',
        'Darf ich Karten ablegen, die ich nicht will',
      ],
    },
    see: [
      'player-phase',
      'hand-size',
      'draw-drawing-cards',
      'ready',
      'lasting-effects',
      'villain-phase',
    ],
  },
  {
    id: 'enemy',
    topic: 'enemies',
    en: {
      title: 'Enemy',
      text: [
        'Enemies are the [[villain|villains]] and the [[minion|minions]]. Put before another word, as in “enemy card” or “enemy ability”, it speaks of anything that belongs to the scenario.',
      ],
      aliases: ['enemies', 'foe', 'opponent', 'is the villain an enemy'],
    },
    de: {
      title: 'Gegner, gegnerisch',
      text: [
        'Gegner sind die [[villain|Schurken]] und die [[minion|Schergen]]. „Gegnerisch“ vor einem anderen Wort, etwa bei gegnerischen Karten oder Fähigkeiten, meint alles, was zum Szenario gehört.',
      ],
      aliases: ['Gegner', 'Feind', 'gegnerische Karte', 'Ist der Schurke ein Gegner'],
    },
    see: ['villain', 'minion', 'friendly', 'activation'],
    untested: 'term',
  },
  {
    id: 'enemy-activation',
    topic: 'enemies',
    en: {
      title: 'Enemy Activation',
      text: [
        'Which enemy activates when stands under [[activation|activation]]. The two kinds have entries of their own: [[attack-enemy-activation|attack]] and [[scheme-enemy-activation|scheme]].',
      ],
      aliases: ['enemies activate', 'villain activates', 'minion activates'],
    },
    de: {
      title: 'Gegner-Aktivierung',
      text: [
        'Wann welcher Gegner aktiviert wird, steht unter [[activation|Aktivierung]]. Die beiden Arten haben eigene Einträge: [[attack-enemy-activation|Angriff]] und [[scheme-enemy-activation|Plan vorantreiben]].',
      ],
      aliases: ['Gegner aktivieren', 'Schurke wird aktiviert', 'Scherge wird aktiviert'],
    },
    see: ['activation', 'attack-enemy-activation', 'scheme-enemy-activation', 'villain-phase'],
    untested: 'pointer',
  },
  {
    id: 'enemy-attacks',
    topic: 'enemies',
    en: {
      title: 'Enemy Attacks',
      text: [
        'The steps of such an attack stand under [[attack-enemy-activation|attack (enemy activation)]], the occasions for it under [[activation|activation]].',
      ],
      aliases: ['enemy attack', 'villain attacks', 'minion attacks', 'attacks you'],
    },
    de: {
      title: 'Gegner greift an',
      text: [
        'Die Schritte eines solchen Angriffs stehen unter [[attack-enemy-activation|Angriff (Gegner-Aktivierung)]], die Anlässe dafür unter [[activation|Aktivierung]].',
      ],
      aliases: ['gegnerischer Angriff', 'Schurke greift an', 'Scherge greift an', 'greift dich an'],
    },
    see: ['attack-enemy-activation', 'activation', 'defend-defense'],
    untested: 'pointer',
  },
  {
    id: 'enemy-schemes',
    topic: 'enemies',
    en: {
      title: 'Enemy Schemes',
      text: [
        'The steps stand under [[scheme-enemy-activation|scheme (enemy activation)]], the occasions for it under [[activation|activation]].',
      ],
      aliases: ['villain schemes', 'minion schemes', 'enemy scheme'],
    },
    de: {
      title: 'Gegner treibt den Plan voran',
      text: [
        'Die Schritte stehen unter [[scheme-enemy-activation|Plan vorantreiben (Gegner-Aktivierung)]], die Anlässe dafür unter [[activation|Aktivierung]].',
      ],
      aliases: ['Schurke treibt den Plan voran', 'Scherge treibt den Plan voran', 'vorantreiben'],
    },
    see: ['scheme-enemy-activation', 'activation', 'main-scheme-main-scheme-deck'],
    untested: 'pointer',
  },
  {
    id: 'energy-resource',
    topic: 'icons',
    en: {
      title: 'Energy Resource',
      text: [
        'One of the four types of [[resource|resources]], the yellow lightning. It pays costs of any type, and it is needed where a card asks for energy or rewards it. A [[wild-resource|wild resource]] can stand in for it.',
      ],
      examples: [
        'Photonic Blast costs 3 resources of any type. If one of those spent on it was energy, it also lets you draw a card.',
      ],
      aliases: ['energy', 'energy icon', 'lightning', 'yellow resource', 'electricity'],
    },
    de: {
      title: 'Energie-Ressource',
      text: [
        'Einer der vier Typen von [[resource|Ressourcen]], der gelbe Blitz. Sie bezahlt Kosten jeder Art und wird gebraucht, wo eine Karte Energie verlangt oder belohnt. Eine [[wild-resource|Joker-Ressource]] kann sie vertreten.',
      ],
      examples: [
        '„Photonenstrahl“ kostet 3 Ressourcen beliebigen Typs. War eine der dafür ausgegebenen Energie, darfst du außerdem eine Karte ziehen.',
      ],
      aliases: ['Energie', 'Energie-Symbol', 'Blitz', 'gelbe Ressource', 'Strom'],
    },
    see: ['resource', 'mental-resource', 'physical-resource', 'wild-resource', 'cost'],
  },
  {
    id: 'engage',
    topic: 'enemies',
    en: {
      title: 'Engage',
      text: [
        'A [[minion|minion]] enters play already engaged with a player. Unless a card says otherwise, that is the player who resolves the current encounter card.',
        'It stays engaged with that player until it leaves play or an ability makes it engage another one. When an ability lets a player engage a minion, the minion has engaged the player too.',
        'A minion cannot engage a player again while it is engaged with that player.',
      ],
      examples: [
        'Klaw’s new main scheme puts a minion into play engaged with the first player. It lies in that player’s area and activates against that player.',
      ],
      aliases: [
        'engaged',
        'engages',
        'engaged with you',
        'which player does a minion attack',
        'can a minion change players',
        'in combat',
      ],
    },
    de: {
      title: 'Im Kampf, in einen Kampf verwickeln',
      text: [
        'Ein [[minion|Scherge]] kommt bereits im Kampf mit einem Spieler ins Spiel. Sagt keine Karte etwas anderes, ist das der Spieler, der die aktuelle Begegnungskarte abhandelt.',
        'Mit diesem Spieler bleibt er im Kampf, bis er das Spiel verlässt oder eine Fähigkeit ihn in einen Kampf mit einem anderen verwickelt. Lässt eine Fähigkeit einen Spieler einen Schergen in einen Kampf verwickeln, hat auch der Scherge den Spieler in einen Kampf verwickelt.',
        'Solange ein Scherge mit einem Spieler im Kampf ist, kann er ihn nicht noch einmal in einen Kampf verwickeln.',
      ],
      examples: [
        'Klaws neuer Hauptplan bringt einen Schergen im Kampf mit dem Startspieler ins Spiel. Er liegt in dessen Spielzone und wird gegen ihn aktiviert.',
      ],
      aliases: [
        'verwickelt',
        'im Kampf mit dir',
        'in den Kampf verwickeln',
        'Welchen Spieler greift ein Scherge an',
        'Kann ein Scherge den Spieler wechseln',
      ],
    },
    see: [
      'minion',
      'quickstrike',
      'guard',
      'patrol',
      'teamwork-trait',
      'players-play-area',
      'find',
    ],
  },
  {
    id: 'enters-play',
    topic: 'zones',
    en: {
      title: 'Enters Play',
      text: [
        'A card enters play whenever it comes from an [[in-play-and-out-of-play|out-of-play]] area into play, whether it is played, [[put-into-play|put into play]] or [[reveal|revealed]].',
        'It comes [[ready|ready]], with the counters and the threat that it begins with. What waits for a card to enter play does not care by which way it came; what waits for a card to be played does.',
      ],
      examples: [
        'Make the Call puts Mockingbird into play. She has entered play, so her response may be used; she has not been played.',
      ],
      aliases: [
        'enter play',
        'entered play',
        'comes into play',
        'ETB',
        'is putting into play entering play',
      ],
    },
    de: {
      title: 'Ins Spiel kommen',
      text: [
        'Eine Karte kommt ins Spiel, sooft sie aus einer Zone [[in-play-and-out-of-play|außerhalb des Spiels]] ins Spiel gelangt, ob gespielt, [[put-into-play|ins Spiel gebracht]] oder [[reveal|aufgedeckt]].',
        'Sie kommt [[ready|spielbereit]], mit den Markern und der Bedrohung, mit denen sie beginnt. Was darauf wartet, dass eine Karte ins Spiel kommt, fragt nicht nach dem Weg; was darauf wartet, dass sie gespielt wird, schon.',
      ],
      examples: [
        '„Einsatzbefehl“ bringt Mockingbird ins Spiel. Sie ist ins Spiel gekommen, ihre Reaktion darf also verwendet werden; gespielt wurde sie nicht.',
      ],
      aliases: [
        'kommt ins Spiel',
        'ins Spiel gekommen',
        'betritt das Spiel',
        'Zählt ins Spiel bringen als ins Spiel kommen',
      ],
    },
    see: ['play-put-into-play', 'in-play-and-out-of-play', 'leaves-play', 'unique-icon', 'reveal'],
    decided: [
      {
        en: 'The starting threat of a side scheme is not threat that is placed on it: it enters play with it.',
        de: 'Die Start-Bedrohung eines Nebenplans ist keine Bedrohung, die auf ihm platziert wird: Er kommt mit ihr ins Spiel.',
      },
    ],
  },
  {
    id: 'environment',
    topic: 'cards',
    en: {
      title: 'Environment',
      text: [
        'An [[encounter-card|encounter card]] type that changes the rules of the scenario for as long as it is there. It enters play in the [[villains-play-area|villain’s play area]], is active at once, and stays until an ability or the game makes it [[leaves-play|leave play]].',
      ],
      examples: [
        'Ultron Drones is an environment: it gives the facedown Drone minions their ATK, SCH and hit points.',
      ],
      aliases: [
        'environments',
        'environment card',
        'location',
        'how do I get rid of an environment',
      ],
    },
    de: {
      title: 'Umgebung',
      text: [
        'Ein [[encounter-card|Begegnungskartentyp]], der die Regeln des Szenarios ändert, solange er da ist. Eine Umgebung kommt in der [[villains-play-area|Spielzone des Schurken]] ins Spiel, ist sofort aktiv und bleibt, bis eine Fähigkeit oder das Spiel sie [[leaves-play|das Spiel verlassen]] lässt.',
      ],
      examples: [
        '„Ultron-Drohnen“ ist eine Umgebung: Sie gibt den verdeckten Drohne-Schergen ihre ANG, ihre PLA und ihre Lebenspunkte.',
      ],
      aliases: ['Umgebungen', 'Umgebungskarte', 'Ort', 'Wie werde ich eine Umgebung los'],
    },
    see: ['encounter-card', 'card-types', 'reveal', 'villains-play-area'],
  },
  {
    id: 'event',
    topic: 'cards',
    en: {
      title: 'Event',
      text: [
        'A player card type that is played for an effect and does not stay. You lay it open on the table, where it is not in play, pay its cost, resolve it, and put it on its owner’s discard pile.',
        'An event that needs targets cannot be played without at least one [[valid-target|valid target]]. If it has several triggered abilities, you choose one of them as you play it. If its effects are [[cancel|canceled]], it has still been played and paid for, and it is discarded.',
        'What an event does, your identity does: its attacks, thwarts and defenses are those of your hero or alter-ego. No one exhausts for it unless it says so.',
        'What changes the damage an event deals or the threat it removes changes each instance of it. What changes the damage of an attack changes only the first attack of an event that makes several.',
      ],
      aliases: [
        'events',
        'event card',
        'instant',
        'when can I play an event',
        'does an attack event exhaust my hero',
        'can I play an event on another player’s turn',
      ],
    },
    de: {
      title: 'Ereignis',
      text: [
        'Ein Spielerkartentyp, der für einen Effekt gespielt wird und nicht bleibt. Du legst das Ereignis offen auf den Tisch, wo es nicht im Spiel ist, bezahlst seine Kosten, handelst es ab und legst es auf den Ablagestapel seines Besitzers.',
        'Ein Ereignis, das Ziele braucht, kann nicht ohne wenigstens ein [[valid-target|gültiges Ziel]] gespielt werden. Hat es mehrere ausgelöste Fähigkeiten, wählst du beim Spielen eine davon. Werden seine Effekte [[cancel|aufgehoben]], ist es trotzdem gespielt und bezahlt, und es wird abgelegt.',
        'Was ein Ereignis tut, tut deine Identität: Seine Angriffe, sein Widerstand und seine Verteidigungen sind die deines Helden oder Alter Egos. Erschöpft wird dafür niemand, wenn es nicht dabeisteht.',
        'Was den Schaden eines Ereignisses oder die von ihm entfernte Bedrohung ändert, ändert jede einzelne Instanz. Was den Schaden eines Angriffs ändert, ändert bei einem Ereignis mit mehreren Angriffen nur den ersten.',
      ],
      aliases: [
        'Ereignisse',
        'Ereigniskarte',
        'Event',
        'Wann darf ich ein Ereignis spielen',
        'Erschöpft ein Angriff-Ereignis meinen Helden',
        'Darf ich ein Ereignis im Zug eines anderen spielen',
      ],
    },
    see: [
      'initiating-abilities',
      'action',
      'interrupt',
      'response',
      'labeled-ability',
      'you',
      'player-card',
    ],
    decided: [
      {
        en: 'A printed cost and resources before the arrow are one payment.',
        de: 'Aufgedruckte Kosten und Ressourcen vor dem Pfeil sind eine einzige Zahlung.',
      },
      {
        en: 'An effect that plays a card plays no event that waits for something to happen.',
        de: 'Ein Effekt, der eine Karte spielt, spielt kein Ereignis, das auf etwas wartet.',
      },
    ],
  },
  {
    id: 'excess-damage',
    topic: 'damage',
    en: {
      title: 'Excess Damage',
      text: [
        'Damage dealt to a character beyond its [[remaining-hit-points|remaining hit points]]. As a rule it is lost: it does not go on to another character, nor to the next stage of a villain. [[overkill|Overkill]] and some abilities make use of it.',
        'If a [[tough|tough]] card stops the damage, there is no excess.',
      ],
      examples: ['A minion has 2 hit points left and is dealt 5 damage: 3 of it is excess damage.'],
      aliases: [
        'excess',
        'leftover damage',
        'surplus damage',
        'remaining damage',
        'does damage carry over',
        'does excess damage go to the villain',
      ],
    },
    de: {
      title: 'Überschüssiger Schaden',
      text: [
        'Schaden, der einem Charakter über seine [[remaining-hit-points|verbleibenden Lebenspunkte]] hinaus zugefügt wird. In der Regel verfällt er: Er geht nicht auf einen anderen Charakter über und nicht auf den nächsten Abschnitt eines Schurken. [[overkill|Overkill]] und manche Fähigkeiten nutzen ihn.',
        'Hält eine [[tough|Zäh]]-Statuskarte den Schaden auf, gibt es keinen Überschuss.',
      ],
      examples: [
        'Ein Scherge hat noch 2 Lebenspunkte und bekommt 5 Schaden zugefügt: 3 davon sind überschüssig.',
      ],
      aliases: [
        'Überschuss',
        'übriger Schaden',
        'überzähliger Schaden',
        'Restschaden',
        'Geht Schaden auf den Schurken über',
        'Verfällt überschüssiger Schaden',
      ],
    },
    see: ['overkill', 'damage', 'remaining-hit-points', 'villain-defeat'],
  },
  {
    id: 'exchange',
    topic: 'words',
    en: {
      title: '“Exchange”',
      text: ['Two things that are exchanged change places. See [[swap|swap]].'],
      aliases: ['exchanged', 'trade', 'switch'],
    },
    de: {
      title: '„Austauschen“',
      text: ['Was ausgetauscht wird, wechselt den Platz. Siehe [[swap|Tauschen]].'],
      aliases: ['ausgetauscht', 'austauschen', 'wechseln'],
    },
    see: ['swap'],
    untested: 'pointer',
  },
  {
    id: 'exhausted',
    topic: 'playing',
    en: {
      title: 'Exhausted',
      text: [
        'To exhaust a card, turn it sideways. One that is exhausted already has to become [[ready|ready]] before it can be exhausted anew.',
        'Its abilities stay active and may be used. Only what costs exhausting it – basic powers, defending with it, abilities with that cost – has to wait.',
      ],
      examples: [
        'Luke Cage is exhausted. He cannot attack, thwart or defend, but damage can still be dealt to him and his tough card still works.',
      ],
      aliases: [
        'exhaust',
        'exhausting',
        'tap',
        'tapped',
        'sideways',
        'can I use the ability of an exhausted card',
      ],
    },
    de: {
      title: 'Erschöpft',
      text: [
        'Eine Karte wird erschöpft, indem man sie quer legt. Eine erschöpfte Karte kann nicht noch einmal erschöpft werden, bis sie wieder [[ready|spielbereit]] ist.',
        'Ihre Fähigkeiten bleiben aktiv und dürfen verwendet werden. Nur was ihr Erschöpfen kostet – Basiskräfte, mit ihr zu verteidigen, Fähigkeiten mit solchen Kosten –, muss warten.',
      ],
      examples: [
        'Luke Cage ist erschöpft. Er kann weder angreifen noch Widerstand leisten noch verteidigen, aber Schaden kann ihm weiter zugefügt werden, und seine Zäh-Statuskarte wirkt.',
      ],
      aliases: [
        'erschöpfen',
        'tappen',
        'getappt',
        'quer legen',
        'gedreht',
        'Darf ich die Fähigkeit einer erschöpften Karte verwenden',
      ],
    },
    see: ['ready', 'basic-power', 'cost', 'end-of-player-phase'],
  },
  {
    id: 'expert-mode',
    topic: 'modes',
    en: {
      title: 'Expert Mode',
      text: [
        'A harder game of the same scenario: the villain has the stages that the scenario names for expert mode, and the [[expert-set|Expert set]] is added to the encounter deck. Everything else is as in [[standard-mode|standard mode]].',
        'It can be combined with [[heroic-mode|heroic]], [[skirmish-mode|skirmish]] and [[campaign-mode|campaign mode]].',
      ],
      examples: [
        'Against Rhino, stages I and II are fought in standard mode, II and III in expert mode.',
      ],
      aliases: ['expert', 'hard mode', 'difficulty', 'how do I make the game harder'],
    },
    de: {
      title: 'Expertenmodus',
      text: [
        'Dasselbe Szenario, nur schwerer: Der Schurke hat die Abschnitte, die das Szenario für den Expertenmodus nennt, und das [[expert-set|Experten-Set]] kommt ins Begegnungsdeck. Alles Übrige ist wie im [[standard-mode|Standardmodus]].',
        'Er lässt sich mit dem [[heroic-mode|Heldenhaften Modus]], dem [[skirmish-mode|Scharmützelmodus]] und dem [[campaign-mode|Kampagnenmodus]] verbinden.',
      ],
      examples: [
        'Gegen Rhino kämpft man im Standardmodus gegen die Abschnitte I und II, im Expertenmodus gegen II und III.',
      ],
      aliases: [
        'Experte',
        'Expertenspiel',
        'schwerer Modus',
        'Schwierigkeitsgrad',
        'Wie wird das Spiel schwerer',
      ],
    },
    see: ['modes-of-play', 'standard-mode', 'expert-set', 'heroic-mode', 'skirmish-mode'],
    decided: [
      {
        en: 'In a skirmish, too, expert mode adds the Expert set; the stage is the one that was chosen.',
        de: 'Auch im Scharmützel fügt der Expertenmodus das Experten-Set hinzu; der Abschnitt ist der gewählte.',
      },
    ],
  },
  {
    id: 'expert-set',
    topic: 'decks',
    en: {
      title: 'Expert Set',
      text: [
        'The [[encounter-set|encounter set]] that [[expert-mode|expert mode]] adds to the encounter deck. Its cards carry the word “Expert” where other encounter cards name their set.',
        'It is no [[modular-encounter-set|modular set]] and cannot be taken as one, neither by choice nor at random.',
      ],
      aliases: ['expert encounter set', 'expert cards', 'is the expert set a modular set'],
    },
    de: {
      title: 'Experten-Set',
      text: [
        'Das [[encounter-set|Begegnungsset]], das der [[expert-mode|Expertenmodus]] ins Begegnungsdeck bringt. Auf seinen Karten steht „Experte“, wo andere Begegnungskarten ihr Set nennen.',
        'Es ist kein [[modular-encounter-set|modulares Set]] und kann nicht als eines dienen, weder durch Wahl noch durch Zufall.',
      ],
      aliases: [
        'Experten-Begegnungsset',
        'Expertenset',
        'Expertenkarten',
        'Ist das Experten-Set ein modulares Set',
      ],
    },
    see: ['expert-mode', 'standard-set', 'modular-encounter-set', 'encounter-set'],
  },
];
