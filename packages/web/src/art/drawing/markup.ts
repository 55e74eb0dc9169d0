import { INK } from '../colours.ts';
import type { Glow, Layer, Lit, Stage } from './layer.ts';

const CONTOUR = 9;

/** Writes layers as SVG. A path that is used several times is written once and repeated by reference. */
export function markupOf(stages: readonly Stage[], names: Names): string {
  return stages
    .map((stage) => {
      // The contour is written first, so the paths get their names there.
      const contour = contourOf(stage, names);
      return `${contour}${stage.map((layer) => layerOf(layer, names)).join('')}`;
    })
    .join('');
}

/** Short names for what one picture repeats. */
export class Names {
  readonly #prefix: string;
  #count = 0;
  readonly #known = new Map<string, string>();

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  next(): string {
    this.#count += 1;
    return `${this.#prefix}${this.#count.toString(36)}`;
  }

  /** A path: in full at its first use, afterwards by its name. */
  shape(d: string, attributes: string): string {
    const known = this.#known.get(d);
    if (known !== undefined) return `<use href="#${known}"${attributes}/>`;
    const name = this.next();
    this.#known.set(d, name);
    if (attributes === '') return `<path id="${name}" d="${d}"/>`;
    return `<defs><path id="${name}" d="${d}"/></defs><use href="#${name}"${attributes}/>`;
  }
}

function contourOf(stage: Stage, names: Names): string {
  const inner = stage.map((layer) => outlineOf(layer, names)).join('');
  return inner === ''
    ? ''
    : `<g fill="${INK}" stroke="${INK}" stroke-width="${CONTOUR}" stroke-linejoin="round">${inner}</g>`;
}

function outlineOf(layer: Layer, names: Names): string {
  if (layer.kind === 'lit') return layer.isOutline ? names.shape(layer.d, '') : '';
  if (layer.kind !== 'group') return '';
  const inner = layer.layers.map((each) => outlineOf(each, names)).join('');
  return inner === '' ? '' : `<g transform="${layer.transform}">${inner}</g>`;
}

function layerOf(layer: Layer, names: Names): string {
  switch (layer.kind) {
    case 'lit':
      return litOf(layer, names);
    case 'flat':
      return `<path d="${layer.d}" fill="${layer.fill}" fill-rule="evenodd"${faint(layer.opacity)}/>`;
    case 'line': {
      const dash = layer.dash === null ? '' : ` stroke-dasharray="${layer.dash}"`;
      return `<path d="${layer.d}" fill="none" stroke="${layer.stroke}" stroke-width="${layer.width}" stroke-linecap="round" stroke-linejoin="round"${dash}${faint(layer.opacity)}/>`;
    }
    case 'glow':
      return glowOf(layer, names);
    case 'figure':
      return `<g transform="${layer.transform}"${faint(layer.opacity)}>${markupOf(layer.stages, names)}</g>`;
    case 'group': {
      const inner = layer.layers.map((each) => layerOf(each, names)).join('');
      return `<g transform="${layer.transform}"${faint(layer.opacity)}>${inner}</g>`;
    }
  }
}

function litOf({ d, fill, shade, light, rim, depth, line, inside }: Lit, names: Names): string {
  const clip = names.next();
  const cut = `<clipPath id="${clip}">${names.shape(d, '')}</clipPath>`;
  const base =
    depth === 0
      ? names.shape(d, ` fill="${fill}"`)
      : `${names.shape(d, ` fill="${shade}"`)}${names.shape(d, ` x="${-depth}" y="-4" fill="${fill}"`)}`;
  const edge = names.shape(d, ` x="1.3" y="1.2" fill="none" stroke="${light}" stroke-width="2.8"`);
  const last =
    rim === null
      ? ''
      : names.shape(d, ` x="-1.5" y=".5" fill="none" stroke="${rim}" stroke-width="3"`);
  const on = inside.map((layer) => layerOf(layer, names)).join('');
  const around = names.shape(
    d,
    ` fill="none" stroke="${INK}" stroke-width="${line}" stroke-linejoin="round"`,
  );
  return `${cut}<g clip-path="url(#${clip})">${base}${edge}${last}${on}</g>${around}`;
}

function glowOf({ d, fill, halo, reach }: Glow, names: Names): string {
  const around = (width: number, opacity: number) =>
    names.shape(
      d,
      ` fill="${halo}" stroke="${halo}" stroke-width="${width}" stroke-linejoin="round" opacity="${opacity}"`,
    );
  return `${around(reach * 2.4, 0.22)}${around(reach, 0.42)}${names.shape(d, ` fill="${fill}"`)}`;
}

const faint = (opacity: number) => (opacity === 1 ? '' : ` opacity="${opacity}"`);
