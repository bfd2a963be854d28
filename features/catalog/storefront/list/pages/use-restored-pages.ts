import { useElementScrollRestoration, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * After a reload only the current page of a grown list is rendered, because the server does not know the history state.
 * Restores the pages before it, and then the scroll position.
 */
export function useRestoredPages(first: number): void {
  const router = useRouter();
  const restored = useElementScrollRestoration({ getElement: () => window });
  const wanted = useRef<{ readonly from: number; readonly top: number }>(undefined);
  const wasRequested = useRef(false);

  useEffect(() => {
    const { listFrom } = router.latestLocation.state;
    if (wasRequested.current) return;
    wasRequested.current = true;
    if (listFrom === undefined || listFrom >= first) return;
    wanted.current = { from: listFrom, top: restored?.scrollY ?? window.scrollY };
    void router.invalidate();
  }, [router, restored, first]);

  useEffect(() => {
    if (wanted.current === undefined || first > wanted.current.from) return;
    window.scrollTo({ top: wanted.current.top });
    wanted.current = undefined;
  }, [first]);
}
