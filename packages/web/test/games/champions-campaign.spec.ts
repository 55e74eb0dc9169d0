import { newCampaign, STARTER_DECKS } from '@grimrule/champions';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { LogPage } from '../../src/games/champions/campaign/log-page.tsx';

/** The text of the page of a log, without its markup. */
function pageOf(change: object): string {
  const [one] = STARTER_DECKS;
  if (!one) throw new Error('there are starter decks');
  const player = { name: 'A', identity: one.identity, cards: one.cards };
  const begun = newCampaign('rise-of-red-skull', [player], true);
  if (!('log' in begun)) throw new Error('the campaign can begin');
  const log = { ...begun.log, ...change };
  const page = createElement(LogPage, { id: 'x', log });
  const there = { ssrPath: '/campaign/champions', children: page };
  const html = renderToString(createElement(Router, there));
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

test('the page of a log tells its scenarios, and what comes next', () => {
  const page = pageOf({ defeats: ['crossbones'] });
  expect(page).toContain('The Rise of Red Skull');
  expect(page).toContain('0 of 5 scenarios won');
  expect(page).toContain('Crossbones lost once');
  expect(page).toContain('Play against Crossbones');
});

test('the page of a log asks for a card to choose, and shows what was recorded', () => {
  const page = pageOf({
    completed: [{ scenario: 'crossbones' }],
    choices: [{ seat: 0, of: ['04155'], optional: true }],
    numbers: { delay: 3 },
  });
  expect(page).toContain('Player 1 has a card to choose');
  expect(page).toContain('Take none');
  expect(page).toContain('Delay counters: 3');
});
