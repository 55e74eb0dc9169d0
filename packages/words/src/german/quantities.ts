import type { Case, Measure, Split } from '../phrase.ts';
import { spaced } from '../phrase.ts';
import type { GermanNoun } from './declension.ts';
import { inflected } from './declension.ts';

/** An uncountable thing is `so viel wie` a number. */
const isUncounted = (unit: GermanNoun) => unit.many === unit.one && !unit.countable;

export function measured(measure: Measure, unit: GermanNoun, sign: string, form: Case): string {
  const { count, each: every, equal, asEvent, asDone, named: letter, per = '' } = measure;
  const notes = notesOf(measure);
  const added = notes.length > 0 ? ` (${notes.join(', ')})` : '';
  const plural = Math.abs(count) !== 1;
  if (asEvent || asDone) {
    const much = isUncounted(unit) ? 'viel' : 'viele';
    return `${plural ? `${count}-mal so` : 'ebenso'} ${much} ${unit.many}${added}`;
  }
  if (equal !== undefined && sign === '' && isUncounted(unit)) {
    return `${unit.one} in ${count === 1 ? '' : `${count}-facher `}Höhe ${equal}${added}`;
  }
  const number = letter ?? String(Math.abs(count));
  const text = spaced(`${sign}${number}`, inflected(unit, form, number !== '1'), per);
  return (every === null ? text : `${text} für ${every}`) + added;
}

/** The parts of an amount; a sum is left whole. */
export function splitIn(measures: readonly Measure[], unit: GermanNoun): Split {
  const [first, ...more] = measures;
  if (!first || more.length > 0) {
    const head = measures.map((part) => measured(part, unit, '', 'accusative')).join(' plus ');
    return { head, per: '', notes: [] };
  }
  const { each: every, notes: _notes, only: _only, ...number } = first;
  const head = measured({ ...number, each: null }, unit, '', 'accusative');
  const isEqual = first.equal !== undefined && isUncounted(unit);
  const per = every === null || isEqual ? '' : `für ${every}`;
  return { head, per, notes: notesOf(first) };
}

const notesOf = ({ only, notes = [] }: Measure) => [...(only ? [`wenn ${only}`] : []), ...notes];
