/** A shop with a movable clock: the server's, whose jobs then run, and the browser's. */
import { joinEmbeddedDatabase } from '#platform/db/embedded.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { requestRun } from '#platform/jobs/control-jobs.store.ts';
import { openPeople } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';
import { test as base } from '../test.ts';
import { startAfterDays } from './shop-day.ts';

const A_DAY = 24 * 60 * 60_000;

interface MovedTime {
  /** Moves the clock; pages opened afterwards have the new date. */
  readonly letDaysPass: (days: number) => Promise<void>;
}

export const test = base.extend<MovedTime, { readonly ownServer: RunningServer }>({
  ownServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed
    async ({}, use) => {
      const server = await startServer({ movableClock: true });
      const stop = await requestRenewals(server.dataDir);
      await use(server);
      await stop();
      await server.stop();
    },
    { scope: 'worker', timeout: 320_000 },
  ],
  baseURL: ({ ownServer }, use) => use(ownServer.url),
  people: [
    async ({ ownServer }, use) => {
      const people = openPeople(ownServer.dataDir);
      await use(people);
      await people.close();
    },
    { scope: 'worker' },
  ],
  letDaysPass: async ({ page, ownServer }, use) => {
    startAfterDays(ahead);
    await page.addInitScript(moveClock, ahead * A_DAY);
    await use(async (days) => {
      await ownServer.letDaysPass(days);
      ahead += days;
      await page.addInitScript(moveClock, days * A_DAY);
    });
  },
});

/** Has subscriptions looked at every two seconds, as by hand, in place of every two minutes. */
async function requestRenewals(dataDir: string): Promise<() => Promise<void>> {
  const { url } = await joinEmbeddedDatabase({ dataDir, log: () => {} });
  const database = openDatabase(url);
  let last: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    last = requestRun(database.db, 'subscriptions renewed', Date.now());
  }, 2_000);
  return async () => {
    clearInterval(timer);
    await last;
    await database.close();
  };
}

/** By how many days the tests of this worker have moved their server's clock. */
let ahead = 0;

/** Runs in the browser; each call moves the clock further. */
function moveClock(by: number): void {
  const before = Date.now;
  Date.now = () => before() + by;
  const given = Date;
  globalThis.Date = new Proxy(given, {
    construct: (date, said, made) => Reflect.construct(date, said.length === 0 ? [given.now()] : said, made),
  });
}
