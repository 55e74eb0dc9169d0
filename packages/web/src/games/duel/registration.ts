import type { PageRegistration } from '../page-registration.ts';
import { cover } from './cover.ts';

export const registration: PageRegistration = {
  cover,
  page: async () => (await import('./duel.ts')).duel,
  art: async () => (await import('./art/art.ts')).duelArt,
  coverArt: async () => (await import('./art/cover-art.ts')).duelCoverArt,
  catalogue: async () => (await import('./cards/catalogue.ts')).duelCatalogue,
  course: async () => (await import('./course/course.ts')).courseOf,
  lab: async () => (await import('./lab.ts')).duelLab,
  signTables: async () => (await import('./cards/sign-tables.ts')).duelSigns,
};
