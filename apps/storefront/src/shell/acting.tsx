import { lazy, Suspense } from 'react';
import { useSession } from '#features/accounts/storefront/public.tsx';

const ActingBar = lazy(() =>
  import('../journeys/acting-bar.tsx').then((module) => ({ default: module.ActingBar })),
);

/** In the server's page from the start, so that it moves nothing; everyone but representatives goes without. */
export const Acting = () =>
  useSession().capacity === 'representative' && (
    <Suspense>
      <ActingBar />
    </Suspense>
  );
