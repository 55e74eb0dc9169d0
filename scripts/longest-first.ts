import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The specs that take longest. The size of a file does not tell its length of play. */
const LONG = [
  'joining',
  'rings',
  'access',
  'guide',
  'fourth-game',
  'backup',
  'spectator',
  'trials',
  'phone',
  'simulate',
  'result',
  'together',
  'operating',
  'mutants',
  'rolling',
  'two-servers',
  'properties',
  'fuzz',
  'conformance',
  'late',
  'views',
  'attack',
  'records',
  'expressions',
  'shapes',
  'arena',
];

/** Starts long specs first, so that at the end of a lane no core waits for a last one. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const found = LONG.indexOf(basename(moduleId, '.spec.ts'));
      return found < 0 ? LONG.length : found;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
