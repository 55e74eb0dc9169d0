/** Something wrong in a file of the rulebook, and where. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** `entries/champions/damage/overkill.md:12: no entry 'overkil'` */
export const asLine = ({ file, line, message }: Fault) => `${file}:${line}: ${message}`;

/** Collects what is wrong in one file. */
export class Faults {
  readonly found: Fault[] = [];
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  add(line: number, message: string): void {
    this.found.push({ file: this.file, line, message });
  }
}
