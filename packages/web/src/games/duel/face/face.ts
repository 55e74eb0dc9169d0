import { duelWords, POOL, SIDES } from '@grimrule/duel';
import type { Language } from '@grimrule/words';
import { titleLanguage } from '../../../words/title-language.ts';
import type { Explained, Face, Stat } from '../../page-game.ts';
import type { DuelPageWords } from '../words.ts';
import { DUEL_PAGE } from '../words.ts';
import type { DuelCard } from './signs.ts';
import { signOf } from './signs.ts';

export function faceOf(design: number, language: Language): Face {
  const card = POOL[design];
  if (!card) throw new Error(`no design ${design}`);
  const words = duelWords[language];
  const say = DUEL_PAGE[language];
  const tone = card.colour ?? card.kind;
  return {
    title: words.name(design),
    titleIn: titleLanguage(duelWords, design, language),
    subtitle: card.side === null ? null : words.seat(SIDES.indexOf(card.side)),
    kind: say.kinds[card.kind],
    tone,
    shape: 'upright',
    cost: isPlayed(card) ? '0' : null,
    price: card.cost.map((symbol) => signOf(symbol, language)),
    stats: statsOf(card, say),
    resources: card.colour ? [signOf(card.colour, language)] : [],
    marks: [],
    traits: [],
    text: words.text(design),
    keywords: keywordsOf(card, say),
    art: { game: 'duel', code: card.code, kind: card.kind, tone, traits: [] },
    plate: 'sign',
    life: 'chip',
  };
}

/** Artefacts are taken and civilians freed; all else is played from hand. */
function isPlayed({ kind }: DuelCard): boolean {
  return kind === 'main' || kind === 'side' || kind === 'location';
}

function statsOf({ stats }: DuelCard, say: DuelPageWords): readonly Stat[] {
  const { strength, life, points } = stats;
  const shown = (id: string, icon: Stat['icon'], label: string, value: number | undefined) =>
    value === undefined ? [] : [{ id, icon, label, value: String(value) }];
  return [
    ...shown('strength', 'attack', say.strength, strength),
    ...shown('life', 'life', say.life, life),
    ...shown('points', 'star', say.points, points),
  ];
}

/** The meaning of the label before a card's text. */
function keywordsOf({ kind, abilities }: DuelCard, say: DuelPageWords): readonly Explained[] {
  const effects = abilities.flatMap((ability): readonly Explained[] => {
    switch (ability.kind) {
      case 'called':
        return ability.call === 'attack' ? [say.effects.attack] : [say.effects.immediate];
      case 'action':
        return [say.effects.action];
      default:
        return [say.effects.permanent];
    }
  });
  return kind === 'main' ? [...effects, say.effects.versions] : effects;
}
