import type { Session } from '#features/accounts/domain/session.ts';
import type { ProductCard } from '../../domain/product.ts';
import type { ProductControls } from './product-controls.ts';
import { ProductTile } from './product-tile.tsx';
import { ProductTileSkeleton } from './product-tile-skeleton.tsx';

export interface ProductGridProps {
  readonly products: readonly ProductCard[];
  readonly session: Session;
  readonly controls?: ProductControls | undefined;
  readonly label: string;
}

const grid = 'grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 xl:grid-cols-4';
export const ABOVE_THE_FOLD = 4;

export function ProductGrid({ products, session, controls, label }: ProductGridProps) {
  return (
    <ul aria-label={label} data-product-list="" className={grid}>
      {products.map((product, place) => (
        <li key={product.id} className={place < ABOVE_THE_FOLD ? undefined : 'below-tile'}>
          <ProductTile
            product={product}
            session={session}
            controls={controls}
            eager={place < ABOVE_THE_FOLD}
            headingLevel={2}
          />
        </li>
      ))}
    </ul>
  );
}

export function ProductGridSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={grid}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no other key
        <ProductTileSkeleton key={place} />
      ))}
    </div>
  );
}
