import { useSuspenseQuery } from '@tanstack/react-query';
import { GiftWrapChoice } from '#features/cart/storefront/gift-wrap-choice.tsx';
import { productQuery } from '#features/catalog/storefront/queries/product-query.ts';
import { useCatalogScope } from '#features/catalog/storefront/queries/use-catalog-scope.ts';
import { ProductRatingLine } from '#features/orders/storefront/rating/product-rating.tsx';
import { SaveProduct } from '#features/shopping-lists/storefront/save-product.tsx';
import { ProductFreight } from './product-freight.tsx';

interface OfProduct {
  readonly slug: string;
}

const useProduct = ({ slug }: OfProduct) => useSuspenseQuery(productQuery(useCatalogScope(), slug)).data;

/** Gift wrap, where the shop offers it, saving to a shopping list, and what it costs to have the product brought. */
export function ProductExtras(props: OfProduct) {
  const product = useProduct(props);
  const { id, name, available, giftWrapPrice } = product;
  return (
    <>
      {available && giftWrapPrice !== undefined && <GiftWrapChoice productId={id} price={giftWrapPrice} />}
      <SaveProduct id={id} name={name} />
      <ProductFreight product={product} />
    </>
  );
}

export const ProductRating = (props: OfProduct) => <ProductRatingLine productId={useProduct(props).id} />;
