import type { Entry } from '../entry.ts';

export const G: readonly Entry[] = [
  {
    id: 'gains',
    topic: 'words',
    en: {
      title: 'Gains',
      text: [
        'A card that gains a trait, a keyword or an ability works as if it had it. What is gained does not count as [[printed|printed]] on the card.',
        'Gains is for characteristics, [[gets|gets]] for numbers.',
      ],
      examples: [
        'Cosmic Flight lets Captain Marvel gain Aerial: while it does, Captain Marvel’s Helmet gives her +2 DEF. An effect that asks for a printed Aerial trait would not find it.',
      ],
      aliases: ['gain', 'gained', 'gains a keyword', 'gains surge', 'gains a trait'],
    },
    de: {
      title: 'Erhalten',
      text: [
        'Eine Karte, die ein Merkmal, ein Schlüsselwort oder eine Fähigkeit erhält, funktioniert, als hätte sie es. Was sie erhält, gilt nicht als auf ihr [[printed|aufgedruckt]].',
        '„Erhält“ steht bei Eigenschaften, [[gets|„bekommt“]] bei Zahlen.',
      ],
      examples: [
        'Durch „Kosmischer Flug“ erhält Captain Marvel Fliegend: Solange das so ist, gibt ihr „Captain Marvels Helm“ +2 VER. Ein Effekt, der ein aufgedrucktes Merkmal Fliegend verlangt, fände keines.',
      ],
      aliases: ['erhält', 'erhaltene Eigenschaft', 'erhält Nachrüsten', 'erhält ein Merkmal'],
    },
    see: ['gets', 'loses', 'printed', 'keywords', 'traits'],
  },
  {
    id: 'game-element',
    topic: 'words',
    en: {
      title: 'Game Element',
      text: [
        'Game elements are the things that abilities can speak of: cards, decks, discard piles, hands, hit point dials, tokens and counters, and the players themselves.',
      ],
      aliases: ['game elements', 'component', 'element'],
    },
    de: {
      title: 'Spielelement',
      text: [
        'Spielelemente sind die Dinge, von denen Fähigkeiten sprechen können: Karten, Decks, Ablagestapel, Kartenhände, Lebenspunktezähler, Marker und die Spieler selbst.',
      ],
      aliases: ['Spielelemente', 'Komponente', 'Element', 'Spielmaterial'],
    },
    see: ['target', 'choose-game-element', 'counter', 'card-types'],
    untested: 'term',
  },
  {
    id: 'generate',
    topic: 'playing',
    en: {
      title: 'Generate',
      text: [
        'The ways to generate resources stand under [[resource|resource]]; what they pay for, under [[cost|cost]].',
      ],
      aliases: ['generated', 'generate resources', 'produce', 'make resources'],
    },
    de: {
      title: 'Erzeugen',
      text: [
        'Wie man Ressourcen erzeugt, steht unter [[resource|Ressource]]; was man damit bezahlt, unter [[cost|Kosten]].',
      ],
      aliases: ['erzeugt', 'Ressourcen erzeugen', 'herstellen', 'generieren'],
    },
    see: ['resource', 'resource-ability', 'resource-cards', 'cost'],
    untested: 'pointer',
  },
  {
    id: 'gets',
    topic: 'words',
    en: {
      title: 'Gets',
      text: [
        'A character that gets a number, such as +1 ATK, has that value [[modifiers|modified]] for as long as the ability is active. Afterwards the value is what it would be without it.',
        'If the character gets [[hit-points|hit points]], both its maximum and its remaining hit points rise, and both fall again when that ends.',
      ],
      examples: [
        'Combat Training gives Spider-Man +1 ATK: he attacks for 3. Once it leaves play he attacks for 2 again.',
      ],
      aliases: ['get', 'gets +1', 'bonus', 'plus', 'difference between gets and gains'],
    },
    de: {
      title: 'Bekommen',
      text: [
        'Bekommt ein Charakter eine Zahl, etwa +1 ANG, ist dieser Wert [[modifiers|modifiziert]], solange die Fähigkeit aktiv ist. Danach ist er wieder so, wie er ohne sie wäre.',
        'Bekommt ein Charakter [[hit-points|Lebenspunkte]], steigen seine maximalen und seine verbleibenden Lebenspunkte, und beide sinken wieder, wenn es endet.',
      ],
      examples: [
        '„Kampftraining“ gibt Spider-Man +1 ANG: Er greift für 3 an. Verlässt es das Spiel, greift er wieder für 2 an.',
      ],
      aliases: [
        'bekommt',
        'bekommt +1',
        'Bonus',
        'plus',
        'Unterschied zwischen bekommt und erhält',
      ],
    },
    see: ['modifiers', 'hit-points', 'gains', 'base-value', 'dash-value'],
  },
  {
    id: 'guard',
    topic: 'keywords',
    en: {
      title: 'Guard',
      text: [
        'While a minion with guard is [[engage|engaged]] with you, no card you control can be used to attack a villain, unless that villain has guard too. This holds for your hero, your allies and your attack abilities.',
        'Other minions may be attacked. Damage may reach the villain in other ways than by an attack on him, the excess damage of [[overkill|overkill]] included. Players who are not engaged with the guard are free.',
      ],
      examples: [
        'A Hydra Mercenary is engaged with you. Neither your hero nor Swinging Web Kick may attack Rhino. Ground Stomp is no attack: it damages Rhino as well.',
      ],
      aliases: [
        'guards',
        'taunt',
        'protector',
        'can I attack the villain past a guard',
        'can I damage the villain with a guard',
        'does guard stop other players',
      ],
    },
    de: {
      title: 'Wache',
      text: [
        'Solange ein Scherge mit Wache mit dir [[engage|im Kampf]] ist, kann keine Karte unter deiner Kontrolle einen Schurken angreifen, es sei denn, dieser hat selbst Wache. Das gilt für deinen Helden, deine Verbündeten und deine Angriffsfähigkeiten.',
        'Andere Schergen dürfen angegriffen werden. Auf anderem Weg als durch einen Angriff auf ihn kann Schaden den Schurken treffen, auch der überschüssige von [[overkill|Overkill]]. Spieler, die mit der Wache nicht im Kampf sind, sind frei.',
      ],
      examples: [
        'Ein Hydra-Söldner ist mit dir im Kampf. Weder dein Held noch „Schwingender Netz-Kick“ darf Rhino angreifen. „Bodenstampfer“ ist kein Angriff: Er schadet auch Rhino.',
      ],
      aliases: [
        'Wachen',
        'Beschützer',
        'Kann ich den Schurken trotz Wache angreifen',
        'Kann ich dem Schurken trotz Wache Schaden zufügen',
        'Gilt Wache für andere Spieler',
      ],
    },
    see: ['patrol', 'minion', 'engage', 'attack-player-ability-type', 'target', 'overkill'],
  },
];
