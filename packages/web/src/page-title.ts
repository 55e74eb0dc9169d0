let name = '';
let call: string | null = null;

function show(): void {
  if (call !== null) document.title = `● ${call}`;
  else document.title = name === '' ? 'Grimrule' : `${name} · Grimrule`;
}

/** The name of the tab while there is no call. */
export function nameTab(next: string): void {
  name = next;
  show();
}

/** Calls back a player who looks elsewhere; null ends the call. */
export function callBack(next: string | null): void {
  call = next;
  show();
}
