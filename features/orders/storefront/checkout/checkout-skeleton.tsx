import { Skeleton } from '#platform/ui/loading/skeleton.tsx';

export function CheckoutSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">Carregando a compra…</span>
      <Skeleton className="h-9 w-60" />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-6">
        <div className="flex flex-col gap-5">
          <Skeleton className="h-64 rounded-lg" />
          <Skeleton className="h-56 rounded-lg" />
          <Skeleton className="h-56 rounded-lg" />
        </div>
        <Skeleton className="h-64 rounded-lg" />
      </div>
    </div>
  );
}
