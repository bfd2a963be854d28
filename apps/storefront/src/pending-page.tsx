import { type ParsedLocation, useRouter } from '@tanstack/react-router';
import { type ComponentType, useLayoutEffect } from 'react';

/** Whether a page's skeleton is what is seen now. */
let skeletonShown = false;

/**
 * Where a page is scrolled to is remembered by its history entry. While a skeleton is shown the position is that of no
 * page: without this, the place of the page that one came from would be overwritten by it.
 */
export const scrollKey = ({ state, href }: ParsedLocation): string =>
  skeletonShown ? 'skeleton' : (state.__TSR_key ?? href);

/** For a route: what is shown, from its top, while the page is on its way. */
export const pendingPage = (Skeleton: ComponentType) => ({
  pendingMs: 200,
  pendingComponent: function PendingPage() {
    const router = useRouter();
    useLayoutEffect(() => {
      const { location, resolvedLocation } = router.state;
      // The same page's next state, such as a filter's, stays where it is.
      if (location.pathname !== resolvedLocation?.pathname)
        window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
      skeletonShown = true;
      return () => {
        skeletonShown = false;
      };
    }, [router]);
    return <Skeleton />;
  },
});
