import type { Answer, Seat } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import { Mistake } from '../mistake.ts';
import { paint } from '../screen/paint.ts';
import { screenWidth } from '../screen/size.ts';
import { CLI_WORDS } from '../words/words.ts';
import { choose } from './choose.ts';
import type { Command } from './keyboard.ts';
import { cardPages, enterScreen, helpPages, leaveScreen, showPages } from './pages.ts';
import type { Reaction } from './question.ts';
import { askQuestion } from './question.ts';
import type { Saving } from './saving.ts';
import { drawDecision } from './screen.ts';
import { Sentences } from './sentences.ts';
import type { Session } from './session.ts';

/** A game at the keyboard of a terminal. */
export async function playByKeys(
  session: Session,
  saving: Saving,
  language: Language,
  notice: string,
): Promise<void> {
  const game = new KeyboardGame(session, saving, language, notice);
  enterScreen();
  try {
    await game.play();
  } finally {
    leaveScreen();
  }
  process.stdout.write(`${game.farewell()}\n`);
}

class KeyboardGame {
  private readonly session: Session;
  private readonly saving: Saving;
  private language: Language;
  /** One line about what the last command did. */
  private notice: string;
  /** The seat that saw the screen last. */
  private looking: Seat = NONE;
  /** An answer that was refused, to be put right. */
  private refused: Answer | null = null;
  private left = false;

  constructor(session: Session, saving: Saving, language: Language, notice: string) {
    this.session = session;
    this.saving = saving;
    this.language = language;
    this.notice = notice;
  }

  private get say() {
    return CLI_WORDS[this.language];
  }

  private get sentences() {
    return new Sentences(this.session, this.language);
  }

  async play(): Promise<void> {
    while (!this.left) {
      this.letBotPlay();
      if (!(await this.handOver())) {
        await this.quit();
        continue;
      }
      const reaction = this.session.prompt ? await this.decide() : await this.afterTheEnd();
      if ('answer' in reaction) this.answer(reaction.answer);
      else await this.obey(reaction.command);
    }
  }

  private letBotPlay(): void {
    if (!this.session.waitsForBot) return;
    process.stdout.write(paint.dim(` ${this.say.thinking}\n`));
    this.session.letBotPlay();
    this.saving.keep(this.session, this.say);
  }

  /** Between two people, hides one hand from the other. False if they want to stop here. */
  private async handOver(): Promise<boolean> {
    const { seat, handsOver, prompt } = this.session;
    if (handsOver && prompt && this.looking !== seat) {
      const name = this.session.table.words[this.language].seat(seat);
      const { handOver, handOverHint, handOverKeys } = this.say;
      if (!(await showPages(handOver(name), [handOverHint], handOverKeys))) return false;
    }
    this.looking = seat;
    return true;
  }

  private async decide(): Promise<Reaction> {
    const { prompt } = this.session;
    if (!prompt) return { command: 'redraw' };
    const items = await drawDecision(this.sentences, prompt, this.notice);
    this.notice = '';
    return askQuestion(this.sentences, prompt, { width: screenWidth(), items }, this.refused);
  }

  private answer(answer: Answer): void {
    const refusal = this.session.answer(answer);
    this.refused = refusal ? answer : null;
    if (refusal) this.notice = this.sentences.refusal(refusal);
    else this.saving.keep(this.session, this.say);
  }

  private async obey(command: Command | 'leave'): Promise<void> {
    const { session, say, sentences } = this;
    if (command !== 'redraw') this.refused = null;
    switch (command) {
      case 'undo':
        this.notice = sentences.undone(session.undo());
        return this.saving.keep(session, say);
      case 'redo':
        this.notice = session.redo() ? say.redone : say.nothingToRedo;
        return this.saving.keep(session, say);
      case 'why':
        await showPages(say.whyTitle, sentences.refusals(screenWidth() - 2), say.pageKeys);
        return;
      case 'events':
        await showPages(say.whatHappened, sentences.log(session.match.log), say.pageKeys);
        return;
      case 'cards':
        return cardPages(sentences);
      case 'help':
        await helpPages(sentences);
        return;
      case 'language':
        this.language = this.language === 'en' ? 'de' : 'en';
        return;
      case 'save':
        await this.save();
        return;
      case 'quit':
        return this.quit();
      case 'leave':
        this.left = true;
        return;
      case 'redraw':
        return;
    }
  }

  /** False if the person thought better of it. */
  private async save(): Promise<boolean> {
    const { text, isCancel } = await import('@clack/prompts');
    const file = await text({
      message: this.say.saveAs,
      initialValue: this.saving.suggestion ?? `${this.session.table.game.name}.json`,
      withGuide: false,
    });
    if (isCancel(file) || file.trim() === '') return false;
    try {
      this.saving.saveAs(file.trim(), this.session, this.say);
      this.notice = this.say.saved(file.trim());
      return true;
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      this.notice = error.message;
      return false;
    }
  }

  private async quit(): Promise<void> {
    if (this.saving.file === null && this.session.match.undoable > 0) {
      const picked = await choose<'yes' | 'no' | 'back'>({
        message: this.say.saveBeforeQuit,
        options: [
          { value: 'yes', label: this.say.yes },
          { value: 'no', label: this.say.no },
          { value: 'back', label: this.say.menu.back },
        ],
      });
      if (picked === 'back') return;
      if (picked === 'yes' && !(await this.save())) return;
    }
    this.left = true;
  }

  /** The lines left on the terminal after the person leaves the table. */
  farewell(): string {
    const { file } = this.saving;
    const over = this.session.prompt === null;
    const kept =
      file === null ? this.say.quitUnsaved : this.say.quitSaved(this.session.table.game.name, file);
    const last = over ? this.sentences.outcome() : kept;
    return `${last} ${this.say.goodbye}`;
  }

  private async afterTheEnd(): Promise<Reaction> {
    const { say } = this;
    const notice = `${this.notice} ${say.gameOver} ${this.sentences.outcome()}`.trim();
    await drawDecision(this.sentences, null, notice);
    this.notice = '';
    const picked = await choose<Command | 'leave'>({
      message: say.afterGame,
      options: [
        { value: 'leave', label: say.leave },
        { value: 'events', label: say.menu.events },
        { value: 'undo', label: say.lookAtTable },
        { value: 'save', label: say.menu.save },
      ],
    });
    return { command: typeof picked === 'symbol' ? 'leave' : picked };
  }
}
