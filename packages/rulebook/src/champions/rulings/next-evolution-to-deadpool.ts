import type { Ruling } from '../../ruling.ts';
import { card } from './card.ts';

/** NeXt Evolution, Psylocke, X-23 and Deadpool. */
export const NEXT_EVOLUTION_TO_DEADPOOL: readonly Ruling[] = [
  {
    id: 'malice-attached',
    faq: 94,
    cards: [card('40199', 'Malice')],
    entries: ['minion', 'card-types', 'attachment'],
    en: 'Attached to an ally she is still a minion and keeps her damage. She can be attacked and chosen as a target by abilities, by attachments too. But she cannot be defeated again, even if she gains hit points or is healed. She is engaged with nobody and so does not activate. When the ally leaves play, she is discarded.',
    de: 'An einen Verbündeten angehängt ist sie weiter ein Scherge und behält ihren Schaden. Sie kann angegriffen und von Fähigkeiten, auch denen von Anhängen, als Ziel gewählt werden. Noch einmal besiegt werden kann sie nicht, selbst wenn sie Lebenspunkte erhält oder geheilt wird. Sie ist mit niemandem im Kampf und wird deshalb nicht aktiviert. Verlässt der Verbündete das Spiel, wird sie abgelegt.',
  },
  {
    id: 'inhibitor-collar-any-player',
    erratum: true,
    cards: [card('40092', 'Inhibitor Collar', 'Unterdrückendes Halsband')],
    entries: ['attachment', 'reminder-text'],
    en: 'That any player may use its action (exhaust a character or take 3 damage to discard it) was a reminder and is a rule now.',
    de: 'Dass jeder Spieler seine Aktion verwenden darf (einen Charakter erschöpfen oder 3 Schaden nehmen, um es abzulegen), war Erinnerungstext und ist nun Regel.',
  },
  {
    id: 'psionic-illusion-and',
    erratum: true,
    cards: [card('41028', 'Psionic Illusion', 'Psionische Illusion')],
    entries: ['and', 'target'],
    en: 'An “and” joins the discarding of the card to the change of target, so both stand under the same condition. Only the German print had parted them.',
    de: 'Ein „und“ verbindet das Ablegen der Karte mit dem Wechsel des Ziels; beide stehen also unter derselben Bedingung. Nur der deutsche Druck hatte sie getrennt.',
  },
  {
    id: 'flurry-of-blades-each-hit',
    cards: [card('41004', 'Flurry of Blades', 'Klingenwirbel')],
    entries: ['for-each'],
    en: 'An effect that gives the event 1 more damage makes every hit 3.',
    de: 'Gibt ein Effekt dem Ereignis 1 Schaden mehr, fügt jeder Treffer 3 zu.',
  },
  {
    id: 'honey-badger-defeated',
    faq: 95,
    cards: [card('43003', 'Honey Badger')],
    entries: ['leaves-play', 'after', 'response', 'damage-steps'],
    en: 'If the damage defeats her, her response cannot be used. When its turn would come, she has left play.',
    de: 'Besiegt der Schaden sie, kann ihre Reaktion nicht verwendet werden. Wenn diese an der Reihe wäre, hat sie das Spiel schon verlassen.',
  },
  {
    id: 'front-line-specialist-identity',
    erratum: true,
    cards: [card('43036', 'Front Line Specialist', 'Frontlinienspezialist')],
    entries: ['hit-points', 'maximum-hit-points', 'identity'],
    en: 'Its +4 hit points are for the identity in either form, not for the hero alone.',
    de: 'Seine +4 Lebenspunkte gelten der Identität in beiden Gestalten, nicht nur dem Helden.',
  },
  {
    id: 'infinite-deadpools-added',
    faq: 96,
    cards: [card('44037', 'Crisis of Infinite Deadpools', 'Unendlich viele Deadpools')],
    entries: ['aspect-card', 'encounter-deck', 'setup'],
    en: 'It is added to the encounter deck only if at least one player chose ’Pool as an aspect. Single ’Pool cards that an ability allows in a deck of another aspect do not count.',
    de: 'Die Karte kommt nur ins Begegnungsdeck, wenn wenigstens ein Spieler ’Pool als Aspekt gewählt hat. Einzelne ’Pool-Karten, die eine Fähigkeit in einem Deck mit anderem Aspekt erlaubt, zählen nicht.',
  },
  {
    id: 'pool-ized-engages',
    erratum: true,
    cards: [card('44041', '’Pool-ized', '’Pool-isiert')],
    entries: ['engage', 'card-types', 'otherwise'],
    en: 'The ally that it is attached to engages its controller.',
    de: 'Der Verbündete, an dem sie hängt, verwickelt den eigenen Spieler in einen Kampf.',
  },
];
