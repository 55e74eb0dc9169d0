import type { Rulebook } from '@grimrule/rulebook';
import { KEYWORD_MEANINGS, SIGN_MEANINGS } from '../../games/champions/keyword-meanings.ts';
import type { SignTable } from './row.ts';
import { KEYWORDS, keywordRows, row } from './row.ts';

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
        'There is an ability in the text that belongs to this value or to the boost.',
        'Im Text steht eine Fähigkeit, die zu diesem Wert oder zum Boost gehört.',
      ),
      row(
        'per-player-icon',
        'perPlayer',
        'The number counts once for each player who began the game.',
        'Die Zahl gilt einmal für jeden, der die Partie begonnen hat.',
      ),
      row(
        'target-threat',
        'target',
        'With so much threat the scheme is completed.',
        'Mit so viel Bedrohung ist der Plan vollendet.',
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
        'What a defending hero takes off the damage.',
        'Was ein verteidigender Held vom Schaden abzieht.',
      ),
      row(
        'rec',
        'recover',
        'What an alter-ego heals by recovering.',
        'Was ein Alter Ego heilt, wenn es sich erholt.',
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
        'So much damage defeats a character.',
        'So viel Schaden besiegt einen Charakter.',
      ),
      row(
        'hand-size',
        'hand',
        'So many cards you draw up to at the end of the player phase.',
        'Bis zu so vielen Karten ziehst du am Ende der Spielerphase nach.',
      ),
      row(
        'cost',
        'cost',
        'So many resources have to be paid.',
        'So viele Ressourcen sind zu bezahlen.',
      ),
      { entry: 'consequential-damage', icon: 'damage', says: SIGN_MEANINGS.harm },
    ],
  },
  {
    title: { en: 'Resources and other signs', de: 'Ressourcen und andere Zeichen' },
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
        '→ parts the cost of an ability from its effect.',
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
        'The next attack of the character is canceled.',
        'Der nächste Angriff des Charakters wird aufgehoben.',
      ),
      row(
        'confuse-confused',
        'confused',
        'The next thwart or scheme of the character is canceled.',
        'Der nächste Widerstand oder das nächste Vorantreiben wird aufgehoben.',
      ),
      row(
        'tough',
        'tough',
        'Once, the character takes no damage.',
        'Einmal nimmt der Charakter keinen Schaden.',
      ),
    ],
  },
];
