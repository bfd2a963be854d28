import { Card } from '#platform/ui/card.tsx';
import { Skeleton } from '#platform/ui/loading/skeleton.tsx';

/** Placeholder of credit and sums. */
export const CreditSkeleton = () => <Skeleton className="h-84 rounded-lg sm:h-57 md:h-61" />;

/** Placeholder of a page of titles. */
export function TitlesSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">Carregando as faturas…</span>
      <Skeleton className="h-5 w-40" />
      <Card flush className="divide-y divide-line">
        {['primeira', 'segunda', 'terceira', 'quarta'].map((place) => (
          <div
            key={place}
            className="flex flex-col gap-3 p-4 lg:flex-row lg:items-center lg:justify-between lg:px-5"
          >
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-6 w-28" />
            <Skeleton className="h-6 w-24" />
            <Skeleton className="h-10 w-full lg:w-44" />
          </div>
        ))}
      </Card>
    </div>
  );
}
