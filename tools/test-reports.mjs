import { existsSync, readFileSync } from 'node:fs';

/** Reads what a runner reported. A missing report, an empty one, or a failure that no test owns, is a failure. */
export function countTests(file, exitCode, count) {
  const told = parse(file);
  const counted = told ? count(told) : { passed: 0, failed: 0, skipped: 0 };
  const nothingRan = counted.passed + counted.failed === 0;
  const unexplained = exitCode !== 0 && counted.failed === 0;
  return nothingRan || unexplained ? { ...counted, failed: counted.failed + 1 } : counted;
}

/** Vitest's JSON reporter. A file that could not be loaded has no tests, and counts as one that failed. */
export function vitestCounts({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  ).length;
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded,
    skipped: numPendingTests + numTodoTests,
  };
}

/** Playwright's JSON reporter. A flaky test passed on a second try. */
export function playwrightCounts({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/** The line that ends a run. */
export function closingLine(counts) {
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped}`;
}

function parse(file) {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  } catch {
    return undefined;
  }
}
