import type { PageRegistration } from '../page-registration.ts';
import { cover } from './cover.ts';

export const registration: PageRegistration = {
  cover,
  page: async () => (await import('./rings.ts')).rings,
  catalogue: async () => (await import('./cards/catalogue.ts')).ringsCatalogue,
  signTables: async () => (await import('./cards/sign-tables.ts')).ringsSigns,
};
