export { startServer } from './server.ts';
export { LIMITS } from './settings.ts';
