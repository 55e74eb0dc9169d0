import type { Entry } from '../entry.ts';

export const T: readonly Entry[] = [
  {
    id: 'table-talk',
    topic: 'basics',
    en: {
      title: 'Table Talk',
      text: [
        'The players may talk about everything and plan together, also about the cards in their own hands.',
        'Two things are not allowed: to look into the hand of another player, and to tell him what he has to do. Each player decides for his own cards.',
      ],
      aliases: [
        'discussion',
        'communication',
        'talking',
        'show my hand',
        'can I tell others what I have in hand',
        'may we plan together',
        'quarterbacking',
      ],
    },
    de: {
      title: 'Absprachen',
      text: [
        'Die Spieler dürfen über alles reden und gemeinsam planen, auch über die Karten auf ihrer eigenen Hand.',
        'Zweierlei ist nicht erlaubt: anderen in die Hand zu sehen und ihnen Anweisungen zu geben. Über die eigenen Karten entscheidet jeder selbst.',
      ],
      aliases: [
        'Absprache',
        'absprechen',
        'Reden am Tisch',
        'Kommunikation',
        'Handkarten zeigen',
        'Darf ich sagen, was ich auf der Hand habe',
        'Dürfen wir gemeinsam planen',
      ],
    },
    see: ['first-player'],
    untested: 'table',
  },
  {
    id: 'tactics',
    topic: 'cards',
    en: {
      title: 'Tactics',
      text: [
        'One of the four [[spheres|spheres]], with red cards. In the core set its heroes are Gimli, Legolas and Thalin.',
        'Tactics is good at fighting: high [[attack-strength|attack]], weapons and armor, direct damage, and events that keep enemies from attacking. On the quest it is weak.',
      ],
      aliases: ['tactics sphere', 'red', 'red cards', 'red sphere', 'combat sphere'],
    },
    de: {
      title: 'Taktik',
      text: [
        'Eine der vier [[spheres|Einflusssphären]], mit roten Karten. Ihre Helden im Grundspiel sind Gimli, Legolas und Thalin.',
        'Taktik glänzt im Kampf: hohe [[attack-strength|Angriffsstärke]], Waffen und Rüstungen, direkter Schaden und Ereignisse, die Gegner am Angreifen hindern. Im Abenteuer ist sie schwach.',
      ],
      aliases: ['Taktik-Sphäre', 'Taktiksphäre', 'rot', 'rote Karten', 'Tactics'],
    },
    see: ['spheres', 'resource-match'],
    untested: 'term',
  },
  {
    id: 'then',
    topic: 'words',
    en: {
      title: 'Then',
      text: [
        'What stands after “then” depends on what stands before it. Only if the first part has been done in full is the second part done.',
        'If the first part succeeded, the second is not optional: as much of it as possible is carried out.',
        'If the first part was not or only partly done, nothing of the second part happens.',
      ],
      examples: [
        '“Discard 2 cards from your hand. Then, draw 2 cards.” You have a single card in hand: you discard it and draw nothing.',
      ],
      aliases: [
        'and then',
        'if you do',
        'second part of an effect',
        'what if the first part fails',
      ],
    },
    de: {
      title: 'Danach',
      text: [
        'Was nach „danach“ steht, hängt von dem ab, was davor steht. Nur wenn der erste Teil ganz gelungen ist, folgt der zweite.',
        'Ist der erste Teil gelungen, gehört der zweite zwingend dazu: Er wird ausgeführt, so weit es geht.',
        'Ist der erste Teil gar nicht oder nur teilweise gelungen, entfällt der zweite völlig.',
      ],
      examples: [
        '„Lege 2 Karten von deiner Hand ab. Danach ziehe 2 Karten.“ Du hast eine einzige Handkarte: Du legst sie ab und ziehst nichts.',
      ],
      aliases: [
        'dann',
        'anschließend',
        'zweiter Teil eines Effekts',
        'Was, wenn der erste Teil nicht gelingt',
      ],
    },
    see: ['effects', 'ability', 'to', 'may'],
  },
  {
    id: 'threat',
    topic: 'threat',
    en: {
      title: 'Threat, Threat Dial',
      text: [
        'Every player has a threat level of his own, kept on his threat dial. It tells how much of the enemy’s attention he has drawn: the higher it is, the more enemies engage him in an [[engagement-check|engagement check]], and at [[threat-limit|50]] he is out of the game.',
        'It begins at the [[starting-threat|starting threat]]. It rises by 1 in every [[refresh-phase|refresh phase]], by the difference when the players quest unsuccessfully (see [[step-3-4|step 3.4]]), by [[doomed-x|doomed]] and by other effects. Only effects lower it, and never below 0.',
        'The threat printed on enemies and locations is something else: their threat strength, which opposes the quest from the [[staging-area|staging area]].',
      ],
      aliases: [
        'threat level',
        'threat dial',
        'dial',
        'threat tracker',
        'raise threat',
        'lower threat',
        'reduce threat',
        'threat strength',
        'can threat go below zero',
        'how do I lower my threat',
      ],
    },
    de: {
      title: 'Bedrohung, Bedrohungszähler',
      text: [
        'Jeder Spieler hat einen eigenen Bedrohungsgrad, den sein Bedrohungszähler anzeigt. Er sagt, wie sehr der Feind auf ihn aufmerksam geworden ist: Je höher er ist, desto mehr Gegner verwickeln ihn bei der [[engagement-check|Kampfprobe]] in einen Kampf, und bei [[threat-limit|50]] scheidet er aus.',
        'Er beginnt mit dem [[starting-threat|anfänglichen Bedrohungsgrad]]. Er steigt in jeder [[refresh-phase|Auffrischungsphase]] um 1, um die Differenz, wenn sich die Spieler dem Abenteuer nicht erfolgreich stellen (siehe [[step-3-4|Schritt 3.4]]), durch [[doomed-x|Verflucht]] und durch andere Effekte. Senken können ihn nur Effekte, und nie unter 0.',
        'Etwas anderes ist der Widerstand auf Gegnern und Orten, der von der [[staging-area|Aufmarschzone]] aus dem Abenteuer entgegensteht.',
      ],
      aliases: [
        'Bedrohungsgrad',
        'Bedrohungsrad',
        'Bedrohungszähler',
        'Zähler',
        'Bedrohung erhöhen',
        'Bedrohung senken',
        'Bedrohungsstärke',
        'Kann die Bedrohung unter null fallen',
        'Wie senke ich meine Bedrohung',
      ],
    },
    see: ['starting-threat', 'threat-limit', 'engagement-check', 'doomed-x', 'staging-area'],
  },
  {
    id: 'threat-limit',
    topic: 'threat',
    en: {
      title: 'Threat Elimination Level',
      text: [
        'A player whose [[threat|threat]] reaches 50 is [[player-elimination|eliminated]] at once, in the middle of whatever is going on. At 49 he still plays.',
      ],
      aliases: [
        'threat limit',
        'threat 50',
        'fifty threat',
        'threating out',
        'elimination level',
        'maximum threat',
        'what happens at 50 threat',
      ],
    },
    de: {
      title: 'Grenzwert der Bedrohung',
      text: [
        'Erreicht der [[threat|Bedrohungsgrad]] eines Spielers 50, [[player-elimination|scheidet]] dieser auf der Stelle aus, mitten in dem, was gerade geschieht. Mit 49 spielt er noch.',
      ],
      aliases: [
        'Bedrohungsgrenze',
        'Grenzwert',
        'Bedrohung 50',
        'maximale Bedrohung',
        'ausscheiden durch Bedrohung',
        'Was passiert bei 50 Bedrohung',
      ],
    },
    see: ['threat', 'player-elimination', 'scoring'],
    decided: [
      {
        en: 'Only the player who has reached 50 is eliminated. A sentence of the German book says “each player”; its entry on elimination shows that this is a slip.',
        de: 'Es scheidet nur der Spieler aus, der die 50 erreicht hat. Ein Satz des deutschen Buches spricht von „jeder Spieler“; sein Eintrag über das Ausscheiden zeigt, dass das ein Versehen ist.',
      },
    ],
  },
  {
    id: 'timing',
    topic: 'timing',
    en: {
      title: 'Timing of Resolving Abilities',
      text: [
        'If several abilities hang on the same trigger, [[constant-ability|constant abilities]] come first, then [[forced|forced]] ones, then [[response|responses]]. In each of these groups [[when|“when”]] comes before [[after|“after”]].',
        'Put together, around something that happens: first what [[prevent|cancels]] it, then Forced and then responses with “when”, then the thing itself, then Forced and then responses with “after”.',
        'Canceling stands outside this order. It can only be done at the very moment the condition is about to be met, and it comes before everything else.',
        'What would happen at the same time is put in order by the [[first-player|first player]] (see [[simultaneous-priority]]).',
      ],
      examples: [
        'A character is declared as a defender. A Forced effect that says “after a character is declared as a defender” is resolved first; only then may Gondorian Spearman’s response deal its damage.',
      ],
      aliases: [
        'order of abilities',
        'timing of abilities',
        'timing conflict',
        'which ability comes first',
        'resolution order',
        'stack',
        'priority',
      ],
    },
    de: {
      title: 'Timing der Abhandlung von Fähigkeiten',
      text: [
        'Hängen mehrere Fähigkeiten am selben Auslöser, kommen zuerst [[constant-ability|permanente Fähigkeiten]], dann [[forced|erzwungene]], dann [[response|Reaktionen]]. In jeder dieser Gruppen geht [[when|„sobald“]] vor [[after|„nachdem“]].',
        'Um ein Geschehen herum sieht das so aus: erst, was es [[prevent|verhindert]], dann Erzwungen und dann Reaktionen mit „sobald“, dann das Geschehen selbst, dann Erzwungen und dann Reaktionen mit „nachdem“.',
        'Das Verhindern steht außerhalb dieser Ordnung. Es ist nur in dem Augenblick möglich, in dem die Bedingung eintreten würde, und geht allem anderen voran.',
        'Was zugleich geschehen würde, ordnet der [[first-player|Startspieler]] (siehe [[simultaneous-priority]]).',
      ],
      examples: [
        'Ein Charakter wird zum Verteidiger erklärt. Zuerst wird ein Erzwungen-Effekt abgehandelt, der sagt „nachdem ein Charakter zum Verteidiger erklärt wurde“; erst dann darf die Reaktion von Gondorian Spearman ihren Schaden zufügen.',
      ],
      aliases: [
        'Timing',
        'Reihenfolge der Fähigkeiten',
        'Timing-Konflikt',
        'Welche Fähigkeit kommt zuerst',
        'Abhandlungsreihenfolge',
        'Vorrang',
        'Priorität',
      ],
    },
    see: [
      'simultaneous-priority',
      'forced',
      'response',
      'prevent',
      'replacement-effects',
      'grim-rule',
    ],
    decided: [
      {
        en: 'A response with “when” comes before a Forced effect with “after”. Going by the groups alone it would be the other way round; but “when” is used before the thing has happened, “after” only then.',
        de: 'Eine Reaktion mit „sobald“ kommt vor einem Erzwungen-Effekt mit „nachdem“. Nach den Gruppen allein wäre es umgekehrt; aber „sobald“ liegt vor dem Geschehen, „nachdem“ dahinter.',
      },
    ],
  },
  {
    id: 'to',
    topic: 'words',
    en: {
      title: 'To',
      text: [
        'In an ability of the form “do X to do Y”, X is the [[cost|cost]] and Y the effect.',
        'The cost is paid first and in full. If that is impossible, the ability cannot be used; if the cost is not paid, there is no effect.',
      ],
      examples: [
        'Cost: exhausting Beravor. Effect: 2 cards for a chosen player. If Beravor is already exhausted, her ability cannot be used.',
      ],
      aliases: ['in order to', 'cost and effect', 'do x to do y', 'what is the cost of an ability'],
    },
    de: {
      title: 'Um',
      text: [
        'In einer Fähigkeit der Form „tue X, um Y zu tun“ bildet X die [[cost|Kosten]] und Y den Effekt.',
        'Bezahlt wird zuerst und vollständig. Ist das unmöglich, lässt sich die Fähigkeit nicht verwenden; bleibt die Zahlung aus, gibt es keinen Effekt.',
      ],
      examples: [
        'Kosten: Beravor erschöpfen. Effekt: 2 Karten für einen gewählten Spieler. Ist Beravor schon erschöpft, lässt sich ihre Fähigkeit nicht verwenden.',
      ],
      aliases: [
        'um zu',
        'Kosten und Effekt',
        'tue X um Y zu tun',
        'Was sind die Kosten einer Fähigkeit',
      ],
    },
    see: ['cost', 'then', 'initiating-abilities', 'exhausted'],
  },
  {
    id: 'traits',
    topic: 'cards',
    en: {
      title: 'Traits',
      text: [
        'The words in bold italics at the top of a text box are traits: Gondor, Dwarf, Orc, Forest. A card may have several of them, or none.',
        'A trait does nothing by itself. Other abilities ask for it, or for its absence.',
        'A card can [[gains|gain]] or lose traits. If its text box is [[blank|blank]], the printed ones are gone, too.',
      ],
      examples: [
        'Steward of Gondor gives Aragorn the Gondor trait: For Gondor! now improves his defense as well.',
      ],
      aliases: [
        'trait',
        'keyword in bold italics',
        'tribe',
        'creature type',
        'what does dwarf do',
        'race',
      ],
    },
    de: {
      title: 'Merkmale',
      text: [
        'Die fett und kursiv gedruckten Wörter am Anfang des Textfelds sind Merkmale, etwa Gondor, Zwerg, Ork oder Wald. Eine Karte kann mehrere haben oder keines.',
        'Für sich allein bewirkt ein Merkmal nichts. Andere Fähigkeiten fragen danach, ob es da ist oder fehlt.',
        'Merkmale kann eine Karte auch [[gains|erhalten]] oder verlieren. Gilt ihr Textfeld als [[blank|leer]], fehlen auch die aufgedruckten.',
      ],
      examples: [
        'Steward of Gondor gibt Aragorn das Merkmal Gondor: For Gondor! verbessert nun auch seine Verteidigungsstärke.',
      ],
      aliases: [
        'Merkmal',
        'Trait',
        'Eigenschaft',
        'Volk',
        'Rasse',
        'Was bewirkt das Merkmal Zwerg',
      ],
    },
    see: ['gains', 'blank', 'keywords', 'player-card-anatomy'],
  },
  {
    id: 'travel',
    topic: 'questing',
    en: {
      title: 'Travel',
      text: [
        'Some locations have a travel cost, marked with the bold word “Travel”. It has to be paid before the location becomes the [[active-location|active location]].',
        'If the players cannot pay all of it, they cannot travel there. What is asked of each player, each of them has to pay.',
        'The cost is due when the players travel in the [[travel-phase|travel phase]], and only for the location they go to.',
      ],
      examples: [
        'Great Forest Web asks each player to exhaust a hero. If one player has no ready hero left, nobody can travel there this round.',
      ],
      aliases: [
        'travel cost',
        'travel effect',
        'bold travel',
        'cost of travelling',
        'traveling',
        'who pays the travel cost',
      ],
    },
    de: {
      title: 'Reise',
      text: [
        'Manche Orte verlangen Reisekosten, zu erkennen am fett gedruckten Wort „Reise“. Sie sind zu bezahlen, bevor der Ort zum [[active-location|aktiven Ort]] wird.',
        'Lassen sie sich nicht ganz bezahlen, ist die Reise dorthin unmöglich. Was von jedem Spieler verlangt wird, muss auch jeder leisten.',
        'Fällig werden sie, wenn die Spieler in der [[travel-phase|Reisephase]] reisen, und nur für den Ort, zu dem es geht.',
      ],
      examples: [
        'Great Forest Web verlangt von jedem Spieler, einen Helden zu erschöpfen. Hat einer keinen spielbereiten Helden mehr, kann in dieser Runde niemand dorthin reisen.',
      ],
      aliases: [
        'Reisekosten',
        'reisen',
        'Reiseeffekt',
        'Kosten der Reise',
        'Wer bezahlt die Reisekosten',
      ],
    },
    see: ['travel-phase', 'active-location', 'location-cards', 'step-4-2', 'cost'],
  },
  {
    id: 'travel-phase',
    topic: 'round',
    en: {
      title: 'Travel Phase',
      text: [
        'The fourth phase of the round. The players as a group may travel to one location in the [[staging-area|staging area]] (see [[step-4-2|step 4.2]]). It is laid beside the quest and becomes the [[active-location|active location]].',
        'They need not travel unless a card demands it. The [[first-player|first player]] has the last word on whether and where they go.',
        'They cannot travel while another location is active; it has to be [[explored|explored]] first. A [[travel|travel]] cost has to be paid.',
        'An [[action-windows|action window]] follows, and the phase ends.',
      ],
      aliases: [
        'travelling',
        'traveling',
        'travel to a location',
        'phase 4',
        'fourth phase',
        'do we have to travel',
        'can we travel with an active location',
      ],
    },
    de: {
      title: 'Reisephase',
      text: [
        'Die vierte Phase der Runde. Gemeinsam dürfen die Spieler zu einem Ort der [[staging-area|Aufmarschzone]] reisen (siehe [[step-4-2|Schritt 4.2]]). Er kommt neben das Abenteuer und wird zum [[active-location|aktiven Ort]].',
        'Reisen müssen sie nur, wenn eine Karte es verlangt. Ob und wohin es geht, entscheidet zuletzt der [[first-player|Startspieler]].',
        'Solange ein anderer Ort aktiv ist, geht es nicht; er muss erst [[explored|erkundet]] sein. Verlangt der Ort [[travel|Reisekosten]], sind sie zu bezahlen.',
        'Nach einem [[action-windows|Aktionsfenster]] ist die Phase zu Ende.',
      ],
      aliases: [
        'reisen',
        'Reise',
        'zu einem Ort reisen',
        'Phase 4',
        'vierte Phase',
        'Müssen wir reisen',
        'Können wir bei aktivem Ort reisen',
      ],
    },
    see: ['travel', 'active-location', 'explored', 'location-cards', 'step-4-2'],
  },
  {
    id: 'treachery-cards',
    topic: 'encounters',
    en: {
      title: 'Treachery Cards',
      text: [
        'A treachery strikes once. When it is [[reveal|revealed]], its effects are resolved at once, and the card goes to the encounter discard pile. It is not laid in the staging area.',
        'Some treacheries say otherwise and attach themselves to a hero or a deck. Those stay in play and count as what their text says.',
        'If its effects are [[prevent|canceled]], the card is discarded without doing anything. A treachery that was revealed to guard an objective no longer guards it once it has been resolved or canceled (see [[guarded]]).',
      ],
      examples: [
        'Caught in a Web is attached to a hero of the player with the highest threat and stays with him as a Condition attachment. A Test of Will would prevent that: then it goes to the discard pile.',
      ],
      aliases: [
        'treachery',
        'treacheries',
        'trap card',
        'where does a treachery go',
        'can I cancel a treachery',
      ],
    },
    de: {
      title: 'Verratskarten',
      text: [
        'Ein Verrat schlägt einmal zu. Beim [[reveal|Aufdecken]] werden seine Effekte sofort abgehandelt, dann kommt er auf den Begegnungs-Ablagestapel. In die Aufmarschzone gelangt er nicht.',
        'Manche Verratskarten bestimmen es anders und hängen sich an einen Helden oder ein Deck. Sie bleiben im Spiel und gelten als das, was ihr Text sagt.',
        'Werden die Effekte [[prevent|verhindert]], wird die Karte wirkungslos abgelegt. Sollte ein Verrat ein Ziel bewachen, ist es damit vorbei, sobald er abgehandelt oder verhindert ist (siehe [[guarded|Bewacht]]).',
      ],
      examples: [
        'Caught in a Web wird einem Helden des Spielers mit dem höchsten Bedrohungsgrad angehängt und bleibt dort als Verstärkung mit dem Merkmal Zustand. A Test of Will würde das verhindern: Dann kommt die Karte auf den Ablagestapel.',
      ],
      aliases: [
        'Verrat',
        'Verratskarte',
        'Falle',
        'Wohin kommt ein Verrat',
        'Kann ich einen Verrat verhindern',
      ],
    },
    see: ['reveal', 'staging', 'prevent', 'guarded', 'shadow-effects'],
  },
  {
    id: 'triggered-ability',
    topic: 'timing',
    en: {
      title: 'Triggered Ability',
      text: [
        'An ability that begins with a bold word and a colon is a triggered ability. The word says when it comes into play: [[action|Action]], [[response|Response]], [[forced|Forced]] or “When Revealed”.',
        'Actions and responses are optional. Forced and “When Revealed” abilities happen by themselves at their time.',
        'An ability on a player card can only be triggered if its effect could change something by itself. What paying the cost or a later response would change does not count.',
      ],
      examples: [
        'No hero at the table is damaged. Daughter of the Nimrodel cannot be exhausted to heal: there is nothing to heal.',
      ],
      aliases: [
        'triggered abilities',
        'bold trigger',
        'trigger',
        'bold word with colon',
        'can I use an ability without effect',
        'is a response optional',
      ],
    },
    de: {
      title: 'Ausgelöste Fähigkeit',
      text: [
        'Beginnt eine Fähigkeit mit einem fett gedruckten Wort und einem Doppelpunkt, ist sie eine ausgelöste Fähigkeit. Das Wort sagt, wann sie zum Zug kommt: [[action|Aktion]], [[response|Reaktion]], [[forced|Erzwungen]] oder „Wenn aufgedeckt“.',
        'Aktionen und Reaktionen sind freiwillig. Erzwungene und „Wenn aufgedeckt“-Fähigkeiten treten zu ihrer Zeit von selbst ein.',
        'Auf einer Spielerkarte lässt sie sich nur auslösen, wenn ihr Effekt von sich aus etwas ändern könnte. Was die Bezahlung oder eine spätere Reaktion ändern würde, zählt dabei nicht.',
      ],
      examples: [
        'Kein Held am Tisch hat Schaden. Daughter of the Nimrodel lässt sich nicht zum Heilen erschöpfen: Es gibt nichts zu heilen.',
      ],
      aliases: [
        'ausgelöste Fähigkeiten',
        'Auslöser',
        'auslösen',
        'fett gedruckter Auslöser',
        'Kann ich eine Fähigkeit ohne Wirkung verwenden',
        'Ist eine Reaktion freiwillig',
      ],
    },
    see: [
      'action',
      'response',
      'forced',
      'triggering-condition',
      'ability',
      'initiating-abilities',
    ],
  },
  {
    id: 'triggering-condition',
    topic: 'timing',
    en: {
      title: 'Triggering Condition',
      text: [
        'The triggering condition is the part of an ability that names what has to happen for it to be used. Mostly it follows [[when|“when”]] or [[after|“after”]].',
        'If one and the same event meets several conditions, there is a common window for all of them: abilities for any of these conditions may be used in any order.',
      ],
      examples: [
        'An attack damages Glóin and destroys him. Abilities that wait for the damage and abilities that wait for his destruction are used in the same window.',
      ],
      aliases: [
        'trigger',
        'trigger condition',
        'triggering conditions',
        'several triggers at once',
        'what triggers an ability',
      ],
    },
    de: {
      title: 'Auslösebedingung',
      text: [
        'Die Auslösebedingung ist der Teil einer Fähigkeit, der nennt, was geschehen muss, damit sie verwendet werden kann. Meist folgt sie auf [[when|„sobald“]] oder [[after|„nachdem“]].',
        'Erfüllt ein und dasselbe Geschehen mehrere Bedingungen, gibt es für alle ein gemeinsames Fenster: Fähigkeiten zu jeder dieser Bedingungen lassen sich darin in freier Reihenfolge nutzen.',
      ],
      examples: [
        'Ein Angriff fügt Glóin Schaden zu und tötet ihn. Fähigkeiten, die auf den Schaden warten, und solche, die auf seinen Tod warten, kommen im selben Fenster zum Zug.',
      ],
      aliases: [
        'Auslöser',
        'Auslösebedingungen',
        'Bedingung',
        'mehrere Auslöser gleichzeitig',
        'Was löst eine Fähigkeit aus',
      ],
    },
    see: ['when', 'after', 'response', 'forced', 'triggered-ability', 'timing'],
  },
  {
    id: 'types',
    topic: 'cards',
    en: {
      title: 'Type, Types',
      text: ['See [[card-types]].'],
      aliases: ['type', 'card type', 'kind of card'],
    },
    de: {
      title: 'Art, Arten',
      text: ['Siehe [[card-types]].'],
      aliases: ['Art', 'Kartenart', 'Kartentyp', 'Typ'],
    },
    see: ['card-types'],
    untested: 'pointer',
  },
];
