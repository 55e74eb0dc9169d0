// A reporter of vitest: writes down how long the tests of each file took, for test.mjs.
import { writeFileSync } from 'node:fs';

/** vitest takes the default export. */
export default class FileTimes {
  onTestRunEnd(modules) {
    const times = modules.map((module) => ({
      name: module.moduleId,
      took: module.diagnostic().duration,
    }));
    writeFileSync(process.env.GRIMRULE_FILE_TIMES, JSON.stringify(times));
  }
}
