import { savedWords, sumRows } from '#features/cart/contract/sum-words.ts';
import { countCart, productsWords } from '#features/cart/domain/count-products.ts';
import { cartSums } from '#features/cart/domain/pricing/cart-totals.ts';
import type { PurchaseSums } from '#features/cart/domain/pricing/purchase-sums.ts';
import { appliedCoupon, shownDiscount } from '#features/cart/domain/saved-cart.ts';
import { LazyCoupons } from '#features/cart/storefront/coupons/lazy-coupons.tsx';
import { LazySubscription } from '#features/cart/storefront/subscription/lazy-subscription.tsx';
import { type Money, ZERO } from '#kernel/money.ts';
import { Card } from '#platform/ui/card.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { SummaryList, type SummaryRow } from '#platform/ui/summary-list.tsx';
import type { Submit } from '../submit/use-submit.ts';
import { CheckoutFoot } from './checkout-foot.tsx';
import type { Checkout } from './use-checkout.ts';

interface CheckoutSummaryProps {
  readonly checkout: Checkout;
  readonly submit: Submit;
  /** The interest of card instalments. */
  readonly interest?: Money | undefined;
  /** The card is being tokenised. */
  readonly reading?: boolean;
  /** For example 'Confirmar pedido'. */
  readonly action: string;
  readonly onConfirm: () => void;
}

/** The sums and the button. Sticky on wide screens; on phones at the end of the page, with the button at the window's foot. */
export function CheckoutSummary({
  checkout,
  submit,
  interest = ZERO,
  reading = false,
  action,
  onConfirm,
}: CheckoutSummaryProps) {
  const { pricesLost, retryPrices } = checkout;
  const refused = checkout.cart?.coupons?.refused;
  const sums = sumsOf(checkout);
  const rows = rowsOf(checkout, sums, interest);
  return (
    <Card
      as="aside"
      aria-label="Resumo do pedido"
      className="flex flex-col gap-5 lg:sticky lg:top-16 short:static"
    >
      <h2 className="text-xl">Resumo</h2>
      <div aria-live="polite" aria-busy={checkout.repricing}>
        <SummaryList rows={rows} />
        {sums !== undefined && <p className="mt-2.5 text-sm text-success empty:hidden">{savedWords(sums)}</p>}
        {refused !== undefined && (
          <p className="mt-3 text-sm text-warn wrap-anywhere">
            {refused.code}: {refused.text}
          </p>
        )}
      </div>
      {pricesLost !== undefined && (
        <LoadFailure title="Não foi possível atualizar os preços" error={pricesLost} again={retryPrices} />
      )}
      <LazySubscription />
      <LazyCoupons priced={checkout.cart?.coupons} />
      <CheckoutFoot
        total={checkout.totals && rows.find(({ strong }) => strong)}
        submit={submit}
        reading={reading}
        action={action}
        onConfirm={onConfirm}
      />
      <p className="text-ink-2 text-sm">
        {checkout.method === undefined ? '' : `Pagamento: ${checkout.method.name}. `}
        Os preços são conferidos pela loja no envio: se algo mudar, nada é cobrado sem você confirmar.
      </p>
    </Card>
  );
}

/** Undefined where prices are hidden. */
function sumsOf({ cart, choice }: Checkout): PurchaseSums | undefined {
  const { subtotal, coupons, lines = [] } = cart ?? {};
  if (subtotal === undefined) return undefined;
  return cartSums(lines, {
    discount: shownDiscount(coupons, subtotal),
    deliveryFee: choice?.option.fee,
  });
}

function rowsOf(checkout: Checkout, sums: PurchaseSums | undefined, interest: Money): SummaryRow[] {
  const { cart, method, lookupState, type, totals } = checkout;
  const count = productsWords(countCart(cart?.lines ?? []));
  if (sums === undefined) {
    return [{ label: `Subtotal (${count})`, value: 'Sob consulta' }];
  }
  const rows = sumRows({
    sums,
    count,
    paymentName: method?.name,
    coupon: appliedCoupon(cart?.coupons)?.coupon.code,
    deliveryType: type,
    unknownFee: lookupState === 'pending' ? 'Calculando…' : 'A calcular',
    interest,
  });
  return rows.map((row) => (row.strong && totals === undefined ? { ...row, value: '—' } : row));
}
