import type { Session } from '#features/accounts/domain/session.ts';
import { Skeleton } from '#platform/ui/loading/skeleton.tsx';
import type { ProductCard } from '../../domain/product.ts';
import type { ProductControls } from './product-controls.ts';
import { ProductTile } from './product-tile.tsx';

export interface ProductGridProps {
  readonly products: readonly ProductCard[];
  readonly session: Session;
  readonly controls?: ProductControls | undefined;
  readonly label: string;
}

export const ABOVE_THE_FOLD = 4;

export function ProductGrid({ products, session, controls, label }: ProductGridProps) {
  return (
    <ul aria-label={label} data-product-list="" className="tile-grid">
      {products.map((product, index) => (
        <li key={product.id} className={index < ABOVE_THE_FOLD ? undefined : 'below-tile'}>
          <ProductTile
            product={product}
            session={session}
            controls={controls}
            eager={index < ABOVE_THE_FOLD}
            headingLevel={2}
          />
        </li>
      ))}
    </ul>
  );
}

export function ProductGridSkeleton({ count }: { readonly count: number }) {
  return (
    <div className="tile-grid">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no other key
        <ProductTileSkeleton key={index} />
      ))}
    </div>
  );
}

/** Has the size of a tile, so that the layout does not shift when products arrive. */
function ProductTileSkeleton() {
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
