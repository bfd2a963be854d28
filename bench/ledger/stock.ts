/** I3: initial stock − sold + returned = present stock, never below zero. */
import type pg from 'pg';
import { countOf, rowsOf } from './ask.ts';
import type { Finding, Outside } from './finding.ts';

export async function stockAddsUp(client: pg.Client, { stockAtStart }: Outside): Promise<Finding> {
  const checked = await countOf(client, 'select count(*) from stock_levels');
  const known = stockAtStart !== undefined;
  return {
    id: 'I3',
    says: known
      ? 'estoque inicial − vendido + devolvido = estoque, nunca abaixo de zero'
      : 'estoque nunca abaixo de zero (o inicial não foi dado)',
    checked,
    of: 'produtos',
    broken: known
      ? await rowsOf(client, balance, [JSON.stringify(stockAtStart)])
      : await rowsOf(client, 'select product_id, quantity from stock_levels where quantity < 0'),
  };
}

// Cancelled orders have returned their stock, and others what came back and can be sold again; an exchange takes as
// much as came. Quotes take none.
const balance = `
  select first.id, first.quantity, coalesce(sold.quantity, 0), coalesce(back.quantity, 0), s.quantity
  from (select key::uuid as id, value::bigint as quantity from jsonb_each_text($1::jsonb)) as first
  left join stock_levels s on s.product_id = first.id
  left join (
    select l.product_id, sum(l.quantity) as quantity
    from order_lines l join orders o on o.supplier_id = l.supplier_id and o.number = l.order_number
    where o.status not in ('cancelled', 'quote-requested', 'quote-priced') group by 1
  ) as sold on sold.product_id = first.id
  left join (
    select l.product_id, sum(b.quantity * (b.restocked::int - r.exchanged::int)) as quantity
    from order_return_lines b join order_returns r using (supplier_id, order_number, number)
      join order_lines l on l.supplier_id = b.supplier_id and l.order_number = b.order_number
      and l.position = b.position
    group by 1
  ) as back on back.product_id = first.id
  where s.quantity is distinct from first.quantity - coalesce(sold.quantity, 0) + coalesce(back.quantity, 0)
    or s.quantity < 0`;
