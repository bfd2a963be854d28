/**
 * The service worker: opens the shop's pages without a connection, from what was seen lately. What it stores, and for whom, is
 * decided by `stored-calls.ts`; the composition names the calls and pages.
 */
import { cacheNames } from '../cache-names.ts';
import { storedCalls } from '../stored-calls.ts';
import { answerCall } from './answer-call.ts';
import { answerFile, openFiles } from './answer-file.ts';
import { handleMessages } from './handle-messages.ts';
import { openPage, openShell } from './open-page.ts';
import { pathWithin } from './path-within.ts';
import { people } from './people.ts';
import { showPushes } from './show-pushes.ts';
import { storedReports } from './stored-reports.ts';
import type { WorkerParts } from './worker-parts.ts';
import { workerScope } from './worker-scope.ts';
import { stateStore } from './worker-state.ts';

export function startWorker(parts: WorkerParts): void {
  const { registration, location } = workerScope;
  const { pathname } = new URL(registration.scope);
  const scope = pathname.replace(/(?<=.)\/$/, '');
  const supplierId = new URL(location.href).searchParams.get('loja') ?? '';
  const names = cacheNames(scope, parts.build);
  const state = stateStore(names.worker, supplierId, Date.now);
  const reports = storedReports();
  const forget = people(scope, names, state);
  const files = openFiles(parts.files, names);
  const shell = openShell(scope, names, parts.files.entry);
  const find = storedCalls(parts.calls);
  const within = (url: URL): string | undefined => pathWithin(scope, url);

  workerScope.addEventListener('fetch', (event) => {
    const url = new URL(event.request.url);
    if (url.origin !== location.origin) return;
    const { method, mode } = event.request;
    if (parts.endsPerson(method, url.pathname)) {
      event.waitUntil(forget.all());
      return;
    }
    if (parts.changesPrepared(method, url.pathname))
      event.waitUntil(state.change({ preparedAt: undefined, changedAt: Date.now() }));
    if (method !== 'GET') return;
    const path = within(url);
    if (mode === 'navigate') {
      if (path === undefined || !parts.isPage(path)) return;
      const mayStorePage = parts.mayStorePage(path, url.searchParams);
      event.respondWith(openPage(event, { names, state, shell, reports, mayStorePage }));
    } else if (answerFile(event, url, { files, names, state })) return;
    else if (find(method, url.pathname) !== undefined)
      event.respondWith(answerCall(event, url, { find, names, state, reports, forget }));
  });
  handleMessages({ ...parts, names, scope, within, state, shell, files, reports, forget });
  showPushes(within);
}
