import { mix } from '../colours.ts';
import { circle, closedFromHalf, mirrored } from '../paths.ts';
import type { Group, Layer, Stage } from './layer.ts';

/** What the words of a drawing mean: colours by name, and verbs beyond the plain shapes. */
export interface Meaning {
  readonly colours: Readonly<Record<string, string>>;
  /** The colour that shades are mixed with. */
  readonly shadow: string;
  readonly rim: string | null;
  readonly verbs: Readonly<Record<string, Verb>>;
}

/** Gives layers, or lines of a drawing to read in its place. */
export type Verb = (
  words: readonly string[],
  colour: (word: string | undefined) => string,
) => readonly Layer[] | string;

/** Reads a drawing: a layer a line, in the order in which they lie on one another. */
export function readDrawing(text: string, meaning: Meaning): readonly Stage[] {
  return new Reader(meaning).read(text);
}

interface Open {
  readonly transform: string;
  readonly opacity: number;
  readonly layers: Layer[];
}

class Reader {
  readonly #meaning: Meaning;
  readonly #stages: Layer[][] = [[]];
  readonly #open: Open[] = [];

  constructor(meaning: Meaning) {
    this.#meaning = meaning;
  }

  read(text: string): readonly Stage[] {
    this.#lines(text);
    if (this.#open.length > 0) throw new Error('A drawing opens a group and does not close it.');
    return this.#stages;
  }

  #lines(text: string): void {
    for (const line of text.split('\n')) {
      const words = line.trim().split(/\s+/);
      const [verb = ''] = words;
      if (verb === '') continue;
      if (verb === '---') this.#stages.push([]);
      else if (verb === '(') this.#begin(words.slice(1));
      else if (verb === ')') this.#end();
      else if (verb === 'in') this.#inside(words.slice(1));
      else this.#add(words);
    }
  }

  #begin(words: readonly string[]): void {
    const faint = words.find((word) => OPACITY.test(word));
    const transform = words.filter((word) => word !== faint).join(' ');
    this.#open.push({ transform, opacity: faint ? Number(faint.slice(1)) : 1, layers: [] });
  }

  #end(): void {
    const closed = this.#open.pop();
    if (!closed) throw new Error('A drawing closes a group that is not open.');
    const group: Group = { kind: 'group', ...closed };
    this.#here().push(group);
  }

  /** The layer is cut off at the edge of the lit part before it. */
  #inside(words: readonly string[]): void {
    const here = this.#here();
    const last = here.pop();
    if (last?.kind !== 'lit') throw new Error(`There is no part to draw in: ${words.join(' ')}`);
    here.push({ ...last, inside: [...last.inside, ...this.#layers(words)] });
  }

  #add(words: readonly string[]): void {
    const [verb = '', ...rest] = words;
    const own = this.#meaning.verbs[verb];
    const made = own?.(rest, (word) => this.#colour(word)) ?? [this.#shape(words)];
    if (typeof made === 'string') this.#lines(made);
    else this.#here().push(...made);
  }

  #layers(words: readonly string[]): readonly Layer[] {
    const [verb = '', ...rest] = words;
    const made = this.#meaning.verbs[verb]?.(rest, (word) => this.#colour(word));
    if (typeof made === 'string') throw new Error(`${verb} cannot be drawn inside a part.`);
    return made ?? [this.#shape(words)];
  }

  #here(): Layer[] {
    const layers = this.#open.at(-1)?.layers ?? this.#stages.at(-1);
    if (!layers) throw new Error('A drawing has a stage.');
    return layers;
  }

  #shape(words: readonly string[]): Layer {
    const { verb, fill, options, d } = partsOf(words);
    const colour = this.#colour(fill);
    const { shadow, rim } = this.#meaning;
    const has = (name: string) => options.includes(name);
    const number = (sign: string, usual: number) => {
      const found = options.find((option) => NUMBERED.test(option) && option.startsWith(sign));
      return found === undefined ? usual : Number(found.slice(sign.length));
    };
    const given = (sign: string) => {
      const found = options.find((option) => option.startsWith(sign));
      return found === undefined ? null : this.#colour(found.slice(sign.length));
    };
    const path = has('pair') ? `${d}${mirrored(d)}` : d;
    const opacity = number('o', 1);
    switch (verb) {
      case 'lit':
      case 'trim': {
        const isOutline = verb === 'lit';
        const hasRim = isOutline ? !has('plain') : has('rim');
        return {
          kind: 'lit',
          d: path,
          fill: colour,
          shade: given('sh:') ?? mix(colour, shadow, 0.5),
          light: given('lt:') ?? mix(colour, '#fff4d8', 0.38),
          rim: given('rim:') ?? (hasRim ? rim : null),
          depth: number('d', isOutline ? 12 : 8),
          line: number('w', isOutline ? 2.6 : 2.2),
          isOutline,
          inside: [],
        };
      }
      case 'flat':
        return { kind: 'flat', d: path, fill: colour, opacity };
      case 'line': {
        const dash = options.find((option) => option.startsWith('dash:'))?.slice(5) ?? null;
        return { kind: 'line', d: path, stroke: colour, width: number('w', 2.4), opacity, dash };
      }
      case 'glow':
        return {
          kind: 'glow',
          d: path,
          fill: colour,
          halo: given('halo:') ?? colour,
          reach: number('w', 6),
        };
      default:
        throw new Error(`A drawing has no verb ${verb}.`);
    }
  }

  /** A colour by its name or number; `<40` is 40 % darker, `>40` 40 % lighter. */
  #colour(word: string | undefined): string {
    const [, name = '', change = '', share = '0'] = COLOUR.exec(word ?? '') ?? [];
    const base = name.startsWith('#') ? name : this.#meaning.colours[name];
    if (base === undefined) throw new Error(`A drawing has no colour ${word}.`);
    if (change === '') return base;
    return mix(base, change === '<' ? this.#meaning.shadow : '#fff4d8', Number(share) / 100);
  }
}

const OPACITY = /^o\d*\.\d+$/;
const NUMBERED = /^[a-z]-?(?:\d*\.\d+|\d+)$/;
const COLOUR = /^(#[0-9a-f]{3,6}|[a-z]+)(?:([<>])(\d+))?$/;
const PATH = /^\|?[MO]-?[\d.]/;

/** A line is a verb, a colour, options, and a path: from where it says `M`, `|M` (a half) or `O` (a circle). */
function partsOf(words: readonly string[]) {
  const start = words.findIndex((word) => PATH.test(word));
  if (start < 2) throw new Error(`A drawing has no path: ${words.join(' ')}`);
  const [verb = '', fill = '', ...options] = words.slice(0, start);
  return { verb, fill, options, d: pathOf(words.slice(start).join(' ')) };
}

function pathOf(text: string): string {
  if (text.startsWith('|')) return closedFromHalf(text.slice(1));
  if (!text.startsWith('O')) return text;
  return text
    .split('O')
    .slice(1)
    .map((each) => {
      const [x = 0, y = 0, radius = 0] = each.trim().split(' ').map(Number);
      return circle(x, y, radius);
    })
    .join('');
}
