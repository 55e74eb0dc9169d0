import type { PageRegistration } from '../page-registration.ts';
import { cover } from './cover.ts';

export const registration: PageRegistration = {
  cover,
  page: async () => (await import('./duel.ts')).duel,
  catalogue: async () => (await import('./cards/catalogue.ts')).duelCatalogue,
  signTables: async () => (await import('./cards/sign-tables.ts')).duelSigns,
};
