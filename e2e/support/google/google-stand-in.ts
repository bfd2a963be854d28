/** A stand-in for Google: its tag in the browser, and its Measurement Protocol for a server of its own. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from '@playwright/test';
import { openPeople } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';
import { test as base } from '../test.ts';
import { standInTag } from './stand-in-tag.ts';

export interface Hit {
  readonly from: 'browser' | 'server';
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Of the browser's: what it said of the page. */
  readonly page?: Readonly<Record<string, string>>;
  /** Of the server's. */
  readonly clientId?: string;
}

interface Google {
  /** In order of arrival, without page views. */
  readonly hits: readonly Hit[];
  readonly pageViews: readonly Hit[];
  /** All requests of the browser, including the one for the tag. */
  readonly requests: readonly string[];
}

interface OwnServer {
  readonly server: RunningServer;
  readonly fromServer: Hit[];
}

export const test = base.extend<{ readonly google: Google }, { readonly ownServer: OwnServer }>({
  ownServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed
    async ({}, use) => {
      const fromServer: Hit[] = [];
      const collect = createServer(async (request, response) => {
        const { client_id: clientId, events } = JSON.parse(Buffer.concat(await request.toArray()).toString());
        for (const { name, params } of events) fromServer.push({ from: 'server', name, params, clientId });
        response.writeHead(204).end();
      }).listen(0, '127.0.0.1');
      await once(collect, 'listening');
      const { port } = collect.address() as AddressInfo;
      const server = await startServer({ env: { GA4_COLLECT_URL: `http://127.0.0.1:${port}/mp/collect` } });
      await use({ server, fromServer });
      await server.stop();
      collect.close();
    },
    { scope: 'worker', timeout: 320_000 },
  ],
  baseURL: ({ ownServer }, use) => use(ownServer.server.url),
  people: [
    async ({ ownServer }, use) => {
      const people = openPeople(ownServer.server.dataDir);
      await use(people);
      await people.close();
    },
    { scope: 'worker' },
  ],
  google: async ({ context, ownServer: { fromServer } }, use) => {
    fromServer.length = 0;
    const all: Hit[] = [];
    const { push } = fromServer;
    // One list, so that a test sees in which order both arrived.
    fromServer.push = (...hits) => {
      all.push(...hits);
      return push.apply(fromServer, hits);
    };
    const requests = await answerTag(context, all);
    await use({
      requests,
      get hits() {
        return all.filter(({ name }) => name !== 'page_view');
      },
      get pageViews() {
        return all.filter(({ name }) => name === 'page_view');
      },
    });
  },
});

async function answerTag(context: BrowserContext, hits: Hit[]): Promise<string[]> {
  const requests: string[] = [];
  context.on('request', (request) => {
    if (/google/.test(new URL(request.url()).hostname)) requests.push(request.url());
  });
  await context.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: standInTag }),
  );
  await context.route('https://*.google-analytics.com/**', (route) => {
    hits.push({ from: 'browser', ...route.request().postDataJSON() });
    return route.fulfill({ status: 204 });
  });
  return requests;
}
