import type { PageRegistration } from '../page-registration.ts';
import { cover } from './cover.ts';

export const registration: PageRegistration = {
  cover,
  page: async () => (await import('./champions.ts')).champions,
  art: async () => (await import('./art/art.ts')).championsArt,
  coverArt: async () => (await import('./art/cover-art.ts')).championsCoverArt,
  async catalogue() {
    // It lists what is there when it is read.
    const { PACKS } = await import('./packs.ts');
    await PACKS.load();
    return (await import('./cards/catalogue.ts')).championsCatalogue;
  },
  course: async () => (await import('./course/course.ts')).courseOf,
  decks: async () => (await import('./decks/desk.ts')).loadDesk(),
  lab: async () => (await import('./lab.ts')).championsLab,
  signTables: async () => (await import('./cards/sign-tables.ts')).championsSigns,
};
