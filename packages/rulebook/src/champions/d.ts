import type { Entry } from '../entry.ts';

export const D: readonly Entry[] = [
  {
    id: 'damage',
    topic: 'damage',
    en: {
      title: 'Damage',
      text: [
        'Damage lowers the [[remaining-hit-points|remaining hit points]] of a character. At zero or less the character is [[defeat|defeated]]. Identities and villains turn down their hit point dial; allies and minions are given damage tokens.',
        'Being dealt damage and taking damage are two things. Whatever changes the amount dealt changes the amount taken with it. Whatever changes only the amount taken, such as [[prevent|prevention]], leaves the amount dealt as it was: an attack that is prevented entirely has still dealt its damage, and its target has taken none.',
        'Each time damage is dealt, things happen in this order:',
        '1. Abilities for when a character would deal damage or would be dealt damage.',
        '2. [[tough|Tough]] status cards.',
        '3. Abilities for when a character would take damage.',
        '4. Abilities for when a character takes damage.',
        '5. The damage goes onto the character.',
        '6. Abilities for when a character would be defeated.',
        '7. Abilities for when a character is defeated.',
        '8. [[when-defeated-abilities|When Defeated]] abilities.',
        '9. The defeated character is discarded.',
        '10. Abilities for after damage was dealt or taken, or after somebody was defeated or has defeated somebody.',
        'Where dealing damage is a [[cost|cost]], it is paid even if the damage is prevented. Where taking damage is a cost, it is paid only if all of that damage is taken.',
      ],
      examples: [
        'Rhino attacks for 4 and Spider-Man answers with Backflip. Rhino has dealt 4 damage, Spider-Man has taken none: what waits for Rhino to damage a character does not happen.',
      ],
      aliases: [
        'damage token',
        'dealt and taken',
        'deal damage',
        'take damage',
        'dmg',
        'order of damage',
        'hurt',
        'is prevented damage dealt',
        'what happens when a character takes damage',
      ],
    },
    de: {
      title: 'Schaden',
      text: [
        'Schaden senkt die [[remaining-hit-points|verbleibenden Lebenspunkte]] eines Charakters. Bei null oder weniger ist der Charakter [[defeat|besiegt]]. Bei Identitäten und Schurken wird der Lebenspunktezähler gesenkt, auf Verbündete und Schergen kommen Schadensmarker.',
        'Schaden zugefügt zu bekommen und Schaden zu nehmen ist zweierlei. Was den zugefügten Schaden ändert, ändert auch den genommenen. Was nur den genommenen Schaden ändert, etwa wenn Schaden [[prevent|verhindert]] wird, lässt den zugefügten unberührt: Auch ein vollständig verhinderter Angriff hat seinen Schaden zugefügt, nur hat das Ziel keinen genommen.',
        'Jedes Mal, wenn Schaden zugefügt wird, gilt diese Reihenfolge:',
        '1. Fähigkeiten für den Moment, in dem ein Charakter Schaden zufügen oder zugefügt bekommen würde.',
        '2. [[tough|Zäh]]-Statuskarten.',
        '3. Fähigkeiten für den Moment, in dem ein Charakter Schaden nehmen würde.',
        '4. Fähigkeiten für den Moment, in dem ein Charakter Schaden nimmt.',
        '5. Der Schaden kommt auf den Charakter.',
        '6. Fähigkeiten für den Moment, in dem ein Charakter besiegt werden würde.',
        '7. Fähigkeiten für den Moment, in dem ein Charakter besiegt wird.',
        '8. [[when-defeated-abilities|„Sobald besiegt“-Fähigkeiten]].',
        '9. Der besiegte Charakter wird abgelegt.',
        '10. Fähigkeiten, die darauf warten, dass Schaden zugefügt oder genommen worden ist oder dass jemand besiegt worden ist oder besiegt hat.',
        'Besteht ein Teil der [[cost|Kosten]] darin, Schaden zuzufügen, ist er auch dann bezahlt, wenn der Schaden verhindert wird. Besteht er darin, Schaden zu nehmen, ist er nur bezahlt, wenn dieser Schaden ganz genommen wird.',
      ],
      examples: [
        'Rhino greift für 4 an, Spider-Man antwortet mit „Rückwärtssalto“. Rhino hat 4 Schaden zugefügt, Spider-Man hat keinen genommen: Was darauf wartet, dass Rhino einen Charakter beschädigt, bleibt aus.',
      ],
      aliases: [
        'Schadensmarker',
        'Schaden zufügen',
        'Schaden nehmen',
        'zugefügt und genommen',
        'Reihenfolge bei Schaden',
        'beschädigt',
        'Gilt verhinderter Schaden als zugefügt',
        'Was passiert, wenn ein Charakter Schaden nimmt',
      ],
    },
    see: [
      'hit-points',
      'prevent',
      'tough',
      'indirect-damage',
      'excess-damage',
      'sustained-damage',
      'consequential-damage',
      'defeat',
      'move',
    ],
    rulings: [
      {
        en: 'Power Stone (Galaxy’s Most Wanted 149): 3 damage dealt moves the stone to the attacker even if some of it is prevented. The DEF of a basic defense, however, does lower what is dealt.',
        de: '„Machtstein“ (Galaxy’s Most Wanted 149): 3 zugefügter Schaden bringt den Stein auch dann zum Angreifer, wenn ein Teil davon verhindert wird. Die VER einer Basis-Verteidigung senkt dagegen bereits den zugefügten Schaden.',
      },
      {
        en: 'Honey Badger (X-23 3): no response of hers if the damage defeats her; she has left play before step 10.',
        de: 'Honey Badger (X-23 3): Besiegt der Schaden sie, gibt es ihre Reaktion nicht; vor Schritt 10 hat sie das Spiel schon verlassen.',
      },
      {
        en: '“Go for Champions!” (Ironheart 25): while damage cannot be taken, taking damage cannot be a cost.',
        de: '„Für die Champions!“ (Ironheart 25): Solange kein Schaden genommen werden kann, lassen sich damit auch keine Kosten bezahlen.',
      },
      {
        en: 'Repulsor Blast (Core Set 31): all of its damage comes as one sum, so a tough card stops all of it and not just the first point.',
        de: '„Repulsor-Strahl“ (Grundspiel 31): Der gesamte Schaden kommt als eine Summe; eine Zäh-Statuskarte hält also alles auf und nicht nur den ersten Punkt.',
      },
    ],
    decided: [
      {
        en: 'Damage that a tough card or another effect prevents was dealt and not taken. One sentence of the book says of tough that it is not dealt either; all other places say it is.',
        de: 'Schaden, den eine Zäh-Statuskarte oder ein anderer Effekt verhindert, wurde zugefügt, aber nicht genommen. Ein Satz des Buchs sagt bei Zäh, er werde auch nicht zugefügt; alle anderen Stellen sagen das Gegenteil.',
      },
      {
        en: 'After an attack, what waits for damage taken comes first, then retaliate, then what waits for the attack. The book gives two orders; this one fits the ten steps.',
        de: 'Nach einem Angriff kommt zuerst, was auf genommenen Schaden wartet, dann Vergeltung, dann, was auf den Angriff wartet. Das Buch nennt zwei Reihenfolgen; diese passt zu den zehn Schritten.',
      },
    ],
  },
  {
    id: 'dash-value',
    topic: 'words',
    en: {
      title: 'Dash (Value)',
      text: [
        'A dash (–) in the place of a number means that the card does not have that value.',
        'A card with a dash as its cost cannot be played; it comes into play only by other means. A character with a dash as a [[basic-power|power]] cannot exhaust to use that power.',
        'Where something asks for the number, a dash counts as 0, and nothing [[modifiers|modifies]] it.',
      ],
      examples: [
        'The ally Hulk of the core set has a dash for THW. He cannot thwart, and neither Inspired nor Lead from the Front gives him any THW.',
      ],
      aliases: [
        'hyphen',
        'minus sign',
        'no value',
        '-',
        '–',
        'is a dash zero',
        'can I raise a dash',
      ],
    },
    de: {
      title: 'Gedankenstrich (als Wert)',
      text: [
        'Ein Gedankenstrich (–) anstelle einer Zahl bedeutet, dass die Karte diesen Wert nicht hat.',
        'Eine Karte mit einem Gedankenstrich als Kosten kann nicht gespielt werden; sie kommt nur auf anderem Weg ins Spiel. Hat ein Charakter einen Gedankenstrich als [[basic-power|Kraft]], kann er nicht erschöpft werden, um sie zu verwenden.',
        'Fragt etwas nach der Zahl, zählt der Gedankenstrich als 0, und kein [[modifiers|Modifikator]] ändert daran etwas.',
      ],
      examples: [
        'Der Verbündete Hulk aus dem Grundspiel hat als WID einen Gedankenstrich. Er kann keinen Widerstand leisten, und weder „Inspiriert“ noch „An vorderster Front“ verschaffen ihm WID.',
      ],
      aliases: [
        'Strich',
        'Bindestrich',
        'Minuszeichen',
        'kein Wert',
        '-',
        '–',
        'Ist ein Strich null',
        'Kann ich einen Gedankenstrich erhöhen',
      ],
    },
    see: ['non-numerical-variable', 'modifiers', 'basic-power', 'cost', 'x'],
  },
  {
    id: 'deal-deal-an-encounter-card',
    topic: 'encounters',
    en: {
      title: 'Deal, Deal an Encounter Card',
      text: [
        'In step 3 of the [[villain-phase|villain phase]] each player is dealt one card from the top of the encounter deck, facedown. [[hazard-icon|Hazard icons]] and [[heroic-mode|heroic mode]] add to that.',
        'Card abilities can deal encounter cards too. The card goes facedown in front of the player, behind those that lie there already, and nobody looks at it. It is not [[reveal|revealed]] now but in step 4 of the villain phase, in the order in which the cards were dealt.',
        'A card dealt during step 3 or 4 is revealed in the same step 4.',
      ],
      examples: [
        'Your deck runs out on your turn: you are dealt an encounter card. In the villain phase you are dealt the usual one. You reveal the card from your turn first.',
      ],
      aliases: [
        'dealt',
        'give an encounter card',
        'facedown encounter card',
        'deal and reveal',
        'when do I reveal a dealt card',
        'can I look at my encounter card',
      ],
    },
    de: {
      title: 'Zuteilen, Begegnungskarte zuteilen',
      text: [
        'In Schritt 3 der [[villain-phase|Schurkenphase]] bekommt jeder Spieler eine Karte oben vom Begegnungsdeck verdeckt zugeteilt. [[hazard-icon|Gefahrensymbole]] und der [[heroic-mode|Heldenhafte Modus]] erhöhen die Zahl.',
        'Auch Kartenfähigkeiten können Begegnungskarten zuteilen. Die Karte kommt verdeckt vor den Spieler, hinter die bereits dort liegenden, und niemand sieht sie an. Sie wird nicht jetzt [[reveal|aufgedeckt]], sondern in Schritt 4 der Schurkenphase, in der Reihenfolge, in der die Karten zugeteilt wurden.',
        'Eine während Schritt 3 oder 4 zugeteilte Karte wird noch in demselben Schritt 4 aufgedeckt.',
      ],
      examples: [
        'Dein Deck geht in deinem Zug zur Neige: Dir wird eine Begegnungskarte zugeteilt. In der Schurkenphase kommt die übliche dazu. Du deckst zuerst die Karte aus deinem Zug auf.',
      ],
      aliases: [
        'zugeteilt',
        'austeilen',
        'Begegnungskarte geben',
        'verdeckte Begegnungskarte',
        'zuteilen und aufdecken',
        'Wann decke ich eine zugeteilte Karte auf',
        'Darf ich meine Begegnungskarte ansehen',
      ],
    },
    see: ['reveal', 'villain-phase', 'hazard-icon', 'encounter-deck', 'player-deck'],
  },
  {
    id: 'deck',
    topic: 'zones',
    en: {
      title: 'Deck',
      text: [
        'There are four kinds: each player’s [[player-deck|player deck]], the [[encounter-deck|encounter deck]], the [[villain|villain deck]] and the [[main-scheme-main-scheme-deck|main scheme deck]]. Some identities and scenarios bring further decks.',
        'The cards of a deck stay in their order. Only a step of the game, a rule or an ability can change it.',
      ],
      aliases: ['decks', 'pile', 'stack', 'second deck', 'may I change the order of my deck'],
    },
    de: {
      title: 'Deck',
      text: [
        'Es gibt vier Arten: das [[player-deck|Spielerdeck]] jedes Spielers, das [[encounter-deck|Begegnungsdeck]], das [[villain|Schurkendeck]] und das [[main-scheme-main-scheme-deck|Hauptplandeck]]. Manche Identitäten und Szenarien bringen weitere Decks mit.',
        'Die Karten eines Decks behalten ihre Reihenfolge. Nur ein Spielschritt, eine Regel oder eine Fähigkeit kann sie ändern.',
      ],
      aliases: [
        'Decks',
        'Stapel',
        'Kartenstapel',
        'zweites Deck',
        'Darf ich die Reihenfolge meines Decks ändern',
      ],
    },
    see: ['player-deck', 'encounter-deck', 'shuffle', 'look-looked-at', 'deck-customization'],
    decided: [
      {
        en: 'A second deck of a player or a scenario has a discard pile of its own, from which it is made anew when it runs out. The top card of a player’s second deck lies faceup.',
        de: 'Ein zweites Deck eines Spielers oder Szenarios hat seinen eigenen Ablagestapel, aus dem es neu gebildet wird, wenn es leer ist. Die oberste Karte des zweiten Decks eines Spielers liegt offen.',
      },
    ],
  },
  {
    id: 'deck-customization',
    topic: 'decks',
    en: {
      title: 'Deck Customization',
      text: [
        'A player deck belongs to exactly one identity and has 40 to 50 cards. The identity itself does not count, nor do [[permanent|permanent]] and [[linked-card-title|linked]] cards.',
        'It contains all [[identity-specific-card|identity-specific cards]] of the identity, each in exactly its number. Everything else comes from one [[aspect-card|aspect]] of your choice – Aggression, Justice, Leadership or Protection – and from the [[basic-card|basic cards]], in any mixture.',
        'Of a card that is not [[unique-icon|unique]], three copies by title are allowed, fewer if it says “max X per deck”. Of unique cards, no two may match each other or the identity. [[team-up|Team-up]] cards need one of their two characters as the identity. What the identity card demands of the deck must be met.',
        'An encounter deck consists of the scenario’s own cards, the [[standard-set|Standard set]] and the [[modular-encounter-set|modular set]] that the scenario recommends, together with the [[obligation|obligations]] of the identities. You may take another modular set instead, or several. [[expert-mode|Expert mode]] adds the [[expert-set|Expert set]] and uses other villain stages.',
      ],
      aliases: [
        'deck building',
        'deckbuilding',
        'deck construction',
        'build a deck',
        'deck size',
        'how many cards in a deck',
        'how many copies of a card',
        'can I use two aspects',
      ],
    },
    de: {
      title: 'Deckbau',
      text: [
        'Ein Spielerdeck gehört zu genau einer Identität und hat 40 bis 50 Karten. Die Identität selbst zählt nicht mit, ebenso wenig Karten mit [[permanent|Dauerhaft]] oder [[linked-card-title|Verknüpft]].',
        'Es enthält alle [[identity-specific-card|identitätsspezifischen Karten]] der Identität, jede in genau ihrer Anzahl. Alles Übrige stammt aus einem [[aspect-card|Aspekt]] deiner Wahl – Aggression, Führung, Gerechtigkeit oder Schutz – und aus den [[basic-card|Basiskarten]], in beliebiger Mischung.',
        'Von einer Karte, die nicht [[unique-icon|einzigartig]] ist, sind drei Exemplare gleichen Namens erlaubt, weniger, wenn auf ihr „Max. X pro Deck“ steht. Von den einzigartigen Karten dürfen keine zwei miteinander oder mit der Identität übereinstimmen. Karten mit [[team-up|Teamwork]] verlangen einen ihrer beiden Charaktere als Identität. Was die Identitätskarte vom Deck fordert, muss erfüllt sein.',
        'Ein Begegnungsdeck besteht aus den eigenen Karten des Szenarios, dem [[standard-set|Standard-Set]] und dem [[modular-encounter-set|modularen Set]], das das Szenario empfiehlt, dazu den [[obligation|Verpflichtungen]] der Identitäten. Ihr dürft ein anderes modulares Set nehmen oder mehrere. Der [[expert-mode|Expertenmodus]] fügt das [[expert-set|Experten-Set]] hinzu und verwendet andere Abschnitte des Schurken.',
      ],
      aliases: [
        'Deck bauen',
        'Deck zusammenstellen',
        'Deckgröße',
        'Wie viele Karten hat ein Deck',
        'Wie viele Exemplare einer Karte',
        'Kann ich zwei Aspekte verwenden',
      ],
    },
    see: [
      'player-deck',
      'aspect-card',
      'basic-card',
      'identity-specific-card',
      'unique-icon',
      'max',
      'modular-encounter-set',
      'modes-of-play',
    ],
    rulings: [
      {
        en: 'Core Set: that Leadership has 18 cards and every other aspect 19 is intended.',
        de: 'Grundspiel: Dass Führung 18 Karten hat und jeder andere Aspekt 19, ist Absicht.',
      },
      {
        en: 'Jessica Drew (Rise of Red Skull 31B): two aspects, in equal numbers, are a must.',
        de: 'Jessica Drew (The Rise of Red Skull 31B): Zwei Aspekte in gleicher Anzahl sind Pflicht.',
      },
      {
        en: 'Maria Hill (Agents of S.H.I.E.L.D. 1B): either all allowed copies of exactly three S.H.I.E.L.D. supports from other aspects, or none at all.',
        de: 'Maria Hill (Agents of S.H.I.E.L.D. 1B): entweder alle erlaubten Exemplare von genau drei S.H.I.E.L.D.-Vorteilen anderer Aspekte oder gar keine.',
      },
    ],
    decided: [
      {
        en: 'There are four aspects; ’Pool is a fifth wherever cards of it exist. The book names sometimes four, sometimes five.',
        de: 'Es gibt vier Aspekte; ’Pool ist ein fünfter, wo es Karten davon gibt. Das Buch nennt mal vier, mal fünf.',
      },
      {
        en: 'Unique cards match as the entry on the unique icon says, in deck building too. The older rule for decks, which only forbade the same title and subtitle, is gone.',
        de: 'Einzigartige Karten stimmen so überein, wie es beim Einzigartig-Symbol steht, auch im Deckbau. Die ältere Regel für Decks, die nur gleichen Namen und Untertitel verbot, gilt nicht mehr.',
      },
    ],
  },
  {
    id: 'def',
    topic: 'attacks',
    en: {
      title: 'DEF',
      text: [
        'DEF is a [[basic-power|basic power]], as a rule of heroes only. A hero who [[defend-defense|defends]] with it exhausts, and the damage of the attack is lowered by the hero’s DEF before it is dealt.',
        'DEF counts for this basic defense alone: an ability labeled as a defense does not use it, and neither does an undefended hero. Allies have no DEF.',
      ],
      examples: [
        'Spider-Man (DEF 3) defends against an attack for 3 and has a tough card. No damage is dealt, so the tough card stays.',
      ],
      aliases: [
        'defense value',
        'defence',
        'does DEF count without exhausting',
        'do allies have DEF',
      ],
    },
    de: {
      title: 'VER',
      text: [
        'VER ist eine [[basic-power|Basiskraft]], die in der Regel nur Helden haben. Ein Held, der mit ihr [[defend-defense|verteidigt]], wird erschöpft, und der Schaden des Angriffs sinkt um seine VER, bevor er zugefügt wird.',
        'VER zählt nur bei dieser Basis-Verteidigung: Eine als Verteidigung gekennzeichnete Fähigkeit nutzt sie nicht, ein unverteidigter Held ebenso wenig. Verbündete haben keine VER.',
      ],
      examples: [
        'Spider-Man (VER 3) verteidigt gegen einen Angriff für 3 und hat eine Zäh-Statuskarte. Es wird kein Schaden zugefügt, also behält er sie.',
      ],
      aliases: ['DEF', 'Verteidigungswert', 'Zählt VER ohne Erschöpfen', 'Haben Verbündete VER'],
    },
    see: ['defend-defense', 'basic-power', 'attack-enemy-activation', 'tough'],
  },
  {
    id: 'defeat',
    topic: 'damage',
    en: {
      title: 'Defeat',
      text: [
        'A character is defeated as soon as it has zero or fewer [[remaining-hit-points|remaining hit points]], a [[side-scheme|side scheme]] as soon as no threat is left on it. A main scheme without threat is not defeated.',
        'Defeated allies, minions and side schemes are [[discard|discarded]], or go to the [[victory-display|victory display]] if they have [[victory-x|victory X]]. A defeated identity or villain stage is [[removed-from-the-game|removed from the game]]: the player is [[player-elimination|eliminated]], or the [[villain-defeat|next stage]] comes.',
        'A [[when-defeated-abilities|When Defeated]] ability resolves before its card leaves play. A [[permanent|permanent]] card cannot be defeated, except by cards of its own set.',
        'Discarding a character is not defeating it.',
      ],
      aliases: [
        'defeated',
        'killed',
        'dies',
        'destroyed',
        'zero hit points',
        'is a discarded minion defeated',
        'what happens when an ally dies',
      ],
    },
    de: {
      title: 'Besiegt',
      text: [
        'Ein Charakter ist besiegt, sobald er null oder weniger [[remaining-hit-points|verbleibende Lebenspunkte]] hat, ein [[side-scheme|Nebenplan]], sobald keine Bedrohung mehr auf ihm liegt. Ein Hauptplan ohne Bedrohung ist nicht besiegt.',
        'Besiegte Verbündete, Schergen und Nebenpläne werden [[discard|abgelegt]] oder kommen auf den [[victory-display|Siegpunktestapel]], wenn sie [[victory-x|Sieg X]] haben. Eine besiegte Identität oder ein besiegter Schurkenabschnitt wird [[removed-from-the-game|aus dem Spiel entfernt]]: Der Spieler [[player-elimination|scheidet aus]], oder es kommt der [[villain-defeat|nächste Abschnitt]].',
        'Eine [[when-defeated-abilities|„Sobald besiegt“-Fähigkeit]] wird abgehandelt, bevor ihre Karte das Spiel verlässt. Eine [[permanent|dauerhafte]] Karte kann nur durch Karten ihres eigenen Sets besiegt werden.',
        'Einen Charakter abzulegen heißt nicht, ihn zu besiegen.',
      ],
      aliases: [
        'besiegen',
        'getötet',
        'stirbt',
        'zerstört',
        'null Lebenspunkte',
        'Ist ein abgelegter Scherge besiegt',
        'Was passiert, wenn ein Verbündeter stirbt',
      ],
    },
    see: [
      'damage',
      'villain-defeat',
      'player-elimination',
      'when-defeated-abilities',
      'excess-damage',
      'leaves-play',
    ],
    rulings: [
      {
        en: 'Operation Zero Tolerance (Mutant Genesis 104): an ally that an enemy attack defeats goes under this card even if it would return to a hand or deck.',
        de: 'Operation Zero Tolerance (Mutant Genesis 104): Ein Verbündeter, den ein gegnerischer Angriff besiegt, kommt auch dann unter diese Karte, wenn er auf eine Hand oder in ein Deck zurückkehren würde.',
      },
    ],
  },
  {
    id: 'defend-defense',
    topic: 'attacks',
    en: {
      title: 'Defend, Defense',
      text: [
        'When an enemy attacks, any player may defend, but only one of them, and only one character can be the defender. Whoever defends for another player becomes the target of the attack in that player’s place.',
        'Basic defense: a ready hero exhausts, and the damage is lowered by the hero’s [[def|DEF]]; the hero is dealt the rest. An ally exhausts and is dealt all of the damage; what exceeds its hit points is lost, except with [[overkill|overkill]]. An alter-ego cannot do this.',
        'An ability labeled (defense), initiated during an enemy attack, makes the player’s identity the defender unless there is one already. That is no basic defense: nothing exhausts and DEF does not count. The defending player may use any number of such abilities; no other player may use one during that attack. While an ally of the player defends they may be used too, and the ally stays the defender. Used outside an attack, they do not count as having defended.',
        'A card that declares a hero as defender makes that hero use the basic defense; one that declares an ally makes the ally the defender.',
        'If nobody defends, the attack is [[undefended|undefended]]. It is undefended again if the defending ally leaves play before the damage; then the identity of the ally’s player is hit.',
        'If the defense moves the attack to another player, “you” in a triggered ability means whoever is the target at that moment: the first target when the enemy attacks, the defending player after it attacked. In constant and boost abilities “you” is the defending player. “After … defends” comes after the attack, even if it was cut short; so does anything that waits for the use of a basic power.',
      ],
      examples: [
        'Rhino attacks Captain Marvel for 5. Luke Cage of another player exhausts to defend: all 5 damage goes to Luke Cage, and his player is now the one attacked.',
        'Spider-Man uses his basic defense and then plays Backflip as well: both are allowed, as he is the defender.',
      ],
      aliases: [
        'defender',
        'defence',
        'block',
        'chump block',
        'declare defender',
        'basic defense',
        'defense event',
        'can I defend with an ally',
        'can I defend for another player',
        'can two characters defend',
        'can I use a defense event and DEF',
        'can an exhausted hero defend',
      ],
    },
    de: {
      title: 'Verteidigen, Verteidigung',
      text: [
        'Greift ein Gegner an, darf jeder Spieler verteidigen, aber nur einer von ihnen, und nur ein Charakter kann der Verteidiger sein. Wer für einen anderen Spieler verteidigt, wird an dessen Stelle zum Ziel des Angriffs.',
        'Basis-Verteidigung: Ein spielbereiter Held wird erschöpft, und der Schaden sinkt um seine [[def|VER]]; der Rest wird ihm zugefügt. Ein Verbündeter wird erschöpft und bekommt den ganzen Schaden; was seine Lebenspunkte übersteigt, verfällt, außer bei [[overkill|Overkill]]. Ein Alter Ego kann das nicht.',
        'Eine mit (Verteidigung) gekennzeichnete Fähigkeit, eingeleitet während eines gegnerischen Angriffs, macht die Identität des Spielers zum Verteidiger, falls es noch keinen gibt. Das ist keine Basis-Verteidigung: Nichts wird erschöpft, und VER zählt nicht. Der verteidigende Spieler darf beliebig viele solche Fähigkeiten verwenden, ein anderer Spieler bei diesem Angriff keine mehr. Auch wenn ein Verbündeter des Spielers verteidigt, sind sie erlaubt, und der Verbündete bleibt der Verteidiger. Außerhalb eines Angriffs verwendet, zählen sie nicht als Verteidigung.',
        'Erklärt eine Karte einen Helden zum Verteidiger, verwendet er damit die Basis-Verteidigung; erklärt sie einen Verbündeten dazu, ist er der Verteidiger.',
        'Verteidigt niemand, ist der Angriff [[undefended|unverteidigt]]. Das ist er auch wieder, wenn der verteidigende Verbündete vor dem Schaden das Spiel verlässt; dann wird die Identität seines Spielers getroffen.',
        'Wechselt der Angriff durch die Verteidigung zu einem anderen Spieler, meint „du“ in einer ausgelösten Fähigkeit den, der in diesem Moment das Ziel ist: sobald der Gegner angreift, das erste Ziel; nachdem er angegriffen hat, den verteidigenden Spieler. In konstanten und Boost-Fähigkeiten ist „du“ der verteidigende Spieler. „Nachdem … verteidigt hat“ kommt nach dem Angriff, auch wenn er vorzeitig endete; ebenso alles, was auf die Verwendung einer Basiskraft wartet.',
      ],
      examples: [
        'Rhino greift Captain Marvel für 5 an. Luke Cage, der Verbündete eines anderen Spielers, wird erschöpft und verteidigt: Alle 5 Schaden treffen Luke Cage, und sein Spieler ist nun der angegriffene.',
        'Spider-Man verwendet die Basis-Verteidigung und spielt dazu noch „Rückwärtssalto“: Beides ist erlaubt, denn er ist der Verteidiger.',
      ],
      aliases: [
        'Verteidiger',
        'verteidigt',
        'blocken',
        'Block',
        'zum Verteidiger erklären',
        'Basis-Verteidigung',
        'Verteidigungsereignis',
        'Kann ich mit einem Verbündeten verteidigen',
        'Kann ich für einen anderen Spieler verteidigen',
        'Können zwei Charaktere verteidigen',
        'Darf ich VER und ein Ereignis verwenden',
        'Kann ein erschöpfter Held verteidigen',
      ],
    },
    see: [
      'attack-enemy-activation',
      'def',
      'undefended',
      'labeled-ability',
      'attacks-against-allies',
      'retaliate-x',
      'you',
    ],
    rulings: [
      {
        en: 'Black Panther (Core Set 40A): his retaliate works when he defends, also for somebody else. If somebody else defends for him, it does not.',
        de: 'Black Panther (Grundspiel 40A): Seine Vergeltung wirkt, wenn er verteidigt, auch für jemand anderen. Verteidigt jemand anderes für ihn, wirkt sie nicht.',
      },
      {
        en: 'Grasping Tendrils (Venom 3): whoever cancels an attack with it has defended.',
        de: '„Greifende Tentakel“ (Venom 3): Wer damit einen Angriff aufhebt, hat verteidigt.',
      },
      {
        en: 'Mutant Protectors (Mutant Genesis 17): its player becomes the target and the X-Men ally the defender. If the ally leaves play before the damage, the hero is the defender, without DEF, and may use what waits for having defended.',
        de: '„Beschützer-Mutanten“ (Mutant Genesis 17): Der Spieler wird zum Ziel, der X-Men-Verbündete zum Verteidiger. Verlässt der Verbündete vor dem Schaden das Spiel, ist der Held der Verteidiger, ohne VER, und darf verwenden, was auf eine Verteidigung wartet.',
      },
      {
        en: 'Errata: Warning (Doctor Strange 21) is no defense any more; Shieldmaiden (Valkyrie 11) is one now; against MACH-IV (Agents of S.H.I.E.L.D. 156) characters without Aerial cannot defend at all.',
        de: 'Errata: „Warnung“ (Doctor Strange 21) ist keine Verteidigung mehr, „Schildmaid“ (Valkyrie 11) ist nun eine; gegen MACH-IV (Agents of S.H.I.E.L.D. 156) können Charaktere ohne das Merkmal „Fliegend“ gar nicht verteidigen.',
      },
    ],
    decided: [
      {
        en: 'The attacked player is asked first whether to defend, then the others in player order. While a card with peril resolves, nobody else is asked.',
        de: 'Zuerst wird der angegriffene Spieler gefragt, ob er verteidigt, dann die anderen in Spielerreihenfolge. Während eine Karte mit Wagnis abgehandelt wird, wird sonst niemand gefragt.',
      },
      {
        en: 'An effect that declares a defender may name an exhausted character, at any time before the damage. Whoever defends stays the defender; only an identity that defends by an ability alone makes room for a character of the same player, and is the defender again, without DEF, if that one leaves play.',
        de: 'Ein Effekt, der einen Verteidiger bestimmt, darf auch einen erschöpften Charakter nennen, jederzeit vor dem Schaden. Wer verteidigt, bleibt der Verteidiger; nur eine Identität, die allein durch eine Fähigkeit verteidigt, macht einem Charakter desselben Spielers Platz und ist wieder der Verteidiger, ohne VER, wenn dieser das Spiel verlässt.',
      },
    ],
  },
  {
    id: 'delayed-effect',
    topic: 'timing',
    en: {
      title: 'Delayed Effect',
      text: [
        'A delayed effect names a moment or a condition that still lies ahead and says what will happen then.',
        'When the moment comes or the condition becomes true, the effect resolves at once and by itself, before any [[response|responses]]. It has the priority of a [[constant-ability|constant ability]].',
        'It is not a new [[triggered-ability|triggered ability]] then, even if a triggered ability created it.',
      ],
      aliases: ['delayed effects', 'at the end of the phase', 'later effect', 'pending effect'],
    },
    de: {
      title: 'Verzögerte Effekte',
      text: [
        'Ein verzögerter Effekt nennt einen Zeitpunkt oder eine Bedingung, die noch bevorsteht, und sagt, was dann geschieht.',
        'Ist es so weit, wird der Effekt sofort und von selbst abgehandelt, vor allen [[response|Reaktionen]]. Er hat den Vorrang einer [[constant-ability|konstanten Fähigkeit]].',
        'Er ist dann keine neue [[triggered-ability|ausgelöste Fähigkeit]], auch wenn eine solche ihn geschaffen hat.',
      ],
      aliases: [
        'verzögerter Effekt',
        'am Ende der Phase',
        'späterer Effekt',
        'aufgeschobener Effekt',
      ],
    },
    see: ['lasting-effects', 'constant-ability', 'response', 'timing'],
    decided: [
      {
        en: 'A delayed effect comes when its moment has come: after what interrupts that moment, before every response to it.',
        de: 'Ein verzögerter Effekt kommt, wenn sein Zeitpunkt eingetreten ist: nach dem, was diesen Zeitpunkt unterbricht, vor jeder Reaktion darauf.',
      },
    ],
  },
  {
    id: 'discard',
    topic: 'zones',
    en: {
      title: 'Discard',
      text: [
        'To discard a card is to try to move it from anywhere else to a [[discard-pile|discard pile]]: a player card to its owner’s, an encounter card to the encounter discard pile, faceup and on top.',
        'Several cards that one effect discards from a hand or from play go onto the pile in any order. From a deck they go one after another, so that the last one lies on top; still they count as discarded together, and responses wait until all of them lie there.',
        'Cards that a player discards while [[look-looked-at|looking]] at the top of a deck are discarded from the top of that deck.',
        'If a deck runs out on the way, the discarding ends; the new deck loses no cards to it.',
      ],
      examples: [
        'An effect discards the top 3 cards of your deck, which has 2 left. You discard both, shuffle the pile into a new deck and stop.',
      ],
      aliases: [
        'discarded',
        'discarding',
        'mill',
        'throw away',
        'trash',
        'in what order do I discard',
        'do I keep discarding after reshuffling',
      ],
    },
    de: {
      title: 'Ablegen',
      text: [
        'Eine Karte abzulegen ist der Versuch, sie von irgendwo anders auf einen [[discard-pile|Ablagestapel]] zu bringen: eine Spielerkarte auf den ihres Besitzers, eine Begegnungskarte auf den Begegnungs-Ablagestapel, offen und obenauf.',
        'Mehrere Karten, die ein Effekt von einer Hand oder aus dem Spiel ablegt, kommen in beliebiger Reihenfolge auf den Stapel. Von einem Deck kommen sie nacheinander, sodass die letzte oben liegt; trotzdem gelten sie als zugleich abgelegt, und Reaktionen warten, bis alle dort liegen.',
        'Legt ein Spieler Karten ab, während er sich die obersten eines Decks [[look-looked-at|ansieht]], sind sie oben von diesem Deck abgelegt.',
        'Wird ein Deck dabei leer, endet das Ablegen; vom neuen Deck wird nichts mehr dafür abgelegt.',
      ],
      examples: [
        'Ein Effekt legt die obersten 3 Karten deines Decks ab, es hat aber nur noch 2. Du legst beide ab, mischst den Stapel zu einem neuen Deck und hörst auf.',
      ],
      aliases: [
        'abgelegt',
        'abwerfen',
        'wegwerfen',
        'Deck ablegen',
        'In welcher Reihenfolge lege ich ab',
        'Lege ich nach dem Mischen weiter ab',
      ],
    },
    see: ['discard-pile', 'ownership-and-control', 'player-deck', 'encounter-deck', 'leaves-play'],
    rulings: [
      {
        en: 'Rocket Raccoon (Galaxy’s Most Wanted 29A): the card is drawn even if the discarded Tech card ends up elsewhere, because discarding is the attempt.',
        de: 'Rocket Raccoon (Galaxy’s Most Wanted 29A): Gezogen wird auch dann, wenn die abgelegte Tech-Karte woanders landet, denn Ablegen ist der Versuch.',
      },
      {
        en: 'Salvage (Galaxy’s Most Wanted 33) discarded by the ally Hulk (Core Set 50): both effects resolve, in the order Hulk’s player likes.',
        de: '„Bergungsgut“ (Galaxy’s Most Wanted 33), abgelegt durch den Verbündeten Hulk (Grundspiel 50): Beide Effekte werden abgehandelt, in der Reihenfolge, die Hulks Spieler wünscht.',
      },
      {
        en: 'Hex Bolt (Scarlet Witch 4): all 3 cards are discarded before anything about them resolves.',
        de: '„Zauberblitz“ (Scarlet Witch 4): Erst werden alle 3 Karten abgelegt, dann wird abgehandelt, was sie bewirken.',
      },
    ],
  },
  {
    id: 'discard-pile',
    topic: 'zones',
    en: {
      title: 'Discard Pile',
      text: [
        'Each player has a discard pile of their own, and the encounter deck has one. Cards in it are [[in-play-and-out-of-play|out of play]].',
        'All discard piles are open: everybody may look through every one of them at any time. The order of the cards stays as it is unless an ability says otherwise.',
        'If an ability would shuffle an empty discard pile into a deck, that deck is left unshuffled.',
      ],
      aliases: [
        'graveyard',
        'discards',
        'discard piles',
        'player discard pile',
        'encounter discard pile',
        'may I look at the discard pile',
      ],
    },
    de: {
      title: 'Ablagestapel',
      text: [
        'Jeder Spieler hat seinen eigenen Ablagestapel, und auch das Begegnungsdeck hat einen. Karten darin sind [[in-play-and-out-of-play|nicht im Spiel]].',
        'Alle Ablagestapel liegen offen: Jeder darf jeden von ihnen jederzeit durchsehen. Die Reihenfolge der Karten bleibt, wie sie ist, solange keine Fähigkeit etwas anderes sagt.',
        'Eine Fähigkeit, die einen leeren Ablagestapel in ein Deck mischen würde, mischt das Deck nicht.',
      ],
      aliases: [
        'Friedhof',
        'Ablage',
        'Ablagestapel des Spielers',
        'Begegnungs-Ablagestapel',
        'Darf ich den Ablagestapel ansehen',
      ],
    },
    see: ['discard', 'player-deck', 'encounter-deck', 'shuffle', 'in-play-and-out-of-play'],
  },
  {
    id: 'double-sided-card',
    topic: 'cards',
    en: {
      title: 'Double-Sided Card',
      text: [
        'A card is double-sided if it has a front on both sides and no player, encounter or villain back.',
        'The side that lies up is in play, the other is not. See [[flip|Flip]] for what happens when it is turned over.',
        'Instead of entering an out-of-play area such as a hand, deck or discard pile, it is [[removed-from-the-game|removed from the game]]. Only the [[victory-display|victory display]] and the [[set-aside|set-aside]] area can take it.',
        'If one side says “expert mode only” and the other “standard mode only”, the expert side is used in [[expert-mode|expert mode]], the standard side in every other game.',
      ],
      aliases: [
        'two-sided card',
        'double sided',
        'flip card',
        'card without a back',
        'where does a double-sided card go when discarded',
      ],
    },
    de: {
      title: 'Doppelseitige Karte',
      text: [
        'Doppelseitig ist eine Karte, die zwei Vorderseiten und keine Rückseite für Spieler-, Begegnungs- oder Schurkenkarten hat.',
        'Die oben liegende Seite ist im Spiel, die andere nicht. Was beim Wenden geschieht, steht unter [[flip|Umdrehen]].',
        'Würde sie in eine Zone außerhalb des Spiels kommen, etwa auf eine Hand, in ein Deck oder auf einen Ablagestapel, wird sie stattdessen [[removed-from-the-game|aus dem Spiel entfernt]]. Nur auf den [[victory-display|Siegpunktestapel]] und zu den [[set-aside|beiseitegelegten]] Karten darf sie.',
        'Trägt eine Seite „Nur im Expertenmodus“ und die andere „Nur im Standardmodus“, gilt im [[expert-mode|Expertenmodus]] die eine, in jedem anderen Spiel die andere.',
      ],
      aliases: [
        'zweiseitige Karte',
        'doppelseitig',
        'Wendekarte',
        'Karte ohne Rückseite',
        'Wohin kommt eine doppelseitige Karte beim Ablegen',
      ],
    },
    see: ['flip', 'identity', 'in-play-and-out-of-play', 'removed-from-the-game', 'modes-of-play'],
  },
  {
    id: 'draw',
    topic: 'words',
    en: {
      title: 'Draw',
      text: ['See [[draw-drawing-cards|drawing cards]].'],
      aliases: ['draws', 'drawn'],
    },
    de: {
      title: 'Ziehen',
      text: ['Siehe [[draw-drawing-cards|Karten ziehen]].'],
      aliases: ['zieht', 'gezogen', 'nachziehen'],
    },
    see: ['draw-drawing-cards'],
    untested: 'pointer',
  },
  {
    id: 'draw-drawing-cards',
    topic: 'playing',
    en: {
      title: 'Draw, Drawing Cards',
      text: [
        'You draw cards from the top of your own deck into your hand, one after another.',
        'If your deck runs out meanwhile, your discard pile becomes the new deck, you are [[deal-deal-an-encounter-card|dealt]] an encounter card, and you go on drawing. With nothing in the discard pile either, you draw no more.',
        'There is no limit to your hand while you play. Only at the [[end-of-player-phase|end of the player phase]] do you discard down to your [[hand-size|hand size]].',
        'An [[obligation|obligation]] drawn from a player deck enters play in front of you and is not replaced, unless you are drawing up to your hand size.',
      ],
      aliases: [
        'draw a card',
        'draw up',
        'drawing',
        'draw cards',
        'can I have more cards than my hand size',
        'what if my deck is empty while drawing',
      ],
    },
    de: {
      title: 'Karten ziehen, ziehen',
      text: [
        'Du ziehst Karten oben von deinem eigenen Deck auf die Hand, eine nach der anderen.',
        'Wird dein Deck dabei leer, wird dein Ablagestapel zum neuen Deck, dir wird eine Begegnungskarte [[deal-deal-an-encounter-card|zugeteilt]], und du ziehst weiter. Liegt auch im Ablagestapel nichts, ziehst du nichts mehr.',
        'Während du spielst, ist deine Hand nicht begrenzt. Erst am [[end-of-player-phase|Ende der Spielerphase]] legst du bis zu deinem [[hand-size|Handlimit]] ab.',
        'Eine aus einem Spielerdeck gezogene [[obligation|Verpflichtung]] kommt vor dir ins Spiel und wird nicht ersetzt, außer du ziehst gerade auf dein Handlimit nach.',
      ],
      aliases: [
        'Karte ziehen',
        'nachziehen',
        'aufziehen',
        'gezogene Karte',
        'Darf ich mehr Karten als mein Handlimit haben',
        'Was, wenn mein Deck beim Ziehen leer wird',
      ],
    },
    see: ['hand-size', 'player-deck', 'end-of-player-phase', 'obligation', 'swap'],
  },
];
