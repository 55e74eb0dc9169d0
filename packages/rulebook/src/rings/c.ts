import type { Entry } from '../entry.ts';

export const C: readonly Entry[] = [
  {
    id: 'campaign-mode',
    topic: 'campaign',
    en: {
      title: 'Campaign Mode',
      text: [
        'A campaign joins the scenarios of the core set into one story: Passage Through Mirkwood, Journey Along the Anduin, Escape from Dol Guldur, in this order. Only when a scenario has been won does the next one follow. Losing has no penalty, but the scenario has to be played again.',
        'What lasts from one game to the next is written down in the [[campaign-log|campaign log]]: the heroes, to whom the players are bound ([[fellowship-of-heroes|fellowship of heroes]]), those who have died ([[fallen-heroes|fallen heroes]]), and the [[boons|boons]] and [[burdens|burdens]] of the [[campaign-pool|campaign pool]]. The other cards of a deck may be changed between games.',
        'Each scenario has a [[campaign-cards|campaign card]] that changes its setup and says what is earned or suffered after it. The order of everything before a game is under [[campaign-setup|Campaign Setup]].',
      ],
      aliases: [
        'campaign',
        'campaigns',
        'story mode',
        'saga',
        'order of the scenarios',
        'what happens when we lose a scenario in a campaign',
        'can I change my deck in a campaign',
      ],
    },
    de: {
      title: 'Kampagne, Kampagnen-Modus',
      text: [
        'Eine Kampagne verbindet die Szenarien des Grundspiels zu einer Geschichte: Passage Through Mirkwood, Journey Along the Anduin, Escape from Dol Guldur, in dieser Reihenfolge. Erst wenn ein Szenario gewonnen ist, folgt das nächste. Eine Niederlage kostet nichts, aber das Szenario muss noch einmal gespielt werden.',
        'Was von Spiel zu Spiel erhalten bleibt, steht im [[campaign-log|Kampagnenlogbuch]]: die Helden, an die die Spieler gebunden sind ([[fellowship-of-heroes|Gemeinschaft der Helden]]), die Toten ([[fallen-heroes|Gefallene Helden]]) und was der [[campaign-pool|Kampagnenvorrat]] an [[boons|Gunst]] und [[burdens|Bürden]] enthält. Die übrigen Karten eines Decks dürfen zwischen den Spielen gewechselt werden.',
        'Zu jedem Szenario gehört eine [[campaign-cards|Kampagnenkarte]], die die Vorbereitung ändert und sagt, was es hinterher zu gewinnen oder zu erleiden gibt. Was vor einem Spiel der Reihe nach zu tun ist, steht unter [[campaign-setup|Kampagnen-Vorbereitung]].',
      ],
      aliases: [
        'Kampagnen',
        'Kampagnenmodus',
        'Kampagnenspiel',
        'Reihenfolge der Szenarien',
        'Was passiert, wenn wir in der Kampagne ein Szenario verlieren',
        'Darf ich in der Kampagne mein Deck ändern',
      ],
    },
    see: ['campaign-setup', 'campaign-log', 'campaign-pool', 'expert-campaign'],
    decided: [
      {
        en: 'Heroes who died in a game that was lost have not fallen: a lost scenario costs nothing.',
        de: 'Helden, die in einem verlorenen Spiel gestorben sind, gelten nicht als gefallen: Ein verlorenes Szenario kostet nichts.',
      },
      {
        en: 'A hero may be exchanged or healed once between two scenarios, and not again because the next one was lost.',
        de: 'Einen Helden austauschen oder heilen darf man einmal zwischen zwei Szenarien, nicht noch einmal, weil das nächste verloren wurde.',
      },
    ],
  },
  {
    id: 'cannot',
    topic: 'words',
    en: {
      title: 'Cannot',
      text: [
        'If a card says that something cannot be done, it is not done. No other ability or effect overrides that, not even one that expressly allows or demands the same thing.',
      ],
      examples: [
        'An enemy with a Forest Snare attached cannot attack. It does not, even if a treachery card makes every engaged enemy attack.',
      ],
      aliases: [
        'can not',
        'can’t',
        'absolute',
        'prohibition',
        'ban',
        'contradicting cards',
        'which card wins',
      ],
    },
    de: {
      title: 'Kann nicht, können nicht',
      text: [
        'Sagt eine Karte, dass etwas nicht geschehen kann, geschieht es nicht. Keine andere Fähigkeit und kein Effekt setzt sich darüber hinweg, auch dann nicht, wenn sie genau dasselbe ausdrücklich erlauben oder verlangen.',
      ],
      examples: [
        'Ein Gegner, an dem Forest Snare hängt, kann nicht angreifen. Er tut es auch dann nicht, wenn eine Verratskarte alle in einen Kampf verwickelten Gegner angreifen lässt.',
      ],
      aliases: [
        'darf nicht',
        'dürfen nicht',
        'nicht können',
        'Verbot',
        'absolut',
        'Widerspruch zwischen Karten',
        'Welche Karte hat Vorrang',
      ],
    },
    see: ['golden-rules', 'may', 'cannot-take-damage', 'cannot-have-attachments', 'immune'],
  },
  {
    id: 'cannot-have-attachments',
    topic: 'words',
    en: {
      title: 'Cannot Have Attachments',
      text: [
        'No attachment can be attached to such a card. If a trait stands before the word, only attachments with that trait are shut out; all others are allowed.',
        'If a character comes to have this text later, its attachments, or those with the trait, are discarded at once.',
      ],
      aliases: [
        'no attachments',
        'cannot have … attachments',
        'can I put a Forest Snare on it',
        'can this enemy be trapped',
      ],
    },
    de: {
      title: '„Kann keine Verstärkungen haben“',
      text: [
        'An eine solche Karte kann keine Verstärkung angehängt werden. Steht ein Merkmal vor dem Wort, sind nur Verstärkungen mit diesem Merkmal ausgeschlossen, alle übrigen erlaubt.',
        'Erhält ein Charakter diesen Text erst später, werden seine Verstärkungen, gegebenenfalls nur die mit dem Merkmal, auf der Stelle abgelegt.',
      ],
      aliases: [
        'keine Verstärkungen',
        'Kann ich Forest Snare daran anhängen',
        'Verstärkungen verboten',
      ],
    },
    see: ['attachment-cards', 'cannot', 'immune', 'traits'],
  },
  {
    id: 'cannot-take-damage',
    topic: 'damage',
    en: {
      title: 'Cannot Take Damage',
      text: [
        'A card that cannot take damage is left out wherever damage is concerned. None is assigned or dealt to it, none is moved or redirected to it, and it can be chosen neither to take damage nor as the target of an effect that would damage it.',
        'Damage that already lay on it when it gained this text stays there.',
        'It can still leave play in any way that is not damage: by being discarded, for instance.',
      ],
      aliases: [
        'no damage',
        'immune to damage',
        'invulnerable',
        'indestructible',
        'can’t be damaged',
        'can it still be discarded',
      ],
    },
    de: {
      title: '„Kann keinen Schaden nehmen“',
      text: [
        'Eine Karte, die keinen Schaden nehmen kann, bleibt bei allem außen vor, was mit Schaden zu tun hat. Ihr wird keiner zugewiesen oder zugefügt, keiner auf sie verschoben oder umgelenkt, und sie lässt sich weder zum Schadennehmen wählen noch als Ziel eines Effekts, der ihr schaden würde.',
        'Schaden, der schon auf ihr lag, als sie diesen Text erhielt, bleibt liegen.',
        'Auf jede andere Weise kann sie das Spiel trotzdem verlassen, etwa indem sie abgelegt wird.',
      ],
      aliases: [
        'kein Schaden',
        'immun gegen Schaden',
        'unverwundbar',
        'unverletzlich',
        'Kann sie trotzdem abgelegt werden',
      ],
    },
    see: ['damage', 'cannot', 'immune', 'destroyed'],
  },
  {
    id: 'card-types',
    topic: 'cards',
    en: {
      title: 'Card Types',
      text: [
        'Players use [[hero-cards|heroes]], [[ally-cards|allies]], [[attachment-cards|attachments]] and [[event-cards|events]]. A scenario consists of [[quest-cards|quest cards]], [[enemy-cards|enemies]], [[location-cards|locations]], [[treachery-cards|treacheries]] and [[objective-cards|objectives]]. A campaign adds [[campaign-cards|campaign cards]], [[boons|boons]] and [[burdens|burdens]].',
        'If an ability turns a card into another type, it has that type only, loses any other, and follows the rules of the new one.',
      ],
      examples: [
        'A treachery card that attaches itself to a hero and says that it counts as an attachment is an attachment from then on.',
      ],
      aliases: ['card type', 'type', 'types', 'kinds of cards', 'changes its type', 'counts as'],
    },
    de: {
      title: 'Kartenarten',
      text: [
        'Spieler verwenden [[hero-cards|Helden]], [[ally-cards|Verbündete]], [[attachment-cards|Verstärkungen]] und [[event-cards|Ereignisse]]. Ein Szenario besteht aus [[quest-cards|Abenteuerkarten]], [[enemy-cards|Gegnern]], [[location-cards|Orten]], [[treachery-cards|Verrat]] und [[objective-cards|Zielen]]. In einer Kampagne kommen [[campaign-cards|Kampagnenkarten]], [[boons|Gunst]] und [[burdens|Bürden]] hinzu.',
        'Macht eine Fähigkeit aus einer Karte eine andere Art, gehört sie nur noch zu dieser, verliert jede andere und folgt den Regeln der neuen.',
      ],
      examples: [
        'Eine Verratskarte, die sich an einen Helden hängt und von sich sagt, sie zähle als Verstärkung, ist von da an eine Verstärkung.',
      ],
      aliases: ['Kartenart', 'Kartentyp', 'Kartentypen', 'Art', 'Arten', 'wird zu', 'zählt als'],
    },
    see: ['player-card-anatomy', 'encounter-card-anatomy', 'quest-card-anatomy', 'characters'],
  },
  {
    id: 'characters',
    topic: 'cards',
    en: {
      title: 'Characters',
      text: [
        'Characters are [[hero-cards|heroes]] and [[ally-cards|allies]]. What is said of a character is said of both, unless the text names or excludes one of them. Enemies are no characters.',
        'A character enters play [[ready|ready]], under its owner’s control and in the owner’s play area. It stays until it is [[destroyed|destroyed]] or a step of the game or an ability removes it.',
      ],
      aliases: [
        'character',
        'character cards',
        'hero or ally',
        'is an ally a character',
        'is an enemy a character',
      ],
    },
    de: {
      title: 'Charakterkarten',
      text: [
        'Charaktere sind [[hero-cards|Helden]] und [[ally-cards|Verbündete]]. Was von einem Charakter gesagt ist, gilt für beide, sofern der Text nicht eine der beiden Arten nennt oder ausnimmt. Gegner sind keine Charaktere.',
        'Ein Charakter kommt [[ready|spielbereit]] ins Spiel, in der Spielzone seines Besitzers und unter dessen Kontrolle. Er bleibt dort, bis er [[destroyed|getötet]] wird oder ihn ein Spielschritt oder eine Fähigkeit entfernt.',
      ],
      aliases: [
        'Charakter',
        'Charaktere',
        'Figur',
        'Held oder Verbündeter',
        'Ist ein Verbündeter ein Charakter',
        'Ist ein Gegner ein Charakter',
      ],
    },
    see: ['hero-cards', 'ally-cards', 'hit-points', 'unique', 'player-card-anatomy'],
  },
  {
    id: 'choose',
    topic: 'words',
    en: {
      title: 'Choose',
      text: [
        'Where an ability says “choose”, an element of the game, mostly a card, has to be named as its target. Whoever controls the ability does so, unless the card says otherwise; for an encounter or quest effect with several possible targets it is the [[first-player|first player]].',
        'If there is no legal target, the ability cannot be initiated.',
      ],
      aliases: [
        'target',
        'targets',
        'chosen',
        'select',
        'pick',
        'who chooses the target',
        'no legal target',
      ],
    },
    de: {
      title: '„Wählen“',
      text: [
        'Wo eine Fähigkeit „wählen“ oder „auswählen“ sagt, muss ein Spielelement, meist eine Karte, als ihr Ziel bestimmt werden. Das tut, wer die Fähigkeit kontrolliert, sofern die Karte nichts anderes sagt; bei einem Begegnungs- oder Abenteuereffekt mit mehreren möglichen Zielen der [[first-player|Startspieler]].',
        'Gibt es kein gültiges Ziel, lässt sich die Fähigkeit nicht initiieren.',
      ],
      aliases: [
        'Auswählen',
        'Ziel eines Effekts',
        'Ziel wählen',
        'aussuchen',
        'gewählt',
        'Wer wählt das Ziel',
        'kein gültiges Ziel',
      ],
    },
    see: ['initiating-abilities', 'first-player', 'immune', 'in-play'],
  },
  {
    id: 'combat-phase',
    topic: 'round',
    en: {
      title: 'Combat Phase',
      text: [
        'The sixth phase of the round: first the enemies attack, then the players.',
        '1. Each [[engaged|engaged]] enemy is dealt one face-down card from the top of the encounter deck, its shadow card ([[step-6-2|step 6.2]]). Players in order; the enemies of a player from the highest engagement cost down. If the deck runs out, the rest get none.',
        '2. Enemy attacks: in player order, each player resolves the attacks of the enemies engaged with them, in any order, every enemy once a round. See [[resolving-enemy-attacks|Resolving Enemy Attacks]].',
        '3. Player attacks: in player order, each player may declare attacks, one after the other, against the enemies engaged with that player; [[ranged|ranged]] reaches those of others too. See [[resolving-player-attacks|Resolving Player Attacks]].',
        '4. As the phase ends, all shadow cards that are left are discarded.',
      ],
      aliases: [
        'combat',
        'fight',
        'fighting',
        'battle',
        'combat damage',
        'who attacks first',
        'can I attack the same enemy twice',
        'how often does an enemy attack',
      ],
    },
    de: {
      title: 'Kampfphase',
      text: [
        'Die sechste Phase der Runde: Erst greifen die Gegner an, dann die Spieler.',
        '1. Jeder [[engaged|in einen Kampf verwickelte]] Gegner bekommt verdeckt die oberste Karte des Begegnungsdecks als Schattenkarte ([[step-6-2|Schritt 6.2]]). Es geht in Spielerreihenfolge, bei jedem Spieler von der höchsten Kampfbereitschaft abwärts. Ist das Deck zu Ende, gehen die Übrigen leer aus.',
        '2. Gegnerangriffe: In Spielerreihenfolge handelt jeder Spieler die Angriffe seiner Gegner ab, in beliebiger Folge, jeden Gegner einmal pro Runde. Siehe [[resolving-enemy-attacks|Gegnerangriffe abhandeln]].',
        '3. Spielerangriffe: In Spielerreihenfolge darf jeder Spieler Angriffe gegen seine Gegner erklären, einen nach dem anderen; mit [[ranged|Fernkampf]] auch gegen die der Mitspieler. Siehe [[resolving-player-attacks|Spielerangriffe abhandeln]].',
        '4. Mit dem Ende der Phase werden alle noch vorhandenen Schattenkarten abgelegt.',
      ],
      aliases: [
        'Kampf',
        'kämpfen',
        'Kampfschaden',
        'Gegnerangriffe',
        'Spielerangriffe',
        'Wer greift zuerst an',
        'Kann ich denselben Gegner zweimal angreifen',
        'Wie oft greift ein Gegner an',
      ],
    },
    see: [
      'resolving-enemy-attacks',
      'resolving-player-attacks',
      'shadow-effects',
      'attacks-outside-combat',
      'damage',
    ],
    decided: [
      {
        en: 'A player may attack the same enemy once in a combat phase. The book does not say how often; the [[grim-rule|Grim Rule]] takes what is worse for the players.',
        de: 'Ein Spieler darf denselben Gegner in einer Kampfphase einmal angreifen. Das Buch sagt nicht, wie oft; die [[grim-rule|Galgenregel]] nimmt, was für die Spieler ungünstiger ist.',
      },
      {
        en: 'Enemies with the same engagement cost get their shadow cards in the order in which they lie. The cards are face down, so nothing depends on it.',
        de: 'Gegner mit gleicher Kampfbereitschaft bekommen ihre Schattenkarten in der Reihenfolge, in der sie liegen. Die Karten sind verdeckt, es hängt also nichts davon ab.',
      },
      {
        en: 'A shadow card is discarded as soon as its effect has been resolved or canceled; one that was never turned up, at the end of the attack or of the phase. No card sees the difference.',
        de: 'Eine Schattenkarte wird abgelegt, sobald ihr Effekt abgehandelt oder verhindert ist; eine, die nie umgedreht wurde, am Ende des Angriffs oder der Phase. Keine Karte merkt den Unterschied.',
      },
    ],
  },
  {
    id: 'constant-ability',
    topic: 'timing',
    en: {
      title: 'Constant Ability',
      text: [
        'A constant ability is neither a keyword nor does it have a bold trigger. It works from the moment at which its card enters play until the card leaves play; nobody has to use it.',
        'If it depends on a condition, with words like “while” or “if”, it works whenever the condition is met and stops as soon as it is not.',
        'Several copies of the same constant ability all count, each for itself.',
      ],
      examples: [
        'Gimli’s attack grows by 1 for each damage on him. If he is healed in the middle of an attack, it falls again before the damage is determined.',
      ],
      aliases: [
        'constant abilities',
        'constant effect',
        'passive ability',
        'passive effect',
        'continuous effect',
        'static ability',
        'permanent ability',
        'does it stack',
      ],
    },
    de: {
      title: 'Permanente Fähigkeit',
      text: [
        'Eine permanente Fähigkeit ist kein Schlüsselwort und hat keinen fett gedruckten Auslöser. Sie wirkt von dem Augenblick an, in dem ihre Karte ins Spiel kommt, bis diese es verlässt; niemand muss sie verwenden.',
        'Hängt sie von einer Bedingung ab, etwa mit „solange“, „während“ oder „falls“, wirkt sie immer dann, wenn die Bedingung erfüllt ist, und sonst nicht.',
        'Ist dieselbe permanente Fähigkeit mehrmals im Spiel, zählt jede für sich.',
      ],
      examples: [
        'Gimlis Angriffsstärke wächst um 1 für jeden Schaden auf ihm. Wird er mitten in einem Angriff geheilt, sinkt sie wieder, noch bevor der Schaden bestimmt wird.',
      ],
      aliases: [
        'permanente Fähigkeiten',
        'permanenter Effekt',
        'passive Fähigkeit',
        'dauernder Effekt',
        'Dauereffekt',
        'Sind gleiche Fähigkeiten kumulativ',
      ],
    },
    see: ['ability', 'lasting-effects', 'modifiers', 'timing', 'in-play'],
  },
  {
    id: 'control',
    topic: 'words',
    en: {
      title: 'Control',
      text: [
        'Who controls a card, how control changes and what becomes of a card whose controller is not its owner is told under [[ownership-and-control|Ownership and Control]].',
      ],
      aliases: ['controller', 'controlled', 'you control', 'take control', 'gain control'],
    },
    de: {
      title: 'Kontrolle',
      text: [
        'Wer eine Karte kontrolliert, wie die Kontrolle wechselt und was mit einer Karte geschieht, die nicht ihr Besitzer kontrolliert, steht unter [[ownership-and-control|Besitz und Kontrolle]].',
      ],
      aliases: [
        'kontrollieren',
        'kontrolliert',
        'Kontrolle übernehmen',
        'Kontrolle erhalten',
        'unter deiner Kontrolle',
      ],
    },
    see: ['ownership-and-control'],
    untested: 'pointer',
  },
  {
    id: 'copy',
    topic: 'words',
    en: {
      title: 'Copy (of a Card)',
      text: [
        'Two cards are copies of each other if they have the same title. Type, text, picture and everything else may differ.',
      ],
      examples: [
        'Faramir is an ally in the core set and a hero in an expansion. The two cards are copies of each other, and since both are [[unique|unique]], the players cannot have them in play together.',
      ],
      aliases: [
        'copies',
        'same card',
        'same title',
        'same name',
        'duplicate',
        'is an ally a copy of a hero with the same name',
      ],
    },
    de: {
      title: 'Kopie (einer Karte)',
      text: [
        'Zwei Karten sind Kopien voneinander, wenn sie denselben Titel tragen. Kartenart, Text, Bild und alles Übrige dürfen verschieden sein.',
      ],
      examples: [
        'Faramir ist im Grundspiel ein Verbündeter und in einer Erweiterung ein Held. Die beiden Karten sind Kopien voneinander, und weil beide [[unique|einzigartig]] sind, können die Spieler sie nicht zugleich im Spiel haben.',
      ],
      aliases: [
        'Kopien',
        'gleiche Karte',
        'gleicher Titel',
        'gleicher Name',
        'Duplikat',
        'Ist ein Verbündeter eine Kopie des gleichnamigen Helden',
      ],
    },
    see: ['unique', 'deck-building', 'self-referential'],
  },
  {
    id: 'cost',
    topic: 'playing',
    en: {
      title: 'Cost',
      text: [
        'The number on an ally, attachment or event is its resource cost: as many [[resources|resources]] have to be spent to play the card, with a [[resource-match|resource match]]. An ability can have a cost too. In “do this to do that”, what stands before “[[to|to]]” is the cost, and what stands after it the effect.',
        'You pay with cards and other elements of the game that you control. If a cost needs something that is out of play, such as a card in a hand, it has to come from your own out-of-play areas.',
        'A cost is paid in full or not at all, and several costs of the same card or ability are paid at the same time. If the effect could not change anything in the game, the cost cannot be paid either.',
      ],
      examples: [
        'Beravor has to exhaust for her ability. If she is exhausted already, the cost cannot be paid, so nobody draws cards.',
      ],
      aliases: [
        'costs',
        'resource cost',
        'price',
        'pay',
        'paying',
        'payment',
        'spend',
        'additional cost',
        'can I pay with another player’s resources',
        'can I pay a cost just to pay it',
      ],
    },
    de: {
      title: 'Kosten',
      text: [
        'Die Zahl auf einem Verbündeten, einer Verstärkung oder einem Ereignis sind die Ressourcenkosten: So viele [[resources|Ressourcen]] musst du ausgeben, um die Karte zu spielen, und zwar mit [[resource-match|Ressourcenübereinstimmung]]. Auch eine Fähigkeit kann Kosten haben. Heißt es „Tu dies, um das zu tun“, sind die Kosten, was vor dem „[[to|um]]“ steht, und der Effekt, was folgt.',
        'Bezahlt wird mit Karten und anderen Spielelementen unter deiner Kontrolle. Verlangen die Kosten etwas, das nicht im Spiel ist, etwa eine Handkarte, muss es aus deinen eigenen Zonen außerhalb des Spiels kommen.',
        'Kosten werden ganz bezahlt oder gar nicht, und mehrere Kosten derselben Karte oder Fähigkeit auf einmal. Könnte der Effekt am Spiel nichts ändern, darfst du auch die Kosten nicht bezahlen.',
      ],
      examples: [
        'Für Beravors Fähigkeit muss sie selbst erschöpft werden. Ist sie es schon, lassen sich die Kosten nicht bezahlen, und niemand zieht Karten.',
      ],
      aliases: [
        'Ressourcenkosten',
        'Preis',
        'bezahlen',
        'zahlen',
        'Bezahlung',
        'ausgeben',
        'zusätzliche Kosten',
        'Kann ich mit den Ressourcen eines Mitspielers bezahlen',
        'Darf ich Kosten ohne Effekt bezahlen',
      ],
    },
    see: ['resource-match', 'to', 'initiating-abilities', 'resources', 'exhausted'],
  },
  {
    id: 'current-quest',
    topic: 'questing',
    en: {
      title: 'Current Quest',
      text: [
        'The current quest is the stage on which the players are: the top card of the quest deck. Progress “on the current quest” goes to it, but to the [[active-location|active location]] first.',
      ],
      aliases: [
        'current stage',
        'stage',
        'quest stage',
        'current quest card',
        'progress on the current quest',
      ],
    },
    de: {
      title: 'Aktuelles Abenteuer',
      text: [
        'Das aktuelle Abenteuer ist der Abschnitt, an dem die Spieler gerade sind: die oberste Karte des Abenteuerdecks. Fortschritt „auf das aktuelle Abenteuer“ gilt ihr, kommt aber zuerst auf den [[active-location|aktiven Ort]].',
      ],
      aliases: [
        'aktueller Abschnitt',
        'Abschnitt',
        'Abenteuerabschnitt',
        'aktuelle Abenteuerkarte',
        'Fortschritt auf das aktuelle Abenteuer',
      ],
    },
    see: ['quest-cards', 'quest-progress', 'active-location'],
  },
];
