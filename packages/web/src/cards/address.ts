export const cardsAddress = (game: string) => `/cards/${game}`;
export const cardAddress = (game: string, code: string) => `/cards/${game}/${code}`;
/** The list with the cards of one set, deck or scenario alone. */
export const groupAddress = (game: string, group: string) => `/cards/${game}?in=${group}`;
