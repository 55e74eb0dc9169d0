import type { Changed, Clause, GermanNoun, Lexicon } from '@grimrule/words';
import { beideSeiten, deinGegner, du, german, inGerman, listed, sie } from '@grimrule/words';
import type { CardKind, DuelWords } from '../vocabulary/nodes.ts';
import type { Labels } from './heading.ts';
import { headingWith } from './heading.ts';
import { siteName } from './names.ts';
import { VERBS } from './verbs-de.ts';

const card = inGerman('f', 'Karte', 'Karten');
const handCard = inGerman('f', 'Handkarte', 'Handkarten');
const damage = inGerman('m', 'Schaden', 'Schaden');
const strength = inGerman('f', 'Stärke', 'Stärke');
const point = inGerman('m', 'Siegpunkt', 'Siegpunkte');
const field = inGerman('n', 'Feld', 'Felder');
const symbol = inGerman('n', 'Symbol', 'Symbole');
const star = inGerman('n', '*', '*');

const KINDS: Readonly<Record<CardKind, GermanNoun>> = {
  main: inGerman('m', 'Hauptcharakter', 'Hauptcharaktere'),
  side: inGerman('m', 'Nebencharakter', 'Nebencharaktere'),
  location: inGerman('f', 'Ortskarte', 'Ortskarten'),
  artefact: inGerman('n', 'Artefakt', 'Artefakte'),
  civilian: inGerman('m', 'Zivilist', 'Zivilisten', true),
};

const LABELS: Labels = {
  permanent: 'Dauerhaft',
  calls: { immediate: 'Sofort', attack: 'Angriff', location: 'Beim Ausspielen' },
  once: 'Einmal',
  onceInPlayPhase: 'Einmal in deiner Ausspielphase',
  eachPlayPhase: 'In jeder Ausspielphase',
  inPlayPhase: 'In deiner Ausspielphase',
  inYourTurn: 'In deinem Zug',
};

/** The words of Duel's cards in German. */
export const germanLexicon: Lexicon<DuelWords, GermanNoun> = {
  card,
  sources: {
    yours: { yours: true, place: 'auf dem Spielplan' },
    enemies: { adjective: 'gegnerisch' },
    yourDiscard: { following: 'aus deinem Ablagestapel' },
    yourHand: { following: 'aus deiner Hand' },
    theirHand: { following: 'aus der gegnerischen Hand' },
    theirArtefacts: { noun: KINDS.artefact, adjective: 'gegnerisch' },
    civilians: { noun: KINDS.civilian, following: 'in Manhattan' },
  },
  filters: {
    kind: ({ kind }) => ({
      yes: { noun: KINDS[kind] },
      no: { following: `(außer ${KINDS[kind].many})` },
    }),
    yours: () => ({ yes: { yours: true }, no: { adjective: 'gegnerisch' } }),
    here: () => ({
      yes: { following: 'an diesem Schauplatz' },
      no: { following: 'an einem anderen Schauplatz' },
    }),
    adjacent: () => ({
      yes: { following: 'neben dieser' },
      no: { following: 'nicht neben dieser' },
    }),
    opposite: () => ({
      yes: { adjective: 'gegnerisch', following: 'gegenüber', unique: true },
      no: { following: 'nicht gegenüber' },
    }),
    sameCharacter: () => ({
      yes: { following: 'desselben Charakters' },
      no: { following: 'eines anderen Charakters' },
    }),
    printedCost: ({ most }) => ({
      yes: { following: `mit Kosten von höchstens ${most}` },
      no: { following: `mit Kosten über ${most}` },
    }),
    // Bringing a card into play always needs room for it.
    canEnter: () => ({ yes: {}, no: { following: 'ohne freien Platz' } }),
  },
  facts: {
    at: ({ site }) => ({
      yes: `diese Karte ${siteName('de', site)} liegt`,
      no: `diese Karte nicht ${siteName('de', site)} liegt`,
    }),
    nobodyOpposite: () => ({
      yes: 'gegenüber keine Karte liegt',
      no: 'gegenüber eine Karte liegt',
    }),
    yours: () => ({ yes: 'du am Zug bist', no: 'dein Gegner am Zug ist' }),
    // Moving a card always needs an empty place.
    roomToMove: () => null,
  },
  yourEvent: 'yours',
  numbers: {},
  acts: {
    damage: ({ hits }, say) =>
      du(
        VERBS.deal,
        listed(
          hits.map(
            ({ to, amount }) =>
              `${say.cards(to).as('dative')} ${say.quantity(amount, damage).as('accusative')}`,
          ),
          'und',
        ),
      ),
    heal: ({ from, amount }, say) =>
      du(
        VERBS.heal,
        `${say.quantity(amount, damage).as('accusative')} von ${say.cards(from).as('dative')}`,
      ),
    draw: ({ count }, say) => du(VERBS.draw, say.quantity(count, card).as('accusative')),
    score: ({ points }, say) => du(VERBS.gain, say.quantity(points, point).as('accusative')),
    advance: ({ steps }, say) =>
      du(
        VERBS.shift,
        `den Artefaktmarker ${say.quantity(steps, field).as('accusative')} in deine Richtung`,
      ),
    free: () => du(VERBS.free, 'einen Zivilisten deiner Wahl aus Manhattan'),
    takeLocation: () => du(VERBS.draw, 'die oberste Ortskarte'),
    theyDiscard: ({ count, at }, say) => {
      const random = count === 1 ? 'zufällige Handkarte' : 'zufällige Handkarten';
      const cards = say.quantity(count, handCard).as('accusative');
      const what = at === 'choice' ? `${cards} seiner Wahl` : `${count} ${random}`;
      return sie(deinGegner, VERBS.discard, what);
    },
    bothDiscardHands: () => sie(beideSeiten, VERBS.discard, 'alle ihre Handkarten'),
    recover: (act, say) => du(VERBS.take, `${say.cards(act.card).as('accusative')} auf die Hand`),
    enter: (act, say) => du(VERBS.bring, `${say.cards(act.card).as('accusative')} ins Spiel`),
    return: (act, say) =>
      du(VERBS.giveBack, `${say.cards(act.card).as('accusative')} auf die gegnerische Hand`),
    move: (act, say) =>
      du(VERBS.lay, `${say.cards(act.card).as('accusative')} auf einen freien Platz`),
    swap: ({ one, other }, say) =>
      du(
        VERBS.letSwap,
        `${say.cards(one).as('accusative')} mit ${say.cards(other).as('dative')} den Platz`,
      ),
    look: () => du(VERBS.look, 'dir die gegnerischen Handkarten'),
    mill: ({ count }) =>
      du(
        VERBS.lay,
        `${count === 1 ? 'die oberste Karte' : `die obersten ${count} Karten`} deines Decks auf deinen Ablagestapel`,
      ),
    box: (act, say) =>
      du(VERBS.layBack, `${say.cards(act.card).as('accusative')} in die Schachtel`),
  },
  stats: {
    strength: { noun: strength },
    life: { noun: inGerman('n', 'Leben', 'Leben') },
    shield: {
      noun: inGerman('m', 'Schutz', 'Schutz'),
      change: ({ subject, by }) =>
        sie(
          subject,
          VERBS.gain,
          `durch Angriffe ${german.quantity(by, damage).as('accusative')} weniger`,
        ),
    },
    discount: {
      noun: inGerman('m', 'Nachlass', 'Nachlass'),
      change: ({ subject, by }) =>
        sie(subject, VERBS.cost, `${german.quantity(by, star).as('accusative')} weniger`),
    },
    waivedAny: {
      noun: inGerman('n', 'erlassenes *', 'erlassene *'),
      change: (of) => whenPlayed(of, german.quantity(of.by, star).as('accusative')),
    },
    waived: {
      noun: inGerman('n', 'erlassenes Symbol', 'erlassene Symbole'),
      change: (of) => whenPlayed(of, german.quantity(of.by, symbol).as('accusative')),
    },
    points: {
      noun: point,
      change: ({ subject, by }) =>
        sie(subject, VERBS.yield, `${german.quantity(by, point).as('accusative')} mehr`),
    },
    drawn: {
      noun: inGerman('f', 'gezogene Karte', 'gezogene Karten'),
      change: ({ by }) =>
        du(
          VERBS.draw,
          `in jeder deiner Nachziehphasen ${german.quantity(by, card).as('accusative')} mehr`,
        ),
    },
  },
  events: {
    turnBegins: ({ yours }) => `zu Beginn ${yours ? 'deiner' : 'jeder'} Ausspielphase`,
    damage: ({ subject }) =>
      `nachdem ${subject?.as('nominative') ?? 'eine Karte'} Schaden erhalten hat,`,
    attacked: ({ subject }) =>
      `nachdem ${subject?.as('nominative') ?? 'eine Karte'} angegriffen wurde,`,
    defeated: ({ subject }) =>
      `nachdem ${subject?.as('nominative') ?? 'eine Karte'} besiegt wurde,`,
    bonus: ({ subject, yours }) =>
      `nachdem ${subject?.as('nominative') ?? (yours ? 'eine deiner Karten' : 'eine Karte')} den Bonus eines Schauplatzes erhalten hat,`,
    markerMoves: ({ yours }) =>
      `nachdem sich der Artefaktmarker ${yours ? 'in deine Richtung ' : ''}bewegt hat,`,
    locationTaken: ({ yours }) =>
      yours
        ? 'nachdem du eine Ortskarte erhalten hast,'
        : 'nachdem jemand eine Ortskarte erhalten hat,',
    mainPlayed: ({ yours }) => played(yours, 'einen Hauptcharakter'),
    sidePlayed: ({ yours }) => played(yours, 'einen Nebencharakter'),
    locationPlayed: ({ yours }) => played(yours, 'eine Ortskarte'),
  },
  optional: ['optional'],
  periods: { turn: { until: 'bis zum Ende des Zuges', per: 'pro Zug' } },
  tokens: {
    damage: {
      unit: damage,
      some: { adjective: 'beschädigt' },
      none: { adjective: 'unbeschädigt' },
    },
  },
  heading: (ability) => headingWith(LABELS, ability),
};

const played = (yours: boolean, what: string) =>
  `nachdem ${yours ? 'du' : 'jemand'} ${what} ausgespielt ${yours ? 'hast' : 'hat'},`;

function whenPlayed({ one, yours }: Changed, unpaid: string): Clause {
  const rest = `${unpaid} der Kosten unbezahlt lassen`;
  const card = one.as('accusative');
  const played = yours ? `wenn du ${card} ausspielst` : `wenn jemand ${card} ausspielt`;
  const may = yours ? 'darfst du' : 'darf er';
  return {
    order: `${played}, ${may} ${rest}`,
    after: `${may}, ${played}, ${rest}`,
    wish: `beim Ausspielen ${rest}`,
    plain: false,
  };
}
