import { useElementScrollRestoration, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * A page that was loaded anew shows only its own part of a list that had grown: the server knows nothing of the
 * browser's history. This brings the parts before it back, and then the place where the page was scrolled to.
 */
export function useRestoredPages(first: number): void {
  const router = useRouter();
  const restored = useElementScrollRestoration({ getElement: () => window });
  const wanted = useRef<{ readonly from: number; readonly top: number }>(undefined);
  const asked = useRef(false);

  useEffect(() => {
    const { listFrom } = router.latestLocation.state;
    if (asked.current) return;
    asked.current = true;
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
