import type { Entry } from '../entry.ts';

export const L: readonly Entry[] = [
  {
    id: 'lasting-effects',
    topic: 'timing',
    en: {
      title: 'Lasting Effects',
      text: [
        'An effect that names a span of time, such as “until the end of the phase”, goes on after its ability has been resolved, for exactly that span. It does not need its card: that may leave play meanwhile.',
        'From a player card: it applies only to cards that are in play, and fit its description, at the moment at which it begins. What enters play or comes to fit later is left out.',
        'From an encounter or quest card: it applies to every card that fits its description, at the beginning or at any time until it ends.',
        'It is over when its end is reached, before anything happens “at the end” of the same span. An effect that lasts until the end of a span can begin only within that span.',
      ],
      examples: [
        'For Gondor! is played, then an ally enters play in the same phase: the ally does not get +1 attack.',
        'When Treacherous Fog is revealed, locations in the staging area have 1 more threat for the rest of the phase. A location that is revealed after it has 1 more as well.',
      ],
      aliases: [
        'lasting effect',
        'duration',
        'until the end of the phase',
        'until the end of the round',
        'this phase',
        'temporary',
        'does it affect allies played later',
        'does the effect end when the card leaves play',
      ],
    },
    de: {
      title: 'Anhaltende Effekte',
      text: [
        'Ein Effekt, der eine Zeitspanne nennt, etwa „bis zum Ende der Phase“, wirkt nach der Abhandlung seiner Fähigkeit weiter, genau so lange wie angegeben. Seine Karte braucht er dazu nicht mehr; sie darf inzwischen das Spiel verlassen.',
        'Stammt er von einer Spielerkarte, gilt er nur für Karten, die bei seinem Beginn im Spiel sind und auf seine Beschreibung passen. Was später dazukommt oder erst später passt, bleibt außen vor.',
        'Stammt er von einer Begegnungs- oder Abenteuerkarte, gilt er für jede passende Karte, ob sie nun von Anfang an passt oder erst irgendwann bis zu seinem Ende.',
        'Er ist vorbei, sobald sein Ende erreicht ist, und zwar bevor „am Ende“ derselben Spanne etwas anderes geschieht. Was bis zum Ende einer Spanne wirkt, kann nur innerhalb dieser Spanne beginnen.',
      ],
      examples: [
        'For Gondor! wird gespielt, danach kommt in derselben Phase ein Verbündeter ins Spiel: Er bekommt kein +1 auf seinen Angriff.',
        'Wird Treacherous Fog aufgedeckt, haben Orte in der Aufmarschzone für den Rest der Phase 1 Widerstand mehr. Auch ein Ort, der danach aufgedeckt wird, hat 1 mehr.',
      ],
      aliases: [
        'anhaltender Effekt',
        'andauernde Effekte',
        'andauernder Effekt',
        'Dauer',
        'bis zum Ende der Phase',
        'bis zum Ende der Runde',
        'vorübergehend',
        'Gilt das auch für später gespielte Verbündete',
        'Endet der Effekt, wenn die Karte das Spiel verlässt',
      ],
    },
    see: ['delayed-effects', 'constant-ability', 'modifiers', 'effects', 'event-cards'],
  },
  {
    id: 'leadership',
    topic: 'cards',
    en: {
      title: 'Leadership',
      text: [
        'One of the four [[spheres|spheres of influence]]. In the core set its heroes are Aragorn, Théodred and Glóin, and its cards are about resources, readying and strengthening whole groups of characters.',
        'Leadership cards are paid with resources of heroes who have the Leadership icon: see [[resource-match]].',
      ],
      aliases: ['leadership sphere', 'leadership icon', 'purple', 'leader'],
    },
    de: {
      title: 'Führung',
      text: [
        'Eine der vier [[spheres|Einflusssphären]]. Ihre Helden im Grundspiel sind Aragorn, Théodred und Glóin; in ihren Karten geht es um Ressourcen, um das Spielbereitmachen und darum, viele Charaktere zugleich zu stärken.',
        'Karten der Sphäre Führung bezahlst du mit Ressourcen von Helden, die ihr Symbol tragen: siehe [[resource-match|Ressourcenübereinstimmung]].',
      ],
      aliases: ['Leadership', 'Führungssphäre', 'Führungs-Symbol', 'lila', 'violett'],
    },
    see: ['spheres', 'resource-match', 'lore', 'spirit', 'tactics'],
    untested: 'term',
  },
  {
    id: 'limits',
    topic: 'words',
    en: {
      title: 'Limits',
      text: [
        '“Limit X times per phase” counts for each card by itself: every copy of the card may use the ability X times in the phase. “Per round” works in the same way.',
        '“Limit X times per game” counts for each player, whichever copy of the card is used for it.',
        'What is [[prevent|canceled]] has been used all the same and counts toward the limit.',
      ],
      examples: [
        'A player has two copies of Protector of Lórien on a hero. Each of them may be used three times in a phase.',
      ],
      aliases: [
        'limit',
        'limit once per round',
        'once per round',
        'once per phase',
        'limit per game',
        'how often can I use an ability',
        'does a canceled ability count toward the limit',
      ],
    },
    de: {
      title: '„Nur“-Begrenzungen',
      text: [
        '„Nur X Mal pro Phase“ zählt für jede Karte einzeln: Mit jeder Kopie darf die Fähigkeit in der Phase X Mal verwendet werden. Mit „pro Runde“ verhält es sich ebenso.',
        '„Nur X Mal pro Spiel“ zählt für jeden Spieler, gleich, mit welcher Kopie der Karte.',
        'Was [[prevent|verhindert]] wird, ist trotzdem verwendet worden und zählt mit.',
      ],
      examples: [
        'Ein Spieler hat zwei Kopien von Protector of Lórien an einem Helden. Jede davon darf in einer Phase dreimal verwendet werden.',
      ],
      aliases: [
        'Begrenzung',
        'Begrenzungen',
        'Limit',
        'nur einmal pro Runde',
        'nur 1 Mal pro Phase',
        'nur 1 Mal pro Spiel',
        'Wie oft darf ich eine Fähigkeit verwenden',
        'Zählt eine verhinderte Fähigkeit gegen die Begrenzung',
      ],
    },
    see: ['copy', 'play-restrictions', 'prevent', 'ability'],
    rulings: [
      {
        en: 'Errata: Beravor and Wandering Took can be used once per round, Protector of Lórien three times per phase.',
        de: 'Errata: Beravor und Wandering Took können einmal pro Runde verwendet werden, Protector of Lórien dreimal pro Phase.',
      },
    ],
    decided: [
      {
        en: 'A limit per round on an event, as on Mendor’s Support, counts all copies and all players together. An event is gone once it has been played, so a limit for each copy would limit nothing.',
        de: 'Eine Begrenzung pro Runde auf einem Ereignis wie Mendor’s Support zählt alle Kopien und alle Spieler zusammen. Ein Ereignis ist fort, sobald es gespielt ist; eine Begrenzung für jede Kopie würde nichts begrenzen.',
      },
      {
        en: 'A card that has left play and come back is a new card, so a limit per phase or round begins anew for it. A limit per game belongs to the player and does not.',
        de: 'Eine Karte, die das Spiel verlassen hat und wiederkommt, ist eine neue Karte; Begrenzungen pro Phase oder Runde beginnen für sie von vorn. Eine Begrenzung pro Spiel hängt am Spieler und beginnt nicht von vorn.',
      },
    ],
  },
  {
    id: 'location-cards',
    topic: 'cards',
    en: {
      title: 'Location Cards',
      text: [
        'A location that has been revealed goes to the [[staging-area|staging area]] and adds its threat there. If the players [[travel|travel]] to it, it becomes the [[active-location|active location]].',
        'A location stays in play until it is [[explored|explored]], which takes as many progress tokens as it has quest points, or until an effect removes it. In the staging area it takes progress as well, but only from effects that name such locations.',
      ],
      aliases: [
        'location',
        'locations',
        'place',
        'quest points of a location',
        'how do I get rid of a location',
        'can I explore a location in the staging area',
      ],
    },
    de: {
      title: 'Ortskarten',
      text: [
        'Ein aufgedeckter Ort kommt in die [[staging-area|Aufmarschzone]], wo sein Widerstand zählt. [[travel|Reisen]] die Spieler dorthin, wird er zum [[active-location|aktiven Ort]].',
        'Ein Ort bleibt im Spiel, bis er [[explored|erkundet]] ist, wozu er so viele Fortschrittsmarker braucht, wie er Abenteuerpunkte hat, oder bis ein Effekt ihn entfernt. Fortschritt kann auch auf Orte in der Aufmarschzone gelegt werden, aber nur durch Effekte, die sie nennen.',
      ],
      aliases: [
        'Ort',
        'Orte',
        'Ortskarte',
        'Abenteuerpunkte eines Ortes',
        'Wie werde ich einen Ort los',
        'Kann ich einen Ort in der Aufmarschzone erkunden',
      ],
    },
    see: ['active-location', 'travel', 'explored', 'staging-area', 'encounter-card-anatomy'],
  },
  {
    id: 'lore',
    topic: 'cards',
    en: {
      title: 'Lore',
      text: [
        'One of the four [[spheres|spheres of influence]]. In the core set its heroes are Denethor, Glorfindel and Beravor, and its cards are about drawing, healing and knowing what the encounter deck holds.',
        'Lore cards are paid with resources of heroes who have the Lore icon: see [[resource-match]].',
      ],
      aliases: ['lore sphere', 'lore icon', 'green', 'knowledge'],
    },
    de: {
      title: 'Wissen',
      text: [
        'Eine der vier [[spheres|Einflusssphären]]. Ihre Helden im Grundspiel sind Denethor, Glorfindel und Beravor; in ihren Karten geht es ums Ziehen, ums Heilen und darum, das Begegnungsdeck zu kennen.',
        'Karten der Sphäre Wissen bezahlst du mit Ressourcen von Helden, die ihr Symbol tragen: siehe [[resource-match|Ressourcenübereinstimmung]].',
      ],
      aliases: ['Lore', 'Wissenssphäre', 'Wissens-Symbol', 'grün', 'Kunde'],
    },
    see: ['spheres', 'resource-match', 'leadership', 'spirit', 'tactics'],
    untested: 'term',
  },
];
