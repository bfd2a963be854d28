import type { Page } from '@playwright/test';
import { expect } from './test.ts';

interface Moment {
  readonly what: string;
  /** Milliseconds since the page was opened, by its own clock. */
  readonly at: number;
}

declare global {
  interface Window {
    timeline?: Moment[];
  }
}

/** Records when pages opened from now on were typed in ('input'), made calls ('GET /v4/…') and got responses ('done GET /v4/…'). */
export async function recordTimeline(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moments: Moment[] = [];
    window.timeline = moments;
    const record = (what: string): unknown => moments.push({ what, at: performance.now() });
    for (const type of ['input', 'click'])
      document.addEventListener(type, () => record('input'), { capture: true });
    const send = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const { url, method } = new Request(input, init);
      const what = `${method} ${url}`;
      record(what);
      const response = await send(input, init);
      record(`done ${what}`);
      return response;
    };
  });
}

const timeline = (page: Page): Promise<Moment[]> => page.evaluate(() => window.timeline ?? []);

/** When the page first made such a call after `from` (milliseconds since it was opened); waits for it. */
export async function momentOf(page: Page, what: RegExp, from = 0): Promise<number> {
  const found = async (): Promise<number | undefined> =>
    (await timeline(page)).find((moment) => moment.at >= from && what.test(moment.what))?.at;
  await expect.poll(found).toBeDefined();
  return (await found()) ?? 0;
}

/** When something like this happened last before `until`. */
export async function lastBefore(page: Page, what: RegExp, until: number): Promise<number> {
  const before = (await timeline(page)).filter((moment) => moment.at < until && what.test(moment.what));
  return before.at(-1)?.at ?? 0;
}

export const pageTime = (page: Page): Promise<number> => page.evaluate(() => performance.now());
