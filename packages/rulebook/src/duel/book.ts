import { rulebook } from '../rulebook.ts';
import { ARTEFACTS } from './artefacts.ts';
import { ATTACKS } from './attacks.ts';
import { BASICS } from './basics.ts';
import { CARDS } from './cards.ts';
import { DUEL_CHARTS } from './charts.ts';
import { EFFECTS } from './effects.ts';
import { END } from './end.ts';
import { DUEL_NAMES } from './engine-names.ts';
import { PLAYING } from './playing.ts';
import { DUEL_SUMMARY } from './summary.ts';
import { TURN } from './turn.ts';

export const DUEL_RULES = rulebook(
  'duel',
  [ARTEFACTS, ATTACKS, BASICS, CARDS, EFFECTS, END, PLAYING, TURN],
  DUEL_NAMES,
  { charts: DUEL_CHARTS, summary: DUEL_SUMMARY },
);
