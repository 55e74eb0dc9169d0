import type { Entry } from '../entry.ts';

export const SI_TO_SZ: readonly Entry[] = [
  {
    id: 'side-scheme',
    topic: 'cards',
    en: {
      title: 'Side Scheme',
      text: [
        'A side scheme is a type of [[encounter-card|encounter card]]. When it is revealed, it enters play next to the main scheme, in the [[villains-play-area|villain’s play area]], with the starting [[threat|threat]] printed at its bottom.',
        'It stays until no threat is left on it. Then it is [[defeat|defeated]] and discarded. A card ability may also make it leave play.',
        'Characters may [[thwart|thwart]] it like the main scheme, and abilities may remove its threat. Enemies that scheme put their threat on the main scheme, not here, and a side scheme is never completed.',
        'Its icons and abilities work as long as it is in play.',
      ],
      examples: [
        'Bomb Scare has an acceleration icon: each round the main scheme gets 1 more threat. Remove all threat from Bomb Scare: it is defeated, and the icon is gone with it.',
      ],
      aliases: [
        'side schemes',
        'sidescheme',
        'sub scheme',
        'how do I get rid of a side scheme',
        'can I thwart a side scheme',
      ],
    },
    de: {
      title: 'Nebenplan',
      text: [
        'Ein Nebenplan ist ein Typ von [[encounter-card|Begegnungskarten]]. Wird er aufgedeckt, kommt er neben dem Hauptplan in der [[villains-play-area|Spielzone des Schurken]] ins Spiel, mit der Start-[[threat|Bedrohung]], die unten auf ihm steht.',
        'Er bleibt, bis keine Bedrohung mehr auf ihm liegt. Dann ist er [[defeat|besiegt]] und wird abgelegt. Auch eine Kartenfähigkeit kann ihn aus dem Spiel nehmen.',
        'Charaktere können gegen ihn ebenso [[thwart|Widerstand leisten]] wie gegen den Hauptplan, und Fähigkeiten können seine Bedrohung entfernen. Gegner, die den Plan vorantreiben, legen ihre Bedrohung auf den Hauptplan, nicht hierher; vollendet wird ein Nebenplan nie.',
        'Seine Symbole und Fähigkeiten wirken, solange er im Spiel ist.',
      ],
      examples: [
        'Bombendrohung hat ein Beschleunigungssymbol: Der Hauptplan bekommt jede Runde 1 Bedrohung mehr. Entfernt ihr alle Bedrohung von ihr, ist sie besiegt, und mit ihr verschwindet das Symbol.',
      ],
      aliases: [
        'Nebenpläne',
        'Nebenplankarte',
        'Side Scheme',
        'wie werde ich einen Nebenplan los',
        'kann ich gegen einen Nebenplan Widerstand leisten',
      ],
    },
    see: [
      'scheme-card-type',
      'player-side-scheme',
      'main-scheme-main-scheme-deck',
      'thwart',
      'hinder-x',
      'icons',
    ],
    decided: [
      {
        en: 'Starting threat is not threat that is placed: the side scheme enters play with it. What waits for threat being placed does not answer it.',
        de: 'Start-Bedrohung wird nicht platziert: Der Nebenplan kommt mit ihr ins Spiel. Was auf platzierte Bedrohung wartet, reagiert nicht darauf.',
      },
    ],
  },
  {
    id: 'simultaneous-resolution',
    topic: 'timing',
    en: {
      title: 'Simultaneous Resolution',
      text: [
        'If several effects with the same bold trigger are due at the same moment, the [[first-player|first player]] decides in which order they resolve, whoever controls the cards. Each is resolved completely before the next one begins.',
        'Effects with different triggers have a fixed order; see [[ability]].',
      ],
      examples: [
        'Two forced responses wait for the same minion to be defeated. The first player says which of them comes first.',
      ],
      aliases: [
        'simultaneous',
        'at the same time',
        'simultaneous effects',
        'order of effects',
        'who decides the order',
        'two forced responses at once',
      ],
    },
    de: {
      title: 'Gleichzeitige Abhandlung',
      text: [
        'Sind mehrere Effekte mit demselben fetten Auslöser im selben Moment fällig, legt der [[first-player|Startspieler]] fest, in welcher Folge sie abgehandelt werden, gleich wer die Karten kontrolliert. Jeder wird ganz abgehandelt, bevor der nächste beginnt.',
        'Für Effekte mit verschiedenen Auslösern gibt es eine feste Ordnung; siehe [[ability|Fähigkeit]].',
      ],
      examples: [
        'Zwei erzwungene Reaktionen warten darauf, dass derselbe Scherge besiegt wird. Der Startspieler sagt, welche zuerst kommt.',
      ],
      aliases: [
        'gleichzeitig',
        'gleichzeitige Effekte',
        'Reihenfolge der Effekte',
        'wer bestimmt die Reihenfolge',
        'zwei erzwungene Reaktionen zugleich',
      ],
    },
    see: ['first-player', 'ability', 'each-player', 'forced', 'in-player-order', 'timing'],
    decided: [
      {
        en: 'What each player has to do is done in player order. The book lets the first player choose; it hardly ever matters and would have to be asked every time.',
        de: 'Was jeder Spieler tun muss, geschieht in Spielerreihenfolge. Das Referenzhandbuch lässt den Startspieler wählen; darauf kommt es kaum je an, und man müsste jedes Mal fragen.',
      },
      {
        en: 'Several enemies that attack at once: the villain first, then the minions in the order the attacked player likes.',
        de: 'Greifen mehrere Gegner auf einmal an, kommt zuerst der Schurke, dann kommen die Schergen in der Reihenfolge, die der angegriffene Spieler möchte.',
      },
    ],
  },
  {
    id: 'skirmish-mode',
    topic: 'modes',
    en: {
      title: 'Skirmish Mode',
      text: [
        'Skirmish mode makes a game shorter. Before it begins, the players choose one stage of the villain. Only this stage is put into play in step eight of setup; the others are removed from the game.',
        'The stage is revealed like any first stage. Once it is defeated, the players have won.',
        'Skirmish mode goes together with [[expert-mode|expert]], [[heroic-mode|heroic]] and [[campaign-mode|campaign mode]]. Without expert mode the expert set stays out.',
      ],
      aliases: [
        'skirmish',
        'rookie mode',
        'short game',
        'one stage',
        'quick game',
        'play against one villain stage only',
      ],
    },
    de: {
      title: 'Scharmützelmodus',
      text: [
        'Der Scharmützelmodus verkürzt eine Partie. Die Spieler wählen vorher einen einzigen Abschnitt des Schurken. Nur er kommt in Schritt 8 des Spielaufbaus ins Spiel, die übrigen werden aus dem Spiel entfernt.',
        'Der Abschnitt wird aufgedeckt wie sonst der erste. Ist er besiegt, haben die Spieler gewonnen.',
        'Der Scharmützelmodus verträgt sich mit [[expert-mode|Expertenmodus]], [[heroic-mode|Heldenhaftem Modus]] und [[campaign-mode|Kampagnenmodus]]. Ohne Expertenmodus bleibt das Experten-Set draußen.',
      ],
      aliases: [
        'Scharmützel',
        'Rookie-Modus',
        'kurze Partie',
        'ein Abschnitt',
        'schnelles Spiel',
        'Skirmish',
        'nur gegen einen Abschnitt spielen',
      ],
    },
    see: ['modes-of-play', 'standard-mode', 'expert-mode', 'heroic-mode', 'villain'],
  },
  {
    id: 'special',
    topic: 'timing',
    en: {
      title: 'Special',
      text: [
        'An ability that begins with a bold “Special” is a [[triggered-ability|triggered ability]] that cannot be used by itself. It resolves only when another card ability says so.',
        'Labels such as (attack) count as on any other [[labeled-ability|labeled ability]].',
      ],
      examples: [
        'The upgrades of Black Panther have Special abilities. They do nothing until Wakanda Forever! resolves them, one after another in the order you like.',
      ],
      aliases: [
        'special ability',
        'special abilities',
        'Wakanda Forever',
        'when can I use a special ability',
      ],
    },
    de: {
      title: 'Spezial',
      text: [
        'Eine Fähigkeit, die mit einem fetten „Spezial“ beginnt, ist eine [[triggered-ability|ausgelöste Fähigkeit]], die sich nicht für sich allein verwenden lässt. Sie wird nur abgehandelt, wenn eine andere Kartenfähigkeit es sagt.',
        'Kennzeichnungen wie (Angriff) zählen wie bei jeder [[labeled-ability|gekennzeichneten Fähigkeit]].',
      ],
      examples: [
        'Die Upgrades von Black Panther haben Spezialfähigkeiten. Sie tun nichts, bis Wakanda über alles! sie abhandeln lässt, eine nach der anderen in einer Reihenfolge deiner Wahl.',
      ],
      aliases: [
        'Spezialfähigkeit',
        'Spezialfähigkeiten',
        'Wakanda über alles',
        'Special',
        'wann darf ich eine Spezialfähigkeit verwenden',
      ],
    },
    see: ['triggered-ability', 'labeled-ability', 'ability'],
    decided: [
      {
        en: 'Wakanda Forever!: a step of the sequence that can do nothing is still a step, so you may make another one the last.',
        de: 'Wakanda über alles!: Ein Schritt der Folge, der nichts bewirken kann, ist trotzdem ein Schritt. Du kannst also einen anderen zum letzten machen.',
      },
    ],
  },
  {
    id: 'stalwart',
    topic: 'keywords',
    en: {
      title: 'Stalwart',
      text: [
        'A character with stalwart cannot be [[stunned|stunned]] or [[confuse-confused|confused]]. It is no valid target for an effect that would do only that.',
        'If a character gains stalwart, it loses the stunned and confused cards it has. They do not come back when it loses stalwart again.',
        '[[tough|Tough]] cards are not affected.',
      ],
      aliases: [
        'cannot be stunned',
        'cannot be confused',
        'immune to stun',
        'immune to status cards',
        'difference between stalwart and steady',
      ],
    },
    de: {
      title: 'Gestählt',
      text: [
        'Ein Charakter mit Gestählt kann nicht [[stunned|betäubt]] oder [[confuse-confused|verwirrt]] werden. Für einen Effekt, der nur das täte, ist er kein gültiges Ziel.',
        'Erhält ein Charakter Gestählt, verliert er die Betäubt- und Verwirrt-Karten, die er hat. Sie kommen nicht zurück, wenn er das Schlüsselwort wieder verliert.',
        '[[tough|Zäh]]-Karten sind nicht betroffen.',
      ],
      aliases: [
        'kann nicht betäubt werden',
        'kann nicht verwirrt werden',
        'immun gegen Betäubung',
        'Stalwart',
        'Unterschied Gestählt und Standhaft',
      ],
    },
    see: ['steady', 'stunned', 'confuse-confused', 'status-cards', 'vulnerable', 'keywords'],
    decided: [
      {
        en: 'A character that is stalwart only while some condition holds is not stunned or confused during that time; its status cards come off as soon as the condition holds.',
        de: 'Ist ein Charakter nur unter einer Bedingung gestählt, ist er währenddessen nicht betäubt oder verwirrt; seine Statuskarten kommen weg, sobald die Bedingung eintritt.',
      },
    ],
  },
  {
    id: 'standard-mode',
    topic: 'modes',
    en: {
      title: 'Standard Mode',
      text: [
        'Standard mode is the plain game: contents and setup are those the scenario names, with the villain stages it gives for standard mode and with the [[standard-set|standard set]].',
        'All other modes are changes of this one; see [[modes-of-play]].',
      ],
      examples: [
        'Against Rhino standard mode means stages I and II. Expert mode would be II and III and the expert set.',
      ],
      aliases: ['standard', 'normal mode', 'normal game', 'standard difficulty', 'default mode'],
    },
    de: {
      title: 'Standardmodus',
      text: [
        'Der Standardmodus ist das gewöhnliche Spiel: Inhalt und Spielaufbau sind die des Szenarios, mit den Schurkenabschnitten, die es für diesen Modus nennt, und mit dem [[standard-set|Standard-Set]].',
        'Alle anderen Modi wandeln diesen ab; siehe [[modes-of-play|Spielmodi]].',
      ],
      examples: [
        'Gegen Rhino heißt Standardmodus: Abschnitte I und II. Im Expertenmodus wären es II und III sowie das Experten-Set.',
      ],
      aliases: [
        'Standard',
        'normaler Modus',
        'normales Spiel',
        'Grundmodus',
        'normale Schwierigkeit',
      ],
    },
    see: ['modes-of-play', 'standard-set', 'expert-mode', 'skirmish-mode', 'heroic-mode'],
  },
  {
    id: 'standard-set',
    topic: 'decks',
    en: {
      title: 'Standard Set',
      text: [
        'The standard set is an [[encounter-set|encounter set]] that most scenarios shuffle into their encounter deck. Its cards say “Standard” where others name their encounter set.',
        'It is not a [[modular-encounter-set|modular encounter set]]. Where a scenario asks for one of those, it can be neither chosen nor drawn by lot.',
      ],
      aliases: ['standard encounter set', 'standard cards', 'is the standard set modular'],
    },
    de: {
      title: 'Standard-Set',
      text: [
        'Das Standard-Set ist ein [[encounter-set|Begegnungsset]], das die meisten Szenarien in ihr Begegnungsdeck mischen. Auf seinen Karten steht „Standard“, wo andere ihr Begegnungsset nennen.',
        'Es ist kein [[modular-encounter-set|modulares Begegnungsset]]. Verlangt ein Szenario ein solches, lässt es sich dafür weder auswählen noch auslosen.',
      ],
      aliases: [
        'Standardset',
        'Standard-Begegnungsset',
        'Standardkarten',
        'ist das Standard-Set modular',
      ],
    },
    see: [
      'expert-set',
      'modular-encounter-set',
      'encounter-set',
      'standard-mode',
      'classifications',
    ],
  },
  {
    id: 'star-icon',
    topic: 'icons',
    en: {
      title: 'Star Icon',
      text: [
        'A star next to a value or in the boost field does nothing by itself. It reminds you that the text box has a mandatory ability that goes with it.',
        'Next to a power, ATK, SCH, THW, DEF or REC: look at the text box whenever the character uses this power. On an [[attachment|attachment]]: whenever the character it is attached to uses the power that it changes.',
        'In the boost field: when the card is turned up as a [[boost-boost-icon|boost card]], resolve its Boost ability. The star is no boost icon and adds nothing.',
        'A power that shows a star and no number counts as 0.',
      ],
      examples: [
        'Klaw has a star next to his ATK: whenever he attacks, his text gives him another boost card.',
      ],
      aliases: [
        'star',
        'star symbol',
        'asterisk',
        'star in the boost field',
        'what does the star mean',
        'does a star count as a boost icon',
      ],
    },
    de: {
      title: 'Stern-Symbol',
      text: [
        'Ein Stern neben einem Wert oder im Boost-Feld bewirkt selbst nichts. Er erinnert daran, dass im Textfeld eine verpflichtende Fähigkeit steht, die dazugehört.',
        'Neben einer Kraft, also ANG, PLA, WID, VER oder ERH: Sieh ins Textfeld, sooft der Charakter diese Kraft verwendet. Auf einem [[attachment|Anhang]]: sooft der Charakter, an dem er hängt, die Kraft verwendet, die der Anhang verändert.',
        'Im Boost-Feld: Wird die Karte als [[boost-boost-icon|Boost-Karte]] umgedreht, handle ihre Boost-Fähigkeit ab. Der Stern ist kein Boost-Symbol und erhöht nichts.',
        'Zeigt eine Kraft nur einen Stern und keine Zahl, gilt sie als 0.',
      ],
      examples: [
        'Klaw hat einen Stern neben seinem ANG-Wert: Bei jedem Angriff gibt ihm sein Text eine weitere Boost-Karte.',
      ],
      aliases: [
        'Stern',
        'Sternsymbol',
        'Sternchen',
        'Stern im Boost-Feld',
        'was bedeutet der Stern',
        'zählt ein Stern als Boost-Symbol',
      ],
    },
    see: ['icons', 'boost-boost-icon', 'basic-power', 'attachment', 'non-numerical-variable'],
  },
  {
    id: 'status-cards',
    topic: 'status',
    en: {
      title: 'Status Cards',
      text: [
        'A status card lies on a character and shows the state it is in. There are three types: [[stunned|stunned]] cancels its next attack; [[confuse-confused|confused]] cancels its next scheme or thwart; [[tough|tough]] keeps it from taking damage once. A character that is given one gets it from the supply, which never runs out.',
        'A character has at most one status card of each type. With [[steady|steady]] it may have two stunned and two confused cards.',
        'Status cards work before all triggered abilities that conflict with them, forced ones too. [[constant-ability|Constant abilities]] come before them.',
        'They stay on an identity that changes form. When the character leaves play, they go back to the supply.',
      ],
      examples: [
        'Two effects stun the same minion. The second does nothing, since the minion has its stunned card already.',
      ],
      aliases: [
        'status',
        'status card',
        'status effects',
        'stunned, confused, tough',
        'can a character have two stunned cards',
        'do status cards stay when I flip',
      ],
    },
    de: {
      title: 'Statuskarten',
      text: [
        'Eine Statuskarte liegt auf einem Charakter und zeigt, in welchem Zustand er ist. Es gibt drei Typen: [[stunned|Betäubt]] hebt seinen nächsten Angriff auf; [[confuse-confused|Verwirrt]] wirkt ebenso, wenn er das nächste Mal den Plan vorantreibt oder Widerstand leistet; [[tough|Zäh]] bewahrt ihn einmal vor Schaden. Wer eine bekommt, nimmt sie aus dem Vorrat, der nie zu Ende geht.',
        'Ein Charakter hat von jedem Typ höchstens eine. Mit [[steady|Standhaft]] dürfen es je zwei Betäubt- und Verwirrt-Karten sein.',
        'Statuskarten wirken vor allen ausgelösten Fähigkeiten, die ihnen in die Quere kommen, auch vor erzwungenen. [[constant-ability|Konstante Fähigkeiten]] gehen ihnen vor.',
        'Auf einer Identität, die ihre Gestalt wechselt, bleiben sie liegen. Verlässt der Charakter das Spiel, kommen sie zurück in den Vorrat.',
      ],
      examples: [
        'Zwei Effekte betäuben denselben Schergen. Der zweite bewirkt nichts, denn der Scherge hat seine Betäubt-Karte schon.',
      ],
      aliases: [
        'Status',
        'Statuskarte',
        'Statuseffekte',
        'Betäubt, Verwirrt, Zäh',
        'kann ein Charakter zwei Betäubt-Karten haben',
        'bleiben Statuskarten beim Gestaltwechsel',
      ],
    },
    see: ['stunned', 'confuse-confused', 'tough', 'steady', 'stalwart', 'vulnerable'],
  },
  {
    id: 'steady',
    topic: 'keywords',
    en: {
      title: 'Steady',
      text: [
        'It takes two cards to stop a character with steady: it may have a second [[stunned|stunned]] and a second [[confuse-confused|confused]] card, and it is stunned or confused only with both cards of that type. A single one stays on it without effect.',
        'When two such cards have canceled an attack, a scheme or a thwart, both come off. Cards of the other type stay.',
        'Steady gives no second [[tough|tough]] card.',
      ],
      examples: [
        'A steady minion has one stunned card and attacks as usual. Stunned once more, it loses both cards instead of its next attack.',
      ],
      aliases: [
        'two status cards',
        'stun twice',
        'needs two stunned cards',
        'difference between steady and stalwart',
      ],
    },
    de: {
      title: 'Standhaft',
      text: [
        'Um einen Charakter mit Standhaft aufzuhalten, braucht es zwei Karten: Er darf je eine zweite [[stunned|Betäubt-]] und [[confuse-confused|Verwirrt-Karte]] haben, und betäubt oder verwirrt ist er erst mit beiden Karten eines Typs. Eine einzelne bleibt wirkungslos auf ihm liegen.',
        'Haben zwei solche Karten den Charakter daran gehindert, anzugreifen, den Plan voranzutreiben oder Widerstand zu leisten, kommen beide weg. Karten des anderen Typs bleiben.',
        'Eine zweite [[tough|Zäh]]-Karte bringt Standhaft nicht.',
      ],
      examples: [
        'Ein standhafter Scherge hat eine Betäubt-Karte und greift wie üblich an. Wird er noch einmal betäubt, verliert er statt des nächsten Angriffs beide Karten.',
      ],
      aliases: [
        'zwei Statuskarten',
        'zweimal betäuben',
        'Steady',
        'Unterschied Standhaft und Gestählt',
      ],
    },
    see: ['stunned', 'confuse-confused', 'status-cards', 'stalwart', 'vulnerable', 'keywords'],
  },
  {
    id: 'stunned',
    topic: 'status',
    en: {
      title: 'Stun, Stunned',
      text: [
        'To stun a character is to give it a stunned card. While it has one it is stunned (with [[steady|steady]]: while it has two), and its next attack is [[cancel|canceled]].',
        'Your stunned identity and your stunned allies may attack or use an ability labeled as an attack. All costs are paid, exhausting included; then the stunned card comes off in place of the attack. This may be tried even if there is nobody to attack.',
        'For enemies it is the same without costs: where the attack would begin, the stunned card comes off and nothing else happens. No boost card is given.',
        'The character has not attacked: nothing that waits for an attack happens, nobody retaliates, and an ally takes no [[consequential-damage|consequential damage]].',
        'Everything else goes on as usual: defending, thwarting, recovering, scheming, and damage without an attack. A [[labeled-ability|label]] counts, though: if one label of an ability is canceled, so is all of it except its costs.',
        'A character that cannot be stunned is given no stunned card.',
      ],
      examples: [
        'Your hero is stunned. You play an event labeled (attack): it is paid for and discarded, the stunned card goes, and nothing else happens. The next attack works.',
        'A stunned villain activates against a player in alter-ego form: it schemes and keeps the stunned card.',
      ],
      aliases: [
        'stun',
        'stuns',
        'stunned status',
        'stunned card',
        'how do I get rid of stunned',
        'can I defend while stunned',
        'can I thwart while stunned',
        'does a stunned villain get a boost card',
        'can a stunned hero play attack events',
      ],
    },
    de: {
      title: 'Betäubt, betäuben',
      text: [
        'Einen Charakter betäuben heißt, ihm eine Betäubt-Karte zu geben. Solange er eine hat, ist er betäubt (mit [[steady|Standhaft]]: solange er zwei hat), und sein nächster Angriff wird [[cancel|aufgehoben]].',
        'Deine betäubte Identität und deine betäubten Verbündeten dürfen angreifen oder eine als Angriff gekennzeichnete Fähigkeit verwenden. Alle Kosten werden bezahlt, auch das Erschöpfen; dann kommt an Stelle des Angriffs die Betäubt-Karte weg. Das geht auch, wenn niemand da ist, den man angreifen könnte.',
        'Bei Gegnern ist es dasselbe ohne Kosten: Wo der Angriff beginnen würde, kommt die Betäubt-Karte weg, und sonst geschieht nichts. Eine Boost-Karte gibt es nicht.',
        'Der Charakter hat nicht angegriffen: Was auf einen Angriff wartet, bleibt aus, niemand vergilt, und ein Verbündeter nimmt keinen [[consequential-damage|Folgeschaden]].',
        'Alles andere geht wie sonst: verteidigen, Widerstand leisten, sich erholen, den Plan vorantreiben und Schaden ohne Angriff. Allerdings zählt jede [[labeled-ability|Kennzeichnung]]: Wird eine davon aufgehoben, ist die ganze Fähigkeit bis auf ihre Kosten aufgehoben.',
        'Ein Charakter, der nicht betäubt werden kann, bekommt keine Betäubt-Karte.',
      ],
      examples: [
        'Dein Held ist betäubt. Du spielst ein Ereignis mit der Kennzeichnung (Angriff): Es wird bezahlt und abgelegt, die Betäubt-Karte kommt weg, sonst geschieht nichts. Der nächste Angriff gelingt.',
        'Ein betäubter Schurke wird gegen einen Spieler in Alter-Ego-Gestalt aktiviert: Er treibt den Plan voran und behält die Betäubt-Karte.',
      ],
      aliases: [
        'betäuben',
        'betäubt',
        'Betäubung',
        'Betäubt-Karte',
        'Stun',
        'wie werde ich Betäubt los',
        'kann ich betäubt verteidigen',
        'kann ich betäubt Widerstand leisten',
        'bekommt ein betäubter Schurke eine Boost-Karte',
        'kann ein betäubter Held Angriff-Ereignisse spielen',
      ],
    },
    see: [
      'status-cards',
      'confuse-confused',
      'steady',
      'stalwart',
      'vulnerable',
      'labeled-ability',
      'attack-player-ability-type',
    ],
  },
  {
    id: 'subtitle',
    topic: 'cards',
    en: {
      title: 'Subtitle',
      text: [
        'Some allies have a subtitle below their title: another name of the same person.',
        'It matters where names are compared: for the [[unique-icon|matching of unique cards]] and for [[team-up|Team-Up]].',
      ],
      examples: [
        'The ally Hulk has the subtitle Bruce Banner. He cannot enter play while an identity with the alter-ego Bruce Banner is in play.',
      ],
      aliases: ['subtitles', 'alias', 'second name', 'name below the title', 'real name'],
    },
    de: {
      title: 'Untertitel',
      text: [
        'Manche Verbündete haben unter ihrem Namen einen Untertitel: einen anderen Namen derselben Person.',
        'Er zählt, wo Namen verglichen werden: bei der [[unique-icon|Übereinstimmung einzigartiger Karten]] und bei [[team-up|Teamwork]].',
      ],
      examples: [
        'Der Verbündete Hulk hat den Untertitel Bruce Banner. Er kann nicht ins Spiel kommen, solange eine Identität mit dem Alter Ego Bruce Banner im Spiel ist.',
      ],
      aliases: ['Zweitname', 'Alias', 'Name unter dem Namen', 'bürgerlicher Name', 'Subtitle'],
    },
    see: ['unique-icon', 'team-up', 'ally', 'copy'],
  },
  {
    id: 'support',
    topic: 'cards',
    en: {
      title: 'Support',
      text: [
        'A support is a type of [[player-card|player card]]: a place, a group or a helper in the background. You play it on your turn. It lies in the back row of your [[players-play-area|play area]] and stays there until a card ability makes it leave play.',
        'What a support does, your [[identity|identity]] has not done: an effect that waits for your hero or alter-ego to do something does not answer an ability of a support.',
        'There is no limit to the number of supports in play, unless a card gives one.',
      ],
      examples: [
        'Superhuman Law Division removes threat from a scheme. Jennifer Walters has not thwarted.',
      ],
      aliases: [
        'supports',
        'support card',
        'location',
        'how many supports can I have',
        'difference between support and upgrade',
      ],
    },
    de: {
      title: 'Vorteil',
      text: [
        'Ein Vorteil ist ein Typ von [[player-card|Spielerkarten]]: ein Ort, eine Gruppe oder Helfer im Hintergrund. Du spielst ihn in deinem Zug. Er liegt in der hinteren Reihe deiner [[players-play-area|Spielzone]] und bleibt dort, bis eine Kartenfähigkeit ihn das Spiel verlassen lässt.',
        'Was ein Vorteil tut, hat nicht deine [[identity|Identität]] getan: Ein Effekt, der auf ein Tun deines Helden oder Alter Egos wartet, reagiert nicht auf die Fähigkeit eines Vorteils.',
        'Eine Höchstzahl von Vorteilen gibt es nicht, außer eine Karte nennt eine.',
      ],
      examples: [
        'Abteilung für übermenschliches Recht entfernt Bedrohung von einem Plan. Jennifer Walters hat keinen Widerstand geleistet.',
      ],
      aliases: [
        'Vorteile',
        'Vorteilskarte',
        'Vorteilskarten',
        'Ort',
        'Unterstützung',
        'Support',
        'wie viele Vorteile darf ich haben',
        'Unterschied Vorteil und Upgrade',
      ],
    },
    see: ['player-card', 'card-types', 'upgrade', 'players-play-area', 'you'],
  },
  {
    id: 'surge',
    topic: 'keywords',
    en: {
      title: 'Surge',
      text: [
        'After an encounter card with surge was revealed, the player who resolves it reveals one more card from the top of the encounter deck.',
        'The first card has to be finished, together with all responses to its being revealed. Only then is the next one turned up. If that one has surge, it goes on.',
        'Often a card gains surge only by its own text. Then surge depends on that text being resolved: cancel the When Revealed ability, and no further card comes. A printed keyword surge remains.',
        'A card turned up as a boost card was not revealed, so its surge does nothing.',
      ],
      examples: [
        'You reveal Assault in alter-ego form. Nobody attacks, but the card gains surge: discard it and reveal the next one.',
      ],
      aliases: [
        'surges',
        'surging',
        'gains surge',
        'additional encounter card',
        'reveal another card',
        'does surge happen if the card is canceled',
        'is a surge card dealt facedown',
      ],
    },
    de: {
      title: 'Nachrüsten',
      text: [
        'Wurde eine Begegnungskarte mit Nachrüsten aufgedeckt, deckt der Spieler, der sie abhandelt, noch eine Karte von oben vom Begegnungsdeck auf.',
        'Zuvor muss die erste ganz erledigt sein, samt allen Reaktionen auf ihr Aufdecken. Erst dann wird die nächste umgedreht. Hat auch sie Nachrüsten, geht es weiter.',
        'Oft erhält eine Karte Nachrüsten erst durch ihren eigenen Text. Dann hängt es daran, dass dieser abgehandelt wird: Wird die „Sobald aufgedeckt“-Fähigkeit aufgehoben, kommt keine weitere Karte. Das aufgedruckte Schlüsselwort Nachrüsten dagegen bleibt.',
        'Eine als Boost-Karte umgedrehte Karte wurde nicht aufgedeckt; ihr Nachrüsten bewirkt nichts.',
      ],
      examples: [
        'Du deckst in Alter-Ego-Gestalt Überfall auf. Niemand greift an, aber die Karte erhält Nachrüsten: Leg sie ab und deck die nächste auf.',
      ],
      aliases: [
        'nachgerüstet',
        'erhält Nachrüsten',
        'zusätzliche Begegnungskarte',
        'noch eine Karte aufdecken',
        'Surge',
        'kommt Nachrüsten, wenn die Karte aufgehoben wird',
        'wird die Karte durch Nachrüsten verdeckt zugeteilt',
      ],
    },
    see: ['reveal', 'encounter-deck', 'keywords', 'cancel', 'when-revealed-abilities', 'gains'],
    decided: [
      {
        en: 'If every card that is left surges and nothing changes by it, that would never end: the players lose, as they do when the encounter deck and its discard pile are empty.',
        de: 'Rüstet jede verbliebene Karte nach und ändert sich dabei nichts, nähme das kein Ende: Die Spieler verlieren, wie bei leerem Begegnungsdeck und leerem Ablagestapel.',
      },
    ],
  },
  {
    id: 'sustained-damage',
    topic: 'damage',
    en: {
      title: 'Sustained Damage',
      text: [
        'Sustained damage is the damage a character has at the moment: its [[maximum-hit-points|maximum hit points]] minus its [[remaining-hit-points|remaining hit points]].',
        'On an ally or minion it is the number of damage tokens on the card. For an identity or villain take the printed hit points, changed by everything in effect, and subtract what the dial shows.',
        'Healing lowers it. A change of maximum hit points does not: the remaining ones change along.',
      ],
      examples: [
        'Captain Marvel has 12 hit points and her dial shows 9: she has sustained 3 damage. With +2 hit points the dial shows 11, and the damage is still 3.',
      ],
      aliases: [
        'damage on a character',
        'damage taken so far',
        'damage sustained',
        'current damage',
        'how much damage has a character',
      ],
    },
    de: {
      title: 'Erlittener Schaden',
      text: [
        'Erlittener Schaden ist der Schaden, den ein Charakter gerade hat: seine [[maximum-hit-points|maximalen Lebenspunkte]] minus seine [[remaining-hit-points|verbleibenden Lebenspunkte]].',
        'Auf einem Verbündeten oder Schergen ist es die Zahl der Schadensmarker auf der Karte. Bei einer Identität oder einem Schurken nimmst du die aufgedruckten Lebenspunkte samt allem, was sie gerade verändert, und ziehst ab, was der Zähler zeigt.',
        'Heilen senkt ihn. Ändern sich die maximalen Lebenspunkte, bleibt er gleich: Die verbleibenden ändern sich mit.',
      ],
      examples: [
        'Captain Marvel hat 12 Lebenspunkte, ihr Zähler zeigt 9: Sie hat 3 Schaden erlitten. Mit +2 Lebenspunkten zeigt der Zähler 11, und der Schaden beträgt weiter 3.',
      ],
      aliases: [
        'erlittene Schäden',
        'Schaden auf einem Charakter',
        'bisheriger Schaden',
        'aktueller Schaden',
        'wie viel Schaden hat ein Charakter',
      ],
    },
    see: ['remaining-hit-points', 'maximum-hit-points', 'damage', 'heal', 'hit-points'],
  },
  {
    id: 'swap',
    topic: 'words',
    en: {
      title: '“Swap”',
      text: [
        'Two things that are swapped change places. If one of the places is empty, there is no swap.',
        'Swapping a card of your hand with the top card of your deck is not [[draw-drawing-cards|drawing]].',
        'If a card in play is swapped with one that is out of play, compare their titles.',
        'Same title: nothing has entered or left play. The new card takes over tokens, attached cards, [[tuck|tucked]] cards, status cards, the setting of the dial and being ready or exhausted.',
        'Different titles: one card has left play and the other has [[enters-play|entered]] it, ready. Nothing is taken over, and a dial is set to the printed hit points of the new card.',
      ],
      examples: [
        'You may swap a card of your hand with the top card of your deck, but your hand is empty: nothing happens.',
      ],
      aliases: [
        'swap',
        'swaps',
        'swapped',
        'exchange',
        'switch',
        'trade places',
        'do tokens stay when cards are swapped',
        'is swapping drawing',
      ],
    },
    de: {
      title: '„Tauschen“, „austauschen“',
      text: [
        'Zwei Dinge, die getauscht werden, wechseln die Plätze. Ist einer der Plätze leer, gibt es keinen Tausch.',
        'Eine Handkarte gegen die oberste Karte deines Decks zu tauschen ist kein [[draw-drawing-cards|Ziehen]].',
        'Wird eine Karte im Spiel gegen eine getauscht, die nicht im Spiel ist, vergleiche ihre Namen.',
        'Gleicher Name: Nichts ist ins Spiel gekommen oder hat es verlassen. Die neue Karte übernimmt Marker, angehängte, [[tuck|untergeschobene]] und Statuskarten, den Stand des Lebenspunktezählers und ob sie spielbereit oder erschöpft ist.',
        'Verschiedene Namen: Die eine hat das Spiel verlassen, die andere ist spielbereit [[enters-play|ins Spiel gekommen]]. Übernommen wird nichts, und ein Lebenspunktezähler wird auf den aufgedruckten Wert der neuen Karte gestellt.',
      ],
      examples: [
        'Du darfst eine Handkarte gegen die oberste Karte deines Decks tauschen, hast aber keine auf der Hand: Es geschieht nichts.',
      ],
      aliases: [
        'tauschen',
        'austauschen',
        'Tausch',
        'getauscht',
        'auswechseln',
        'Plätze wechseln',
        'Swap',
        'bleiben Marker beim Tauschen',
        'ist Tauschen Ziehen',
      ],
    },
    see: ['exchange', 'enters-play', 'leaves-play', 'move', 'flip', 'tuck'],
  },
];
