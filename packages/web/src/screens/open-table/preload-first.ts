import { preloadAt } from './preload.ts';

// Imported before all else: a table is asked for while the rest of the page is still being run.
preloadAt(location.pathname);
