import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import type { CacheNames } from '../cache-names.ts';
import { cacheFirst, stamped } from './strategies.ts';
import type { ExtendableEvent, FetchEvent } from './worker-scope.ts';
import type { StateStore } from './worker-state.ts';

/** Files of the build, by their hashed names in /assets/. */
export interface BuiltFiles {
  /** The pages' first script. */
  readonly entry: string;
  /** Those of every page without a connection. */
  readonly shell: readonly string[];
  /** Those of the screens that open without a connection. */
  readonly screens: readonly string[];
  /** All others, stored once a page has loaded them. */
  readonly others: readonly string[];
}

/** Files of screens that are fetched concurrently. */
const AT_ONCE = 4;

const FOLDER = '/assets/';
const YEAR = 365 * 24 * 60 * 60_000;
const PICTURES = { maxEntries: 300, maxAge: 30 * 24 * 60 * 60_000 };

export interface Files {
  install(event: ExtendableEvent): Promise<unknown>;
  /** Deletes the files of other builds. */
  activate(event: ExtendableEvent): Promise<void>;
  /** Whether the file belongs to this build. */
  has(name: string): boolean;
  find(name: string): Promise<Response | undefined>;
  /** Stores the screens' files that are missing, a few at a time: the page's own calls come first. */
  fetchScreens(): Promise<void>;
}

export function openFiles({ shell, screens, others }: BuiltFiles, names: CacheNames): Files {
  const controller = new PrecacheController({ cacheName: names.files, fallbackToNetwork: false });
  controller.addToCacheList(shell.map((name) => ({ url: FOLDER + name, revision: null })));
  const known = new Set([...shell, ...screens, ...others]);
  return {
    install: (event) => controller.install(event as never),
    async fetchScreens() {
      const parts = await caches.open(names.parts);
      const stored = new Set((await parts.keys()).map(({ url }) => nameIn(new URL(url))));
      const missing = screens.filter((name) => !stored.has(name));
      const fetchNext = async (): Promise<void> => {
        for (let name = missing.shift(); name !== undefined; name = missing.shift()) {
          const response = await fetch(FOLDER + name);
          // The server has another build by now.
          if (response.status !== 200) return;
          await parts.put(FOLDER + name, await stamped(response));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
    },
    async activate(event) {
      await controller.activate(event as never);
      const parts = await caches.open(names.parts);
      for (const request of await parts.keys()) {
        if (!known.has(nameIn(new URL(request.url)) ?? '')) await parts.delete(request);
      }
    },
    has: (name) => known.has(name),
    find: (name) => controller.matchPrecache(FOLDER + name),
  };
}

const nameIn = ({ pathname }: URL): string | undefined =>
  pathname.startsWith(FOLDER) ? pathname.slice(FOLDER.length) : undefined;

interface FileParts {
  readonly files: Files;
  readonly names: CacheNames;
  readonly state: StateStore;
}

/** Answers requests for files and pictures, whose content never changes. False for other requests. */
export function answerFile(event: FetchEvent, url: URL, { files, names, state }: FileParts): boolean {
  const { request } = event;
  const name = nameIn(url);
  if (name !== undefined && files.has(name)) {
    const later = cacheFirst({
      cacheName: names.parts,
      maxEntries: 400,
      maxAge: YEAR,
      mayStore: async () => true,
    });
    event.respondWith(
      files.find(name).then((response) => response ?? later.handle({ event: event as never, request })),
    );
    return true;
  }
  if (!url.pathname.startsWith('/fotos/')) return false;
  const pictures = cacheFirst({
    ...PICTURES,
    cacheName: names.pictures,
    // A substitute for a size that is not ready yet is not permanent.
    mayStore: async (response) =>
      (await state.read()).mayStore && /immutable/.test(response.headers.get('cache-control') ?? ''),
  });
  event.respondWith(pictures.handle({ event: event as never, request }));
  return true;
}
