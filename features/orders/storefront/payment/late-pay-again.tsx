import { Suspense } from 'react';
import { lateView } from '#platform/ui/loading/late-view.tsx';
import { RowsSkeleton } from '#platform/ui/loading/rows-skeleton.tsx';
import type { PayAgainProps } from './pay-again.tsx';

const PayAgain = lateView<PayAgainProps>(async () => (await import('./pay-again.tsx')).PayAgain);

/** Loaded lazily when a placed order is paid again. */
export function LatePayAgain(props: PayAgainProps) {
  return (
    <Suspense fallback={<RowsSkeleton />}>
      <PayAgain {...props} />
    </Suspense>
  );
}
