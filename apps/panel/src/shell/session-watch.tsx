import { Suspense } from 'react';
import type { StaffSession } from '#features/accounts/domain/staff-session.ts';
import { useSessionOver } from '#features/accounts/panel/session-over-state.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';

const SessionOver = lazyView(
  async () => (await import('#features/accounts/panel/session-over.tsx')).SessionOver,
);

/** Brings the login to a person whose session has ended. */
export const SessionWatch = ({ session }: { readonly session: StaffSession }) =>
  useSessionOver((state) => state.over) && (
    <Suspense>
      <SessionOver session={session} />
    </Suspense>
  );
