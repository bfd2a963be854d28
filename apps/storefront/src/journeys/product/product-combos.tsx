import type { ProductDetail } from '#features/catalog/domain/product.ts';
import type { CatalogScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { ProductCombos } from '#features/promotions/storefront/product-combos.tsx';
import { LazyComboCards } from '../combos/lazy-combo-cards.ts';

interface CombosOfProductProps {
  readonly product: ProductDetail;
  readonly scope: CatalogScope;
}

/** The combos that contain a product, with add-to-cart buttons. */
export const CombosOfProduct = ({ product, scope }: CombosOfProductProps) => (
  <ProductCombos scope={scope} productId={product.id} Cards={LazyComboCards} />
);
