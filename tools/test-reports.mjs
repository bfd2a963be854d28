import { existsSync, readFileSync } from 'node:fs';

/** Reads a runner's report. A missing or empty report, or a failure outside any test, counts as a failure. */
export function countTests(file, exitCode, count) {
  const report = parse(file);
  const counted = report ? count(report) : { passed: 0, failed: 0, skipped: 0 };
  const nothingRan = counted.passed + counted.failed === 0;
  const unexplained = exitCode !== 0 && counted.failed === 0;
  return nothingRan || unexplained ? { ...counted, failed: counted.failed + 1 } : counted;
}

/** Counts of Vitest's JSON reporter. A file that could not be loaded has no tests and counts as one failure. */
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

/** Counts of Playwright's JSON reporter. A flaky test passed on a second try. */
export function playwrightCounts({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/** The failures in a report of either runner, each with the start of its message: the log of a long run is often cut. */
export function failuresIn(file) {
  const report = parse(file) ?? {};
  return [
    ...(report.testResults ?? []).flatMap(vitestFailures),
    ...(report.suites ?? []).flatMap(playwrightFailures),
  ];
}

/** The tests of a Playwright report that failed first and passed on a second try: each has a defect of its own or of the product. */
export function flakyTestsIn(file) {
  return (parse(file)?.suites ?? []).flatMap(flaky);
}

const flaky = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => beginning(`${file}:${line} › ${title}`, results[0]?.error?.message)),
  ),
  ...suites.flatMap(flaky),
];

const vitestFailures = ({ name, status, message, assertionResults }) => {
  const failed = assertionResults.filter((one) => one.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [beginning(name, message)];
  return failed.map((one) => beginning(`${name} › ${one.fullName}`, one.failureMessages?.[0]));
};

const playwrightFailures = ({ specs = [], suites = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) =>
      beginning(`${file}:${line} › ${title}`, tests.at(-1)?.results.at(-1)?.error?.message),
    ),
  ...suites.flatMap(playwrightFailures),
];

const MAX_LINES = 8;
const beginning = (title, why = '') => [title, ...why.split('\n').slice(0, MAX_LINES)].join('\n    ');

/** The last line of a run. */
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
