import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { formatPostalCode } from '#features/addresses/domain/address.ts';
import type { DeliverySnapshot } from '../../domain/order.ts';
import type { ShopOrder } from '../../domain/shop-order.ts';

/** Two labels beside each other; none is cut by the end of a page. */
export function Labels({ orders }: { readonly orders: readonly ShopOrder[] }) {
  const { shop } = useStaffPlace();
  return (
    <ul className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
      {orders.map((order) => (
        <li
          key={order.number}
          className="flex break-inside-avoid flex-col gap-1 rounded-lg border border-line-2 bg-surface p-4"
        >
          <p className="flex justify-between gap-4 text-sm">
            <span>{shop.name}</span>
            <strong className="tabular-nums">Pedido {order.number}</strong>
          </p>
          <p className="mt-2 font-semibold text-lg">{order.client.name}</p>
          {placeLines(order.delivery).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </li>
      ))}
    </ul>
  );
}

function placeLines(delivery: DeliverySnapshot): readonly string[] {
  if (delivery.type === 'pickup') return ['Retirada na loja', delivery.store.name];
  const { street, number, complement, district, city, state, postalCode, reference } = delivery.address;
  return [
    [street, number, complement].filter((part) => part !== '').join(', '),
    `${district} · ${city} - ${state}`,
    `CEP ${formatPostalCode(postalCode)}`,
    ...(reference === '' ? [] : [reference]),
  ];
}
