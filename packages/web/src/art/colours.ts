/** The line around everything, and the darkest colour of every picture. */
export const INK = '#0b0914';

type Channels = readonly [red: number, green: number, blue: number];

export function channelsOf(colour: string): Channels {
  const digits = colour.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const at = (place: number) => Number.parseInt(full.slice(place, place + 2), 16);
  return [at(0), at(2), at(4)];
}

/** A colour between two others; 0 is the first, 1 the second. */
export function mix(one: string, other: string, share: number): string {
  const to = channelsOf(other);
  const mixed = channelsOf(one).map((channel, index) =>
    Math.round(channel + ((to[index] ?? 0) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
