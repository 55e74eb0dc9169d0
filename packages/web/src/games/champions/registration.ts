import type { PageRegistration } from '../page-registration.ts';
import { cover } from './cover.ts';

export const registration: PageRegistration = {
  cover,
  page: async () => (await import('./champions.ts')).champions,
  catalogue: async () => (await import('./cards/catalogue.ts')).championsCatalogue,
  signTables: async () => (await import('./cards/sign-tables.ts')).championsSigns,
};
