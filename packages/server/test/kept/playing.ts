import { proposalFor } from '@grimrule/kernel';
import type { Page, Reply } from '../support/page.ts';

/** Gives the next answer at the page that is asked. */
export async function answerOne(pages: readonly Page[]): Promise<Reply> {
  const asked = pages.find(({ prompts }) => prompts.size > 0);
  const [prompt] = asked?.prompts.values() ?? [];
  if (!asked || !prompt) throw new Error('nobody is asked');
  const { seat } = prompt;
  const { number } = asked;
  const answer = [...proposalFor(prompt)];
  const reply = await asked.ask({ say: 'answer', seat, number, answer });
  await settled(pages, number + 1);
  return reply;
}

/** Everybody knows of so many moves. */
export async function settled(pages: readonly Page[], number: number): Promise<void> {
  for (const page of pages) await page.until(() => page.number >= number);
}

/** Plays so many answers, or until the game is over. */
export async function answerMany(pages: readonly Page[], count: number): Promise<void> {
  for (let made = 0; made < count && !pages.some(({ isOver }) => isOver); made++) {
    await answerOne(pages);
  }
}
