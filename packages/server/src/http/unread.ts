/**
 * How much the pages of each address have been told and not read yet. It waits in memory: a page has
 * a limit of its own, but an address with hundreds of them must not fill the memory for all.
 */
export class Unread {
  private readonly most: number;
  private readonly bytes = new Map<string, number>();

  constructor(most: number) {
    this.most = most;
  }

  /** So many bytes more wait for the pages of an address; or fewer. */
  note(address: string, more: number): void {
    const bytes = (this.bytes.get(address) ?? 0) + more;
    if (bytes > 0) this.bytes.set(address, bytes);
    else this.bytes.delete(address);
  }

  isTooMuchFor(address: string): boolean {
    return (this.bytes.get(address) ?? 0) > this.most;
  }
}
