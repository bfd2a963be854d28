import { Skeleton } from '#platform/ui/loading/skeleton.tsx';

/** Has the size of a tile, so that the layout does not shift when products arrive. */
export function ProductTileSkeleton() {
  return (
    <div className="flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface">
      <Skeleton className="aspect-[6/5] rounded-none" />
      <div className="flex flex-col gap-2 p-3 sm:p-4">
        <Skeleton className="h-10 w-full sm:h-12" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="mt-1 h-7 w-2/3" />
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-11 w-full md:h-10" />
      </div>
    </div>
  );
}
