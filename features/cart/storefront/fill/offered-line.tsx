import type { ReactNode } from 'react';
import { productAddress } from '#features/catalog/storefront/addresses.ts';
import { ProductImage } from '#features/catalog/storefront/card/product-image.tsx';
import { amountShort, eachOf } from '#features/catalog/storefront/words/unit-words.ts';
import { PromotionSavings } from '#features/promotions/storefront/promotion-savings.tsx';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { formatMoney } from '#kernel/money.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import type { ShownLine } from '../../domain/shown-cart.ts';

interface OfferedLineProps {
  readonly line: ShownLine;
  /** Notes shown below the line. */
  readonly children?: ReactNode;
}

export function OfferedLine({ line: { product, quantity, price }, children }: OfferedLineProps) {
  const { slug } = useShop();
  return (
    <li className="flex gap-3.5 py-4 first:pt-0 last:pb-0">
      <ProductImage
        product={{ ...product, available: true }}
        alt=""
        sizes="64px"
        className="size-16 shrink-0 rounded-md p-1.5"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <AppLink
          href={productAddress(slug, product.slug)}
          className="line-clamp-3 font-medium leading-snug hover:text-brand-text"
        >
          {product.name}
        </AppLink>
        <span className="text-ink-2 text-sm tabular-nums">
          {amountShort(quantity, product.unit)}
          {price !== undefined && ` a ${formatMoney(price.unit)}${eachOf(product.unit)}`}
        </span>
        <PromotionSavings promotions={price?.promotions} />
        {children}
      </div>
      {price !== undefined && <strong className="shrink-0 tabular-nums">{formatMoney(price.total)}</strong>}
    </li>
  );
}
