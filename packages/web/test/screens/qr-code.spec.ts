import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { QrCode } from '../../src/screens/links/qr-code.tsx';

/** The modules of a drawn code: the size of the picture, and which are dark. */
function drawn(link: string) {
  const markup = renderToStaticMarkup(createElement(QrCode, { link, label: 'a link' }));
  const size = Number(/viewBox="0 0 (\d+) /.exec(markup)?.[1]);
  const dark = new Set(
    [...markup.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`),
  );
  return { markup, size, dark };
}

const FINDER = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######'];

it('a link is drawn as a code with its three corners, and four modules of quiet around it', () => {
  const { size, dark, markup } = drawn('https://example.org/join/abc#token');
  const last = size - 4 - 7;
  for (const [left, top] of [
    [4, 4],
    [last, 4],
    [4, last],
  ] as const) {
    const corner = FINDER.map((_, y) =>
      [...'#######'].map((_sign, x) => (dark.has(`${left + x} ${top + y}`) ? '#' : ' ')).join(''),
    );
    expect(corner).toEqual(FINDER);
  }
  const places = [...dark].flatMap((place) => place.split(' ').map(Number));
  expect([Math.min(...places), Math.max(...places)]).toEqual([4, size - 5]);
  expect(markup).toContain('aria-label="a link"');
});

it('another link is another code', () => {
  expect(drawn('https://example.org/a').dark).not.toEqual(drawn('https://example.org/b').dark);
});
