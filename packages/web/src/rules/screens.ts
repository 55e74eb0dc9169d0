/** The pages of the rulebook, loaded together: whoever reads one soon reads another. */
export { Browse } from './browse.tsx';
export { EntryPage } from './entry-page.tsx';
export { RulesHome } from './rules-home.tsx';
