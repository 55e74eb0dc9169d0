import type { RingsCard } from '@grimrule/rings';
import { DESIGNS, ringsWords } from '@grimrule/rings';
import type { Language } from '@grimrule/words';
import type { IconName } from '../../../card/icons.tsx';
import { titleLanguage } from '../../../words/title-language.ts';
import type { Art, Explained, Face, Mark } from '../../page-game.ts';
import { NAMES } from '../names.ts';
import type { Keyword } from './keyword-meanings.ts';
import { KEYWORD_MEANINGS, SIGN_MEANINGS } from './keyword-meanings.ts';
import { statsOf } from './printed-stats.ts';
import { isSphere, sphereMark } from './spheres.ts';

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
  const words = ringsWords[language];
  return {
    title: words.name(design),
    titleIn: titleLanguage(ringsWords, design, language),
    subtitle: null,
    kind: kindOf(card, language),
    tone: toneOf(card),
    shape: card.type === 'Quest' || card.type === 'Campaign' ? 'wide' : 'upright',
    cost: costOf(card),
    stats: statsOf(card, language),
    resources: isSphere(card.sphere) ? [sphereMark(card.sphere, language)] : [],
    marks: marksOf(card, language),
    traits: (card.traits ?? []).map((trait) => words.trait(trait)),
    text: words.text(design),
    keywords: explained(card, language),
    art: pictureOf(card),
    plate: 'ribbon',
    sign: SIGNS[card.type],
    life: card.type === 'Ally' || card.type === 'Objective Ally' ? 'chip' : 'heart',
    leansOut: card.type === 'Hero',
  };
}

const SIGNS: Readonly<Partial<Record<RingsCard['type'], IconName>>> = {
  Hero: 'star',
  Ally: 'company',
  'Objective Ally': 'company',
  Attachment: 'upgrade',
  Event: 'energy',
  Enemy: 'claw',
  Location: 'quest',
  Treachery: 'skull',
  Quest: 'stage',
  Campaign: 'stage',
  Objective: 'star',
};

function kindOf({ type, sphere, stage }: RingsCard, language: Language): string {
  const { types, stage: stageName } = NAMES[language];
  const belongs = sphere === undefined ? '' : `, ${ringsWords[language].sphere(sphere)}`;
  return `${types[type]}${belongs}${stage === undefined ? '' : `, ${stageName} ${stage}`}`;
}

/** Cards of players have the colour of their sphere, all others that of their type. */
export function toneOf({ sphere, type }: RingsCard): string {
  const of = sphere ?? type;
  return `rings-${of.toLowerCase().replaceAll(' ', '-')}`;
}

function pictureOf({ code, type, sphere, traits = [] }: RingsCard): Art {
  return { game: 'rings', code, kind: type, tone: sphere ?? type, traits };
}

function costOf({ cost }: RingsCard): string | null {
  if (cost === undefined) return null;
  return cost < 0 ? 'X' : String(cost);
}

/** Unique, the number of a stage, victory points, and that it has a shadow effect. */
function marksOf(card: RingsCard, language: Language): readonly Mark[] {
  const names = NAMES[language];
  const { unique, stage, victory, hasShadowEffect } = card;
  return [
    ...(unique ? [{ icon: 'unique', label: names.unique } as const] : []),
    ...(stage === undefined
      ? []
      : [{ icon: 'stage', label: names.stage, value: String(stage) } as const]),
    ...(victory === undefined
      ? []
      : [{ icon: 'victory', label: names.victory, value: String(victory) } as const]),
    ...(hasShadowEffect ? [{ icon: 'shadow', label: names.shadow } as const] : []),
  ];
}

function explained(card: RingsCard, language: Language): readonly Explained[] {
  const names = NAMES[language];
  const { keywords = {}, victory, unique, hasShadowEffect, engagementCost, threatStrength } = card;
  const told = (Object.keys(keywords) as Keyword[]).flatMap((keyword): readonly Explained[] => {
    const [name] = ringsWords[language].keywords({ keywords: { [keyword]: keywords[keyword] } });
    return name === undefined
      ? []
      : [{ id: keyword, name, meaning: KEYWORD_MEANINGS[keyword][language] }];
  });
  const honours = victory === undefined ? [] : ringsWords[language].keywords({ victory });
  const sign = (name: string, id: keyof typeof SIGN_MEANINGS): Explained => ({
    id,
    name: name.charAt(0).toUpperCase() + name.slice(1),
    meaning: SIGN_MEANINGS[id][language],
  });
  return [
    ...told,
    ...honours.map((name) => ({
      id: 'victory',
      name,
      meaning: KEYWORD_MEANINGS.victory[language],
    })),
    ...(engagementCost === undefined ? [] : [sign(names.stats.engagementCost, 'engagementCost')]),
    ...(threatStrength === undefined ? [] : [sign(names.stats.threat, 'threat')]),
    ...(hasShadowEffect ? [sign(names.shadow, 'shadow')] : []),
    ...(unique ? [sign(names.unique, 'unique')] : []),
  ];
}
