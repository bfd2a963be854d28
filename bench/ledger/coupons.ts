/** I4: a coupon's uses are its living orders, within its limits, and belong to their clients. */
import type pg from 'pg';
import { countOf, rowsOf } from './ask.ts';
import type { Finding } from './finding.ts';

/** A quote does not use a coupon yet. */
const LIVING = `status not in ('cancelled', 'quote-requested', 'quote-priced')`;

export const couponsAddUp = async (client: pg.Client): Promise<Finding> => ({
  id: 'I4',
  says: 'usos de cupom = pedidos vivos com ele, dentro dos limites',
  checked: await countOf(client, 'select count(*) from coupon_uses'),
  of: 'usos',
  broken: await rowsOf(
    client,
    `select 'coupon ' || c.code from coupons c
        where c.used <> (select count(*) from coupon_uses u where u.supplier_id = c.supplier_id and u.coupon_id = c.id)
          or c.used > coalesce(c.use_limit, c.used)
      union all
      select 'client ' || u.client_id from coupon_uses u
        join coupons c on c.supplier_id = u.supplier_id and c.id = u.coupon_id
        group by c.use_limit_per_client, u.supplier_id, u.coupon_id, u.client_id
        having count(*) > c.use_limit_per_client
      union all
      select 'order ' || o.number from orders o
        left join coupon_uses u on u.supplier_id = o.supplier_id and u.order_number = o.number
        where (${LIVING} and o.coupon <> 'null') is true <> (u.order_number is not null)
          or u.client_id <> o.client_id or u.discount <> o.discount`,
  ),
});

export const purchasesAddUp = async (client: pg.Client): Promise<Finding> => ({
  id: 'I4',
  says: 'compras contadas de um cliente = seus pedidos vivos',
  checked: await countOf(client, 'select count(*) from coupon_buyers'),
  of: 'clientes',
  broken: await rowsOf(
    client,
    `select b.client_id from coupon_buyers b
      where b.purchases <> (select count(*) from orders o
        where o.supplier_id = b.supplier_id and o.client_id = b.client_id and ${LIVING})`,
  ),
});
