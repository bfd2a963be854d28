import { lazy, Suspense } from 'react';
import { useSession } from '#features/accounts/storefront/login/use-session.ts';

const ActingBar = lazy(() =>
  import('../../journeys/acting-bar.tsx').then((module) => ({ default: module.ActingBar })),
);

/** Rendered by the server, so that it moves nothing later; only for representatives. */
export const Acting = () =>
  useSession().capacity === 'representative' && (
    <Suspense>
      <ActingBar />
    </Suspense>
  );
