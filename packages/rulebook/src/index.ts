export type { Entry, Note, Topic, Untested, Wording } from './entry.ts';
export { TOPICS } from './entry.ts';
export type { Span } from './links.ts';
export { spansOf } from './links.ts';
export type { Rulebook } from './rulebook.ts';
export { RULEBOOKS } from './rulebooks.ts';
