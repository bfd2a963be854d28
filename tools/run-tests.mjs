import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { runChildren } from './run-child.mjs';
import { root } from './setup.mjs';
import { countTests, failuresIn, flakyTestsIn, playwrightCounts, vitestCounts } from './test-reports.mjs';

const reports = join(root, 'build', 'test-reports');
export const halves = ['unit', 'e2e'];

export const failedTests = () =>
  ['vitest.json', 'playwright.json'].flatMap((name) => failuresIn(join(reports, name)));

export const flakyTests = () => flakyTestsIn(join(reports, 'playwright.json'));

/** Runs the tests, showing their output; returns the counts of each half. */
export async function runTests(node, chosen = halves, extra = []) {
  buildAll(node);
  const chromium = ensureChromium(node);
  if (!chromium) process.stderr.write('Não há Chromium para os testes: indique um em CHROMIUM_PATH.\n');
  const paths = chromium && { CHROMIUM_PATH: chromium.shell, CHROMIUM_WHOLE_PATH: chromium.whole };
  const env = { ...process.env, NODE_ENV: 'test', ...paths };
  const counts = [];
  for (const half of chosen) counts.push(await (half === 'unit' ? unit : e2e)(node, env, extra));
  return counts;
}

async function unit(node, env, extra) {
  const report = fresh('vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runChildren([[node, 'node_modules/vitest/vitest.mjs', 'run', ...reporters, ...extra]], {
    env,
  });
  return countTests(report, code, vitestCounts);
}

async function e2e(node, env, extra) {
  const report = fresh('playwright.json');
  const code = await runChildren(
    [[node, 'node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...extra]],
    {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    },
  );
  return countTests(report, code, playwrightCounts);
}

/** The path of a report, emptied first: an old report must not stand for a new run that crashed. */
function fresh(name) {
  mkdirSync(reports, { recursive: true });
  rmSync(join(reports, name), { force: true });
  return join(reports, name);
}
