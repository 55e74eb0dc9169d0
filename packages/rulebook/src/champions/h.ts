import type { Entry } from '../entry.ts';

export const H: readonly Entry[] = [
  {
    id: 'hand-size',
    topic: 'round',
    en: {
      title: 'Hand Size',
      text: [
        'The number printed on your [[identity|identity]], often another one for each form, says how many cards you hold at the [[end-of-player-phase|end of the player phase]]: you discard down to it or draw up to it. It counts with all modifiers, for the form you are in then.',
        'Drawing up, you take one card after another and check after each whether your hand size is reached.',
        'At any other time you may hold more cards.',
      ],
      examples: [
        'Iron Man has hand size 1 and gets +1 for each Tech upgrade he controls, to a maximum of 7. With three of them he draws up to 4 cards, as Tony Stark up to 6.',
      ],
      aliases: [
        'hand limit',
        'maximum hand size',
        'how many cards may I hold',
        'how many cards do I draw',
        'which form counts for hand size',
      ],
    },
    de: {
      title: 'Handlimit',
      text: [
        'Die Zahl auf deiner [[identity|Identität]], oft je Gestalt eine andere, sagt, wie viele Karten du am [[end-of-player-phase|Ende der Spielerphase]] hast: Du legst bis zu ihr ab oder ziehst bis zu ihr nach. Sie zählt mit allen Modifikatoren, für die Gestalt, in der du dann bist.',
        'Beim Nachziehen nimmst du eine Karte nach der anderen und prüfst nach jeder, ob das Handlimit erreicht ist.',
        'Zu jeder anderen Zeit darfst du mehr Karten halten.',
      ],
      examples: [
        'Iron Man hat Handlimit 1 und bekommt +1 für jedes Tech-Upgrade unter seiner Kontrolle, bis höchstens 7. Mit dreien zieht er auf 4 Karten nach, als Tony Stark auf 6.',
      ],
      aliases: [
        'Handkartenlimit',
        'Handgröße',
        'Handkarten',
        'Wie viele Karten darf ich haben',
        'Wie viele Karten ziehe ich',
        'Welche Gestalt zählt für das Handlimit',
      ],
    },
    see: ['end-of-player-phase', 'draw-drawing-cards', 'form-change-form', 'modifiers', 'max'],
  },
  {
    id: 'hazard-icon',
    topic: 'icons',
    en: {
      title: 'Hazard Icon',
      text: [
        'For each hazard icon in play, one more encounter card is [[deal-deal-an-encounter-card|dealt]] in step 3 of the [[villain-phase|villain phase]]: one for the whole group, not one for each player.',
        'These cards are dealt in player order, the first to the [[first-player|first player]], the second to the next, and so on.',
      ],
      examples: [
        'Two hazard icons are in play, three players take part. Everybody is dealt one card; then the first player and the second are dealt one more.',
      ],
      aliases: [
        'hazard',
        'hazards',
        'extra encounter card',
        'who gets the hazard card',
        'one card per player with hazard',
      ],
    },
    de: {
      title: 'Gefahrensymbol',
      text: [
        'Für jedes Gefahrensymbol im Spiel wird in Schritt 3 der [[villain-phase|Schurkenphase]] eine Begegnungskarte mehr [[deal-deal-an-encounter-card|zugeteilt]]: eine für die ganze Gruppe, nicht eine für jeden.',
        'Diese Karten gehen reihum in Spielerreihenfolge, die erste an den [[first-player|Startspieler]], die zweite an den nächsten und so weiter.',
      ],
      examples: [
        'Zwei Gefahrensymbole sind im Spiel, drei Spieler nehmen teil. Jeder bekommt eine Karte zugeteilt; dann bekommen der Startspieler und der zweite Spieler noch je eine.',
      ],
      aliases: [
        'Gefahr',
        'Gefahrensymbole',
        'zusätzliche Begegnungskarte',
        'Wer bekommt die Karte vom Gefahrensymbol',
        'Eine Karte pro Spieler bei Gefahr',
      ],
    },
    see: ['deal-deal-an-encounter-card', 'villain-phase', 'icons', 'side-scheme', 'heroic-mode'],
    decided: [
      {
        en: 'Icons are counted, not cards: a card with two hazard icons deals two more. The book’s own entry counts cards, its entries on icons and on the villain phase count icons.',
        de: 'Gezählt werden Symbole, nicht Karten: Eine Karte mit zwei Gefahrensymbolen teilt zwei mehr zu. Der Eintrag des Buchs zählt Karten, seine Einträge zu Symbolen und zur Schurkenphase zählen Symbole.',
      },
    ],
  },
  {
    id: 'heal',
    topic: 'damage',
    en: {
      title: 'Heal',
      text: [
        'To heal a character is to remove [[damage|damage]] it has sustained. That brings it back to its [[maximum-hit-points|maximum hit points]] at most, unless the effect says it may go beyond.',
        'Damage that is [[move|moved]] away from a character has been healed from it.',
        'A character without damage is no [[valid-target|valid target]] for an effect that only heals, and an undamaged alter-ego cannot [[recover|recover]].',
      ],
      examples: ['First Aid heals 2 damage. On an ally with 1 damage it heals 1.'],
      aliases: [
        'healing',
        'healed',
        'regain hit points',
        'cure',
        'can I heal above the maximum',
        'can I heal an undamaged character',
      ],
    },
    de: {
      title: 'Heilen',
      text: [
        'Einen Charakter zu heilen heißt, erlittenen [[damage|Schaden]] von ihm zu entfernen. Das bringt ihn höchstens auf seine [[maximum-hit-points|maximalen Lebenspunkte]] zurück, außer der Effekt erlaubt ausdrücklich mehr.',
        'Von einem Charakter [[move|verschobener]] Schaden ist von ihm geheilt.',
        'Ein Charakter ohne Schaden ist kein [[valid-target|gültiges Ziel]] für einen Effekt, der nur heilt, und ein unbeschädigtes Alter Ego kann sich nicht [[recover|erholen]].',
      ],
      examples: ['„Erste Hilfe“ heilt 2 Schaden. Bei einem Verbündeten mit 1 Schaden heilt sie 1.'],
      aliases: [
        'Heilung',
        'geheilt',
        'Lebenspunkte zurückbekommen',
        'Kann ich über das Maximum heilen',
        'Kann ich einen unbeschädigten Charakter heilen',
      ],
    },
    see: ['recover', 'hit-points', 'maximum-hit-points', 'sustained-damage', 'move'],
  },
  {
    id: 'hero-hero-form',
    topic: 'cards',
    en: {
      title: 'Hero, Hero Form',
      text: [
        'The hero is one side of an [[identity|identity]], with ATK, THW and DEF. While it lies up, its player is in hero form: may attack, thwart and defend with it, and is attacked by enemies that activate in the villain phase.',
        'Abilities with “Hero” in their trigger can be used only in hero form. How to get there stands under [[form-change-form|form]].',
      ],
      aliases: ['heroes', 'superhero', 'hero side', 'hero action', 'am I attacked in hero form'],
    },
    de: {
      title: 'Held, Heldengestalt',
      text: [
        'Der Held ist eine Seite einer [[identity|Identität]], mit ANG, WID und VER. Liegt sie oben, ist ihr Spieler in Heldengestalt: Er darf mit ihr angreifen, Widerstand leisten und verteidigen, und Gegner, die in der Schurkenphase aktiviert werden, greifen ihn an.',
        'Fähigkeiten mit „Held“ im Auslöser lassen sich nur in Heldengestalt verwenden. Wie man in sie wechselt, steht unter [[form-change-form|Gestalt]].',
      ],
      aliases: [
        'Helden',
        'Superheld',
        'Heldenseite',
        'Held – Aktion',
        'Werde ich in Heldengestalt angegriffen',
      ],
    },
    see: ['form-change-form', 'identity', 'alter-ego-alter-ego-form', 'basic-power', 'activation'],
  },
  {
    id: 'heroic-mode',
    topic: 'modes',
    en: {
      title: 'Heroic Mode',
      text: [
        'Before the game the players agree on a heroic level: 1, 2, 3 and so on. In step 3 of every [[villain-phase|villain phase]] each player is dealt as many additional encounter cards as the level says.',
        'Everything else is as in [[standard-mode|standard mode]]. It can be combined with [[expert-mode|expert]], [[skirmish-mode|skirmish]] and [[campaign-mode|campaign mode]].',
      ],
      examples: [
        'At heroic level 2 each player is dealt three encounter cards a round, hazard icons aside.',
      ],
      aliases: ['heroic', 'heroic level', 'harder', 'extra encounter cards'],
    },
    de: {
      title: 'Heldenhafter Modus',
      text: [
        'Vor dem Spiel einigen sich die Spieler auf eine Heldenstufe: 1, 2, 3 und so weiter. In Schritt 3 jeder [[villain-phase|Schurkenphase]] bekommt jeder Spieler so viele Begegnungskarten mehr zugeteilt, wie die Stufe sagt.',
        'Alles Übrige ist wie im [[standard-mode|Standardmodus]]. Er lässt sich mit dem [[expert-mode|Expertenmodus]], dem [[skirmish-mode|Scharmützelmodus]] und dem [[campaign-mode|Kampagnenmodus]] verbinden.',
      ],
      examples: [
        'Auf Heldenstufe 2 bekommt jeder Spieler pro Runde drei Begegnungskarten zugeteilt, Gefahrensymbole nicht gerechnet.',
      ],
      aliases: ['heldenhaft', 'Heldenstufe', 'schwerer', 'mehr Begegnungskarten'],
    },
    see: ['modes-of-play', 'expert-mode', 'deal-deal-an-encounter-card', 'hazard-icon'],
    decided: [
      {
        en: 'The rules know no highest level. Grimrule offers levels 1 to 4.',
        de: 'Die Regeln kennen keine höchste Stufe. Grimrule bietet die Stufen 1 bis 4.',
      },
    ],
  },
  {
    id: 'hinder-x',
    topic: 'keywords',
    en: {
      title: 'Hinder X',
      text: [
        'As a card with hinder X enters play, X threat is placed on it, in addition to any starting threat. X is the number that stands after the keyword. Unlike starting threat it is placed, so whatever waits for threat being placed applies.',
        'If a card has hinder more than once, the numbers are added up.',
      ],
      aliases: ['hinder', 'additional threat on a side scheme', 'when is hinder placed'],
    },
    de: {
      title: 'Hindernis X',
      text: [
        'Kommt eine Karte mit Hindernis X ins Spiel, wird X Bedrohung auf ihr platziert, zusätzlich zu einer Start-Bedrohung. X ist die Zahl, die auf das Schlüsselwort folgt. Anders als Start-Bedrohung wird sie platziert; was auf das Platzieren von Bedrohung wartet, gilt also.',
        'Hat eine Karte Hindernis mehrfach, werden die Zahlen zusammengezählt.',
      ],
      aliases: [
        'Hindernis',
        'zusätzliche Bedrohung auf einem Nebenplan',
        'Wann kommt die Bedrohung von Hindernis',
      ],
    },
    see: ['keywords', 'threat', 'side-scheme', 'enters-play', 'incite-x'],
    decided: [
      {
        en: 'The threat comes as the card enters play, however it does so, and before responses to its entering. Older texts place it when the card is revealed; the newest reference decides.',
        de: 'Die Bedrohung kommt, wenn die Karte ins Spiel kommt, auf welchem Weg auch immer, und vor Reaktionen darauf. Ältere Texte platzieren sie beim Aufdecken; es gilt die neueste Referenz.',
      },
    ],
  },
  {
    id: 'hit-points',
    topic: 'damage',
    en: {
      title: 'Hit Points',
      text: [
        'Every character – identity, ally, minion, villain – has hit points: as much [[damage|damage]] as it can take. With none left it is [[defeat|defeated]].',
        'Identities and villains have a hit point dial, which shows what is [[remaining-hit-points|left]]. At zero the player is [[player-elimination|eliminated]], or that stage of the villain is defeated. Allies and minions are given damage tokens instead, and are defeated once there are as many as their hit points.',
        '“+X hit points” turns a dial up by X when it becomes active and down by X when it ends. For allies and minions the limit moves: if, when it ends, the damage on one is at least its hit points, it is defeated.',
        '“Starting hit points” means the number printed on an identity.',
        'A character with [[infinite-hit-points|infinite hit points]] can be dealt damage, but no damage defeats it.',
      ],
      examples: [
        'Iron Man has 5 hit points left and plays Mark V Armor, for +6: his dial shows 11. Damaged down to 4, he would be defeated if the armor left play.',
      ],
      aliases: [
        'HP',
        'health',
        'life',
        'lives',
        'hit point dial',
        'starting hit points',
        'plus hit points',
        'do I lose hit points when an upgrade leaves play',
      ],
    },
    de: {
      title: 'Lebenspunkte',
      text: [
        'Jeder Charakter – Identität, Verbündeter, Scherge, Schurke – hat Lebenspunkte: So viel [[damage|Schaden]] kann er nehmen. Bleibt keiner mehr, ist er [[defeat|besiegt]].',
        'Identitäten und Schurken haben einen Lebenspunktezähler, der zeigt, was [[remaining-hit-points|verbleibt]]. Bei null [[player-elimination|scheidet]] der Spieler aus, oder dieser Abschnitt des Schurken ist besiegt. Verbündete und Schergen bekommen stattdessen Schadensmarker und sind besiegt, sobald es so viele sind wie ihre Lebenspunkte.',
        '„+X Lebenspunkte“ dreht einen Zähler um X hoch, wenn es aktiv wird, und um X zurück, wenn es endet. Bei Verbündeten und Schergen verschiebt sich die Grenze: Liegt am Ende mindestens so viel Schaden auf einem, wie er Lebenspunkte hat, ist er besiegt.',
        '„Anfangswert an Lebenspunkten“ meint die Zahl, die auf einer Identität steht.',
        'Einem Charakter mit [[infinite-hit-points|unendlichen Lebenspunkten]] kann Schaden zugefügt werden, doch kein Schaden besiegt ihn.',
      ],
      examples: [
        'Iron Man hat noch 5 Lebenspunkte und spielt „Mark-V-Rüstung“ für +6: Sein Zähler zeigt 11. Durch Schaden auf 4 gebracht, wäre er besiegt, wenn die Rüstung das Spiel verließe.',
      ],
      aliases: [
        'LP',
        'Leben',
        'Gesundheit',
        'Lebenspunktezähler',
        'Anfangswert an Lebenspunkten',
        'plus Lebenspunkte',
        'Verliere ich Lebenspunkte, wenn ein Upgrade das Spiel verlässt',
      ],
    },
    see: [
      'damage',
      'remaining-hit-points',
      'maximum-hit-points',
      'sustained-damage',
      'heal',
      'defeat',
      'infinite-hit-points',
    ],
  },
];
