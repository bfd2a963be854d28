import { Suspense } from 'react';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { RowsSkeleton } from '#platform/ui/loading/rows-skeleton.tsx';
import type { PayAgainProps } from './pay-again.tsx';

const PayAgain = lazyView<PayAgainProps>(async () => (await import('./pay-again.tsx')).PayAgain);

/** Loaded lazily when a placed order is paid again. */
export function LazyPayAgain(props: PayAgainProps) {
  return (
    <Suspense fallback={<RowsSkeleton />}>
      <PayAgain {...props} />
    </Suspense>
  );
}
