import type { Entry } from '../entry.ts';

export const S_TO_SH: readonly Entry[] = [
  {
    id: 'scenario-specific-card',
    topic: 'decks',
    en: {
      title: 'Scenario-Specific Card',
      text: [
        'A scenario-specific card belongs to the set of one scenario. You can tell by the name of the scenario at the bottom of the card.',
        'A scenario uses all cards of its set, each exactly as often as the set contains it.',
        'Most scenarios divide them into three decks: villains make up the [[villain|villain deck]], main schemes the [[main-scheme-main-scheme-deck|main scheme deck]], and attachments, environments, minions, side schemes and treacheries go into the [[encounter-deck|encounter deck]].',
      ],
      aliases: [
        'scenario-specific cards',
        'scenario specific',
        'scenario set',
        'villain set',
        'which cards belong to the scenario',
      ],
    },
    de: {
      title: 'Szenariospezifische Karte',
      text: [
        'Eine szenariospezifische Karte gehört zum Set eines einzigen Szenarios. Zu erkennen ist sie am Namen des Szenarios unten auf der Karte.',
        'Ein Szenario verwendet alle Karten seines Sets, jede genau so oft, wie sie im Set enthalten ist.',
        'Die meisten Szenarien teilen sie auf drei Decks auf: Schurken bilden das [[villain|Schurkendeck]], Hauptpläne das [[main-scheme-main-scheme-deck|Hauptplandeck]], und Anhänge, Umgebungen, Schergen, Nebenpläne und Verratskarten kommen ins [[encounter-deck|Begegnungsdeck]].',
      ],
      aliases: [
        'szenariospezifische Karten',
        'szenariospezifisch',
        'Szenario-Set',
        'Schurkenset',
        'welche Karten gehören zum Szenario',
      ],
    },
    see: [
      'classifications',
      'encounter-set',
      'encounter-deck',
      'standard-set',
      'deck-customization',
    ],
  },
  {
    id: 'sch',
    topic: 'enemies',
    en: {
      title: 'SCH',
      text: [
        'SCH is the value on a villain or minion that says how much threat it places on the main scheme when it [[scheme-enemy-activation|schemes]]. It is a [[basic-power|basic power]].',
      ],
      aliases: ['scheme value', 'SCH value', 'scheming'],
    },
    de: {
      title: 'PLA',
      text: [
        'PLA ist der Wert auf einem Schurken oder Schergen, der angibt, wie viel Bedrohung er auf dem Hauptplan platziert, wenn er [[scheme-enemy-activation|den Plan vorantreibt]]. Es ist eine [[basic-power|Basiskraft]].',
      ],
      aliases: ['PLA-Wert', 'Planwert', 'SCH'],
    },
    see: ['scheme-enemy-activation', 'basic-power', 'star-icon'],
    untested: 'pointer',
  },
  {
    id: 'scheme-card-type',
    topic: 'cards',
    en: {
      title: 'Scheme (Card Type)',
      text: [
        'Three card types are schemes: the [[main-scheme-main-scheme-deck|main scheme]], [[side-scheme|side schemes]] and [[player-side-scheme|player side schemes]].',
        'If an ability places threat on “a scheme” or removes it from one, the player who resolves the ability chooses which. All the threat then goes to, or comes from, that one scheme.',
        'A [[crisis-icon|crisis icon]], [[patrol|patrol]] and the like may keep the main scheme from being chosen.',
      ],
      aliases: [
        'scheme',
        'schemes',
        'a scheme',
        'which scheme can I choose',
        'can I split threat removal between schemes',
      ],
    },
    de: {
      title: 'Plan',
      text: [
        'Drei Kartentypen sind Pläne: der [[main-scheme-main-scheme-deck|Hauptplan]], [[side-scheme|Nebenpläne]] und [[player-side-scheme|Spieler-Nebenpläne]].',
        'Platziert eine Fähigkeit Bedrohung auf „einem Plan“ oder entfernt sie welche davon, sucht der Spieler, der sie abhandelt, den Plan aus. Die gesamte Bedrohung betrifft dann diesen einen.',
        'Ein [[crisis-icon|Krisensymbol]], [[patrol|Patrouille]] und Ähnliches können verhindern, dass der Hauptplan gewählt wird.',
      ],
      aliases: [
        'Pläne',
        'Plankarte',
        'ein Plan',
        'welchen Plan darf ich wählen',
        'darf ich Bedrohung von mehreren Plänen entfernen',
      ],
    },
    see: [
      'main-scheme-main-scheme-deck',
      'side-scheme',
      'player-side-scheme',
      'threat',
      'thwart',
      'crisis-icon',
    ],
  },
  {
    id: 'scheme-enemy-activation',
    topic: 'enemies',
    en: {
      title: 'Scheme (Enemy Activation)',
      text: [
        'Scheming is one of the two kinds of [[activation|activation]]. An enemy that activates against a player in [[alter-ego-alter-ego-form|alter-ego form]] schemes; a card can make it scheme at other times. A [[confuse-confused|confused]] enemy loses its confused card instead.',
        '1. A villain, or a minion with [[villainous|villainous]], gets a facedown [[boost-boost-icon|boost card]] from the encounter deck. Other minions skip this.',
        '2. Its boost cards are dealt with one after another, in the order it got them: turn the card up, resolve its Boost ability if there is one and nothing else on it, add 1 to the enemy’s SCH for each boost icon, discard it.',
        '3. As much threat as the enemy’s SCH has become is placed on the main scheme.',
        'Nobody can defend against this, and nobody takes damage from it.',
      ],
      examples: [
        'Rhino with SCH 1 schemes and turns up a boost card with two icons: 3 threat on the main scheme.',
      ],
      aliases: [
        'scheme',
        'schemes',
        'scheming',
        'enemy schemes',
        'villain schemes',
        'what happens if I am in alter-ego form',
        'does a minion get a boost card when scheming',
      ],
    },
    de: {
      title: 'Plan vorantreiben (Gegner-Aktivierung)',
      text: [
        'Den Plan voranzutreiben ist eine der beiden Arten der [[activation|Aktivierung]]. Ein Gegner tut es, wenn er gegen einen Spieler in [[alter-ego-alter-ego-form|Alter-Ego-Gestalt]] aktiviert wird, sonst nur, wenn eine Karte es verlangt. Ein [[confuse-confused|verwirrter]] Gegner verliert stattdessen seine Verwirrt-Karte.',
        '1. Ein Schurke oder ein Scherge mit [[villainous|Schurkisch]] bekommt eine verdeckte [[boost-boost-icon|Boost-Karte]] vom Begegnungsdeck. Bei anderen Schergen entfällt das.',
        '2. Seine Boost-Karten kommen eine nach der anderen an die Reihe, so wie er sie bekommen hat: Dreh die Karte um, handle ihre Boost-Fähigkeit ab, falls sie eine hat, und sonst nichts auf ihr, erhöhe PLA um 1 je Boost-Symbol, leg die Karte ab.',
        '3. So viel Bedrohung, wie der PLA-Wert des Gegners jetzt beträgt, kommt auf den Hauptplan.',
        'Verteidigen kann dagegen niemand, und Schaden nimmt dabei niemand.',
      ],
      examples: [
        'Rhino mit PLA 1 treibt den Plan voran, seine Boost-Karte zeigt zwei Symbole: 3 Bedrohung auf den Hauptplan.',
      ],
      aliases: [
        'Plan vorantreiben',
        'treibt den Plan voran',
        'vorantreiben',
        'Schurke treibt den Plan voran',
        'Scheme',
        'was passiert in Alter-Ego-Gestalt',
        'bekommt ein Scherge beim Vorantreiben eine Boost-Karte',
      ],
    },
    see: [
      'activation',
      'boost-boost-icon',
      'confuse-confused',
      'main-scheme-main-scheme-deck',
      'attack-enemy-activation',
      'villain-phase',
    ],
    decided: [
      {
        en: 'Responses to threat being placed come before it is checked whether the main scheme is completed.',
        de: 'Reaktionen darauf, dass Bedrohung platziert wurde, kommen vor der Prüfung, ob der Hauptplan vollendet ist.',
      },
    ],
  },
  {
    id: 'search',
    topic: 'words',
    en: {
      title: 'Search',
      text: [
        'When you search an area, look at all the cards in it. They do not leave it meanwhile. If a card fits, put it where the effect says; if several fit, choose one.',
        'When the effect is done, a deck that was searched is [[shuffle|shuffled]], all of it, even if only some of its cards were looked at or nothing was found.',
        'Searching needs nothing but an area to search, so you may begin without knowing whether there is something to find.',
        '“Search your collection” means all your Marvel Champions cards that take no part in this game. You own the card you take until the game ends.',
      ],
      examples: [
        'Shuri lets you search your deck for an upgrade. You see the whole deck, take one of its upgrades and shuffle the rest.',
      ],
      aliases: [
        'searching',
        'tutor',
        'look through the deck',
        'search your collection',
        'do I shuffle after searching',
        'can I search if nothing is there',
      ],
    },
    de: {
      title: 'Durchsuchen/Suchen',
      text: [
        'Durchsuchst du eine Zone, siehst du dir alle Karten darin an. Sie verlassen die Zone dabei nicht. Passt eine Karte, kommt sie dorthin, wo der Effekt sie haben will; passen mehrere, wählst du eine aus.',
        'Ist der Effekt zu Ende, wird ein durchsuchtes Deck [[shuffle|gemischt]], und zwar ganz, auch wenn nur ein Teil angesehen oder nichts gefunden wurde.',
        'Zum Suchen braucht es nur eine Zone, die sich durchsuchen lässt. Ob etwas zu finden ist, musst du vorher nicht wissen.',
        '„Durchsuche deine Sammlung“ meint alle deine Karten von Marvel Champions, die an dieser Partie nicht beteiligt sind. Die herausgesuchte Karte gehört dir bis zum Ende der Partie.',
      ],
      examples: [
        'Mit Shuri durchsuchst du dein Deck nach einem Upgrade. Du siehst das ganze Deck, nimmst eines der Upgrades darin und mischst den Rest.',
      ],
      aliases: [
        'suchen',
        'durchsuchen',
        'durchsuche',
        'Deck durchsuchen',
        'Sammlung durchsuchen',
        'Search',
        'muss ich nach dem Suchen mischen',
        'darf ich suchen, wenn nichts da ist',
      ],
    },
    see: ['find', 'shuffle', 'look-looked-at', 'player-deck', 'encounter-deck'],
  },
  {
    id: 'self-referential',
    topic: 'words',
    en: {
      title: 'Self-Referential',
      text: [
        'An ability is self-referential if it names the card it is printed on. It means that very card and no other of the same title; see [[referential-ability]].',
      ],
      aliases: ['self reference', 'names itself', 'card that names itself'],
    },
    de: {
      title: 'Selbstbezügliche Fähigkeiten',
      text: [
        'Eine Fähigkeit ist selbstbezüglich, wenn sie die Karte nennt, auf der sie steht. Gemeint ist genau diese Karte und keine andere desselben Namens; siehe [[referential-ability|Bezug nehmende Fähigkeit]].',
      ],
      aliases: ['selbstbezüglich', 'Selbstbezug', 'Selbstreferenz', 'Karte nennt sich selbst'],
    },
    see: ['referential-ability', 'ability'],
    untested: 'pointer',
  },
  {
    id: 'set-aside',
    topic: 'zones',
    en: {
      title: 'Set Aside, Set-Aside',
      text: [
        'Cards that are set aside lie apart and are [[in-play-and-out-of-play|out of play]]. Nothing reaches them until the scenario or a card ability speaks of them, for instance because it names a set-aside card or lets you [[find|find]] one.',
        'Set aside during setup: [[permanent|permanent]] and [[linked-card-title|linked]] cards, the [[obligation|obligations]] until the encounter deck is made, and the [[nemesis-encounter-set|nemesis set]] of each identity.',
      ],
      examples: [
        'Shadow of the Past brings your set-aside nemesis minion and nemesis side scheme into the game.',
      ],
      aliases: [
        'setting aside',
        'put aside',
        'set-aside area',
        'set-aside cards',
        'difference between set aside and removed',
      ],
    },
    de: {
      title: 'Beiseitelegen, beiseitegelegt',
      text: [
        'Beiseitegelegte Karten liegen abseits und sind [[in-play-and-out-of-play|nicht im Spiel]]. Nichts erreicht sie, bis das Szenario oder eine Kartenfähigkeit von ihnen spricht, etwa weil sie eine beiseitegelegte Karte nennt oder dich eine [[find|finden]] lässt.',
        'Beim Spielaufbau werden beiseitegelegt: [[permanent|dauerhafte]] und [[linked-card-title|verknüpfte]] Karten, die [[obligation|Verpflichtungen]], bis das Begegnungsdeck entsteht, und das [[nemesis-encounter-set|Erzfeind-Set]] jeder Identität.',
      ],
      examples: [
        'Schatten der Vergangenheit holt deinen beiseitegelegten Erzfeind-Schergen und -Nebenplan in die Partie.',
      ],
      aliases: [
        'beiseite',
        'beiseitelegen',
        'beiseite gelegt',
        'beiseitegelegte Karten',
        'Set aside',
        'Unterschied beiseitegelegt und entfernt',
      ],
    },
    see: [
      'in-play-and-out-of-play',
      'removed-from-the-game',
      'nemesis-encounter-set',
      'obligation',
      'find',
    ],
  },
  {
    id: 'set-icon',
    topic: 'cards',
    en: {
      title: 'Set Icon',
      text: [
        'The set icon tells which product a card comes from. It stands with the collector information in the lower right corner.',
        'Two encounter sets with the same name but different set icons are two different sets.',
      ],
      aliases: ['product icon', 'expansion symbol', 'set symbol', 'which box is this card from'],
    },
    de: {
      title: 'Set-Symbol',
      text: [
        'Das Set-Symbol verrät, aus welchem Produkt eine Karte stammt. Es steht unten rechts bei den Sammler-Informationen.',
        'Zwei Begegnungssets mit gleichem Namen, aber verschiedenen Set-Symbolen sind zwei verschiedene Sets.',
      ],
      aliases: ['Produktsymbol', 'Erweiterungssymbol', 'Setsymbol', 'woher kommt die Karte'],
    },
    see: ['encounter-set', 'icons', 'classifications'],
    untested: 'table',
  },
  {
    id: 'setup-keyword',
    topic: 'keywords',
    en: {
      title: 'Setup (Keyword)',
      text: [
        'A card with the keyword setup is in play when the game begins.',
        'In step eleven of setup all decks and the [[set-aside|set-aside]] cards are searched for such cards, and they are put into play. Nothing is paid for them, and they were not played.',
        'Do not mistake it for the trigger: a bold “Setup:” begins a [[setup-triggered-ability|Setup ability]].',
      ],
      aliases: ['setup', 'setup card', 'starts in play', 'begins the game in play'],
    },
    de: {
      title: 'Spielaufbau (Schlüsselwort)',
      text: [
        'Eine Karte mit dem Schlüsselwort Spielaufbau ist im Spiel, wenn die Partie beginnt.',
        'In Schritt 11 des Spielaufbaus werden alle Decks und die [[set-aside|beiseitegelegten]] Karten nach ihr durchsucht, und sie wird ins Spiel gebracht. Für sie wird nichts bezahlt, und sie wurde nicht gespielt.',
        'Nicht zu verwechseln mit dem Auslöser: Ein fettes „Spielaufbau:“ leitet eine [[setup-triggered-ability|Spielaufbau-Fähigkeit]] ein.',
      ],
      aliases: ['Spielaufbau', 'Aufbau', 'beginnt im Spiel', 'Startkarte', 'Setup'],
    },
    see: ['setup-triggered-ability', 'set-aside', 'permanent', 'put-into-play', 'keywords'],
  },
  {
    id: 'setup-triggered-ability',
    topic: 'setup',
    en: {
      title: 'Setup (Triggered Ability)',
      text: [
        'An ability that begins with a bold “Setup” resolves while the game is set up. It is mandatory.',
        'On encounter cards it resolves in step twelve: first that of stage 1A of the main scheme; then the scheme is turned to 1B for its When Revealed abilities; then Setup and When Revealed abilities of the villain.',
        'On player cards it resolves in step sixteen, after hands have been drawn and mulligans taken.',
      ],
      examples: [
        'T’Challa searches his deck for a Black Panther upgrade in step sixteen. It comes on top of his hand, and a mulligan cannot return it.',
      ],
      aliases: [
        'setup',
        'setup ability',
        'setup abilities',
        'setup instructions',
        'when do setup abilities resolve',
        'before or after the mulligan',
      ],
    },
    de: {
      title: 'Spielaufbau (Ausgelöste Fähigkeit)',
      text: [
        'Eine Fähigkeit, die mit einem fetten „Spielaufbau“ beginnt, wird beim Aufbau der Partie abgehandelt. Sie ist verpflichtend.',
        'Auf Begegnungskarten ist das in Schritt 12: zuerst die von Abschnitt 1A des Hauptplans; dann wird er auf 1B gedreht, und dessen „Sobald aufgedeckt“-Fähigkeiten folgen; dann die Spielaufbau- und „Sobald aufgedeckt“-Fähigkeiten des Schurken.',
        'Auf Spielerkarten ist es Schritt 16, wenn die Starthände gezogen und die Mulligans vorbei sind.',
      ],
      examples: [
        'T’Challa durchsucht in Schritt 16 sein Deck nach einem Black-Panther-Upgrade. Es kommt zu seiner Hand hinzu, ein Mulligan ist damit nicht mehr möglich.',
      ],
      aliases: [
        'Spielaufbau',
        'Spielaufbau-Fähigkeit',
        'Spielaufbaufähigkeit',
        'Aufbau-Anweisung',
        'Setup',
        'wann werden Spielaufbau-Fähigkeiten abgehandelt',
        'vor oder nach dem Mulligan',
      ],
    },
    see: ['setup-keyword', 'triggered-ability', 'when-revealed-abilities', 'search'],
    decided: [
      {
        en: 'The newer reference says that only Setup abilities resolve during setup, and yet resolves When Revealed abilities in step twelve. We resolve these two kinds and nothing else, forced or not.',
        de: 'Das neuere Referenzhandbuch lässt beim Spielaufbau nur Spielaufbau-Fähigkeiten zu und handelt in Schritt 12 doch „Sobald aufgedeckt“-Fähigkeiten ab. Bei uns werden diese beiden Arten abgehandelt und sonst nichts, erzwungen oder nicht.',
      },
      {
        en: 'An encounter card that enters play during setup without being revealed has its Setup and When Revealed abilities at the end of step twelve, after those of the main scheme and the villain.',
        de: 'Kommt beim Spielaufbau eine Begegnungskarte ins Spiel, ohne aufgedeckt zu werden, sind ihre Spielaufbau- und „Sobald aufgedeckt“-Fähigkeiten am Ende von Schritt 12 an der Reihe, nach denen von Hauptplan und Schurke.',
      },
    ],
  },
  {
    id: 'shuffle',
    topic: 'decks',
    en: {
      title: 'Shuffle',
      text: [
        'To shuffle a deck is to bring its cards into an order that nobody can know.',
        'Decks are shuffled during setup, when they run out and are made anew from their discard pile, when an effect says so, and after every [[search|search]] of a deck or a part of it, once the effect that searched is done.',
      ],
      aliases: [
        'shuffled',
        'shuffling',
        'reshuffle',
        'shuffle into',
        'randomize',
        'when do I shuffle',
      ],
    },
    de: {
      title: 'Mischen',
      text: [
        'Ein Deck zu mischen heißt, seine Karten in eine Reihenfolge zu bringen, die niemand kennen kann.',
        'Gemischt wird beim Spielaufbau, wenn ein Deck leer ist und aus seinem Ablagestapel neu entsteht, wenn ein Effekt es sagt, und nach jedem [[search|Durchsuchen]] eines Decks oder eines Teils davon, sobald der suchende Effekt abgehandelt ist.',
      ],
      aliases: [
        'gemischt',
        'mische',
        'neu mischen',
        'einmischen',
        'hineinmischen',
        'Shuffle',
        'wann wird gemischt',
      ],
    },
    see: ['search', 'deck', 'running-out-of-cards', 'player-deck', 'encounter-deck'],
  },
];
