import type { Entry } from '../entry.ts';

export const A: readonly Entry[] = [
  {
    id: 'ability',
    topic: 'timing',
    en: {
      title: 'Ability',
      text: [
        'An ability is the part of a card’s text that does something. Behind bold words and a colon stands a [[triggered-ability|triggered ability]]; everything else, keywords apart, is a [[constant-ability|constant ability]]. Bold words in quotation marks only speak of other abilities of that kind.',
        'Abilities work on what is in play and, events apart, only while their own card is in play. It is different only if they name another place, such as a hand or a discard pile.',
        'If an ability needs [[target|targets]], at least one of them must be valid, or it cannot be initiated. Read the whole text first, because a later sentence may [[alteration-effect|alter]] an earlier one; then resolve it sentence by sentence.',
        'You have no choice about constant abilities, [[keywords|keywords]], Setup, When Revealed, When Defeated, When Completed and Boost abilities and everything [[forced|Forced]]. You decide about actions, interrupts, responses and resource abilities, and about what follows the word “[[may|may]]” in any ability.',
        'Optional abilities of a player card are used by its controller, those of an encounter card by any player. Two exceptions: an [[obligation|obligation]] serves only the player who has it, and an [[attachment|attachment]] on a player card that says “you” only the controller of that card. “Hero” or “Alter-Ego” among the bold words means that this player has to be in that form.',
        'Abilities with the same triggering condition take turns in this order: 1 constant abilities, delayed and lasting effects, keywords, and the acceleration, amplify, crisis and hazard icons; 2 status cards; 3 forced interrupts; 4 interrupts; 5 Boost, When Defeated and When Revealed; 6 forced responses; 7 responses; 8 consequential damage.',
      ],
      examples: [
        'A card says “deal 5 damage to a minion”. Without a minion in play you cannot use it, and you cannot pay its cost for nothing either.',
        'A minion with quickstrike engages you, and you have a response to that. The keyword comes first: it attacks before you respond.',
      ],
      aliases: [
        'abilities',
        'card abilities',
        'card text',
        'timing priority',
        'simultaneous timing priority',
        'order of abilities',
        'mandatory abilities',
        'optional abilities',
        'which ability comes first',
        'do I have to use an ability',
      ],
    },
    de: {
      title: 'Fähigkeit, Kartenfähigkeit',
      text: [
        'Eine Fähigkeit ist der Teil eines Kartentextes, der etwas bewirkt. Hinter fett gedruckten Worten und einem Doppelpunkt steht eine [[triggered-ability|ausgelöste Fähigkeit]]; alles andere außer den Schlüsselwörtern ist eine [[constant-ability|konstante Fähigkeit]]. Fett gedruckte Auslöser in Anführungszeichen sprechen nur von anderen Fähigkeiten dieser Art.',
        'Fähigkeiten wirken auf das, was im Spiel ist, und – von Ereignissen abgesehen – nur, solange ihre eigene Karte im Spiel ist. Anders ist es nur, wenn sie selbst einen anderen Ort nennen, etwa die Hand oder einen Ablagestapel.',
        'Braucht eine Fähigkeit [[target|Ziele]], muss wenigstens eines gültig sein, sonst kann sie nicht eingeleitet werden. Lies zuerst den ganzen Text, denn ein späterer Satz kann einen früheren [[alteration-effect|verändern]]; dann handle ihn Satz für Satz ab.',
        'Keine Wahl hast du bei konstanten Fähigkeiten, [[keywords|Schlüsselwörtern]], „Spielaufbau“, „Sobald aufgedeckt“, „Sobald besiegt“, „Sobald vollendet“, „Boost“ und allem, was [[forced|erzwungen]] ist. Du entscheidest über Aktionen, Unterbrechungen, Reaktionen und Ressourcenfähigkeiten – und über alles, was in einer Fähigkeit auf „[[may|dürfen]]“ folgt.',
        'Freiwillige Fähigkeiten einer Spielerkarte verwendet, wer sie kontrolliert; die einer Begegnungskarte stehen allen offen. Zwei Ausnahmen: Eine [[obligation|Verpflichtung]] dient nur dem Spieler, vor dem sie liegt, und ein [[attachment|Anhang]] an einer Spielerkarte, der „du“ sagt, nur dem, der diese Karte kontrolliert. Steht „Held“ oder „Alter Ego“ im fetten Auslöser, muss dieser Spieler in der genannten Gestalt sein.',
        'Fähigkeiten mit derselben Auslösebedingung kommen in dieser Reihenfolge: 1 konstante Fähigkeiten, verzögerte und andauernde Effekte, Schlüsselwörter sowie Beschleunigungs-, Verstärkungs-, Krisen- und Gefahrensymbole; 2 Statuskarten; 3 erzwungene Unterbrechungen; 4 Unterbrechungen; 5 „Boost“, „Sobald besiegt“ und „Sobald aufgedeckt“; 6 erzwungene Reaktionen; 7 Reaktionen; 8 Folgeschaden.',
      ],
      examples: [
        'Eine Karte fügt „einem Schergen 5 Schaden“ zu. Ist kein Scherge im Spiel, kannst du sie nicht verwenden und auch ihre Kosten nicht umsonst bezahlen.',
        'Ein Scherge mit Erstschlag verwickelt dich in einen Kampf, und du hast eine Reaktion darauf. Das Schlüsselwort geht vor: Er greift an, bevor du reagierst.',
      ],
      aliases: [
        'Fähigkeiten',
        'Kartenfähigkeiten',
        'Kartentext',
        'Timing-Vorrang',
        'gleichzeitiger Timing-Vorrang',
        'Reihenfolge der Fähigkeiten',
        'verpflichtend',
        'freiwillig',
        'Faehigkeit',
        'Welche Fähigkeit kommt zuerst',
        'Muss ich eine Fähigkeit verwenden',
      ],
    },
    see: [
      'triggered-ability',
      'constant-ability',
      'initiating-abilities',
      'simultaneous-resolution',
      'target',
      'labeled-ability',
    ],
    decided: [
      {
        en: 'During setup, Setup and When Revealed abilities resolve, nothing else, forced or not. The book first allows only Setup abilities, yet its own step 12 resolves When Revealed too.',
        de: 'Während des Spielaufbaus werden „Spielaufbau“ und „Sobald aufgedeckt“ abgehandelt, sonst nichts, auch nichts Erzwungenes. Das Buch lässt zunächst nur „Spielaufbau“ zu, handelt in seinem eigenen Schritt 12 aber auch „Sobald aufgedeckt“ ab.',
      },
      {
        en: 'When Completed abilities are mandatory, although the book’s list leaves them out: their own entry gives no choice.',
        de: '„Sobald vollendet“-Fähigkeiten sind verpflichtend, auch wenn sie in der Liste des Buches fehlen: Ihr eigener Eintrag lässt keine Wahl.',
      },
    ],
  },
  {
    id: 'acceleration-icon',
    topic: 'icons',
    en: {
      title: 'Acceleration Icon',
      text: [
        'Each acceleration icon in play makes the [[main-scheme-main-scheme-deck|main scheme]] grow faster: in step 1 of the [[villain-phase|villain phase]] it gets 1 more threat for each of them.',
        'An icon counts for as long as its card is in play. Defeat the side scheme, and the icon is gone with it.',
        'Icons are not [[acceleration-token|acceleration tokens]], nor the other way round; both add up.',
      ],
      examples: [
        'Bomb Scare is in play and one acceleration token lies on the main scheme: step 1 places 2 more threat than usual.',
      ],
      aliases: [
        'acceleration icons',
        'acceleration symbol',
        'accelerate',
        'extra threat',
        'speed icon',
      ],
    },
    de: {
      title: 'Beschleunigungssymbol',
      text: [
        'Jedes Beschleunigungssymbol im Spiel lässt den [[main-scheme-main-scheme-deck|Hauptplan]] schneller wachsen: In Schritt 1 der [[villain-phase|Schurkenphase]] kommt für jedes davon 1 Bedrohung mehr auf ihn.',
        'Ein Symbol zählt, solange seine Karte im Spiel ist. Ist der Nebenplan besiegt, ist auch das Symbol weg.',
        'Symbole sind keine [[acceleration-token|Beschleunigungsmarker]] und umgekehrt; beide werden zusammengezählt.',
      ],
      examples: [
        'Bombendrohung ist im Spiel, und ein Beschleunigungsmarker liegt auf dem Hauptplan: In Schritt 1 kommen 2 Bedrohung mehr hinzu als sonst.',
      ],
      aliases: [
        'Beschleunigungssymbole',
        'Beschleunigung',
        'Beschleunigungs-Symbol',
        'zusätzliche Bedrohung',
      ],
    },
    see: ['acceleration-token', 'villain-phase', 'threat', 'side-scheme', 'icons'],
  },
  {
    id: 'acceleration-token',
    topic: 'threat',
    en: {
      title: 'Acceleration Token',
      text: [
        'In step 1 of the [[villain-phase|villain phase]] the main scheme gets 1 more threat for each acceleration token in play.',
        'Tokens come in two ways: one is placed on the main scheme whenever the [[encounter-deck|encounter deck]] runs out, and card effects may add more.',
        'A token on the main scheme stays for the rest of the game. Nothing removes it, and when the scheme [[main-scheme-main-scheme-deck|advances]] it passes to the next stage. A token on any other card counts just the same, but goes when that card leaves play.',
        'Tokens are not [[acceleration-icon|acceleration icons]], nor the other way round.',
      ],
      aliases: [
        'acceleration tokens',
        'accelerate',
        'encounter deck ran out',
        'can I remove an acceleration token',
      ],
    },
    de: {
      title: 'Beschleunigungsmarker',
      text: [
        'In Schritt 1 der [[villain-phase|Schurkenphase]] kommt für jeden Beschleunigungsmarker im Spiel 1 Bedrohung mehr auf den Hauptplan.',
        'Marker kommen auf zwei Wegen dazu: einer auf den Hauptplan, sooft das [[encounter-deck|Begegnungsdeck]] leer wird, weitere durch Karteneffekte.',
        'Ein Marker auf dem Hauptplan bleibt bis zum Ende der Partie. Nichts entfernt ihn, und wenn der Plan [[main-scheme-main-scheme-deck|in den nächsten Abschnitt übergeht]], wandert er mit. Ein Marker auf einer anderen Karte zählt genauso, verschwindet aber, wenn sie das Spiel verlässt.',
        'Marker sind keine [[acceleration-icon|Beschleunigungssymbole]] und umgekehrt.',
      ],
      aliases: [
        'Beschleunigungstoken',
        'Beschleunigungsplättchen',
        'Beschleunigung',
        'Begegnungsdeck leer',
        'Kann man Beschleunigungsmarker entfernen',
      ],
    },
    see: ['acceleration-icon', 'encounter-deck', 'main-scheme-main-scheme-deck', 'villain-phase'],
    decided: [
      {
        en: 'The book puts the token of an empty encounter deck on the main scheme in one place and next to the main scheme deck in another. That makes no difference: it counts, and it stays.',
        de: 'Den Marker für ein leeres Begegnungsdeck legt das Buch einmal auf den Hauptplan, einmal neben das Hauptplandeck. Das macht keinen Unterschied: Er zählt, und er bleibt.',
      },
    ],
  },
  {
    id: 'action',
    topic: 'playing',
    en: {
      title: 'Action',
      text: [
        'An action is a [[triggered-ability|triggered ability]] without a moment of its own: you use it on your [[player-turn|turn]] whenever nothing else is being resolved, or on the turn of another player who asks you to.',
        'It must stand on a card you control, on an event you play, or on an encounter card. An [[obligation|obligation]] in another player’s play area is out of reach.',
        'A Forced Action may be used whenever an action may, and must have been used before the player phase can end. If its cost cannot be paid, or if it needs a target and has no valid one, the phase ends without it.',
      ],
      examples: [
        'It is Spider-Man’s turn. He asks Iron Man for help, and Iron Man may play an event with “Hero Action” now.',
      ],
      aliases: [
        'actions',
        'hero action',
        'alter-ego action',
        'forced action',
        'when can I use an action',
        'can I use actions on another player’s turn',
        'can I use an action in the villain phase',
      ],
    },
    de: {
      title: 'Aktion',
      text: [
        'Eine Aktion ist eine [[triggered-ability|ausgelöste Fähigkeit]] ohne eigenen Zeitpunkt: Du verwendest sie in deinem [[player-turn|Zug]], wann immer gerade nichts anderes abgehandelt wird, oder im Zug eines anderen, der dich darum bittet.',
        'Sie muss auf einer Karte stehen, die du kontrollierst, auf einem Ereignis, das du spielst, oder auf einer Begegnungskarte. Eine [[obligation|Verpflichtung]] in der Spielzone eines anderen ist dir verwehrt.',
        'Eine Erzwungene Aktion darf verwendet werden, wann immer eine Aktion möglich ist, und muss abgehandelt sein, ehe die Spielerphase enden kann. Sind ihre Kosten nicht bezahlbar oder fehlt ihr ein nötiges gültiges Ziel, endet die Phase auch ohne sie.',
      ],
      examples: [
        'Spider-Man ist am Zug. Er bittet Iron Man um Hilfe, und dieser darf nun ein Ereignis mit „Held – Aktion“ spielen.',
      ],
      aliases: [
        'Aktionen',
        'Aktionsfähigkeit',
        'Helden-Aktion',
        'Alter-Ego-Aktion',
        'Erzwungene Aktion',
        'Wann kann ich eine Aktion verwenden',
        'Aktion im Zug eines anderen Spielers',
        'Aktion in der Schurkenphase',
      ],
    },
    see: ['player-turn', 'triggered-ability', 'forced', 'event', 'ability'],
  },
  {
    id: 'activation',
    topic: 'enemies',
    en: {
      title: 'Activation',
      text: [
        'When an enemy activates, it does one of two things: it [[attack-enemy-activation|attacks]] or it [[scheme-enemy-activation|schemes]]. Every enemy attack and every scheming is an activation, also one that a card caused.',
        'In step 2 of the [[villain-phase|villain phase]] the villain activates once for each player, in player order, and after it the minions engaged with that player do. Against a player in hero form they attack, against one in alter-ego form they scheme.',
        'For each of its activations a villain gets a [[boost-boost-icon|boost card]]; so does a minion with [[villainous|villainous]].',
        'If several enemies activate against you at once, villains come before minions, otherwise in the order you like. If a minion leaves play while it activates, its activation is over on the spot.',
        'An activation never starts inside another. It waits until the running one has ended and all abilities that one triggered are done; if several are waiting, the first player orders them. The effect that caused an activation is resolved only when the activation is.',
      ],
      examples: [
        'During the villain’s attack a boost ability makes a minion attack. The villain’s attack is finished first, with all responses to it; then the minion attacks.',
      ],
      aliases: [
        'activate',
        'activations',
        'villain activation',
        'minion activation',
        'enemy turn',
        'in which order do minions attack',
      ],
    },
    de: {
      title: 'Aktivierung',
      text: [
        'Wird ein Gegner aktiviert, tut er eines von beiden: Er [[attack-enemy-activation|greift an]] oder [[scheme-enemy-activation|treibt den Plan voran]]. Jeder gegnerische Angriff und jedes Vorantreiben ist eine Aktivierung, auch wenn eine Karte dazu geführt hat.',
        'In Schritt 2 der [[villain-phase|Schurkenphase]] wird der Schurke in Spielerreihenfolge gegen jeden Spieler ein Mal aktiviert, nach ihm jeweils die Schergen, die mit diesem Spieler im Kampf sind. Gegen einen Spieler in Heldengestalt greifen sie an, gegen einen in Alter-Ego-Gestalt treiben sie den Plan voran.',
        'Für jede seiner Aktivierungen bekommt ein Schurke eine [[boost-boost-icon|Boost-Karte]], ebenso ein Scherge mit [[villainous|Schurkisch]].',
        'Werden mehrere Gegner gleichzeitig gegen dich aktiviert, kommen Schurken vor Schergen, sonst bestimmst du die Reihenfolge. Verlässt ein Scherge während seiner Aktivierung das Spiel, ist sie auf der Stelle vorbei.',
        'Eine Aktivierung beginnt nie mitten in einer anderen. Sie wartet, bis die laufende beendet ist und alles abgehandelt wurde, was diese ausgelöst hat; warten mehrere, ordnet sie der Startspieler. Der Effekt, der zu einer Aktivierung geführt hat, ist erst mit ihr abgehandelt.',
      ],
      examples: [
        'Während der Schurke angreift, lässt eine Boost-Fähigkeit einen Schergen angreifen. Erst wird der Angriff des Schurken samt allen Reaktionen darauf beendet, dann greift der Scherge an.',
      ],
      aliases: [
        'aktivieren',
        'Aktivierungen',
        'aktiviert',
        'Schurke wird aktiviert',
        'Scherge wird aktiviert',
        'In welcher Reihenfolge greifen Schergen an',
      ],
    },
    see: [
      'attack-enemy-activation',
      'scheme-enemy-activation',
      'boost-boost-icon',
      'villain-phase',
      'villain-defeat',
    ],
  },
  {
    id: 'active-player',
    topic: 'round',
    en: {
      title: 'Active Player',
      text: [
        'The active player is the one whose [[player-turn|turn]] it is in the [[player-phase|player phase]].',
      ],
      aliases: ['current player', 'active', 'whose turn'],
    },
    de: {
      title: 'Aktiver Spieler',
      text: [
        'Aktiver Spieler ist, wer in der [[player-phase|Spielerphase]] gerade seinen [[player-turn|Zug]] macht.',
      ],
      aliases: ['aktive Spielerin', 'aktiver', 'am Zug', 'an der Reihe', 'wer ist dran'],
    },
    see: ['player-turn', 'first-player'],
    untested: 'term',
  },
  {
    id: 'additional',
    topic: 'words',
    en: {
      title: '“Additional”',
      text: [
        '“Additional” adds to an effect instead of making a new one. What it adds is resolved together with that effect and under the same conditions: additional damage and the damage it belongs to are dealt as one sum.',
        'A bonus to the damage of an attack or to the threat removed by a thwart does not raise the additional part once more.',
        'It is one of the [[alteration-effect|alteration effects]]. Additional [[cost|costs]] are paid at the same time as the other costs.',
      ],
      examples: [
        'Repulsor Blast deals 1 damage and 2 additional damage for each printed energy resource discarded. With two of them, the enemy is dealt 5 damage at once.',
      ],
      aliases: ['additional damage', 'extra', 'in addition', 'additional cost', 'more'],
    },
    de: {
      title: '„Zusätzlich“',
      text: [
        '„Zusätzlich“ ergänzt einen Effekt, statt einen neuen zu schaffen. Was hinzukommt, wird mit ihm zusammen und unter denselben Bedingungen abgehandelt: Zusätzlicher Schaden und der Schaden, zu dem er gehört, werden als eine Summe zugefügt.',
        'Ein Bonus auf den Schaden eines Angriffs oder auf die Bedrohung, die ein Widerstand entfernt, erhöht den zusätzlichen Teil nicht noch einmal.',
        'Es ist einer der [[alteration-effect|Veränderungseffekte]]. Zusätzliche [[cost|Kosten]] werden zugleich mit den übrigen bezahlt.',
      ],
      examples: [
        'Repulsor-Strahl fügt 1 Schaden zu und 2 zusätzliche für jede aufgedruckte Energie-Ressource unter den abgelegten Karten. Sind es zwei, werden dem Gegner auf einmal 5 Schaden zugefügt.',
      ],
      aliases: ['zusätzlicher Schaden', 'zusätzliche Kosten', 'zusaetzlich', 'extra', 'außerdem'],
    },
    see: ['alteration-effect', 'attack-player-ability-type', 'thwart', 'cost'],
  },
  {
    id: 'after',
    topic: 'words',
    en: {
      title: '“After”',
      text: [
        '“After” waits until something is over: the ability can be used directly when it has been resolved, and only then. Most [[response|responses]] begin with it.',
        'What was canceled, replaced or impossible has not happened, and so nothing comes “after” it. Abilities that step in earlier say “when” or “[[would|would]]”: those are [[interrupt|interrupts]].',
      ],
      examples: [
        'A hero is stunned and tries to attack. The stunned card is discarded instead, so an ability that works after the hero attacked cannot be used.',
      ],
      aliases: [
        'afterwards',
        'after or when',
        'difference between after and when',
        'once it is done',
      ],
    },
    de: {
      title: '„Nachdem“',
      text: [
        '„Nachdem“ wartet, bis etwas vorbei ist: Die Fähigkeit lässt sich unmittelbar danach verwenden und nur dann. Die meisten [[response|Reaktionen]] beginnen so.',
        'Was aufgehoben, ersetzt oder unmöglich wurde, ist nicht geschehen, also kommt auch nichts „nachdem“. Fähigkeiten, die früher eingreifen, sagen „sobald“ oder „[[would|würde]]“: Das sind [[interrupt|Unterbrechungen]].',
      ],
      examples: [
        'Ein betäubter Held versucht anzugreifen. Stattdessen wird die Betäubt-Statuskarte abgelegt, also ist keine Fähigkeit möglich, die wirkt, nachdem der Held angegriffen hat.',
      ],
      aliases: [
        'nachdem oder sobald',
        'danach',
        'Unterschied zwischen nachdem und sobald',
        'anschließend',
      ],
    },
    see: ['response', 'interrupt', 'triggering-condition'],
    decided: [
      {
        en: 'A side of a card that is turned up while abilities answer a trigger does not answer that trigger: it was not there when it occurred.',
        de: 'Eine Kartenseite, die erst nach oben gedreht wird, während Fähigkeiten auf einen Auslöser antworten, antwortet selbst nicht mehr darauf: Sie war nicht da, als er eintrat.',
      },
    ],
  },
  {
    id: 'all-purpose-counter',
    topic: 'basics',
    en: {
      title: 'All-Purpose Counter',
      text: [
        'All-purpose counters mark whatever a card asks for. The card gives them a name, such as web counters or medical counters, and its own text says what they do; there are no general rules for them. The supply never runs out.',
        'They are tokens in every respect. An effect that speaks of “all-purpose counters” means each of them, whatever its name.',
        'A counter that is moved to another card loses its name and takes the one that the new card gives. If that card gives none, it is just an all-purpose counter.',
      ],
      aliases: [
        'all purpose counters',
        'counters',
        'generic counter',
        'tokens',
        'web counter',
        'green and white counters',
      ],
    },
    de: {
      title: 'Universalmarker',
      text: [
        'Universalmarker stehen für das, was eine Karte gerade braucht. Die Karte gibt ihnen einen Namen, etwa Netzmarker oder Behandlungsmarker, und ihr eigener Text sagt, was sie bewirken; allgemeine Regeln dafür gibt es nicht. Der Vorrat ist unbegrenzt.',
        'Sie sind in jeder Hinsicht Marker. Ein Effekt, der von „Universalmarkern“ spricht, meint jeden davon, wie er auch heißt.',
        'Wird ein Marker auf eine andere Karte verschoben, verliert er seinen Namen und nimmt den an, den die neue Karte vergibt. Vergibt sie keinen, ist er nur noch ein Universalmarker.',
      ],
      aliases: [
        'Universal-Marker',
        'Zählmarker',
        'Marker',
        'Netzmarker',
        'Allzweckmarker',
        'Token',
      ],
    },
    see: ['uses-x-type', 'move', 'counter'],
  },
  {
    id: 'alliance',
    topic: 'keywords',
    en: {
      title: 'Alliance',
      text: [
        'When a player says that he is going to play a card with alliance, every other player may help to pay for it, with cards from hand and with resource abilities.',
        'Only the player who plays the card resolves it: it is his card, his form and his choices that matter, and “you” means him.',
      ],
      aliases: ['help to pay', 'pay together', 'can another player pay for my card', 'aliance'],
    },
    de: {
      title: 'Allianz',
      text: [
        'Kündigt ein Spieler an, eine Karte mit Allianz zu spielen, dürfen alle anderen mitbezahlen – mit Handkarten ebenso wie mit Ressourcenfähigkeiten.',
        'Abgehandelt wird sie nur von dem Spieler, der sie spielt: Auf seine Gestalt und seine Entscheidungen kommt es an, und „du“ meint ihn.',
      ],
      aliases: [
        'mitbezahlen',
        'gemeinsam bezahlen',
        'Kann ein anderer Spieler für mich bezahlen',
        'Alianz',
      ],
    },
    see: ['cost', 'resource', 'playing-cards', 'keywords'],
    decided: [
      {
        en: 'While a card with [[peril|peril]] is being resolved nobody helps to pay: the others may not help in any way (Grim Rule).',
        de: 'Solange eine Karte mit [[peril|Wagnis]] abgehandelt wird, bezahlt niemand mit: Die anderen dürfen in keiner Weise helfen (Galgenregel).',
      },
    ],
  },
  {
    id: 'ally',
    topic: 'cards',
    en: {
      title: 'Ally',
      text: [
        'Allies are player cards and [[character|characters]] that fight at your side. An ally stays in play until an effect removes it or it has no [[remaining-hit-points|hit points left]]; then it is [[defeat|defeated]] and discarded.',
        'On your turn each of your ready allies, also one that has just entered play, may be exhausted to attack or to thwart. Afterwards it takes the [[consequential-damage|consequential damage]] shown below the value it used, unless it was stunned or confused and so did not attack or thwart at all.',
        'When an enemy attacks any player, you may exhaust one ally to [[defend-defense|defend]]. It then takes all damage of the attack: allies have no DEF, and what is too much for it does not reach your hero, [[overkill|overkill]] apart.',
        'What an ally does, with its powers or its abilities, is not done by your identity. You may control three allies: see [[ally-limit]].',
      ],
      examples: [
        'Mockingbird has 3 hit points and defends against an attack for 5. She is defeated; the other 2 damage hurt nobody.',
      ],
      aliases: [
        'allies',
        'companion',
        'chump block',
        'can I defend with an ally',
        'can an ally attack the turn it is played',
        'how many allies can I have',
      ],
    },
    de: {
      title: 'Verbündeter',
      text: [
        'Verbündete sind Spielerkarten und [[character|Charaktere]], die an deiner Seite kämpfen. Ein Verbündeter bleibt im Spiel, bis ein Effekt ihn entfernt oder er [[remaining-hit-points|keine Lebenspunkte]] mehr hat; dann ist er [[defeat|besiegt]] und wird abgelegt.',
        'In deinem Zug darfst du jeden deiner spielbereiten Verbündeten, auch einen gerade erst ins Spiel gekommenen, erschöpfen, um mit ihm anzugreifen oder Widerstand zu leisten. Danach nimmt er den [[consequential-damage|Folgeschaden]], der unter dem benutzten Wert steht – außer er war betäubt oder verwirrt und hat deshalb gar nicht angegriffen oder Widerstand geleistet.',
        'Greift ein Gegner einen beliebigen Spieler an, darfst du einen Verbündeten erschöpfen, um zu [[defend-defense|verteidigen]]. Er bekommt dann den gesamten Schaden des Angriffs: Verbündete haben keine VER, und was für ihn zu viel ist, erreicht deinen Helden nicht, [[overkill|Overkill]] ausgenommen.',
        'Was ein Verbündeter mit seinen Kräften oder Fähigkeiten tut, tut nicht deine Identität. Du darfst drei von ihnen kontrollieren: siehe [[ally-limit]].',
      ],
      examples: [
        'Mockingbird hat 3 Lebenspunkte und verteidigt gegen einen Angriff mit 5 Schaden. Sie ist besiegt; die übrigen 2 Schaden treffen niemanden.',
      ],
      aliases: [
        'Verbündete',
        'Verbündeten',
        'Verbuendeter',
        'Alliierter',
        'Kann ich mit einem Verbündeten verteidigen',
        'Darf ein Verbündeter im selben Zug angreifen',
        'Wie viele Verbündete darf ich haben',
      ],
    },
    see: [
      'ally-limit',
      'consequential-damage',
      'defend-defense',
      'attacks-against-allies',
      'hit-points',
    ],
  },
  {
    id: 'ally-limit',
    topic: 'cards',
    en: {
      title: 'Ally Limit',
      text: [
        'You may control at most three [[ally|allies]]; some cards raise this limit.',
        'An ally beyond the limit may still be played or put into play. At once you choose allies of yours and discard them until you are back at the limit; the new one may be among them. Only afterwards come abilities that wait for the ally to have entered play.',
      ],
      examples: [
        'The Triskelion raises your limit by 1: you may control four allies. If it leaves play, you discard one of the four.',
      ],
      aliases: [
        'limit of allies',
        'maximum allies',
        'three allies',
        'fourth ally',
        'how many allies can I have',
        'can I play a fourth ally',
      ],
    },
    de: {
      title: 'Verbündetenlimit',
      text: [
        'Du darfst höchstens drei [[ally|Verbündete]] kontrollieren; manche Karten erhöhen dieses Limit.',
        'Einer mehr darf trotzdem gespielt oder ins Spiel gebracht werden. Sofort wählst du dann eigene Verbündete und legst sie ab, bis das Limit wieder stimmt; auch der neue darf darunter sein. Erst danach kommen Fähigkeiten, die darauf warten, dass der Verbündete ins Spiel gekommen ist.',
      ],
      examples: [
        'Das Triskelion erhöht dein Limit um 1: Du darfst vier Verbündete kontrollieren. Verlässt es das Spiel, legst du einen der vier ab.',
      ],
      aliases: [
        'Verbündeten-Limit',
        'Limit für Verbündete',
        'drei Verbündete',
        'vierter Verbündeter',
        'Wie viele Verbündete darf ich haben',
        'Darf ich einen vierten Verbündeten spielen',
      ],
    },
    see: ['ally', 'discard', 'control', 'player-side-scheme-limit'],
  },
  {
    id: 'already',
    topic: 'words',
    en: {
      title: '“Already”',
      text: [
        'A sentence with “already” looks at the game before the sentence in front of it is resolved. If its condition holds at that time, it is resolved in place of that sentence; if not, it does nothing.',
        'It is one of the [[alteration-effect|alteration effects]].',
      ],
      examples: [
        '“I’m Tough!” gives Rhino a tough status card, and gains surge if he already has one. He had none before: he gets the card, and there is no surge.',
      ],
      aliases: ['if already', 'already has', 'already stunned', 'allready'],
    },
    de: {
      title: '„Bereits“',
      text: [
        'Ein Satz mit „bereits“ sieht sich das Spiel an, bevor der Satz vor ihm abgehandelt wird. Trifft seine Bedingung da schon zu, wird er an dessen Stelle abgehandelt; sonst bewirkt er nichts.',
        'Es ist einer der [[alteration-effect|Veränderungseffekte]].',
      ],
      examples: [
        '„Ich bin zäh!“ gibt Rhino eine Zäh-Statuskarte und erhält Nachrüsten, wenn er bereits eine hat. Vorher hatte er keine: Er bekommt die Karte, und es gibt kein Nachrüsten.',
      ],
      aliases: ['falls bereits', 'schon', 'bereits betäubt', 'bereits vorhanden'],
    },
    see: ['alteration-effect', 'instead'],
  },
  {
    id: 'alter-ego-alter-ego-form',
    topic: 'basics',
    en: {
      title: 'Alter-Ego, Alter-Ego Form',
      text: [
        'The alter-ego is the civilian side of an [[identity|identity]]. While it is faceup, its player is in alter-ego form: abilities that speak of a hero pass it by, and cards with “Alter-Ego” among their bold words can be used.',
        'Enemies that activate against a player in this form [[scheme-enemy-activation|scheme]] instead of attacking. The alter-ego cannot attack, thwart or defend with basic powers, but it can [[recover|recover]].',
        'How to change is said under [[form-change-form|Form]].',
      ],
      aliases: [
        'alter ego',
        'alterego',
        'civilian',
        'secret identity',
        'can an alter-ego be attacked',
        'AE',
      ],
    },
    de: {
      title: 'Alter Ego, Alter-Ego-Gestalt',
      text: [
        'Das Alter Ego ist die bürgerliche Seite einer [[identity|Identität]]. Liegt sie offen, ist der Spieler in Alter-Ego-Gestalt: Fähigkeiten, die von einem Helden sprechen, gehen an ihr vorbei, und Karten mit „Alter Ego“ im fetten Auslöser lassen sich verwenden.',
        'Gegner, die gegen einen Spieler in dieser Gestalt aktiviert werden, [[scheme-enemy-activation|treiben den Plan voran]], statt anzugreifen. Das Alter Ego kann mit Basiskräften nicht angreifen, Widerstand leisten oder verteidigen, wohl aber [[recover|sich erholen]].',
        'Wie man die Seite wechselt, steht unter [[form-change-form|Gestalt]].',
      ],
      aliases: [
        'Alter-Ego',
        'Alterego',
        'Zivilgestalt',
        'Geheimidentität',
        'Kann ein Alter Ego angegriffen werden',
      ],
    },
    see: ['form-change-form', 'identity', 'hero-hero-form', 'recover'],
  },
  {
    id: 'alteration-effect',
    topic: 'timing',
    en: {
      title: 'Alteration Effect',
      text: [
        'An alteration effect changes how an earlier part of the same ability is resolved. That is why an ability is read to its end first. There are four kinds.',
        '“[[already|Already]]”: if something was the case before the earlier part, this is resolved in its place.',
        '“[[additional|Additional]]”: this is added to the earlier part and resolved with it.',
        '“[[each-time|Each time]]”: whenever this happens, the earlier part pauses, this is resolved completely, and the earlier part goes on.',
        '“This” or “that” activation, attack or action: this changes the activation, attack or action, for example by giving it a keyword or another boost card. If the phrase is only a condition (“if this attack defeats the enemy”), nothing is altered: it waits for its turn.',
      ],
      examples: [
        'A card makes the villain attack you and then says “the attack gains overkill”. It has overkill from its beginning, not from its end.',
      ],
      aliases: [
        'alteration effects',
        'altering',
        'this attack',
        'that activation',
        'the attack gains overkill',
        'read the whole card first',
      ],
    },
    de: {
      title: 'Veränderungseffekte',
      text: [
        'Ein Veränderungseffekt ändert, wie ein früherer Teil derselben Fähigkeit abgehandelt wird. Darum liest man eine Fähigkeit zuerst bis zum Ende. Es gibt vier Arten.',
        '„[[already|Bereits]]“: War etwas schon vor dem früheren Teil der Fall, wird dies an seiner Stelle abgehandelt.',
        '„[[additional|Zusätzlich]]“: Dies kommt zum früheren Teil hinzu und wird mit ihm abgehandelt.',
        '„[[each-time|Jedes Mal]]“: Sooft es eintritt, hält der frühere Teil inne, dies wird ganz abgehandelt, und der frühere Teil geht weiter.',
        '„Diese“, „jene“ oder „der“ – Aktivierung, Angriff oder Aktion: Dies verändert sie, etwa durch ein Schlüsselwort oder eine Boost-Karte mehr. Ist die Wendung nur eine Bedingung („falls dieser Angriff den Gegner besiegt“), wird nichts verändert: Sie wartet, bis sie an der Reihe ist.',
      ],
      examples: [
        'Eine Karte lässt den Schurken dich angreifen und sagt danach: „Der Angriff erhält Overkill.“ Er hat Overkill von Anfang an, nicht erst am Ende.',
      ],
      aliases: [
        'Veränderungseffekt',
        'Veraenderungseffekt',
        'dieser Angriff',
        'jene Aktivierung',
        'der Angriff erhält Overkill',
        'Karte erst ganz lesen',
      ],
    },
    see: ['ability', 'additional', 'already', 'each-time', 'replacement-effect', 'modifiers'],
  },
  {
    id: 'amplify-icon',
    topic: 'icons',
    en: {
      title: 'Amplify Icon',
      text: [
        'Each amplify icon in play adds 1 [[boost-boost-icon|boost icon]] to every boost card that is turned faceup during an enemy’s activation, also to a card that shows none.',
      ],
      examples: [
        'Two amplify icons are in play. The villain attacks with two boost cards, one with 2 icons and one with none: that is 6 ATK more.',
      ],
      aliases: ['amplify', 'amplify icons', 'amplify symbol', 'more boost icons'],
    },
    de: {
      title: 'Verstärkungssymbol',
      text: [
        'Jedes Verstärkungssymbol im Spiel fügt jeder Boost-Karte, die während der Aktivierung eines Gegners umgedreht wird, 1 [[boost-boost-icon|Boost-Symbol]] hinzu – auch einer Karte, die keines zeigt.',
      ],
      examples: [
        'Zwei Verstärkungssymbole sind im Spiel. Der Schurke greift mit zwei Boost-Karten an, eine mit 2 Symbolen, eine ohne: Das sind 6 ANG mehr.',
      ],
      aliases: ['Verstärkung', 'Verstärkungssymbole', 'Verstaerkungssymbol', 'mehr Boost-Symbole'],
    },
    see: ['boost-boost-icon', 'activation', 'icons'],
  },
  {
    id: 'and',
    topic: 'words',
    en: {
      title: '“And”',
      text: [
        'Effects joined by “and” are resolved at the same time, and none depends on another: do as much of each as you can.',
        'Each of them may be canceled or prevented on its own; the others remain. If the second shall depend on the first, the card says “[[then|then]]”.',
      ],
      examples: [
        'An effect deals 2 damage to an enemy and stuns it. A tough card prevents the damage; the enemy is stunned all the same.',
      ],
      aliases: ['and or then', 'both effects', 'difference between and and then'],
    },
    de: {
      title: '„Und“',
      text: [
        'Effekte, die „und“ verbindet, werden gleichzeitig abgehandelt, und keiner hängt vom anderen ab: Von jedem geschieht, so viel möglich ist.',
        'Jeder lässt sich für sich allein aufheben oder verhindern; die übrigen bleiben. Soll der zweite vom ersten abhängen, sagt die Karte „[[then|dann]]“.',
      ],
      examples: [
        'Ein Effekt fügt einem Gegner 2 Schaden zu und betäubt ihn. Eine Zäh-Statuskarte verhindert den Schaden; betäubt wird der Gegner trotzdem.',
      ],
      aliases: ['und oder dann', 'beide Effekte', 'Unterschied zwischen und und dann'],
    },
    see: ['then', 'cancel', 'prevent', 'otherwise'],
  },
  {
    id: 'arrow-icon',
    topic: 'icons',
    en: {
      title: 'Arrow Icon',
      text: [
        'The arrow in the text of an ability parts its cost from its effect: see [[cost-arrow-icon]].',
      ],
      aliases: ['arrow', 'arrows', '→', '->'],
    },
    de: {
      title: 'Pfeilsymbol',
      text: [
        'Der Pfeil im Text einer Fähigkeit trennt ihre Kosten von ihrem Effekt: siehe [[cost-arrow-icon]].',
      ],
      aliases: ['Pfeil', 'Pfeile', '→', '->'],
    },
    see: ['cost-arrow-icon', 'cost'],
    untested: 'pointer',
  },
  {
    id: 'aspect-card',
    topic: 'decks',
    en: {
      title: 'Aspect Card',
      text: [
        'Aspect cards belong to Aggression, Justice, Leadership or Protection. The aspect stands at the bottom of the card, where its [[classifications|classification]] is printed.',
        'For a deck you choose one aspect. What your [[identity-specific-card|identity-specific cards]] leave free is filled with cards of this aspect and with [[basic-card|basic cards]]; cards of other aspects are not allowed, unless your identity or a card says so.',
      ],
      aliases: [
        'aspects',
        'aspect cards',
        'Aggression',
        'Justice',
        'Leadership',
        'Protection',
        'Pool',
        'can I mix aspects',
        'faction',
        'colour',
      ],
    },
    de: {
      title: 'Aspektkarte',
      text: [
        'Aspektkarten gehören zu Aggression, Führung, Gerechtigkeit oder Schutz. Der Aspekt steht unten auf der Karte, wo ihre [[classifications|Klassifizierung]] aufgedruckt ist.',
        'Für ein Deck wählst du einen Aspekt. Was die [[identity-specific-card|identitätsspezifischen Karten]] frei lassen, füllst du mit Karten dieses Aspekts und mit [[basic-card|Basiskarten]]; Karten anderer Aspekte sind nicht erlaubt, es sei denn, deine Identität oder eine Karte sagt es.',
      ],
      aliases: [
        'Aspekt',
        'Aspekte',
        'Aspektkarten',
        'Aggression',
        'Führung',
        'Gerechtigkeit',
        'Schutz',
        'Pool',
        'Darf ich Aspekte mischen',
        'Farbe',
      ],
    },
    see: ['deck-customization', 'basic-card', 'identity-specific-card', 'classifications'],
    decided: [
      {
        en: 'The book speaks of four aspects here and of five under Classifications. There are four; ’Pool is a fifth one wherever cards of it exist.',
        de: 'Das Buch nennt hier vier Aspekte und unter „Klassifizierung“ fünf. Es sind vier; ’Pool ist ein fünfter, wo es Karten davon gibt.',
      },
    ],
  },
  {
    id: 'assault',
    topic: 'keywords',
    en: {
      title: 'Assault',
      text: [
        'Against a scheme with assault, a basic thwart removes threat equal to the character’s [[atk|ATK]] instead of its THW.',
        'An ally then takes the [[consequential-damage|consequential damage]] shown below its ATK. Effects that raise “a basic power” may raise ATK for such a thwart.',
        'It remains a thwart: being confused cancels it, being stunned does not.',
      ],
      examples: [
        'She-Hulk has THW 1 and ATK 3. Her basic thwart removes 3 threat from a scheme with assault.',
      ],
      aliases: ['thwart with ATK', 'attack a scheme', 'assault keyword'],
    },
    de: {
      title: 'Ansturm',
      text: [
        'Gegen einen Plan mit Ansturm entfernt ein Basis-Widerstand so viel Bedrohung, wie die [[atk|ANG]] des Charakters beträgt, nicht seine WID.',
        'Ein Verbündeter nimmt dann den [[consequential-damage|Folgeschaden]], der unter seiner ANG steht. Effekte, die „eine Basiskraft“ erhöhen, dürfen für einen solchen Widerstand die ANG erhöhen.',
        'Es bleibt ein Widerstand: Ist der Charakter verwirrt, wird er aufgehoben; ist er betäubt, nicht.',
      ],
      examples: [
        'She-Hulk hat WID 1 und ANG 3. Ihr Basis-Widerstand entfernt von einem Plan mit Ansturm 3 Bedrohung.',
      ],
      aliases: ['Widerstand mit ANG', 'Plan angreifen', 'Schlüsselwort Ansturm'],
    },
    see: ['thwart', 'basic-power', 'consequential-damage', 'keywords'],
    decided: [
      {
        en: 'A basic thwart that is divided among several schemes uses ATK only if all of them have assault.',
        de: 'Ein Basis-Widerstand, der auf mehrere Pläne aufgeteilt wird, verwendet nur dann die ANG, wenn alle diese Pläne Ansturm haben.',
      },
    ],
  },
  {
    id: 'atk',
    topic: 'attacks',
    en: {
      title: 'ATK',
      text: [
        'ATK is the attack value of a character: the damage of its attack as a [[basic-power|basic power]]. For heroes and allies see [[attack-player-ability-type|Attack (Player Ability Type)]], for villains and minions [[attack-enemy-activation|Attack (Enemy Activation)]].',
      ],
      aliases: ['attack value', 'attack power', 'attack strength', 'Atk.'],
    },
    de: {
      title: 'ANG',
      text: [
        'ANG ist der Angriffswert eines Charakters: der Schaden, den sein Angriff als [[basic-power|Basiskraft]] zufügt. Für Helden und Verbündete siehe [[attack-player-ability-type|Angriff (Spielerfähigkeitstyp)]], für Schurken und Schergen [[attack-enemy-activation|Angriff (Gegner-Aktivierung)]].',
      ],
      aliases: ['Angriffswert', 'Angriffskraft', 'Ang.', 'ATK', 'Angriffsstärke'],
    },
    see: ['attack-player-ability-type', 'attack-enemy-activation', 'basic-power'],
    untested: 'term',
  },
  {
    id: 'attach-to',
    topic: 'cards',
    en: {
      title: 'Attach To',
      text: [
        'A card with the words “attach to” is put partly under the named card or other [[game-element|game element]] as it enters play.',
        'It stays until an effect removes it or its host leaves play; then it is discarded. It is exhausted and readied on its own, whatever happens to its host.',
        'Whether it may be attached there is checked once, when it is attached. If it may not, it stays where it was; if it cannot stay there, it is discarded.',
        'When another ability says where the card is attached, its own “attach to” is not looked at. A [[permanent|permanent]] card whose host leaves play is attached anew by its own text, or else removed from the game.',
      ],
      aliases: [
        'attach',
        'attached',
        'attaching',
        'host',
        'what happens to attachments when the host leaves play',
      ],
    },
    de: {
      title: 'Anhängen an',
      text: [
        'Eine Karte mit den Worten „hänge an … an“ wird, wenn sie ins Spiel kommt, halb unter die genannte Karte oder das genannte [[game-element|Spielelement]] geschoben.',
        'Dort bleibt sie, bis ein Effekt sie entfernt oder ihr Träger das Spiel verlässt; dann wird sie abgelegt. Sie wird für sich erschöpft und spielbereit gemacht, was immer mit dem Träger geschieht.',
        'Ob sie dorthin darf, wird ein einziges Mal geprüft: beim Anhängen. Darf sie nicht, bleibt sie, wo sie war; geht das nicht, wird sie abgelegt.',
        'Sagt eine andere Fähigkeit, woran die Karte kommt, bleibt ihr eigenes „hänge an“ außer Betracht. Eine [[permanent|dauerhafte]] Karte, deren Träger das Spiel verlässt, wird nach ihrem eigenen Text neu angehängt, sonst aus dem Spiel entfernt.',
      ],
      aliases: [
        'anhängen',
        'angehängt',
        'hänge diese Karte an',
        'anhaengen',
        'Träger',
        'Was geschieht mit Anhängen, wenn der Träger das Spiel verlässt',
      ],
    },
    see: ['attachment', 'upgrade', 'tuck', 'permanent', 'leaves-play'],
  },
  {
    id: 'attachment',
    topic: 'cards',
    en: {
      title: 'Attachment',
      text: [
        'Attachments are encounter cards that enter play [[attach-to|attached]] to another card or game element, mostly to the villain.',
        'The values printed on an attachment change the ATK, SCH or THW of its character. “SCH/THW” changes SCH if that is an enemy and THW if it is a hero or an ally. A value that the character does not have, or that is a [[dash-value|dash]], does not change.',
        'If it hangs on a player card, “you” means the controller of that card, and only this player can use its abilities and pay their costs.',
      ],
      examples: [
        'An attachment with +1 ATK on an identity does nothing while that is in alter-ego form.',
      ],
      aliases: [
        'attachments',
        'attached card',
        'how do I remove an attachment',
        'who can discard an attachment',
        'weapon of the villain',
      ],
    },
    de: {
      title: 'Anhang',
      text: [
        'Anhänge sind Begegnungskarten, die [[attach-to|an eine andere Karte]] oder ein anderes Spielelement angehängt ins Spiel kommen, meist an den Schurken.',
        'Die aufgedruckten Werte eines Anhangs ändern ANG, PLA oder WID seines Charakters. „PLA/WID“ ändert die PLA, wenn das ein Gegner ist, und die WID bei einem Helden oder Verbündeten. Ein Wert, den der Charakter nicht hat oder der ein [[dash-value|Gedankenstrich]] ist, ändert sich nicht.',
        'Hängt er an einer Spielerkarte, meint „du“ den Spieler, der sie kontrolliert; nur dieser kann seine Fähigkeiten verwenden und deren Kosten bezahlen.',
      ],
      examples: [
        'Ein Anhang mit +1 ANG an einer Identität bewirkt nichts, solange sie in Alter-Ego-Gestalt ist.',
      ],
      aliases: [
        'Anhänge',
        'Anhängen',
        'Anhaenge',
        'Attachment',
        'Wie werde ich einen Anhang los',
        'Wer kann einen Anhang ablegen',
      ],
    },
    see: ['attach-to', 'upgrade', 'modifiers', 'you', 'encounter-card'],
  },
  {
    id: 'attack-enemy-activation',
    topic: 'attacks',
    en: {
      title: 'Attack (Enemy Activation)',
      text: [
        'An enemy attacks a player and one of his characters: his hero, unless a card names his alter-ego or an ally. If somebody else [[defend-defense|defends]], that character and its player become the target. “Attacks you” looks only at the attacked player, whichever of his characters is meant.',
        '1. A villain, or a minion with [[villainous|villainous]], gets a facedown [[boost-boost-icon|boost card]].',
        '2. One player may exhaust a hero or an ally to defend.',
        '3. The boost cards are turned one after another, in the order in which they were given: turn the card, resolve its Boost ability and nothing else on it, add 1 ATK for each boost icon, discard it, go on to the next.',
        '4. Damage equal to the enemy’s ATK is dealt. A hero with a basic defense first subtracts his DEF; if nothing is left, he keeps a tough card. A defending ally is dealt all of it. If nobody defends, the attack is [[undefended|undefended]] and the character it was made against is dealt all of it. If a defending ally left play before, the attack is undefended too and hits the identity of the ally’s controller. Whoever is hit was attacked.',
        '5. The attack ends. What waits for damage taken has its turn as after any damage. Then, in this order: [[retaliate-x|retaliate]] of the attacked character if it is still in play; forced abilities that wait for the attack or the defense; the other ones that wait for it.',
        '“When an enemy attacks” and “when it initiates an attack” are the same moment, before step 1. If an attack ends before the damage, abilities “after defending” still resolve, those “after the enemy attacked” do not.',
      ],
      examples: [
        'Rhino (ATK 2) attacks. The boost card shows 2 icons: 4 damage. A hero with DEF 3 who defends is dealt 1, an ally who defends 4, a hero who does not defend 4.',
      ],
      aliases: [
        'enemy attack',
        'villain attack',
        'minion attack',
        'attack steps',
        'who is attacked',
        'how much damage does the villain deal',
        'can I defend with an ally',
        'when are boost cards turned',
      ],
    },
    de: {
      title: 'Angriff (Gegner-Aktivierung)',
      text: [
        'Ein Gegner greift einen Spieler und einen seiner Charaktere an: den Helden, sofern nicht eine Karte das Alter Ego oder einen Verbündeten nennt. [[defend-defense|Verteidigt]] ein anderer, werden dieser Charakter und sein Spieler zum Ziel. „Greift dich an“ fragt nur nach dem angegriffenen Spieler, gleich welcher seiner Charaktere gemeint ist.',
        '1. Ein Schurke oder ein Scherge mit [[villainous|Schurkisch]] bekommt verdeckt eine [[boost-boost-icon|Boost-Karte]].',
        '2. Ein Spieler darf einen Helden oder Verbündeten erschöpfen, um zu verteidigen.',
        '3. Die Boost-Karten werden eine nach der anderen umgedreht, in der Reihenfolge, in der sie dazukamen: Karte umdrehen, ihre Boost-Fähigkeit und sonst nichts auf ihr abhandeln, für jedes Boost-Symbol 1 ANG dazuzählen, ablegen, weiter zur nächsten.',
        '4. Schaden in Höhe der ANG des Gegners wird zugefügt. Ein Held mit einer Basis-Verteidigung zieht erst seine VER ab; bleibt nichts übrig, behält er eine Zäh-Statuskarte. Einem verteidigenden Verbündeten wird alles zugefügt. Verteidigt niemand, ist der Angriff [[undefended|unverteidigt]], und alles trifft den Charakter, dem er galt. Hat ein verteidigender Verbündeter das Spiel vorher verlassen, ist der Angriff ebenfalls unverteidigt und trifft die Identität des Spielers, der ihn kontrollierte. Wen es trifft, der wurde angegriffen.',
        '5. Der Angriff endet. Was auf genommenen Schaden wartet, kommt an die Reihe wie nach jedem Schaden. Dann folgen nacheinander: [[retaliate-x|Vergeltung]] des angegriffenen Charakters, falls er noch im Spiel ist; erzwungene Fähigkeiten, die auf den Angriff oder die Verteidigung warten; die übrigen, die darauf warten.',
        '„Sobald ein Gegner angreift“ und „sobald er einen Angriff einleitet“ sind derselbe Moment, vor Schritt 1. Endet ein Angriff vor dem Schaden, wird „nachdem verteidigt wurde“ noch abgehandelt, „nachdem der Gegner angegriffen hat“ nicht mehr.',
      ],
      examples: [
        'Rhino (ANG 2) greift an. Die Boost-Karte zeigt 2 Symbole: 4 Schaden. Einem Helden mit VER 3, der verteidigt, wird 1 zugefügt, einem verteidigenden Verbündeten 4, einem Helden, der nicht verteidigt, 4.',
      ],
      aliases: [
        'gegnerischer Angriff',
        'Gegnerangriff',
        'Angriff des Schurken',
        'Angriff eines Schergen',
        'Ablauf eines Angriffs',
        'Wer wird angegriffen',
        'Wie viel Schaden fügt der Schurke zu',
        'Kann ich mit einem Verbündeten verteidigen',
        'Wann werden Boost-Karten umgedreht',
      ],
    },
    see: [
      'activation',
      'defend-defense',
      'boost-boost-icon',
      'damage',
      'attacks-against-allies',
      'retaliate-x',
      'stunned',
      'villain-defeat',
    ],
    decided: [
      {
        en: 'What waits for damage taken comes before retaliate, and what waits for the attack comes after it. The book has it so under Damage and Retaliate, and the other way round here.',
        de: 'Was auf genommenen Schaden wartet, kommt vor der Vergeltung, was auf den Angriff wartet, nach ihr. So steht es im Buch unter „Schaden“ und „Vergeltung“, hier dagegen umgekehrt.',
      },
      {
        en: 'Another player may defend once the attacked player has declined, in player order; while a card with peril is resolved, nobody else may.',
        de: 'Ein anderer Spieler darf verteidigen, wenn der angegriffene verzichtet hat, in Spielerreihenfolge; während eine Karte mit Wagnis abgehandelt wird, darf es kein anderer.',
      },
      {
        en: 'If the attack deals indirect damage, a defending hero’s DEF lowers it first; then the attacked player divides it. Piercing and retaliate concern only the character the attack is made against.',
        de: 'Fügt der Angriff indirekten Schaden zu, senkt ihn zuerst die VER eines verteidigenden Helden; dann teilt ihn der angegriffene Spieler auf. Durchdringend und Vergeltung betreffen nur den Charakter, dem der Angriff gilt.',
      },
    ],
  },
  {
    id: 'attack-player-ability-type',
    topic: 'attacks',
    en: {
      title: 'Attack (Player Ability Type)',
      text: [
        'There are two ways to attack. With its [[basic-power|basic power]] a hero or an ally exhausts and deals damage equal to its ATK to an enemy. An ability with the label “(attack)” is an attack by the identity of the player who uses it; it exhausts nobody unless it says so.',
        'Any enemy may be attacked unless a card forbids it, as [[guard|guard]] does. A basic attack needs an enemy that the character can attack; a [[stunned|stunned]] character may try without one, to get rid of its card.',
        'An ability with the label is one attack, however many times it deals damage. A bonus to its damage raises each of these times, except what is “[[additional|additional]]”. Only if the ability tells you to make several attacks in order is each of them an attack of its own; then a bonus raises one of them, but may be triggered for each.',
        'An attack against several enemies has attacked each of them, and each one with retaliate that is still in play strikes back.',
        'After the attack, in this order: 1 [[retaliate-x|retaliate]]; 2 forced abilities that wait for the attack; 3 other abilities that wait for it; 4 [[consequential-damage|consequential damage]] of an ally.',
      ],
      examples: [
        'A Hydra Mercenary with guard is engaged with you: neither your hero nor your allies can attack the villain, but another player can.',
      ],
      aliases: [
        'hero attack',
        'ally attack',
        'basic attack',
        'attack event',
        'player attack',
        'attack (player action)',
        'attack label',
        'can I attack the villain',
        'does an attack event exhaust my hero',
      ],
    },
    de: {
      title: 'Angriff (Spielerfähigkeitstyp)',
      text: [
        'Angreifen kann man auf zwei Wegen. Mit seiner [[basic-power|Basiskraft]] wird ein Held oder Verbündeter erschöpft und fügt einem Gegner Schaden in Höhe seiner ANG zu. Eine Fähigkeit mit der Kennzeichnung „(Angriff)“ ist ein Angriff der Identität dessen, der sie verwendet; erschöpft wird dabei niemand, wenn sie es nicht sagt.',
        'Angegriffen werden darf jeder Gegner, den nicht eine Karte schützt, wie es [[guard|Wache]] tut. Ein Basisangriff braucht einen Gegner, den der Charakter angreifen kann; ein [[stunned|betäubter]] Charakter darf es auch ohne einen versuchen, um seine Karte loszuwerden.',
        'Eine so gekennzeichnete Fähigkeit ist ein einziger Angriff, wie oft sie auch Schaden zufügt. Ein Bonus auf ihren Schaden erhöht jedes dieser Male, außer was „[[additional|zusätzlich]]“ ist. Nur wenn sie mehrere Angriffe der Reihe nach verlangt, ist jeder ein eigener; dann erhöht ein Bonus einen davon, kann aber für jeden ausgelöst werden.',
        'Ein Angriff auf mehrere Gegner hat jeden von ihnen angegriffen, und jeder mit Vergeltung, der noch im Spiel ist, schlägt zurück.',
        'Nach dem Angriff kommt der Reihe nach: 1 [[retaliate-x|Vergeltung]]; 2 erzwungene Fähigkeiten, die auf den Angriff warten; 3 andere Fähigkeiten, die darauf warten; 4 [[consequential-damage|Folgeschaden]] eines Verbündeten.',
      ],
      examples: [
        'Ein Hydra-Söldner mit Wache ist mit dir im Kampf: Weder dein Held noch deine Verbündeten können den Schurken angreifen, ein anderer Spieler schon.',
      ],
      aliases: [
        'Angriff eines Helden',
        'Angriff eines Verbündeten',
        'Basisangriff',
        'Basis-Angriff',
        'Angriff-Ereignis',
        'Angriffsereignis',
        'Angriff (Spieleraktion)',
        'Angriffsfähigkeit',
        'Kann ich den Schurken angreifen',
        'Wird mein Held durch ein Angriff-Ereignis erschöpft',
      ],
    },
    see: [
      'basic-power',
      'labeled-ability',
      'guard',
      'stunned',
      'for-each',
      'retaliate-x',
      'consequential-damage',
      'attack-enemy-activation',
    ],
    decided: [
      {
        en: 'An attack ability that would deal no damage and do nothing else has no valid target and cannot be used. Basic powers with a value of 0 can.',
        de: 'Eine Angriffsfähigkeit, die keinen Schaden zufügen und auch sonst nichts bewirken würde, hat kein gültiges Ziel und kann nicht verwendet werden. Basiskräfte mit dem Wert 0 können es.',
      },
      {
        en: 'What waits for damage taken comes before retaliate, as after an enemy’s attack.',
        de: 'Was auf genommenen Schaden wartet, kommt vor der Vergeltung, wie nach dem Angriff eines Gegners.',
      },
    ],
  },
  {
    id: 'attacks-against-allies',
    topic: 'attacks',
    en: {
      title: 'Attacks Against Allies',
      text: [
        'Some effects make an enemy attack an ally directly. If nobody defends, the damage is dealt to that ally.',
        'The attacked player is the ally’s controller. Abilities about an enemy that “attacks you”, and “you” in Boost abilities, mean this player.',
        'Heroes and allies may [[defend-defense|defend]] as always. If the attack has [[overkill|overkill]] and defeats an ally, the attacked one or a defending one, the excess damage goes to the identity of that ally’s controller.',
      ],
      aliases: [
        'attack an ally',
        'enemy attacks ally',
        'can an enemy attack my ally',
        'can I defend for an ally',
      ],
    },
    de: {
      title: 'Angriffe gegen Verbündete',
      text: [
        'Manche Effekte lassen einen Gegner unmittelbar einen Verbündeten angreifen. Verteidigt niemand, wird der Schaden diesem Verbündeten zugefügt.',
        'Der angegriffene Spieler ist der, der den Verbündeten kontrolliert. Fähigkeiten über einen Gegner, der „dich angreift“, und das „du“ in Boost-Fähigkeiten meinen ihn.',
        'Helden und Verbündete dürfen wie immer [[defend-defense|verteidigen]]. Hat der Angriff [[overkill|Overkill]] und besiegt einen Verbündeten, den angegriffenen oder einen verteidigenden, geht der überschüssige Schaden an die Identität des Spielers, der diesen kontrollierte.',
      ],
      aliases: [
        'Angriff auf einen Verbündeten',
        'Gegner greift Verbündeten an',
        'Kann ein Gegner meinen Verbündeten angreifen',
        'Kann ich für einen Verbündeten verteidigen',
      ],
    },
    see: ['attack-enemy-activation', 'ally', 'defend-defense', 'overkill', 'you'],
  },
];
