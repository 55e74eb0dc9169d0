import type { Entry } from '../entry.ts';

export const C: readonly Entry[] = [
  {
    id: 'campaign-mode',
    topic: 'modes',
    en: {
      title: 'Campaign Mode',
      text: [
        'In a campaign several scenarios are played as one story. Each campaign brings its own rules; a campaign log keeps what carries over from one scenario to the next.',
        'A card removed from the campaign stays away until the campaign is over, even if the scenario that removed it is tried again.',
        'An expert campaign is a harder version with rules of its own. Either may be combined with [[expert-mode|expert]], [[heroic-mode|heroic]] and [[skirmish-mode|skirmish]] mode, anew for every scenario; nobody has to.',
      ],
      aliases: ['campaign', 'campaigns', 'expert campaign', 'campaign log', 'story mode'],
    },
    de: {
      title: 'Kampagnenmodus',
      text: [
        'In einer Kampagne werden mehrere Szenarien als eine Geschichte gespielt. Jede bringt ihre eigenen Regeln mit; ein Kampagnenlogbuch hält fest, was von einem Szenario zum nächsten wirkt.',
        'Eine aus der Kampagne entfernte Karte bleibt bis zu deren Ende weg, auch wenn man das Szenario, das sie entfernt hat, noch einmal versucht.',
        'Eine Experten-Kampagne ist eine schwerere Fassung mit eigenen Regeln. Beide lassen sich mit [[expert-mode|Expertenmodus]], [[heroic-mode|Heldenhaftem Modus]] und [[skirmish-mode|Scharmützelmodus]] verbinden, für jedes Szenario neu; niemand muss es.',
      ],
      aliases: ['Kampagne', 'Kampagnen', 'Experten-Kampagne', 'Kampagnenlogbuch', 'Geschichte'],
    },
    see: ['modes-of-play', 'campaign-specific-card', 'standard-mode'],
    decided: [
      {
        en: 'Grimrule plays single scenarios; campaigns are not part of it.',
        de: 'Grimrule spielt einzelne Szenarien; Kampagnen gehören nicht dazu.',
      },
    ],
    untested: 'elsewhere',
  },
  {
    id: 'campaign-specific-card',
    topic: 'campaign',
    en: {
      title: 'Campaign-Specific Card',
      text: [
        'A card with the word “Campaign” at the bottom belongs to the campaign of its product, which its [[set-icon|set icon]] shows. It is used in no other game, and there only as the rules of that campaign say.',
      ],
      aliases: ['campaign card', 'campaign cards', 'campaign specific'],
    },
    de: {
      title: 'Kampagnenspezifische Karte',
      text: [
        'Eine Karte, die unten das Wort „Kampagne“ trägt, gehört zur Kampagne ihres Produkts, erkennbar am [[set-icon|Set-Symbol]]. In keiner anderen Partie wird sie verwendet, und dort nur so, wie die Regeln der Kampagne es sagen.',
      ],
      aliases: ['Kampagnenkarte', 'Kampagnenkarten', 'kampagnenspezifisch'],
    },
    see: ['campaign-mode', 'classifications', 'ownership-and-control'],
    untested: 'elsewhere',
  },
  {
    id: 'cancel',
    topic: 'timing',
    en: {
      title: 'Cancel',
      text: [
        'To cancel an effect is to step in as it begins, so that it does not happen. It is a [[replacement-effect|replacement]] by nothing: whatever depends on the canceled effect cannot be initiated.',
        'Only the effects are gone. The ability itself was used, its costs are paid all the same, and limits count it.',
        'An event whose effects are canceled was played and is discarded. A treachery whose effects are canceled was revealed and goes to the encounter discard pile.',
        'When Revealed abilities of villains and main schemes cannot be canceled, nor can the revealing of a villain.',
      ],
      examples: [
        'Exhaustion is revealed, and Spider-Man plays Enhanced Spider-Sense: the When Revealed effect is canceled, so nobody is exhausted. The keyword surge printed on the card still works. Surge that the canceled effect itself would have given is gone with it.',
      ],
      aliases: [
        'canceled',
        'cancelled',
        'canceling',
        'cancel a treachery',
        'negate',
        'do I get my resources back when an event is canceled',
      ],
    },
    de: {
      title: 'Aufheben',
      text: [
        'Einen Effekt aufzuheben heißt, in seinen Beginn einzugreifen, sodass er nicht eintritt. Es ist ein [[replacement-effect|Ersatz]] durch nichts: Was vom aufgehobenen Effekt abhängt, kann nicht eingeleitet werden.',
        'Weg sind nur die Effekte. Die Fähigkeit wurde verwendet, ihre Kosten werden dennoch bezahlt, und Begrenzungen zählen sie mit.',
        'Ein Ereignis, dessen Effekte aufgehoben werden, wurde gespielt und wird abgelegt. Ein Verrat, dessen Effekte aufgehoben werden, wurde aufgedeckt und kommt auf den Begegnungs-Ablagestapel.',
        '„Sobald aufgedeckt“ auf Schurken und Hauptplänen kann nicht aufgehoben werden, auch nicht das Aufdecken eines Schurken.',
      ],
      examples: [
        'Erschöpfung wird aufgedeckt, und Spider-Man spielt Verstärkter Spinnensinn: Der „Sobald aufgedeckt“-Effekt ist aufgehoben, niemand wird erschöpft. Das aufgedruckte Schlüsselwort Nachrüsten wirkt trotzdem. Ein Nachrüsten, das erst der aufgehobene Effekt gebracht hätte, entfällt mit ihm.',
      ],
      aliases: [
        'aufgehoben',
        'hebe auf',
        'Verrat aufheben',
        'annullieren',
        'abbrechen',
        'Bekomme ich Ressourcen zurück, wenn ein Ereignis aufgehoben wird',
      ],
    },
    see: ['replacement-effect', 'prevent', 'interrupt', 'status-cards', 'when-revealed-abilities'],
    decided: [
      {
        en: 'A card that cancels a Boost ability is taken as an interrupt, even if it says response: a response would come too late.',
        de: 'Eine Karte, die eine Boost-Fähigkeit aufhebt, gilt als Unterbrechung, auch wenn sie sich Reaktion nennt: Eine Reaktion käme zu spät.',
      },
    ],
  },
  {
    id: 'cannot',
    topic: 'words',
    en: {
      title: 'Cannot',
      text: [
        '“Cannot” is absolute: when one ability allows something and another says that it cannot be done, it cannot. The same holds between two rules.',
        'Between an ability and a rule the ability wins, as always: a card may allow what the rules say cannot be done.',
        'What cannot be done to a card makes it no valid [[target|target]] for that: a character that cannot ready cannot be chosen to be readied.',
      ],
      aliases: ['can not', 'can’t', 'must not', 'golden rule', 'which card wins', 'contradiction'],
    },
    de: {
      title: '„Kann nicht“, „können nicht“',
      text: [
        '„Kann nicht“ gilt unbedingt: Erlaubt eine Fähigkeit etwas und sagt eine andere, dass es nicht geschehen kann, so geschieht es nicht. Dasselbe gilt zwischen zwei Regeln.',
        'Zwischen einer Fähigkeit und einer Regel gewinnt wie immer die Fähigkeit: Eine Karte darf erlauben, was nach den Regeln nicht sein kann.',
        'Was einer Karte nicht geschehen kann, macht sie dafür zu keinem gültigen [[target|Ziel]]: Ein Charakter, der nicht spielbereit gemacht werden kann, lässt sich dazu nicht wählen.',
      ],
      aliases: [
        'kann nicht',
        'können nicht',
        'kann kein',
        'können kein',
        'koennen nicht',
        'darf nicht',
        'Goldene Regel',
        'Welche Karte hat Vorrang',
        'Widerspruch',
      ],
    },
    see: ['target', 'ignore', 'may', 'permanent'],
  },
  {
    id: 'card-ability',
    topic: 'timing',
    en: {
      title: 'Card Ability',
      text: ['Another name for an ability on a card: see [[ability]].'],
      aliases: ['card abilities', 'card text', 'card effect'],
    },
    de: {
      title: 'Kartenfähigkeit',
      text: ['Ein anderes Wort für eine Fähigkeit auf einer Karte: siehe [[ability|Fähigkeit]].'],
      aliases: ['Kartenfähigkeiten', 'Kartentext', 'Karteneffekt', 'Kartenfaehigkeit'],
    },
    see: ['ability', 'effect'],
    untested: 'pointer',
  },
  {
    id: 'card-anatomy',
    topic: 'cards',
    en: {
      title: 'Anatomy of a Card',
      text: [
        'On every card: its title, with the [[unique-icon|unique icon]] before it if it has one; its [[card-types|type]]; [[traits|traits]] and abilities in the [[text-box|text box]]; at the bottom its [[classifications|classification]], and in the lower right corner number and [[set-icon|set icon]].',
        'On player cards: the [[cost|cost]] at the top left, the [[resource|resources]] that the card gives at the lower left, and on identities also the [[hand-size|hand size]].',
        'On characters: [[hit-points|hit points]] and [[basic-power|powers]]; below an ally’s powers the icons of its [[consequential-damage|consequential damage]].',
        'On encounter cards: [[boost-boost-icon|boost icons]] at the lower right, and above them a dividing line with the Boost ability below it. On schemes: starting threat, [[target-threat|target threat]], acceleration and icons; on villains and main schemes the number of the stage.',
        'Most player cards have a blue back, encounter cards an orange one. A card with another back is never shuffled into those decks; one without any back is a [[double-sided-card|double-sided card]].',
      ],
      aliases: [
        'card layout',
        'parts of a card',
        'where is the cost',
        'card backs',
        'stage number',
      ],
    },
    de: {
      title: 'Kartenaufbau',
      text: [
        'Jede Karte zeigt ihren Namen, gegebenenfalls mit dem [[unique-icon|Einzigartig-Symbol]] davor, ihren [[card-types|Typ]], [[traits|Merkmale]] und Fähigkeiten im [[text-box|Textfeld]], unten ihre [[classifications|Klassifizierung]] und rechts unten Nummer und [[set-icon|Set-Symbol]].',
        'Auf Spielerkarten stehen links oben die [[cost|Kosten]] und links unten die [[resource|Ressourcen]], die die Karte bringt, auf Identitäten auch das [[hand-size|Handlimit]].',
        'Charaktere haben [[hit-points|Lebenspunkte]] und [[basic-power|Kräfte]]. Unter den Kräften eines Verbündeten stehen die Symbole für seinen [[consequential-damage|Folgeschaden]].',
        'Begegnungskarten haben rechts unten [[boost-boost-icon|Boost-Symbole]] und darüber eine Trennlinie, unter der die Boost-Fähigkeit steht. Auf Plänen findest du Start-Bedrohung, [[target-threat|Ziel-Bedrohung]], Beschleunigung und Symbole, auf Schurken und Hauptplänen die Nummer des Abschnitts.',
        'Die meisten Spielerkarten haben eine blaue Rückseite, Begegnungskarten eine orange. Eine Karte mit anderer Rückseite wird nie in diese Decks gemischt; eine ganz ohne Rückseite ist eine [[double-sided-card|doppelseitige Karte]].',
      ],
      aliases: [
        'Aufbau einer Karte',
        'Teile einer Karte',
        'Wo stehen die Kosten',
        'Rückseiten',
        'Abschnittsnummer',
      ],
    },
    see: ['card-types', 'classifications', 'icons', 'text-box'],
    untested: 'term',
  },
  {
    id: 'card-types',
    topic: 'cards',
    en: {
      title: 'Card Types',
      text: [
        'The type of a card says which rules it follows.',
        'Player cards: [[ally|ally]], [[event|event]], [[identity|identity]], [[player-side-scheme|player side scheme]], [[resource-cards|resource]], [[support|support]] and [[upgrade|upgrade]]. Encounter cards: [[attachment|attachment]], [[environment|environment]], [[main-scheme-main-scheme-deck|main scheme]], [[minion|minion]], [[obligation|obligation]], [[side-scheme|side scheme]], [[treachery|treachery]] and [[villain|villain]].',
        'A card that becomes another type is no longer what it was and follows the rules of the new type alone. Cards attached to it stay, but only those of their abilities work that fit the new type.',
        'An ally that becomes a minion engages its controller and takes no consequential damage. A minion that a player turns into an ally comes under that player’s control.',
      ],
      examples: [
        'An ally becomes a minion. An upgrade that gives “the attached ally” +1 ATK stops working; one that keeps “the attached character” from attacking goes on.',
      ],
      aliases: [
        'card type',
        'types of cards',
        'kinds of cards',
        'changes type',
        'ally becomes a minion',
        'minion becomes an ally',
      ],
    },
    de: {
      title: 'Kartentypen',
      text: [
        'Der Typ einer Karte sagt, welchen Regeln sie folgt.',
        'Spielerkarten: [[event|Ereignis]], [[identity|Identität]], [[resource-cards|Ressource]], [[player-side-scheme|Spieler-Nebenplan]], [[upgrade|Upgrade]], [[ally|Verbündeter]] und [[support|Vorteil]]. Begegnungskarten: [[attachment|Anhang]], [[main-scheme-main-scheme-deck|Hauptplan]], [[side-scheme|Nebenplan]], [[minion|Scherge]], [[villain|Schurke]], [[environment|Umgebung]], [[obligation|Verpflichtung]] und [[treachery|Verrat]].',
        'Eine Karte, die zu einem anderen Typ wird, ist nicht mehr, was sie war, und folgt allein den Regeln des neuen. Was an ihr hängt, bleibt, doch wirken davon nur Fähigkeiten, die zum neuen Typ passen.',
        'Ein Verbündeter, der zum Schergen wird, verwickelt den Spieler, der ihn kontrolliert hat, in einen Kampf und nimmt keinen Folgeschaden. Ein Scherge, den ein Spieler zum Verbündeten macht, kommt unter dessen Kontrolle.',
      ],
      examples: [
        'Ein Verbündeter wird zum Schergen. Ein Upgrade, das „dem Verbündeten“ +1 ANG gibt, wirkt nicht mehr; eines, das „dem Charakter“ das Angreifen verbietet, schon.',
      ],
      aliases: [
        'Kartentyp',
        'Kartenarten',
        'Typ einer Karte',
        'Typ ändern',
        'Verbündeter wird Scherge',
        'Scherge wird Verbündeter',
      ],
    },
    see: ['player-card', 'encounter-card', 'classifications', 'flip'],
    decided: [
      {
        en: 'A card that counts as another type lies where such a card lies. A minion that becomes an ally is controlled by whoever controls what made it one, or else by the player it was engaged with.',
        de: 'Eine Karte, die als anderer Typ gilt, liegt dort, wo eine solche Karte liegt. Einen Schergen, der zum Verbündeten wird, kontrolliert, wer die Karte kontrolliert, die ihn dazu gemacht hat, sonst der Spieler, mit dem er im Kampf war.',
      },
    ],
  },
  {
    id: 'character',
    topic: 'cards',
    en: {
      title: 'Character',
      text: [
        'Characters are [[identity|identities]] in either form, [[ally|allies]], [[villain|villains]] and [[minion|minions]]. The first two are [[friendly|friendly]], the others [[enemy|enemies]].',
      ],
      aliases: ['characters', 'friendly character', 'figure', 'is a villain a character'],
    },
    de: {
      title: 'Charakter',
      text: [
        'Charaktere sind [[identity|Identitäten]] in beiden Gestalten, [[ally|Verbündete]], [[villain|Schurken]] und [[minion|Schergen]]. Die ersten beiden sind [[friendly|befreundet]], die anderen [[enemy|Gegner]].',
      ],
      aliases: ['Charaktere', 'Figur', 'befreundeter Charakter', 'Ist ein Schurke ein Charakter'],
    },
    see: ['friendly', 'enemy', 'hit-points', 'basic-power'],
    untested: 'term',
  },
  {
    id: 'choose-game-element',
    topic: 'words',
    en: {
      title: 'Choose (Game Element)',
      text: [
        '“Choose” a card, a character, a player or another [[game-element|game element]] means: pick a [[target|target]] that fits what the ability demands. The player who resolves the ability chooses.',
        'An ability of a player card cannot be initiated if no part of it has a valid target to choose.',
        'A player who has to choose several targets does so at the same time, and chooses as many as there are, up to the number.',
        '“Any number” may be none, but then the effect has not been resolved successfully: nothing that depends on it follows.',
      ],
      aliases: ['choose', 'chosen', 'chooses', 'select', 'pick', 'who chooses', 'any number'],
    },
    de: {
      title: 'Wählen (Spielelement)',
      text: [
        'Eine Karte, einen Charakter, einen Spieler oder ein anderes [[game-element|Spielelement]] zu „wählen“ heißt, ein [[target|Ziel]] zu bestimmen, das den Vorgaben der Fähigkeit entspricht. Es wählt, wer die Fähigkeit abhandelt.',
        'Die Fähigkeit einer Spielerkarte kann nicht eingeleitet werden, wenn kein Teil von ihr ein gültiges Ziel zur Wahl hat.',
        'Soll ein Spieler mehrere Ziele wählen, tut er es gleichzeitig und wählt so viele, wie es gibt, höchstens die genannte Zahl.',
        '„Eine beliebige Anzahl“ darf auch keines sein, aber dann wurde der Effekt nicht erfolgreich abgehandelt: Was von ihm abhängt, folgt nicht.',
      ],
      aliases: [
        'wählen',
        'wähle',
        'gewählt',
        'waehlen',
        'auswählen',
        'aussuchen',
        'Wer wählt',
        'beliebige Anzahl',
      ],
    },
    see: ['target', 'choose-option', 'for-each', 'game-element', 'then'],
  },
  {
    id: 'choose-option',
    topic: 'words',
    en: {
      title: 'Choose (Option)',
      text: [
        'Some abilities offer options to choose from.',
        'On an encounter card, an option that needs targets may be chosen only if it has a valid one.',
        'On a player card, an option may be chosen only if it can be resolved at least in part. One with a cost that you cannot pay is out, and so is one that needs targets and has none that is valid.',
      ],
      examples: [
        'An encounter card lets you choose: discard an upgrade you control, or take 2 damage. Without an upgrade you must take the damage.',
      ],
      aliases: [
        'choose one',
        'choose either',
        'options',
        'option',
        'either or',
        'can I choose an option I cannot do',
      ],
    },
    de: {
      title: 'Wählen (Option)',
      text: [
        'Manche Fähigkeiten stellen dich vor mehrere Möglichkeiten.',
        'Auf einer Begegnungskarte darfst du eine Option, die Ziele braucht, nur wählen, wenn es ein gültiges gibt.',
        'Auf einer Spielerkarte darfst du nur eine Option wählen, die sich wenigstens zum Teil abhandeln lässt. Eine mit Kosten, die du nicht bezahlen kannst, scheidet aus, ebenso eine, die Ziele braucht und kein gültiges hat.',
      ],
      examples: [
        'Eine Begegnungskarte lässt dich wählen: ein Upgrade unter deiner Kontrolle ablegen oder 2 Schaden nehmen. Ohne Upgrade musst du den Schaden nehmen.',
      ],
      aliases: [
        'wähle eines',
        'wähle entweder',
        'Optionen',
        'Option',
        'entweder oder',
        'Darf ich eine unmögliche Option wählen',
      ],
    },
    see: ['choose-game-element', 'target', 'otherwise', 'cost'],
    decided: [
      {
        en: 'For player cards the book forbids options that can be resolved in part. A “not” is missing there, as its own sub-points show; we read it with the “not”.',
        de: 'Für Spielerkarten verbietet das Buch Optionen, die sich zum Teil abhandeln lassen. Da fehlt ein „nicht“, wie seine eigenen Unterpunkte zeigen; wir lesen es mit.',
      },
      {
        en: 'An [[obligation|obligation]] whose options are all impossible stays before its player and does nothing more.',
        de: 'Eine [[obligation|Verpflichtung]], deren Optionen alle unmöglich sind, bleibt vor ihrem Spieler liegen und bewirkt nichts weiter.',
      },
    ],
  },
  {
    id: 'classifications',
    topic: 'decks',
    en: {
      title: 'Classifications',
      text: [
        'The classification at the bottom of a card says to which group it belongs.',
        'Cards for decks: [[identity-specific-card|identity-specific]], [[aspect-card|aspect]] and [[basic-card|basic]] cards.',
        'Cards for scenarios: [[scenario-specific-card|scenario-specific]] cards, cards of a [[modular-encounter-set|modular encounter set]], [[campaign-specific-card|campaign-specific]] cards, [[standard-set|Standard]] cards for most scenarios, and [[expert-set|Expert]] cards for expert mode.',
      ],
      aliases: [
        'classification',
        'class of a card',
        'faction',
        'card groups',
        'where does a card belong',
      ],
    },
    de: {
      title: 'Klassifizierung',
      text: [
        'Die Klassifizierung unten auf einer Karte sagt, zu welcher Gruppe sie gehört.',
        'Karten für Decks: [[identity-specific-card|identitätsspezifische Karten]], [[aspect-card|Aspektkarten]] und [[basic-card|Basiskarten]].',
        'Karten für Szenarien: [[scenario-specific-card|szenariospezifische]] Karten, Karten eines [[modular-encounter-set|modularen Begegnungssets]], [[campaign-specific-card|kampagnenspezifische]] Karten, [[standard-set|Standard]]-Karten für die meisten Szenarien und [[expert-set|Experten]]-Karten für den Expertenmodus.',
      ],
      aliases: ['Klassifizierungen', 'Klassifikation', 'Kartengruppe', 'Zugehörigkeit', 'Fraktion'],
    },
    see: ['card-types', 'deck-customization', 'encounter-set', 'set-icon'],
    decided: [
      {
        en: 'There are four aspects; ’Pool is a fifth one wherever cards of it exist.',
        de: 'Es gibt vier Aspekte; ’Pool ist ein fünfter, wo es Karten davon gibt.',
      },
    ],
    untested: 'term',
  },
  {
    id: 'component-limits',
    topic: 'basics',
    en: {
      title: 'Component Limits',
      text: [
        'There may be any number of damage, threat, acceleration tokens, counters and status cards in the game at a time. When those of the box are used up, take coins or anything else.',
      ],
      aliases: ['out of tokens', 'no tokens left', 'not enough status cards', 'token limit'],
    },
    de: {
      title: 'Materialbeschränkung',
      text: [
        'Schaden, Bedrohung, Beschleunigungsmarker, Universalmarker und Statuskarten kann es in beliebiger Zahl geben. Geht etwas davon aus, nehmt Münzen oder was ihr sonst zur Hand habt.',
      ],
      aliases: [
        'keine Marker mehr',
        'zu wenig Marker',
        'Statuskarten aufgebraucht',
        'Markervorrat',
      ],
    },
    see: ['all-purpose-counter', 'status-cards', 'threat', 'damage'],
    untested: 'table',
  },
  {
    id: 'confuse-confused',
    topic: 'status',
    en: {
      title: 'Confuse, Confused',
      text: [
        'A confused character has a confused status card. It cancels the next time that character would [[thwart|thwart]] or [[scheme-enemy-activation|scheme]]; then the card is discarded.',
        'To confuse a character is to give it such a card. One that already has one gets no second; with [[steady|steady]] it may have two and is confused only then, and both come off together. A character that cannot be confused gets none, as with [[stalwart|stalwart]].',
        'A confused identity or ally may try to thwart, with the basic power or a (thwart) ability, even if there is nothing to thwart. All costs are paid, exhausting included, and the card comes off; the character did not thwart. An ally takes no consequential damage.',
        'A confused enemy that would scheme discards the card instead and did not scheme. Attacks go on as usual: those are stopped by a [[stunned|stunned]] card.',
      ],
      examples: [
        'A hero is stunned and confused and uses an ability with “(attack/thwart)”. Nothing of it happens except its cost, and both cards are discarded.',
      ],
      aliases: [
        'confuse',
        'confused',
        'confusion',
        'confused status card',
        'how do I get rid of confused',
        'can a confused villain attack',
      ],
    },
    de: {
      title: 'Verwirrt, verwirren',
      text: [
        'Ein verwirrter Charakter hat eine Verwirrt-Statuskarte. Sie hebt das nächste Mal auf, wenn er [[thwart|Widerstand leisten]] oder [[scheme-enemy-activation|den Plan vorantreiben]] würde; dann wird sie abgelegt.',
        'Einen Charakter zu verwirren heißt, ihm eine solche Karte zu geben. Wer schon eine hat, bekommt keine zweite; mit [[steady|Standhaft]] darf er zwei haben und ist erst dann verwirrt, und beide gehen zusammen ab. Wer nicht verwirrt werden kann, bekommt keine, etwa mit [[stalwart|Gestählt]].',
        'Eine verwirrte Identität oder ein verwirrter Verbündeter darf mit der Basiskraft oder einer Widerstand-Fähigkeit einen Versuch machen, auch wenn es nichts gibt, wogegen. Alle Kosten werden bezahlt, auch das Erschöpfen, und die Karte geht ab; Widerstand geleistet wurde nicht. Ein Verbündeter nimmt keinen Folgeschaden.',
        'Ein verwirrter Gegner, der den Plan vorantreiben würde, legt stattdessen die Karte ab und hat ihn nicht vorangetrieben. Angriffe gehen weiter wie sonst: Diese hält [[stunned|Betäubt]] auf.',
      ],
      examples: [
        'Ein betäubter und verwirrter Held verwendet eine Fähigkeit mit „(Angriff/Widerstand)“. Außer ihren Kosten geschieht davon nichts, und beide Statuskarten werden abgelegt.',
      ],
      aliases: [
        'verwirrt',
        'verwirren',
        'Verwirrung',
        'Verwirrt-Statuskarte',
        'Wie werde ich Verwirrt los',
        'Kann ein verwirrter Schurke angreifen',
      ],
    },
    see: ['status-cards', 'stunned', 'steady', 'stalwart', 'vulnerable', 'labeled-ability'],
    decided: [
      {
        en: 'A character that is stalwart only while something holds is not confused meanwhile: its status cards come off when that begins.',
        de: 'Ein Charakter, der nur unter einer Bedingung Gestählt hat, ist in dieser Zeit nicht verwirrt: Seine Statuskarten gehen ab, wenn sie beginnt.',
      },
    ],
  },
  {
    id: 'consequential-damage',
    topic: 'damage',
    en: {
      title: 'Consequential Damage',
      text: [
        'After an [[ally|ally]] has attacked, it takes 1 damage for each consequential damage icon below its ATK; after it has thwarted, for each one below its THW. Defending brings none.',
        'It comes last of all, when every ability triggered by the attack or thwart is done.',
        'If the target left play before the ally could deal its damage or remove its threat, there is no consequential damage. The ally stays exhausted, and it has neither attacked nor thwarted. The same goes for an ally that was stunned or confused.',
        'Against a scheme with [[assault|assault]] the icons below ATK count.',
      ],
      examples: [
        'Daredevil thwarts and responds with 1 damage to an enemy. Only then does he take his consequential damage, even if it defeats him.',
      ],
      aliases: [
        'consequential',
        'consequential damage icon',
        'ally damage',
        'ally takes damage after attacking',
        'does a defending ally take consequential damage',
      ],
    },
    de: {
      title: 'Folgeschaden',
      text: [
        'Hat ein [[ally|Verbündeter]] angegriffen, nimmt er für jedes Folgeschaden-Symbol unter seiner ANG 1 Schaden; hat er Widerstand geleistet, für jedes unter seiner WID. Verteidigen bringt keinen.',
        'Er kommt zuallerletzt, wenn alle Fähigkeiten abgehandelt sind, die der Angriff oder Widerstand ausgelöst hat.',
        'Hat das Ziel das Spiel verlassen, ehe der Verbündete seinen Schaden zufügen oder Bedrohung entfernen konnte, gibt es keinen Folgeschaden. Der Verbündete bleibt erschöpft und hat weder angegriffen noch Widerstand geleistet. Dasselbe gilt, wenn er betäubt oder verwirrt war.',
        'Gegen einen Plan mit [[assault|Ansturm]] zählen die Symbole unter der ANG.',
      ],
      examples: [
        'Daredevil leistet Widerstand und fügt als Reaktion einem Gegner 1 Schaden zu. Erst danach nimmt er seinen Folgeschaden, auch wenn dieser ihn besiegt.',
      ],
      aliases: [
        'Folgeschäden',
        'Folgeschaden-Symbol',
        'Schaden eines Verbündeten',
        'Verbündeter nimmt Schaden nach dem Angriff',
        'Nimmt ein verteidigender Verbündeter Folgeschaden',
      ],
    },
    see: ['ally', 'attack-player-ability-type', 'thwart', 'damage', 'icons'],
  },
  {
    id: 'constant-ability',
    topic: 'timing',
    en: {
      title: 'Constant Ability',
      text: [
        'A constant ability has no bold words in front and is no keyword. It works from the moment its card enters play until the card leaves play; nobody has to use it, and nobody can do without it.',
        'If it names a condition (“while”, “if”, “in hero form”), it works whenever that condition holds, and stops when it does not.',
        'Several equal constant abilities all work, each on its own. Among abilities with the same trigger they come first: see [[ability]].',
      ],
      aliases: [
        'constant abilities',
        'passive ability',
        'permanent effect',
        'static ability',
        'always on',
      ],
    },
    de: {
      title: 'Konstante Fähigkeit',
      text: [
        'Eine konstante Fähigkeit hat keinen fett gedruckten Auslöser und ist kein Schlüsselwort. Sie wirkt von dem Moment an, in dem ihre Karte ins Spiel kommt, bis diese es wieder verlässt; niemand muss sie verwenden, und niemand kann auf sie verzichten.',
        'Nennt sie eine Bedingung („solange“, „falls“, „in Heldengestalt“), wirkt sie, sooft diese erfüllt ist, und endet, wenn nicht.',
        'Mehrere gleiche konstante Fähigkeiten wirken alle, jede für sich. Unter Fähigkeiten mit demselben Auslöser kommen sie zuerst: siehe [[ability|Fähigkeit]].',
      ],
      aliases: [
        'konstante Fähigkeiten',
        'passive Fähigkeit',
        'Dauereffekt',
        'ständige Fähigkeit',
        'konstant',
      ],
    },
    see: ['ability', 'triggered-ability', 'modifiers', 'lasting-effects'],
  },
  {
    id: 'control',
    topic: 'cards',
    en: {
      title: 'Control',
      text: ['Who controls a card, and how that changes: see [[ownership-and-control]].'],
      aliases: [
        'controller',
        'controlled',
        'controls',
        'card you control',
        'take control',
        'change of control',
      ],
    },
    de: {
      title: 'Kontrolle',
      text: [
        'Wer eine Karte kontrolliert und wie sich das ändert: siehe [[ownership-and-control|Besitz und Kontrolle]].',
      ],
      aliases: [
        'kontrollieren',
        'kontrolliert',
        'unter deiner Kontrolle',
        'Kontrolle übernehmen',
        'Kontrolle wechseln',
      ],
    },
    see: ['ownership-and-control', 'you'],
    untested: 'pointer',
  },
  {
    id: 'copy',
    topic: 'cards',
    en: {
      title: 'Copy',
      text: [
        'Two cards are copies of each other if they have the same title and, where there is one, the same [[subtitle|subtitle]]. Type, text, picture and everything else may differ.',
        'A deck may hold at most three copies of a card that is neither unique nor identity-specific: see [[deck-customization]].',
      ],
      aliases: ['copies', 'same card', 'duplicate', 'same title', 'is it the same card'],
    },
    de: {
      title: 'Exemplar',
      text: [
        'Zwei Karten sind Exemplare voneinander, wenn sie denselben Namen und, sofern vorhanden, denselben [[subtitle|Untertitel]] tragen. Typ, Text, Bild und alles andere dürfen verschieden sein.',
        'Von einer Karte, die weder einzigartig noch identitätsspezifisch ist, darf ein Deck höchstens drei Exemplare enthalten: siehe [[deck-customization|Deckbau]].',
      ],
      aliases: ['Exemplare', 'Kopie', 'Kopien', 'gleiche Karte', 'gleicher Name', 'doppelte Karte'],
    },
    see: ['subtitle', 'unique-icon', 'max', 'deck-customization'],
  },
  {
    id: 'cost',
    topic: 'playing',
    en: {
      title: 'Cost',
      text: [
        'To play a card you pay its resource cost, the number at its top left. You discard cards from your hand for their [[resource|resources]] and use resource abilities. An ability may have a cost of its own: what stands before the [[cost-arrow-icon|arrow]], apart from the words that say when it triggers. Resources paid for an ability count as paid for its card.',
        'You may generate more than you need; the surplus is lost and does not count as paid. A cost with the [[per-player-icon|per player icon]] is multiplied by the number of players who began the game; a reduction lowers the product.',
        'All costs of a card or an ability, additional costs included, are paid at the same time, and you divide your resources among them as you like. If you cannot pay all of them you pay nothing, and nothing happens. Without a valid target for an effect that needs one, its cost cannot be paid at all.',
        'You pay with what you control, and from your own hand, deck and discard pile. Only if the cost says “choose” or “friendly” may it be somebody else’s card. “Any number” and “up to” mean at least one.',
        'Damage as a cost: dealing damage is paid even if the damage is prevented; taking damage is paid only if all of it is taken. Whoever is known not to take all of it, because of a [[tough|tough]] card or a constant ability, cannot pay it at all. If something else [[prevent|prevents]] the damage, the cost was not paid.',
      ],
      examples: [
        'An event costs 1, and its ability asks for a mental resource before the arrow. One card with two mental resources pays for both.',
      ],
      aliases: [
        'costs',
        'resource cost',
        'pay',
        'paying',
        'price',
        'additional cost',
        'overpay',
        'can I pay too much',
        'can I pay with another player’s cards',
      ],
    },
    de: {
      title: 'Kosten',
      text: [
        'Um eine Karte zu spielen, bezahlst du ihre Ressourcenkosten, die Zahl oben links. Dazu legst du Handkarten wegen ihrer [[resource|Ressourcen]] ab und verwendest Ressourcenfähigkeiten. Eine Fähigkeit kann eigene Kosten haben: was vor dem [[cost-arrow-icon|Pfeil]] steht, außer den Worten, die ihren Auslöser nennen. Ressourcen für eine Fähigkeit gelten als für deren Karte bezahlt.',
        'Du darfst mehr erzeugen, als du brauchst; der Überschuss verfällt und gilt nicht als bezahlt. Kosten mit dem [[per-player-icon|„Pro Spieler“-Symbol]] werden mit der Zahl der Spieler multipliziert, die zu Beginn dabei waren; eine Ermäßigung senkt das Ergebnis.',
        'Alle Kosten einer Karte oder Fähigkeit, auch zusätzliche, werden gleichzeitig bezahlt, und du verteilst deine Ressourcen frei darauf. Kannst du nicht alle bezahlen, bezahlst du nichts, und nichts geschieht. Fehlt einem Effekt ein nötiges gültiges Ziel, lassen sich seine Kosten gar nicht erst bezahlen.',
        'Du bezahlst mit dem, was du kontrollierst, und aus deiner eigenen Hand, deinem Deck, deinem Ablagestapel. Nur wenn die Kosten „wähle“ oder „befreundet“ sagen, darf es die Karte eines anderen sein. „Eine beliebige Anzahl“ und „bis zu“ heißen: mindestens eines.',
        'Schaden als Kosten: Schaden zuzufügen ist auch dann bezahlt, wenn er verhindert wird; Schaden zu nehmen nur, wenn er ganz genommen wird. Wer ihn absehbar nicht ganz nimmt, etwa wegen einer [[tough|Zäh-Statuskarte]] oder einer konstanten Fähigkeit, kann ihn gar nicht erst bezahlen. [[prevent|Verhindert]] etwas anderes den Schaden, sind die Kosten nicht bezahlt.',
      ],
      examples: [
        'Ein Ereignis kostet 1, und seine Fähigkeit verlangt vor dem Pfeil eine Geist-Ressource. Eine Karte mit zwei Geist-Ressourcen bezahlt beides.',
      ],
      aliases: [
        'Ressourcenkosten',
        'bezahlen',
        'zahlen',
        'Preis',
        'zusätzliche Kosten',
        'überzahlen',
        'zu viel bezahlen',
        'Darf ich zu viel bezahlen',
        'Darf ich mit Karten eines anderen bezahlen',
      ],
    },
    see: [
      'resource',
      'cost-arrow-icon',
      'initiating-abilities',
      'alliance',
      'dash-value',
      'x',
      'requirement-resources',
    ],
    decided: [
      {
        en: 'The printed cost of an event and resources before its arrow are one payment.',
        de: 'Die aufgedruckten Kosten eines Ereignisses und Ressourcen vor seinem Pfeil sind eine Zahlung.',
      },
      {
        en: 'Costs that are another card’s, as with Make the Call, are paid as that card’s are: its aspect decides which resource cards count twice.',
        de: 'Kosten einer anderen Karte, wie bei Einsatzbefehl, werden so bezahlt wie deren eigene: Ihr Aspekt entscheidet, welche Ressourcenkarten doppelt zählen.',
      },
      {
        en: 'A wild resource is used as one type, so one of them never counts for two. If a card asks what it was paid with and not everything can be had, its player says which.',
        de: 'Eine Joker-Ressource wird als ein Typ verwendet, also zählt eine nie für zwei. Fragt eine Karte, womit sie bezahlt wurde, und ist nicht alles zu haben, sagt ihr Spieler, was gilt.',
      },
      {
        en: 'If an additional cost turns out unpaid, because damage that was to be taken is prevented, the event or card lies on its discard pile without effect, the basic power or ability is unused and the form unchanged.',
        de: 'Erweisen sich zusätzliche Kosten als unbezahlt, weil Schaden, der zu nehmen war, verhindert wird, liegt das Ereignis oder die Karte wirkungslos auf dem Ablagestapel, die Basiskraft oder Fähigkeit ist unverwendet und die Gestalt unverändert.',
      },
      {
        en: 'Resource abilities never have additional costs; putting a card into play and changing form by an effect have none either.',
        de: 'Ressourcenfähigkeiten haben nie zusätzliche Kosten; ebenso wenig, wenn ein Effekt eine Karte ins Spiel bringt oder die Gestalt wechselt.',
      },
    ],
  },
  {
    id: 'cost-arrow-icon',
    topic: 'icons',
    en: {
      title: 'Cost Arrow Icon',
      text: [
        'The arrow (→) parts a [[cost|cost]] from its effect. All that stands before it, apart from the bold words and the trigger, must be paid or done completely before anything behind it is resolved.',
        'Responses to what stands before the arrow come before what stands behind it.',
      ],
      examples: [
        'Web-Shooter: exhaust it and remove 1 web counter → generate a wild resource. Exhausted or without a counter, it gives nothing.',
      ],
      aliases: ['arrow', 'cost arrow', '→', 'before the arrow', 'colon or arrow'],
    },
    de: {
      title: 'Kosten-Pfeilsymbol',
      text: [
        'Der Pfeil (→) trennt [[cost|Kosten]] von ihrem Effekt. Alles, was vor ihm steht, außer den fett gedruckten Worten und dem Auslöser, muss bezahlt oder ganz ausgeführt sein, ehe etwas dahinter abgehandelt wird.',
        'Reaktionen auf das, was vor dem Pfeil steht, kommen vor dem, was dahinter steht.',
      ],
      examples: [
        'Netzsprüher: erschöpfen und 1 Netzmarker entfernen → eine Joker-Ressource erzeugen. Erschöpft oder ohne Marker bringt er nichts.',
      ],
      aliases: ['Kostenpfeil', 'Kostenpfeilsymbol', 'Pfeil', '→', 'vor dem Pfeil'],
    },
    see: ['cost', 'initiating-abilities', 'response', 'then'],
  },
  {
    id: 'counter',
    topic: 'basics',
    en: {
      title: 'Counter',
      text: [
        'Counters with a name of their own, such as web counters, are all-purpose counters: see [[all-purpose-counter]].',
      ],
      aliases: ['counters', 'token', 'tokens', 'marker', 'markers'],
    },
    de: {
      title: 'Marker',
      text: [
        'Marker mit eigenem Namen, etwa Netzmarker, sind Universalmarker: siehe [[all-purpose-counter|Universalmarker]].',
      ],
      aliases: ['Markern', 'Spielmarker', 'Token', 'Zähler', 'Plättchen'],
    },
    see: ['all-purpose-counter', 'uses-x-type', 'acceleration-token', 'threat', 'damage'],
    untested: 'pointer',
  },
  {
    id: 'crisis-icon',
    topic: 'icons',
    en: {
      title: 'Crisis Icon',
      text: [
        'While there is a crisis icon in play, player cards cannot remove threat from the [[main-scheme-main-scheme-deck|main scheme]]: no basic thwart, no event and no other ability. [[move|Moving]] threat away is removing it.',
        'Encounter cards are not hindered. Other schemes can be thwarted as usual, also the one with the icon.',
        'An effect on each scheme still works, but passes the main scheme by.',
      ],
      examples: [
        'Crowd Control is in play, with threat on the main scheme and on Crowd Control. You can thwart only Crowd Control; once it is defeated, the main scheme is open again.',
      ],
      aliases: [
        'crisis',
        'crisis icons',
        'crisis symbol',
        'cannot thwart the main scheme',
        'why can I not thwart the main scheme',
      ],
    },
    de: {
      title: 'Krisensymbol',
      text: [
        'Solange ein Krisensymbol im Spiel ist, können Spielerkarten keine Bedrohung vom [[main-scheme-main-scheme-deck|Hauptplan]] entfernen: kein Basis-Widerstand, kein Ereignis und keine andere Fähigkeit. Auch [[move|Verschieben]] ist Entfernen.',
        'Begegnungskarten hindert es nicht. Gegen andere Pläne lässt sich wie sonst Widerstand leisten, auch gegen den mit dem Symbol.',
        'Ein Effekt auf jeden Plan wirkt trotzdem, geht aber am Hauptplan vorbei.',
      ],
      examples: [
        'Kontrolle der Menschenmenge ist im Spiel; auf ihr und auf dem Hauptplan liegt Bedrohung. Widerstand ist nur gegen Kontrolle der Menschenmenge möglich; ist sie besiegt, steht der Hauptplan wieder offen.',
      ],
      aliases: [
        'Krise',
        'Krisensymbole',
        'Krisen-Symbol',
        'kein Widerstand gegen den Hauptplan',
        'Warum kann ich gegen den Hauptplan keinen Widerstand leisten',
      ],
    },
    see: ['thwart', 'side-scheme', 'patrol', 'threat', 'icons'],
  },
];
