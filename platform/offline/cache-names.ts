/**
 * Names of the caches of a browser's Cache Storage. On a shared host each shop has its own, by its path. What is stored with the
 * pages of one build is not read by another.
 */
import type { Person } from './stored-calls.ts';

const PREFIX = 'vitrine-';

/**
 * `files`: the shell's scripts and styles; `parts`: others that were loaded. `shell`: the page that opens without a connection.
 * `pages`, `answers`, `pictures`: what was seen lately. `person`: answers to one person. `worker`: what the worker has to know.
 */
export type CacheKind = 'files' | 'parts' | 'shell' | 'pages' | 'answers' | 'pictures' | 'person' | 'worker';

export interface CacheNames {
  readonly files: string;
  readonly parts: string;
  readonly pictures: string;
  readonly worker: string;
  readonly shell: string;
  readonly pages: string;
  readonly answers: string;
  person(key: string): string;
}

/** In place of a build: what pages store themselves, in a format of its own. */
const PAGES_OWN = 'page';

/** `scope`: the shop's path on this host, such as '/mercado-central'. */
export const cacheNames = (scope: string, build: string): CacheNames => ({
  files: nameOf('files', scope),
  parts: nameOf('parts', scope),
  pictures: nameOf('pictures', scope),
  worker: nameOf('worker', scope),
  shell: nameOf('shell', scope, build),
  pages: nameOf('pages', scope, build),
  answers: nameOf('answers', scope, build),
  person: (key) => nameOf('person', scope, build, key),
});

const nameOf = (kind: CacheKind, scope: string, ...more: readonly string[]): string =>
  [`${PREFIX}${kind}`, scope, ...more].join(':');

export const isOurs = (name: string): boolean => name.startsWith(PREFIX);

/** The kind of a cache at this scope; undefined for caches of others. */
export function kindOf(name: string, scope?: string): CacheKind | undefined {
  if (!isOurs(name)) return undefined;
  const [kind = '', at] = name.slice(PREFIX.length).split(':');
  return scope === undefined || at === scope ? (kind as CacheKind) : undefined;
}

/** Where a page stores what it shows: with a person's answers, or with those to visitors. */
export const ownCacheName = (scope: string, key: string | undefined): string =>
  key === undefined ? nameOf('answers', scope, PAGES_OWN) : nameOf('person', scope, PAGES_OWN, key);

/** Whether the cache belongs to the person with this key. */
export const isOfPerson = (name: string, key: string): boolean => name.endsWith(`:${key}`);

/** Whether the cache belongs to this scope, and to another build than this one. */
export function isOutdated(name: string, scope: string, build: string): boolean {
  const [, at, of] = name.split(':');
  return isOurs(name) && at === scope && of !== undefined && of !== build && of !== PAGES_OWN;
}

/** Identifies a person's cache without naming them: the handle is part of addresses. */
export async function personKey({ handle, clientId }: Person): Promise<string> {
  const bytes = new TextEncoder().encode(`${handle} ${clientId}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
