import { formatMoney, ZERO } from '#kernel/money.ts';
import { formatQuantity } from '#kernel/quantity.ts';
import { Card } from '#platform/ui/card.tsx';
import { SummaryList, type SummaryRow } from '#platform/ui/summary-list.tsx';
import { noticeText } from '../contract/cart-notice.wire.ts';
import { cartSums } from '../domain/pricing/cart-totals.ts';
import { appliedCoupon, type SavedCart, shownDiscount } from '../domain/saved-cart.ts';
import type { ShownLine } from '../domain/shown-cart.ts';

/** The simulated cart: lines, promotions, gifts, coupon, sums, and what would earn more. */
export function SimulatedCart({ cart }: { readonly cart: SavedCart }) {
  const { lines, gifts = [], hints = [], notices, coupons } = cart;
  if (lines.length > 0 && cart.subtotal === undefined)
    return <Card>Este cliente não vê preços nesta loja: ainda não foi aprovado.</Card>;
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">O carrinho deste cliente</h2>
      <ul aria-label="Itens do carrinho simulado" className="flex flex-col divide-y divide-line">
        {lines.map((line) => (
          <Line key={line.product.id} line={line} />
        ))}
        {gifts.map(({ promotion, product, quantity, missing }) => (
          <li key={`${promotion.id} ${missing ?? false}`} className="py-2.5">
            {product.name} · {formatQuantity(quantity)} {product.unit}
            <span className="block text-sm text-success">
              {missing ? `${promotion.label}: brinde sem estoque` : `Brinde: ${promotion.label}`}
            </span>
          </li>
        ))}
      </ul>
      <SummaryList rows={sums(cart)} />
      {coupons?.refused !== undefined && (
        <p className="text-sm text-warn">
          Cupom {coupons.refused.code}: {coupons.refused.text}
        </p>
      )}
      {[...notices.map(noticeText), ...hints.map(({ text }) => text)].map((text) => (
        <p key={text} className="text-ink-2 text-sm">
          {text}
        </p>
      ))}
    </Card>
  );
}

const Line = ({ line: { product, quantity, price } }: { readonly line: ShownLine }) => (
  <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5">
    <span className="flex min-w-0 flex-1 basis-60 flex-col">
      {product.name}
      {price !== undefined && (
        <span className="text-ink-2 text-sm tabular-nums">
          {formatQuantity(quantity)} {product.unit} × {formatMoney(price.unit)}
          {product.offer?.policies?.map(({ id, name }) => (
            <span key={id}> · {name}</span>
          ))}
        </span>
      )}
      {price?.promotions?.map(({ id, label, discount }) => (
        <span key={id} className="text-sm text-success">
          {label}: −{formatMoney(discount)}
        </span>
      ))}
    </span>
    {price !== undefined && <span className="font-semibold tabular-nums">{formatMoney(price.total)}</span>}
  </li>
);

/** The sums of the shop's own cart, by the same function. */
function sums({ lines, subtotal = ZERO, coupons }: SavedCart): readonly SummaryRow[] {
  const all = cartSums(lines, { discount: shownDiscount(coupons, subtotal) });
  const applied = appliedCoupon(coupons);
  return [
    { label: 'Produtos', value: formatMoney(all.subtotal) },
    ...(all.payment === 0 ? [] : [{ label: 'Forma de pagamento', value: formatMoney(all.payment) }]),
    ...(all.discount === 0
      ? []
      : [
          {
            label: `Cupom ${applied?.coupon.code ?? ''}`,
            value: `−${formatMoney(all.discount)}`,
            saving: true,
          },
        ]),
    { label: 'Total, sem a entrega', value: formatMoney(all.total), strong: true },
  ];
}
