/** A page of Chromium that serves the studio's modules from this folder, without a server. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../chromium.mjs';

const HERE = fileURLToPath(new URL('./', import.meta.url));
const ORIGIN = 'http://studio.test';
const PAGE = `<!doctype html><meta charset="utf-8"><script type="importmap">{"imports":{"three":"/three/three.module.js"}}</script><body><script type="module" src="/studio/main.mjs"></script>`;

export async function openStudio() {
  const browser = await chromium.launch({
    executablePath: ensureChromium(process.execPath).shell,
    args: [
      '--use-angle=swiftshader',
      '--use-gl=angle',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
      '--no-sandbox',
    ],
  });
  const page = await browser.newPage({ viewport: { width: 200, height: 200 } });
  page.on('console', (message) => message.type() === 'error' && console.log('studio:', message.text()));
  page.on('pageerror', (error) => console.log('studio:', error.message));
  page.setDefaultTimeout(120_000);
  await page.route(`${ORIGIN}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === '/') return route.fulfill({ contentType: 'text/html', body: PAGE });
    const file = path.startsWith('/three/')
      ? `${HERE}libraries/node_modules/three/build/${path.slice(7)}`
      : path.startsWith('/fonts/')
        ? `${HERE}libraries/node_modules/@fontsource/${path.slice(7)}`
        : `${HERE}${path.slice(1)}`;
    try {
      return await route.fulfill({
        contentType: path.endsWith('js') ? 'text/javascript' : 'font/woff2',
        body: await readFile(file),
      });
    } catch {
      return route.fulfill({ status: 404, body: '' });
    }
  });
  await page.goto(`${ORIGIN}/`);
  await page.waitForFunction('window.studioReady === true');
  const bytesOf = (address) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  return {
    picture: async (order) => bytesOf(await page.evaluate((each) => window.renderPicture(each), order)),
    scene: async (scene) => bytesOf((await page.evaluate((each) => window.renderScene(each), scene)).png),
    close: () => browser.close(),
  };
}
