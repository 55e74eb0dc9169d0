// A reporter of vitest: writes down how many tests each file has and how long they took, for test.mjs.
import { writeFileSync } from 'node:fs';

/** vitest takes the default export. */
export default class FileTimes {
  onTestRunEnd(modules) {
    const times = modules.map((module) => ({
      name: module.moduleId,
      took: module.diagnostic().duration,
      tests: [...module.children.allTests()].length,
    }));
    writeFileSync(process.env.GRIMRULE_FILE_TIMES, JSON.stringify(times));
  }
}
