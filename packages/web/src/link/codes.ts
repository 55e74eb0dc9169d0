/** How many characters a code to join has, and a code for another device. */
export const JOIN_CODE = 6;
export const DEVICE_CODE = 8;

/** A code as somebody has typed or pasted it, without what only makes it easier to read. */
export function codeIn(text: string): string {
  return text.toUpperCase().replace(/[^0-9A-Z]/g, '');
}
