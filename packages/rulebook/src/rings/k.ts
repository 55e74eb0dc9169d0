import type { Entry } from '../entry.ts';

export const K: readonly Entry[] = [
  {
    id: 'keywords',
    topic: 'keywords',
    en: {
      title: 'Keywords',
      text: [
        'A keyword is an ability in a single word, whose rules stand in its own entry. The core set has [[doomed-x|Doomed X]], [[guarded]], [[ranged]], [[restricted]], [[sentinel]], [[surge]] and [[victory-x|Victory X]], and in the campaign [[permanent]].',
        'Some cards add an explanation in italics. It is a reminder and no rule; what counts is the entry.',
        'If a card has a keyword with a number more than once, the numbers are added.',
        'A keyword works by itself, without anybody using it, except where its rules say “[[may|may]]”.',
      ],
      examples: ['A treachery with Doomed 2 that gains Doomed 1 as it is revealed has Doomed 3.'],
      aliases: [
        'keyword',
        'keyword ability',
        'reminder text',
        'list of keywords',
        'which keywords are there',
        'do keywords stack',
        'are keywords cumulative',
      ],
    },
    de: {
      title: 'Schlüsselwörter',
      text: [
        'Ein Schlüsselwort ist eine Fähigkeit in einem einzigen Wort; ihre Regeln stehen in einem eigenen Eintrag. Im Grundspiel gibt es [[guarded|Bewacht]], [[restricted|Eingeschränkt]], [[ranged|Fernkampf]], [[surge|Nachrüsten]], [[sentinel|Schildwache]], [[victory-x|Sieg X]] und [[doomed-x|Verflucht X]], in der Kampagne außerdem [[permanent|Dauerhaft]].',
        'Auf manchen Karten folgt kursiv eine Erklärung. Sie ist nur Gedächtnisstütze und keine Regel; es gilt der Eintrag.',
        'Hat eine Karte ein Schlüsselwort mit einer Zahl mehrfach, werden die Zahlen addiert.',
        'Ein Schlüsselwort wirkt von selbst, ohne dass jemand es verwendet, außer wo seine Regeln von „[[may|dürfen]]“ sprechen.',
      ],
      examples: [
        'Ein Verrat mit Verflucht 2, der beim Aufdecken noch Verflucht 1 erhält, hat Verflucht 3.',
      ],
      aliases: [
        'Schlüsselwort',
        'Keyword',
        'Erinnerungstext',
        'Liste der Schlüsselwörter',
        'Welche Schlüsselwörter gibt es',
        'Sind Schlüsselwörter kumulativ',
        'Schlüsselwort doppelt',
      ],
    },
    see: ['ability', 'gains', 'blank', 'doomed-x', 'surge', 'guarded', 'victory-x'],
  },
];
