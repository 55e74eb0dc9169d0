import type { Entry } from '../entry.ts';

export const K: readonly Entry[] = [
  {
    id: 'keywords',
    topic: 'keywords',
    en: {
      title: 'Keywords',
      text: [
        'A keyword is a word in the text box that gives its card a rule. Italic words in brackets behind it are only [[reminder-text]].',
        'Having a keyword twice is no better than having it once. If a number follows it, the numbers are added up.',
        'Attacks: [[overkill]], [[piercing]], [[ranged]]. Characters: [[guard]], [[patrol]], [[quickstrike]], [[retaliate-x]], [[stalwart]], [[steady]], [[teamwork-trait]], [[toughness]], [[villainous]], [[vulnerable]].',
        'Encounter cards and schemes: [[assault]], [[hinder-x]], [[incite-x]], [[peril]], [[surge]]. Player cards: [[alliance]], [[form-change-form|Form]], [[linked-card-title]], [[requirement-resources]], [[restricted]], [[team-up]].',
        'When cards come and go: [[permanent]], [[setup-keyword]], [[temporary]], [[uses-x-type]], [[victory-x]].',
      ],
      examples: ['A character with retaliate 1 that gains retaliate 2 has retaliate 3.'],
      aliases: [
        'keyword',
        'list of keywords',
        'all keywords',
        'do keywords stack',
        'same keyword twice',
      ],
    },
    de: {
      title: 'Schlüsselwörter',
      text: [
        'Ein Schlüsselwort ist ein Wort im Textfeld, das seiner Karte eine Regel verleiht. Was kursiv in Klammern dahintersteht, ist nur [[reminder-text]].',
        'Ein Schlüsselwort doppelt zu haben nützt nicht mehr, als es einmal zu haben. Folgt ihm eine Zahl, werden die Zahlen addiert.',
        'Angriffe: [[overkill]], [[piercing]], [[ranged]]. Charaktere: [[vulnerable]], [[quickstrike]], [[stalwart]], [[patrol]], [[villainous]], [[steady]], [[retaliate-x]], [[guard]], [[toughness]], [[teamwork-trait]].',
        'Begegnungskarten und Pläne: [[incite-x]], [[assault]], [[hinder-x]], [[surge]], [[peril]]. Spielerkarten: [[alliance]], [[requirement-resources]], [[restricted]], [[form-change-form|Gestalt]], [[team-up]], [[linked-card-title]].',
        'Kommen und Gehen von Karten: [[uses-x-type]], [[permanent]], [[temporary]], [[victory-x]], [[setup-keyword]].',
      ],
      examples: ['Ein Charakter mit Vergeltung 1, der Vergeltung 2 erhält, hat Vergeltung 3.'],
      aliases: [
        'Schlüsselwort',
        'Liste der Schlüsselwörter',
        'Stichwörter',
        'Keyword',
        'Addieren sich Schlüsselwörter',
        'dasselbe Schlüsselwort zweimal',
      ],
    },
    see: ['reminder-text', 'gains', 'loses', 'traits'],
  },
];
