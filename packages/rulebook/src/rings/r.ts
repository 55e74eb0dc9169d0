import type { Entry } from '../entry.ts';

export const R: readonly Entry[] = [
  {
    id: 'ranged',
    topic: 'keywords',
    en: {
      title: 'Ranged',
      text: [
        'A character with ranged can reach enemies that are [[engaged|engaged]] with other players. There are two ways to do so.',
        'In your own attack: you attack an enemy of another player, and every attacker you declare has ranged.',
        'In the attack of somebody else: once that player has declared his attackers, you may add any number of your ranged characters (see [[step-6-8-1|step 6.8.1]]). You need no attack of your own for that.',
        'Either way such a character is [[exhausted|exhausted]] and has to be able to attack as usual. Against enemies that are engaged with you it needs no keyword, and enemies in the [[staging-area|staging area]] are out of reach for ranged too.',
      ],
      examples: [
        'Your neighbor attacks the Forest Spider (defense 1) with Gimli (attack 2). You exhaust Legolas (attack 3) to join in: together they deal 4 damage, and the spider is destroyed.',
      ],
      aliases: [
        'ranged attack',
        'bow',
        'archer',
        'shoot',
        'help another player attack',
        'can I attack an enemy engaged with another player',
        'can ranged attack the staging area',
      ],
    },
    de: {
      title: 'Fernkampf',
      text: [
        'Mit Fernkampf erreicht ein Charakter auch Gegner, die mit anderen Spielern [[engaged|in einen Kampf verwickelt]] sind. Das geht auf zwei Wegen.',
        'Im eigenen Angriff: Du greifst einen Gegner eines anderen Spielers an, und jeder Angreifer, den du erklärst, hat Fernkampf.',
        'Im Angriff eines anderen: Hat jener Spieler seine Angreifer erklärt, darfst du beliebig viele deiner Charaktere mit Fernkampf hinzufügen (siehe [[step-6-8-1|Schritt 6.8.1]]). Einen eigenen Angriff brauchst du dafür nicht.',
        'In beiden Fällen wird der Charakter [[exhausted|erschöpft]] und muss wie sonst auch angreifen können. Gegen deine eigenen Gegner ist das Schlüsselwort unnötig, und die [[staging-area|Aufmarschzone]] liegt auch für Fernkampf außer Reichweite.',
      ],
      examples: [
        'Deine Nachbarin greift die Forest Spider (Verteidigungsstärke 1) mit Gimli (Angriffsstärke 2) an. Du erschöpfst Legolas (Angriffsstärke 3) und schließt dich an: Zusammen fügen sie 4 Schaden zu, die Spinne ist getötet.',
      ],
      aliases: [
        'Fernkampfangriff',
        'Bogen',
        'Bogenschütze',
        'schießen',
        'Distanzangriff',
        'beim Angriff helfen',
        'Kann ich einen Gegner eines anderen Spielers angreifen',
        'Fernkampf gegen die Aufmarschzone',
      ],
    },
    see: ['sentinel', 'resolving-player-attacks', 'step-6-8-1', 'keywords', 'attack-strength'],
    decided: [
      {
        en: 'An attack outside the combat phase that a player card allows follows all the steps of an attack, so ranged characters of others may join it as well.',
        de: 'Ein Angriff außerhalb der Kampfphase, den eine Spielerkarte erlaubt, durchläuft alle Schritte eines Angriffs; also dürfen sich ihm auch Fernkämpfer anderer Spieler anschließen.',
      },
    ],
  },
  {
    id: 'ready',
    topic: 'status',
    en: {
      title: 'Ready',
      text: [
        'A ready card stands upright, so that its controller can read it; an [[exhausted|exhausted]] one lies on its side. Cards enter play ready.',
        'To ready a card means to turn an exhausted card upright. In the [[refresh-phase|refresh phase]] all exhausted cards are readied at the same time; besides that, only effects do it.',
        'Only a ready card can be exhausted: to commit to a quest, to attack, to defend, or as the cost of an ability.',
      ],
      examples: [
        'Aragorn has committed to the quest and is exhausted. His response readies him for 1 resource: he stays committed, and can still defend or attack this round.',
      ],
      aliases: [
        'readied',
        'ready a card',
        'untap',
        'unexhaust',
        'upright',
        'do characters ready after questing',
        'when do my cards ready',
      ],
    },
    de: {
      title: 'Spielbereit',
      text: [
        'Eine spielbereite Karte steht aufrecht, sodass ihr Spieler sie lesen kann; eine [[exhausted|erschöpfte]] liegt quer. Ins Spiel kommen Karten spielbereit.',
        'Eine Karte spielbereit zu machen heißt, sie aus der Querlage wieder aufzurichten. In der [[refresh-phase|Auffrischungsphase]] geschieht das mit allen erschöpften Karten zugleich, sonst nur durch Effekte.',
        'Nur eine spielbereite Karte lässt sich erschöpfen: um sich dem Abenteuer zu stellen, um anzugreifen, um zu verteidigen oder als Kosten einer Fähigkeit.',
      ],
      examples: [
        'Aragorn hat sich dem Abenteuer gestellt und ist erschöpft. Für 1 Ressource macht ihn seine Reaktion spielbereit: Er stellt sich dem Abenteuer weiterhin und kann in dieser Runde noch verteidigen oder angreifen.',
      ],
      aliases: [
        'spielbereit machen',
        'bereit',
        'bereitmachen',
        'enttappen',
        'aufrichten',
        'Werden Charaktere nach dem Abenteuer spielbereit',
        'Wann werden meine Karten wieder spielbereit',
      ],
    },
    see: ['exhausted', 'refresh-phase', 'step-7-2', 'enters-play'],
  },
  {
    id: 'refresh-phase',
    topic: 'round',
    en: {
      title: 'Refresh Phase',
      text: [
        'The seventh and last phase of the round. Three things are done, one after the other.',
        '[[step-7-2|7.2]]: All exhausted cards [[ready|ready]] at the same time.',
        '[[step-7-3|7.3]]: Every player raises his [[threat|threat]] by 1.',
        '[[step-7-4|7.4]]: The [[first-player|first player]] token goes to the next player clockwise.',
        'An [[action-windows|action window]] follows, in which the new first player already begins. Then phase and round end.',
      ],
      examples: [
        'Your threat is 49. In the refresh phase it rises to 50, and you are eliminated: no action window lies between readying and the rise.',
      ],
      aliases: [
        'refresh',
        'end of round',
        'phase 7',
        'seventh phase',
        'how much threat per round',
        'when is the first player token passed',
      ],
    },
    de: {
      title: 'Auffrischungsphase',
      text: [
        'Die siebte und letzte Phase der Runde. In ihr geschehen nacheinander drei Dinge.',
        '[[step-7-2|7.2]]: Alle erschöpften Karten werden zugleich [[ready|spielbereit]].',
        '[[step-7-3|7.3]]: Jeder Spieler erhöht seinen [[threat|Bedrohungsgrad]] um 1.',
        '[[step-7-4|7.4]]: Der [[first-player|Startspieler-Marker]] wandert im Uhrzeigersinn zum nächsten Spieler.',
        'Darauf folgt ein [[action-windows|Aktionsfenster]], in dem schon der neue Startspieler beginnt. Dann enden Phase und Runde.',
      ],
      examples: [
        'Dein Bedrohungsgrad ist 49. In der Auffrischungsphase steigt er auf 50, und du scheidest aus: Zwischen dem Spielbereitmachen und der Erhöhung liegt kein Aktionsfenster.',
      ],
      aliases: [
        'Auffrischen',
        'Rundenende',
        'Ende der Runde',
        'Phase 7',
        'siebte Phase',
        'Wie viel Bedrohung pro Runde',
        'Wann wechselt der Startspieler',
      ],
    },
    see: ['step-7-2', 'step-7-3', 'step-7-4', 'ready', 'threat', 'first-player'],
  },
  {
    id: 'removed-from-the-game',
    topic: 'zones',
    en: {
      title: 'Removed from the Game',
      text: [
        'A card that is removed from the game is laid aside. It is [[out-of-play|out of play]], lies in no discard pile, and neither does anything nor can be found, counted or fetched by anything.',
        'It stays away until the end of the game, unless the effect names a time.',
      ],
      examples: [
        'Will of the West shuffles a discard pile back into its deck and is then removed from the game itself: it cannot come back with a later one.',
      ],
      aliases: [
        'remove from game',
        'exile',
        'banished',
        'removed cards',
        'can I get a removed card back',
      ],
    },
    de: {
      title: 'Aus dem Spiel entfernt',
      text: [
        'Eine aus dem Spiel entfernte Karte kommt beiseite. Sie ist [[out-of-play|nicht im Spiel]], gehört zu keinem Ablagestapel, bewirkt nichts und kann durch nichts gefunden, gezählt oder zurückgeholt werden.',
        'Nennt der Effekt keine Dauer, bleibt es dabei, bis die Partie vorbei ist.',
      ],
      examples: [
        'Will of the West mischt einen Ablagestapel in sein Deck zurück und wird dann selbst aus dem Spiel entfernt: Eine zweite Kopie kann es später nicht zurückbringen.',
      ],
      aliases: [
        'entfernt',
        'aus dem Spiel entfernen',
        'verbannt',
        'exil',
        'Bekomme ich eine entfernte Karte zurück',
      ],
    },
    see: ['in-play', 'discard-piles'],
  },
  {
    id: 'replacement-effects',
    topic: 'timing',
    en: {
      title: 'Replacement Effects',
      text: [
        'A replacement effect lets something else happen in the place of what was about to happen. You recognise it by “would” and [[instead|“instead”]].',
        'The replacement waits until all responses to the original condition have been dealt with. At the moment the original would be resolved, the replacement is resolved and the original is not.',
        'If several replacements have been initiated for the same condition, the last one counts, and the others do nothing.',
        'That is the difference from a [[prevent|cancel]] effect, which stops its target at once and puts an end to all further responses to it.',
      ],
      examples: [
        'Iron Shackles lies on your deck. When you are next to draw cards, you draw none: Iron Shackles is discarded instead.',
      ],
      aliases: [
        'replacement effect',
        'replace',
        'instead',
        'would',
        'two replacement effects at once',
      ],
    },
    de: {
      title: 'Ersatzeffekte',
      text: [
        'Durch einen Ersatzeffekt geschieht etwas anderes als das, was gerade bevorstand. Man erkennt ihn an „würde“ und [[instead|„stattdessen“]].',
        'Der Ersatz wartet, bis alle Reaktionen auf die ursprüngliche Auslösebedingung erledigt sind. Erst wenn das Ursprüngliche an der Reihe wäre, tritt er an dessen Stelle.',
        'Sind zu derselben Auslösebedingung mehrere Ersatzeffekte initiiert worden, zählt nur der letzte; die anderen bewirken nichts.',
        'Darin liegt der Unterschied zum [[prevent|Verhindern]], das seinen Gegenstand sofort aufhebt und allen weiteren Reaktionen darauf ein Ende macht.',
      ],
      examples: [
        'Iron Shackles liegt auf deinem Deck. Sollst du das nächste Mal Karten ziehen, ziehst du keine: Stattdessen wird Iron Shackles abgelegt.',
      ],
      aliases: [
        'Ersatzeffekt',
        'ersetzen',
        'stattdessen',
        'würde',
        'zwei Ersatzeffekte gleichzeitig',
      ],
    },
    see: ['instead', 'prevent', 'timing', 'triggering-condition'],
    decided: [
      {
        en: 'A replacement of what would have happened waits until everybody has responded, and the last one counts. To be canceled is at once, and ends all responses.',
        de: 'Ein Ersatz wartet, bis alle reagiert haben, und der letzte zählt. Verhindert wird dagegen sofort, und damit enden alle Reaktionen.',
      },
    ],
  },
  {
    id: 'resource-match',
    topic: 'playing',
    en: {
      title: 'Resource Match',
      text: [
        'A card of a [[spheres|sphere]] that you play from your hand is paid for with resources of heroes who have the resource icon of that sphere. Several such heroes may share the [[cost|cost]]; resources of other heroes do not help.',
        'A card that costs 0 needs the match as well: you can only play it while you control at least one hero with its icon, even if his pool is empty.',
        '[[neutral-cards|Neutral cards]] need no match and take the resources of any heroes.',
        'A hero with several icons matches each of these spheres with every resource in his pool. No match is asked for resources that the text of an ability demands, nor for a card that is [[put-into-play|put into play]].',
      ],
      examples: [
        'Aragorn (Leadership) and Glóin (Leadership) have 1 resource each, Éowyn (Spirit) has 3. Guard of the Citadel (Leadership, cost 2) takes both resources of Aragorn and Glóin; those of Éowyn cannot be used for it.',
        'Celebrían’s Stone gives Aragorn a Spirit resource icon: his resources now pay for Leadership and for Spirit cards.',
      ],
      aliases: [
        'matching resources',
        'sphere match',
        'resource icon',
        'pay for a card',
        'can I play a zero cost card without a matching hero',
        'which hero can pay',
        'can I mix resources of different heroes',
      ],
    },
    de: {
      title: 'Ressourcenübereinstimmung',
      text: [
        'Spielst du eine Karte mit [[spheres|Einflusssphäre]] aus der Hand, zahlst du mit Ressourcen von Helden, die das Ressourcensymbol dieser Sphäre tragen. Mehrere solche Helden dürfen sich die [[cost|Kosten]] teilen; Ressourcen anderer Helden helfen nicht.',
        'Auch eine Karte mit Kosten 0 braucht die Übereinstimmung: Du kannst sie nur spielen, solange du wenigstens einen Helden mit ihrem Symbol kontrollierst, selbst wenn sein Vorrat leer ist.',
        '[[neutral-cards|Neutrale Karten]] verlangen keine Übereinstimmung und nehmen die Ressourcen beliebiger Helden.',
        'Hat ein Held mehrere Symbole, passt jede Ressource seines Vorrats zu jeder dieser Sphären. Nicht gefragt ist die Übereinstimmung bei Ressourcen, die der Text einer Fähigkeit fordert, und bei Karten, die [[put-into-play|ins Spiel gebracht]] werden.',
      ],
      examples: [
        'Aragorn (Führung) und Glóin (Führung) haben je 1 Ressource, Éowyn (Geist) hat 3. Guard of the Citadel (Führung, Kosten 2) nimmt die beiden von Aragorn und Glóin; die von Éowyn taugen dafür nicht.',
        'Celebrían’s Stone gibt Aragorn ein Geist-Ressourcensymbol: Seine Ressourcen bezahlen nun Führungs- und Geistkarten.',
      ],
      aliases: [
        'passende Ressourcen',
        'Ressourcensymbol',
        'Sphäre passt',
        'Karte bezahlen',
        'Kann ich eine Karte mit Kosten 0 ohne passenden Helden spielen',
        'Welcher Held darf bezahlen',
        'Darf ich Ressourcen verschiedener Helden mischen',
      ],
    },
    see: ['spheres', 'resources', 'cost', 'neutral-cards', 'initiating-abilities'],
    decided: [
      {
        en: 'A hero who has gained a resource icon belongs to that sphere as well, wherever cards speak of characters of a sphere.',
        de: 'Ein Held, der ein Ressourcensymbol erhalten hat, gehört auch zu dieser Sphäre, wo immer Karten von Charakteren einer Sphäre sprechen.',
      },
    ],
  },
  {
    id: 'resource-phase',
    topic: 'round',
    en: {
      title: 'Resource Phase',
      text: [
        'The first phase of the round.',
        '[[step-1-2|1.2]]: All players at the same time put 1 [[resources|resource]] into the pool of each of their heroes.',
        '[[step-1-3|1.3]]: All players at the same time [[drawing-cards|draw 1 card]].',
        'An [[action-windows|action window]] follows, and the phase ends.',
      ],
      aliases: [
        'collect resources',
        'income',
        'draw a card',
        'phase 1',
        'first phase',
        'how many resources per round',
        'do exhausted heroes get resources',
      ],
    },
    de: {
      title: 'Ressourcenphase',
      text: [
        'Die erste Phase der Runde.',
        '[[step-1-2|1.2]]: Alle Spieler legen zugleich 1 [[resources|Ressource]] in den Vorrat jedes ihrer Helden.',
        '[[step-1-3|1.3]]: Alle Spieler [[drawing-cards|ziehen]] zugleich 1 Karte.',
        'Nach einem [[action-windows|Aktionsfenster]] ist die Phase zu Ende.',
      ],
      aliases: [
        'Ressourcen sammeln',
        'Einkommen',
        'Karte ziehen',
        'Phase 1',
        'erste Phase',
        'Wie viele Ressourcen pro Runde',
        'Bekommen erschöpfte Helden Ressourcen',
      ],
    },
    see: ['resources', 'drawing-cards', 'step-1-2', 'step-1-3', 'planning-phase'],
  },
  {
    id: 'resources',
    topic: 'playing',
    en: {
      title: 'Resources',
      text: [
        'Resources pay for cards and for some abilities. Each hero has a resource pool of his own: whatever he gains is taken from the token bank and laid there, and whatever you spend from it goes back to the bank.',
        'Resources belong to the [[spheres|sphere]] of the hero they lie with (see [[resource-match]]). They cannot be moved between heroes or given to other players, unless a card says so.',
        'What is not spent stays for later rounds. A pool has no upper limit.',
      ],
      aliases: [
        'resource',
        'resource token',
        'resource pool',
        'money',
        'gold',
        'currency',
        'do unspent resources stay',
        'can I give resources to another player',
      ],
    },
    de: {
      title: 'Ressourcen',
      text: [
        'Mit Ressourcen bezahlt man Karten und manche Fähigkeiten. Jeder Held hat seinen eigenen Ressourcenvorrat: Was er erhält, kommt aus dem Markervorrat dorthin, und was du daraus ausgibst, kehrt in den Markervorrat zurück.',
        'Ressourcen haben die [[spheres|Sphäre]] des Helden, bei dem sie liegen (siehe [[resource-match]]). Zwischen Helden verschieben oder anderen Spielern geben lassen sie sich nur, wenn eine Karte es sagt.',
        'Was nicht ausgegeben wird, bleibt für spätere Runden liegen. Eine Obergrenze gibt es nicht.',
      ],
      aliases: [
        'Ressource',
        'Ressourcenmarker',
        'Ressourcenvorrat',
        'Rohstoffe',
        'Geld',
        'Gold',
        'Währung',
        'Bleiben Ressourcen liegen',
        'Darf ich einem anderen Spieler Ressourcen geben',
      ],
    },
    see: ['resource-match', 'resource-phase', 'cost', 'out-of-tokens'],
  },
  {
    id: 'response',
    topic: 'timing',
    en: {
      title: 'Response',
      text: [
        'An ability with the bold word “Response” may be used when its [[triggering-condition|triggering condition]] occurs. It needs no [[action-windows|action window]], and nobody has to use it.',
        'The chance comes at once or not at all. The [[first-player|first player]] may use a response or pass, then the others in [[player-order|player order]], round and round until all have passed in a row. After that this occurrence of the condition cannot be responded to any more.',
        'The same condition may be answered by any number of responses. Those with [[when|“when”]] come before those with [[after|“after”]]; [[forced|forced]] abilities come before the responses with the same word (see [[timing]]).',
        'A response on an event is used by playing that event from your hand for its cost.',
      ],
      examples: [
        'Aragorn and Théodred commit to the quest together. Théodred’s response may add a resource to Aragorn’s pool, and that resource may then pay for Aragorn’s response: both answer the same moment, in the order the player likes.',
      ],
      aliases: [
        'responses',
        'reaction',
        'respond',
        'interrupt',
        'response window',
        'can I respond to',
        'can I use a response twice',
      ],
    },
    de: {
      title: 'Reaktion',
      text: [
        'Eine Fähigkeit mit dem fett gedruckten Wort „Reaktion“ darf verwendet werden, wenn ihre [[triggering-condition|Auslösebedingung]] eintritt. Ein [[action-windows|Aktionsfenster]] braucht sie nicht, und niemand muss sie nutzen.',
        'Die Gelegenheit kommt sofort oder gar nicht. Der [[first-player|Startspieler]] darf reagieren oder passen, dann folgen die anderen in [[player-order|Spielerreihenfolge]], reihum, bis alle hintereinander gepasst haben. Danach ist dieses eine Eintreten der Bedingung erledigt.',
        'Auf dieselbe Bedingung dürfen beliebig viele Reaktionen folgen. Solche mit [[when|„sobald“]] kommen vor solchen mit [[after|„nachdem“]]; [[forced|erzwungene]] Fähigkeiten gehen den Reaktionen mit demselben Wort voran (siehe [[timing|Timing]]).',
        'Steht die Reaktion auf einem Ereignis, verwendest du sie, indem du dieses für seine Kosten aus der Hand spielst.',
      ],
      examples: [
        'Aragorn und Théodred stellen sich gemeinsam dem Abenteuer. Théodreds Reaktion darf Aragorn eine Ressource geben, und mit dieser darf Aragorns Reaktion bezahlt werden: Beide gehören zum selben Moment, die Reihenfolge bestimmt der Spieler.',
      ],
      aliases: [
        'Reaktionen',
        'reagieren',
        'Reaktionsfähigkeit',
        'Antwort',
        'Reaktionsfenster',
        'Kann ich darauf reagieren',
        'Darf ich eine Reaktion zweimal verwenden',
      ],
    },
    see: ['triggering-condition', 'when', 'after', 'forced', 'timing', 'simultaneous-priority'],
    decided: [
      {
        en: 'Each response answers each occurrence of its condition once. The book sets no number, but a response that is used is the answer to that one moment.',
        de: 'Jede Reaktion beantwortet jedes Eintreten ihrer Bedingung ein Mal. Das Buch nennt keine Zahl; eine verwendete Reaktion ist aber die Antwort auf eben diesen Moment.',
      },
    ],
  },
  {
    id: 'restricted',
    topic: 'keywords',
    en: {
      title: 'Restricted',
      text: [
        'A character can carry at most two [[attachment-cards|attachments]] with the keyword restricted.',
        'You may attach a third one. But as soon as it is there, one of the three is put into its owner’s discard pile; it may be an old one or the new one.',
        'Attachments without the keyword do not count. Objectives that have been claimed and lie with a hero as attachments do, if they are restricted.',
      ],
      examples: [
        'Gimli carries Dwarven Axe and Citadel Plate. You attach Blade of Gondolin to him and discard the axe in exchange.',
      ],
      aliases: [
        'restricted attachments',
        'two hands',
        'attachment limit',
        'third restricted attachment',
        'how many weapons can a hero have',
        'how many attachments can a hero have',
      ],
    },
    de: {
      title: 'Eingeschränkt',
      text: [
        'Ein Charakter trägt höchstens zwei [[attachment-cards|Verstärkungen]] mit dem Schlüsselwort Eingeschränkt.',
        'Eine dritte anzuhängen ist erlaubt. Kaum liegt sie da, kommt aber eine der drei auf den Ablagestapel ihres Besitzers, eine alte oder die neue.',
        'Verstärkungen ohne das Schlüsselwort zählen nicht. Beanspruchte Ziele, die als Verstärkung bei einem Helden liegen, zählen mit, falls sie eingeschränkt sind.',
      ],
      examples: [
        'Gimli trägt Dwarven Axe und Citadel Plate. Du hängst ihm Blade of Gondolin an und legst dafür die Axt ab.',
      ],
      aliases: [
        'eingeschränkte Verstärkung',
        'eingeschränkte Verstärkungen',
        'zwei Hände',
        'Obergrenze für Verstärkungen',
        'dritte eingeschränkte Verstärkung',
        'Wie viele Waffen darf ein Held tragen',
        'Wie viele Verstärkungen darf ein Held haben',
      ],
    },
    see: ['attachment-cards', 'keywords', 'objective-cards'],
    decided: [
      {
        en: 'Whoever controls the character chooses which of the three goes; a permanent attachment cannot be chosen. The book does not say whose choice it is.',
        de: 'Welche der drei geht, wählt der Spieler, der den Charakter kontrolliert; eine dauerhafte Verstärkung kann er nicht wählen. Das Buch lässt offen, wer wählt.',
      },
    ],
  },
  {
    id: 'reveal',
    topic: 'encounters',
    en: {
      title: 'Reveal',
      text: [
        'To reveal an encounter card is to take the top card of the [[encounter-deck|encounter deck]], turn it face up and carry out its whole [[staging|staging]]: keywords, “When Revealed” effects, and the place where it comes to lie.',
        'Each card is done completely before the next one is revealed.',
        'A card that is merely looked at, discarded from the deck, added to the staging area or dealt as a shadow card is not revealed: neither its “When Revealed” effects nor [[surge|surge]] and [[doomed-x|doomed]] happen.',
      ],
      aliases: [
        'revealed',
        'when revealed',
        'turn over an encounter card',
        'flip',
        'draw an encounter card',
        'is a shadow card revealed',
        'do keywords count when added to the staging area',
      ],
    },
    de: {
      title: 'Aufdecken',
      text: [
        'Eine Begegnungskarte aufzudecken heißt: die oberste Karte vom [[encounter-deck|Begegnungsdeck]] nehmen, sie umdrehen und ihren [[staging|Aufmarsch]] ganz durchführen, also Schlüsselwörter, „Wenn aufgedeckt“-Effekte und den Platz, an den sie kommt.',
        'Jede Karte wird vollständig erledigt, bevor die nächste an der Reihe ist.',
        'Wird eine Karte nur angesehen, vom Deck abgelegt, der Aufmarschzone hinzugefügt oder als Schattenkarte zugeteilt, gilt sie nicht als aufgedeckt: Weder ihre „Wenn aufgedeckt“-Effekte noch [[surge|Nachrüsten]] und [[doomed-x|Verflucht]] treten ein.',
      ],
      aliases: [
        'aufgedeckt',
        'wenn aufgedeckt',
        'Begegnungskarte umdrehen',
        'Begegnungskarte ziehen',
        'enthüllen',
        'Gilt eine Schattenkarte als aufgedeckt',
        'Zählen Schlüsselwörter, wenn eine Karte in die Aufmarschzone gelegt wird',
      ],
    },
    see: ['staging', 'encounter-deck', 'surge', 'doomed-x', 'treachery-cards', 'empty-deck'],
    decided: [
      {
        en: 'If an enemy is destroyed as it is revealed, by Thalin for instance, neither its keywords nor its “When Revealed” effect are resolved, as the FAQ says: the damage comes first. What the enemy says about being destroyed is resolved.',
        de: 'Wird ein Gegner schon beim Aufdecken getötet, etwa durch Thalin, werden weder seine Schlüsselwörter noch sein „Wenn aufgedeckt“-Effekt abgehandelt, so die FAQ: Der Schaden kommt zuerst. Was der Gegner für seinen Tod ankündigt, wird abgehandelt.',
      },
      {
        en: 'If the last card of the encounter deck is turned up in the quest phase, the discard pile is shuffled into a new deck at once, without that card.',
        de: 'Wird in der Abenteuerphase die letzte Karte des Begegnungsdecks umgedreht, wird aus dem Ablagestapel sofort ein neues Deck gemischt, ohne diese Karte.',
      },
    ],
  },
];
