import type { Rulebook } from '@grimrule/rulebook';
import { KEYWORD_MEANINGS, SIGN_MEANINGS } from '../../games/rings/keyword-meanings.ts';
import type { SignTable } from './row.ts';
import { KEYWORDS, keywordRows, row } from './row.ts';

export const ringsSigns = (book: Rulebook): readonly SignTable[] => [
  { title: KEYWORDS, rows: keywordRows(book, KEYWORD_MEANINGS) },
  {
    title: { en: 'Values', de: 'Werte' },
    rows: [
      row(
        'willpower',
        'willpower',
        'What a character adds to the quest.',
        'Was ein Charakter zum Abenteuer beiträgt.',
      ),
      row(
        'attack-strength',
        'attack',
        'The damage of an attack, before defense.',
        'Der Schaden eines Angriffs, ehe die Verteidigung abgeht.',
      ),
      row(
        'defense-strength',
        'defend',
        'What is taken off the damage of an attack.',
        'Was vom Schaden eines Angriffs abgeht.',
      ),
      row(
        'hit-points',
        'health',
        'So much damage destroys a character or an enemy.',
        'So viel Schaden tötet einen Charakter oder Gegner.',
      ),
      {
        entry: 'staging-area',
        name: { en: 'Threat strength', de: 'Widerstand' },
        icon: 'threat',
        says: SIGN_MEANINGS.threat,
      },
      row(
        'starting-threat',
        'threat',
        'The threat cost of a hero; the sum is the threat a player begins with.',
        'Die Bedrohungskosten eines Helden; ihre Summe ist der Bedrohungsgrad zu Beginn.',
      ),
      {
        entry: 'engagement-check',
        name: { en: 'Engagement cost', de: 'Kampfbereitschaft' },
        icon: 'engagement',
        says: SIGN_MEANINGS.engagementCost,
      },
      {
        ...row(
          'quest-progress',
          'quest',
          'So much progress completes the quest stage or explores the location.',
          'So viel Fortschritt schließt das Abenteuer ab oder erkundet den Ort.',
        ),
        name: { en: 'Quest points', de: 'Abenteuerpunkte' },
      },
      row(
        'cost',
        'cost',
        'So many resources have to be paid.',
        'So viele Ressourcen sind zu bezahlen.',
      ),
    ],
  },
  {
    title: { en: 'Spheres and resources', de: 'Einflusssphären und Ressourcen' },
    rows: [
      row(
        'leadership',
        'leadership',
        'Allies, and resources for them.',
        'Verbündete und die Ressourcen für sie.',
      ),
      row(
        'tactics',
        'tactics',
        'Weapons, attack and defense.',
        'Waffen, Angriff und Verteidigung.',
      ),
      row(
        'spirit',
        'spirit',
        'Willpower, and help against what is revealed.',
        'Willenskraft und Hilfe gegen das, was aufgedeckt wird.',
      ),
      row(
        'lore',
        'lore',
        'Healing, cards, and knowledge of what lies ahead.',
        'Heilung, Karten und Wissen um das, was kommt.',
      ),
      row(
        'neutral-cards',
        'coin',
        'Belongs to no sphere: every hero may pay for it.',
        'Gehört zu keiner Sphäre: Jeder Held darf dafür bezahlen.',
      ),
      row(
        'resources',
        'coin',
        'Each hero keeps its own tokens.',
        'Jeder Held hat seine eigenen Marker.',
      ),
    ],
  },
  {
    title: { en: 'Other signs', de: 'Andere Zeichen' },
    rows: [
      { entry: 'unique', icon: 'unique', says: SIGN_MEANINGS.unique },
      { entry: 'shadow-effects', icon: 'shadow', says: SIGN_MEANINGS.shadow },
    ],
  },
];
