/** The tripwire reads every SQL text of the tests. Design 4, multi-tenancy. */
import { expect, test } from 'vitest';
import { declareTenantTables, watchTenants } from './tenant-tripwire.ts';

declareTenantTables(['orders', 'order_lines']);
const OF_SUPPLIER = 'from orders where supplier_id = $1';

test.each([
  `select (select count(*) from "order_lines" where "supplier_id" = "supplier_id") ${OF_SUPPLIER}`,
  `select 1 ${OF_SUPPLIER} and "orders"."number" = "orders"."number"`,
  `select 1 ${OF_SUPPLIER} and number is distinct from number`,
  `select 1 ${OF_SUPPLIER} and "number"  <> "number" and true`,
])('a column that is compared with itself fails: %s', (sql) => {
  expect(() => watchTenants(sql)).toThrow('compares a column with itself');
});

test('a subquery whose columns have lost their tables fails', () => {
  const lost = `select (select count(*) from "order_lines" where "order_number" = "number") ${OF_SUPPLIER}`;
  expect(() => watchTenants(lost)).toThrow('compares columns without their tables');
});

test.each([
  `select 1 from order_lines l join orders o on l.supplier_id = o.supplier_id where o.supplier_id = $1`,
  `select 1 from "order_lines", "orders" where "order_lines"."supplier_id" = "orders"."supplier_id"`,
  `select 1 ${OF_SUPPLIER} and lower(name) = lower(other)`,
  `select 1 ${OF_SUPPLIER} and number = number_before`,
  `update orders as o set number = number + 1 where supplier_id = $1`,
  `insert into orders (supplier_id, number) values ($1, 1) on conflict do update set number = excluded.number`,
])('two columns, and what is worked out of one, pass: %s', (sql) => {
  expect(() => watchTenants(sql)).not.toThrow();
});

test('a supplier’s table without its supplier fails', () => {
  expect(() => watchTenants('select 1 from orders where number = 1')).toThrow('does not name its supplier');
});
