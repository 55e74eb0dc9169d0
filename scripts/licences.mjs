// Writes docs/licences.md: what is shipped, and under which licences.
import { writeFileSync } from 'node:fs';
import { partsPage, shippedParts } from './parts.mjs';

const parts = shippedParts();
writeFileSync(new URL('../docs/licences.md', import.meta.url), partsPage(parts));
console.log(`${parts.length} parts are listed in docs/licences.md.`);
