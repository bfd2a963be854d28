import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; follows the window. The panel is never rendered on a server. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Room for a table, or for a list beside what it opens. */
export const useWide = (): boolean => useMedia('(width >= 64rem)');
