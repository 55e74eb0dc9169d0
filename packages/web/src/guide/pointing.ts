import type { ZoneId } from '@grimrule/kernel';

/** Selectors of things on a table, for the steps of a guide. */

const inZones = (zones: readonly ZoneId[], what: string) =>
  zones.map((zone) => `.table-main [data-zone="${zone}"] ${what}`).join();

export const cardsIn = (...zones: readonly ZoneId[]) => inZones(zones, '.card');

/** A card that something can be done with now. */
export const litIn = (...zones: readonly ZoneId[]) => inZones(zones, '.card[data-lit]');

/** A part of a card's face, such as its cost. */
export const partIn = (part: string, ...zones: readonly ZoneId[]) => inZones(zones, part);

/** The button that does this. */
export const deed = (verb: string) => `#question [data-verb="${verb}"]`;

export const QUESTION = '#question';
