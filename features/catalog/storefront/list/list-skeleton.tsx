import { Skeleton } from '#platform/ui/loading/skeleton.tsx';
import { ProductGridSkeleton } from '../card/product-grid.tsx';

const SHOWN = 8;
const CHIPS = 4;

export function ListSkeleton() {
  return (
    <div className="-mt-3 flex flex-col gap-3" aria-busy="true">
      <p role="status" className="sr-only">
        Carregando produtos
      </p>
      <div className="flex h-11 items-center md:h-8">
        <Skeleton className="h-4 w-52" />
      </div>
      <div className="flex gap-8">
        <div className="flex w-60 shrink-0 flex-col gap-3 max-lg:hidden">
          {Array.from({ length: SHOWN }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no other key
            <Skeleton key={index} className="h-7 w-full" />
          ))}
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-4">
          <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
            <div className="flex flex-col gap-2">
              <Skeleton className="h-8 w-48" />
              <Skeleton className="h-5 w-28" />
            </div>
            <Skeleton className="h-11 w-full lg:w-80" />
          </div>
          <div className="flex h-11 gap-2 overflow-hidden">
            {Array.from({ length: CHIPS }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no other key
              <Skeleton key={index} className="h-11 w-28 shrink-0 rounded-pill md:h-9" />
            ))}
          </div>
          <ProductGridSkeleton count={SHOWN} />
        </div>
      </div>
    </div>
  );
}
