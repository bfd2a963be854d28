import { Suspense } from 'react';
import type { StaffSession } from '#features/accounts/domain/staff-session.ts';
import { stopActingEndpoint } from '#features/administration/contract/people.endpoints.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { useApi } from '#platform/web/use-api.ts';

const ActingBanner = lazyView(
  async () => (await import('#features/accounts/panel/acting-banner.tsx')).ActingBanner,
);

/** Says on every page that an administrator acts as somebody. */
export function Acting({ session }: { readonly session: StaffSession }) {
  const api = useApi();
  if (session.acting === undefined) return null;
  const stop = async (): Promise<boolean> => (await api.call(stopActingEndpoint, {})).voltou;
  return (
    <Suspense>
      <ActingBanner session={session} stop={stop} />
    </Suspense>
  );
}
