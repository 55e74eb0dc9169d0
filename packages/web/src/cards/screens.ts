/** The pages of cards, loaded together: whoever reads the list soon opens a card. */
export { CardPage } from './card-page.tsx';
export { CardTable } from './card-table.tsx';
