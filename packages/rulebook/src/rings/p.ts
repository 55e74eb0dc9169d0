import type { Entry } from '../entry.ts';

export const P: readonly Entry[] = [
  {
    id: 'permanent',
    topic: 'keywords',
    en: {
      title: 'Permanent',
      text: [
        'A keyword of the [[campaign-mode|campaign]]. When the players earn a boon or burden with it, they note in the [[campaign-log|campaign log]] to which hero it is attached.',
        'In every later scenario it begins the game attached to that hero; it is not shuffled into a deck. If the hero falls, the card is struck from the [[campaign-pool|campaign pool]].',
      ],
      examples: [
        'Valor has been earned for Aragorn. From then on Aragorn starts each scenario with Valor attached.',
      ],
      aliases: [
        'permanent keyword',
        'permanent attachment',
        'permanent boon',
        'permanent burden',
        'Valor',
        'Scarred',
        'can a permanent card be discarded',
      ],
    },
    de: {
      title: 'Dauerhaft',
      text: [
        'Ein Schlüsselwort der [[campaign-mode|Kampagne]]. Erwerben die Spieler eine Gunst oder Bürde mit Dauerhaft, notieren sie im [[campaign-log|Kampagnenlogbuch]], an welchem Helden sie hängt.',
        'In jedem späteren Szenario ist sie von Anfang an diesem Helden angehängt; in ein Deck wird sie nicht gemischt. Fällt der Held, wird die Karte aus dem [[campaign-pool|Kampagnenvorrat]] gestrichen.',
      ],
      examples: [
        'Valor wurde für Aragorn erworben. Von da an beginnt Aragorn jedes Szenario mit angehängtem Valor.',
      ],
      aliases: [
        'dauerhaft',
        'dauerhafte Verstärkung',
        'dauerhafte Gunst',
        'dauerhafte Bürde',
        'permanent',
        'Valor',
        'Scarred',
        'Kann eine dauerhafte Karte abgelegt werden',
      ],
    },
    see: ['campaign-pool', 'boons', 'burdens', 'fallen-heroes', 'campaign-setup'],
    decided: [
      {
        en: 'A permanent card cannot be discarded by effects, nor because of a third [[restricted|restricted]] attachment; it leaves play only with its hero. The book does not say so, but the word would mean little otherwise. When the hero leaves play, the card is removed from the game: it comes from no deck, so no discard pile is its own, and burdens are shuffled into an encounter deck only where the book says so.',
        de: 'Eine dauerhafte Karte kann weder durch Effekte noch wegen einer dritten [[restricted|eingeschränkten]] Verstärkung abgelegt werden; sie verlässt das Spiel nur mit ihrem Helden. Das Buch sagt es nicht, doch sonst bedeutete das Wort wenig. Verlässt der Held das Spiel, wird die Karte aus dem Spiel entfernt: Sie kommt aus keinem Deck, kein Ablagestapel ist also ihrer, und Bürden werden nur dort in ein Begegnungsdeck gemischt, wo das Buch es sagt.',
      },
    ],
  },
  {
    id: 'planning-phase',
    topic: 'round',
    en: {
      title: 'Planning Phase',
      text: [
        'The second phase of the round, and the only one in which allies and attachments are played from the hand.',
        '1. The first player is the [[active-player|active player]] first. A special [[action-windows|action window]] opens ([[step-2-2|step 2.2]]): the active player may play allies and attachments, as many as they like and can pay for; everybody may use actions. It closes when all players have passed in a row.',
        '2. The next player becomes the active player, with a window of the same kind. When everybody has been the active player once, the phase ends.',
        'Cards are paid from the resource pools of heroes with a [[resource-match|resource match]].',
      ],
      aliases: [
        'planning',
        'phase 2',
        'play allies',
        'play attachments',
        'when can I play an ally',
        'when can I play attachments',
        'can I play an ally in another player’s planning',
        'special action window',
      ],
    },
    de: {
      title: 'Planungsphase',
      text: [
        'Die zweite Phase der Runde, die einzige, in der Verbündete und Verstärkungen von der Hand gespielt werden.',
        '1. Zuerst ist der Startspieler der [[active-player|aktive Spieler]]. Es öffnet sich ein spezielles [[action-windows|Aktionsfenster]] ([[step-2-2|Schritt 2.2]]): Der aktive Spieler darf Verbündete und Verstärkungen spielen, so viele er will und bezahlen kann; Aktionen darf jeder verwenden. Haben alle nacheinander gepasst, schließt es sich.',
        '2. Der Folgespieler wird aktiver Spieler, und es gibt wieder ein solches Fenster. War jeder einmal aktiver Spieler, endet die Phase.',
        'Bezahlt wird aus den Ressourcenvorräten von Helden mit [[resource-match|Ressourcenübereinstimmung]].',
      ],
      aliases: [
        'Planung',
        'Phase 2',
        'Verbündete spielen',
        'Verstärkungen spielen',
        'Wann darf ich Verbündete spielen',
        'Wann darf ich Verstärkungen spielen',
        'spezielles Aktionsfenster',
      ],
    },
    see: ['active-player', 'action-windows', 'resource-match', 'initiating-abilities', 'cost'],
    decided: [
      {
        en: 'In the special window the active player acts first and goes on until they have played what they like; then the others follow in player order. The book does not say who begins.',
        de: 'Im speziellen Fenster handelt zuerst der aktive Spieler, bis er gespielt hat, was er möchte; dann folgen die anderen in Spielerreihenfolge. Das Buch sagt nicht, wer beginnt.',
      },
      {
        en: 'If the active player is eliminated in the window, it goes on for the others like any other action window.',
        de: 'Scheidet der aktive Spieler in dem Fenster aus, läuft es für die anderen weiter wie jedes andere Aktionsfenster.',
      },
    ],
  },
  {
    id: 'play-and-put-into-play',
    topic: 'playing',
    en: {
      title: 'Play and Put into Play',
      text: [
        'To play a card is to pay its [[cost|resource cost]], after all modifiers, and lay it down from your hand. An ally or attachment enters play; an event is laid on the table, resolved and put into its owner’s discard pile.',
        'To put a card into play is the work of an ability. No cost is paid, and nothing that restricts or forbids playing the card matters. The card [[enters-play|enters play]] in the play area of whoever controls it, in the place and the state in which it would have come if it had been played, unless the ability says otherwise.',
        'A card that was put into play has not been played. What asks for a card that enters play is met by both. And either way an attachment needs something to be attached to, and a [[unique|unique]] card stays out while there is a copy of it in play.',
      ],
      examples: [
        'With Sneak Attack, Gandalf is put into play: his 5 resources are not paid, and he has not been played. His response can be used all the same, for he has entered play.',
      ],
      aliases: [
        'play',
        'played',
        'put in play',
        'puts into play',
        'difference between play and put into play',
        'do I pay when a card is put into play',
        'does put into play count as playing',
      ],
    },
    de: {
      title: 'Spielen und ins Spiel bringen',
      text: [
        'Eine Karte spielen heißt, ihre [[cost|Ressourcenkosten]] nach allen Modifikatoren zu bezahlen und sie von der Hand auszulegen. Ein Verbündeter oder eine Verstärkung kommt ins Spiel; ein Ereignis liegt auf dem Tisch, wird abgehandelt und kommt auf den Ablagestapel seines Besitzers.',
        'Ins Spiel gebracht wird eine Karte durch eine Fähigkeit. Bezahlt wird nichts, und was das Spielen der Karte einschränkt oder verbietet, ist ohne Belang. Sie [[enters-play|kommt]] in der Spielzone dessen, der sie kontrolliert, ins Spiel, und zwar dort und so, wie sie gespielt gekommen wäre, sofern die Fähigkeit nichts anderes sagt.',
        'Eine ins Spiel gebrachte Karte ist nicht gespielt worden. Fragt etwas nach einer Karte, die ins Spiel kommt, genügt beides. Auch braucht eine Verstärkung so oder so etwas, woran sie angehängt wird, und eine [[unique|einzigartige]] Karte bleibt draußen, solange eine Kopie von ihr im Spiel ist.',
      ],
      examples: [
        'Mit Sneak Attack wird Gandalf ins Spiel gebracht: Seine 5 Ressourcen werden nicht bezahlt, und er ist nicht gespielt worden. Seine Reaktion lässt sich trotzdem verwenden, denn ins Spiel gekommen ist er.',
      ],
      aliases: [
        'spielen',
        'gespielt',
        'ins Spiel bringen',
        'ins Spiel gebracht',
        'Unterschied zwischen spielen und ins Spiel bringen',
        'Bezahle ich, wenn eine Karte ins Spiel gebracht wird',
        'Zählt ins Spiel bringen als spielen',
      ],
    },
    see: ['enters-play', 'cost', 'initiating-abilities', 'event-cards', 'unique'],
  },
  {
    id: 'play-restrictions',
    topic: 'playing',
    en: {
      title: 'Play Restrictions and Permissions',
      text: [
        'A play restriction says when or how a card or ability may or may not be used, or what has to be the case for it. All restrictions must be observed; otherwise the card cannot be played or the ability cannot be used.',
        'A play permission is the opposite: it opens a way that the rules do not give, such as another time or another place from which the card may be played.',
        'Both work while the card is out of play.',
      ],
      examples: [
        'Thicket of Spears has to be paid with resources of three different heroes. Whoever has only two heroes cannot play it.',
      ],
      aliases: [
        'play restriction',
        'restriction',
        'permission',
        'play permission',
        'condition for playing a card',
        'play only if',
        'why can I not play this card',
      ],
    },
    de: {
      title: 'Spieleinschränkungen und Spielberechtigungen',
      text: [
        'Eine Spieleinschränkung sagt, wann oder wie eine Karte oder Fähigkeit verwendet werden darf oder nicht, oder was dafür gegeben sein muss. Alle Einschränkungen sind zu beachten; sonst kann die Karte nicht gespielt oder die Fähigkeit nicht verwendet werden.',
        'Eine Spielberechtigung ist das Gegenstück: Sie eröffnet einen Weg, den die Regeln nicht vorsehen, etwa einen anderen Zeitpunkt oder einen anderen Ort, von dem aus die Karte gespielt werden darf.',
        'Beide wirken auch, solange die Karte nicht im Spiel ist.',
      ],
      examples: [
        'Thicket of Spears muss mit Ressourcen dreier verschiedener Helden bezahlt werden. Wer nur zwei Helden hat, kann es nicht spielen.',
      ],
      aliases: [
        'Spieleinschränkung',
        'Spielbeschränkung',
        'Spielbeschränkungen',
        'Einschränkung',
        'Spielberechtigung',
        'Berechtigung',
        'Voraussetzung',
        'Warum kann ich die Karte nicht spielen',
      ],
    },
    see: ['initiating-abilities', 'limits', 'cannot', 'may', 'attachment-cards'],
  },
  {
    id: 'player-deck',
    topic: 'zones',
    en: {
      title: 'Player Deck',
      text: [
        'Your player deck consists of [[ally-cards|allies]], [[attachment-cards|attachments]] and [[event-cards|events]], shuffled together. You draw from it during the game. Your heroes are not part of it.',
        'How it is put together is told under [[deck-building]], and what happens when it is used up under [[empty-deck]].',
      ],
      aliases: [
        'player decks',
        'draw deck',
        'draw pile',
        'library',
        'my deck',
        'are heroes part of the deck',
      ],
    },
    de: {
      title: 'Spielerdeck',
      text: [
        'Dein Spielerdeck besteht aus [[ally-cards|Verbündeten]], [[attachment-cards|Verstärkungen]] und [[event-cards|Ereignissen]], die zusammengemischt werden. Von ihm ziehst du während des Spiels. Deine Helden gehören nicht dazu.',
        'Wie es zusammengestellt wird, steht unter [[deck-building|Deckzusammenstellung]], was geschieht, wenn es aufgebraucht ist, unter [[empty-deck|Keine Karten mehr]].',
      ],
      aliases: [
        'Spielerdecks',
        'Nachziehstapel',
        'Zugstapel',
        'Deck',
        'mein Deck',
        'Gehören Helden zum Deck',
      ],
    },
    see: ['deck-building', 'drawing-cards', 'empty-deck', 'hero-cards'],
  },
  {
    id: 'player-elimination',
    topic: 'end',
    en: {
      title: 'Player Elimination',
      text: [
        'You are eliminated when the last of your heroes has been destroyed, when your [[threat|threat]] reaches 50 (see [[threat-limit]]), or when a card says so.',
        'Your hand, your deck and everything you control then go to your discard pile. Enemies engaged with you return to the [[staging-area|staging area]] and keep their damage. If you were the [[first-player|first player]], the token goes to the next player.',
        'The others go on without you. In the quest phase, one encounter card less is revealed from the next [[step-3-3|staging step]] on.',
        'When all players have been eliminated, the game is lost.',
      ],
      aliases: [
        'eliminated',
        'elimination',
        'eliminated player',
        'knocked out',
        'lose',
        'losing the game',
        'defeat',
        'threat 50',
        'all heroes dead',
        'what happens to enemies of an eliminated player',
        'does an eliminated player win too',
      ],
    },
    de: {
      title: 'Ausscheidender Spieler',
      text: [
        'Du scheidest aus, wenn der letzte deiner Helden getötet ist, wenn dein [[threat|Bedrohungsgrad]] 50 erreicht (siehe [[threat-limit|Grenzwert der Bedrohung]]) oder wenn eine Karte es sagt.',
        'Deine Hand, dein Deck und alles, was du kontrollierst, kommen dann auf deinen Ablagestapel. Gegner, mit denen du in einen Kampf verwickelt bist, kehren in die [[staging-area|Aufmarschzone]] zurück und behalten ihren Schaden. Warst du [[first-player|Startspieler]], geht der Marker an den Folgespieler.',
        'Die anderen spielen ohne dich weiter. In der Abenteuerphase wird vom nächsten [[step-3-3|Aufmarsch]] an eine Begegnungskarte weniger aufgedeckt.',
        'Sind alle Spieler ausgeschieden, ist das Spiel verloren.',
      ],
      aliases: [
        'ausscheiden',
        'ausgeschieden',
        'ausgeschiedener Spieler',
        'verlieren',
        'Niederlage',
        'Bedrohung 50',
        'alle Helden tot',
        'Was passiert mit den Gegnern eines ausgeschiedenen Spielers',
        'Gewinnt ein ausgeschiedener Spieler mit',
      ],
    },
    see: ['threat-limit', 'winning', 'scoring', 'first-player', 'ownership-and-control'],
    decided: [
      {
        en: 'What the eliminated player controls, but others own, goes to the discard piles of these. What the player owns, but others control, stays with them, and goes to the eliminated player’s discard pile later, also if it would go to a hand or into a deck.',
        de: 'Was der Ausgeschiedene kontrolliert, aber andere besitzen, kommt auf deren Ablagestapel. Was er besitzt, aber andere kontrollieren, bleibt bei diesen und kommt später auf seinen Ablagestapel, auch wenn es auf seine Hand oder in sein Deck ginge.',
      },
      {
        en: 'A player who is eliminated in the middle of an enemy’s attack ends that attack: there is nobody left to be attacked.',
        de: 'Scheidet ein Spieler mitten im Angriff eines Gegners aus, ist der Angriff vorbei: Es ist niemand mehr da, der angegriffen würde.',
      },
      {
        en: 'An Orc Guard that would go back to the staging area goes to its owner’s discard pile, as the FAQ says: when its player is eliminated, and when a card sends it back.',
        de: 'Eine Ork-Wache, die in die Aufmarschzone zurückginge, kommt auf den Ablagestapel ihres Besitzers, so die FAQ: wenn ihr Spieler ausscheidet und wenn eine Karte sie zurückschickt.',
      },
      {
        en: 'A prisoner alone is no hero to go on with: when the other heroes of that player have been destroyed, the player is eliminated, as the FAQ says. Without this player nobody can lead the prisoner out, so that the group has lost; it has lost too if the player of a prisoner is eliminated for another reason. Whoever had no other hero from the start goes on.',
        de: 'Mit einem Gefangenen allein geht es nicht weiter: Sind die übrigen Helden seines Spielers getötet, scheidet dieser aus, so die FAQ. Ohne ihn kann niemand den Gefangenen hinausführen, und die Gruppe hat verloren; ebenso, wenn der Spieler eines Gefangenen aus anderem Grund ausscheidet. Wer von Anfang an keinen anderen Helden hatte, spielt weiter.',
      },
      {
        en: 'If the game is won, it is won by all players, also by those who were eliminated. In a campaign the heroes of these have fallen, and what each player earns is earned only by those who were left.',
        de: 'Ein gewonnenes Spiel haben alle gewonnen, auch die Ausgeschiedenen. In einer Kampagne sind deren Helden gefallen, und was jeder Spieler erwirbt, erwerben nur die, die noch dabei waren.',
      },
    ],
  },
  {
    id: 'player-order',
    topic: 'round',
    en: {
      title: 'Player Order',
      text: [
        'Whatever is done in player order begins with the [[first-player|first player]] and goes on clockwise.',
        'If it is not finished when everybody has had a turn, it continues around the table in the same direction until it is.',
      ],
      examples: [
        'Engagement checks go round in player order until no enemy in the staging area can engage anybody: after the last player the first player makes another check.',
      ],
      aliases: [
        'in player order',
        'turn order',
        'order of players',
        'clockwise',
        'who goes first',
        'sequence',
      ],
    },
    de: {
      title: 'In Spielerreihenfolge',
      text: [
        'Was in Spielerreihenfolge geschieht, beginnt beim [[first-player|Startspieler]] und geht im Uhrzeigersinn weiter.',
        'Ist es nicht zu Ende, wenn jeder an der Reihe war, geht es in derselben Richtung reihum weiter, bis es zu Ende ist.',
      ],
      examples: [
        'Kampfproben werden reihum in Spielerreihenfolge abgelegt, bis kein Gegner in der Aufmarschzone mehr jemanden in einen Kampf verwickeln kann: Nach dem letzten Spieler ist wieder der Startspieler dran.',
      ],
      aliases: [
        'Spielerreihenfolge',
        'Zugreihenfolge',
        'Reihenfolge der Spieler',
        'reihum',
        'Uhrzeigersinn',
        'Wer beginnt',
      ],
    },
    see: ['first-player', 'next-player', 'active-player'],
  },
  {
    id: 'playing-a-card',
    topic: 'playing',
    en: {
      title: 'Playing a Card',
      text: [
        'The steps of playing a card are told under [[initiating-abilities]], and what sets it apart from putting a card into play under [[play-and-put-into-play]].',
      ],
      aliases: ['play a card', 'playing', 'cast', 'how do I play a card from my hand'],
    },
    de: {
      title: 'Spielen einer Karte',
      text: [
        'In welchen Schritten eine Karte gespielt wird, steht unter [[initiating-abilities|Fähigkeiten initiieren, Karten spielen]]; was das vom Ins-Spiel-Bringen unterscheidet, unter [[play-and-put-into-play|Spielen und ins Spiel bringen]].',
      ],
      aliases: ['Karte spielen', 'ausspielen', 'Wie spiele ich eine Karte von der Hand'],
    },
    see: ['initiating-abilities', 'play-and-put-into-play', 'planning-phase'],
    untested: 'pointer',
  },
  {
    id: 'prevent',
    topic: 'timing',
    en: {
      title: 'Cancel',
      text: [
        'To cancel an effect is to stop it before it begins. An ability that cancels, usually a response, breaks in at the moment at which the effect would be initiated, and so comes before all other abilities, [[forced|forced]] ones included.',
        'What has been canceled is no longer about to happen. Nothing else can be initiated that refers to it, and so it cannot be canceled a second time.',
        'Only effects are canceled. The ability has been used and its [[cost|cost]] stays paid; an event has been played and goes to its owner’s discard pile; a shadow card has been turned up and goes to the encounter discard pile.',
      ],
      examples: [
        'A Test of Will cancels what an enemy does when revealed. The enemy has been revealed all the same: it goes to the staging area, and its keywords, such as surge or doomed, are resolved.',
      ],
      aliases: [
        'canceled',
        'cancelled',
        'cancels',
        'canceling',
        'prevent',
        'prevented',
        'counter',
        'negate',
        'A Test of Will',
        'Hasty Stroke',
        'cancel a shadow effect',
        'can I cancel surge',
        'can I cancel doomed',
      ],
    },
    de: {
      title: 'Verhindern',
      text: [
        'Einen Effekt verhindern heißt, ihn aufzuhalten, bevor er beginnt. Eine Fähigkeit, die das tut, meist eine Reaktion, fährt in dem Moment dazwischen, in dem der Effekt initiiert würde, und kommt deshalb vor allen anderen Fähigkeiten, auch vor [[forced|erzwungenen]].',
        'Was verhindert ist, steht nicht mehr bevor. Nichts, was sich darauf bezieht, kann noch initiiert werden; ein zweites Mal verhindern lässt es sich also nicht.',
        'Verhindert werden nur Effekte. Die Fähigkeit ist verwendet und ihre [[cost|Kosten]] bleiben bezahlt; ein Ereignis ist gespielt und kommt auf den Ablagestapel seines Besitzers; eine Schattenkarte ist umgedreht und kommt auf den Begegnungs-Ablagestapel.',
      ],
      examples: [
        'A Test of Will verhindert, was ein Gegner beim Aufdecken bewirkt. Aufgedeckt ist der Gegner trotzdem: Er kommt in die Aufmarschzone, und seine Schlüsselwörter wie Nachrüsten oder Verflucht werden abgehandelt.',
      ],
      aliases: [
        'verhindert',
        'verhindere',
        'Verhinderung',
        'annullieren',
        'abbrechen',
        'aufheben',
        'canceln',
        'A Test of Will',
        'Hasty Stroke',
        'Schatteneffekt verhindern',
        'Kann ich Nachrüsten verhindern',
        'Kann ich Verflucht verhindern',
      ],
    },
    see: ['timing', 'replacement-effects', 'response', 'limits', 'event-cards', 'shadow-effects'],
    decided: [
      {
        en: 'To cancel works at once and ends all responses to what was canceled. A [[replacement-effects|replacement]] waits until everybody has responded, and the last one counts.',
        de: 'Verhindern wirkt sofort und beendet alle Reaktionen auf das Verhinderte. Ein [[replacement-effects|Ersatz]] wartet dagegen, bis alle reagiert haben, und der letzte zählt.',
      },
    ],
  },
  {
    id: 'printed',
    topic: 'words',
    en: {
      title: 'Printed',
      text: [
        '“Printed” means what is on the card itself: its text, properties, icons and values as they stand there. What it has [[gains|gained]] or by how much a value is [[modifiers|modified]] does not count.',
      ],
      examples: [
        'Stand and Fight with X = 2 looks for an ally with a printed cost of 2, whatever that ally would cost at the moment.',
      ],
      aliases: [
        'printed cost',
        'printed value',
        'printed text',
        'original value',
        'is a gained keyword printed',
      ],
    },
    de: {
      title: 'Aufgedruckt',
      text: [
        '„Aufgedruckt“ ist, was auf der Karte selbst steht: Text, Eigenschaften, Symbole und Werte, so wie sie dort zu sehen sind. Was sie [[gains|erhalten]] hat oder wie ein Wert [[modifiers|modifiziert]] ist, zählt nicht.',
      ],
      examples: [
        'Stand and Fight mit X = 2 sucht einen Verbündeten, dessen aufgedruckte Kosten 2 sind, ganz gleich, was er gerade kosten würde.',
      ],
      aliases: [
        'aufgedruckte Kosten',
        'aufgedruckter Wert',
        'aufgedruckter Text',
        'gedruckt',
        'ursprünglicher Wert',
        'Ist ein erhaltenes Schlüsselwort aufgedruckt',
      ],
    },
    see: ['base-value', 'gains', 'modifiers', 'blank'],
  },
  {
    id: 'put-into-play',
    topic: 'playing',
    en: {
      title: 'Put into Play',
      text: [
        'An ability that puts a card into play brings it there without its being played. What that means is told under [[play-and-put-into-play]].',
      ],
      aliases: ['put in play', 'puts into play', 'cheat into play', 'for free'],
    },
    de: {
      title: 'Ins Spiel bringen',
      text: [
        'Eine Fähigkeit, die eine Karte ins Spiel bringt, tut das, ohne dass sie gespielt wird. Was das bedeutet, steht unter [[play-and-put-into-play|Spielen und ins Spiel bringen]].',
      ],
      aliases: ['ins Spiel gebracht', 'bringe ins Spiel', 'kostenlos ins Spiel', 'gratis'],
    },
    see: ['play-and-put-into-play', 'enters-play'],
    untested: 'pointer',
  },
];
