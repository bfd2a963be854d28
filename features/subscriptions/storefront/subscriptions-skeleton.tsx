import { Skeleton } from '#platform/ui/skeleton.tsx';

export function SubscriptionsSkeleton() {
  return (
    <div role="status" className="mx-auto flex max-w-225 flex-col gap-5">
      <span className="sr-only">Carregando as assinaturas…</span>
      <Skeleton className="h-9 w-52" />
      {['primeira', 'segunda'].map((place) => (
        <Skeleton key={place} className="h-40 rounded-lg" />
      ))}
    </div>
  );
}
