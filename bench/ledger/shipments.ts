/** I1: what has left in parts was bought, and an order is delivered when all of them are. */
import type pg from 'pg';
import { countOf, rowsOf } from './ask.ts';
import type { Finding } from './finding.ts';

export const shipmentsAddUp = async (client: pg.Client): Promise<Finding> => ({
  id: 'I1',
  says: 'enviado + desistido ≤ comprado; um pedido em partes só está entregue com todas entregues e nada por enviar',
  checked: await countOf(client, 'select count(*) from order_shipments'),
  of: 'envios',
  broken: await rowsOf(
    client,
    `with sent as (
        select supplier_id, order_number, position, sum(quantity) as quantity from order_shipment_lines group by 1, 2, 3
      ), unsent as (
        select supplier_id, order_number, position, sum(quantity) as quantity
          from order_return_lines join order_returns using (supplier_id, order_number, number) where unsent group by 1, 2, 3
      ), lines as (
        select l.supplier_id, l.order_number, l.quantity, coalesce(s.quantity, 0) + coalesce(u.quantity, 0) as done
          from order_lines l
          left join sent s using (supplier_id, order_number, position)
          left join unsent u using (supplier_id, order_number, position)
      ), shipped as (
        select o.supplier_id, o.number, o.status, bool_and(s.delivered_at is not null) as arrived
          from order_shipments s join orders o on o.supplier_id = s.supplier_id and o.number = s.order_number group by 1, 2, 3
      )
      select 'line ' || order_number from lines where done > quantity
      union all
      select 'status ' || number from shipped where status not in ('out-for-delivery', 'delivered')
      union all
      select 'on its way ' || number from shipped where status = 'delivered' and not arrived
      union all
      select 'pending ' || s.number from shipped s
        join lines l on l.supplier_id = s.supplier_id and l.order_number = s.number
        where s.status = 'delivered' and l.done < l.quantity`,
  ),
});
