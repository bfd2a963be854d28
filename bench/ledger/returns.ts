/** I1: what came back was bought, and no more money goes back for it than was received. */
import type pg from 'pg';
import { countOf, rowsOf } from './ask.ts';
import type { Finding } from './finding.ts';

const MAY_COME_BACK = `('out-for-delivery', 'ready-for-pickup', 'delivered')`;

export const returnsAddUp = async (client: pg.Client): Promise<Finding> => ({
  id: 'I1',
  says: 'devolução = linhas + taxa; devolvido ≤ comprado, em quantidade e em dinheiro; troca sem dinheiro',
  checked: await countOf(client, 'select count(*) from order_returns'),
  of: 'devoluções',
  broken: await rowsOf(
    client,
    `select 'return ' || r.order_number from order_returns r
        left join (select supplier_id, order_number, number, sum(value) as value from order_return_lines group by 1, 2, 3) l
          on l.supplier_id = r.supplier_id and l.order_number = r.order_number and l.number = r.number
        join orders o on o.supplier_id = r.supplier_id and o.number = r.order_number
        where l.value is null or r.value <> l.value + r.fee or r.amount > r.value
          or o.status not in ${MAY_COME_BACK}
          or (r.exchanged and (r.value <> 0 or r.amount <> 0))
      union all
      select 'line ' || b.order_number from order_return_lines b
        join order_returns r using (supplier_id, order_number, number)
        join order_lines l using (supplier_id, order_number, position)
        group by supplier_id, order_number, position, b.order_number, l.quantity
        having sum(b.quantity) filter (where not r.exchanged) > l.quantity
          or max(b.quantity) filter (where r.exchanged) > l.quantity
      union all
      select 'fee ' || order_number from order_returns where fee > 0
        group by supplier_id, order_number having count(*) > 1
      union all
      select 'money ' || r.order_number from order_returns r
        join charges c on c.supplier_id = r.supplier_id and c.id = r.charge_id
        where r.way = 'refund' and c.status in ('paid', 'refunded')
        group by r.supplier_id, r.order_number, c.captured having sum(r.amount) > c.captured`,
  ),
});
