import { useSuspenseQuery } from '@tanstack/react-query';
import { GiftWrapChoice } from '#features/cart/storefront/gift-wrap-choice.tsx';
import { productQuery } from '#features/catalog/storefront/queries/product-query.ts';
import { useCatalogScope } from '#features/catalog/storefront/queries/use-catalog-scope.ts';
import { SaveProduct } from '#features/shopping-lists/storefront/save-product.tsx';

/** Gift wrap, where the shop offers it, and saving to a shopping list. */
export function ProductExtras({ slug }: { readonly slug: string }) {
  const { data: product } = useSuspenseQuery(productQuery(useCatalogScope(), slug));
  const { id, name, available, giftWrapPrice } = product;
  return (
    <>
      {available && giftWrapPrice !== undefined && <GiftWrapChoice productId={id} price={giftWrapPrice} />}
      <SaveProduct id={id} name={name} />
    </>
  );
}
