import { productAddress } from '#features/catalog/storefront/addresses.ts';
import { ProductImage } from '#features/catalog/storefront/card/product-image.tsx';
import { amountShort } from '#features/catalog/storefront/words/unit-words.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { defined } from '#kernel/defined.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import type { CartGift } from '../../domain/cart-gift.ts';
import { useCartState } from '../save/cart-state.ts';

/** What promotions add by themselves: nothing here can be changed. */
export function CartGifts() {
  const gifts = useCartState((state) => state.gifts);
  return (
    <div role="status" className="empty:hidden">
      {gifts !== undefined && gifts.length > 0 && (
        <ul aria-label="Brindes" className="divide-y divide-line border-line border-t">
          {gifts.map((gift) => (
            <GiftRow key={`${gift.promotion.id} ${gift.missing ?? false}`} gift={gift} />
          ))}
        </ul>
      )}
    </div>
  );
}

function GiftRow({ gift: { promotion, product, quantity, missing } }: { readonly gift: CartGift }) {
  const { slug } = useShop();
  const { picture, ground, name, unit } = product;
  return (
    <li className="flex gap-3 py-4">
      <ProductImage
        product={{ ...defined({ picture }), ground, name, available: missing !== true }}
        alt=""
        sizes="80px"
        className="size-20 shrink-0 rounded-md p-2"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <AppLink
          href={productAddress(slug, product.slug)}
          className="line-clamp-2 font-medium text-sm hover:text-brand-text"
        >
          {name}
        </AppLink>
        <span className="text-ink-2 text-sm">{amountShort(quantity, unit)}</span>
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 text-sm">
          {missing ? (
            <span className="text-warn">Brinde sem estoque: o pedido vai sem ele.</span>
          ) : (
            <>
              <span className="text-success">Brinde: {promotion.label}</span>
              <strong className="ml-auto">Grátis</strong>
            </>
          )}
        </div>
      </div>
    </li>
  );
}
