import type { RingsCard } from '@grimrule/rings';
import { POOL, ringsWords } from '@grimrule/rings';
import type { Language } from '@grimrule/words';
import { drawPrinted } from '../cooperative/printed-card.ts';
import type { CardFacts } from '../table-game.ts';
import { painterOf } from './card-line.ts';
import { describe } from './describe.ts';
import { RINGS_LABELS } from './labels.ts';

/** Every card, in the field names of the public card lists, with texts of our own. */
export function cardFacts(): readonly CardFacts[] {
  return POOL.map((card, design) => ({
    id: card.id,
    ringsdbCode: card.ringsdbCode ?? null,
    guid: card.guid,
    name: card.name,
    nameB: card.nameB ?? null,
    type: card.type,
    quantityRevised: card.quantityRevised,
    quantityEasy: card.quantityEasy ?? null,
    unique: card.unique ?? false,
    sphere: card.sphere ?? null,
    cost: card.cost === -1 ? 'X' : (card.cost ?? null),
    threatCost: card.threatCost ?? null,
    willpower: card.willpower ?? null,
    attack: card.attack ?? null,
    defense: card.defense ?? null,
    hitPoints: card.hitPoints ?? null,
    engagementCost: card.engagementCost ?? null,
    threatStrength: card.threatStrength === -1 ? 'X' : (card.threatStrength ?? null),
    questPoints: card.questPoints ?? null,
    stage: card.stage ?? null,
    encounterSet: card.encounterSet ?? null,
    victory: card.victory ?? null,
    traits: card.traits ?? [],
    keywords: listedKeywords(card),
    campaignClass: card.campaignClass ?? null,
    hasShadowEffect: card.hasShadowEffect,
    text: ringsWords.en.text(design),
    textDe: ringsWords.de.text(design),
  }));
}

/** The public lists count a limit for each host among the keywords, and not the victory points. */
function listedKeywords({ keywords = {}, max }: RingsCard): readonly string[] {
  const limit = max?.per === 'host' ? [`Limit ${max.times} per hero`] : [];
  return [...ringsWords.en.keywords({ keywords }), ...limit];
}

export function drawCards(language: Language): readonly string[] {
  const cards = POOL.reduce((sum, { quantityRevised }) => sum + quantityRevised, 0);
  return [
    ...POOL.flatMap((_, design) => [...drawCard(design, language), '']),
    RINGS_LABELS[language].cardCount(POOL.length, cards),
  ];
}

function drawCard(design: number, language: Language): readonly string[] {
  const card = POOL[design];
  if (!card) return [];
  const words = ringsWords[language];
  return drawPrinted({
    title: painterOf(card)(words.name(design)),
    code: card.id,
    description: describe(design, language),
    traits: (card.traits ?? []).map((trait) => words.trait(trait)),
    text: words.text(design),
  });
}
