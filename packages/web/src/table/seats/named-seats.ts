import type { Seat } from '@grimrule/kernel';
import type { Reader, Words } from '@grimrule/words';

/** The same words to a reader who knows what every seat is called. */
export function withSeatNames(words: Words, seatName: (seat: Seat) => string): Words {
  const knowing = (reader: Reader): Reader => ({ ...reader, seatName });
  return {
    ...words,
    line: (line, reader) => words.line(line, knowing(reader)),
    entry: (entry, reader) => words.entry(entry, knowing(reader)),
    option: (option, reader, ask) => words.option(option, knowing(reader), ask),
    seat: seatName,
  };
}
