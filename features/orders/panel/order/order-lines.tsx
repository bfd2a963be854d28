import { formatMoney, ZERO } from '#kernel/money.ts';
import { joinNames } from '#kernel/number-format.ts';
import { formatQuantity } from '#kernel/quantity.ts';
import { SummaryList, type SummaryRow } from '#platform/ui/summary-list.tsx';
import type { OrderLine } from '../../domain/placed-order.ts';
import type { ShopOrder } from '../../domain/shop-order.ts';
import { PickedNote } from '../picking/picked-note.tsx';

/** What was bought, as it is picked: code, name, quantity, and what it costs. */
export function OrderLines({ order }: { readonly order: ShopOrder }) {
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {order.lines.map((line) => (
          <li
            key={`${line.productId} ${line.reason} ${line.promotions?.[0]?.id ?? ''}`}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3 first:pt-0"
          >
            <Line line={line} />
            <span className="ml-auto font-semibold tabular-nums">{formatMoney(line.total)}</span>
            {line.parts !== undefined && (
              <ul className="flex basis-full flex-col gap-1 border-line-2 border-l-2 pl-3 text-sm">
                {line.parts.map((part) => (
                  <li key={part.productId}>
                    {formatQuantity(part.quantity)} {part.unit} · {part.name}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <PickedNote order={order} />
      {order.missingGifts !== undefined && (
        <p className="text-sm text-warn">Brindes que estavam sem estoque: {joinNames(order.missingGifts)}</p>
      )}
      <div className="border-line border-t pt-4">
        <SummaryList rows={sums(order)} />
      </div>
    </>
  );
}

const Line = ({ line }: { readonly line: OrderLine }) => (
  <span className="flex min-w-0 flex-1 basis-60 flex-col">
    <span className="font-medium">{line.name}</span>
    <span className="text-ink-2 text-sm tabular-nums">
      {[line.sku, `${formatQuantity(line.quantity)} ${line.unit} × ${formatMoney(line.unitPrice)}`]
        .filter(Boolean)
        .join(' · ')}
    </span>
    {line.giftWrap && <span className="text-sm">Embalar para presente</span>}
    {line.promotions?.map(({ id, label, discount }) => (
      <span key={id} className="text-sm text-success">
        {line.reason === 'gift' ? `Brinde: ${label}` : `${label}: −${formatMoney(discount)}`}
      </span>
    ))}
  </span>
);

const sums = ({ subtotal, deliveryFee, discount, coupon, total }: ShopOrder): readonly SummaryRow[] => [
  { label: 'Produtos', value: formatMoney(subtotal) },
  ...(discount > ZERO
    ? [
        {
          label: coupon === undefined ? 'Desconto' : `Desconto (${coupon.code})`,
          value: `−${formatMoney(discount)}`,
          saving: true,
        },
      ]
    : []),
  { label: 'Entrega', value: formatMoney(deliveryFee) },
  { label: 'Total', value: formatMoney(total), strong: true },
];
