import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { withinTime } from './within-time.ts';

/** How long a change waits for what is being loaded; it is cancelled then. Milliseconds. */
const PATIENCE = 1_000;

/**
 * Changes the session while no query runs: what begins to be loaded, such as a page that a link loads ahead, would be refused once
 * the former session has ended. What is under way may end before: the server gets a cancelled request all the same. Queries go on
 * only if `change` fails: a full page load follows otherwise.
 */
export async function pauseQueries(queryClient: QueryClient, change: () => Promise<unknown>): Promise<void> {
  const former = queryClient.getDefaultOptions();
  // Without this mode, queries run offline as well: the service worker answers them.
  queryClient.setDefaultOptions({ ...former, queries: { ...former.queries, networkMode: 'online' } });
  onlineManager.setOnline(false);
  await withinTime(settled(queryClient), PATIENCE);
  await queryClient.cancelQueries();
  try {
    await change();
  } catch (error) {
    queryClient.setDefaultOptions(former);
    onlineManager.setOnline(true);
    void queryClient.invalidateQueries();
    throw error;
  }
}

function settled(queryClient: QueryClient): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = (): void => {
    if (queryClient.isFetching() === 0) resolve();
  };
  const end = queryClient.getQueryCache().subscribe(look);
  look();
  return promise.finally(end);
}
