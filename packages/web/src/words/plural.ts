/** A sentence with a number in it. */
export function counted(one: string, other: string, count: number): string {
  return (count === 1 ? one : other).replace('{{count}}', String(count));
}
