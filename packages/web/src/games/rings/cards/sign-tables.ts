import type { Rulebook } from '@grimrule/rulebook';
import type { SignTable } from '../../../rules/keywords/row.ts';
import { KEYWORDS, keywordRows, row } from '../../../rules/keywords/row.ts';
import { KEYWORD_MEANINGS, SIGN_MEANINGS } from '../face/keyword-meanings.ts';

export const ringsSigns = (book: Rulebook): readonly SignTable[] => [
  { title: KEYWORDS, rows: keywordRows(book, KEYWORD_MEANINGS) },
  {
    title: { en: 'Values', de: 'Werte' },
    rows: [
      row(
        'willpower',
        'willpower',
        'The amount that a character adds to the quest.',
        'Der Betrag, den ein Charakter zum Abenteuer beiträgt.',
      ),
      row(
        'attack-strength',
        'attack',
        'The damage of an attack, before defense.',
        'Der Schaden eines Angriffs vor Abzug der Verteidigung.',
      ),
      row(
        'defense-strength',
        'defend',
        'The amount subtracted from the damage of an attack.',
        'Der Betrag, der vom Schaden eines Angriffs abgezogen wird.',
      ),
      row(
        'hit-points',
        'health',
        'This much damage destroys a character or an enemy.',
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
        'The threat cost of a hero; the sum is the player’s starting threat.',
        'Die Bedrohungskosten eines Helden; ihre Summe ist der anfängliche Bedrohungsgrad.',
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
          'This much progress completes the quest stage or explores the location.',
          'So viel Fortschritt schließt das Abenteuer ab oder erkundet den Ort.',
        ),
        name: { en: 'Quest points', de: 'Abenteuerpunkte' },
      },
      row(
        'cost',
        'cost',
        'The number of resources to pay.',
        'Die Zahl der Ressourcen, die zu bezahlen sind.',
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
        'Willpower, and help against encounter cards.',
        'Willenskraft und Hilfe gegen Begegnungskarten.',
      ),
      row(
        'lore',
        'lore',
        'Healing, drawing cards, and looking at the next cards.',
        'Heilung, Karten ziehen und die nächsten Karten ansehen.',
      ),
      row(
        'neutral-cards',
        'coin',
        'Belongs to no sphere: any hero may pay for it.',
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
    title: { en: 'Other symbols', de: 'Andere Symbole' },
    rows: [
      { entry: 'unique', icon: 'unique', says: SIGN_MEANINGS.unique },
      { entry: 'shadow-effects', icon: 'shadow', says: SIGN_MEANINGS.shadow },
    ],
  },
];
