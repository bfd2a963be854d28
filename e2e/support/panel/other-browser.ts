import type { Browser, Page } from '@playwright/test';
import { watchConsole } from '../console-watch.ts';
import { expect } from '../test.ts';

interface OtherBrowser {
  readonly page: Page;
  /** Errors in the console fail the test, except these. */
  readonly close: (expectedErrors: RegExp) => Promise<void>;
}

/** Another person's browser, with nothing in common with the test's own. */
export async function openOtherBrowser(browser: Browser, baseURL: string | undefined): Promise<OtherBrowser> {
  const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
  const findings = watchConsole(context);
  return {
    page: await context.newPage(),
    close: async (expectedErrors) => {
      expect(
        findings.filter(({ text }) => !expectedErrors.test(text)),
        'errors in the other console',
      ).toEqual([]);
      await context.close();
    },
  };
}
