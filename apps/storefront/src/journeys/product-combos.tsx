import type { ProductDetail } from '#features/catalog/domain/product.ts';
import type { CatalogScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { ProductCombos } from '#features/promotions/storefront/product-combos.tsx';
import { LateComboCards } from './late-combo-cards.ts';

interface CombosOfProductProps {
  readonly product: ProductDetail;
  readonly scope: CatalogScope;
}

/** The combos that a product is in, with the cart's button. */
export const CombosOfProduct = ({ product, scope }: CombosOfProductProps) => (
  <ProductCombos scope={scope} productId={product.id} Cards={LateComboCards} />
);
