export { startServer } from './server.ts';
export { LIMITS, TIMEOUTS } from './settings.ts';
