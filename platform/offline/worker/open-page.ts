import type { CacheNames } from '../cache-names.ts';
import type { StoredReports } from './stored-reports.ts';
import { networkFirst, stamped, storedAt } from './strategies.ts';
import type { FetchEvent } from './worker-scope.ts';
import type { StateStore } from './worker-state.ts';

const DAY = 24 * 60 * 60_000;
const PAGES = { maxEntries: 60, maxAge: 7 * DAY };

/** The page that every address opens with if there is neither a connection nor a stored page. */
export interface Shell {
  /** Throws if the server has another build by now. */
  fetch(): Promise<void>;
  /** Fetches it again once a day: the shop's name and colours may have changed. */
  renew(): Promise<void>;
  find(): Promise<Response | undefined>;
}

export const SHELL_FILE = 'sem-conexao.html';

export function openShell(scope: string, names: CacheNames, entry: string): Shell {
  const address = `${scope === '/' ? '' : scope}/${SHELL_FILE}`;
  const find = async () => (await caches.open(names.shell)).match(address, { ignoreVary: true });
  const fetchNow = async (): Promise<void> => {
    const response = await fetch(address, { cache: 'no-cache' });
    const html = await response.clone().text();
    if (response.status !== 200 || !html.includes(entry)) throw new Error('the shell is of another build');
    await (await caches.open(names.shell)).put(address, await stamped(response));
  };
  return {
    fetch: fetchNow,
    async renew() {
      const at = storedAt(await find());
      // Another build's shell comes with its own worker.
      if (at === undefined || Date.now() - at > DAY) await fetchNow().catch(() => undefined);
    },
    find,
  };
}

interface PageParts {
  readonly names: CacheNames;
  readonly state: StateStore;
  readonly shell: Shell;
  readonly reports: StoredReports;
  readonly mayStorePage: boolean;
}

/**
 * The server's page. Without a connection: the one that a visitor saw lately, or the shell, which makes the page from stored
 * answers. Pages with a session are never stored.
 */
export async function openPage(
  event: FetchEvent,
  { names, state, shell, reports, mayStorePage }: PageParts,
): Promise<Response> {
  const { person, mayStore } = await state.read();
  const isShared = mayStorePage && mayStore && person === undefined;
  if (!isShared) return fromNetwork(event).catch(async () => (await shell.find()) ?? Response.error());
  const response = await networkFirst({
    ...PAGES,
    cacheName: names.pages,
    keyOf: pageKey,
    mayStore: async (fresh) => isVisitorsPage(fresh) && (await state.read()).person === undefined,
    otherwise: () => shell.find(),
  }).handle({ event: event as never, request: event.request });
  const at = storedAt(response);
  // The shell itself is no old page.
  if (at !== undefined && !response.headers.has(SHELL_MARK))
    event.waitUntil(reports.report(event.resultingClientId, at));
  return response;
}

/** The header by which the server marks the shell. */
const SHELL_MARK = 'x-shell';

const fromNetwork = async (event: FetchEvent): Promise<Response> =>
  (await event.preloadResponse) ?? fetch(event.request);

/** The server forbids storing pages with a session or a secret. */
export const isVisitorsPage = ({ headers }: Response): boolean =>
  /^text\/html\b/.test(headers.get('content-type') ?? '') &&
  !/no-store/.test(headers.get('cache-control') ?? '');

/** Parameters of campaigns change nothing on a page. */
export function pageKey({ url }: Pick<Request, 'url'>): string {
  const address = new URL(url);
  address.hash = '';
  for (const name of [...address.searchParams.keys()])
    if (/^(utm_|gclid$|fbclid$)/.test(name)) address.searchParams.delete(name);
  return address.href;
}

/** Stores the page that a visitor opened before the worker was there. */
export async function storePage(
  url: string,
  { names, state }: Pick<PageParts, 'names' | 'state'>,
): Promise<void> {
  const pages = await caches.open(names.pages);
  const key = pageKey({ url });
  if ((await pages.match(key, { ignoreVary: true })) !== undefined) return;
  const response = await fetch(key, { headers: { accept: 'text/html' } });
  const { person, mayStore } = await state.read();
  if (response.status === 200 && !response.redirected && isVisitorsPage(response) && mayStore && !person)
    await pages.put(key, await stamped(response));
}
