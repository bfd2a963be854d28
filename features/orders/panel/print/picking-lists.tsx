import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { slotText } from '#features/delivery/contract/slot.wire.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatQuantity } from '#kernel/quantity.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { productLines } from '../../domain/order-lines.ts';
import type { ShopOrder } from '../../domain/shop-order.ts';

/** A sheet per order, with a box to tick for each product. */
export function PickingLists({ orders }: { readonly orders: readonly ShopOrder[] }) {
  const { shop } = useStaffPlace();
  const zone = timeZoneOf(shop);
  return (
    <div className="flex flex-col gap-6">
      {orders.map((order) => (
        <section
          key={order.number}
          className="break-after-page rounded-lg border border-line bg-surface p-5 last:break-after-auto print:border-0 print:p-0"
        >
          <h2 className="text-lg">Pedido {order.number}</h2>
          <p className="text-sm">
            {order.client.name} · {formatDateTime(order.createdAt, zone)}
          </p>
          <p className="text-sm">
            {order.delivery.type === 'pickup' ? `Retirada: ${order.delivery.store.name}` : 'Entrega'}
            {order.delivery.slot !== undefined && ` · ${slotText(order.delivery.slot)}`}
          </p>
          {order.note !== '' && <p className="mt-2 text-sm">Observações do cliente: {order.note}</p>}
          <table className="mt-4 w-full text-sm">
            <thead>
              <tr className="border-line-2 border-b text-left">
                <th scope="col" className="w-24 py-1.5">
                  Separado
                </th>
                <th scope="col">Código</th>
                <th scope="col">Produto</th>
                <th scope="col" className="text-right">
                  Quantidade
                </th>
              </tr>
            </thead>
            <tbody>
              {productLines(order.lines).map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place in the order
                <tr key={index} className="border-line border-b">
                  <td className="py-2">
                    <span className="block size-4 border border-ink" />
                  </td>
                  <td>{line.sku}</td>
                  <td>
                    {line.name}
                    {line.giftWrap && ' (embalar para presente)'}
                  </td>
                  <td className="text-right tabular-nums">
                    {formatQuantity(line.quantity)} {line.unit}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}
