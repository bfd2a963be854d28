import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  closingLine,
  countTests,
  failuresIn,
  flakyTestsIn,
  playwrightCounts,
  vitestCounts,
} from './test-reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const vitest = (report: object, exitCode: number) => {
  const file = join(folder, 'vitest.json');
  const nothing = {
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
  };
  writeFileSync(file, JSON.stringify({ ...nothing, ...report }));
  return countTests(file, exitCode, vitestCounts);
};

test.each([
  ['all pass', { numPassedTests: 3, numPendingTests: 1 }, 0, { passed: 3, failed: 0, skipped: 1 }],
  ['one fails', { numPassedTests: 2, numFailedTests: 1 }, 1, { passed: 2, failed: 1, skipped: 0 }],
  ['no test ran', {}, 0, { passed: 0, failed: 1, skipped: 0 }],
  ['all pass, the runner fails', { numPassedTests: 3 }, 1, { passed: 3, failed: 1, skipped: 0 }],
  [
    'a file cannot be loaded',
    { numPassedTests: 3, testResults: [{ status: 'failed', assertionResults: [] }] },
    1,
    { passed: 3, failed: 1, skipped: 0 },
  ],
])('vitest: %s', (_, report, exitCode, counts) => {
  expect(vitest(report, exitCode)).toEqual(counts);
});

test('playwright: a flaky test passed, an error outside of tests failed', () => {
  const file = join(folder, 'playwright.json');
  const stats = { expected: 4, flaky: 1, unexpected: 0, skipped: 2 };
  writeFileSync(file, JSON.stringify({ stats, errors: [{ message: 'no tests' }] }));
  expect(countTests(file, 1, playwrightCounts)).toEqual({ passed: 5, failed: 1, skipped: 2 });
});

test('a runner that leaves no report, or half of one, has failed', () => {
  const failed = { passed: 0, failed: 1, skipped: 0 };
  expect(countTests(join(folder, 'absent.json'), 0, vitestCounts)).toEqual(failed);
  writeFileSync(join(folder, 'half.json'), '{"numPassed');
  expect(countTests(join(folder, 'half.json'), 0, vitestCounts)).toEqual(failed);
});

test('the closing line sums both runners', () => {
  const unit = { passed: 10, failed: 1, skipped: 0 };
  expect(closingLine([unit, { passed: 2, failed: 0, skipped: 0 }])).toBe('12 passed, 1 failed');
  expect(closingLine([unit, { passed: 2, failed: 0, skipped: 3 }])).toBe('12 passed, 1 failed, 3 skipped');
});

test('what failed is named, with the beginning of why', () => {
  const file = join(folder, 'failures.json');
  const failed = { status: 'failed', fullName: 'adds', failureMessages: ['1 is not 2\nat here'] };
  const testResults = [
    { name: 'a.test.ts', status: 'failed', assertionResults: [failed, { status: 'passed', fullName: 'b' }] },
    { name: 'broken.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
  ];
  writeFileSync(file, JSON.stringify({ testResults }));
  expect(failuresIn(file)).toEqual([
    'a.test.ts › adds\n    1 is not 2\n    at here',
    'broken.test.ts\n    no such file',
  ]);
  const tests = [{ results: [{ error: { message: 'not visible' } }] }];
  const specs = [
    { ok: true, file: 'a.spec.ts', line: 3, title: 'fine', tests: [] },
    { ok: false, file: 'a.spec.ts', line: 9, title: 'buys', tests },
  ];
  writeFileSync(file, JSON.stringify({ suites: [{ suites: [{ specs }] }] }));
  expect(failuresIn(file)).toEqual(['a.spec.ts:9 › buys\n    not visible']);
  expect(failuresIn(join(folder, 'absent.json'))).toEqual([]);
});

test('a test that passed on its second try is named, with the beginning of why', () => {
  const file = join(folder, 'flaky.json');
  const results = [{ error: { message: 'not visible' } }, {}];
  const where = { ok: true, file: 'a.spec.ts', title: 'buys' };
  const specs = [
    { ...where, line: 3, tests: [{ status: 'expected', results: [{}] }] },
    { ...where, line: 9, tests: [{ status: 'flaky', results }] },
  ];
  writeFileSync(file, JSON.stringify({ suites: [{ suites: [{ specs }] }] }));
  expect(flakyTestsIn(file)).toEqual(['a.spec.ts:9 › buys\n    not visible']);
  expect(failuresIn(file)).toEqual([]);
});
