import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

interface Downloaded {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The file that a click downloads. */
export async function download(page: Page, press: Locator): Promise<Downloaded> {
  const [coming] = await Promise.all([page.waitForEvent('download'), press.click()]);
  return { name: coming.suggestedFilename(), bytes: await readFile(await coming.path()) };
}

export const isPdf = ({ bytes }: Downloaded): boolean => bytes.subarray(0, 5).toString() === '%PDF-';
