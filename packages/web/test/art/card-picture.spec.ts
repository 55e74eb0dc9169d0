import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { CardPicture, EmblemSign, Figure, Portrait } from '../../src/art/card-picture.tsx';
import { loadArt, offerArt } from '../../src/art/loaded-art.ts';
import type { Art } from '../../src/games/page-game.ts';
import { GAMES } from './support/pictured.ts';

const { cards, pictures } = GAMES.champions;
const titled = (title: string): Art => {
  const card = cards.find((each) => each.title === title);
  if (!card) throw new Error(`There is no card ${title}.`);
  return card.art;
};

const hero = titled('Spider-Man');
const thing = titled('First Aid');
const html = (element: Parameters<typeof renderToStaticMarkup>[0]) => renderToStaticMarkup(element);
const views = (markup: string) =>
  [...markup.matchAll(/data-view="(\w+)"/g)].map(([, view]) => view);

describe('the picture of a card whose game has not been loaded', () => {
  it('is an empty box in the tone of the card', () => {
    const art = { ...hero, game: 'a game to come' };
    expect(html(createElement(CardPicture, { art }))).toBe(
      '<span class="picture" data-tone="spider_man"></span>',
    );
    expect(html(createElement(Figure, { art }))).toBe('');
  });

  it('may be asked for again after it could not be loaded', async () => {
    let asked = 0;
    offerArt('far away', () => {
      asked += 1;
      return asked === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(pictures);
    });
    const art = { ...hero, game: 'far away' };
    await loadArt(art);
    expect(html(createElement(Portrait, { art }))).toContain('<span');
    await loadArt(art);
    expect(html(createElement(Portrait, { art }))).toContain('<img');
    await loadArt(art);
    expect(asked).toBe(2);
  });
});

describe('the picture of a card whose pack has not been loaded', () => {
  it('is an empty box until its pack has been, and not the picture of its kind', async () => {
    const here = new Set<string>();
    const art = (code: string): Art => ({ ...hero, game: 'in packs', code });
    offerArt('in packs', () =>
      Promise.resolve({
        ...pictures,
        has: ({ code }: Art) => here.has(code.slice(0, 2)),
        load: async ({ code }: Art) => void here.add(code.slice(0, 2)),
      }),
    );
    await loadArt(art('01001a'));
    expect(html(createElement(Portrait, { art: art('01002') }))).toContain('<img');
    expect(html(createElement(Portrait, { art: art('02002') }))).toContain('<span');
    await loadArt(art('02001'));
    expect(html(createElement(Portrait, { art: art('02002') }))).toContain('<img');
  });
});

describe('the picture of a card', () => {
  beforeAll(async () => {
    offerArt('champions', () => Promise.resolve(pictures));
    await loadArt(hero);
  });

  it('is one image without a name of its own: the title stands beside it', () => {
    const markup = html(createElement(CardPicture, { art: hero }));
    expect(markup.match(/<img/g)).toHaveLength(1);
    expect(markup).toContain('alt=""');
    expect(markup).toContain('src="data:image/svg+xml,');
    // A # would end the address.
    expect(markup).not.toMatch(/src="[^"]*#(?!x27;)/);
  });

  it('shows the face where it is small, and more where it lies on its side', () => {
    expect(views(html(createElement(CardPicture, { art: hero, size: 'S' })))).toEqual(['small']);
    expect(views(html(createElement(CardPicture, { art: hero, size: 'L' })))).toEqual(['upright']);
    expect(views(html(createElement(CardPicture, { art: thing, shape: 'wide' })))).toEqual([
      'wide',
    ]);
    expect(views(html(createElement(Portrait, { art: hero })))).toEqual(['portrait']);
  });

  it('lets characters lean out of a large frame, and nothing else', () => {
    const leaning = (art: Art, size: 'S' | 'L') =>
      views(html(createElement(CardPicture, { art, size, leansOut: true })));
    expect(leaning(hero, 'L')).toEqual(['backdrop', 'figure']);
    expect(leaning(hero, 'S')).toEqual(['small']);
    expect(leaning(thing, 'L')).toEqual(['upright']);
  });

  it('begins a leaning figure with room for its head above the frame', () => {
    const [, y = ''] = /viewBox="0 (-?[\d.]+) 200 274"/.exec(pictures.svg(hero, 'figure')) ?? [];
    // The head of Spider-Man begins at about 30; it reaches 26 above the frame, which is 34 below the edge.
    expect(Number(y)).toBeGreaterThan(15);
    expect(Number(y)).toBeLessThan(35);
  });

  it('has a sign for characters', () => {
    expect(html(createElement(EmblemSign, { art: hero }))).toContain('stroke="currentColor"');
    expect(html(createElement(EmblemSign, { art: titled('Black Panther') }))).toContain(
      'fill="currentColor"',
    );
    expect(html(createElement(EmblemSign, { art: titled('Haymaker') }))).toBe('');
    expect(views(html(createElement(Figure, { art: hero })))).toEqual(['bust']);
  });
});
