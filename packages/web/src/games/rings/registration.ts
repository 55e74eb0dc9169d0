import type { PageRegistration } from '../page-registration.ts';
import { cover } from './cover.ts';

export const registration: PageRegistration = {
  cover,
  page: async () => (await import('./rings.ts')).rings,
  art: async () => (await import('./art/art.ts')).ringsArt,
  coverArt: async () => (await import('./art/cover-art.ts')).ringsCoverArt,
  catalogue: async () => (await import('./cards/catalogue.ts')).ringsCatalogue,
  course: async () => (await import('./course/course.ts')).courseOf,
  decks: async () => (await import('./decks/desk.ts')).loadDesk(),
  lab: async () => (await import('./lab.ts')).ringsLab,
  signTables: async () => (await import('./cards/sign-tables.ts')).ringsSigns,
};
