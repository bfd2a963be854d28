import { Skeleton } from '#platform/ui/loading/skeleton.tsx';

/** Placeholders of an order's parts; on phones its progress comes first. */
export function OrderSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">Carregando o pedido…</span>
      <Skeleton className="h-5 w-44" />
      <Skeleton className="h-9 w-52" />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-6">
        <Skeleton className="h-96 rounded-lg max-lg:order-last" />
        <div className="flex flex-col gap-5">
          <Skeleton className="h-56 rounded-lg" />
          <Skeleton className="h-44 rounded-lg" />
        </div>
      </div>
    </div>
  );
}
