/**
 * Stores what a page shows, so that it can be shown again without a connection: with the person's answers, which go with the
 * session, or with what a visitor saw. Nothing without the visitor's permission, and nothing for a person whom the worker does not
 * know to be logged in: another window may have logged out.
 */
import { CONSENT_HEADERS } from '#platform/contract/headers.ts';
import { visitorHeaders } from '#platform/web/visitor-headers.ts';
import { withinTime } from '#platform/web/within-time.ts';
import { cacheNames, kindOf, ownCacheName, personKey } from './cache-names.ts';
import type { Person } from './stored-calls.ts';
import { isSamePerson, storedState } from './worker/worker-state.ts';

export interface PageStore {
  write(name: string, value: unknown): Promise<void>;
  /** Undefined if nothing is stored, or storing is no longer allowed. */
  read(name: string): Promise<unknown>;
}

export function pageStore(scope: string, person: Person | undefined): PageStore {
  const open = async (): Promise<Cache | undefined> => {
    // Missing without HTTPS.
    if (typeof caches === 'undefined' || !mayStore()) return undefined;
    return caches.open(ownCacheName(scope, person === undefined ? undefined : await personKey(person)));
  };
  const isStill = async (): Promise<boolean> =>
    person === undefined || isSamePerson((await storedState(cacheNames(scope, '').worker))?.person, person);
  return {
    async write(name, value) {
      const store = (await isStill()) ? await open() : undefined;
      if (store === undefined) return;
      await store.put(`/${name}`, Response.json(value));
      if (!(await isStill())) await store.delete(`/${name}`);
    },
    async read(name) {
      const stored = await (await open())?.match(`/${name}`);
      return stored === undefined ? undefined : await stored.json();
    },
  };
}

/** Milliseconds; leaving must not wait for a slow disk. */
const PATIENCE = 1_000;

/** Deletes what is stored for people, at all shops of this host: at logout, and when the client changes. */
export async function forgetPeople(): Promise<void> {
  if (typeof caches === 'undefined') return;
  const work = async (): Promise<void> => {
    const names = await caches.keys();
    // Without its state the worker stores nothing more for anybody.
    const meant = names.filter((name) => ['person', 'worker'].includes(kindOf(name) ?? ''));
    await Promise.all(meant.map((name) => caches.delete(name)));
  };
  await withinTime(work(), PATIENCE);
}

const mayStore = (): boolean => visitorHeaders(document.cookie)[CONSENT_HEADERS.session] === 'true';
