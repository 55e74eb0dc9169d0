/** The name under which something is saved, such as `grimrule-duel-2026-05-01-1830.json`. */
export function fileNameOf(what: string, at: Date, ending = 'json'): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `grimrule-${what}-${day}-${two(at.getHours())}${two(at.getMinutes())}.${ending}`;
}

/** Saves something as a file of this computer, named after what it is. */
export function saveAsFile(what: string, content: object): void {
  saveText(what, 'json', JSON.stringify(content));
}

const TYPES = { json: 'application/json', csv: 'text/csv' } as const;

/** The same for what is a text already. */
export function saveText(what: string, ending: keyof typeof TYPES, text: string): void {
  saveFile(fileNameOf(what, new Date(), ending), text, TYPES[ending]);
}

/** Saves a text under a name of its own. */
export function saveFile(name: string, text: string, type = 'text/plain'): void {
  const file = new Blob([text], { type });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** The content of a chosen file; `undefined` if it is no JSON. */
export async function contentOf(file: Blob): Promise<unknown> {
  try {
    return JSON.parse(await file.text());
  } catch {
    return undefined;
  }
}
