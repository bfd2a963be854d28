import { Skeleton } from '#platform/ui/loading/skeleton.tsx';

export function ProductSkeleton() {
  return (
    <div className="-mt-3 flex flex-col gap-3 md:gap-4" aria-busy="true">
      <p role="status" className="sr-only">
        Carregando produto
      </p>
      <div className="flex h-11 items-center md:h-8">
        <Skeleton className="h-4 w-64" />
      </div>
      <div className="grid gap-5 md:grid-cols-2 md:gap-x-10 lg:grid-cols-[minmax(0,1fr)_26rem] xl:grid-cols-[minmax(0,1fr)_30rem]">
        <Skeleton className="h-52 w-full rounded-xl sm:h-64 md:h-104" />
        <div className="flex flex-col gap-4">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-9 w-4/5" />
          <Skeleton className="h-11 w-40" />
          <Skeleton className="h-12 w-full" />
        </div>
      </div>
    </div>
  );
}
