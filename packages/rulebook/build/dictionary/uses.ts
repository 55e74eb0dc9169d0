import ts from 'typescript';
import type { Example } from '../../src/dictionary/word.ts';
import type { listedIn, WrittenCard } from './cards.ts';
import { cardsIn, textBoxesIn } from './cards.ts';
import type { Declarations, Declared } from './declarations.ts';
import { declarationsIn, Scope } from './declarations.ts';
import type { Mention } from './mentions.ts';
import { mentionsIn } from './mentions.ts';
import { dedented } from './source-files.ts';

/** A card that uses a word: the sooner the better as an example. */
interface Use extends Example {
  /** 0 if the ability itself says the word, 1 if a constant of its file does, 2 through a builder. */
  readonly distance: 0 | 1 | 2;
}

/** Where the words of a game are used. */
export class Uses {
  private readonly found = new Map<Mention, Use[]>();
  private readonly game: string;
  private readonly own: Declarations;
  private readonly kernel: Declarations;
  private readonly inBuilders = new Map<Declared, ReadonlySet<Mention>>();

  constructor(game: string, own: Declarations, kernel: Declarations) {
    this.game = game;
    this.own = own;
    this.kernel = kernel;
  }

  of(mention: Mention): readonly Use[] {
    return this.found.get(mention) ?? [];
  }

  /** Reads the cards that a file defines. */
  readCards(file: ts.SourceFile, place: 'pool' | 'outside'): void {
    this.readWritten(file, place, cardsIn(file));
  }

  /** Reads the text boxes that a file of a pack has. */
  readTextBoxes(file: ts.SourceFile, listed: ReturnType<typeof listedIn>): void {
    this.readWritten(file, 'pool', textBoxesIn(file, listed));
  }

  private readWritten(
    file: ts.SourceFile,
    place: 'pool' | 'outside',
    cards: readonly WrittenCard[],
  ): void {
    const local = declarationsIn([file]);
    const scope = new Scope(new Map([...this.own, ...local]), this.kernel);
    for (const card of cards) {
      const about = { game: this.game, place, code: card.code, title: card.title };
      for (const ability of card.abilities) this.readAbility(ability, about, local, scope);
      this.readFacts(card, about);
    }
  }

  /** Reads the expressions of a spec that say one of these words. */
  readSpec(file: ts.SourceFile, words: readonly Declared[]): void {
    const scope = new Scope(this.own, this.kernel);
    const code = file.fileName;
    const about = {
      game: this.game,
      place: 'spec',
      code,
      title: code.replace(/^.*\//, ''),
    } as const;
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node)) return;
      const word = ts.isIdentifier(node) ? words.find(({ name }) => name === node.text) : undefined;
      if (word && mentionsIn(node, scope).has(word)) {
        this.add(word, { ...about, source: dedented(sentenceAround(node, scope)), distance: 2 });
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }

  private readAbility(
    ability: ts.Expression,
    about: Omit<Example, 'source'>,
    local: Declarations,
    scope: Scope,
  ): void {
    const source = dedented(ability);
    for (const mention of mentionsIn(ability, scope)) {
      const declared = typeof mention === 'string' ? undefined : local.get(mention.name);
      if (declared && declared === mention) {
        const helper = dedented(declared.node);
        for (const inside of this.behind(declared, scope)) {
          this.add(inside, { ...about, source: helper, distance: 1 });
        }
        continue;
      }
      this.add(mention, { ...about, source, distance: 0 });
      if (typeof mention === 'string') continue;
      for (const inside of this.inBuilder(mention)) {
        this.add(inside, { ...about, source, through: mention.name, distance: 2 });
      }
    }
  }

  /** The printed facts of a card: `keywords: { guard: true }` uses the stat `guard`. */
  private readFacts({ facts }: WrittenCard, about: Omit<Example, 'source'>): void {
    for (const field of facts) {
      const use: Use = { ...about, source: dedented(field), distance: 1 };
      this.add(`name stat ${field.name.getText()}`, use);
      if (!ts.isObjectLiteralExpression(field.initializer)) continue;
      for (const { name } of field.initializer.properties) {
        if (name) this.add(`name stat ${name.getText()}`, use);
      }
    }
  }

  /** Everything that a builder of the vocabulary says, by itself and through others. */
  private inBuilder(declared: Declared): ReadonlySet<Mention> {
    const known = this.inBuilders.get(declared);
    if (known) return known;
    const scope = new Scope(this.own, this.kernel);
    const isOwn = this.own.get(declared.name) === declared;
    const all = isOwn ? this.behind(declared, scope) : new Set<Mention>();
    this.inBuilders.set(declared, all);
    return all;
  }

  private behind(declared: Declared, scope: Scope): ReadonlySet<Mention> {
    const all = new Set<Mention>();
    const todo: Declared[] = [declared];
    for (const next of todo) {
      for (const mention of mentionsIn(next.value, scope)) {
        if (all.has(mention)) continue;
        all.add(mention);
        if (typeof mention !== 'string' && this.kernel.get(mention.name) !== mention) {
          todo.push(mention);
        }
      }
    }
    return all;
  }

  private add(mention: Mention, use: Use): void {
    const uses = this.found.get(mention);
    if (uses) uses.push(use);
    else this.found.set(mention, [use]);
  }
}

/** The outermost call of a builder around a word. */
function sentenceAround(word: ts.Node, scope: Scope): ts.Node {
  let sentence = word;
  for (let around = word.parent; around; around = around.parent) {
    if (ts.isCallExpression(around) && scope.named(around.expression)) sentence = around;
    else if (!ts.isArrowFunction(around) && !ts.isParenthesizedExpression(around)) break;
  }
  return sentence;
}

const PLACES: readonly Example['place'][] = ['pool', 'outside', 'spec'];

/** How many cards a word shows. */
const SHOWN = 2;

/** The best examples of a word: near and short ones, of different cards and if possible games. */
export function examplesOf(all: readonly Use[]): readonly Example[] {
  const best = all.toSorted(
    (one, other) =>
      one.distance - other.distance ||
      PLACES.indexOf(one.place) - PLACES.indexOf(other.place) ||
      one.source.length - other.source.length ||
      one.code.localeCompare(other.code),
  );
  const nearest = best.filter(({ distance }) => distance === best[0]?.distance);
  const shown: Use[] = [];
  const show = (uses: readonly Use[], isNew: (shown: Use, next: Use) => boolean) => {
    for (const use of uses) {
      if (shown.length < SHOWN && shown.every((each) => isNew(each, use))) shown.push(use);
    }
  };
  show(nearest, (one, next) => one.game !== next.game);
  show(best, (one, next) => one.title !== next.title);
  return shown.map(({ distance: _, ...example }) => example);
}
