import { useEffect, useId, useState } from 'react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { productAddress } from '../addresses.ts';
import { ProductImage } from '../card/product-image.tsx';
import { type RecentProduct, recentProducts } from './recent-products.ts';

/** Recently viewed products, except this one. Rendered only in the browser, at the end of the page. */
export function RecentlySeen({ product }: { readonly product: Pick<RecentProduct, 'slug'> }) {
  const { id, slug: shop } = useShop();
  const heading = useId();
  const [before, setBefore] = useState<readonly RecentProduct[]>([]);
  useEffect(() => {
    setBefore(recentProducts(id).filter(({ slug }) => slug !== product.slug));
  }, [id, product.slug]);
  if (before.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-4 text-xl md:text-2xl">
        Vistos recentemente
      </h2>
      <ul className="scroll-quiet -mx-4 flex gap-3 overflow-x-auto px-4 pb-3 md:-mx-6 md:px-6">
        {before.map((seen) => (
          <li key={seen.slug} data-product={seen.id} className="w-28 shrink-0 md:w-36">
            <AppLink
              href={productAddress(shop, seen.slug)}
              className="group flex flex-col gap-2 rounded-lg text-sm hover:text-brand-text"
            >
              <ProductImage
                product={{ ...seen, available: true }}
                alt=""
                sizes="144px"
                className="aspect-square rounded-lg p-3"
              />
              <span className="line-clamp-2">{seen.name}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
