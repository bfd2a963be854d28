import { type ParsedLocation, useRouter } from '@tanstack/react-router';
import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { RowsSkeleton } from '#platform/ui/rows-skeleton.tsx';
import { whenQuiet } from '#platform/ui/when-quiet.ts';

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
      if (location.pathname !== resolvedLocation?.pathname) window.scrollTo(0, 0);
      skeletonShown = true;
      return () => {
        skeletonShown = false;
      };
    }, [router]);
    return <Skeleton />;
  },
});

type Later = typeof import('./later-skeletons.ts');

let later: Later | undefined;
const load = async (): Promise<void> => {
  later ??= await import('./later-skeletons.ts');
};
// Not on the server, where no page waits.
if (typeof document !== 'undefined')
  void whenQuiet()
    .then(load)
    .catch(() => undefined);

/** One that comes once the first page is quiet; until it is there, rows stand in its place. */
export const laterSkeleton = (name: keyof Later) => () => <LaterSkeleton name={name} />;

function LaterSkeleton({ name }: { readonly name: keyof Later }) {
  const [, draw] = useState(later);
  useEffect(() => {
    load().then(
      () => draw(later),
      () => undefined,
    );
  }, []);
  const Skeleton = later?.[name] ?? RowsSkeleton;
  return <Skeleton />;
}
