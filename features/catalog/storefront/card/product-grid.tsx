import type { Session } from '#features/accounts/domain/session.ts';
import type { ProductCard } from '../../domain/product.ts';
import type { ProductControls } from './product-controls.ts';
import { ProductLine } from './product-line.tsx';
import { ProductTile } from './product-tile.tsx';
import { ProductTileSkeleton } from './product-tile-skeleton.tsx';

interface ProductGridProps {
  readonly products: readonly ProductCard[];
  readonly session: Session;
  readonly controls?: ProductControls | undefined;
  readonly label: string;
  /** One below the other, with their facts. */
  readonly asRows?: boolean;
}

const grid = 'grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 xl:grid-cols-4';
const ABOVE_THE_FOLD = 4;

export function ProductGrid({ products, session, controls, label, asRows = false }: ProductGridProps) {
  return (
    <ul aria-label={label} data-product-list="" className={asRows ? 'flex flex-col gap-3' : grid}>
      {products.map((product, place) => {
        const shared = { product, session, controls, eager: place < ABOVE_THE_FOLD };
        return (
          <li key={product.id}>
            {asRows ? <ProductLine {...shared} /> : <ProductTile {...shared} headingLevel={2} />}
          </li>
        );
      })}
    </ul>
  );
}

export function ProductGridSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={grid}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places are all that tells them apart
        <ProductTileSkeleton key={place} />
      ))}
    </div>
  );
}
