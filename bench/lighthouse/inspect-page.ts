import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type LighthouseResult, type Page, type PageReport, reportOf } from './page-report.ts';

const cli = fileURLToPath(new URL('cli/index.js', import.meta.resolve('lighthouse/package.json')));

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

/** One run in a browser of its own: Lighthouse's mobile preset with simulated throttling, its defaults. */
export async function inspectPage(page: Page, origin: string, folder: string): Promise<PageReport> {
  const output = join(folder, 'report.json');
  const args = [
    `${origin}${page.path}`,
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    '--only-categories=performance,accessibility,best-practices,seo',
    '--no-enable-error-reporting',
    `--chrome-flags=${chromeFlags.join(' ')}`,
  ];
  const chrome = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const child = spawn(process.execPath, [cli, ...args], {
    env: { ...process.env, CHROME_PATH: chrome },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`Lighthouse failed on ${page.path}`);
  return reportOf(page, JSON.parse(await readFile(output, 'utf8')) as LighthouseResult);
}
