import type { Session } from '#features/accounts/domain/session.ts';
import type { ProductCard } from '../../domain/product.ts';
import type { ProductControls } from './product-controls.ts';
import { ProductTile } from './product-tile.tsx';
import { ScrollRow, type ScrollRowProps } from './scroll-row.tsx';

interface ProductRowProps extends Pick<ScrollRowProps, 'title' | 'allHref'> {
  readonly products: readonly ProductCard[];
  readonly session: Session;
  readonly controls?: ProductControls | undefined;
  /** At the top of the page: its first pictures load eagerly. */
  readonly first?: boolean;
}

const ABOVE_THE_FOLD = 2;

/** A horizontally scrolling row of products. Renders nothing without products. */
export function ProductRow({ products, session, controls, first = false, ...row }: ProductRowProps) {
  if (products.length === 0) return null;
  return (
    <ScrollRow {...row}>
      {products.map((product, index) => (
        <li key={product.id} className="row-item">
          <ProductTile
            product={product}
            session={session}
            controls={controls}
            eager={first && index < ABOVE_THE_FOLD}
          />
        </li>
      ))}
    </ScrollRow>
  );
}
