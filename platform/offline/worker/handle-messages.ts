import { type CacheKind, type CacheNames, isOutdated, kindOf } from '../cache-names.ts';
import type { PageAnswer, PageMessage, ToWorker } from '../worker-messages.ts';
import type { Files } from './answer-file.ts';
import { type Shell, storePage } from './open-page.ts';
import type { ForgetPeople } from './people.ts';
import type { StoredReports } from './stored-reports.ts';
import type { WorkerParts } from './worker-parts.ts';
import { type WindowOfWorker, workerScope } from './worker-scope.ts';
import { isSamePerson, type StateStore } from './worker-state.ts';

interface MessageParts extends Pick<WorkerParts, 'build' | 'mayStorePage'> {
  readonly names: CacheNames;
  readonly scope: string;
  readonly within: (url: URL) => string | undefined;
  readonly state: StateStore;
  readonly shell: Shell;
  readonly files: Files;
  readonly reports: StoredReports;
  readonly forget: ForgetPeople;
}

/** What is stored of what was seen; only with the visitor's permission. */
const SEEN: readonly (CacheKind | undefined)[] = ['pages', 'answers', 'pictures', 'person'];

/** Installs the worker, hands over between builds, and listens to the pages. */
export function handleMessages(parts: MessageParts): void {
  const { files, shell, scope, build, state, forget } = parts;
  workerScope.addEventListener('install', (event) => {
    event.waitUntil(Promise.all([files.install(event), shell.fetch()]));
  });

  workerScope.addEventListener('activate', (event) => {
    const takeOver = async (): Promise<void> => {
      // Pages and answers of another build would be read by this build's scripts.
      await dropCaches((name) => isOutdated(name, scope, build));
      await files.activate(event);
      await workerScope.registration.navigationPreload?.enable();
      await workerScope.clients.claim();
    };
    event.waitUntil(takeOver());
  });

  const act = async (
    message: ToWorker,
    source: WindowOfWorker,
    port: MessagePort | undefined,
  ): Promise<void> => {
    switch (message.kind) {
      case 'page':
        port?.postMessage(await handlePage(parts, message, source));
        // Without a connection they are fetched another time.
        if (message.mayStore && !message.savesData) await files.fetchScreens().catch(() => undefined);
        return;
      case 'prepared':
        await state.change(({ changedAt }) =>
          changedAt < message.begunAt ? { preparedAt: Date.now() } : {},
        );
        return;
      case 'forget':
        await forget.all();
        return;
      case 'take-over':
        if (files.has(message.script)) await workerScope.skipWaiting();
    }
  };
  workerScope.addEventListener('message', (event) => {
    const { data, source, ports } = event;
    if (source === null || parts.within(new URL(source.url)) === undefined) return;
    event.waitUntil(act(data as ToWorker, source, ports[0]));
  });
}

/** A page says who is logged in, and what may be stored: anything else is deleted. */
async function handlePage(
  { state, scope, forget, shell, names, reports, within, mayStorePage }: MessageParts,
  { person, mayStore }: PageMessage,
  source: WindowOfWorker,
): Promise<PageAnswer> {
  const before = await state.read();
  const isSame = isSamePerson(before.person, person);
  const preparedAt = isSame && mayStore ? before.preparedAt : undefined;
  await state.change({ person, mayStore, preparedAt, seenAt: Date.now() });
  if (person === undefined || !isSame) await forget.others(person);
  if (!mayStore) await dropCaches((name) => SEEN.includes(kindOf(name, scope)));
  await shell.renew();
  const url = new URL(source.url);
  const path = within(url) ?? '';
  if (person === undefined && mayStore && mayStorePage(path, url.searchParams))
    await storePage(source.url, { names, state }).catch(() => undefined);
  return { storedAt: reports.of(source.id), preparedAt };
}

async function dropCaches(isMeant: (name: string) => boolean): Promise<void> {
  await Promise.all((await caches.keys()).filter(isMeant).map((name) => caches.delete(name)));
}
