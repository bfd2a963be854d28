/** I10: rows and what they belong to share a supplier. I11: one cart per client and supplier. */
import type pg from 'pg';
import { countOf, rowsOf } from './ask.ts';
import type { Finding } from './finding.ts';

const orphans = (table: string, column: string): string => `
  select '${table} ' || t.${column} from ${table} t
  left join orders o on o.supplier_id = t.supplier_id and o.number = t.${column} where o.number is null`;

export const suppliersAgree = async (client: pg.Client): Promise<Finding> => ({
  id: 'I10',
  says: 'dono e parte são do mesmo fornecedor',
  checked: await countOf(
    client,
    `select (select count(*) from order_lines) + (select count(*) from order_events)
      + (select count(*) from charges) + (select count(*) from orders)
      + (select count(*) from order_combos) + (select coalesce(sum(jsonb_array_length(lines)), 0)::int from carts)`,
  ),
  of: 'registros',
  broken: await rowsOf(
    client,
    [
      orphans('order_lines', 'order_number'),
      orphans('order_combos', 'order_number'),
      orphans('order_events', 'order_number'),
      orphans('charges', 'order_number'),
      `select 'carts ' || (l.line->>'productId') from carts c cross join jsonb_array_elements(c.lines) as l (line)
        left join products p on p.supplier_id = c.supplier_id and p.id = (l.line->>'productId')::uuid
        left join promotional_combos o on o.supplier_id = c.supplier_id and o.id = (l.line->>'productId')::uuid
        where case when (l.line->'combo')::boolean then o.id else p.id end is null`,
      `select 'orders ' || o.number from orders o join users u on u.id = o.user_id
        where u.client_id <> o.client_id`,
      `select 'orders ' || o.number from orders o
        left join customers c on c.supplier_id = o.supplier_id and c.client_id = o.client_id
        where c.client_id is null`,
      `select 'orders ' || o.number from orders o
        left join payment_methods m on m.supplier_id = o.supplier_id and m.id = o.payment_method_id
        where m.id is null`,
    ].join(' union all '),
  ),
});

export const oneCartEach = async (client: pg.Client): Promise<Finding> => ({
  id: 'I11',
  says: 'um carrinho por cliente e fornecedor',
  checked: await countOf(client, 'select count(*) from carts'),
  of: 'carrinhos',
  broken: await rowsOf(client, 'select supplier_id, client_id from carts group by 1, 2 having count(*) > 1'),
});
