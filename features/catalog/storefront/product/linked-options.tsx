import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { formatMoney } from '#kernel/money.ts';
import { cx } from '#platform/ui/cx.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import type { ProductDetail } from '../../domain/product.ts';
import { productAddress } from '../addresses.ts';
import { shownPrice } from '../price/shown-price.ts';
import { usePriceRules } from '../price/use-price-rules.ts';
import { variantWords } from '../words/variant-words.ts';

export function LinkedOptions({ product }: { readonly product: ProductDetail }) {
  const { slug } = useShop();
  const rules = usePriceRules();
  const { title, labels } = variantWords([product, ...product.linked]);
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <p aria-hidden="true" className="font-semibold">
        {title}
      </p>
      <ul className="flex flex-wrap gap-2">
        <li
          aria-current="true"
          className="flex min-h-11 flex-col justify-center rounded-md border-2 border-brand-text bg-brand-soft px-3 py-1 text-sm"
        >
          <span className="font-semibold">{labels[0]}</span>
        </li>
        {product.linked.map((other, index) => (
          <li key={other.id}>
            <AppLink
              href={productAddress(slug, other.slug)}
              className={cx(
                'flex min-h-11 flex-col justify-center rounded-md border border-line-2 bg-surface px-3 py-1 text-sm hover:border-ink',
                !other.available && 'border-dashed text-ink-2',
              )}
            >
              <span>{labels[index + 1]}</span>
              <span className="text-ink-2 tabular-nums">
                {!other.available
                  ? 'Esgotado'
                  : other.offer !== undefined &&
                    formatMoney(shownPrice(other.offer, other.increments, rules).price)}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
