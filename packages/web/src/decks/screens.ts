export { BuilderScreen } from './builder/builder-screen.tsx';
export { CollectionScreen } from './collection/collection-screen.tsx';
export { DecksScreen } from './list/decks-screen.tsx';
