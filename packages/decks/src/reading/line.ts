import { withoutEnd } from './edges.ts';
/** A line of a list as it may be meant: so many copies of a title, with what stands in brackets. */
export interface Reading {
  readonly count: number;
  /** Whether the line has a number of copies. */
  readonly counted: boolean;
  readonly title: string;
  /** What stands in brackets: a pack, a number, a sphere, another name. */
  readonly hints: readonly string[];
}

const LONGEST_LINE = 300;
/** More copies than these are the number of a card. */
const MOST_BEHIND = 15;

/** Signs before a title: of lists, and of unique cards. */
const BULLETS = /^(?:[-*+•·▪▫■□●○◦‣⁃–—>♦◆◇⬥★☆✦]\s*)+/u;
/** The emphasis of Markdown, which may be around a title or a count. */
const EMPHASIS = /\*\*|__|`|~~/g;
/** `[Title](/card/01001)` */
const LINKED = /\[([^\][]{1,100})\]\([^()]{0,200}\)/g;

/**
 * All ways to read a line, the most likely first. `Agent 13` is a title and `Energy 3` is not, so
 * whoever knows the titles takes the first reading that has one.
 */
export function readingsOf(written: string): readonly Reading[] {
  if (written.length > LONGEST_LINE) return [];
  const line = bare(written);
  if (line === '') return [];
  const before = countedBefore(line);
  // No copies of a card are no card.
  if (before[0]?.count === 0) return [];
  return uniqueReadings([
    ...(hasCount(line) ? [] : [{ count: 1, counted: false, title: line, hints: [] }]),
    ...before,
    ...countedBehind(line),
    ...uncounted(line),
  ]);
}

/** A line without signs of lists and of Markdown. */
export function bare(written: string): string {
  return written
    .replace(LINKED, '$1')
    .replace(EMPHASIS, '')
    .trim()
    .replace(BULLETS, '')
    .replaceAll(' ', ' ')
    .replace(/\s+/g, ' ')
    .replace(/[,;]$/, '')
    .trim();
}

const BEFORE = [
  // `3x Title`, `3 x Title`, `(3) Title`, `3 mal Title`
  /^[([]?(\d{1,6}) ?(?:x|×|\*|mal|stk\.?|stück)[)\]]?(?: ?[:–,;|-])? (.+)$/iu,
  // `x3 Title`
  /^[([]?[x×] ?(\d{1,6})[)\]]?(?: ?[:–,;|-])? (.+)$/iu,
  // `3 Title`, `[3] Title`, `3: Title`, `3,Title`
  /^[([]?(\d{1,6})[)\]]?(?: ?[:–,;|-] ?| )(.+)$/u,
  // `3xTitle`
  /^(\d{1,6})[x×](\S.*)$/iu,
];

const hasCount = (line: string) => /^[([]?(?:\d{1,3} ?(?:x|×|\*|mal)? |x ?\d)/iu.test(line);

function countedBefore(line: string): readonly Reading[] {
  return BEFORE.flatMap((pattern) => {
    const [all, digits = '', rest = ''] = pattern.exec(line) ?? [];
    if (all === undefined) return [];
    const count = Number(digits);
    return partsOf(rest.replace(BULLETS, '')).map((parts) => ({ count, counted: true, ...parts }));
  });
}

const BEHIND = [
  // `Title (3)`, `Title (x3)`, `Title [3]`
  /^(.+?) ?[([](?:[x×] ?)?(\d{1,6}) ?(?:x|×)?[)\]]$/iu,
  // `Title: 3`, `Title - 3`, `Title, 3`, `Title 3`
  /^(.+?) ?[:,;|–=-]? (\d{1,2})$/u,
  /^(.+?)[,;|:=](\d{1,2})$/u,
];

/** `Title x3`, `Title ×3`, `Title 3x` */
const TIMES = /\s(?:[x×*] ?(\d{1,6})|(\d{1,6}) ?[x×])$/iu;

function countedBehind(line: string): readonly Reading[] {
  const times = TIMES.exec(line);
  const before = times ? withoutEnd(line.slice(0, times.index), ',:-–') : '';
  const counts: readonly (readonly [title: string, count: number])[] = [
    ...(times && before !== '' ? [[before, Number(times[1] ?? times[2])] as const] : []),
    ...BEHIND.flatMap((pattern) => {
      const [all, title = '', count] = pattern.exec(line) ?? [];
      return all === undefined ? [] : [[title, Number(count)] as const];
    }),
  ];
  const whole = counts
    .filter(([, count]) => count <= MOST_BEHIND)
    .flatMap(([title, count]) =>
      partsOf(title).map((parts) => ({ count, counted: true, ...parts })),
    );
  // `Title x3 (Core Set)`
  const [, marked = '', hint = ''] = /^(.+?) ?[([]([^()[\]]+)[)\]]$/.exec(line) ?? [];
  const [all, title = '', one, other] =
    /^(.+?) ?(?:[x×*] ?(\d{1,2})|(\d{1,2}) ?[x×])$/iu.exec(marked) ?? [];
  if (all === undefined) return whole;
  return [
    ...whole,
    { count: Number(one ?? other), counted: true, title: title.trim(), hints: [hint] },
  ];
}

function uncounted(line: string): readonly Reading[] {
  return partsOf(line).map((parts) => ({ count: 1, counted: false, ...parts }));
}

type Parts = Pick<Reading, 'title' | 'hints'>;

/** A title as it stands, without its brackets, and without what follows a dash, comma or colon. */
function partsOf(text: string): readonly Parts[] {
  const whole = text.trim();
  const hints: string[] = [];
  let title = whole;
  for (let at = 0; at < 3; at++) {
    const [, before, hint] = /^(.*\S) ?[([{]([^()[\]{}]*)[)\]}]$/.exec(title) ?? [];
    if (before === undefined || hint === undefined) break;
    hints.push(hint.trim());
    title = before;
  }
  // A remark may follow the brackets: `Title (Core Set) - to be exchanged`.
  const [, before, hint, after] = /^(\S[^([]*?) ?[([]([^()[\]]*)[)\]] ?(.+)$/.exec(whole) ?? [];
  const remarked =
    before !== undefined && hint !== undefined && after !== undefined
      ? [{ title: before, hints: [hint.trim()] }]
      : [];
  const cut = title.split(/ [-–—|#/]+ | ?\/\/ |, |: | - ?/u);
  const [first = ''] = cut;
  const shortened =
    cut.length > 1 && first !== '' ? [{ title: first, hints: [...cut.slice(1), ...hints] }] : [];
  return [
    { title: whole, hints: [] },
    ...(title === whole ? [] : [{ title, hints }]),
    ...remarked,
    ...shortened,
  ].filter((parts) => /[\p{L}\p{N}]/u.test(parts.title));
}

function uniqueReadings(readings: readonly Reading[]): readonly Reading[] {
  const seen = new Set<string>();
  return readings.filter(({ count, counted, title, hints }) => {
    const key = `${count} ${counted} ${title} ${hints.length}`;
    if (count === 0 || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
