import type { Entry } from '../entry.ts';

export const A: readonly Entry[] = [
  {
    id: 'ability',
    topic: 'playing',
    en: {
      title: 'Ability, Card Ability',
      text: [
        'An ability is the text by which a card does something to the game. There are [[action|actions]], [[response|responses]], [[forced|forced]] abilities, When Revealed abilities, [[constant-ability|constant abilities]] and [[keywords|keywords]]. Bold words with a colon in front make it a [[triggered-ability|triggered ability]].',
        'Optional: actions, responses, and everything that says “[[may|may]]”, keywords included. Whoever controls the card decides. Mandatory: constant, forced and When Revealed abilities, and all other keywords.',
        'You can initiate an ability only if you can pay its whole [[cost|cost]], after all modifiers, and only if its effect could by itself change something in the game. What the payment changes, or what other abilities might make of it, does not count.',
        'Abilities work on cards that are [[in-play|in play]] and choose only such cards, unless the text names another place. Characters and attachments have to be in play themselves for their abilities to work, unless an ability says otherwise or makes sense only out of play. Events are used from the hand.',
        'An ability of several sentences is resolved one sentence at a time, in the order in which they stand.',
      ],
      examples: [
        'While no character is damaged, Lore of Imladris cannot be played: there is nothing to heal, and having spent the resources is no effect.',
      ],
      aliases: [
        'abilities',
        'card text',
        'card abilities',
        'power',
        'skill',
        'optional ability',
        'mandatory ability',
        'potential to change the game state',
        'do I have to use an ability',
        'can I use an ability that does nothing',
      ],
    },
    de: {
      title: 'Fähigkeit, Kartenfähigkeit',
      text: [
        'Eine Fähigkeit ist der Text, mit dem eine Karte auf das Spiel einwirkt. Es gibt [[action|Aktionen]], [[response|Reaktionen]], [[forced|erzwungene]] Fähigkeiten, „Wenn aufgedeckt“-Fähigkeiten, [[constant-ability|permanente Fähigkeiten]] und [[keywords|Schlüsselwörter]]. Stehen fett gedruckte Wörter mit Doppelpunkt davor, ist sie eine [[triggered-ability|ausgelöste Fähigkeit]].',
        'Freiwillig sind Aktionen, Reaktionen und alles, worin „[[may|dürfen]]“ vorkommt, auch bei Schlüsselwörtern. Es entscheidet, wer die Karte kontrolliert. Verpflichtend sind permanente, erzwungene und „Wenn aufgedeckt“-Fähigkeiten sowie alle übrigen Schlüsselwörter.',
        'Du kannst eine Fähigkeit nur initiieren, wenn du nach allen Modifikatoren die ganzen [[cost|Kosten]] bezahlen kannst und wenn ihr Effekt für sich betrachtet etwas am Spiel ändern könnte. Was die Bezahlung ändert oder was andere Fähigkeiten daraus machen würden, zählt nicht.',
        'Fähigkeiten wirken auf Karten [[in-play|im Spiel]] und wählen nur solche, sofern der Text keinen anderen Ort nennt. Charaktere und Verstärkungen müssen dazu selbst im Spiel sein, es sei denn, die Fähigkeit sagt etwas anderes oder ergibt nur außerhalb des Spiels einen Sinn. Ereignisse werden von der Hand aus verwendet.',
        'Besteht eine Fähigkeit aus mehreren Sätzen, wird einer nach dem anderen abgehandelt, so wie sie dastehen.',
      ],
      examples: [
        'Solange kein Charakter Schaden hat, lässt sich Lore of Imladris nicht spielen: Es gibt nichts zu heilen, und dass dabei Ressourcen ausgegeben würden, ist kein Effekt.',
      ],
      aliases: [
        'Fähigkeiten',
        'Kartenfähigkeiten',
        'Kartentext',
        'Spieltext',
        'freiwillige Fähigkeit',
        'verpflichtende Fähigkeit',
        'Spielstatus ändern',
        'Muss ich eine Fähigkeit verwenden',
        'Darf ich eine Fähigkeit ohne Wirkung verwenden',
      ],
    },
    see: ['effects', 'initiating-abilities', 'triggered-ability', 'timing', 'in-play'],
  },
  {
    id: 'action',
    topic: 'playing',
    en: {
      title: 'Action, Action Ability',
      text: [
        'An ability marked “Action” is used by a player of their own accord, in an [[action-windows|action window]] and at no other time. If a phase stands before the word, as in “Quest Action”, only the windows of that phase will do; it is an action all the same.',
        'You may use the actions of heroes, allies and attachments in play that you control, of events in your hand, and of objectives, quest cards and locations in play. You may also use actions of your cards out of play, if the text says that they work from there or needs the card to be there.',
        'One action is resolved as far as it goes before the next one begins.',
      ],
      examples: [
        'Feint has a Combat Action: it can be played in every action window of the combat phase, so also after an enemy has been chosen to attack, but not in the encounter phase.',
      ],
      aliases: [
        'actions',
        'action abilities',
        'phase action',
        'combat action',
        'quest action',
        'planning action',
        'when can I use an action',
        'can I use another player’s action',
      ],
    },
    de: {
      title: 'Aktion, Aktionsfähigkeit',
      text: [
        'Eine Fähigkeit mit dem Wort „Aktion“ verwendet ein Spieler aus freien Stücken, und zwar nur in einem [[action-windows|Aktionsfenster]]. Steht eine Phase vor dem Wort, wie in „Abenteuer-Aktion“, kommen nur die Fenster dieser Phase infrage; eine Aktion bleibt es trotzdem.',
        'Du darfst Aktionen auf Helden, Verbündeten und Verstärkungen im Spiel verwenden, die du kontrollierst, auf Ereignissen in deiner Hand sowie auf Zielen, Abenteuerkarten und Orten im Spiel. Auch Aktionen deiner Karten außerhalb des Spiels darfst du verwenden, wenn der Text das vorsieht oder sich nur von dort abhandeln lässt.',
        'Eine Aktion wird so weit abgehandelt, wie es geht, ehe die nächste beginnt.',
      ],
      examples: [
        'Feint hat eine Kampf-Aktion: Es kann in jedem Aktionsfenster der Kampfphase gespielt werden, also auch noch, wenn der angreifende Gegner schon feststeht, nicht aber in der Begegnungsphase.',
      ],
      aliases: [
        'Aktionen',
        'Aktionsfähigkeiten',
        'Phasenaktion',
        'Kampfaktion',
        'Kampf-Aktion',
        'Abenteueraktion',
        'Abenteuer-Aktion',
        'Planungsaktion',
        'Wann darf ich eine Aktion verwenden',
        'Darf ich die Aktion eines Mitspielers verwenden',
      ],
    },
    see: ['action-windows', 'triggered-ability', 'ability', 'response', 'initiating-abilities'],
    decided: [
      {
        en: 'Every player may use an action on a location, wherever it is in play: also in the staging area, unless the card says otherwise. The rule asks only that the location is in play.',
        de: 'Jeder Spieler darf die Aktion eines Ortes verwenden, wo immer er im Spiel liegt: auch in der Aufmarschzone, sofern die Karte nichts anderes sagt. Die Regel verlangt nur, dass der Ort im Spiel ist.',
      },
    ],
  },
  {
    id: 'active-location',
    topic: 'questing',
    en: {
      title: 'Active Location',
      text: [
        'The location to which the players have [[travel|traveled]] is the active location. It lies beside the quest deck, no longer in the [[staging-area|staging area]], so its threat is not counted there any more.',
        'There is one active location at most. While there is one, the players cannot travel anywhere else.',
        'It stands before the [[current-quest|current quest]]: all progress that would be placed on the quest is placed on the active location instead, until it has as much as its quest points and is [[explored|explored]]. What is left of the same progress goes on to the quest.',
      ],
      examples: [
        'The active location has 3 quest points and 1 progress token. The players quest with 5 more willpower than threat: 2 tokens explore the location, the other 3 are placed on the quest.',
      ],
      aliases: [
        'active locations',
        'buffer',
        'current location',
        'does the active location add its threat',
        'can there be two active locations',
        'does progress go to the location first',
      ],
    },
    de: {
      title: 'Aktiver Ort',
      text: [
        'Der Ort, zu dem die Spieler [[travel|gereist]] sind, ist der aktive Ort. Er liegt neben dem Abenteuerdeck und nicht mehr in der [[staging-area|Aufmarschzone]]; sein Widerstand zählt dort also nicht mehr mit.',
        'Es gibt höchstens einen aktiven Ort. Solange einer daliegt, können die Spieler nirgendwo anders hinreisen.',
        'Er liegt vor dem [[current-quest|aktuellen Abenteuer]]: Jeder Fortschritt, der dem Abenteuer gälte, kommt zuerst auf den aktiven Ort, bis dort so viele Marker liegen, wie er Abenteuerpunkte hat, und er [[explored|erkundet]] ist. Was vom selben Fortschritt übrig ist, geht weiter auf das Abenteuer.',
      ],
      examples: [
        'Der aktive Ort hat 3 Abenteuerpunkte und 1 Fortschrittsmarker. Die Spieler haben 5 Willenskraft mehr, als Widerstand da ist: 2 Marker erkunden den Ort, die übrigen 3 kommen auf das Abenteuer.',
      ],
      aliases: [
        'aktive Orte',
        'aktueller Ort',
        'Puffer',
        'Zählt der aktive Ort zum Widerstand',
        'Kann es zwei aktive Orte geben',
        'Kommt Fortschritt zuerst auf den Ort',
      ],
    },
    see: ['travel', 'explored', 'location-cards', 'quest-progress'],
  },
  {
    id: 'active-player',
    topic: 'round',
    en: {
      title: 'Active Player',
      text: [
        'The active player is the one whose turn it is in a [[framework|framework step]] or in the special window of the planning phase: who has to do something there, or may do it.',
        'In the [[planning-phase|planning phase]] only the active player may play allies and attachments. In the [[combat-phase|combat phase]] it is the player whose enemies attack, and later the player who declares attacks. In each of these steps the first player begins, and the next player follows.',
      ],
      aliases: ['whose turn is it', 'current player', 'active players', 'turn'],
    },
    de: {
      title: 'Aktiver Spieler',
      text: [
        'Aktiver Spieler ist, wer in einem [[framework|Rahmenschritt]] oder im speziellen Aktionsfenster der Planungsphase an der Reihe ist: wer dort etwas tun muss oder darf.',
        'In der [[planning-phase|Planungsphase]] darf nur der aktive Spieler Verbündete und Verstärkungen spielen. In der [[combat-phase|Kampfphase]] ist es erst der Spieler, dessen Gegner angreifen, dann der Spieler, der Angriffe erklärt. In allen diesen Schritten beginnt der Startspieler, und der Folgespieler schließt sich an.',
      ],
      aliases: ['wer ist dran', 'wer ist am Zug', 'aktive Spieler', 'Spieler am Zug'],
    },
    see: ['first-player', 'next-player', 'player-order', 'action-windows'],
    decided: [
      {
        en: 'If the active player is eliminated in the window of the planning phase, the window goes on for the others like any other action window.',
        de: 'Scheidet der aktive Spieler in seinem Fenster der Planungsphase aus, läuft das Fenster für die anderen weiter wie jedes Aktionsfenster.',
      },
    ],
  },
  {
    id: 'after',
    topic: 'words',
    en: {
      title: 'After',
      text: [
        'An ability that begins with “after” waits until the thing it speaks of is over. Most [[response|responses]] do so, and some [[forced|forced]] abilities.',
        'If abilities with “[[when|when]]” and with “after” belong to the same [[triggering-condition|triggering condition]], those with “when” come first.',
      ],
      examples: [
        'After Aragorn has committed to a quest, you may pay 1 of his resources to ready him. He is committed by then and stays so, although he is ready again.',
      ],
      aliases: ['after abilities', 'afterwards', 'just happened', 'when or after'],
    },
    de: {
      title: 'Nachdem',
      text: [
        'Eine Fähigkeit, die mit „nachdem“ beginnt, wartet, bis das Geschehen vorüber ist, von dem sie spricht. Das gilt für die meisten [[response|Reaktionen]] und für manche [[forced|erzwungenen]] Fähigkeiten.',
        'Gehören Fähigkeiten mit „[[when|sobald]]“ und mit „nachdem“ zur selben [[triggering-condition|Auslösebedingung]], kommen die mit „sobald“ zuerst.',
      ],
      examples: [
        'Nachdem Aragorn sich dem Abenteuer gestellt hat, darfst du 1 seiner Ressourcen ausgeben, um ihn spielbereit zu machen. Dem Abenteuer hat er sich da schon gestellt, und dabei bleibt es, obwohl er wieder spielbereit ist.',
      ],
      aliases: ['danach', 'nach', 'im Anschluss', 'sobald oder nachdem'],
    },
    see: ['when', 'response', 'triggering-condition', 'timing'],
  },
  {
    id: 'ally-cards',
    topic: 'cards',
    en: {
      title: 'Ally Cards',
      text: [
        'Allies are [[characters|characters]] that support the heroes. You play them from your hand when you are the [[active-player|active player]] of the planning phase. They enter play ready and can quest, attack and defend from then on.',
        'An ally stays in play until it is [[destroyed|destroyed]] or a step of the game or an ability takes it out of play. It has no resources, and the damage of an undefended attack cannot be assigned to it.',
      ],
      aliases: [
        'ally',
        'allies',
        'helper',
        'follower',
        'when can I play an ally',
        'can an ally defend',
        'can an ally quest in the round it was played',
        'ally limit',
      ],
    },
    de: {
      title: 'Verbündetenkarten',
      text: [
        'Verbündete sind [[characters|Charaktere]], die den Helden beistehen. Du spielst sie von der Hand, wenn du in der Planungsphase der [[active-player|aktive Spieler]] bist. Sie kommen spielbereit ins Spiel und können sich von da an dem Abenteuer stellen, angreifen und verteidigen.',
        'Ein Verbündeter bleibt im Spiel, bis er [[destroyed|getötet]] wird oder ein Spielschritt oder eine Fähigkeit ihn herausnimmt. Er hat keine Ressourcen, und der Schaden eines unverteidigten Angriffs kann ihm nicht zugewiesen werden.',
      ],
      aliases: [
        'Verbündeter',
        'Verbündete',
        'Verbündeten',
        'Gefährte',
        'Helfer',
        'Wann darf ich einen Verbündeten spielen',
        'Kann ich mit einem Verbündeten verteidigen',
        'Kann sich ein Verbündeter sofort dem Abenteuer stellen',
      ],
    },
    see: ['characters', 'hero-cards', 'player-card-anatomy', 'hit-points', 'destroyed'],
  },
  {
    id: 'attachment-cards',
    topic: 'cards',
    en: {
      title: 'Attachment Cards',
      text: [
        'An attachment enters play attached to another card, partly beneath it, and usually changes what that card can do. You play it from your hand when you are the [[active-player|active player]] of the planning phase. Without a card or another element of the game that it can be attached to, it cannot enter play.',
        'A card may have any number of attachments; only [[restricted|restricted]] ones are limited, or those that say so. What an attachment demands of its card is checked once, as it enters play.',
        'You may attach a card to a character of another player. That player gains [[control|control]] of it.',
        'An attachment [[exhausted|exhausts]] and readies on its own, whatever the attached card does. If that card leaves play, the attachment is discarded at the same time.',
      ],
      examples: [
        'Unexpected Courage readies a hero by exhausting itself. It is ready again in the refresh phase, and until then the hero may exhaust and ready by other means as often as you like.',
      ],
      aliases: [
        'attachment',
        'attachments',
        'attach',
        'equipment',
        'weapon',
        'armor',
        'item',
        'upgrade',
        'can I attach a card to another player’s hero',
        'how many attachments can a hero have',
        'what happens to attachments when a hero dies',
      ],
    },
    de: {
      title: 'Verstärkungskarten',
      text: [
        'Eine Verstärkung kommt an eine andere Karte angehängt ins Spiel, teilweise unter sie geschoben, und verändert meist, was diese kann. Du spielst sie von der Hand, wenn du in der Planungsphase der [[active-player|aktive Spieler]] bist. Gibt es nichts, woran sie passt, kann sie nicht ins Spiel kommen.',
        'An einer Karte dürfen beliebig viele Verstärkungen hängen; begrenzt sind nur [[restricted|eingeschränkte]] und solche, die selbst eine Grenze nennen. Was eine Verstärkung von ihrer Karte verlangt, wird nur ein einziges Mal geprüft: wenn sie ins Spiel kommt.',
        'Du darfst eine Verstärkung auch an den Charakter eines Mitspielers hängen. Dann geht die [[control|Kontrolle]] über sie auf ihn über.',
        'Eine Verstärkung wird für sich [[exhausted|erschöpft]] und spielbereit gemacht, was immer mit der Karte geschieht, an der sie hängt. Verlässt diese das Spiel, wird die Verstärkung im selben Augenblick abgelegt.',
      ],
      examples: [
        'Unexpected Courage macht einen Helden spielbereit, indem es selbst erschöpft wird. Spielbereit ist es erst wieder in der Auffrischungsphase; der Held kann bis dahin auf andere Weise beliebig oft erschöpft und spielbereit werden.',
      ],
      aliases: [
        'Verstärkung',
        'Verstärkungen',
        'anhängen',
        'angehängt',
        'Ausrüstung',
        'Waffe',
        'Rüstung',
        'Gegenstand',
        'Kann ich eine Verstärkung an den Helden eines Mitspielers hängen',
        'Wie viele Verstärkungen darf ein Held haben',
        'Was passiert mit Verstärkungen, wenn ein Held stirbt',
      ],
    },
    see: [
      'restricted',
      'cannot-have-attachments',
      'ownership-and-control',
      'player-card-anatomy',
      'unique',
    ],
    decided: [
      {
        en: 'The attachments that a player controls include objectives that were claimed, but not encounter cards attached to that player’s heroes. What discards a card attached to a character can take any card that is attached to it.',
        de: 'Zu den Verstärkungen, die ein Spieler kontrolliert, gehören auch beanspruchte Ziele, nicht aber Begegnungskarten, die an seinen Helden hängen. Was eine an einen Charakter angehängte Karte ablegt, kann jede Karte treffen, die an ihm hängt.',
      },
    ],
  },
  {
    id: 'attack-strength',
    topic: 'attacks',
    en: {
      title: 'Attack Strength',
      text: [
        'The number next to the attack icon of a character or enemy. It is the damage of its attack before the [[defense-strength|defense strength]] on the other side is subtracted.',
        'Characters that attack an enemy together add up their attack strength. Enemies attack one by one, each with its own.',
      ],
      examples: [
        'Aragorn (3) and Legolas (3) attack a Hill Troll together. It has a defense of 3, so it takes 3 damage.',
      ],
      aliases: [
        'attack',
        'attack value',
        'attack power',
        'ATK',
        'strength',
        'sword icon',
        'how much damage does an attack deal',
      ],
    },
    de: {
      title: 'Angriffsstärke',
      text: [
        'Die Zahl beim Angriffssymbol eines Charakters oder Gegners. So viel Schaden bringt sein Angriff mit, ehe die [[defense-strength|Verteidigungsstärke]] der anderen Seite abgezogen wird.',
        'Greifen mehrere Charaktere einen Gegner gemeinsam an, werden ihre Werte zusammengezählt. Gegner greifen einzeln an, jeder mit seinem eigenen Wert.',
      ],
      examples: [
        'Aragorn (3) und Legolas (3) greifen gemeinsam einen Hill Troll an. Dessen Verteidigungsstärke ist 3, er nimmt also 3 Schaden.',
      ],
      aliases: [
        'Angriff',
        'Angriffswert',
        'Angriffskraft',
        'ANG',
        'Stärke',
        'Schwertsymbol',
        'Wie viel Schaden macht ein Angriff',
      ],
    },
    see: [
      'defense-strength',
      'combat-phase',
      'resolving-player-attacks',
      'resolving-enemy-attacks',
    ],
    decided: [
      {
        en: 'The attack strength of the attackers is added up when the damage is determined, so actions before that still change it: values are always up to date.',
        de: 'Die Angriffsstärke der Angreifer wird dann zusammengezählt, wenn der Schaden bestimmt wird; Aktionen davor ändern sie also noch. Werte sind immer auf dem neuesten Stand.',
      },
    ],
  },
  {
    id: 'attacks-outside-combat',
    topic: 'attacks',
    en: {
      title: 'Attacks Outside the Combat Phase',
      text: [
        'If a card makes an enemy attack outside the combat phase, the enemy is dealt a shadow card for it. Then the attack follows the steps of [[resolving-enemy-attacks|every enemy attack]], from the declaration of a defender to the damage.',
        'If a card lets a player attack outside the combat phase, that attack follows the steps of [[resolving-player-attacks|every player attack]].',
      ],
      examples: [
        'A treachery card makes an engaged enemy attack during staging. It gets a shadow card, and you may exhaust a ready character to defend; those committed to the quest are usually exhausted.',
      ],
      aliases: [
        'immediate attack',
        'makes an immediate attack',
        'extra attack',
        'additional attack',
        'attack in the quest phase',
        'Quick Strike',
        'does an immediate attack get a shadow card',
      ],
    },
    de: {
      title: 'Angriffe außerhalb der Kampfphase',
      text: [
        'Lässt eine Karte einen Gegner außerhalb der Kampfphase angreifen, bekommt er dafür eine Schattenkarte. Danach läuft der Angriff ab wie [[resolving-enemy-attacks|jeder Gegnerangriff]], vom Erklären eines Verteidigers bis zum Schaden.',
        'Lässt eine Karte einen Spieler außerhalb der Kampfphase angreifen, läuft das ab wie [[resolving-player-attacks|jeder Spielerangriff]].',
      ],
      examples: [
        'Eine Verratskarte lässt während des Aufmarschs einen in einen Kampf verwickelten Gegner angreifen. Er bekommt eine Schattenkarte, und du darfst einen spielbereiten Charakter zur Verteidigung erschöpfen; wer sich dem Abenteuer gestellt hat, ist meist schon erschöpft.',
      ],
      aliases: [
        'sofortiger Angriff',
        'zusätzlicher Angriff',
        'Angriff in der Abenteuerphase',
        'Quick Strike',
        'Gibt es bei einem sofortigen Angriff eine Schattenkarte',
      ],
    },
    see: ['resolving-enemy-attacks', 'resolving-player-attacks', 'shadow-effects', 'combat-phase'],
    decided: [
      {
        en: 'An enemy that has attacked through an effect does not attack again in the combat phase of the same round: there only those attack that have not yet attacked in that round.',
        de: 'Ein Gegner, der durch einen Effekt angegriffen hat, greift in der Kampfphase derselben Runde nicht noch einmal an: Dort sind nur die an der Reihe, die in der Runde noch nicht angegriffen haben.',
      },
      {
        en: 'An attack that a card allows a player has all the steps of an attack, so characters with [[ranged|ranged]] of other players may join it.',
        de: 'Ein Angriff, den eine Karte einem Spieler erlaubt, hat alle Schritte eines Angriffs; Charaktere der Mitspieler mit [[ranged|Fernkampf]] dürfen sich also anschließen.',
      },
    ],
  },
];
