import type { Entry } from '../entry.ts';

export const Q: readonly Entry[] = [
  {
    id: 'qualifiers',
    topic: 'words',
    en: {
      title: 'Qualifiers',
      text: [
        'An adjective in front of a list belongs to every noun of the list that it can describe. A noun it makes no sense for is read without it.',
      ],
      examples: [
        '“Each exhausted hero and ally” means exhausted heroes and exhausted allies. An ally that is ready is not among them.',
      ],
      aliases: [
        'qualifier',
        'adjective',
        'adjectives',
        'does the first word count for both',
        'word in front of several nouns',
      ],
    },
    de: {
      title: 'Adjektive',
      text: [
        'Ein Adjektiv vor einer Aufzählung gehört zu jedem ihrer Wörter, das es beschreiben kann. Wo es keinen Sinn ergibt, wird das Wort ohne das Adjektiv gelesen.',
      ],
      examples: [
        '„Jeder erschöpfte Held und Verbündete“ meint erschöpfte Helden und erschöpfte Verbündete. Ein spielbereiter Verbündeter gehört nicht dazu.',
      ],
      aliases: [
        'Adjektiv',
        'Eigenschaftswort',
        'Attribut',
        'gilt das Wort für beide',
        'Wort vor einer Aufzählung',
      ],
    },
    see: ['ability', 'and', 'printed'],
    untested: 'table',
  },
  {
    id: 'quickstrike',
    topic: 'keywords',
    en: {
      title: 'Quickstrike',
      text: [
        'As soon as a minion with quickstrike has [[engage|engaged]] a player in [[hero-hero-form|hero form]], it attacks that player. This is an [[attack-enemy-activation|enemy attack]] like any other: it can be defended, and a [[stunned|stunned]] minion loses its stunned card instead.',
        'Against a player in [[alter-ego-alter-ego-form|alter-ego form]] the keyword does nothing, and it does not make up for that when the player changes form later.',
        'What counts is the engaging: the minion may have been revealed, put into play, or have come over from another player.',
        'The attack comes on top of the minion’s [[activation|activation]] in the villain phase. During another activation it waits until that one has ended.',
      ],
      examples: [
        'You reveal Vulture as a hero. He engages you and attacks at once. If he is still there in step two of the next villain phase, he activates again.',
      ],
      aliases: [
        'quick strike',
        'attacks immediately',
        'minion attacks when it enters play',
        'does a minion attack when it is revealed',
      ],
    },
    de: {
      title: 'Erstschlag',
      text: [
        'Sobald ein Scherge mit Erstschlag einen Spieler in [[hero-hero-form|Heldengestalt]] [[engage|in einen Kampf verwickelt]] hat, greift er ihn an. Es ist ein [[attack-enemy-activation|gegnerischer Angriff]] wie jeder andere: Gegen ihn darf verteidigt werden, und ein [[stunned|betäubter]] Scherge verliert stattdessen seine Betäubt-Karte.',
        'Gegen einen Spieler in [[alter-ego-alter-ego-form|Alter-Ego-Gestalt]] bewirkt das Schlüsselwort nichts, auch nicht nachträglich, wenn er später die Gestalt wechselt.',
        'Es kommt nur auf das Verwickeln an: Der Scherge kann aufgedeckt oder ins Spiel gebracht worden sein oder von einem anderen Spieler kommen.',
        'Der Angriff kommt zur [[activation|Aktivierung]] in der Schurkenphase hinzu. Läuft gerade eine andere Aktivierung, wartet er deren Ende ab.',
      ],
      examples: [
        'Du deckst als Held Vulture auf. Er verwickelt dich in einen Kampf und greift sofort an. Ist er in Schritt 2 der nächsten Schurkenphase noch da, wird er wie üblich aktiviert.',
      ],
      aliases: [
        'Erstschlag Scherge',
        'greift sofort an',
        'Quickstrike',
        'greift ein Scherge beim Aufdecken an',
      ],
    },
    see: ['engage', 'attack-enemy-activation', 'minion', 'teamwork-trait', 'keywords'],
  },
];
