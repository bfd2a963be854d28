/** Notices that the connection is lost or back, and then fetches again what the page shows. */
import type { Query, QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { noteOffline, noteOnline, useConnection } from '#platform/offline/connection.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';

/** First parts of the keys of queries with prices or states. */
const DATED = ['catalog', 'order', 'orders', 'shopping-lists'];

/** While stored answers are shown though the browser has some network. Milliseconds. */
const LOOK_AGAIN = 15_000;

export function followConnection(
  router: AnyRouter,
  { queryClient, signal }: { readonly queryClient: QueryClient; readonly signal: AbortSignal },
  onBack: () => void,
): void {
  const lost = (): void => noteOffline(oldestShown(queryClient));
  const back = (): void => {
    if (useConnection.getState().online) return;
    noteOnline();
    onBack();
    showToast({ text: 'Você está com conexão de novo.', tone: 'info' });
    void queryClient.invalidateQueries({ predicate: isDated });
    if (router.state.matches.some(({ status }) => status === 'error')) void router.invalidate();
  };
  window.addEventListener('offline', lost, { signal });
  window.addEventListener('online', back, { signal });
  if (!navigator.onLine) lost();
  const look = (): void => {
    if (useConnection.getState().online || !navigator.onLine) return;
    fetch('/healthz', { cache: 'no-store' }).then(
      ({ ok }) => ok && back(),
      () => undefined,
    );
  };
  const timer = setInterval(look, LOOK_AGAIN);
  // The connection may have come back while the stored page was opened.
  const stop = useConnection.subscribe((now, before) => before.online && !now.online && look());
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    stop();
  });
}

export const isDated = ({ queryKey: [first] }: Pick<Query, 'queryKey'>): boolean =>
  DATED.includes(String(first));

/** When the oldest prices and states of the page were fetched. */
function oldestShown(queryClient: QueryClient): number | undefined {
  const times = queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: isDated })
    .map(({ state }) => state.dataUpdatedAt)
    .filter((at) => at > 0);
  return times.length === 0 ? undefined : Math.min(...times);
}
