import { expect, test } from 'vitest';
import { DUEL } from './support/new-table.ts';
import { isAsked, linkTo, newTable } from './support/tables.ts';
import { aVisitor } from './support/visitor.ts';

const NASTY = '<img src=x onerror="window.wasRun=1">';

test('names and chat with HTML in them are shown as the text they are', async () => {
  const seats = [
    { name: NASTY, bot: null },
    { name: 'Ben', bot: null },
  ];
  const table = await newTable({ ...DUEL, seats });
  const [ada, ben] = [await aVisitor(), await aVisitor()];
  await ada.goto(linkTo(table, 0));
  await ben.goto(linkTo(table, 1));
  await ben.waitForSelector('[data-seat="0"][data-state-of=present]');
  await ada.click('[data-verb=chat]');
  await ada.fill('.chat-form input', `${NASTY}<script>window.wasRun=1</script>`);
  await ada.press('.chat-form input', 'Enter');
  await ben.click('[data-verb=chat]');
  await expect.poll(() => ben.locator('.chat-lines').innerText()).toContain(NASTY);
  await expect.poll(() => ben.locator('.seat-name').first().innerText()).toBe(NASTY);
  for (const page of [ada, ben]) {
    expect(await page.locator('img[src=x]').count()).toBe(0);
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
  }
});

test('the policy of the page forbids scripts that are not its own, and nothing of the page needs them', async () => {
  const page = await aVisitor({ onPurpose: /^Executing inline script violates/ });
  const answer = await page.goto('/');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self';");
  const wasRun = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.wasRun = 1';
    document.body.append(script);
    return 'wasRun' in window;
  });
  expect(wasRun).toBe(false);
});

test('the secret of a seat leaves the address as soon as the table is open', async () => {
  const table = await newTable(DUEL);
  const page = await aVisitor();
  await page.goto(linkTo(table, 0, 1));
  await isAsked(page);
  expect(page.url()).not.toContain(table.keys[0] ?? 'no key');
  expect(await page.content()).not.toContain(table.keys[0] ?? 'no key');
});
