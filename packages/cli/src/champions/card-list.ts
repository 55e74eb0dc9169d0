import type { ChampionsCard } from '@grimrule/champions';
import { championsWords, designCoded, offeredCards } from '@grimrule/champions';
import type { Language } from '@grimrule/words';
import { drawPrinted } from '../cooperative/printed-card.ts';
import type { CardFacts } from '../table-game.ts';
import { painterOf } from './card-line.ts';
import { describe } from './describe.ts';
import { CHAMPIONS_LABELS } from './labels.ts';

/** Every printed side, in the field names of the public card lists, with texts of our own. */
export function cardFacts(): readonly (CardFacts & { readonly code: string })[] {
  return offeredCards().map((card) => ({
    code: card.code,
    octgnId: card.octgnId,
    name: card.name,
    nameDe: card.nameDe,
    subname: card.subname ?? null,
    type: card.type,
    faction: card.faction,
    set: card.set ?? null,
    quantity: card.quantity,
    deckLimit: card.deckLimit ?? null,
    unique: card.unique ?? false,
    cost: card.cost ?? null,
    resources: card.resources ?? {},
    thw: card.thw ?? null,
    atk: card.atk ?? null,
    def: card.def ?? null,
    rec: card.rec ?? null,
    sch: card.sch ?? null,
    thwConsequential: card.thwConsequential ?? null,
    atkConsequential: card.atkConsequential ?? null,
    health: card.health ?? null,
    healthPerHero: card.healthPerHero ?? false,
    handSize: card.handSize ?? null,
    traits: card.traits ?? [],
    keywords: listedKeywords(card),
    boost: card.boost ?? null,
    boostStar: card.boostStar ?? false,
    baseThreat: card.baseThreat ?? null,
    baseThreatPerHero: card.baseThreatPerHero ?? false,
    threatTarget: card.threatTarget ?? null,
    threatTargetPerHero: card.threatTargetPerHero ?? false,
    escalationThreat: card.escalationThreat ?? null,
    escalationPerHero: card.escalationPerHero ?? false,
    schemeIcons: card.schemeIcons ?? {},
    stage: card.stage ?? null,
    text: championsWords.en.text(designCoded(card.code)),
    textDe: championsWords.de.text(designCoded(card.code)),
  }));
}

/**
 * The keywords as the public lists have them. They read them from the keyword line of a card and
 * miss those that are printed differently; cards say of themselves if that is so.
 */
function listedKeywords({ keywords = {}, unlistedKeywords }: ChampionsCard): readonly string[] {
  return unlistedKeywords ? [] : championsWords.en.keywords(keywords);
}

export function drawCards(language: Language): readonly string[] {
  const say = CHAMPIONS_LABELS[language];
  const pool = offeredCards();
  const cards = pool.reduce(
    // Two sides of a card are counted once.
    (sum, { quantity, code, otherSide }) =>
      otherSide !== undefined && otherSide < code ? sum : sum + quantity,
    0,
  );
  return [
    ...pool.flatMap((card) => [...drawCard(card, language), '']),
    say.cardCount(pool.length, cards),
  ];
}

function drawCard(card: ChampionsCard, language: Language): readonly string[] {
  const design = designCoded(card.code);
  const words = championsWords[language];
  return drawPrinted({
    title: painterOf(card)(words.name(design)),
    code: card.code,
    description: describe(design, language),
    traits: (card.traits ?? []).map((trait) => words.trait(trait)),
    text: words.text(design),
  });
}
