import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../../docs/screenshots');

/** Takes a screenshot for the README, as `home-phone.webp`; only with UPDATE_SCREENSHOTS=1. */
export async function saveScreenshot(page: Page, name: string, isPhone: boolean): Promise<void> {
  if (process.env.UPDATE_SCREENSHOTS !== '1') return;
  await picturesShown(page);
  const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  // A palette, and then WebP without losses: a screen needs 30 kB.
  const palette = await sharp(taken).png({ palette: true, quality: 90, effort: 10 }).toBuffer();
  const small = await sharp(palette).webp({ lossless: true, effort: 6 }).toBuffer();
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}-${isPhone ? 'phone' : 'desktop'}.webp`), small);
}

/** Waits for the pictures in the window. */
async function picturesShown(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        const inside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        return inside && image.checkVisibility();
      })
      .every((image) => image.complete && image.naturalWidth > 0),
  );
}
