/** The pages of the rulebook, loaded together: readers of one soon read another. */
export { Browse } from './browse.tsx';
export { Rounds } from './charts/rounds.tsx';
export { Coverage } from './coverage.tsx';
export { EntryPage } from './entry-page.tsx';
export { Keywords } from './keywords/keywords.tsx';
export { RulesHome } from './rules-home.tsx';
export { Rulings } from './rulings/rulings.tsx';
export { Summary } from './summary/summary.tsx';
