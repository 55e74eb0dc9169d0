/** The name under which something is saved, such as `grimrule-duel-2026-05-01-1830.json`. */
export function fileNameOf(what: string, at: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `grimrule-${what}-${day}-${two(at.getHours())}${two(at.getMinutes())}.json`;
}

/** Saves something as a file of this computer, named after what it is. */
export function saveAsFile(what: string, content: object): void {
  const file = new Blob([JSON.stringify(content)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(what, new Date());
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
