import { test as base } from '@playwright/test';
import { type Finding, watchConsole } from './console-watch.ts';
import { openPeople, type People } from './people.ts';

interface EachTest {
  /** Console errors fail a test, except those that it names here. */
  readonly expectedErrors: RegExp | undefined;
  readonly quietConsole: undefined;
  readonly isPhone: boolean;
}

export const test = base.extend<EachTest, { people: People }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed
  baseURL: ({}, use) => use(serverUrl()),
  isPhone: ({ isMobile }, use) => use(isMobile === true),
  expectedErrors: [undefined, { option: true }],
  quietConsole: [
    async ({ context, expectedErrors }, use) => {
      const findings: Finding[] = watchConsole(context);
      await use(undefined);
      const unexpected = findings.filter(({ text }) => !expectedErrors?.test(text));
      expect(unexpected, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  people: [
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const people = openPeople(process.env.E2E_DATA_DIR ?? '');
      await use(people);
      await people.close();
    },
    { scope: 'worker' },
  ],
});

export const { expect } = test;

/** Marks a test of a file for both windows whose result a window's size does not change: it runs in the wide one. */
export const ONE_SIZE = { tag: '@one-size' };

/** URL of the server that the set-up has started. */
export function serverUrl(): string {
  const url = process.env.E2E_URL;
  if (url === undefined) throw new Error('The set-up names the server in E2E_URL.');
  return url;
}
