interface MemoryStorage {
  readonly texts: Map<string, string>;
  remove(): void;
}

const NAMES = ['localStorage', 'sessionStorage', 'location', 'window'] as const;

/** Puts a stand-in for the browser's storage of texts where the page looks for it. */
export function memoryStorage(kept: Readonly<Record<string, string>> = {}): MemoryStorage {
  const texts = new Map(Object.entries(kept));
  const storage = {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, String(text)),
    removeItem: (name: string) => void texts.delete(name),
  };
  const location = { origin: 'http://localhost', pathname: '/', search: '', hash: '' };
  Object.assign(globalThis, { localStorage: storage, sessionStorage: storage, location });
  Object.assign(globalThis, { window: globalThis });
  return {
    texts,
    remove() {
      for (const name of NAMES) Reflect.deleteProperty(globalThis, name);
    },
  };
}
