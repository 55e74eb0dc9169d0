import { deckProblems } from '../decks/deck-building.ts';
import { fallenHeroesOf, freeHeroes } from './heroes.ts';
import type { CampaignLine } from './lines.ts';
import type { CampaignLog, Logged, LogPlayer, Notes } from './log.ts';
import { mayBeLeftOut } from './reading.ts';

/** The changes that players may make to the log between two games. */

type Changed = Logged<CampaignLine>;

const refuse = (problem: CampaignLine): Changed => ({ problems: [problem] });

/** The log with one player's part changed. */
function withPlayer(log: CampaignLog, seat: number, change: Partial<LogPlayer>): CampaignLog {
  const players = log.players.map((each, at) => (at === seat ? { ...each, ...change } : each));
  return { ...log, players };
}

const replaced = (heroes: readonly string[], one: string, by: string): readonly string[] =>
  heroes.map((hero) => (hero === one ? by : hero));

/** A new hero takes the place of one who has fallen, at the cost of 1 threat for everybody. */
export function replaceFallenHero(
  log: CampaignLog,
  seat: number,
  fallen: string,
  by: string,
): Changed {
  const player = log.players[seat];
  if (!player) return refuse({ say: 'noSuchPlayer', seat });
  if (!fallenHeroesOf(log, seat).includes(fallen)) {
    return refuse({ say: 'notFallen', seat, card: fallen });
  }
  if (!freeHeroes(log).includes(by)) return refuse({ say: 'heroNotFree', seat, card: by });
  const heroes = replaced(player.heroes, fallen, by);
  return {
    log: withPlayer({ ...log, threatPenalty: log.threatPenalty + 1 }, seat, { heroes }),
  };
}

/** Where no hero is left to choose, the fallen one goes on, at the cost of 1 threat for his player. */
export function keepFallenHero(log: CampaignLog, seat: number, fallen: string): Changed {
  const player = log.players[seat];
  if (!player) return refuse({ say: 'noSuchPlayer', seat });
  if (!fallenHeroesOf(log, seat).includes(fallen)) {
    return refuse({ say: 'notFallen', seat, card: fallen });
  }
  if (freeHeroes(log).length > 0) return refuse({ say: 'heroesAreLeft', seat, card: fallen });
  const fallenHeroes = log.fallenHeroes.filter((hero) => hero !== fallen);
  const threatPenalty = player.threatPenalty + 1;
  return { log: withPlayer({ ...log, fallenHeroes }, seat, { threatPenalty }) };
}

/** A player exchanges one hero of their own will, at the cost of 1 threat for everybody. */
export function exchangeHero(log: CampaignLog, seat: number, hero: string, by: string): Changed {
  const player = log.players[seat];
  if (!player) return refuse({ say: 'noSuchPlayer', seat });
  if (!player.heroes.includes(hero)) return refuse({ say: 'notYourHero', seat, card: hero });
  if (fallenHeroesOf(log, seat).includes(hero)) {
    return refuse({ say: 'heroHasFallen', seat, card: hero });
  }
  if (player.exchanged) return refuse({ say: 'alreadyExchanged', seat });
  if (!freeHeroes(log).includes(by)) return refuse({ say: 'heroNotFree', seat, card: by });
  const heroes = replaced(player.heroes, hero, by);
  return {
    log: withPlayer({ ...log, threatPenalty: log.threatPenalty + 1 }, seat, {
      heroes,
      exchanged: true,
    }),
  };
}

/** RR: Expert Campaign Mode. A hero begins unhurt, at the cost of 1 threat for good. */
export function healHero(log: CampaignLog, seat: number, hero: string): Changed {
  const player = log.players[seat];
  if (!player) return refuse({ say: 'noSuchPlayer', seat });
  if (!log.expert) return refuse({ say: 'onlyForExperts' });
  if (!player.heroes.includes(hero)) return refuse({ say: 'notYourHero', seat, card: hero });
  if (player.healed) return refuse({ say: 'alreadyHealed', seat });
  const { [hero]: hurt = 0, ...damage } = log.notes.damage;
  if (hurt === 0) return refuse({ say: 'nothingToHeal', seat, card: hero });
  const penalty = (log.notes.heroPenalties[hero] ?? 0) + 1;
  const heroPenalties = { ...log.notes.heroPenalties, [hero]: penalty };
  const notes: Notes = { ...log.notes, damage, heroPenalties };
  return { log: withPlayer({ ...log, notes }, seat, { healed: true }) };
}

/** Decks may be changed between games as one likes. */
export function changeDeck(log: CampaignLog, seat: number, cards: LogPlayer['cards']): Changed {
  const player = log.players[seat];
  if (!player) return refuse({ say: 'noSuchPlayer', seat });
  const problems = deckProblems({ heroes: player.heroes, cards }, { seat, inCampaign: true });
  return problems.length > 0
    ? { problems }
    : { log: withPlayer(log, seat, { cards: { ...cards } }) };
}

/** A player takes all copies of a boon into the deck, or leaves them out. */
export function leaveOut(log: CampaignLog, seat: number, card: string, leftOut: boolean): Changed {
  const concerned = log.pool.some((each) => each.card === card && each.player === seat);
  if (!concerned || !mayBeLeftOut(card)) return refuse({ say: 'cannotBeLeftOut', seat, card });
  const pool = log.pool.map((each) =>
    each.card === card && each.player === seat ? { ...each, leftOut } : each,
  );
  return { log: { ...log, pool } };
}
