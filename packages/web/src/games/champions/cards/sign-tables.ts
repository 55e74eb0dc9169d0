import type { Rulebook } from '@grimrule/rulebook';
import type { SignTable } from '../../../rules/keywords/row.ts';
import { KEYWORDS, keywordRows, row } from '../../../rules/keywords/row.ts';
import { KEYWORD_MEANINGS, SIGN_MEANINGS } from '../face/keyword-meanings.ts';

export const championsSigns = (book: Rulebook): readonly SignTable[] => [
  { title: KEYWORDS, rows: keywordRows(book, KEYWORD_MEANINGS) },
  {
    title: {
      en: 'Icons of schemes and encounter cards',
      de: 'Symbole auf Plänen und Begegnungskarten',
    },
    rows: [
      { entry: 'acceleration-icon', icon: 'acceleration', says: SIGN_MEANINGS.acceleration },
      { entry: 'amplify-icon', icon: 'amplify', says: SIGN_MEANINGS.amplify },
      { entry: 'crisis-icon', icon: 'crisis', says: SIGN_MEANINGS.crisis },
      { entry: 'hazard-icon', icon: 'hazard', says: SIGN_MEANINGS.hazard },
      { entry: 'boost-boost-icon', icon: 'boost', says: SIGN_MEANINGS.boost },
      row(
        'star-icon',
        'star',
        'An ability in the text belongs to this value or to the boost.',
        'Im Text steht eine Fähigkeit, die zu diesem Wert oder zum Boost gehört.',
      ),
      row(
        'per-player-icon',
        'perPlayer',
        'The number is multiplied by the number of players who started the game.',
        'Die Zahl wird mit der Zahl der Spieler multipliziert, die die Partie begonnen haben.',
      ),
      row(
        'target-threat',
        'target',
        'This much threat completes the scheme.',
        'So viel Bedrohung vollendet den Plan.',
      ),
    ],
  },
  {
    title: { en: 'Values', de: 'Werte' },
    rows: [
      row('atk', 'attack', 'The damage of an attack.', 'Der Schaden eines Angriffs.'),
      row(
        'thw',
        'thwart',
        'The threat that a thwart removes.',
        'Die Bedrohung, die ein Widerstand entfernt.',
      ),
      row(
        'def',
        'defend',
        'The amount that a defending hero subtracts from the damage.',
        'Der Betrag, den ein verteidigender Held vom Schaden abzieht.',
      ),
      row(
        'rec',
        'recover',
        'The damage that an alter-ego heals by recovering.',
        'Der Schaden, den ein Alter Ego heilt, wenn es sich erholt.',
      ),
      row(
        'sch',
        'scheme',
        'The threat that an enemy places by scheming.',
        'Die Bedrohung, die ein Gegner platziert, wenn er den Plan vorantreibt.',
      ),
      row(
        'hit-points',
        'health',
        'This much damage defeats a character.',
        'So viel Schaden besiegt einen Charakter.',
      ),
      row(
        'hand-size',
        'hand',
        'The number of cards you draw up to at the end of the player phase.',
        'Die Zahl der Karten, auf die du am Ende der Spielerphase nachziehst.',
      ),
      row(
        'cost',
        'cost',
        'The number of resources to pay.',
        'Die Zahl der Ressourcen, die zu bezahlen sind.',
      ),
      { entry: 'consequential-damage', icon: 'damage', says: SIGN_MEANINGS.harm },
    ],
  },
  {
    title: { en: 'Resources and other symbols', de: 'Ressourcen und andere Symbole' },
    rows: [
      row('energy-resource', 'energy', 'A type of resource.', 'Ein Ressourcentyp.'),
      row('mental-resource', 'mental', 'A type of resource.', 'Ein Ressourcentyp.'),
      row('physical-resource', 'physical', 'A type of resource.', 'Ein Ressourcentyp.'),
      row(
        'wild-resource',
        'wild',
        'Counts as any type when you pay with it.',
        'Gilt beim Bezahlen als jeder Typ.',
      ),
      { entry: 'unique-icon', icon: 'unique', says: SIGN_MEANINGS.unique },
      row(
        'cost-arrow-icon',
        null,
        '→ separates the cost of an ability from its effect.',
        '→ trennt die Kosten einer Fähigkeit von ihrem Effekt.',
      ),
    ],
  },
  {
    title: { en: 'Status cards', de: 'Statuskarten' },
    rows: [
      row(
        'stunned',
        'stunned',
        'The character’s next attack is canceled.',
        'Der nächste Angriff des Charakters wird aufgehoben.',
      ),
      row(
        'confuse-confused',
        'confused',
        'The character’s next thwart or scheme is canceled.',
        'Der nächste Widerstand oder das nächste Vorantreiben des Plans wird aufgehoben.',
      ),
      row(
        'tough',
        'tough',
        'Prevents all damage to the character once.',
        'Verhindert einmal allen Schaden am Charakter.',
      ),
    ],
  },
];
