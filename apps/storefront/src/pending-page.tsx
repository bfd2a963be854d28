import { type ParsedLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useState } from 'react';
import { RowsSkeleton } from '#platform/ui/loading/skeleton.tsx';
import { whenIdle } from '#platform/ui/loading/when-idle.ts';

type Skeletons = typeof import('./lazy-skeletons.ts');
type Name = keyof Skeletons;

let skeletons: Skeletons | undefined;
const load = async (): Promise<void> => {
  skeletons ??= await import('./lazy-skeletons.ts');
};
// Not on the server, which never shows a skeleton.
if (typeof document !== 'undefined')
  void whenIdle()
    .then(load)
    .catch(() => undefined);

/** Whether a skeleton is shown now. */
let skeletonShown = false;
export const showsSkeleton = (): boolean => skeletonShown;

/**
 * Key of the stored scroll position. While a skeleton is shown it has a key of its own, so that its position does not
 * overwrite that of the previous page's history entry.
 */
export const scrollKey = ({ state, href }: ParsedLocation): string =>
  skeletonShown ? 'skeleton' : (state.__TSR_key ?? href);

/** Route options: a skeleton, scrolled to the top, while the page loads. */
export const pendingPage = (name?: Name) => ({
  pendingMs: 200,
  pendingComponent: () => <PendingPage name={name} />,
});

/** The skeletons are loaded once the first page is idle; until then generic rows are shown. */
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
    // A change on the same page, such as a filter, keeps the scroll position.
    if (state.location.pathname !== state.resolvedLocation?.pathname) window.scrollTo(0, 0);
    skeletonShown = true;
    return () => {
      skeletonShown = false;
    };
  }, []);
  const Skeleton = (name && skeletons?.[name]) ?? RowsSkeleton;
  return <Skeleton />;
}
