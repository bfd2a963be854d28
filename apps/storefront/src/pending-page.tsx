import { type ParsedLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useState } from 'react';
import { RowsSkeleton } from '#platform/ui/loading/rows-skeleton.tsx';
import { whenQuiet } from '#platform/ui/loading/when-quiet.ts';

type Skeletons = typeof import('./later-skeletons.ts');
type Name = keyof Skeletons;

let skeletons: Skeletons | undefined;
const load = async (): Promise<void> => {
  skeletons ??= await import('./later-skeletons.ts');
};
// Not on the server, where no page waits.
if (typeof document !== 'undefined')
  void whenQuiet()
    .then(load)
    .catch(() => undefined);

/** Whether a page's skeleton is what is seen now. */
let skeletonShown = false;

/**
 * Where a page is scrolled to is remembered by its history entry. While a skeleton is shown the position is that of no
 * page: without this, the place of the page that one came from would be overwritten by it.
 */
export const scrollKey = ({ state, href }: ParsedLocation): string =>
  skeletonShown ? 'skeleton' : (state.__TSR_key ?? href);

/** For a route: what is shown, from its top, while the page is on its way. */
export const pendingPage = (name?: Name) => ({
  pendingMs: 200,
  pendingComponent: () => <PendingPage name={name} />,
});

/** Skeletons come once the first page is quiet; until they are there, rows stand in their place. */
export function PendingPage({ name }: { readonly name: Name | undefined }) {
  const { state } = useRouter();
  const [, draw] = useState(skeletons);
  useEffect(() => {
    load().then(
      () => draw(skeletons),
      () => undefined,
    );
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page begins to wait
  useLayoutEffect(() => {
    // The same page's next state, such as a filter's, stays where it is.
    if (state.location.pathname !== state.resolvedLocation?.pathname) window.scrollTo(0, 0);
    skeletonShown = true;
    return () => {
      skeletonShown = false;
    };
  }, []);
  const Skeleton = (name && skeletons?.[name]) ?? RowsSkeleton;
  return <Skeleton />;
}
