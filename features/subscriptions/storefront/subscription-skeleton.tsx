import { Skeleton } from '#platform/ui/loading/skeleton.tsx';

/** Placeholders as high as a subscription with a few products. */
export function SubscriptionSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">Carregando a assinatura…</span>
      <Skeleton className="my-3.5 h-4 w-48 md:my-2" />
      <div className="flex h-14 flex-col justify-between md:h-16">
        <Skeleton className="h-7 w-52 md:h-9" />
        <Skeleton className="h-5 w-36" />
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-6">
        <div className="flex flex-col gap-5 max-lg:order-last">
          <Skeleton className="h-107 rounded-lg md:h-111" />
          <Skeleton className="h-44 rounded-lg md:h-48" />
        </div>
        <div className="flex flex-col gap-5">
          <Skeleton className="h-119 rounded-lg md:h-125" />
          <Skeleton className="h-65 rounded-lg md:h-69" />
        </div>
      </div>
    </div>
  );
}
