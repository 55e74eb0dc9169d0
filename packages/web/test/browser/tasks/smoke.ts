import { existsSync } from 'node:fs';
import type { Made } from '../support/served-page.ts';
import { servePage } from '../support/served-page.ts';
import type { DrivenBrowser } from './bidi.ts';
import { startFirefox } from './bidi.ts';

/** Where Debian puts it; `FIREFOX` names another. */
const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
/** A game of Duel takes a few hundred. */
const MOST_STEPS = 3000;
const PAUSE_MS = 40;

/** One game in a browser that the tests do not play in. Its result is a sentence. */
export async function playSmokeGame(made: Made): Promise<string> {
  const named = process.env.FIREFOX;
  const executable = named ?? PLACES.find(existsSync);
  if (executable === undefined || !existsSync(executable)) {
    return named === undefined
      ? 'Nothing was played: there is no Firefox here. Debian installs it with: apt-get install firefox-esr'
      : `Nothing was played: there is no Firefox at ${named}, which FIREFOX names.`;
  }
  const house = await servePage(made);
  const browser = await startFirefox(executable);
  try {
    const steps = await duel(browser, house.address);
    const { mistakes, version } = browser;
    if (mistakes.length > 0)
      throw new Error(`Firefox ${version} complains:\n${mistakes.join('\n')}`);
    return `Firefox ${version} has played a game of Duel to its end, in ${steps} steps and without a mistake.`;
  } finally {
    await browser.close();
    await house.close();
  }
}

async function duel(browser: DrivenBrowser, address: string): Promise<number> {
  await browser.open(address);
  const settings = JSON.stringify({ state: { speed: 'instant', warns: false }, version: 0 });
  await browser.ask(`localStorage['grimrule.settings'] = ${JSON.stringify(settings)}`);
  await browser.open(`${address}/new/duel`);
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const done = await browser.ask(`(${doOneThing})(${steps})`);
    if (done === 'over') return steps;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  const asked = await browser.ask(
    `document.querySelector('#question')?.innerText ?? 'no question'`,
  );
  throw new Error(`The game has no end. What is asked: ${asked}`);
}

/** Runs in the page, so it can use nothing of this file: presses one thing, and says what it was. */
function doOneThing(step: number): string {
  const press = (selector: string) => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)];
    const one = all[step % Math.max(1, all.length)];
    one?.click();
    return one !== undefined;
  };
  if (document.querySelector('.outcome')) return 'over';
  if (press('[data-verb=start]:enabled')) return 'start';
  if (!document.querySelector('#question[data-ask][aria-busy=false]')) return 'wait';
  if (press('.sheet .button[data-verb]')) return 'sheet';
  if (press('[data-verb=confirm]:enabled')) return 'confirm';
  const wanted = '.question-body .button[data-verb]:not(.button-quiet), [data-lit] > .card-button';
  if (step % 4 !== 0 && press(wanted)) return 'pick';
  if (press('.question-end .button[data-verb]:enabled')) return 'end';
  return press(wanted) ? 'pick' : 'nothing';
}
