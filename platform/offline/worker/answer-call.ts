import {
  CONSENT_HEADERS,
  HANDLE_HEADER,
  READER_HEADER,
  SUPPLIER_HEADER,
} from '#platform/contract/headers.ts';
import { type CacheNames, personKey } from '../cache-names.ts';
import { type FindStoredCall, isAnswerTo, type Person, type Shelf, shelfOf } from '../stored-calls.ts';
import type { ForgetPeople } from './people.ts';
import type { StoredReports } from './stored-reports.ts';
import { type Limits, networkFirst, storedAt } from './strategies.ts';
import type { FetchEvent } from './worker-scope.ts';
import { isSamePerson, type StateStore, type WorkerState } from './worker-state.ts';

const DAY = 24 * 60 * 60_000;
const LIMITS: Readonly<Record<Shelf, Limits>> = {
  shared: { maxEntries: 200, maxAge: 7 * DAY },
  person: { maxEntries: 150, maxAge: 7 * DAY },
};

interface CallParts {
  readonly find: FindStoredCall;
  readonly names: CacheNames;
  readonly state: StateStore;
  readonly reports: StoredReports;
  readonly forget: ForgetPeople;
}

/** The answer of the API, or the stored one if there is no connection. */
export async function answerCall(event: FetchEvent, url: URL, parts: CallParts): Promise<Response> {
  const { find, state, reports, forget } = parts;
  const { request } = event;
  const known = await state.read();
  const handle = request.headers.get(HANDLE_HEADER) ?? undefined;
  const shelf = shelfOf(find, requestedCall(request, url, handle), known);
  if (shelf === undefined) return ended(await fetch(request), handle, known, forget);
  const { person } = known;
  const rule = find(request.method, url.pathname)?.rule;
  const isAbout = async (response: Response): Promise<boolean> => {
    const about =
      isAnswerTo(response.headers.get(READER_HEADER), person, rule?.answers ?? 'person') &&
      (rule?.isAbout?.(await response.clone().json(), person) ?? true);
    // Somebody else is logged in by now.
    if (!about && person !== undefined) await forget.all();
    return about;
  };
  const response = await networkFirst({
    ...LIMITS[shelf],
    cacheName: await cacheOf(parts.names, shelf, person),
    mayStore: async (fresh) =>
      isSamePerson((await state.read()).person, person) && isJson(fresh) && (await isAbout(fresh)),
    ...(shelf === 'person' && person !== undefined ? { onStored: () => forget.unlessStill(person) } : {}),
  }).handle({ event: event as never, request });
  const at = storedAt(response);
  if (at !== undefined && rule?.dated) event.waitUntil(reports.report(event.clientId, at));
  return ended(response, handle, known, forget);
}

const requestedCall = (request: Request, url: URL, handle: string | undefined) => ({
  method: request.method,
  path: url.pathname,
  query: url.searchParams,
  handle,
  supplierId: request.headers.get(SUPPLIER_HEADER) ?? undefined,
  mayStore: request.headers.get(CONSENT_HEADERS.session) === 'true',
});

const cacheOf = async (names: CacheNames, shelf: Shelf, person: Person | undefined): Promise<string> =>
  shelf === 'shared' || person === undefined ? names.answers : names.person(await personKey(person));

const isJson = (response: Response): boolean => /[/+]json\b/.test(response.headers.get('content-type') ?? '');

/** The server says that the person's session is over: nothing of it stays. */
async function ended(
  response: Response,
  handle: string | undefined,
  { person }: WorkerState,
  forget: ForgetPeople,
): Promise<Response> {
  if (response.status === 401 && person !== undefined && handle === person.handle) await forget.all();
  return response;
}
