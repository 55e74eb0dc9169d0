import type { Json, Seat } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import type { StoredSeat, Summary } from '@grimrule/room';
import type { Language, Reader } from '@grimrule/words';
import { inARow } from '../../games/in-a-row.ts';
import type { PageGame } from '../../games/page-game.ts';
import { useLanguage } from '../../words/language.ts';

/** A reader outside every table: sentences name no hidden card. */
export const BYSTANDER: Reader = { seat: NONE, seats: 0, designOf: () => null };

/** The name of a seat: its player's, or its role in the game. */
export function seatLabel(
  page: PageGame,
  options: Json,
  seats: readonly StoredSeat[],
  seat: Seat,
  language: Language,
): string {
  const name = seats[seat]?.name ?? '';
  return name === '' ? page.seatName(options, seat, language) : name;
}

/** A game in one line: who plays, against what. */
export function nameOfGame(
  page: PageGame,
  { options, seats }: Pick<Standing, 'options' | 'seats'>,
  language: Language,
): string {
  const names = seats.map(({ name, bot }, seat) =>
    bot === null && seat > 0 && name !== '' ? name : page.seatName(options, seat, language),
  );
  return page.gameName?.(options, names, language) ?? inARow(names, language);
}

interface Standing {
  readonly options: Json;
  readonly seats: readonly StoredSeat[];
  readonly summary: Summary | null;
  /** The seats that are played here. */
  readonly mine: readonly Seat[];
}

/** Where a game stands, in a few words: round and whose turn, or how it ended. */
export function useStandingInWords() {
  const { language, t } = useLanguage();
  return (page: PageGame, { options, seats, summary, mine }: Standing): string => {
    if (!summary) return t('screens.saved.begins');
    const { outcome, waitsFor, rounds } = summary;
    if (outcome) {
      const why = page.words[language].line(outcome.line, BYSTANDER);
      return `${t('screens.saved.over')}: ${why}`;
    }
    const round =
      rounds === 0 ? t('screens.saved.begins') : t('screens.saved.round', { count: rounds });
    if (waitsFor === null) return round;
    const [only] = mine;
    const isMine = mine.length === 1 && only === waitsFor;
    const name = seatLabel(page, options, seats, waitsFor, language);
    const turn = isMine ? t('screens.saved.yourTurn') : t('screens.saved.turnOf', { name });
    return `${round} · ${turn}`;
  };
}

/** A day and a time, as the reader's language writes them. */
export function useDate(): (at: number) => string {
  const { language } = useLanguage();
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (at) => format.format(at);
}
