import type { Ability, Printed } from '@grimrule/kernel';
import type { Colour, SideName } from '../board.ts';
import type { CardKind, CostSymbol, DuelAbility } from '../vocabulary/nodes.ts';

export interface DuelCard extends Printed {
  readonly kind: CardKind;
  readonly name: { readonly en: string; readonly de: string };
  readonly side: SideName | null;
  /** The person: both versions of a main character have the same. */
  readonly character: string;
  readonly colour: Colour | null;
  readonly cost: readonly CostSymbol[];
  readonly copies: number;
  readonly abilities: readonly Ability[];
}

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
  return versions.map((version, index) =>
    character('main', side, name, colour, version, `-${'ab'.charAt(index)}`),
  );
}

/** A side character: one version of two copies. */
export function sideCharacter(
  side: SideName,
  name: { readonly en: string; readonly de: string },
  colour: Colour,
  version: Version,
): DuelCard {
  return character('side', side, name, colour, version);
}

function character(
  kind: 'main' | 'side',
  side: SideName,
  name: Name,
  colour: Colour,
  { cost, strength, life, does }: Version,
  version = '',
): DuelCard {
  const code = `${codeOf(inBoth(name).en)}${version}`;
  const stats = { strength, life };
  return printedCard(kind, name, does, { code, side, colour, cost, copies: 2, back: side, stats });
}

export function locationCard(
  name: Name,
  cost: readonly CostSymbol[],
  points: number,
  does: DuelAbility,
): DuelCard {
  return printedCard('location', name, does, { cost, stats: { points } });
}

export function artefact(name: Name, does: DuelAbility): DuelCard {
  return printedCard('artefact', name, does, {});
}

/** One civilian of each colour stands at each place of Manhattan. */
export function civilian(colour: Colour, de: string): DuelCard {
  const name = { en: `${colour} civilian`, de };
  return printedCard('civilian', name, undefined, {
    code: `civilian-${colour}`,
    colour,
    copies: 3,
  });
}

type Special = Pick<DuelCard, 'code' | 'side' | 'colour' | 'cost' | 'copies' | 'back' | 'stats'>;

/** The one maker of printed cards: `special` has the parts that not all pieces share. */
function printedCard(
  kind: CardKind,
  name: Name,
  does: DuelAbility | undefined,
  special: Partial<Special>,
): DuelCard {
  const { en, de } = inBoth(name);
  const character = codeOf(en);
  return {
    code: special.code ?? character,
    kind,
    name: { en, de },
    side: special.side ?? null,
    character,
    colour: special.colour ?? null,
    cost: special.cost ?? [],
    copies: special.copies ?? 1,
    back: special.back ?? kind,
    stats: special.stats ?? {},
    // The kernel runs abilities of every game, so it knows them by their general type.
    abilities: does ? [does as Ability] : [],
  };
}
