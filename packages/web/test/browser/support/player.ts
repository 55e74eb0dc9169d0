import type { Locator, Page } from 'playwright-core';
import { isSettled, movesOn } from './moves.ts';

/** The clickable offers of the page at the moment. */
type Offer = 'over' | 'lesson' | 'wish' | 'confirm' | 'unfinished' | 'undecided' | 'pick';

/** One in this many times the player ends a turn although more could be done. */
const RESTLESS = 6;

/** How the player presses things on the screen: with the mouse, or with a finger. */
type Press = 'click' | 'tap';

/**
 * A player who presses the page's offers, and knows nothing but the
 * screen. The choice among several offers is random, the same in every run.
 */
export class Player {
  readonly page: Page;
  private lot: number;
  private readonly press: Press;

  constructor(page: Page, lot = 1, press: Press = 'click') {
    this.page = page;
    this.lot = lot;
    this.press = press;
  }

  /** Waits until something can be done here, or the game is over. */
  async offer(): Promise<Offer> {
    const found = await this.page.waitForFunction(offerOnScreen);
    return (await found.jsonValue()) as Offer;
  }

  /** Does one thing, which need not be a whole answer; false if the game is over. */
  async step(): Promise<boolean> {
    const offer = await this.offer();
    if (offer === 'over') return false;
    if (offer === 'pick') await this.pick();
    else await this.page.locator(verb(VERBS[offer]))[this.press]();
    return true;
  }

  /**
   * Does things until the table has taken an answer: one that needs a target or a payment takes
   * several. False if the game is over.
   */
  async answer(): Promise<boolean> {
    const { page } = this;
    while (NO_QUESTIONS.includes(await this.offer())) await this.step();
    const before = await movesOn(page);
    while (await this.step()) {
      await isSettled(page);
      if ((await movesOn(page)) > before) return true;
    }
    return false;
  }

  /** Gives so many answers, or as many as the game lasts. */
  async answerTimes(times: number): Promise<void> {
    for (let given = 0; given < times; given++) if (!(await this.answer())) return;
  }

  /** Plays until something is so, or the game is over; gives how often something was done. */
  async playUntil(isSo: () => Promise<boolean>, most = 400): Promise<number> {
    for (let steps = 0; steps < most; steps++) {
      const isOver = (await this.offer()) === 'over';
      if (isOver || (await isSo())) return steps;
      await this.step();
    }
    throw new Error(`after ${most} steps it is still not so`);
  }

  /** Plays to the end of the game. */
  playToTheEnd(most = 600): Promise<number> {
    return this.playUntil(async () => false, most);
  }

  /** Plays until a question of this kind is asked. */
  async playUntilAsked(ask: string): Promise<void> {
    const asked = this.page.locator(`#question[data-ask=${ask}]`);
    await this.playUntil(async () => (await asked.count()) > 0);
    await asked.waitFor();
  }

  private async pick(): Promise<void> {
    const { page } = this;
    const endings = page.locator(
      `.question-options ${ENDING.map(verb).join(', .question-options ')}`,
    );
    const others = page.locator(PICKABLE);
    const [ends, more] = [await endings.count(), await others.count()];
    const isEnding = more === 0 || (ends > 0 && this.draw(RESTLESS) === 0);
    const one = isEnding ? endings.first() : others.nth(this.draw(more));
    // A mouse that rests on a card holds its full view open, which may lie over the next one.
    if (this.press === 'click') await page.mouse.move(0, 0);
    await one[this.press]();
    await this.chooseOnSheet(page.locator('.sheet .button[data-verb]'), one);
  }

  /** A card that offers several things shows them on a sheet. */
  private async chooseOnSheet(options: Locator, clicked: Locator): Promise<void> {
    const count = await options.count();
    if (count === 0) return;
    await options.nth(this.draw(count))[this.press]();
    await options
      .first()
      .waitFor({ state: 'hidden' })
      .catch(() => clicked.press('Escape'));
  }

  private draw(sides: number): number {
    this.lot = (this.lot * 48_271) % 2_147_483_647;
    return this.lot % sides;
  }
}

/** The buttons that are pressed where there is only one thing to do. */
const VERBS = {
  lesson: 'understood',
  wish: 'allow-undo',
  unfinished: 'propose',
  undecided: 'hint',
  confirm: 'confirm',
} as const;
/** The buttons that can be pressed without answering a question of the game. */
const NO_QUESTIONS: readonly Offer[] = ['lesson', 'wish'];
const ENDING = ['endTurn', 'endPhase', 'pass', 'done', 'goOn', 'no'];
const verb = (name: string) => `[data-verb=${name}]`;
const isNoEnding = ENDING.map((name) => `:not(${verb(name)})`).join('');
/** Cards that are lit, and options that end nothing. */
const PICKABLE = `[data-lit] > .card-button, .question-body .button[data-verb]:not(.button-quiet)${isNoEnding}`;

/** Runs in the page. */
function offerOnScreen(): string | null {
  const has = (selector: string) => document.querySelector(selector) !== null;
  if (has('[data-verb=understood]')) return 'lesson';
  if (has('[data-verb=allow-undo]')) return 'wish';
  if (has('#question[aria-busy=true]')) return null;
  if (has('.outcome')) return 'over';
  if (!has('#question[data-ask]')) return null;
  if (has('[data-verb=confirm]:enabled')) return 'confirm';
  if (has('[data-verb=confirm]')) return has('[data-verb=propose]') ? 'unfinished' : 'undecided';
  return 'pick';
}
