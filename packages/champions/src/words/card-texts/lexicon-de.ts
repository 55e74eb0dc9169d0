import { traitStat } from '@grimrule/kernel';
import type {
  Altered,
  Changed,
  Clause,
  GermanNoun,
  Lexicon,
  Phrase,
  Telling,
} from '@grimrule/words';
import {
  du,
  duSelbst,
  german,
  germanCards,
  germanStats,
  inGerman,
  isLost,
  listed,
  named,
  periodsInGerman,
  positive,
  possessiveInGerman as possessed,
  sie,
  spaced,
} from '@grimrule/words';
import type { ChampionsWords } from '../../vocabulary/nodes.ts';
import type { Icon, NumberedKeyword, StatName, TraitStat } from '../../vocabulary/stats.ts';
import { GAINED_TRAITS, ICONS, KEYWORDS } from '../../vocabulary/stats.ts';
import { traitName } from '../names.ts';
import { acts } from './acts-de.ts';
import { controllerIn, withoutController } from './controller.ts';
import { deeds } from './deeds-de.ts';
import { causes, events, marks, subjects } from './events-de.ts';
import { headingIn } from './heading.ts';
import { ICON_NAMES, isNumbered, KEYWORD_NAMES } from './keywords.ts';
import { NOUNS } from './nouns-de.ts';
import { numbers } from './numbers-de.ts';
import { facts, filters, searched, sources } from './parts-de.ts';
import { keptWith } from './results.ts';
import { VERBS } from './verbs-de.ts';

type Words = Lexicon<ChampionsWords, GermanNoun>;
type Say = Telling<ChampionsWords, GermanNoun>;
type StatWords = Words['stats'][StatName];

const { ban, changes, gains, loses, plain, told } = germanStats;

const keyword = (name: NumberedKeyword) =>
  germanStats.keyword(KEYWORD_NAMES.de[name], isNumbered(name));
const icon = (name: Icon): StatWords => {
  const noun = inGerman('n', ICON_NAMES.de[name], `${ICON_NAMES.de[name]}e`);
  return told(noun.one, (of) =>
    isLost(of)
      ? loses(of, `jedes ${noun.one}`)
      : gains(of, german.quantity(of.by, noun).as('accusative')),
  );
};
const trait = (name: string) => germanStats.trait(name, (english) => traitName('de', english));

const gainedTraits = Object.fromEntries(
  GAINED_TRAITS.map((name) => [traitStat(name), trait(name)]),
) as Record<TraitStat, StatWords>;

const table = <K extends string, V>(keys: readonly K[], of: (key: K) => V) =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, V>;

const amountOf = ({ by }: Changed, noun: GermanNoun) =>
  german.quantity(by.map(positive), noun).as('accusative');

/** `Dein Handlimit ist für jedes deiner Upgrades um 1 höher.` */
const limit = (name: string): StatWords => ({
  noun: inGerman('n', name, name),
  change: ({ subject, op, by, value }) => {
    const owned = named(possessed(`dein ${name}`, `das ${name}`, subject));
    if (op !== 'add')
      return sie(owned, VERBS.amount, `${op === 'most' ? 'höchstens ' : ''}${value}`);
    const higher = by.map(({ count, each }) =>
      spaced(
        each ? `für ${each}` : '',
        `um ${Math.abs(count)} ${count < 0 ? 'niedriger' : 'höher'}`,
      ),
    );
    return sie(owned, VERBS.be, listed(higher, 'und'));
  },
});

const stats: Words['stats'] = {
  thw: plain('m', 'WID'),
  atk: plain('m', 'ANG'),
  def: plain('m', 'VER'),
  rec: plain('m', 'ERH'),
  sch: plain('m', 'PLA'),
  hitPoints: plain('m', 'Lebenspunkt', 'Lebenspunkte'),
  handSize: limit('Handlimit'),
  allyLimit: limit('Verbündetenlimit'),
  outsideAllyLimit: told('Verbündetenlimit', ({ subject }) =>
    sie(subject, VERBS.count, 'nicht zum Verbündetenlimit'),
  ),
  atkConsequential: told('Folgeschaden', (of) =>
    sie(of.subject, VERBS.take, `nach einem Angriff ${amountOf(of, NOUNS.consequential)} mehr`),
  ),
  thwConsequential: told('Folgeschaden', (of) =>
    sie(of.subject, VERBS.take, `nach einem Widerstand ${amountOf(of, NOUNS.consequential)} mehr`),
  ),
  cost: told('Kosten', (of) => {
    const more = (of.by[0]?.count ?? 0) < 0 ? 'weniger' : 'mehr';
    if (of.op !== 'add') return null;
    return sie(of.subject, VERBS.cost, amountOf(of, inGerman('n', more, more)));
  }),
  lessForUpgrades: told('Kosten', (of) =>
    sie(
      { plural: true, as: () => 'Upgrades' },
      VERBS.cost,
      `beim Anhängen an ${of.subject.as('accusative')} ${amountOf(of, inGerman('n', 'weniger', 'weniger'))}`,
    ),
  ),
  boostIcons: plain('n', 'Boost-Symbol', 'Boost-Symbole'),
  startingThreat: plain('f', 'Start-Bedrohung'),
  targetThreat: plain('f', 'Ziel-Bedrohung'),
  escalation: plain('f', 'Beschleunigung'),
  eventDamage: told('Schaden', (of) =>
    sie(of.subject, VERBS.add, `${amountOf(of, NOUNS.damage)} mehr`),
  ),
  ignoresTough: told('Schaden', ({ subject }) =>
    sie(named(possessed('dein Schaden', 'der Schaden', subject)), VERBS.ignore, 'Zäh-Statuskarten'),
  ),
  eventThwart: told('Bedrohung', (of) =>
    sie(of.subject, VERBS.remove, `${amountOf(of, NOUNS.threat)} mehr`),
  ),
  lessDamage: told('Schaden', (of) =>
    sie(of.subject, VERBS.take, `${amountOf(of, NOUNS.damage)} weniger`),
  ),
  lessAttackDamage: told('Schaden', (of) =>
    sie(of.subject, VERBS.take, `durch Angriffe ${amountOf(of, NOUNS.damage)} weniger`),
  ),
  lessThreat: told('Bedrohung', (of) =>
    sie(of.subject, VERBS.place, `${amountOf(of, NOUNS.threat)} weniger`),
  ),
  schemesOnOwn: told('Bedrohung', ({ subject }) =>
    sie(
      subject,
      VERBS.place,
      'Bedrohung, mit der er den Plan vorantreibt, stattdessen auf dem Nebenplan seines eigenen Sets',
    ),
  ),
  indirectAttacks: told('indirekter Schaden', ({ subject }) =>
    sie(
      { plural: true, as: () => possessed('deine Angriffe', 'die Angriffe', subject) },
      VERBS.add,
      'indirekten Schaden',
    ),
  ),
  attacksPrevented: told('Schaden', ({ subject }) =>
    du(VERBS.prevent, `allen Schaden ${possessed('deiner Angriffe', 'der Angriffe', subject)}`),
  ),
  playableHere: told('Karte', ({ subject }) =>
    sie(duSelbst, VERBS.may, `${subject.as('accusative')} wie von deiner Hand spielen`),
  ),
  basicPiercing: told('Durchdringend', ({ subject }) =>
    sie(
      { plural: true, as: () => possessed('deine Basisangriffe', 'die Basisangriffe', subject) },
      VERBS.gain,
      'Durchdringend',
    ),
  ),
  dividesAttack: told('Schaden', ({ subject }) =>
    sie(subject, VERBS.may, 'den Schaden eines Basisangriffs auf mehrere Gegner verteilen'),
  ),
  dividesThwart: told('Bedrohung', ({ subject }) =>
    sie(subject, VERBS.may, 'einen Basis-Widerstand auf mehrere Pläne verteilen'),
  ),
  mustDefendWithAlly: told('Verteidigung', ({ subject }) =>
    sie(
      duSelbst,
      VERBS.must,
      `dich gegen ${possessed('deine Angriffe', 'Angriffe', subject)} mit einem Verbündeten verteidigen, wenn du kannst`,
    ),
  ),
  blank: told('Textfeld', ({ subject }) =>
    sie(subject, VERBS.have, 'bis auf Merkmale ein leeres Textfeld'),
  ),
  playsDeckTop: told('Karte', ({ subject, value }) =>
    sie(
      subject,
      VERBS.may,
      `die oberste Karte deines Decks spielen, die offen liegt (${value === '1' ? 'einmal' : `${value}-mal`} pro Phase)`,
    ),
  ),
  playsFromDiscard: told('Karte', ({ subject }) =>
    sie(
      duSelbst,
      VERBS.may,
      `${subject.as('accusative')} in deinem Zug aus deinem Ablagestapel spielen`,
    ),
  ),
  whenRevealedAgain: told('„Sobald aufgedeckt“', ({ subject, value }) =>
    sie(subject, VERBS.resolve, `jede „Sobald aufgedeckt“-Fähigkeit ${value}-mal mehr`),
  ),
  countsAsMinion: told('Typ', ({ subject }) =>
    sie(subject, VERBS.countAs, subject.plural ? 'als Schergen' : 'als Scherge'),
  ),
  countsAsAlly: told('Typ', ({ subject }) =>
    sie(subject, VERBS.countAs, subject.plural ? 'als Verbündete' : 'als Verbündeter'),
  ),
  ...table(KEYWORDS, keyword),
  ...table(ICONS, icon),
  cannotTakeDamage: ban('keinen Schaden nehmen'),
  cannotBeAttacked: ban('nicht angegriffen werden'),
  cannotLoseThreat: told('Bedrohung', ({ subject }) =>
    sie(
      { plural: false, as: () => 'Bedrohung' },
      VERBS.can,
      `nicht von ${subject.as('dative')} entfernt werden`,
    ),
  ),
  cannotBeThwarted: told('Bedrohung', ({ subject }) =>
    sie(
      { plural: false, as: () => 'Bedrohung' },
      VERBS.can,
      `nicht durch Widerstand von ${subject.as('dative')} entfernt werden`,
    ),
  ),
  cannotBeStunned: ban('nicht betäubt werden'),
  cannotBeConfused: ban('nicht verwirrt werden'),
  cannotLeavePlay: ban('das Spiel nicht verlassen'),
  cannotBeUsed: told('Fähigkeiten', ({ subject }) =>
    sie(
      { plural: true, as: () => possessed('deine Fähigkeiten', 'die Fähigkeiten', subject) },
      VERBS.can,
      'nicht verwendet werden',
    ),
  ),
  cannotBeSpent: ban('nicht ausgegeben werden'),
  cannotReady: ban('nicht spielbereit werden'),
  cannotBeHealed: ban('nicht geheilt werden'),
  cannotBePlayed: ban('nicht gespielt werden'),
  cannotAttack: ban('nicht angreifen'),
  cannotThwart: ban('keinen Widerstand leisten'),
  cannotDefend: ban('nicht verteidigen'),
  cannotScheme: ban('den Plan nicht vorantreiben'),
  cannotChangeForm: ban('nicht die Gestalt wechseln'),
  ...gainedTraits,
};

/** `er spielt`, `du spielst` */
const nextBy = (player: Phrase) =>
  `${player.as('nominative')} ${player.you ? VERBS.play.you : VERBS.play.one}`;

const BOOST_ICONS: GermanNoun = inGerman(
  'f',
  'Anzahl der Boost-Symbole',
  'Anzahlen der Boost-Symbole',
);

const ALTERED: Readonly<Partial<Record<ChampionsWords['event'], GermanNoun>>> = {
  wouldDeal: NOUNS.damage,
  wouldTake: NOUNS.damage,
  taking: NOUNS.damage,
  wouldPlace: NOUNS.threat,
  wouldRemove: NOUNS.threat,
  scheming: NOUNS.threat,
  wouldCountBoost: BOOST_ICONS,
  countingBoost: BOOST_ICONS,
};

function alter({ event, op, by }: Altered<ChampionsWords>, say: Say): Clause {
  const noun = (event && ALTERED[event]) ?? inGerman('m', 'Betrag', 'Beträge');
  const that = german.that(noun, false, false).as('accusative');
  if (op === 'set') {
    if (by === 0) return du(VERBS.prevent, `${german.it(noun, false).as('accusative')} ganz`);
    return du(VERBS.set, `${that} auf ${say.value(by)}`);
  }
  if (typeof by === 'number' && by < 0) {
    if (noun === BOOST_ICONS) return du(VERBS.lower, `${that} um ${-by}`);
    return du(VERBS.prevent, `${-by} davon`);
  }
  return du(VERBS.raise, `${that} um ${say.value(by)}`);
}

const kept = keptWith({
  discarded: germanCards.discarded,
  card: NOUNS.card,
  revealed: {
    yes: 'dadurch eine Karte aufgedeckt wurde',
    no: 'dadurch keine Karte aufgedeckt wurde',
  },
  healed: {
    yes: 'dadurch Schaden geheilt wurde',
    no: 'dadurch kein Schaden geheilt wurde',
    each: 'jeden so geheilten Schaden',
    measured: 'der so geheilte Schaden',
  },
  attacked: { yes: 'dadurch ein Angriff stattfand', no: 'dadurch kein Angriff stattfand' },
  dealt: {
    yes: 'er Schaden zugefügt hat',
    no: 'er keinen Schaden zugefügt hat',
    each: 'jeden so zugefügten Schaden',
    measured: 'der so zugefügte Schaden',
  },
  placed: {
    yes: 'dadurch Bedrohung platziert wurde',
    no: 'dadurch keine Bedrohung platziert wurde',
    each: 'jede so platzierte Bedrohung',
    measured: 'die so platzierte Bedrohung',
  },
  cancelled: {
    yes: 'dadurch ein Boost-Symbol aufgehoben wurde',
    no: 'dadurch kein Boost-Symbol aufgehoben wurde',
    each: 'jedes so aufgehobene Boost-Symbol',
    measured: 'die Anzahl der so aufgehobenen Boost-Symbole',
  },
  counted: {
    yes: 'dadurch ein Boost-Symbol gezählt wurde',
    no: 'dadurch kein Boost-Symbol gezählt wurde',
    each: 'jedes so gezählte Boost-Symbol',
    measured: 'die Anzahl der so gezählten Boost-Symbole',
  },
});

/** The words of Champions cards in German. */
export const germanLexicon: Words = {
  card: NOUNS.card,
  sources,
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
  alter,
  next: {
    playing: (of, say) => {
      const player = controllerIn(of);
      const described = say.described(withoutController(of));
      const adjectives = ['nächst', ...described.adjectives];
      const card = german.one({ ...described, adjectives, unique: true, yours: false });
      const [which] = card.as(player ? 'accusative' : 'nominative').split(' ');
      const played = player ? nextBy(say.cards(player)) : 'gespielt wird';
      return named(`${card.as('nominative')}, ${which} ${played},`);
    },
  },
  firstPlayer: german.that({ ...NOUNS.firstPlayer, single: true }, false, false),
  // The label says whether an ability is forced.
  optional: [],
  periods: {
    ...periodsInGerman,
    thwart: { until: 'für diesen Widerstand', per: 'pro Widerstand' },
    activation: { until: 'für diese Aktivierung', per: 'pro Aktivierung' },
    turn: { until: 'bis zum Ende des Zuges', per: 'pro Zug' },
    nextTurn: { until: 'bis zum Ende deines nächsten Zuges', per: 'pro Zug' },
    // The event itself is spoken of.
    event: { until: '', per: 'pro Ereignis' },
  },
  tokens: {
    damage: {
      unit: NOUNS.damage,
      some: { adjective: 'beschädigt' },
      none: { adjective: 'unbeschädigt' },
    },
    threat: {
      unit: NOUNS.threat,
      some: { following: 'mit Bedrohung' },
      none: { following: 'ohne Bedrohung' },
    },
  },
  deeds,
  heading: (ability) => headingIn('de', ability),
};
