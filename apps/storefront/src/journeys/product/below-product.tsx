import type { ProductDetail } from '#features/catalog/domain/product.ts';
import { BoughtTogether } from '#features/catalog/storefront/product/bought-together.tsx';
import type { CatalogScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { RecentlySeen } from '#features/catalog/storefront/recent/recently-seen.tsx';
import { ProductCombos } from '#features/promotions/storefront/product-combos.tsx';
import { LazyComboCards } from '../combos/lazy-combo-cards.ts';
import { CarouselsOfPage } from '../pages/carousels-of-page.tsx';
import { RecommendedWithProduct } from '../recommended/recommended-rows.tsx';
import { useRecommended } from '../recommended/use-recommended.ts';
import { cartControls } from './product-controls.ts';

interface BelowProductProps {
  readonly product: ProductDetail;
  readonly scope: CatalogScope;
}

/**
 * The combos that contain a product; recommended products, or those with the same tags in shops that recommend none; the shop's carousels
 * of product pages; products seen lately.
 */
export function BelowProduct({ product, scope }: BelowProductProps) {
  const Recommended = useRecommended(RecommendedWithProduct);
  return (
    <>
      <ProductCombos scope={scope} productId={product.id} Cards={LazyComboCards} />
      {Recommended ? (
        <Recommended product={product} scope={scope} />
      ) : (
        <BoughtTogether product={product} scope={scope} controls={cartControls} />
      )}
      <CarouselsOfPage page="product" productId={product.id} />
      <RecentlySeen product={product} />
    </>
  );
}
