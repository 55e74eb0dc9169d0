import type { Entry } from '../entry.ts';

export const ATTACKS: readonly Entry[] = [
  {
    id: 'attack',
    topic: 'attacks',
    en: {
      title: 'Attack of a Card',
      text: [
        'Whether there is an enemy card [[opposite|opposite]] decides what an attack brings.',
        'If there is one, it is the [[defence|defence]]: it takes [[damage|damage]] equal to the [[strength|strength]] of your card. If there is none, you get the [[bonus|bonus]] of the site.',
        'Then the [[attack-effects|attack effect]] of your card happens, if it has one. [[permanent-effects|Permanent effects]] may change the attack.',
        'The defender does not strike back, and your card stays where it is.',
      ],
      examples: [
        'Your card with strength 3 attacks; opposite is a card with 5 life. It takes 3 damage and stays on the board. You get no bonus, not even if it is defeated.',
      ],
      aliases: [
        'attacks',
        'attacking',
        'how does an attack work',
        'does the defender strike back',
        'damage back',
        'bonus after defeating',
      ],
    },
    de: {
      title: 'Angriff einer Karte',
      text: [
        'Was ein Angriff bringt, hängt davon ab, ob [[opposite|gegenüber]] eine gegnerische Karte liegt.',
        'Wenn ja, ist sie die [[defence|Verteidigung]]: Sie erhält so viel [[damage|Schaden]], wie deine Karte [[strength|Stärke]] hat. Wenn nein, bekommst du den [[bonus|Bonus]] des Schauplatzes.',
        'Danach tritt der [[attack-effects|Angriffseffekt]] deiner Karte ein, falls sie einen hat. [[permanent-effects|Dauereffekte]] können den Angriff verändern.',
        'Die Verteidigung schlägt nicht zurück, und deine Karte bleibt, wo sie ist.',
      ],
      examples: [
        'Deine Karte mit Stärke 3 greift an; gegenüber liegt eine mit 5 Lebenspunkten. Sie erhält 3 Schaden und bleibt liegen. Einen Bonus gibt es nicht, auch dann nicht, wenn sie besiegt wird.',
      ],
      aliases: [
        'Angriff',
        'Angriffe',
        'angreifen',
        'wie läuft ein Angriff ab',
        'Schlägt die Verteidigung zurück',
        'Gegenschaden',
        'Bonus nach dem Besiegen',
      ],
    },
    see: ['attack-phase', 'defence', 'bonus', 'damage', 'attack-effects'],
  },
  {
    id: 'avengers-tower',
    topic: 'attacks',
    en: {
      title: 'Avengers Tower',
      text: [
        'The bonus of the Avengers Tower is a [[locations|location]]: take the top one of the pile into your hand.',
      ],
      examples: [
        'You attack at the Avengers Tower with nobody opposite, so you draw a location. From your next play phase on you can play it or pay with it.',
      ],
      aliases: ['tower', 'Avengers', 'draw a location', 'how do I get a location'],
    },
    de: {
      title: 'Avengers Tower',
      text: [
        'Der Bonus des Avengers Tower ist eine [[locations|Ortskarte]]: Du nimmst die oberste vom Stapel auf die Hand.',
      ],
      examples: [
        'Du greifst am Avengers Tower an, und gegenüber liegt niemand: Du ziehst eine Ortskarte. Ab deiner nächsten Ausspielphase kannst du sie ausspielen oder mit ihr bezahlen.',
      ],
      aliases: ['Tower', 'Turm', 'Ortskarte ziehen', 'wie bekomme ich eine Ortskarte'],
    },
    see: ['locations', 'bonus', 'sites'],
    decided: [
      {
        en: 'If the pile is empty, nothing is taken.',
        de: 'Ist der Stapel leer, gibt es nichts.',
      },
    ],
  },
  {
    id: 'bonus',
    topic: 'attacks',
    en: {
      title: 'Bonus of a Site',
      text: [
        'An attack with nobody opposite brings the bonus of the site where the attacker lies, once for each attack and whatever its strength is.',
        '[[manhattan|Manhattan]]: a civilian for the heroes, a victory point for the villains. [[sanctum-sanctorum|Sanctum Sanctorum]]: one step on the artefact track. [[avengers-tower|Avengers Tower]]: a location.',
      ],
      aliases: [
        'site bonus',
        'reward',
        'undefended',
        'no defence',
        'nobody defends',
        'direct attack',
      ],
    },
    de: {
      title: 'Bonus eines Schauplatzes',
      text: [
        'Ein Angriff, dem niemand gegenüberliegt, bringt den Bonus des Schauplatzes, an dem der Angreifer liegt, und zwar einmal pro Angriff, wie stark er auch ist.',
        '[[manhattan|Manhattan]]: für die Helden ein Zivilist, für die Schurken ein Siegpunkt. [[sanctum-sanctorum|Sanctum Sanctorum]]: ein Schritt auf der Artefaktleiste. [[avengers-tower|Avengers Tower]]: eine Ortskarte.',
      ],
      aliases: [
        'Schauplatzbonus',
        'Belohnung',
        'keine Verteidigung',
        'unverteidigt',
        'niemand verteidigt',
        'Boni',
      ],
    },
    see: ['attack', 'manhattan', 'sanctum-sanctorum', 'avengers-tower'],
  },
  {
    id: 'civilians',
    topic: 'attacks',
    en: {
      title: 'Civilians',
      text: [
        'Twelve civilians are in Manhattan at the beginning, one of each [[colours|colour]] at each of its three places.',
        'The [[heroes|heroes]] free them: an attack in Manhattan with nobody opposite lets them take one of their choice from that very place. If none is left there, they score 1 [[victory-points|victory point]] instead.',
        'With a freed civilian the heroes can [[paying-costs|pay]] for one symbol of its colour or one *; then it goes back into the box.',
        'As soon as no more than 2 civilians are left in Manhattan, the heroes win.',
      ],
      examples: [
        'The heroes win at the moment in which they free the tenth civilian, even if they have spent all of them before.',
      ],
      aliases: [
        'civilian',
        'civilian token',
        'free civilians',
        'rescue',
        'people',
        'win by civilians',
        'can villains take civilians',
      ],
    },
    de: {
      title: 'Zivilisten',
      text: [
        'Zwölf Zivilisten sind zu Beginn in Manhattan, an jedem der drei Plätze einer von jeder [[colours|Farbe]].',
        'Die [[heroes|Helden]] befreien sie: Ein Angriff in Manhattan, dem niemand gegenüberliegt, bringt ihnen einen Zivilisten ihrer Wahl von genau diesem Platz. Ist dort keiner mehr, gibt es dafür 1 [[victory-points|Siegpunkt]].',
        'Mit einem befreiten Zivilisten können die Helden ein Symbol seiner Farbe oder ein * [[paying-costs|bezahlen]]; dann kommt er zurück in die Schachtel.',
        'Sobald in Manhattan höchstens 2 Zivilisten übrig sind, haben die Helden gewonnen.',
      ],
      examples: [
        'Die Helden gewinnen in dem Augenblick, in dem sie den zehnten Zivilisten befreien, auch wenn sie alle früheren schon ausgegeben haben.',
      ],
      aliases: [
        'Zivilist',
        'Zivilistin',
        'Zivilistenmarker',
        'Zivilisten befreien',
        'Rettung',
        'mit Zivilisten gewinnen',
        'Können Schurken Zivilisten nehmen',
      ],
    },
    see: ['manhattan', 'paying-costs', 'heroes', 'end-of-the-game'],
  },
  {
    id: 'damage',
    topic: 'damage',
    en: {
      title: 'Damage',
      text: [
        'Damage is marked with damage markers on the card. It stays there until it is [[healing|healed]] or the card leaves the board.',
        'A card with as much damage as it has [[life|life]] is [[defeated|defeated]], at any time. Damage beyond that is lost.',
        'Damage that one effect deals to several cards falls on all of them at once.',
      ],
      aliases: [
        'damage marker',
        'damage token',
        'wounds',
        'does damage stay',
        'excess damage',
        'not enough damage markers',
      ],
    },
    de: {
      title: 'Schaden',
      text: [
        'Schaden wird mit Schadensmarkern auf der Karte angezeigt. Er bleibt, bis er [[healing|geheilt]] wird oder die Karte den Spielplan verlässt.',
        'Eine Karte mit so viel Schaden wie [[life|Lebenspunkten]] ist [[defeated|besiegt]], und das jederzeit. Was darüber hinausgeht, verfällt.',
        'Fügt ein Effekt mehreren Karten Schaden zu, trifft er alle auf einmal.',
      ],
      aliases: [
        'Schadensmarker',
        'Wunden',
        'Bleibt Schaden liegen',
        'überschüssiger Schaden',
        'zu wenige Schadensmarker',
      ],
    },
    see: ['defeated', 'healing', 'life', 'less-damage'],
    decided: [
      {
        en: 'The number of damage markers does not limit damage. If the twenty run out, something else has to do.',
        de: 'Die Zahl der Schadensmarker begrenzt den Schaden nicht. Reichen die zwanzig nicht, muss etwas anderes herhalten.',
      },
    ],
  },
  {
    id: 'defeated',
    topic: 'damage',
    en: {
      title: 'Defeated',
      text: [
        'A card is defeated as soon as it has as many damage markers as [[life|life]], no matter whose turn it is. It goes to the [[discard-pile|discard pile]] of its side, the markers go back to the supply, and its place is empty.',
        'To be defeated is not to be [[replacing-a-main-character|replaced]], discarded or returned to a hand.',
      ],
      aliases: ['defeat', 'destroyed', 'killed', 'dead', 'dies', 'when is a card defeated'],
    },
    de: {
      title: 'Besiegt',
      text: [
        'Besiegt ist eine Karte, sobald sie so viele Schadensmarker wie [[life|Lebenspunkte]] hat, gleich in wessen Zug. Sie kommt auf den [[discard-pile|Ablagestapel]] ihrer Seite, die Marker zurück in den Vorrat, und ihr Platz ist frei.',
        '[[replacing-a-main-character|Ersetzt]], abgeworfen oder auf die Hand zurückgenommen zu werden, heißt nicht, besiegt zu sein.',
      ],
      aliases: [
        'besiegte Karten',
        'besiegen',
        'zerstört',
        'getötet',
        'tot',
        'stirbt',
        'wann ist eine Karte besiegt',
      ],
    },
    see: ['damage', 'life', 'discard-pile', 'eternal-flame'],
    decided: [
      {
        en: 'If an attacked card is defeated, its own effect “after it is attacked” still happens.',
        de: 'Wird eine angegriffene Karte besiegt, tritt ihr eigener Effekt, „nachdem sie angegriffen wurde“, noch ein.',
      },
    ],
  },
  {
    id: 'defence',
    topic: 'attacks',
    en: {
      title: 'Defence',
      text: [
        'The enemy card [[opposite|opposite]] an attacker is the defence. It does not have to do anything for it, takes the [[damage|damage]] and prevents the [[bonus|bonus]] of the site by lying there.',
        'A card defends as often as it is attacked and on its own place only; nobody can defend for another place.',
      ],
      aliases: [
        'defense',
        'defender',
        'defend',
        'blocking',
        'block',
        'can I choose the defender',
        'who defends',
      ],
    },
    de: {
      title: 'Verteidigung',
      text: [
        'Die gegnerische Karte [[opposite|gegenüber]] einem Angreifer ist die Verteidigung. Sie muss dafür nichts tun, nimmt den [[damage|Schaden]] und verhindert schon durch ihre Anwesenheit den [[bonus|Bonus]] des Schauplatzes.',
        'Eine Karte verteidigt, sooft sie angegriffen wird, und nur auf ihrem eigenen Platz; für einen anderen Platz kann niemand einspringen.',
      ],
      aliases: [
        'verteidigen',
        'Verteidiger',
        'blocken',
        'abwehren',
        'Kann ich die Verteidigung wählen',
        'wer verteidigt',
      ],
    },
    see: ['attack', 'opposite', 'damage'],
  },
  {
    id: 'healing',
    topic: 'damage',
    en: {
      title: 'Healing',
      text: [
        'To heal damage is to take damage markers off a card. No more can be healed than there is, and [[life|life]] never goes up by it.',
      ],
      aliases: ['heal', 'healed', 'cure', 'remove damage', 'repair'],
    },
    de: {
      title: 'Heilen',
      text: [
        'Wer Schaden heilt, nimmt Schadensmarker von einer Karte. Mehr, als da ist, lässt sich nicht heilen, und die [[life|Lebenspunkte]] steigen dadurch nie.',
      ],
      aliases: ['Heilung', 'geheilt', 'Schaden entfernen', 'heile'],
    },
    see: ['damage', 'life', 'lifeline-tablet'],
  },
  {
    id: 'less-damage',
    topic: 'damage',
    en: {
      title: 'Less Damage from Attacks',
      text: [
        'Some permanent effects let a card take less [[damage|damage]] from [[attack|attacks]]. The amount is taken from the strength of each attack on it; if nothing is left, the card takes no damage, but it has been attacked.',
        'Damage from effects is not reduced. Several such effects add up.',
      ],
      examples: [
        'Ant-Man takes 1 less damage from attacks. An attack with strength 3 deals 2 damage to him, the Tactigon its full 1.',
      ],
      aliases: [
        'protection',
        'shield',
        'armour',
        'armor',
        'reduce damage',
        'less damage from attacks',
        'prevent damage',
      ],
    },
    de: {
      title: 'Weniger Schaden durch Angriffe',
      text: [
        'Manche Dauereffekte lassen eine Karte durch [[attack|Angriffe]] weniger [[damage|Schaden]] erhalten. Der Betrag geht von der Stärke jedes Angriffs auf sie ab; bleibt nichts übrig, erhält sie keinen Schaden, wurde aber angegriffen.',
        'Schaden durch Effekte wird nicht verringert. Mehrere solche Effekte addieren sich.',
      ],
      examples: [
        'Ant-Man erhält durch Angriffe 1 Schaden weniger. Ein Angriff mit Stärke 3 fügt ihm 2 Schaden zu, das Tactigon den vollen Schaden, also 1.',
      ],
      aliases: [
        'Schutz',
        'Schild',
        'Rüstung',
        'Schaden verringern',
        'weniger Schaden',
        'Schaden verhindern',
      ],
    },
    see: ['damage', 'attack', 'strength'],
  },
  {
    id: 'manhattan',
    topic: 'attacks',
    en: {
      title: 'Manhattan',
      text: [
        'Manhattan has three places on each side, and the attacks of a turn begin here, at the outer one.',
        'Its [[bonus|bonus]] depends on the side: the [[villains|villains]] score 1 [[victory-points|victory point]]. The [[heroes|heroes]] free one of the [[civilians|civilians]] of the attacker’s place, whichever they like; if none is left at that place, they score 1 victory point.',
      ],
      aliases: ['bonus of Manhattan', 'free a civilian', 'streets', 'no civilians left'],
    },
    de: {
      title: 'Manhattan',
      text: [
        'Manhattan hat auf jeder Seite drei Plätze; hier, beim äußeren, beginnen die Angriffe eines Zuges.',
        'Der [[bonus|Bonus]] hängt von der Seite ab: Die [[villains|Schurken]] bekommen 1 [[victory-points|Siegpunkt]]. Die [[heroes|Helden]] befreien einen der [[civilians|Zivilisten]] am Platz des Angreifers, welchen sie wollen; ist an diesem Platz keiner mehr, bekommen auch sie 1 Siegpunkt.',
      ],
      aliases: ['Bonus von Manhattan', 'Zivilisten befreien', 'Straßen', 'keine Zivilisten mehr'],
    },
    see: ['civilians', 'victory-points', 'bonus', 'sites'],
  },
  {
    id: 'order-of-attack',
    topic: 'attacks',
    en: {
      title: 'Order of Attack',
      text: [
        'Your cards attack from the outer [[places|place]] in Manhattan inwards: outer, middle and inner place in Manhattan, first and second place in the Sanctum Sanctorum, then the Avengers Tower. You cannot change the order.',
      ],
      aliases: [
        'attack order',
        'which card attacks first',
        'sequence of attacks',
        'outermost place',
      ],
    },
    de: {
      title: 'Reihenfolge der Angriffe',
      text: [
        'Deine Karten greifen nacheinander an, und zwar vom äußeren [[places|Platz]] in Manhattan aus: äußerer, mittlerer und innerer Platz in Manhattan, erster und zweiter im Sanctum Sanctorum, zuletzt der Avengers Tower. Ändern kannst du die Reihenfolge nicht.',
      ],
      aliases: [
        'Angriffsreihenfolge',
        'welche Karte greift zuerst an',
        'Abfolge der Angriffe',
        'äußerster Platz',
      ],
    },
    see: ['attack-phase', 'places', 'adjacent'],
    decided: [
      {
        en: 'A card that is moved in the attack phase still attacks only once in it. If it is moved back to a place whose attack is over, it attacks no more in this phase.',
        de: 'Eine Karte, die in der Angriffsphase den Platz wechselt, greift trotzdem nur einmal an. Kommt sie auf einen Platz, der schon an der Reihe war, greift sie in dieser Phase nicht mehr an.',
      },
    ],
  },
  {
    id: 'sanctum-sanctorum',
    topic: 'attacks',
    en: {
      title: 'Sanctum Sanctorum',
      text: [
        'The bonus of the Sanctum Sanctorum moves the artefact marker one step towards you on the [[artefact-track|artefact track]]. When it reaches your last field, you [[taking-an-artefact|take an artefact]].',
      ],
      aliases: ['sanctum', 'move the artefact marker', 'how do I get an artefact'],
    },
    de: {
      title: 'Sanctum Sanctorum',
      text: [
        'Der Bonus des Sanctum Sanctorum rückt den Artefaktmarker auf der [[artefact-track|Artefaktleiste]] einen Schritt zu dir. Erreicht er dein letztes Feld, [[taking-an-artefact|nimmst du ein Artefakt]].',
      ],
      aliases: ['Sanctum', 'Artefaktmarker bewegen', 'wie bekomme ich ein Artefakt'],
    },
    see: ['artefact-track', 'taking-an-artefact', 'bonus', 'sites'],
  },
];
