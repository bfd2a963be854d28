import { formatQuantity } from '#kernel/quantity.ts';
import { pickingTotals } from '../../domain/picking-totals.ts';
import type { ShopOrder } from '../../domain/shop-order.ts';

/** One walk along the shelves for all of them: each product once, and which orders it is for. */
export const PickingTotalsList = ({ orders }: { readonly orders: readonly ShopOrder[] }) => (
  <section className="rounded-lg border border-line bg-surface p-5 print:border-0 print:p-0">
    <h2 className="text-lg">Separação por produto</h2>
    <table className="mt-4 w-full text-sm">
      <thead>
        <tr className="border-line-2 border-b text-left">
          <th scope="col" className="py-1.5">
            Código
          </th>
          <th scope="col">Produto</th>
          <th scope="col" className="text-right">
            Quantidade
          </th>
          <th scope="col" className="pl-4">
            Pedidos
          </th>
        </tr>
      </thead>
      <tbody>
        {pickingTotals(orders).map(({ productId, sku, name, unit, quantity, numbers }) => (
          <tr key={productId} className="border-line border-b">
            <td className="py-2">{sku}</td>
            <td>{name}</td>
            <td className="text-right tabular-nums">
              {formatQuantity(quantity)} {unit}
            </td>
            <td className="pl-4 tabular-nums">{numbers.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
