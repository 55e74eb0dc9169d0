let name = '';
let call: string | null = null;

function show(): void {
  if (call !== null) document.title = `● ${call}`;
  else document.title = name === '' ? 'Grimrule' : `${name} · Grimrule`;
}

/** What the tab is called while nobody has to be called back to it. */
export function nameTab(next: string): void {
  name = next;
  show();
}

/** Calls somebody back who looks elsewhere; null ends that. */
export function callBack(next: string | null): void {
  call = next;
  show();
}
