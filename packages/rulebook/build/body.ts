import type { Heading, Link, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { frontmatter } from 'micromark-extension-frontmatter';
import type { Language } from '../src/entry.ts';
import type { Faults } from './fault.ts';

/** The headings under which each language stands, in this order. */
const HEADINGS: readonly (readonly [heading: string, language: Language])[] = [
  ['English', 'en'],
  ['Deutsch', 'de'],
];

/** The text in one language: paragraphs, and examples, which are quoted. */
export interface Said {
  readonly text: readonly string[];
  readonly examples: readonly string[];
}

/** An entry that is linked to, and from where. */
export interface Linked {
  readonly entry: string;
  readonly line: number;
}

export interface Body {
  readonly matter: string;
  /** The line in which the front matter begins. */
  readonly first: number;
  readonly said: Readonly<Record<Language, Said>>;
  readonly links: readonly Linked[];
}

/** Reads a file: front matter, then the same text in both languages. */
export function readBody(file: string, faults: Faults): Body {
  const root = parsed(file);
  const [top, ...blocks] = root.children;
  const matter = top?.type === 'yaml' ? top.value : '';
  if (top?.type !== 'yaml')
    faults.add(1, 'a file begins with its front matter, between lines of ---');
  const reader = new Reader(faults);
  const parts = byLanguage(top?.type === 'yaml' ? blocks : root.children, faults);
  return {
    matter,
    first: 2,
    said: { en: reader.said(parts.en), de: reader.said(parts.de) },
    links: reader.links,
  };
}

const parsed = (text: string): Root =>
  fromMarkdown(text, {
    extensions: [frontmatter('yaml')],
    mdastExtensions: [frontmatterFromMarkdown('yaml')],
  });

type Parts = Record<Language, readonly RootContent[]>;

function byLanguage(blocks: readonly RootContent[], faults: Faults): Parts {
  const parts: Parts = { en: [], de: [] };
  const met: string[] = [];
  let now: Language | null = null;
  for (const block of blocks) {
    if (block.type === 'heading') {
      const name = nameOf(block);
      const [heading, language] = HEADINGS[met.length] ?? [];
      if (block.depth !== 2 || name !== heading || !language) {
        faults.add(
          lineOf(block),
          `the headings are ## ${HEADINGS.map(([each]) => each).join(' and ## ')}`,
        );
        return parts;
      }
      met.push(name);
      now = language;
    } else if (now) parts[now] = [...parts[now], block];
    else faults.add(lineOf(block), 'text stands under ## English or ## Deutsch');
  }
  for (const [heading, language] of HEADINGS) {
    if (parts[language].length === 0) {
      faults.add(lastLine(blocks), `there is no text under ## ${heading}`);
    }
  }
  return parts;
}

const nameOf = ({ children }: Heading) =>
  children.map((child) => (child.type === 'text' ? child.value : '')).join('');

const lineOf = ({ position }: { readonly position?: RootContent['position'] }) =>
  position?.start.line ?? 1;

const lastLine = (blocks: readonly RootContent[]) => blocks.at(-1)?.position?.end.line ?? 1;

/** Turns blocks into paragraphs as the rulebook keeps them, with links as `[[entry|words]]`. */
class Reader {
  readonly links: Linked[] = [];
  private readonly faults: Pick<Faults, 'add'>;

  constructor(faults: Pick<Faults, 'add'>) {
    this.faults = faults;
  }

  said(blocks: readonly RootContent[]): Said {
    const text: string[] = [];
    const examples: string[] = [];
    for (const block of blocks) {
      switch (block.type) {
        case 'paragraph':
          text.push(this.words(block));
          break;
        case 'list':
          text.push(...this.steps(block));
          break;
        case 'blockquote':
          for (const part of block.children) {
            if (part.type === 'paragraph') examples.push(this.words(part));
            else this.refuse(part);
          }
          break;
        default:
          this.refuse(block);
      }
    }
    return { text, examples };
  }

  /** A numbered list: each step is a paragraph that begins with its number. */
  private steps(list: Extract<RootContent, { type: 'list' }>): readonly string[] {
    if (!list.ordered) {
      this.refuse(list);
      return [];
    }
    return list.children.map((item, at) => {
      const [only, more] = item.children;
      if (only?.type !== 'paragraph' || more) this.refuse(more ?? item);
      const words = only?.type === 'paragraph' ? this.words(only) : '';
      return `${(list.start ?? 1) + at}. ${words}`;
    });
  }

  private words({ children }: Paragraph): string {
    return children.map((child) => this.inline(child)).join('');
  }

  private inline(child: PhrasingContent): string {
    if (child.type === 'text') return child.value.replace(/\s*\n\s*/g, ' ');
    if (child.type === 'link') return this.link(child);
    this.refuse(child);
    return '';
  }

  private link(link: Link): string {
    this.links.push({ entry: link.url, line: lineOf(link) });
    const words = link.children.map((child) => this.inline(child)).join('');
    return words === '' ? `[[${link.url}]]` : `[[${link.url}|${words}]]`;
  }

  private refuse(node: {
    readonly type: string;
    readonly position?: RootContent['position'];
  }): void {
    const known = 'paragraphs, numbered lists, quoted examples and links';
    this.faults.add(lineOf(node), `the rulebook has ${known}, but no ${node.type}`);
  }
}

/** Reads a line of the front matter that may have links. */
export function readLine(
  text: string,
  line: number,
  faults: Faults,
): {
  readonly words: string;
  readonly links: readonly Linked[];
} {
  const reader = new Reader({ add: (_line, message) => faults.add(line, message) });
  const { text: paragraphs, examples } = reader.said(fromMarkdown(text).children);
  if (paragraphs.length !== 1 || examples.length > 0) faults.add(line, 'must be one paragraph');
  return { words: paragraphs[0] ?? '', links: reader.links.map(({ entry }) => ({ entry, line })) };
}
