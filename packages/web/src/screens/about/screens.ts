export { Imprint } from './imprint.tsx';
export { Licences } from './licences.tsx';
export { Privacy } from './privacy.tsx';
