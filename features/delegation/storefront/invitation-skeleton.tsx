import { FormCard } from '#features/accounts/storefront/form-card.tsx';
import { Skeleton } from '#platform/ui/loading/skeleton.tsx';

/** Shown while a mailed invitation loads. */
export function InvitationSkeleton() {
  return (
    <FormCard title="Convite">
      <div role="status">
        <span className="sr-only">Carregando…</span>
        <Skeleton className="h-40 rounded-lg" />
      </div>
    </FormCard>
  );
}
