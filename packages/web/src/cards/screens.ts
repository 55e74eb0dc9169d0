/** The pages of cards, loaded together: readers of the list soon open a card. */
export { CardPage } from './card-page.tsx';
export { CardTable } from './card-table.tsx';
