/** How many characters a code to join has, and a code for another device. */
export const JOIN_CODE = 6;
export const DEVICE_CODE = 8;

/** Characters that no code has, and the one that was most likely misread as them. */
const MISREAD: Readonly<Record<string, string>> = {
  ...{ 0: 'Q', O: 'Q' },
  ...{ 1: '7', I: '7', L: '7' },
  U: 'V',
};

/** A typed or pasted code: small letters, blanks and hyphens do not matter. */
export function codeIn(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[01ILOU]/g, (misread) => MISREAD[misread] ?? misread);
}
