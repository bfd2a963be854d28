import { productAddress } from '#features/catalog/storefront/addresses.ts';
import { ProductImage } from '#features/catalog/storefront/card/product-image.tsx';
import { amountShort } from '#features/catalog/storefront/words/unit-words.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { formatMoney } from '#kernel/money.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import type { ShownCombo } from '../domain/shown-combo.ts';

export function ComboItems({ combo }: { readonly combo: ShownCombo }) {
  const { slug } = useShop();
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {combo.items.map(({ product, quantity, alone, missing }) => (
        <li key={product.id} className="relative flex items-center gap-4 p-3 md:p-4">
          <ProductImage
            product={{ ...product, available: missing !== true }}
            alt=""
            sizes="72px"
            className="size-18 shrink-0 rounded-md p-2"
          />
          <div className="flex min-w-0 flex-1 flex-col gap-0.5">
            {product.brand !== '' && <p className="text-ink-2 text-xs">{product.brand}</p>}
            <AppLink
              href={productAddress(slug, product.slug)}
              className="font-medium underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {product.name}
            </AppLink>
            <p className="text-ink-2 text-sm tabular-nums">
              {amountShort(quantity, product.unit)}
              {missing && <span className="font-medium text-danger"> · Sem estoque</span>}
            </p>
          </div>
          {alone !== undefined && (
            <p className="shrink-0 text-right text-ink-2 text-sm tabular-nums">
              {formatMoney(alone)}
              <span className="sr-only"> fora do combo</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
