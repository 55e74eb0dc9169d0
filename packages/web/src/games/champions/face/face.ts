import type { ChampionsCard } from '@grimrule/champions';
import { championsWords, DESIGNS } from '@grimrule/champions';
import type { Language } from '@grimrule/words';
import type { IconName } from '../../../card/icons.tsx';
import { titleLanguage } from '../../../words/title-language.ts';
import type { Art, Explained, Face, Mark } from '../../page-game.ts';
import { NAMES, typeName } from '../names.ts';
import type { Keyword } from './keyword-meanings.ts';
import { HARM_NAME, KEYWORD_MEANINGS, SIGN_MEANINGS } from './keyword-meanings.ts';
import { statsOf } from './printed-stats.ts';

const RESOURCES = ['energy', 'mental', 'physical', 'wild'] as const;
const SCHEME_ICONS = ['crisis', 'hazard', 'acceleration', 'amplify'] as const;
const SCHEMES: readonly ChampionsCard['type'][] = [
  'main_scheme',
  'side_scheme',
  'player_side_scheme',
];

const kept: Readonly<Record<Language, Map<number, Face>>> = { en: new Map(), de: new Map() };

/** Everything printed on a card, in one language. The same face each time: it never changes. */
export function faceOf(design: number, language: Language): Face {
  const face = kept[language].get(design) ?? printedFace(design, language);
  kept[language].set(design, face);
  return face;
}

function printedFace(design: number, language: Language): Face {
  const card = DESIGNS[design];
  if (!card) throw new Error(`no design ${design}`);
  const words = championsWords[language];
  const { stage } = NAMES[language];
  const kind = typeName(card.type, language);
  const aspect = isAspect(card) ? `, ${words.faction(card.faction)}` : '';
  const level = card.stage === undefined ? '' : `, ${stage} ${card.stage}`;
  return {
    title: words.name(design),
    titleIn: titleLanguage(championsWords, design, language),
    subtitle: card.subname ?? null,
    kind: `${kind}${aspect}${level}`,
    tone: toneOf(card),
    shape: SCHEMES.includes(card.type) ? 'wide' : 'upright',
    cost: costOf(card),
    stats: statsOf(card, language),
    resources: resourcesOf(card, language),
    marks: marksOf(card, language),
    traits: (card.traits ?? []).map((trait) => words.trait(trait)),
    text: words.text(design),
    keywords: explained(card, language),
    art: pictureOf(card),
    plate: card.faction === 'encounter' ? 'torn' : 'slant',
    sign: SIGNS[card.type],
    life: card.type === 'ally' ? 'chip' : 'heart',
    leansOut: LEANING.includes(card.type),
  };
}

const LEANING: readonly ChampionsCard['type'][] = ['hero', 'alter_ego', 'villain'];

const SIGNS: Readonly<Record<ChampionsCard['type'], IconName>> = {
  hero: 'star',
  alter_ego: 'person',
  villain: 'skull',
  ally: 'company',
  event: 'energy',
  upgrade: 'upgrade',
  support: 'house',
  resource: 'wild',
  player_side_scheme: 'stage',
  main_scheme: 'stage',
  side_scheme: 'stage',
  minion: 'claw',
  attachment: 'claw',
  treachery: 'skull',
  environment: 'house',
  obligation: 'person',
};

const isAspect = ({ faction }: ChampionsCard) => faction !== 'hero' && faction !== 'encounter';

/** Cards of players have the colour of their aspect, those of the scenario that of their type. */
export function toneOf({ faction, type }: ChampionsCard): string {
  if (type === 'alter_ego') return 'alter-ego';
  return faction === 'encounter' ? type.replaceAll('_', '-') : faction;
}

/** The picture of a player's card is in the colours of its hero or aspect, that of another in those of its set. */
function pictureOf({ code, type, faction, set = '', traits = [] }: ChampionsCard): Art {
  const isOfAspect = faction !== 'hero' && faction !== 'encounter';
  return { game: 'champions', code, kind: type, tone: isOfAspect ? faction : set, traits };
}

function costOf({ cost, type }: ChampionsCard): string | null {
  if (cost === undefined) return type === 'resource' ? '–' : null;
  return cost < 0 ? 'X' : String(cost);
}

function resourcesOf({ resources = {} }: ChampionsCard, language: Language): readonly Mark[] {
  return RESOURCES.flatMap((resource) =>
    Array<Mark>(resources[resource] ?? 0).fill({
      icon: resource,
      label: championsWords[language].resource(resource),
    }),
  );
}

/** Unique, stage, boost icons and the icons of schemes. */
function marksOf(card: ChampionsCard, language: Language): readonly Mark[] {
  const names = NAMES[language];
  const { unique, stage, boost = 0, boostStar, schemeIcons = {} } = card;
  return [
    ...(unique ? [{ icon: 'unique', label: names.unique } as const] : []),
    ...(stage === undefined ? [] : [{ icon: 'stage', label: names.stage, value: stage } as const]),
    ...SCHEME_ICONS.flatMap((icon) =>
      Array<Mark>(schemeIcons[icon] ?? 0).fill({ icon, label: names.icons[icon] }),
    ),
    ...(boost > 0 ? [{ icon: 'boost', label: names.boost, value: String(boost) } as const] : []),
    ...(boostStar ? [{ icon: 'star', label: names.boostStar } as const] : []),
  ];
}

function explained(card: ChampionsCard, language: Language): readonly Explained[] {
  const names = NAMES[language];
  const { keywords = {}, unique, boost = 0, boostStar, schemeIcons = {} } = card;
  const told = (Object.keys(keywords) as Keyword[]).flatMap((keyword) => {
    const [name] = championsWords[language].keywords({ [keyword]: keywords[keyword] });
    return name === undefined
      ? []
      : [{ id: keyword, name, meaning: KEYWORD_MEANINGS[keyword][language] }];
  });
  const sign = (name: string, id: keyof typeof SIGN_MEANINGS): Explained => ({
    id,
    name: name.charAt(0).toUpperCase() + name.slice(1),
    meaning: SIGN_MEANINGS[id][language],
  });
  const harms = (card.thwConsequential ?? 0) + (card.atkConsequential ?? 0) > 0;
  return [
    ...told,
    ...SCHEME_ICONS.flatMap((icon) => (schemeIcons[icon] ? [sign(names.icons[icon], icon)] : [])),
    ...(boost > 0 ? [sign(names.boost, 'boost')] : []),
    ...(boostStar ? [sign(names.boostStar, 'boostStar')] : []),
    ...(harms ? [sign(HARM_NAME[language], 'harm')] : []),
    ...(unique ? [sign(names.unique, 'unique')] : []),
  ];
}
