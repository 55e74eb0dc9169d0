import type { PageRegistration } from '../page-registration.ts';
import { cover } from './cover.ts';

export const registration: PageRegistration = {
  cover,
  page: async () => (await import('./highcard.ts')).highcard,
  art: async () => (await import('./art.ts')).highcardArt,
  coverArt: async () => (await import('./art.ts')).highcardArt,
  catalogue: async () => (await import('./cards/catalogue.ts')).highcardCatalogue,
  signTables: async () => (await import('./cards/sign-tables.ts')).highcardSigns,
};
