import { missingForMinimum } from '#features/delivery/domain/fee.ts';
import { useDeliveryTerms } from '#features/delivery/storefront/use-delivery-terms.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { formatMoney } from '#kernel/money.ts';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { Skeleton } from '#platform/ui/loading/skeleton.tsx';
import { checkoutWords } from '../checkout-words.ts';
import { useCartTotal } from '../use-cart-total.ts';

/**
 * The cart's footer on phones, above the bottom bar: total, amount missing for delivery, and the button. All else is in the
 * summary at the end of the page. Hidden in windows of little height.
 */
export function CartFoot() {
  const { slug, tags } = useShop();
  return (
    <div
      data-at-foot="low"
      className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-10 -mx-4 flex flex-col gap-1 border-line border-y bg-surface px-4 py-2.5 md:-mx-6 md:px-6 lg:hidden short:hidden"
    >
      <Missing />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <Total />
        <LinkButton href={shopHref(slug, '/checkout')} tone="primary" className="grow px-4 sm:max-w-80">
          {checkoutWords(tags, 'Finalizar compra')}
        </LinkButton>
      </div>
    </div>
  );
}

/** Not announced, since the summary announces it. */
function Missing() {
  const terms = useDeliveryTerms();
  const { subtotal } = useCartTotal();
  if (terms === undefined || !subtotal) return null;
  const missing = missingForMinimum(terms, subtotal);
  if (missing === undefined) return null;
  return (
    <p className="text-sm text-warn">
      Faltam <strong className="tabular-nums">{formatMoney(missing)}</strong> para o mínimo da entrega
    </p>
  );
}

function Total() {
  const { total, unknown } = useCartTotal();
  if (unknown) return <Skeleton className="h-9 w-24" />;
  if (total === undefined) return null;
  return (
    <p className="flex flex-col leading-tight">
      <span className="text-ink-2 text-xs">Total</span>
      <strong className="text-lg leading-6 tabular-nums">{formatMoney(total)}</strong>
    </p>
  );
}
