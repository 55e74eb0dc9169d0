import type { Ability } from '@grimrule/kernel';
import type { Colour, SideName } from '../board.ts';
import type { CostSymbol, DuelAbility, DuelCard } from '../vocabulary.ts';

/** How a version of a character is printed. */
interface Version {
  readonly cost: readonly CostSymbol[];
  readonly strength: number;
  readonly life: number;
  readonly does?: DuelAbility;
}

type Name = string | { readonly en: string; readonly de: string };

const inBoth = (name: Name) => (typeof name === 'string' ? { en: name, de: name } : name);

/** Lower case, words joined by hyphens: how a card is called in saved games and on the command line. */
function codeOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** A main character: two versions of two copies each. */
export function mainCharacter(
  side: SideName,
  name: string,
  colour: Colour,
  ...versions: readonly [Version, Version]
): readonly DuelCard[] {
  const character = codeOf(name);
  return versions.map((version, index) => ({
    code: `${character}-${'ab'.charAt(index)}`,
    kind: 'main',
    name: inBoth(name),
    side,
    character,
    colour,
    copies: 2,
    back: side,
    ...printed(version),
  }));
}

/** A side character: one version of two copies. */
export function sideCharacter(
  side: SideName,
  name: { readonly en: string; readonly de: string },
  colour: Colour,
  version: Version,
): DuelCard {
  const character = codeOf(name.en);
  return {
    code: character,
    kind: 'side',
    name,
    side,
    character,
    colour,
    copies: 2,
    back: side,
    ...printed(version),
  };
}

function printed({ cost, strength, life, does }: Version) {
  return { cost, stats: { strength, life }, abilities: abilities(does) };
}

export function locationCard(
  name: Name,
  cost: readonly CostSymbol[],
  points: number,
  does: DuelAbility,
): DuelCard {
  const { en, de } = inBoth(name);
  return {
    code: codeOf(en),
    kind: 'location',
    name: { en, de },
    side: null,
    character: codeOf(en),
    colour: null,
    cost,
    copies: 1,
    back: 'location',
    stats: { points },
    abilities: abilities(does),
  };
}

export function artefact(name: Name, does: DuelAbility): DuelCard {
  const { en, de } = inBoth(name);
  return {
    code: codeOf(en),
    kind: 'artefact',
    name: { en, de },
    side: null,
    character: codeOf(en),
    colour: null,
    cost: [],
    copies: 1,
    back: 'artefact',
    stats: {},
    abilities: abilities(does),
  };
}

export function civilian(colour: Colour, de: string): DuelCard {
  const code = `civilian-${colour}`;
  return {
    code,
    kind: 'civilian',
    name: { en: `${colour} civilian`, de },
    side: null,
    character: code,
    colour,
    cost: [],
    copies: 3,
    back: 'civilian',
    stats: {},
    abilities: [],
  };
}

/** The kernel runs abilities of every game, so it knows them by their general type. */
function abilities(does: DuelAbility | undefined): readonly Ability[] {
  return does ? [does as Ability] : [];
}
