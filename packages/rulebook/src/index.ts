export type { Entry, Language, Note, Topic, Untested, Wording } from './entry.ts';
export { TOPICS } from './entry.ts';
export type { Span } from './links.ts';
export { spansOf } from './links.ts';
export { lookUp } from './look-up.ts';
export type { Rulebook } from './rulebook.ts';
export { RULEBOOKS } from './rulebooks.ts';
export { search } from './search.ts';
export { TOPIC_TITLES } from './topics.ts';
