import { backdropMarkup, skyMarkup } from './backdrop.ts';
import { markupOf, Names } from './drawing/markup.ts';
import { fleckLayers } from './flecks.ts';
import { segmentsOf } from './paths.ts';
import { stagesOf, stagesOfScene, transformOf } from './stages.ts';
import { isSignature, type Scene, type Signature, type Subject } from './subject.ts';

/**
 * What of a picture is shown: all of it upright or on its side, the face for small cards and seats, or the figure
 * alone and the backdrop alone, for cards that a figure leans out of, or the figure with its shoulders, for doors.
 */
export type View = 'upright' | 'wide' | 'small' | 'portrait' | 'figure' | 'bust' | 'backdrop';

/** How far above the frame a figure may reach, in units of a picture that is 200 wide: 12 % of a card's height. */
const RISE = 34;

/** How far a head leans out. */
const LEANS = 26;

type Box = readonly [x: number, y: number, width: number, height: number];

/** The picture as an SVG document of its own. The same subject always gives the same one. */
export function svgOf(subject: Subject, view: View): string {
  const box = boxOf(subject, view);
  const names = new Names('');
  const inner = isSignature(subject)
    ? signatureMarkup(subject, view, names)
    : sceneMarkup(subject, view, names);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${box[2] * 2}" height="${box[3] * 2}">${inner}</svg>`;
}

function boxOf(subject: Subject, view: View): Box {
  const crop = subject.crop;
  switch (view) {
    case 'upright':
    case 'backdrop':
      return [0, 0, 200, 240];
    case 'wide':
      return [-40, 16, 280, 200];
    case 'figure':
      return [0, topOf(subject) - (RISE - LEANS), 200, 240 + RISE];
    case 'bust':
      return [-60, topOf(subject) - (RISE - LEANS), 320, 240 + RISE];
    case 'small': {
      const [x, y, width] = crop ?? (isSignature(subject) ? [41, 20, 118] : [8, 8, 184]);
      return [x, y, width, Math.round(width * 1.4)];
    }
    case 'portrait': {
      const [x, y, width] = crop ?? (isSignature(subject) ? [46, 24, 108] : [20, 20, 160]);
      return [x, y, width, width];
    }
  }
}

/** Where the head of a posed figure begins; props in groups of their own may stand higher. */
function topOf(subject: Subject): number {
  if (!isSignature(subject)) return LEANS;
  const { scale = 1, y = 0 } = subject.pose ?? {};
  const heights = stagesOf(subject)
    .flat()
    .flatMap((layer) => (layer.kind === 'lit' && layer.isOutline ? segmentsOf(layer.d) : []))
    .flatMap(({ points }) => points.slice(-1).map(([, height]) => height));
  return Math.round((Math.min(...heights) - 140) * scale + 140 + y);
}

const isSmall = (view: View) => view === 'small' || view === 'portrait';

function signatureMarkup(signature: Signature, view: View, names: Names): string {
  const { ground, emblem, pose = {}, fleck } = signature;
  const transform = transformOf(pose);
  const figure = `<g transform="${transform}">${markupOf(stagesOf(signature), names)}</g>`;
  if (view === 'figure' || view === 'bust') return figure;
  const hasDots = !isSmall(view);
  const backdrop = backdropMarkup({ ground, emblem, names, hasDots });
  if (view === 'backdrop') return backdrop;
  const flecks = fleck && hasDots ? markupOf([fleckLayers(fleck)], names) : '';
  return `${backdrop}${figure}${flecks}${fade(ground[0], names)}`;
}

function sceneMarkup(scene: Scene, view: View, names: Names): string {
  const { ground, emblem, lamp } = scene;
  const backdrop = lamp
    ? skyMarkup(ground, lamp, names)
    : backdropMarkup({ ground, emblem, names, hasDots: !isSmall(view) });
  if (view === 'backdrop') return backdrop;
  const shown = markupOf(stagesOfScene(scene), names);
  return view === 'figure' || view === 'bust'
    ? shown
    : `${backdrop}${shown}${fade(ground[0], names)}`;
}

/** The foot of a picture is dark: titles and numbers stand there. */
function fade(dark: string, names: Names): string {
  const fall = names.next();
  return `<linearGradient id="${fall}" x1="0" y1="0" x2="0" y2="1"><stop offset=".6" stop-color="${dark}" stop-opacity="0"/><stop offset="1" stop-color="${dark}" stop-opacity=".8"/></linearGradient><rect x="-120" width="450" height="300" fill="url(#${fall})"/>`;
}
