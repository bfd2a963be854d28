import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * For loaders: returns cached data or loads it. If the navigation is aborted, so is the request, unless a screen uses
 * it.
 */
export async function loadQuery<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
  navigation: AbortSignal,
): Promise<Data> {
  const letGo = (): void => {
    void queryClient.cancelQueries({ queryKey: options.queryKey, exact: true, type: 'inactive' });
  };
  navigation.addEventListener('abort', letGo, { once: true });
  try {
    return await queryClient.ensureQueryData(options);
  } catch (error) {
    if (navigation.aborted) throw new DOMException('The navigation was given up', 'AbortError');
    throw error;
  } finally {
    navigation.removeEventListener('abort', letGo);
  }
}
