import { onlineManager, type QueryClient } from '@tanstack/react-query';

/**
 * Changes the session while no query runs: what is being loaded, or begins to be, such as a page that a link loads ahead, would be
 * refused once the former session has ended. Queries go on only if `change` fails: a full page load follows otherwise.
 */
export async function pauseQueries(queryClient: QueryClient, change: () => Promise<unknown>): Promise<void> {
  onlineManager.setOnline(false);
  await queryClient.cancelQueries();
  try {
    await change();
  } catch (error) {
    onlineManager.setOnline(true);
    void queryClient.invalidateQueries();
    throw error;
  }
}
