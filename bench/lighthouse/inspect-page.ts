import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LighthouseResult, type Page, type PageReport, reportOf } from './page-report.ts';

/** Fetched by npm on first use; it is no dependency, because nobody who runs the shop needs it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** On a busy machine Chromium occasionally records nothing; then the run is repeated. */
const TRIES = 3;

export async function inspectPage(
  page: Page,
  origin: string,
  folder: string,
  slowdown?: string,
): Promise<PageReport> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const result = await runLighthouse(origin + page.path, join(folder, 'report.json'), slowdown);
    if (result !== undefined) return reportOf(page, result);
  }
  throw new Error(`Lighthouse failed ${TRIES} times on ${page.path}`);
}

/**
 * One run in a browser of its own, with Lighthouse's defaults: mobile preset, simulated throttling.
 * `slowdown` is how many times slower than this machine the phone is; Lighthouse's 4 is meant for a fast desktop.
 */
async function runLighthouse(
  url: string,
  output: string,
  slowdown: string | undefined,
): Promise<LighthouseResult | undefined> {
  const args = [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    '--only-categories=performance,accessibility,best-practices,seo',
    '--no-enable-error-reporting',
    ...(slowdown === undefined ? [] : [`--throttling.cpuSlowdownMultiplier=${slowdown}`]),
    `--chrome-flags=${chromeFlags.join(' ')}`,
  ];
  const chrome = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const child = spawn('npm', ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', ...args], {
    env: { ...process.env, CHROME_PATH: chrome },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0 ? (JSON.parse(await readFile(output, 'utf8')) as LighthouseResult) : undefined;
}
