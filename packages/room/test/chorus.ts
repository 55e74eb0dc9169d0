import { again, game, procedure } from '@grimrule/kernel';

interface Song {
  readonly card: number;
  left: number;
}

/** A card sings so many lines. */
const song = procedure<unknown, Song>('song', 'singing', [
  {
    name: 'next line',
    run(table, locals) {
      if (locals.left === 0) return;
      locals.left--;
      table.tell?.({ say: 'sung', card: locals.card });
      again(table);
    },
  },
]);

const evening = procedure<unknown>('evening', 'evening', [
  {
    name: 'how many lines',
    question: () => ({
      seat: 0,
      ask: { say: 'howMany' },
      rule: 'evening',
      options: [30, 40, 41, 42, 60].map((value) => ({ verb: 'sing', value })),
      least: 1,
      most: 1,
    }),
    answered(table, _locals, [picked]) {
      again(table);
      table.start(song, { card: 0, left: picked?.value ?? 0 });
    },
  },
]);

/** A game in which much is told for one reason: no other tells so much at once. */
export const chorus = game({
  name: 'chorus',
  version: '1',
  seats: 1,
  printed: [{ code: 'singer', back: 'singer', stats: {}, abilities: [] }],
  zones: [{ name: 'stage', seat: -1, sight: 'open', inPlay: true }],
  levels: [],
  stats: [],
  events: [],
  cardFields: [],
  doers: ['card'],
  happens: {},
  procedures: [song, evening],
  acts: {},
  sources: {},
  filters: {},
  facts: {},
  order: () => [0],
  prepare: () => ({ seats: 1, pieces: [{ design: 0, owner: -1, zone: 0 }], vars: {} }),
  begin: evening,
  evaluate: () => 0,
});
