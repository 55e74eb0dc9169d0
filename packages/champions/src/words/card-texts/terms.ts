import type { Language } from '@grimrule/words';
import type { ChampionsCard, Maximum } from '../../cards/card.ts';
import { formName, MODE_NAMES, RESOURCE_NAMES, titleIn, traitName } from '../names.ts';
import { countersOf, keywordLine } from './keywords.ts';

/** The parts of a card's terms that are told as its abilities are. */
interface ToldTerms {
  /** The name of an attachment's host after `Max 1 per`. */
  readonly host: string;
  /** How it gets the counters that are counted as it enters play, as a sentence; or empty. */
  readonly counted: string;
  /** What has to hold for it to be played, as it follows `if`; or empty. */
  readonly onlyIf: string;
}

interface TermWords {
  readonly onlyIn: (form: string) => string;
  readonly onlyIf: (condition: string) => string;
  readonly payOnlyWith: (resource: string) => string;
  readonly spentOnlyIn: (form: string) => string;
  readonly mode: (mode: string) => string;
  readonly anyControl: string;
  readonly costPerPlayer: (cost: string) => string;
  readonly giveTo: (name: string) => string;
  readonly counters: (counters: string, perPlayer: boolean) => string;
  readonly counted: (effect: string) => string;
  readonly nemesis: string;
  readonly secondDeck: (trait: string) => string;
  readonly lostWhenCompleted: string;
  max(max: Maximum, host: string): string;
}

const PERIODS = {
  en: { round: 'round', phase: 'phase', instance: 'instance' },
  de: { round: 'Runde', phase: 'Phase', instance: 'Instanz' },
} as const;

const TERMS: Readonly<Record<Language, TermWords>> = {
  en: {
    onlyIn: (form) => `Only playable in ${form}.`,
    onlyIf: (condition) => `Only playable if ${condition}.`,
    payOnlyWith: (resource) => `Only ${resource} resources can pay for it.`,
    spentOnlyIn: (form) => `Can only be spent in ${form}.`,
    mode: (mode) => `Only in ${mode}.`,
    anyControl: "May be played under any player's control.",
    costPerPlayer: (cost) => `Costs ${cost} per player.`,
    giveTo: (name) => `Goes to the player of ${name}.`,
    counters: (counters, perPlayer) =>
      `Enters play with ${counters}${perPlayer ? ' per player' : ''}.`,
    secondDeck: (trait) => `Begins the game with a special deck: all ${trait} cards.`,
    counted: (effect) => `As it enters play: ${effect}`,
    nemesis: 'This is the nemesis of its set.',
    lostWhenCompleted: 'If this stage is completed, the players lose.',
    max({ times, per }, host) {
      const where = { player: 'player', host, deck: 'deck', ...PERIODS.en };
      return `Max ${times} per ${where[per]}.`;
    },
  },
  de: {
    onlyIn: (form) => `Nur in ${form} spielbar.`,
    onlyIf: (condition) => `Nur spielbar, falls ${condition}.`,
    payOnlyWith: (resource) => `Nur mit ${resource}-Ressourcen bezahlbar.`,
    spentOnlyIn: (form) => `Lässt sich nur in ${form} ausgeben.`,
    mode: (mode) => `Nur im ${mode}.`,
    anyControl: 'Darf unter der Kontrolle eines beliebigen Spielers gespielt werden.',
    costPerPlayer: (cost) => `Kostet ${cost} pro Spieler.`,
    giveTo: (name) => `Geht an den Spieler von ${name}.`,
    // All German counters end on -er.
    counters: (counters, perPlayer) =>
      `Kommt mit ${counters}n${perPlayer ? ' pro Spieler' : ''} ins Spiel.`,
    secondDeck: (trait) =>
      `Beginnt das Spiel mit einem besonderen Deck: allen Karten mit dem Merkmal ${trait}.`,
    counted: (effect) => `Wenn sie ins Spiel kommt: ${effect}`,
    nemesis: 'Dies ist der Erzfeind seines Sets.',
    lostWhenCompleted: 'Wird dieser Abschnitt vollendet, verlieren die Spieler.',
    max({ times, per }, host) {
      const where = { player: 'Spieler', host, deck: 'Deck', ...PERIODS.de };
      return `Max. ${times} pro ${where[per]}.`;
    },
  },
};

/** The lines of a text box before its abilities: keywords, then how the card may be played. */
export function termLines(
  language: Language,
  card: ChampionsCard,
  { host, counted, onlyIf }: ToldTerms,
): readonly string[] {
  const say = TERMS[language];
  const {
    keywords,
    onlyIn,
    mode,
    anyControl,
    max,
    giveTo,
    counters,
    nemesis,
    secondDeck,
    lostWhenCompleted,
  } = card;
  const { cost = 0, costPerHero, payOnlyWith, spentOnlyIn } = card;
  return [
    keywords ? keywordLine(language, keywords) : '',
    costPerHero ? say.costPerPlayer(cost < 0 ? 'X' : String(cost)) : '',
    onlyIn ? say.onlyIn(formName(language, onlyIn)) : '',
    onlyIf ? say.onlyIf(onlyIf) : '',
    payOnlyWith ? say.payOnlyWith(RESOURCE_NAMES[language][payOnlyWith]) : '',
    spentOnlyIn ? say.spentOnlyIn(formName(language, spentOnlyIn)) : '',
    mode ? say.mode(MODE_NAMES[language][mode]) : '',
    anyControl ? say.anyControl : '',
    max ? say.max(max, host) : '',
    giveTo ? say.giveTo(titleIn(language, giveTo)) : '',
    counters ? say.counters(countersOf(language, counters), counters.perPlayer ?? false) : '',
    counted ? say.counted(counted) : '',
    nemesis ? say.nemesis : '',
    secondDeck ? say.secondDeck(traitName(language, secondDeck)) : '',
    lostWhenCompleted ? say.lostWhenCompleted : '',
  ].filter((line) => line !== '');
}
