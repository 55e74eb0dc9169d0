import type { GermanNoun, Lexicon } from '@grimrule/words';
import {
  du,
  duSoViel,
  german,
  germanCards,
  germanStats,
  inGerman,
  isLost,
  named,
  periodsInGerman,
  positive,
  sie,
  spaced,
} from '@grimrule/words';
import type { RingsWords } from '../../vocabulary/nodes.ts';
import type { Keyword, Sphere } from '../../vocabulary/stats.ts';
import { SPHERE_NAMES, traitName } from '../names.ts';
import { acts } from './acts-de.ts';
import { causes, events, marks, subjects } from './events-de.ts';
import { headingIn } from './heading.ts';
import { isNumbered, KEYWORD_NAMES } from './keywords.ts';
import { NOUNS, TYPES } from './nouns-de.ts';
import { facts, filters, numbers, outside, searched, sources } from './parts-de.ts';
import { isRevealingTop } from './queries.ts';
import { keptWith } from './results.ts';
import { VERBS } from './verbs-de.ts';

type Words = Lexicon<RingsWords, GermanNoun>;

const { ban, changes, gains, plain, told } = germanStats;

const keyword = (name: Keyword) => germanStats.keyword(KEYWORD_NAMES.de[name], isNumbered(name));
/** A character with a sphere's icon is of that sphere. */
const icon = (sphere: Sphere) => ({
  ...told('Ressourcensymbol', (of) => gains(of, `ein ${SPHERE_NAMES.de[sphere]}-Ressourcensymbol`)),
  some: {
    yes: { sort: SPHERE_NAMES.de[sphere] },
    no: { following: `nicht aus der Einflusssphäre ${SPHERE_NAMES.de[sphere]}` },
  },
});
const trait = (name: string) => germanStats.trait(name, (english) => traitName('de', english));
const players = { plural: true, as: () => 'die Spieler' };

const stats: Words['stats'] = {
  willpower: plain('f', 'Willenskraft'),
  attack: plain('f', 'Angriffsstärke'),
  defense: plain('f', 'Verteidigungsstärke'),
  hitPoints: plain('m', 'Trefferpunkt', 'Trefferpunkte'),
  cost: plain('m', 'Kosten'),
  threatCost: plain('m', 'Bedrohungskosten'),
  // A card without threat does not add any to the staging area.
  threat: {
    ...plain('m', 'Widerstand'),
    change: (of) =>
      isLost(of)
        ? sie(
            of.subject,
            VERBS.contribute,
            `${of.subject.plural ? 'ihren' : 'seinen'} Widerstand nicht`,
          )
        : null,
  },
  engagementCost: plain('f', 'Kampfbereitschaft'),
  questPoints: plain('m', 'Abenteuerpunkt', 'Abenteuerpunkte'),
  income: told('Ressource', ({ subject, by }) => {
    const more = german.quantity(by.map(positive), NOUNS.resource).as('accusative');
    return sie(subject, VERBS.gain, `in der Ressourcenphase ${more} mehr`);
  }),
  refreshThreat: told('Bedrohung', ({ subject, value }) => {
    const own = subject.you ? 'deinen' : subject.plural ? 'ihren' : 'seinen';
    return sie(
      subject,
      VERBS.raise,
      `${own} Bedrohungsgrad in der Auffrischungsphase um ${value} mehr`,
    );
  }),
  moreStaging: told('Begegnungskarte', ({ by }) => {
    const more = inGerman('f', 'zusätzliche Begegnungskarte', 'zusätzliche Begegnungskarten');
    const cards = german.quantity(by.map(positive), more).as('accusative');
    return sie(players, VERBS.reveal, `beim Aufmarsch ${cards}`);
  }),
  skipsStaging: told('Aufmarsch', () => sie(players, VERBS.skip, 'den Aufmarsch')),
  skipsEngagementChecks: told('Kampfproben', () => sie(players, VERBS.skip, 'die Kampfproben')),
  stagingThreat: told('Widerstand', ({ by }) => {
    const more = german.quantity(by.map(positive), plain('m', 'Widerstand').noun);
    const area = { plural: false, as: () => 'die Aufmarschzone' };
    return sie(area, VERBS.get, `+${more.as('accusative')}`);
  }),
  allyLimit: told('Verbündete', ({ value }) =>
    sie(
      players,
      VERBS.can,
      `zusammen nicht mehr als ${value} Verbündete${value === '1' ? 'n' : ''} pro Runde spielen`,
    ),
  ),
  hurtWhenRevealed: told('Schaden', ({ one, value }) => {
    const enemy = one.as('dative').replace(/^einem /, 'jedem ');
    return du(VERBS.add, `${enemy} beim Aufdecken ${value} Schaden`);
  }),
  manyDefenders: told('Verteidiger', ({ subject }) =>
    sie(
      subject,
      VERBS.may,
      'gegen jeden Gegnerangriff beliebig viele Charaktere zu Verteidigern erklären',
    ),
  ),
  attacksStaging: told('Aufmarschzone', ({ subject }) =>
    sie(subject, VERBS.may, 'Gegner in der Aufmarschzone angreifen, wenn er allein angreift'),
  ),
  excessIsThreat: told('Bedrohung', ({ subject }) =>
    du(
      VERBS.raise,
      `deinen Bedrohungsgrad um den Schaden, den ein Angriff von ${subject.as('dative')} einem Charakter über dessen Trefferpunkte hinaus zufügt`,
    ),
  ),
  mustTravel: told('Reise', ({ subject }) =>
    sie(players, VERBS.must, `zu ${subject.as('dative')} reisen, falls sie können`),
  ),
  immune: told('Immunität', ({ subject }) =>
    sie(subject, VERBS.be, 'immun gegen Effekte von Spielerkarten'),
  ),
  blank: told('Textfeld', ({ subject }) => sie(subject, VERBS.have, 'ein leeres Textfeld')),
  'icon Leadership': icon('Leadership'),
  'icon Tactics': icon('Tactics'),
  'icon Spirit': icon('Spirit'),
  'icon Lore': icon('Lore'),
  doomed: keyword('doomed'),
  guarded: keyword('guarded'),
  permanent: keyword('permanent'),
  ranged: keyword('ranged'),
  restricted: keyword('restricted'),
  sentinel: keyword('sentinel'),
  surge: keyword('surge'),
  victory: keyword('victory'),
  cannotAttack: told('Angriff', ({ subject, against }) => {
    const whom = against?.as('accusative') ?? '';
    const [, all] = /^jeder (.+)/.exec(subject.as('nominative')) ?? [];
    if (all === undefined) return sie(subject, VERBS.can, spaced(whom, 'nicht angreifen'));
    return sie(named(`kein ${all}`), VERBS.can, spaced(whom, 'angreifen'));
  }),
  cannotDefend: ban('nicht verteidigen'),
  cannotBeDamaged: ban('keinen Schaden nehmen'),
  cannotReady: ban('nicht spielbereit gemacht werden'),
  cannotHaveAttachments: ban('keine Verstärkungen haben'),
  cannotBeDefeated: ban('nicht bewältigt werden'),
  cannotBeEngaged: ban('nicht freiwillig in einen Kampf verwickelt werden'),
  cannotDraw: ban('keine Karten ziehen'),
  'trait Condition': trait('Condition'),
  'trait Gondor': trait('Gondor'),
};

const kept = keptWith({
  discarded: germanCards.discarded,
  card: NOUNS.card,
  hero: TYPES.Hero,
  exhausted: {
    yes: 'dadurch eine Karte erschöpft wurde',
    no: 'dadurch keine Karte erschöpft wurde',
  },
  returned: {
    yes: 'dadurch eine Karte auf die Hand kam',
    no: 'dadurch keine Karte auf die Hand kam',
  },
  paid: { yes: 'du das tust', no: 'du das nicht tust' },
});

/** The words of Rings cards in German. */
export const germanLexicon: Words = {
  card: NOUNS.card,
  sources,
  outside,
  searched,
  filters,
  facts,
  yourEvent: 'yourEvent',
  marks,
  numbers,
  acts,
  kept,
  stats,
  changes,
  events,
  subjects,
  causes,
  cancels: {
    whenRevealed: du(VERBS.prevent, 'diese Effekte'),
    shadowEffect: du(VERBS.prevent, 'diesen Effekt'),
    refreshing: sie({ plural: false, as: () => 'er' }, VERBS.become, 'nicht spielbereit'),
  },
  repeated(times, body, say) {
    if (!isRevealingTop(body)) return null;
    const cards = say.quantity(times, NOUNS.card);
    return duSoViel(VERBS.reveal, cards, (text) => `${text} oben vom Begegnungsdeck`);
  },
  costs: 'purpose',
  firstPlayer: german.that({ ...NOUNS.firstPlayer, single: true }, false, false),
  before: ['cancel', 'forcedWhen', 'when'],
  // The label says whether an ability is forced.
  optional: [],
  periods: periodsInGerman,
  tokens: {
    damage: {
      unit: NOUNS.damage,
      some: { adjective: 'verwundet' },
      none: { adjective: 'unverwundet' },
    },
    threat: {
      unit: NOUNS.threat,
      some: { following: 'mit Bedrohung' },
      none: { following: 'ohne Bedrohung' },
      level: (test, value) =>
        `mit einem Bedrohungsgrad ${test === 'least' ? `von ${value} oder mehr` : `unter ${value}`}`,
    },
    resource: {
      unit: NOUNS.resource,
      some: { following: 'mit Ressourcen' },
      none: { following: 'ohne Ressourcen' },
    },
    progress: {
      unit: NOUNS.progress,
      some: { following: 'mit Fortschrittsmarkern' },
      none: { following: 'ohne Fortschrittsmarker' },
    },
  },
  heading: (ability) => headingIn('de', ability, false),
};
