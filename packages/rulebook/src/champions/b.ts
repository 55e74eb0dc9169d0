import type { Entry } from '../entry.ts';

export const B: readonly Entry[] = [
  {
    id: 'base-value',
    topic: 'words',
    en: {
      title: 'Base Value',
      text: [
        'The base value is what a value is before [[modifiers|modifiers]] are applied. Nearly always that is the [[printed|printed]] value, unless a card defines another one.',
      ],
      examples: [
        'A facedown Drone minion shows no values; Ultron Drones gives it base SCH 1, base ATK 1 and 1 base hit point.',
      ],
      aliases: ['base', 'base ATK', 'base THW', 'unmodified value', 'base or printed'],
    },
    de: {
      title: 'Basiswert',
      text: [
        'Der Basiswert ist ein Wert, bevor [[modifiers|Modifikatoren]] angewendet werden. Fast immer ist das der [[printed|aufgedruckte]] Wert, es sei denn, eine Karte bestimmt einen anderen.',
      ],
      examples: [
        'Ein verdeckter Drohne-Scherge zeigt keine Werte; Ultron-Drohnen gibt ihm PLA-Basiswert 1, ANG-Basiswert 1 und 1 Basis-Lebenspunkt.',
      ],
      aliases: [
        'Basiswerte',
        'Grundwert',
        'ANG-Basiswert',
        'WID-Basiswert',
        'Basiswert oder aufgedruckt',
      ],
    },
    see: ['modifiers', 'printed', 'x'],
  },
  {
    id: 'basic-card',
    topic: 'decks',
    en: {
      title: 'Basic Card',
      text: [
        'A basic card has the word “Basic” at the bottom. It belongs to no identity and no aspect, so it may be put into every deck, in the part that [[identity-specific-card|identity-specific cards]] leave free.',
        'Basic cards are not [[aspect-card|aspect cards]]: what works on aspect cards does not work on them.',
      ],
      aliases: ['basic cards', 'basic', 'neutral card', 'grey card', 'gray card'],
    },
    de: {
      title: 'Basiskarte',
      text: [
        'Eine Basiskarte trägt unten das Wort „Basis“. Sie gehört zu keiner Identität und keinem Aspekt und darf darum in jedes Deck, in den Teil, den die [[identity-specific-card|identitätsspezifischen Karten]] frei lassen.',
        'Basiskarten sind keine [[aspect-card|Aspektkarten]]: Was für Aspektkarten gilt, gilt nicht für sie.',
      ],
      aliases: ['Basiskarten', 'Basis', 'Basis-Karte', 'neutrale Karte', 'graue Karte'],
    },
    see: ['aspect-card', 'identity-specific-card', 'deck-customization', 'classifications'],
  },
  {
    id: 'basic-power',
    topic: 'basics',
    en: {
      title: 'Basic Power',
      text: [
        'Basic powers are the values with three letters. Each lets a character do one thing:',
        'ATK: [[attack-player-ability-type|attack]] and deal damage (heroes, allies; villains and minions when they [[attack-enemy-activation|activate]]). THW: [[thwart|thwart]] and remove threat from a scheme (heroes, allies). DEF: [[defend-defense|defend]] and lower the damage of an attack (heroes). REC: [[recover|recover]] and heal damage (alter-egos). SCH: [[scheme-enemy-activation|scheme]] and place threat on the main scheme (villains, minions).',
        'To attack, thwart, defend or recover, your character must be ready and is exhausted. Cards speak of a basic attack, a basic thwart and so on; what an ability does is none.',
        'A basic power needs a valid [[target|target]]. A value of 0 is no hindrance to attacking, thwarting or scheming; a power with a [[dash-value|dash]] cannot be used.',
        'If a stunned or confused card cancels it, the power was not used. A basic defense is over when the attack is: only then comes what waits for its use.',
      ],
      examples: [
        'Captain Marvel exhausts to thwart: that is a basic power. The event Haymaker is an attack, but no basic attack, and does not exhaust her.',
      ],
      aliases: [
        'basic powers',
        'basic attack',
        'basic thwart',
        'basic defense',
        'basic recovery',
        'ATK THW DEF REC SCH',
        'stats',
        'do I have to exhaust to attack',
      ],
    },
    de: {
      title: 'Basiskraft',
      text: [
        'Basiskräfte sind die Werte mit drei Buchstaben. Jede erlaubt einem Charakter eine bestimmte Sache:',
        'ANG: [[attack-player-ability-type|angreifen]] und Schaden zufügen (Helden, Verbündete; Schurken und Schergen, wenn sie [[attack-enemy-activation|aktiviert]] werden). WID: [[thwart|Widerstand leisten]] und Bedrohung von einem Plan entfernen (Helden, Verbündete). VER: [[defend-defense|verteidigen]] und den Schaden eines Angriffs senken (Helden). ERH: [[recover|sich erholen]] und Schaden heilen (Alter Egos). PLA: [[scheme-enemy-activation|den Plan vorantreiben]] und Bedrohung auf den Hauptplan legen (Schurken, Schergen).',
        'Um anzugreifen, Widerstand zu leisten, zu verteidigen oder sich zu erholen, muss dein Charakter spielbereit sein und wird erschöpft. Karten sprechen von Basisangriff, Basis-Widerstand und so weiter; was eine Fähigkeit tut, ist keiner.',
        'Eine Basiskraft braucht ein gültiges [[target|Ziel]]. Der Wert 0 hindert nicht daran, anzugreifen, Widerstand zu leisten oder den Plan voranzutreiben; eine Kraft mit [[dash-value|Gedankenstrich]] lässt sich nicht verwenden.',
        'Hebt eine Betäubt- oder Verwirrt-Statuskarte sie auf, wurde die Kraft nicht verwendet. Eine Basis-Verteidigung ist erst mit dem Angriff vorbei: Erst dann kommt, was auf ihre Verwendung wartet.',
      ],
      examples: [
        'Captain Marvel wird erschöpft, um Widerstand zu leisten: Das ist eine Basiskraft. Das Ereignis Schwinger ist ein Angriff, aber kein Basisangriff, und erschöpft sie nicht.',
      ],
      aliases: [
        'Basiskräfte',
        'Basiskraefte',
        'Basisangriff',
        'Basis-Widerstand',
        'Basis-Verteidigung',
        'Basis-Erholung',
        'ANG WID VER ERH PLA',
        'Werte eines Charakters',
        'Muss ich erschöpfen, um anzugreifen',
      ],
    },
    see: [
      'attack-player-ability-type',
      'thwart',
      'defend-defense',
      'recover',
      'scheme-enemy-activation',
      'exhausted',
    ],
    decided: [
      {
        en: 'Additional costs for attacking or thwarting are those of the basic powers. A basic power that is divided among several targets is paid for all of them together; if that cannot be done, it has one target.',
        de: 'Zusätzliche Kosten für Angriff oder Widerstand sind solche der Basiskräfte. Eine Basiskraft, die auf mehrere Ziele aufgeteilt wird, wird für alle zusammen bezahlt; geht das nicht, hat sie ein Ziel.',
      },
    ],
  },
  {
    id: 'boost-boost-icon',
    topic: 'enemies',
    en: {
      title: 'Boost, Boost Icon',
      text: [
        'Whenever a villain attacks or schemes, it gets a facedown card from the encounter deck as a boost card; so does a minion with [[villainous|villainous]]. Effects may give it more.',
        'Later in the [[activation|activation]], in an attack after the choice of a defender, the boost cards are turned faceup one by one, in the order in which they came. Each boost icon at the bottom right adds 1 to the enemy’s ATK if it attacks, or SCH if it schemes, for this activation. Then the card is discarded and the next one is turned.',
        'A [[star-icon|star]] beside the icons stands for a Boost ability, printed below the dividing line. It is resolved as the card is turned, before its icons are counted. The star is no boost icon, and nothing else on the card works.',
        'Damage from a Boost ability is not damage from the attack.',
        'A boost card that an enemy gets outside its own activation stays facedown with it until it activates. The usual one comes on top of that.',
      ],
      examples: [
        'Rhino (ATK 2) attacks with two boost cards, one with 1 icon and one with 2: he attacks with 5.',
      ],
      aliases: [
        'boost card',
        'boost cards',
        'boost ability',
        'boost icons',
        'boosts',
        'do minions get boost cards',
        'when is the boost card turned',
        'is the star a boost icon',
      ],
    },
    de: {
      title: 'Boost, Boost-Symbol',
      text: [
        'Sooft ein Schurke angreift oder den Plan vorantreibt, bekommt er verdeckt eine Karte vom Begegnungsdeck als Boost-Karte, ebenso ein Scherge mit [[villainous|Schurkisch]]. Effekte können weitere geben.',
        'Im Lauf der [[activation|Aktivierung]] – bei einem Angriff nach der Wahl eines Verteidigers – werden die Boost-Karten einzeln umgedreht, in der Reihenfolge, in der sie kamen. Jedes Boost-Symbol unten rechts zählt für diese Aktivierung 1 zur ANG des Gegners, wenn er angreift, oder zur PLA, wenn er den Plan vorantreibt. Dann wird die Karte abgelegt und die nächste umgedreht.',
        'Ein [[star-icon|Stern]] neben den Symbolen steht für eine Boost-Fähigkeit unterhalb der Trennlinie. Sie wird beim Umdrehen abgehandelt, ehe die Symbole zählen. Der Stern ist kein Boost-Symbol, und nichts anderes auf der Karte wirkt.',
        'Schaden durch eine Boost-Fähigkeit ist kein Schaden des Angriffs.',
        'Eine Boost-Karte, die ein Gegner außerhalb seiner eigenen Aktivierung bekommt, bleibt verdeckt bei ihm, bis er aktiviert wird. Die übliche kommt dann noch dazu.',
      ],
      examples: [
        'Rhino (ANG 2) greift mit zwei Boost-Karten an, eine mit 1 Symbol, eine mit 2: Er greift mit 5 an.',
      ],
      aliases: [
        'Boost-Karte',
        'Boostkarte',
        'Boost-Karten',
        'Boost-Fähigkeit',
        'Boost-Symbole',
        'Boostsymbol',
        'Bekommen Schergen Boost-Karten',
        'Wann wird die Boost-Karte umgedreht',
        'Ist der Stern ein Boost-Symbol',
      ],
    },
    see: [
      'attack-enemy-activation',
      'scheme-enemy-activation',
      'amplify-icon',
      'villainous',
      'star-icon',
    ],
    decided: [
      {
        en: 'A Boost ability comes before responses to its card being turned. A response that cancels it would do nothing, so such a card is taken as an interrupt.',
        de: 'Eine Boost-Fähigkeit kommt vor Reaktionen auf das Umdrehen ihrer Karte. Eine Reaktion, die sie aufhebt, bliebe wirkungslos; darum gilt eine solche Karte als Unterbrechung.',
      },
      {
        en: 'A Boost ability that puts its own card into play keeps that card from being discarded with the others.',
        de: 'Bringt eine Boost-Fähigkeit ihre eigene Karte ins Spiel, wird diese nicht mit den anderen abgelegt.',
      },
    ],
  },
];
