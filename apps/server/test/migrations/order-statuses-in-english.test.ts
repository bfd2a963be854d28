import { expect, test } from 'vitest';
import {
  orderStatusFromWire,
  WIRE_ORDER_STATUSES,
} from '#features/orders/contract/order/order-status.wire.ts';
import { databaseBefore } from '#platform/testing/database-before.ts';

const { client, migrate } = databaseBefore('0006_order_statuses_in_english');
const ID = '01a1fc5d-1800-7000-8000-0000000000a1';

test('orders, their events and the audit get the status that the contract reads from the old spelling', async () => {
  for (const [number, status] of WIRE_ORDER_STATUSES.entries()) {
    await client.query(
      `insert into orders (supplier_id, number, client_id, user_id, issued_by, status, channel, delivery,
        payment_method_id, payment_name, subtotal, delivery_fee, total, fingerprint, created_at)
       values ($1, $2, $1, $1, 'Ana', $3, 'WEB', '{}', $1, 'Pix', 0, 0, 0, '', now())`,
      [ID, number, status],
    );
    await client.query(
      `insert into order_events (supplier_id, order_number, position, status, at) values ($1, $2, 0, $3, now())`,
      [ID, number, status],
    );
    await audit(
      'order.moved',
      { order: number, status: 'ENVIADO' },
      { order: number, status, reason: 'PAGO' },
    );
  }
  await audit('title.paid', { status: 'PAGO' }, null);
  await audit('order.moved', { order: 99 }, null);

  await migrate();

  const statuses = WIRE_ORDER_STATUSES.map(orderStatusFromWire);
  expect(await column('select status from orders order by number')).toEqual(statuses);
  expect(await column('select status from order_events order by order_number')).toEqual(statuses);
  expect(
    await column('select jsonb_build_array(before, after) as both from audit_events order by at'),
  ).toEqual([
    ...statuses.map((status, order) => [
      { order, status: 'received' },
      { order, status, reason: 'PAGO' },
    ]),
    [{ status: 'PAGO' }, null],
    [{ order: 99 }, null],
  ]);
});

const audit = (action: string, before: object, after: object | null) =>
  client.query(
    `insert into audit_events (supplier_id, id, at, staff_id, action, subject_id, before, after)
     values ($1, gen_random_uuid(), clock_timestamp(), $1, $2, $1, $3, $4)`,
    [ID, action, before, after],
  );

async function column(query: string): Promise<unknown[]> {
  const { rows } = await client.query<unknown[]>({ text: query, rowMode: 'array' });
  return rows.map(([value]) => value);
}
