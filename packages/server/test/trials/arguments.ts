import { parseArgs } from 'node:util';

/** Numbers that a trial takes, with what they are if nobody says anything. */
export function readArguments<T extends Record<string, number>>(
  numbers: T,
): {
  readonly numbers: T;
  readonly isJson: boolean;
  readonly database: string;
  /** Whether the first finding is enough. */
  readonly isHasty: boolean;
} {
  const names = Object.keys(numbers);
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      hasty: { type: 'boolean', default: false },
      database: { type: 'string', default: 'both' },
      ...Object.fromEntries(names.map((name) => [name, { type: 'string' } as const])),
    },
  });
  const given = values as Readonly<Record<string, string | boolean | undefined>>;
  const read = names.map((name) => {
    const number = Number(given[name] ?? numbers[name]);
    if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} takes a whole number`);
    return [name, number];
  });
  return {
    numbers: Object.fromEntries(read) as T,
    isJson: given.json === true,
    isHasty: given.hasty === true,
    database: String(given.database),
  };
}

/** Prints a result: one object for programs, or a line for each of its numbers. */
export function printResult(result: object, isJson: boolean): void {
  if (isJson) console.log(JSON.stringify(result));
  else {
    for (const [name, value] of Object.entries(result)) {
      console.log(`${name}: ${typeof value === 'object' ? JSON.stringify(value) : value}`);
    }
  }
}
