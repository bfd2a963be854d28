import { expect, test } from 'vitest';
import { databaseBefore } from '#platform/testing/database-before.ts';

const { client, migrate } = databaseBefore('0009_delivery_types_in_english');
const ID = '01a1fc5d-1800-7000-8000-0000000000a1';
const OTHER = '01a1fc5d-1800-7000-8000-0000000000a2';

test('all that names a delivery type names it in English, and nothing else changes', async () => {
  await rows(
    'delivery_slots',
    { id: 'uuid', delivery_type: 'text', weekday: '0', starts_at: '0', ends_at: '60' },
    [
      [ID, 'DELIVERY'],
      [OTHER, 'RETIRADA'],
    ],
  );
  await rows(
    'payment_methods',
    { id: 'uuid', name: 'text', delivery_types: 'text[]', kind: `'pix'`, position: '0' },
    [
      [ID, 'RETIRADA', ['DELIVERY', 'RETIRADA']],
      [OTHER, 'Pix', ['RETIRADA']],
    ],
  );
  await rows(
    'promotional_combos',
    {
      id: 'uuid',
      slug: 'text',
      delivery_types: 'text[]',
      name: `''`,
      description: `''`,
      price: '1',
      created_at: 'now()',
    },
    [
      [ID, 'a', []],
      [OTHER, 'b', ['DELIVERY']],
    ],
  );
  await rows(
    'price_policies',
    {
      id: 'uuid',
      audience: 'jsonb',
      name: `'RETIRADA'`,
      scope: `'{}'`,
      effect: `'{}'`,
      priority: '0',
      stackable: 'true',
    },
    [
      [ID, { groups: ['RETIRADA'], deliveryTypes: ['RETIRADA', 'DELIVERY'] }],
      [OTHER, { groups: ['RETIRADA'] }],
    ],
  );
  await rows(
    'orders',
    {
      number: 'bigint',
      delivery: 'jsonb',
      client_id: `'${ID}'`,
      user_id: `'${ID}'`,
      issued_by: `''`,
      status: `'received'`,
      channel: `'WEB'`,
      payment_method_id: `'${ID}'`,
      payment_name: `''`,
      subtotal: '0',
      delivery_fee: '0',
      total: '0',
      fingerprint: `''`,
      created_at: 'now()',
    },
    [
      [1, { type: 'DELIVERY', areaName: 'RETIRADA' }],
      [2, { type: 'RETIRADA', store: { name: 'DELIVERY' } }],
    ],
  );
  await rows(
    'subscriptions',
    {
      id: 'uuid',
      place: 'jsonb',
      first_order_number: 'bigint',
      client_id: `'${ID}'`,
      type_id: `'${ID}'`,
      label: `''`,
      interval_unit: `'week'`,
      interval_count: '1',
      lines: `'[]'`,
      payment_method_id: `'${ID}'`,
      payment_name: `''`,
      anchor_date: 'now()',
      next_date: 'now()',
      created_at: 'now()',
    },
    [
      [ID, { type: 'RETIRADA', text: 'DELIVERY' }, 1],
      [OTHER, { type: 'DELIVERY', text: 'x' }, 2],
    ],
  );
  await rows('carts', { client_id: 'uuid', seen_terms: 'text', updated_at: 'now()' }, [
    [ID, `${ID}/RETIRADA/`],
    [OTHER, `/DELIVERY/${ID}`],
  ]);
  await rows(
    'audit_events',
    {
      id: 'uuid',
      action: 'text',
      before: 'jsonb',
      after: 'jsonb',
      at: 'now()',
      staff_id: `'${ID}'`,
      subject_id: `'${ID}'`,
    },
    [
      [ID, 'delivery-slot.changed', null, { deliveryType: 'RETIRADA' }],
      [OTHER, 'combo.changed', { tiposEntrega: ['DELIVERY'] }, null],
    ],
  );

  await migrate();

  expect(await all('select delivery_type from delivery_slots order by id')).toEqual([
    ['delivery'],
    ['pickup'],
  ]);
  expect(await all('select name, delivery_types from payment_methods order by id')).toEqual([
    ['RETIRADA', ['delivery', 'pickup']],
    ['Pix', ['pickup']],
  ]);
  expect(await all('select delivery_types from promotional_combos order by id')).toEqual([
    [[]],
    [['delivery']],
  ]);
  expect(await all('select name, audience from price_policies order by id')).toEqual([
    ['RETIRADA', { groups: ['RETIRADA'], deliveryTypes: ['pickup', 'delivery'] }],
    ['RETIRADA', { groups: ['RETIRADA'] }],
  ]);
  expect(await all('select delivery from orders order by number')).toEqual([
    [{ type: 'delivery', areaName: 'RETIRADA' }],
    [{ type: 'pickup', store: { name: 'DELIVERY' } }],
  ]);
  expect(await all('select place from subscriptions order by id')).toEqual([
    [{ type: 'pickup', text: 'DELIVERY' }],
    [{ type: 'delivery', text: 'x' }],
  ]);
  expect(await all('select seen_terms from carts order by client_id')).toEqual([
    [`${ID}/pickup/`],
    [`/delivery/${ID}`],
  ]);
  expect(await all('select before, after from audit_events order by id')).toEqual([
    [null, { deliveryType: 'pickup' }],
    [{ tiposEntrega: ['DELIVERY'] }, null],
  ]);
});

/** Inserts rows: columns with a type get the row's values in turn, the others the SQL expression named for them. */
async function rows(
  table: string,
  columns: Record<string, string>,
  values: readonly unknown[][],
): Promise<void> {
  for (const row of values) {
    const given = row.map((value) => (isRecord(value) ? JSON.stringify(value) : value));
    const expressions = Object.values(columns).map((text, at) =>
      at < row.length ? `$${at + 1}::${text}` : text,
    );
    await client.query(
      `insert into ${table} (${Object.keys(columns).join()}, supplier_id) values (${expressions.join()}, '${ID}')`,
      given,
    );
  }
}

const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function all(query: string): Promise<unknown[][]> {
  const found = await client.query<unknown[]>({ text: query, rowMode: 'array' });
  return found.rows;
}
