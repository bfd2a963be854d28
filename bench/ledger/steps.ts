/** I12: an order's history has legal steps only and ends in its present status. */
import type pg from 'pg';
import { canMove, type OrderStatus } from '#features/orders/domain/order-status.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { type Finding, MAX_SHOWN } from './finding.ts';

interface History {
  readonly number: string;
  readonly status: OrderStatus;
  readonly deliveryType: DeliveryType;
  readonly steps: readonly OrderStatus[];
  readonly positions: readonly number[];
}

const BEGINNINGS: readonly OrderStatus[] = ['received', 'quote-requested'];

export async function stepsAreLegal(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<History>(
    `select o.number::text, o.status, o.delivery ->> 'type' as "deliveryType",
        coalesce(array_agg(e.status order by e.position) filter (where e.status is not null), '{}') as steps,
        coalesce(array_agg(e.position order by e.position) filter (where e.status is not null), '{}') as positions
      from orders o
      left join order_events e on e.supplier_id = o.supplier_id and e.order_number = o.number
      group by o.supplier_id, o.number`,
  );
  return {
    id: 'I12',
    says: 'só passos permitidos no histórico, que termina na situação do pedido',
    checked: rows.length,
    of: 'pedidos',
    broken: rows
      .filter((history) => !isLegal(history))
      .map(({ number, steps, status }) => `${number} ${steps.join(' → ')} (${status})`)
      .slice(0, MAX_SHOWN),
  };
}

export function isLegal({ status, deliveryType, steps, positions }: Omit<History, 'number'>): boolean {
  const [first, ...rest] = steps;
  if (first === undefined || !BEGINNINGS.includes(first) || steps.at(-1) !== status) return false;
  const inOrder = positions.every((position, index) => position === index);
  const legal = rest.every((to, index) => {
    const from = steps[index];
    return from !== undefined && canMove(from, to, deliveryType);
  });
  return inOrder && legal;
}
