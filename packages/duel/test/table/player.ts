import type { CardId, Option } from '@grimrule/kernel';
import { zoneOf } from '@grimrule/kernel';
import { expect } from 'vitest';
import { on, SIDES } from '../../src/board.ts';
import { duel } from '../../src/game.ts';
import type { Spot } from './description.ts';
import { SPOTS } from './description.ts';
import { codeIn, means, SPARES } from './facts.ts';
import { nameOf } from './picture.ts';
import type { Play } from './play.ts';

/** One of the two at the table; says what a player would say. */
export class Player {
  private readonly play: Play;
  readonly seat: number;

  constructor(play: Play, seat: number) {
    this.play = play;
    this.seat = seat;
  }

  plays(code: string): Playing {
    this.chooses(`play ${code}`);
    return new Playing(this.play, this, code);
  }

  /** Plays a card, pays what is printed, and lays it on a place. */
  laysDown(code: string, spot: Spot): this {
    const playing = this.plays(code).paying(...means(code));
    const [site, number] = spot.split(' ');
    if (site === 'tower') playing.at(site);
    else if (site === 'manhattan' || site === 'sanctum') playing.at(site, Number(number));
    return this;
  }

  /** Plays a location and pays what is printed. */
  visits(code: string): this {
    this.plays(code).paying(...means(code, on(SIDES, this.seat)));
    return this;
  }

  uses(code: string): this {
    return this.chooses(`use ${code}`);
  }

  ends(): this {
    return this.chooses('endPhase');
  }

  goesOn(): this {
    return this.chooses('goOn');
  }

  passes(): this {
    return this.chooses('pass');
  }

  /** Picks these options, in this order. */
  chooses(...names: readonly string[]): this {
    expect(this.play.prompt?.seat, `it is this side's decision: ${this.play.asked}`).toBe(
      this.seat,
    );
    const picked: Option[] = [];
    for (const name of names) picked.push(this.play.option(name, picked));
    this.play.answer(this.seat, picked);
    return this;
  }

  /** This side decides now, between exactly these. */
  expectChoices(...names: readonly string[]): this {
    expect(this.play.prompt?.seat, this.play.asked).toBe(this.seat);
    expect(this.play.choices).toEqual([...names].sort());
    return this;
  }

  /** This side is asked this, and may pick so many. */
  isAsked(say: string, least = 1, most = least): this {
    expect(this.play.prompt).toMatchObject({ seat: this.seat, ask: { say }, least, most });
    return this;
  }

  cannotPlay(code: string, reason: string, rule: string): this {
    return this.cannotPick('play', code, reason, rule);
  }

  cannotUse(code: string, reason: string, rule: string): this {
    return this.cannotPick('use', code, reason, rule);
  }

  /** A card that lies somewhere and looks as if it could be chosen. */
  cannotChoose(code: string, rule = 'choose'): this {
    const verb = this.play.prompt?.options[0]?.verb ?? 'choose';
    const names = this.play.choices;
    expect(names).not.toContain(code);
    return this.isRefused([{ verb, card: this.find(code) }], 'notAnOption', rule);
  }

  cannotPay(...names: readonly string[]): this {
    const picked: Option[] = [];
    for (const name of names) picked.push(this.play.option(name, picked));
    return this.isRefused(picked, 'doesNotPay', 'paying');
  }

  isRefused(answer: unknown, reason: string, rule: string): this {
    const answered = this.play.attempt(this.seat, answer);
    expect(answered).toMatchObject({ refusal: { reason: { say: reason }, rule } });
    return this;
  }

  private cannotPick(verb: string, code: string, reason: string, rule: string): this {
    const option: Option = { verb, card: this.find(code) };
    const pick = verb === 'use' ? { ...option, ability: 0 } : option;
    const told = duel.refusals(this.play.state).map((refusal) => ({
      name: refusal.option && nameOf(this.play.state, refusal.option),
      reason: refusal.reason.say,
      rule: refusal.rule,
    }));
    expect(told).toContainEqual({ name: `${verb} ${code}`, reason, rule });
    return this.isRefused([pick], reason, rule);
  }

  private find(code: string): CardId {
    const { state } = this.play;
    const wanted = code === 'spare' ? SPARES[on(SIDES, this.seat)] : code;
    const lies = (card: CardId, zone: number) => {
      const { sight, seat } = duel.definition.zoneInfo(zone);
      return sight !== 'closed' && (sight === 'open' || seat === this.seat)
        ? codeIn(state, card)
        : '';
    };
    for (let zone = 0; zone < state.zones.length; zone++) {
      const found = zoneOf(state, zone).find((card) => lies(card, zone) === wanted);
      if (found !== undefined) return found;
    }
    throw new Error(`this side sees no '${code}' anywhere`);
  }
}

/** A card on its way to the board. */
class Playing {
  private readonly play: Play;
  private readonly player: Player;
  private readonly code: string;

  constructor(play: Play, player: Player, code: string) {
    this.play = play;
    this.player = player;
    this.code = code;
  }

  /** Pays with exactly these; a payment without alternative is made by itself. */
  paying(...names: readonly string[]): this {
    if (this.play.prompt?.ask.say === 'pay') {
      this.player.chooses(...names);
      return this;
    }
    const paid = this.play.log.find(({ line }) => line.say === 'paid')?.line.cards ?? [];
    const codes = this.play.codes(paid as readonly CardId[]);
    expect([...codes].sort()).toEqual(names.filter((name) => name !== 'waive').sort());
    return this;
  }

  /** Lays it on a place; where only one is left, it goes there by itself. */
  at(site: 'tower'): Player;
  at(site: 'manhattan' | 'sanctum', number: number): Player;
  at(site: string, number?: number): Player {
    const spot = (number === undefined ? site : `${site} ${number}`) as Spot;
    if (this.play.prompt?.ask.say === 'choosePlace') return this.player.chooses(spot);
    const place = SPOTS.indexOf(spot);
    const entered = this.play.log.find(({ line }) => line.say === 'entered')?.line;
    expect(entered, `${this.code} goes to ${spot}`).toMatchObject({ place });
    return this.player;
  }
}
