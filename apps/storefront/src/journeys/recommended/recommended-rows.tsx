/** The rows of recommendations of the pages, with the cart's buttons; nothing in shops that do not recommend products. */
import { useEffect, useState } from 'react';
import type { ShownLine } from '#features/cart/domain/shown-cart.ts';
import { useCartState } from '#features/cart/storefront/save/cart-state.ts';
import { useCartLines } from '#features/cart/storefront/use-cart.ts';
import type { ProductDetail } from '#features/catalog/domain/product.ts';
import type { CatalogScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { useCatalogScope } from '#features/catalog/storefront/queries/use-catalog-scope.ts';
import type { ShownBlock, ShownHome } from '#features/content/domain/home/home-block.ts';
import { Recommended, RecommendedSpace } from '#features/recommendations/storefront/recommended.tsx';
import { recommendsProducts } from '#features/suppliers/domain/tags/tag-rules.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import type { ProductId } from '#kernel/ids.ts';
import { cartControls } from '../product/product-controls.ts';

interface OnPage {
  readonly scope: CatalogScope;
}

/** None on a home that has a carousel of recommended products. */
export function RecommendedAtHome({ scope, home }: OnPage & { readonly home: ShownHome }) {
  const { tags } = useShop();
  if (!recommendsProducts(new Set(tags)) || home.blocks.some(recommends)) return null;
  return (
    <div className="mt-9 md:mt-12">
      <Recommended scope={scope} view="home" controls={cartControls} />
    </div>
  );
}

const recommends = ({ content }: ShownBlock): boolean =>
  content.kind === 'carousel' && content.carousel.kind === 'recommended';

export const RecommendedAfterSearch = ({ scope }: OnPage) => (
  <Recommended scope={scope} view="empty-search" controls={cartControls} />
);

export const RecommendedWithProduct = ({ scope, product }: OnPage & { readonly product: ProductDetail }) => (
  <Recommended
    scope={scope}
    view="product"
    productIds={[product.id]}
    except={[...product.similar, ...product.linked].map(({ id }) => id)}
    controls={cartControls}
  />
);

export function RecommendedInCart() {
  const loading = useCartState((state) => state.status === 'loading');
  return loading ? <RecommendedSpace /> : <WithCart />;
}

/** By the cart as it was opened: what is added from the row does not replace the row. */
function WithCart() {
  const lines = useCartLines();
  const [productIds] = useState(() => productsOf(lines));
  return (
    <Recommended
      scope={useCatalogScope()}
      view="cart"
      productIds={productIds}
      except={useAddedElsewhere()}
      controls={cartControls}
    />
  );
}

const productsOf = (lines: readonly ShownLine[]): ProductId[] =>
  lines.flatMap(({ product }) => (product.combo ? [] : [product.id]));

/** What came into the cart since, but not from a tile of the row: put back after its removal, or added in another tab. */
function useAddedElsewhere(): readonly ProductId[] {
  const [added, setAdded] = useState<readonly ProductId[]>([]);
  useEffect(
    () =>
      useCartState.subscribe(({ lines }, { lines: before }) => {
        const had = new Set(productsOf(before));
        const tile = document.activeElement?.closest<HTMLElement>('[data-product]')?.dataset.product;
        const others = productsOf(lines).filter((id) => !had.has(id) && id !== tile);
        if (others.length > 0) setAdded((known) => [...known, ...others]);
      }),
    [],
  );
  return added;
}
