import type { CardId } from '@grimrule/kernel';

interface OfCard {
  readonly card: CardId;
}
interface OfCards {
  readonly cards: readonly CardId[];
}
interface OfCount {
  readonly count: number;
}

/** What speaks for an answer, and what speaks against one: said alike in every game. */
export interface AdviceLines {
  hintWins: object;
  /** Damage, with the hit points that are left and those there are. */
  hintDamage: OfCard & OfCount & { readonly left: number; readonly most: number };
  hintDefeats: OfCard;
  hintThreat: OfCard & OfCount & { readonly left: number };
  hintSaves: OfCard;
  hintHeals: OfCard & OfCount;
  hintDraws: OfCount;
  hintStops: OfCard;
  hintReadies: object;
  hintServes: OfCard;
  hintAlly: OfCard;
  hintPays: OfCard;
  hintFree: OfCards;
  hintSpends: OfCards;
  hintExact: OfCount;
  hintKeeps: OfCards;
  hintThrows: OfCards;
  hintGoodHand: object;
  hintPoorHand: object;
  /** The blow that a character takes for another. */
  hintBlocks: OfCard & OfCount;
  hintDefends: OfCard & OfCount & { readonly left: number };
  hintBears: OfCard & OfCount & { readonly left: number };
  hintTough: OfCard;
  hintHero: object;
  hintHides: OfCard & { readonly left: number };
  hintNothing: object;

  hintQuest: OfCount & { readonly threat: number };
  hintReady: OfCards;
  hintTravel: OfCard & OfCount;
  hintEngages: OfCard;
  hintStrength: OfCount & { readonly most: number };

  hintOpen: object;
  hintBars: OfCard;
  hintPoints: OfCount;
  hintReplaces: OfCard;
  hintJoins: OfCard;

  warnThreat: OfCard & OfCount & { readonly now: number };
  warnDefeat: OfCard & OfCount & { readonly left: number };
  warnUseful: object;
  warnEmpties: object;
  warnProfits: OfCard;
  warnFifty: OfCount & { readonly now: number };
  warnQuest: OfCount;
  warnUndefended: OfCard & OfCount;
  warnBonus: OfCard;
  warnDeck: object;
}
