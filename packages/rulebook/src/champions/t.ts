import type { Entry } from '../entry.ts';

export const T: readonly Entry[] = [
  {
    id: 'table-talk',
    topic: 'basics',
    en: {
      title: 'Table Talk',
      text: [
        'The players are one team and may talk about everything: plans, cards in play, cards in hand. Nobody has to show or name his hand, but everybody may.',
        'The only silence is [[peril|peril]]: while a player resolves a card with it, he decides alone and nobody advises him.',
      ],
      aliases: [
        'talking',
        'discussing',
        'advice',
        'communication',
        'may I show my hand',
        'may we look at each other’s cards',
        'open hands',
        'secret information',
      ],
    },
    de: {
      title: 'Absprachen',
      text: [
        'Die Spieler sind ein Team und dürfen über alles reden: Pläne, Karten im Spiel, Karten auf der Hand. Niemand muss seine Handkarten zeigen oder nennen, aber jeder darf es.',
        'Still ist es nur bei [[peril|Wagnis]]: Wer eine Karte mit diesem Schlüsselwort abhandelt, entscheidet allein, und niemand berät ihn.',
      ],
      aliases: [
        'Absprache',
        'sich beraten',
        'reden',
        'Tischgespräch',
        'Kommunikation',
        'Darf ich meine Hand zeigen',
        'Dürfen wir uns die Handkarten zeigen',
        'offene Hand',
        'geheime Information',
      ],
    },
    see: ['peril', 'player', 'player-turn'],
    untested: 'table',
  },
  {
    id: 'target',
    topic: 'playing',
    en: {
      title: 'Target',
      text: [
        'A target is what a game function or an ability aims at while it resolves: an enemy (villain or minion), a hero or ally or any other character, a scheme, a card, a player, you. [[choose-game-element|“Choose”]] followed by a game element always means targets, and every [[basic-power|basic power]] needs one.',
        'Something that needs targets can be initiated only with at least one valid target; otherwise none of its [[cost|cost]] is paid either. A target is valid if any part of the effect could affect it: deal or heal damage, add or remove threat, give or remove a status card, exhaust or ready it, defeat or discard it. One effect out of several is enough. What the cost does to it does not count.',
        'A target is not valid if another card forbids what is asked of it (one that cannot ready is no target for readying), if it cannot take damage and damage is all there is, if it cannot be attacked and the ability is an (attack), or if it cannot be thwarted and the ability is a (thwart). Damage that will be dealt and then prevented makes a valid target: a [[tough|tough]] enemy can be attacked.',
        'A character whose ATK, SCH or THW is 0 may still activate or use that power against anything that would be a valid target otherwise.',
        'An effect on a whole group (“each enemy”) needs one valid target among them and leaves out the others. An effect on “that” target works only on one that was valid for the effect before it.',
        'Drawing cards needs a deck with at least 1 card in it. A search needs nothing but an area that can be searched. An effect on something still to come (“the next card you play”) needs no target.',
      ],
      examples: [
        'Ultron (III) cannot take damage while a Drone is in play. Ground Stomp, 1 damage to each enemy, may be played all the same: it hits the Drones and leaves out Ultron.',
        '“Heal 3 damage from an ally. Ready that ally.” cannot be used on an undamaged ally, just to ready it.',
      ],
      aliases: [
        'targets',
        'legal target',
        'valid target',
        'targeting',
        'invalid target',
        'no target',
        'can I play a card without a target',
        'can I play it without effect',
        'change the game state',
        'that enemy',
      ],
    },
    de: {
      title: 'Ziel',
      text: [
        'Ziel ist, worauf sich eine Spielfunktion oder Fähigkeit während ihrer Abhandlung richtet: ein Gegner (Schurke oder Scherge), ein Held oder Verbündeter oder sonst ein Charakter, ein Plan, eine Karte, ein Spieler, du. [[choose-game-element|„Wähle“]] mit einem Spielelement bedeutet immer Ziele, und jede [[basic-power|Basiskraft]] braucht eines.',
        'Was Ziele braucht, lässt sich nur mit mindestens einem gültigen Ziel einleiten; sonst werden auch keine [[cost|Kosten]] bezahlt. Gültig ist ein Ziel, wenn irgendein Teil des Effekts darauf wirken kann: Schaden zufügen oder heilen, Bedrohung platzieren oder entfernen, eine Statuskarte geben oder nehmen, es erschöpfen oder spielbereit machen, besiegen oder ablegen. Einer von mehreren Effekten genügt. Was die Kosten mit ihm machen, zählt nicht.',
        'Ungültig ist ein Ziel, dem eine andere Karte das Verlangte verbietet (was nicht spielbereit gemacht werden kann, ist kein Ziel dafür), eines, das keinen Schaden nehmen kann, wenn es nur um Schaden geht, für eine (Angriff)-Fähigkeit eines, das nicht angegriffen werden kann, und für eine (Widerstand)-Fähigkeit eines, gegen das kein Widerstand möglich ist. Schaden, der zugefügt und dann verhindert wird, reicht aus: Ein [[tough|zäher]] Gegner darf angegriffen werden.',
        'Auch mit ANG, PLA oder WID 0 darf ein Charakter aktiviert werden oder die Basiskraft benutzen, sofern das Ziel sonst gültig wäre.',
        'Ein Effekt auf eine ganze Gruppe („jeder Gegner“) braucht darin ein gültiges Ziel und lässt die übrigen aus. Ein Effekt auf „den“ genannten Gegner, Plan und so weiter gelingt nur bei einem Ziel, das schon für den Effekt davor gültig war.',
        'Karten ziehen setzt ein Deck mit mindestens 1 Karte voraus. Eine Suche braucht nur einen Ort, an dem gesucht werden kann. Ein Effekt auf etwas Künftiges („die nächste Karte, die du spielst“) braucht kein Ziel.',
      ],
      examples: [
        'Ultron (III) kann keinen Schaden nehmen, solange eine Drohne im Spiel ist. Bodenstampfer, 1 Schaden für jeden Gegner, darf trotzdem gespielt werden: Er trifft die Drohnen und lässt Ultron aus.',
        '„Heile 3 Schaden von einem Verbündeten. Mache den Verbündeten spielbereit.“ geht nicht bei einem unbeschädigten, nur um ihn spielbereit zu machen.',
      ],
      aliases: [
        'Ziele',
        'gültiges Ziel',
        'ungültiges Ziel',
        'erlaubtes Ziel',
        'kein Ziel',
        'Kann ich eine Karte ohne Ziel spielen',
        'Kann ich eine Karte ohne Wirkung spielen',
        'anvisieren',
        'Spielzustand ändern',
      ],
    },
    see: ['choose-game-element', 'initiating-steps', 'cost', 'cannot', 'for-each', 'basic-power'],
    decided: [
      {
        en: 'An attack ability that would deal no damage at all has no valid target and cannot be used. The exception for 0 is made for basic powers and activations only.',
        de: 'Eine Angriffsfähigkeit, die gar keinen Schaden zufügen würde, hat kein gültiges Ziel und kann nicht benutzt werden. Die Ausnahme für 0 gilt nur für Basiskräfte und Aktivierungen.',
      },
    ],
  },
  {
    id: 'target-threat',
    topic: 'threat',
    en: {
      title: 'Target Threat',
      text: [
        'The number in the upper left corner of a main scheme, before its title. As soon as at least that much [[threat|threat]] lies on it, the scheme is completed and the [[main-scheme-main-scheme-deck|main scheme deck]] advances; with the last stage, the villain wins.',
        'A number with the [[per-player-icon|per player icon]] is multiplied by the players who began the game.',
      ],
      aliases: [
        'threat limit',
        'maximum threat',
        'threshold',
        'how much threat until we lose',
        'too much threat',
      ],
    },
    de: {
      title: 'Ziel-Bedrohung',
      text: [
        'Die Zahl oben links auf einem Hauptplan, vor seinem Namen. Sobald mindestens so viel [[threat|Bedrohung]] auf ihm liegt, ist er vollendet und das [[main-scheme-main-scheme-deck|Hauptplandeck]] rückt vor; beim letzten Abschnitt gewinnt der Schurke.',
        'Eine Zahl mit dem [[per-player-icon|„Pro Spieler“-Symbol]] wird mit der Zahl der Spieler malgenommen, die das Spiel begonnen haben.',
      ],
      aliases: [
        'Zielbedrohung',
        'Ziel-Bedrohungswert',
        'Bedrohungsgrenze',
        'maximale Bedrohung',
        'Wie viel Bedrohung, bis wir verlieren',
        'zu viel Bedrohung',
      ],
    },
    see: ['main-scheme-main-scheme-deck', 'threat', 'when-completed-abilities', 'winning-the-game'],
    decided: [
      {
        en: 'Responses to threat being placed come before the scheme is found to be completed.',
        de: 'Reaktionen auf das Platzieren von Bedrohung kommen, bevor der Plan als vollendet gilt.',
      },
    ],
  },
  {
    id: 'team-up',
    topic: 'keywords',
    en: {
      title: 'Team-Up',
      text: [
        'The keyword names two characters. A deck may hold such a card only if its identity is one of the two.',
        'The card can be played only while both are in play as friendly characters, no matter which players control them. A hero counts while in hero form; an ally counts if its title or its [[subtitle|subtitle]] is the name.',
        'Not to be confused with [[teamwork-trait|teamwork]], a keyword of minions.',
      ],
      aliases: [
        'team up',
        'teamup',
        'both heroes in play',
        'can I play a team-up card alone',
        'does an ally count for team-up',
      ],
    },
    de: {
      title: 'Teamwork',
      text: [
        'Das Schlüsselwort nennt zwei Charaktere. In ein Deck darf eine solche Karte nur, wenn dessen Identität einer von beiden ist.',
        'Gespielt werden kann sie nur, solange beide als befreundete Charaktere im Spiel sind, gleich unter wessen Kontrolle. Ein Held zählt in Heldengestalt; ein Verbündeter zählt, wenn sein Name oder sein [[subtitle|Untertitel]] der genannte ist.',
        'Nicht zu verwechseln mit [[teamwork-trait|Zusammenarbeit]], dem Schlüsselwort von Schergen.',
      ],
      aliases: [
        'Team-Up',
        'beide Helden im Spiel',
        'Kann ich eine Teamwork-Karte allein spielen',
        'Zählt ein Verbündeter für Teamwork',
      ],
    },
    see: [
      'deck-customization',
      'teamwork-trait',
      'subtitle',
      'keywords',
      'play-restrictions-and-permissions',
    ],
  },
  {
    id: 'teamwork-trait',
    topic: 'keywords',
    en: {
      title: 'Teamwork (Trait)',
      text: [
        'After a minion with teamwork has entered play and engaged a player, look for another minion in play with the [[traits|trait]] in brackets. If there is one, engaged with whomever, the new minion activates against its player at once.',
        'Not to be confused with [[team-up|Team-Up]], a keyword of player cards that is called “Teamwork” in German.',
      ],
      examples: [
        'A minion with teamwork (Hydra) engages a player in alter-ego form while another player has a Hydra minion before him: the new minion schemes.',
      ],
      aliases: ['teamwork', 'minion activates when it enters play', 'does every minion activate'],
    },
    de: {
      title: 'Zusammenarbeit (Merkmal)',
      text: [
        'Verwickelt ein Scherge mit Zusammenarbeit beim Ins-Spiel-Kommen einen Spieler in einen Kampf, zählt danach, ob noch ein Scherge mit dem [[traits|Merkmal]] in der Klammer im Spiel ist, bei welchem Spieler auch immer. Wenn ja, wird der neue Scherge sofort gegen seinen Spieler aktiviert.',
        'Nicht zu verwechseln mit [[team-up|Teamwork]], einem Schlüsselwort von Spielerkarten.',
      ],
      examples: [
        'Ein Scherge mit Zusammenarbeit (Hydra) verwickelt einen Spieler in Alter-Ego-Gestalt in einen Kampf, während ein anderer Spieler einen Hydra-Schergen vor sich hat: Der neue Scherge treibt den Plan voran.',
      ],
      aliases: [
        'Zusammenarbeit',
        'Teamwork von Schergen',
        'Scherge wird beim Ins-Spiel-Kommen aktiviert',
        'Werden alle Schergen aktiviert',
      ],
    },
    see: ['activation', 'engage', 'traits', 'team-up', 'quickstrike'],
    decided: [
      {
        en: 'Only the minion that has just entered activates. The older keyword sheet lets every minion with the same teamwork activate; the newer reference does not.',
        de: 'Nur der gerade ins Spiel gekommene Scherge wird aktiviert. Die ältere Schlüsselwortübersicht aktiviert alle mit derselben Zusammenarbeit, das neuere Handbuch nicht.',
      },
    ],
  },
  {
    id: 'temporary',
    topic: 'keywords',
    en: {
      title: 'Temporary',
      text: ['A temporary card in play is discarded at the end of the round.'],
      aliases: ['discard at the end of the round', 'until the end of the round', 'lasts one round'],
    },
    de: {
      title: 'Kurzzeitig',
      text: ['Eine kurzzeitige Karte im Spiel wird am Ende der Runde abgelegt.'],
      aliases: [
        'kurzzeitige Karte',
        'temporär',
        'am Ende der Runde ablegen',
        'bleibt nur eine Runde',
      ],
    },
    see: ['keywords', 'villain-phase-step-6', 'discard', 'lasting-effects'],
    decided: [
      {
        en: 'It leaves together with lasting effects that end with the round, before everything that waits for the end of the round.',
        de: 'Sie geht zugleich mit andauernden Effekten, die mit der Runde enden, und vor allem, was auf das Ende der Runde wartet.',
      },
    ],
  },
  {
    id: 'text-box',
    topic: 'cards',
    en: {
      title: 'Text Box',
      text: [
        'The field of a card with its traits, its abilities and its flavor text. When a card speaks of a “text box”, only the printed abilities in it are meant, icons among them; [[traits|traits]] are not.',
        'A card whose text box is blank has none of those abilities, keywords and icons. Everything printed elsewhere stays: title, cost, powers, hit points, resources, boost icons.',
      ],
      aliases: [
        'text',
        'textbox',
        'blank',
        'blank text box',
        'as if its text box were blank',
        'does a blanked card keep its traits',
      ],
    },
    de: {
      title: 'Textfeld',
      text: [
        'Das Feld einer Karte mit Merkmalen, Fähigkeiten und Stimmungstext. Spricht eine Karte von einem „Textfeld“, meint sie nur die aufgedruckten Fähigkeiten darin, einschließlich der Symbole; [[traits|Merkmale]] gehören nicht dazu.',
        'Eine Karte mit leerem Textfeld hat nichts von diesen Fähigkeiten, Schlüsselwörtern und Symbolen. Was anderswo steht, bleibt: Name, Kosten, Kräfte, Lebenspunkte, Ressourcen, Boost-Symbole.',
      ],
      aliases: [
        'Text',
        'Textbox',
        'Kartentext',
        'leeres Textfeld',
        'als wäre das Textfeld leer',
        'Behält eine Karte ohne Text ihre Merkmale',
      ],
    },
    see: ['ability', 'traits', 'printed', 'permanent', 'loses'],
    decided: [
      {
        en: 'Powers that an attachment gives are not part of a text box and stay. An X that the blank text would define is 0. That the players lose when a scheme is completed cannot be taken away.',
        de: 'Kräfte, die ein Anhang verleiht, gehören zu keinem Textfeld und bleiben. Ein X, das der leere Text festlegen würde, ist 0. Dass die Spieler mit der Vollendung eines Plans verlieren, lässt sich nicht wegnehmen.',
      },
    ],
  },
  {
    id: 'then',
    topic: 'words',
    en: {
      title: 'Then',
      text: [
        'What follows “then” depends on what stands before it. Only if all of that was true or has been resolved in full is the part after “then” resolved; and then it must be, as far as possible.',
        'If anything of the first part is missing, the second part is left out. Without the word, parts are independent of each other: see [[and|“and”]].',
      ],
      examples: [
        'Crisis Interdiction removes 2 threat from a scheme and then, with the Aerial trait, 2 from another one. If the first scheme held only 1 threat, nothing is removed from the second.',
      ],
      aliases: [
        'and then',
        'afterwards',
        'what if I cannot do the first part',
        'does the second part still happen',
      ],
    },
    de: {
      title: 'Dann',
      text: [
        'Was auf „dann“ folgt, hängt von dem ab, was davor steht. Nur wenn das ganz zutraf oder ganz abgehandelt wurde, kommt der Teil nach „dann“ an die Reihe; dann allerdings muss er es, so weit er geht.',
        'Fehlt etwas vom ersten Teil, entfällt der zweite. Ohne das Wort sind Teile voneinander unabhängig: siehe [[and|„Und“]].',
      ],
      examples: [
        'Krisenintervention entfernt 2 Bedrohung von einem Plan und dann, mit dem Merkmal Fliegend, 2 von einem anderen. Lag auf dem ersten nur 1 Bedrohung, wird vom zweiten keine entfernt.',
      ],
      aliases: [
        'und dann',
        'danach',
        'Was, wenn der erste Teil nicht geht',
        'Passiert der zweite Teil trotzdem',
      ],
    },
    see: ['and', 'otherwise', 'effect', 'instead'],
    decided: [
      {
        en: 'In full means the whole number: a scheme with 1 threat does not lose 2, so nothing that follows “then” happens.',
        de: 'Ganz heißt: die volle Zahl. Ein Plan mit 1 Bedrohung verliert keine 2, also geschieht nichts von dem, was auf „dann“ folgt.',
      },
    ],
  },
  {
    id: 'threat',
    topic: 'threat',
    en: {
      title: 'Threat',
      text: [
        'Threat is what lies on schemes and shows how far the villain has got, counted in tokens. It comes onto the main scheme in [[villain-phase-step-1|step 1 of the villain phase]] and whenever an enemy [[scheme-enemy-activation|schemes]], and onto any scheme through cards. Players remove it above all by [[thwart|thwarting]].',
        'As much threat as its [[target-threat|target threat]] completes the main scheme. A [[side-scheme|side scheme]] without threat is defeated; a main scheme without threat just stays.',
        'A scheme enters play with its starting threat. There is no upper limit to threat on a side scheme, and tokens never run out.',
      ],
      aliases: [
        'threat tokens',
        'threat token',
        'placing threat',
        'removing threat',
        'how do I remove threat',
        'danger',
      ],
    },
    de: {
      title: 'Bedrohung',
      text: [
        'Bedrohung liegt auf Plänen und zeigt, wie weit der Schurke gekommen ist; gezählt wird sie mit Markern. Auf den Hauptplan kommt sie in [[villain-phase-step-1|Schritt 1 der Schurkenphase]] und immer, wenn ein Gegner [[scheme-enemy-activation|den Plan vorantreibt]], auf jeden Plan auch durch Karten. Die Spieler entfernen sie vor allem, indem sie [[thwart|Widerstand leisten]].',
        'So viel Bedrohung wie seine [[target-threat|Ziel-Bedrohung]] vollendet den Hauptplan. Ein [[side-scheme|Nebenplan]] ohne Bedrohung ist besiegt; ein Hauptplan ohne Bedrohung bleibt einfach liegen.',
        'Ein Plan kommt mit seiner Start-Bedrohung ins Spiel. Auf einem Nebenplan kann beliebig viel Bedrohung liegen, und die Marker gehen nie aus.',
      ],
      aliases: [
        'Bedrohungsmarker',
        'Bedrohung platzieren',
        'Bedrohung entfernen',
        'Wie entferne ich Bedrohung',
        'Gefahr',
        'Drohung',
      ],
    },
    see: ['thwart', 'target-threat', 'crisis-icon', 'side-scheme', 'villain-phase-step-1', 'move'],
    decided: [
      {
        en: 'A side scheme’s starting threat is not threat that is placed: it enters play with it, so nothing that waits for threat being placed answers.',
        de: 'Die Start-Bedrohung eines Nebenplans wird nicht platziert, er kommt mit ihr ins Spiel: Was auf platzierte Bedrohung wartet, antwortet nicht.',
      },
    ],
  },
  {
    id: 'thw',
    topic: 'icons',
    en: {
      title: 'THW',
      text: [
        'The power of heroes and allies against schemes: how much threat a basic [[thwart|thwart]] removes. See [[basic-power|basic power]].',
      ],
      aliases: ['thwart value', 'thwart power', 'WID'],
    },
    de: {
      title: 'WID',
      text: [
        'Die Kraft von Helden und Verbündeten gegen Pläne: so viel Bedrohung entfernt ein [[thwart|Widerstand]] mit der Basiskraft. Siehe [[basic-power|Basiskraft]].',
      ],
      aliases: ['WID-Wert', 'Widerstandswert', 'Widerstandskraft', 'THW'],
    },
    see: ['basic-power', 'thwart', 'modifiers'],
    untested: 'pointer',
  },
  {
    id: 'thwart',
    topic: 'threat',
    en: {
      title: 'Thwart',
      text: [
        'A hero or ally uses its basic thwart on its player’s turn: [[exhausted|exhaust]] it and remove threat equal to its THW from one scheme. An ally takes its [[consequential-damage|consequential damage]] afterwards.',
        'This needs a scheme with at least 1 threat that the character could remove, or a [[confuse-confused|confused]] character. A confused one may try even without such a scheme: it exhausts, the attempt is canceled, and the status card goes. It has not thwarted.',
        'An ability labeled (thwart) is a thwart by the identity, without exhausting it unless the text says so. It is a single thwart even if it removes threat several times. What raises the threat removed by it raises each of those times, except those worded “additional”.',
        '[[crisis-icon|Crisis]] and [[patrol|patrol]] protect the main scheme; [[assault|assault]] lets a basic thwart use ATK.',
      ],
      examples: [
        'The only threat in play lies on the main scheme, and a crisis icon protects it. A ready hero cannot use his basic thwart; a confused one can, to be rid of the status card.',
      ],
      aliases: [
        'thwarting',
        'thwarts',
        'basic thwart',
        'remove threat',
        '(thwart)',
        'thwart event',
        'can I thwart without threat',
        'can I thwart with an ally',
        'can an alter-ego thwart',
      ],
    },
    de: {
      title: 'Widerstand leisten',
      text: [
        'Ein Held oder Verbündeter benutzt die Basiskraft Widerstand im Zug seines Spielers: Er wird [[exhausted|erschöpft]], und von einem Plan wird so viel Bedrohung entfernt, wie seine WID beträgt. Ein Verbündeter nimmt danach seinen [[consequential-damage|Folgeschaden]].',
        'Dazu braucht es einen Plan mit mindestens 1 Bedrohung, die der Charakter entfernen könnte, oder einen [[confuse-confused|verwirrten]] Charakter. Der darf es auch ohne solchen Plan versuchen: Er wird erschöpft, der Versuch aufgehoben, die Statuskarte kommt weg. Widerstand geleistet hat er nicht.',
        'Eine Fähigkeit mit dem Zusatz (Widerstand) ist ein Widerstand der Identität, die dafür nicht erschöpft wird, wenn der Text es nicht verlangt. Sie ist ein einziger Widerstand, auch wenn sie mehrmals Bedrohung entfernt. Was die Menge erhöht, erhöht sie jedes Mal, nur nicht dort, wo „zusätzlich“ steht.',
        '[[crisis-icon|Krise]] und [[patrol|Patrouille]] schützen den Hauptplan; mit [[assault|Ansturm]] zählt für die Basiskraft ANG.',
      ],
      examples: [
        'Bedrohung liegt nur auf dem Hauptplan, und ein Krisensymbol schützt ihn. Ein spielbereiter Held kann die Basiskraft Widerstand nicht benutzen; ein verwirrter kann es, um die Statuskarte loszuwerden.',
      ],
      aliases: [
        'Widerstand',
        'leistet Widerstand',
        'Basiswiderstand',
        'Basiskraft Widerstand',
        'Bedrohung entfernen',
        '(Widerstand)',
        'Kann ich ohne Bedrohung Widerstand leisten',
        'Kann ich mit einem Verbündeten Widerstand leisten',
        'Kann ein Alter Ego Widerstand leisten',
      ],
    },
    see: [
      'basic-power',
      'labeled-ability',
      'threat',
      'consequential-damage',
      'confuse-confused',
      'assault',
    ],
    decided: [
      {
        en: 'A basic thwart that is divided among several schemes uses ATK only if all of them have assault.',
        de: 'Eine Basiskraft Widerstand, die auf mehrere Pläne verteilt wird, benutzt nur dann ANG, wenn alle diese Pläne Ansturm haben.',
      },
    ],
  },
  {
    id: 'timing',
    topic: 'timing',
    en: {
      title: 'Timing',
      text: [
        'What comes before what: [[priority-levels|levels of priority]], [[interrupt|interrupts]], [[response|responses]], [[would|“would”]], [[simultaneous-resolution|simultaneous resolution]].',
      ],
      aliases: ['order', 'sequence', 'what comes first', 'window', 'timing window', 'stack'],
    },
    de: {
      title: 'Timing',
      text: [
        'Was wovor kommt: [[priority-levels|Rangfolge]], [[interrupt|Unterbrechungen]], [[response|Reaktionen]], [[would|„Würden“]], [[simultaneous-resolution|gleichzeitige Abhandlung]].',
      ],
      aliases: ['Reihenfolge', 'Zeitpunkt', 'Was kommt zuerst', 'Fenster', 'Timing-Fenster'],
    },
    see: ['priority-levels', 'ability', 'response', 'interrupt', 'would', 'triggering-condition'],
    untested: 'pointer',
  },
  {
    id: 'tough',
    topic: 'status',
    en: {
      title: 'Tough',
      text: [
        'When a character with a tough card would take any amount of damage, all of it is prevented and 1 tough card is discarded instead. Even with several tough cards, each occasion of damage costs only one.',
        'The character has not taken damage, though damage was dealt to it.',
        'A hero who uses his basic defense lowers the damage by his DEF first. If nothing is left, the tough card stays.',
        'When [[overkill|overkill]] hits a tough ally or minion, no excess goes on to anybody. [[piercing|Piercing]] discards the tough cards before the damage.',
      ],
      examples: [
        'Rhino attacks for 3. Captain Marvel is tough and does not defend: she takes nothing and loses the card. Had she defended with DEF 3 or more, she would still have it.',
      ],
      aliases: [
        'tough status',
        'tough card',
        'shield',
        'prevents damage',
        'does tough stop all damage',
        'tough and overkill',
        'tough and defense',
        'several tough cards',
      ],
    },
    de: {
      title: 'Zäh',
      text: [
        'Würde ein Charakter mit einer Zäh-Statuskarte Schaden nehmen, gleich wie viel, wird alles verhindert und stattdessen 1 solche Karte abgelegt. Auch bei mehreren kostet jedes Mal nur eine.',
        'Der Charakter hat keinen Schaden genommen, obwohl ihm Schaden zugefügt wurde.',
        'Ein Held, der die Basiskraft Verteidigung benutzt, zieht zuerst seine VER ab. Bleibt nichts übrig, behält er die Karte.',
        'Trifft [[overkill|Overkill]] einen zähen Verbündeten oder Schergen, geht auf niemanden etwas über. [[piercing|Durchdringend]] legt die Zäh-Karten vor dem Schaden ab.',
      ],
      examples: [
        'Rhino greift mit 3 an. Captain Marvel ist zäh und verteidigt nicht: Sie nimmt nichts und verliert die Karte. Hätte sie mit VER 3 oder mehr verteidigt, hätte sie die Karte noch.',
      ],
      aliases: [
        'Zäh-Statuskarte',
        'Zäh-Karte',
        'zäher',
        'Schild',
        'verhindert Schaden',
        'Verhindert Zäh allen Schaden',
        'Zäh und Overkill',
        'Zäh und Verteidigung',
        'mehrere Zäh-Karten',
        'Tough',
      ],
    },
    see: ['toughness', 'status-cards', 'damage-steps', 'prevent', 'piercing', 'overkill', 'def'],
    decided: [
      {
        en: 'Prevented damage was dealt, and not taken. The first sentence of the reference on tough sounds as if it had not been dealt either; its rules on damage and prevention say otherwise.',
        de: 'Verhinderter Schaden wurde zugefügt, aber nicht genommen. Der erste Satz des Handbuchs zu Zäh klingt, als wäre er auch nicht zugefügt worden; seine Regeln zu Schaden und Verhindern sagen es anders.',
      },
      {
        en: 'Whoever cannot take the damage anyway keeps his tough card: constant abilities come before status cards.',
        de: 'Wer den Schaden ohnehin nicht nehmen kann, behält die Zäh-Karte: Konstante Fähigkeiten kommen vor Statuskarten.',
      },
    ],
  },
  {
    id: 'toughness',
    topic: 'keywords',
    en: {
      title: 'Toughness',
      text: ['A character with toughness gets a [[tough|tough]] status card when it enters play.'],
      examples: ['Luke Cage enters play tough.'],
      aliases: ['enters play with a tough card', 'starts tough', 'tough keyword'],
    },
    de: {
      title: 'Zähigkeit',
      text: [
        'Ein Charakter mit Zähigkeit bekommt eine [[tough|Zäh]]-Statuskarte, sobald er ins Spiel kommt.',
      ],
      examples: ['Luke Cage kommt zäh ins Spiel.'],
      aliases: ['kommt mit Zäh-Karte ins Spiel', 'beginnt zäh', 'Schlüsselwort Zäh'],
    },
    see: ['tough', 'enters-play', 'status-cards', 'villain-defeat'],
    decided: [
      {
        en: 'Toughness of an identity counts on the side that is up as it enters play, which is the alter-ego.',
        de: 'Zähigkeit einer Identität zählt auf der Seite, die beim Ins-Spiel-Kommen oben liegt, also beim Alter Ego.',
      },
    ],
  },
  {
    id: 'traits',
    topic: 'cards',
    en: {
      title: 'Traits',
      text: [
        'Traits are the words in bold italics at the top of the text box, such as Avenger, Tech or Hydra. They do nothing by themselves; other cards look for them.',
        'They do not count as part of the printed [[text-box|text box]], so a card whose text is blank keeps its traits. Cards can [[gains|gain]] and [[loses|lose]] traits.',
      ],
      aliases: [
        'trait',
        'keyword in italics',
        'Avenger',
        'Aerial',
        'Tech',
        'S.H.I.E.L.D.',
        'tribe',
        'subtype',
      ],
    },
    de: {
      title: 'Merkmale',
      text: [
        'Merkmale sind die fett und kursiv gedruckten Wörter oben im Textfeld, etwa Avenger, Tech oder Hydra. Für sich genommen bewirken sie nichts; andere Karten fragen nach ihnen.',
        'Zum aufgedruckten [[text-box|Textfeld]] zählen sie nicht, deshalb behält eine Karte mit leerem Text ihre Merkmale. Karten können Merkmale [[gains|erhalten]] und [[loses|verlieren]].',
      ],
      aliases: [
        'Merkmal',
        'Avenger',
        'Fliegend',
        'Tech',
        'S.H.I.E.L.D.',
        'Untertyp',
        'Eigenschaft',
        'Traits',
      ],
    },
    see: ['text-box', 'gains', 'loses', 'teamwork-trait'],
  },
  {
    id: 'treachery',
    topic: 'encounters',
    en: {
      title: 'Treachery',
      text: [
        'A treachery is an encounter card that does something once. Whoever [[reveal|reveals]] it resolves it: it lies on the table without being in play, its keywords and [[when-revealed-abilities|When Revealed]] abilities resolve, and it is discarded.',
        'It is discarded even if its effects were canceled. If its last effect makes enemies activate, it is resolved and discarded only after all those activations.',
      ],
      examples: [
        'Enhanced Spider-Sense cancels the When Revealed effects of a treachery with surge. The card is discarded and surge still brings another card.',
      ],
      aliases: ['treacheries', 'treachery card', 'event of the villain', 'trap'],
    },
    de: {
      title: 'Verrat',
      text: [
        'Ein Verrat ist eine Begegnungskarte, die einmal etwas bewirkt. Wer ihn [[reveal|aufdeckt]], handelt ihn ab: Er liegt auf dem Tisch, ohne im Spiel zu sein, seine Schlüsselwörter und [[when-revealed-abilities|„Sobald aufgedeckt“]]-Fähigkeiten werden abgehandelt, dann kommt er auf den Ablagestapel.',
        'Das geschieht auch, wenn seine Effekte aufgehoben wurden. Lässt sein letzter Effekt Gegner aktivieren, ist er erst nach allen diesen Aktivierungen abgehandelt und wird erst dann abgelegt.',
      ],
      examples: [
        'Verstärkter Spinnensinn hebt die „Sobald aufgedeckt“-Effekte eines Verrats mit Nachrüsten auf. Die Karte wird abgelegt, und Nachrüsten bringt trotzdem eine weitere.',
      ],
      aliases: ['Verratskarte', 'Verratskarten', 'Ereignis des Schurken', 'Falle', 'Treachery'],
    },
    see: ['reveal', 'when-revealed-abilities', 'cancel', 'surge', 'encounter-card'],
  },
  {
    id: 'triggered-ability',
    topic: 'timing',
    en: {
      title: 'Triggered Ability',
      text: [
        'A triggered ability begins with words in bold and a colon that say when it is used: Action, Interrupt, Response, Resource, Special, Setup, When Revealed, When Defeated, When Completed, Boost. An ability without such words is a keyword or a [[constant-ability|constant ability]].',
        '[[action|Actions]], [[interrupt|interrupts]], [[response|responses]] and [[resource-ability|resource abilities]] are optional unless “Forced” stands before them. All the others are triggered by the game; with [[special|Special]], another card calls them.',
        '“Hero” or “Alter-Ego” before the trigger means that only a player in that form may use it. Words in brackets after it make it an attack, a thwart or a defense: see [[labeled-ability|labeled ability]].',
        'A trigger in quotation marks is none; it speaks of other abilities that have it.',
      ],
      aliases: [
        'triggered abilities',
        'bold trigger',
        'trigger',
        'activated ability',
        'must I use an interrupt',
        'is a response optional',
      ],
    },
    de: {
      title: 'Ausgelöste Fähigkeit',
      text: [
        'Eine ausgelöste Fähigkeit beginnt mit fett gedruckten Wörtern und einem Doppelpunkt, die sagen, wann sie benutzt wird: Aktion, Unterbrechung, Reaktion, Ressource, Spezial, Spielaufbau, Sobald aufgedeckt, Sobald besiegt, Sobald vollendet, Boost. Eine Fähigkeit ohne solche Wörter ist ein Schlüsselwort oder eine [[constant-ability|konstante Fähigkeit]].',
        '[[action|Aktionen]], [[interrupt|Unterbrechungen]], [[response|Reaktionen]] und [[resource-ability|Ressourcenfähigkeiten]] sind freiwillig, wenn nicht „Erzwungen“ davorsteht. Alle übrigen löst das Spiel aus; bei [[special|Spezial]] ruft eine andere Karte sie auf.',
        '„Held“ oder „Alter Ego“ vor dem Auslöser heißt, dass nur ein Spieler in dieser Gestalt sie benutzen darf. Eine Klammer dahinter macht sie zu Angriff, Widerstand oder Verteidigung: siehe [[labeled-ability|gekennzeichnete Fähigkeit]].',
        'Ein Auslöser in Anführungszeichen ist keiner; er spricht von anderen Fähigkeiten, die ihn haben.',
      ],
      aliases: [
        'ausgelöste Fähigkeiten',
        'Auslöser',
        'Timing-Auslöser',
        'fett gedruckter Auslöser',
        'Muss ich eine Unterbrechung benutzen',
        'Ist eine Reaktion freiwillig',
        'Trigger',
      ],
    },
    see: [
      'ability',
      'triggering-condition',
      'forced',
      'labeled-ability',
      'priority-levels',
      'constant-ability',
    ],
  },
  {
    id: 'triggering-condition',
    topic: 'timing',
    en: {
      title: 'Triggering Condition',
      text: [
        'The triggering condition is the event that an ability waits for, mostly after the words “when” or “after”. It is the moment at which the ability may be used.',
        'Each interrupt and each response can be used once for each occurrence. Two copies of a card have one ability each, so both may be used.',
        'An event that fulfils several conditions has one window for interrupts and one for responses. In each of them, abilities for any of these conditions are used in any order the [[priority-levels|levels of priority]] allow.',
      ],
      examples: [
        'An attack damages and defeats a minion. “After you attack” and “after a minion is defeated” may be used in either order.',
      ],
      aliases: [
        'triggering conditions',
        'trigger condition',
        'trigger',
        'how often can I use a response',
        'twice for the same event',
        'window',
      ],
    },
    de: {
      title: 'Auslösebedingung',
      text: [
        'Die Auslösebedingung ist das Vorkommnis, auf das eine Fähigkeit wartet; meist steht es nach „sobald“ oder „nachdem“. Es ist der Moment, in dem sie benutzt werden darf.',
        'Jede Unterbrechung und jede Reaktion ist einmal je Vorkommnis möglich. Zwei Exemplare einer Karte haben je ihre eigene Fähigkeit, also gehen beide.',
        'Erfüllt ein Vorkommnis mehrere Bedingungen, gibt es ein Fenster für Unterbrechungen und eines für Reaktionen. In beiden werden Fähigkeiten zu all diesen Bedingungen in beliebiger Reihenfolge benutzt, soweit die [[priority-levels|Rangfolge]] es zulässt.',
      ],
      examples: [
        'Ein Angriff beschädigt und besiegt einen Schergen. „Nachdem du angegriffen hast“ und „nachdem ein Scherge besiegt worden ist“ gehen in beliebiger Reihenfolge.',
      ],
      aliases: [
        'Auslösebedingungen',
        'Auslöser',
        'Bedingung',
        'Trigger',
        'Wie oft kann ich eine Reaktion benutzen',
        'zweimal beim selben Ereignis',
        'Fenster',
      ],
    },
    see: ['interrupt', 'response', 'priority-levels', 'would', 'triggered-ability'],
    decided: [
      {
        en: 'A side that is turned up in a window does not answer the event that is being answered: it was not there.',
        de: 'Eine Seite, die in einem Fenster aufgedreht wird, antwortet nicht auf das Vorkommnis dieses Fensters: Sie war nicht dabei.',
      },
    ],
  },
  {
    id: 'tuck',
    topic: 'zones',
    en: {
      title: 'Tuck',
      text: [
        'To tuck a card is to put it face up under another one. There it is out of play and not attached to anything; only cards that speak of tucked cards see it.',
        'When the upper card leaves play, the cards under it are discarded. If it is only [[flip|flipped]] to a side of the same type, they stay.',
      ],
      aliases: ['tucked', 'tucked under', 'under a card', 'underneath', 'stored card'],
    },
    de: {
      title: 'Unterschieben',
      text: [
        'Eine untergeschobene Karte liegt offen unter einer anderen. Dort ist sie nicht im Spiel und an nichts angehängt; nur Karten, die von untergeschobenen Karten sprechen, sehen sie.',
        'Verlässt die obere Karte das Spiel, werden die Karten darunter abgelegt. Wird sie nur auf eine Seite desselben Kartentyps [[flip|umgedreht]], bleiben sie.',
      ],
      aliases: [
        'untergeschoben',
        'unter eine Karte schieben',
        'darunter legen',
        'unter der Karte',
        'Tuck',
      ],
    },
    see: ['in-play-and-out-of-play', 'attach-to', 'leaves-play', 'flip', 'swap'],
  },
];
